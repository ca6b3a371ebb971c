#pragma once
// Lists of puzzles that other programs rated.

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
    int hardest; // in tenths, all three; 0: not known
    int first_placement = 0;
    int first_step = 0;
};

// Nothing for empty lines, comments, and what can't be read.
std::optional<RatedPuzzle> read_rated_puzzle(const std::string& line);

// Of a layout as the lists name it.
std::shared_ptr<const engine::Grid> listed_grid(const std::string& layout);

} // namespace bench
