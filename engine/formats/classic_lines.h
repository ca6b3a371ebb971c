#pragma once
// Lines that are a classic grid in digits and dots and nothing else, which is how large files are
// written.

#include <string_view>
#include <vector>

#include "engine/solve/classic_search.h"

namespace engine {

struct ClassicLines {
    std::size_t lines = 0;
    std::size_t bytes = 0; // with their line ends
};

// Adds the givens of the complete lines of this kind with which the text begins, at most so many,
// to `puzzles`. Returns how much of the text they are.
ClassicLines
take_classic_lines(std::string_view text, std::size_t most, std::vector<ClassicDigits>& puzzles);

} // namespace engine
