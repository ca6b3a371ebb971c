#pragma once
// Converts puzzles to and from documents. A puzzle read from a file is not trusted: its grid must
// be valid, and its solution must contain the givens and satisfy every house, cage and pair. That
// the solution is unique is not proved again.

#include <optional>

#include "engine/grid/puzzle.h"
#include "engine/store/documents/documents.h"

namespace engine {

PuzzleDocument to_document(const Puzzle& puzzle);
std::optional<Puzzle> from_document(const PuzzleDocument& document);

} // namespace engine
