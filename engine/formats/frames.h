#pragma once
// Writes squares of cells in rows.

#include <string>

#include "engine/formats/shared_puzzle.h"

namespace engine {

// In a frame around boxes.
std::string framed(const Grid& grid, const Digits& digits);
// A character for each cell, nothing else.
std::string unframed(const Grid& grid, const Digits& digits);
// Candidates in a frame, as HoDoKu writes them.
std::string framed(const Grid& grid, const DigitSets& sets);

std::string to_text(DigitSet digits); // "159"; a dot if it is empty

} // namespace engine
