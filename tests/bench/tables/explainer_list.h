#pragma once
// Lists of puzzles with ratings of other programs.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/grid/puzzle.h"

namespace bench {

struct RatedPuzzle {
    std::string line;
    std::string layout; // as the list names it, a jigsaw with its regions
    engine::Digits givens;
    int hardest; // all three in tenths; 0: not known
    int first_placement = 0;
    int first_step = 0;
};

// Returns nothing for empty lines, comments, and lines that can't be read.
std::optional<RatedPuzzle> read_rated_puzzle(const std::string& line);

// The grid of a layout, named as in the lists.
std::shared_ptr<const engine::Grid> listed_grid(const std::string& layout);

} // namespace bench
