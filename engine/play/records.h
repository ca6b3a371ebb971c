#pragma once
// The book of records: every finished run with its statistics. Tables are computed from it. The
// book holds one run for each game: of several runs with the same game id it keeps the first.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/play/run_stats.h"

namespace engine {

constexpr int table_length = 10;

struct Record {
    std::string category = {}; // see category_of() in engine/make/puzzle_spec.h
    std::string initials = {}; // three characters, UTF-8
    PlayTime time{0};
    std::int64_t date = 0; // seconds since 1970-01-01 UTC
    RunStats stats = {};
    std::string seed = {};                 // code of the puzzle
    std::vector<PlayTime> fill_times = {}; // see Session::fill_times()
    bool repeated = false; // the puzzle had been finished before: the run is left out of the table
    std::string game = {}; // id of the finished game; empty in runs of older versions
    // recipe of the puzzle, see engine/recipe/recipe.h; empty in runs of older versions
    std::string recipe = {};
    // The player does not want to see it: it is in no table, but can be brought back.
    bool deleted = false;

    friend bool operator==(const Record&, const Record&) = default;
};

enum class RunFilter { CleanOnly, All };

class RecordBook {
public:
    RecordBook() = default;
    explicit RecordBook(std::vector<Record> runs);

    // Marks the run as repeated if the book already has a run of its puzzle: of its recipe or, in
    // runs of older versions, of its category and seed. If the book already has the run of its game
    // (its end was saved twice), that run is kept unchanged. A run in the book that has no game id,
    // but is the same play, is given the id. Returns the index of the run in runs().
    std::size_t add(Record record);
    void rename(std::size_t run, std::string initials);
    void set_deleted(std::size_t run, bool deleted);

    const std::vector<Record>& runs() const { return runs_; } // in the order they were added
    // Returns the index in runs() of the run of a game; nothing if there is none or the id is
    // empty.
    std::optional<std::size_t> run_of(std::string_view game) const;
    // Categories that have runs which are not deleted, in order of first appearance.
    std::vector<std::string> categories() const;
    // Indexes into runs(): the fastest first, at most table_length, equal times in the order they
    // were added. Repeated puzzles and deleted runs are left out.
    std::vector<std::size_t> table(std::string_view category, RunFilter filter) const;
    // Returns the fastest clean run, or null if there is none.
    const Record* best(std::string_view category) const;

    friend bool operator==(const RecordBook&, const RecordBook&) = default;

private:
    std::vector<Record> runs_;
};

// Merges the books of two running copies of the game that both started from `before`: all the runs
// of `theirs` in their order, then the runs that only `mine` has, with the initials that either
// copy changed, and deleted or brought back as either copy did.
RecordBook merged(const RecordBook& before, const RecordBook& mine, const RecordBook& theirs);

} // namespace engine
