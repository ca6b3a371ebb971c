#pragma once
// Lists of classic puzzles: from files, or made here from a seed.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/result.h"

namespace bench {

struct PuzzleSet {
    std::string name;
    std::vector<std::string> puzzles; // each 81 characters, '1' to '9' and '.'
};

// One puzzle on each line: the first 81 characters, 0 or . for open cells. What follows a space,
// tab, comma or semicolon is ignored, and so are empty lines and lines that begin with #.
engine::Result<PuzzleSet> read_set(const std::filesystem::path& file);

// An equivalent puzzle: digits renamed; rows, columns, bands and stacks moved; perhaps reflected in
// its diagonal. The number of solutions does not change.
std::string dressed_up(const std::string& puzzle, engine::Random& random);

// A puzzle equivalent to each, in random order; at most this many.
PuzzleSet prepared(PuzzleSet set, std::uint64_t seed, std::size_t most);

// Removes one to four givens, or sometimes adds one that may be wrong, so that any number of
// solutions is possible.
std::string spoiled(std::string puzzle, engine::Random& random);
PuzzleSet spoiled(const PuzzleSet& set, std::uint64_t seed);

// Puzzles made by the engine: unchanged, with many givens, and with no or several solutions.
std::vector<PuzzleSet> own_sets(std::uint64_t seed, int count);

} // namespace bench
