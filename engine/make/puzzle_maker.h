#pragma once
// Makes a puzzle to a spec: fills a grid, takes clues away while one solution remains, and looks
// whether the level is met. Deterministic in the spec; bounded in work.

#include <cstdint>
#include <optional>
#include <stop_token>

#include "engine/grid/puzzle.h"
#include "engine/make/puzzle_spec.h"

namespace engine {

struct MadePuzzle {
    Puzzle puzzle;
    Level level;              // the level reached; differs from the one asked for only when the
                              // bounded number of attempts missed it
    std::uint64_t fill_steps; // digits tried while filling the grid
    std::uint64_t attempts;   // grids filled until the level was met
};

// The layout must be known. Nothing only when asked to stop.
std::optional<MadePuzzle> make_puzzle(const PuzzleSpec& spec, std::stop_token stop = {});

// The level of a puzzle that has one solution.
Level rate(const Puzzle& puzzle);

} // namespace engine
