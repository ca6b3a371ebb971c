#pragma once
// Everything that a play can be compared with. What needs only the best runs is known at once,
// however many runs the book has; what needs all runs of the category is worked out when it is
// asked for first, and then only looked up.

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/play/ghost.h"
#include "engine/play/records.h"

namespace engine {

enum class Comparison {
    Nothing,
    BestRun,       // the fastest clean run of the category
    BestSegments,  // see best_segments(); its total is the sum of best
    BestSplits,    // see best_splits()
    AverageOfLast, // of the last clean runs, at most `averaged_runs`
    BestHere,      // the fastest run on this very board, if there is one
    Rival,         // the run that the player chose
};

inline constexpr int comparison_count = 7;
inline constexpr std::size_t averaged_runs = 5;

// Returns its name in files, such as "best-run".
std::string_view id_of(Comparison comparison);
std::optional<Comparison> find_comparison(std::string_view id);

// The play that is compared.
struct Runner {
    std::string category = {};
    std::string recipe = {}; // of its puzzle; empty if unknown
    std::string seed = {};   // likewise
    int cells_to_fill = 1;   // at least 1
    std::optional<Rival> rival = {};
    std::optional<std::size_t> left_out = {}; // the index of a run of the book that is ignored
    std::string initials = {}; // only runs of this player are compared; empty: everybody's
};

class Comparisons {
public:
    Comparisons() = default;
    // Compares with the runs of the category that are clean, neither repeated nor deleted, and have
    // fill times. Comparisons that need several runs have no ghost while there is only one. Later
    // changes of the book do not matter.
    Comparisons(const RecordBook& book, Runner runner);

    // Sets the cells that the best run on this board has filled, in that order. Ignored if their
    // number is not that of its times.
    void set_cells_here(Cells cells);

    const Ghost& ghost(Comparison comparison) const;
    bool offers(Comparison comparison) const;
    bool offers_any() const;
    // Returns the next one that is offered, after the last the first; Nothing is always offered.
    Comparison after(Comparison comparison) const;
    // What a play begins with: the rival; else the best run on this board; else the one that the
    // player prefers or, if that has no ghost and is not Nothing, the best run.
    Comparison first(Comparison preferred) const;

    const std::string& rival() const { return rival_; } // its name
    int averaged() const { return averaged_; }          // how many runs
    // The id of the game of the best run on this board; empty if it is not known.
    const std::string& game_here() const { return game_here_; }
    // Whether this segment is faster than in every run; there must be at least one run.
    bool is_gold(std::size_t split, const Segments& segments) const;
    // The time of a run with these splits if it passes the rest as fast as any run ever did,
    // segment by segment. Nothing with a single run: there the difference from it says the same.
    std::optional<PlayTime> best_possible(const Splits& splits, PlayTime now) const;

private:
    void read_category(const RecordBook& book);
    void read_board();
    std::vector<PlayTime> of_several(Comparison comparison) const;
    Ghost& at(Comparison comparison);

    Runner runner_;
    RunPages runs_; // of the book, which shares them
    // Those of several runs are worked out by ghost().
    mutable std::array<Ghost, comparison_count> ghosts_;
    Segments fastest_; // of all runs
    bool has_several_ = false;
    std::string rival_;
    std::string game_here_;
    int averaged_ = 0;
};

// How a difference has changed since the last split.
enum class Trend { Steady, Gaining, Losing };
Trend trend(PlayTime before, PlayTime now);

} // namespace engine
