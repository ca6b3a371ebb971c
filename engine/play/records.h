#pragma once
// The book of records: every finished run with its facts; tables are read off it. One game gives
// one run: of several with the id of the same game the book takes the first.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/play/facts.h"

namespace engine {

constexpr int table_length = 10;

struct Record {
    std::string category = {}; // see category_of() in engine/make/puzzle_spec.h
    std::string initials = {}; // three characters, UTF-8
    PlayTime time{0};
    std::int64_t date = 0; // seconds since 1970-01-01 UTC
    Facts facts = {};
    std::string seed = {};                 // code of the puzzle
    std::vector<PlayTime> fill_times = {}; // see Session::fill_times()
    bool repeated = false;   // this seed had been finished before: stays out of the table
    std::string game = {};   // id of the game that was finished; empty in runs of older versions
    std::string recipe = {}; // of the puzzle, see engine/recipe/recipe.h; likewise

    friend bool operator==(const Record&, const Record&) = default;
};

enum class RunFilter { CleanOnly, All };

class RecordBook {
public:
    RecordBook() = default;
    explicit RecordBook(std::vector<Record> runs);

    // Marks the run as repeated if its category and seed are in the book already. When the run of
    // its game is in the book (a game whose end was seen twice), that one stays as it is; one of
    // the same play that does not tell its game is told it. Returns the index of the run in runs().
    std::size_t add(Record record);
    void rename(std::size_t run, std::string initials);

    const std::vector<Record>& runs() const { return runs_; } // in the order they were added
    // Index of the run of a game in runs(); nothing while the game has none, or has no id.
    std::optional<std::size_t> run_of(std::string_view game) const;
    // Categories that have runs, in the order they first appeared.
    std::vector<std::string> categories() const;
    // The fastest runs first, at most table_length; equal times in the order they were added.
    // Indexes for runs(). Repeated seeds are left out.
    std::vector<std::size_t> table(std::string_view category, RunFilter filter) const;
    // The fastest clean run; null if there is none.
    const Record* best(std::string_view category) const;

    friend bool operator==(const RecordBook&, const RecordBook&) = default;

private:
    std::vector<Record> runs_;
};

// Two copies of the game had the same book `before` and went on: all the runs of both, in the order
// of `theirs`, then what only `mine` has, with the initials that either of them changed.
RecordBook merged(const RecordBook& before, const RecordBook& mine, const RecordBook& theirs);

} // namespace engine
