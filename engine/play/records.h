#pragma once
// The book of records: every finished run with its statistics. Tables are computed from it. The
// book holds one run for each game: of several runs with the same game id it keeps the first.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/play_time.h"
#include "engine/play/record.h"
#include "engine/play/run_pages.h"

namespace engine {

constexpr int table_length = 10;

// By their recipes or, in runs of older versions, by category and seed.
bool is_same_puzzle(const Record& one, const Record& other);

enum class RunFilter { CleanOnly, AssistedOnly, All };
// Whether the filter leaves the run in.
bool accepts(RunFilter filter, const Record& run);

// Copying a book costs little, and so does a change, however many runs it has: see run_pages.h.
class RecordBook {
public:
    RecordBook() = default;
    explicit RecordBook(std::vector<Record> runs);
    explicit RecordBook(RunPages runs);

    // Marks the run as repeated if the book already has a run of its puzzle with its initials or
    // none. If the book already has the run of its game (its end was saved twice), that run is kept
    // unchanged. A run in the book that has no game id, but is the same play, is given the id.
    // Returns the index of the run in runs().
    std::size_t add(Record record);
    // The run is repeated now if others with these initials had its puzzle before.
    void rename(std::size_t run, std::string initials);
    void set_deleted(std::size_t run, bool deleted);

    const RunPages& runs() const { return runs_; } // in the order they were added
    // Returns the index in runs() of the run of a game; nothing if there is none or the id is
    // empty.
    std::optional<std::size_t> run_of(std::string_view game) const;
    // Categories that have runs which are not deleted, in order of first appearance.
    std::vector<std::string> categories() const;
    // The runs of a category of which best() is the fastest: how many there are, and their times
    // together.
    struct Sum {
        int runs = 0;
        PlayTime time{0};
    };
    Sum sum(std::string_view category) const;
    // Indexes into runs(): the fastest first, at most table_length, equal times in the order they
    // were added. Repeated puzzles and deleted runs are left out. With initials, only the runs of
    // that player count, here and below.
    std::vector<std::size_t>
    table(std::string_view category, RunFilter filter, std::string_view initials = {}) const;
    // The index of the fastest clean run, or a pointer to it; nothing or null if there is none.
    std::optional<std::size_t> best_run(std::string_view category,
                                        std::string_view initials = {}) const;
    const Record* best(std::string_view category) const;
    // The fastest clean run of each category on each page, in their order: best_run() of every
    // category is among these. In one pass, as a list may bring very many.
    struct BestOfPage {
        std::string_view category; // as long as the book does not change
        std::size_t run = 0;
    };
    std::vector<BestOfPage> best_of_pages(std::string_view initials = {}) const;
    // The clean runs that can be raced: they count for tables, and the times of their cells are
    // known. The run `left_out` is not looked at.
    struct Rivals {
        int runs = 0;
        const Record* fastest = nullptr; // null if there is none
        Segments segments = {};          // the least time that one of them took for each
    };
    Rivals rivals(std::string_view category,
                  std::string_view initials = {},
                  std::optional<std::size_t> left_out = {}) const;

    friend bool operator==(const RecordBook&, const RecordBook&) = default;

private:
    friend RecordBook merged(const RecordBook& before,
                             const RecordBook& mine,
                             const RecordBook& theirs,
                             const Cancel& cancel);

    RunPages runs_;
};

// Merges the books of two running copies of the game that both started from `before`: all the runs
// of `theirs` in their order, then the runs that only `mine` has, with the initials that either
// copy changed, and deleted or brought back as either copy did. Tells `cancel` how many runs of
// `mine` are done.
RecordBook merged(const RecordBook& before,
                  const RecordBook& mine,
                  const RecordBook& theirs,
                  const Cancel& cancel = {});

// The runs of `mine` that the other book lacks and that are not deleted, in their order.
std::vector<Record> runs_missing(const RecordBook& there, const RecordBook& mine);

} // namespace engine
