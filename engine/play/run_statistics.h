#pragma once
// What the runs of a table add up to: averages, and how they developed.
//
// The average of 5 is that of the World Cube Association (Regulations, article 9f8): the best and
// the worst of the five are left out, and the mean of the other three counts. The averages of 12
// and 100 follow the practice of cubers' timers (csTimer): a twentieth of the runs, rounded up, is
// left out at each end, that is 1 of 12 and 5 of 100.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/play/records.h"
#include "engine/steps/level.h"

namespace engine {

// Which runs of the book are looked at. Runs of a repeated puzzle never are.
struct RunChoice {
    std::string board = {};         // id of the layout; empty: all boards
    std::optional<Level> level{};   // nothing: all levels
    bool is_from_elsewhere = false; // of a board and a level: puzzles that the game did not make
    bool is_with_elsewhere = false; // likewise: both kinds together
    std::string initials = {};      // empty: everybody's
    RunFilter filter = RunFilter::CleanOnly;

    friend bool operator==(const RunChoice&, const RunChoice&) = default;
};

// Indices in book.runs(), the oldest first; of the same second, in the order they were added.
std::vector<std::size_t> chosen_runs(const RecordBook& book, const RunChoice& choice);
// The initials in the book, those with the most runs first; not those of runs without any.
std::vector<std::string> players(const RecordBook& book);

// How many of the best and how many of the worst of so many runs an average leaves out.
std::size_t left_out_at_each_end(std::size_t count);
// For each time, the mean of what is left of the last `length` times up to it; nothing for the
// first ones, before which there are too few. `length` is at least 3.
std::vector<std::optional<PlayTime>> running_averages(std::span<const PlayTime> times,
                                                      std::size_t length);

// An average of the last runs, and the best that it has ever been.
struct Average {
    std::size_t length = 0; // of how many runs
    std::optional<PlayTime> now = {};
    std::optional<PlayTime> best = {};

    friend bool operator==(const Average&, const Average&) = default;
};
Average average_of_last(std::span<const PlayTime> times, std::size_t length);

// Of at least one time.
PlayTime mean(std::span<const PlayTime> times);
PlayTime median(std::span<const PlayTime> times); // of an even number: the mean of the middle two

// Round lengths of time for bins and axes, in seconds.
inline constexpr std::array round_seconds = {1,   2,   5,   10,   15,   20,   30,   60,    120,
                                             300, 600, 900, 1200, 1800, 3600, 7200, 14400, 43200};

// How many times there are from `from` to below `from` + the width of the bins.
struct Bin {
    PlayTime from{0};
    int count = 0;

    friend bool operator==(const Bin&, const Bin&) = default;
};
// A few very slow runs must not press all the others into one bin, so the last bin may have all
// times from its beginning on.
struct Distribution {
    PlayTime width{0}; // of every bin: a round number of seconds
    std::vector<Bin> bins = {};
    bool is_last_open = false; // the last bin has no end

    friend bool operator==(const Distribution&, const Distribution&) = default;
};
// Of at least one time, with at most `most` bins; `most` is at least 2.
Distribution distribution(std::span<const PlayTime> times, std::size_t most);

} // namespace engine
