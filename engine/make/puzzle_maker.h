#pragma once
// Makes a puzzle to a spec: fills a grid, takes givens away while one solution and the level
// remain, and looks whether the level is met. Deterministic in the spec; bounded in work.

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
    std::uint64_t fill_steps; // digits tried, or transformations made, while filling the grids
    std::uint64_t attempts;   // grids filled until the level was met
};

// The layout must be known. Nothing when asked to stop, or when no digits fit the layout's rules,
// which no layout of the catalogue suffers from but some mixes do. At most 200 grids are tried;
// when all of them miss the level, the first of the hardest puzzles found is given, and its level
// says so.
std::optional<MadePuzzle> make_puzzle(const PuzzleSpec& spec, std::stop_token stop = {});

// The level of a puzzle that has one solution.
Level rate(const Puzzle& puzzle);

} // namespace engine
