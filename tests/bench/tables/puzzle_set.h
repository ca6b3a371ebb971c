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

// One puzzle a line: the first 81 characters, 0 or . for open cells; what follows a space, tab,
// comma or semicolon is left aside, and so are empty lines and those that begin with #.
engine::Result<PuzzleSet> read_set(const std::filesystem::path& file);

// The same puzzle in other clothes: digits renamed, rows, columns, bands and stacks moved, perhaps
// turned over its diagonal. Nothing about its solutions or their number changes.
std::string dressed_up(const std::string& puzzle, engine::Random& random);

// Every puzzle in other clothes, in another order; at most so many, chosen by the dice.
PuzzleSet prepared(PuzzleSet set, std::uint64_t seed, std::size_t most);

// One to four givens fewer, or now and then one more that may be wrong: with any number of
// solutions.
std::string spoiled(std::string puzzle, engine::Random& random);
PuzzleSet spoiled(const PuzzleSet& set, std::uint64_t seed);

// Puzzles of the engine's own: as made, with many givens, and with none or several solutions.
std::vector<PuzzleSet> own_sets(std::uint64_t seed, int count);

} // namespace bench
