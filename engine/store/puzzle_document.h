#pragma once
// Puzzles to and from documents. A puzzle read from a file is foreign: its grid must be sound, and
// its solution must agree with the givens and obey every house, cage and pair. That no second
// solution exists is not proved again.

#include <optional>

#include "engine/grid/puzzle.h"
#include "engine/store/documents.h"

namespace engine {

PuzzleDocument to_document(const Puzzle& puzzle);
std::optional<Puzzle> from_document(const PuzzleDocument& document);

} // namespace engine
