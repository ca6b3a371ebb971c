#pragma once
// The wishes of a spec: all that it asks for besides a layout and a level. Says whether they are
// possible, and whether a puzzle that was made meets them.

#include <optional>
#include <vector>

#include "engine/base/message.h"
#include "engine/make/puzzle_maker.h"

namespace engine {

// Returns the number of givens in each row of the drawing, from the top.
std::vector<int> givens_in_rows(const Puzzle& puzzle);

// Returns a sentence for the player that says why there can be no puzzle of the spec; nothing if
// only making one can tell. The spec's layout must be known.
std::optional<Message> why_impossible(const PuzzleSpec& spec);

// Whether in all positions of the technique that are known (engine/practice/stock) an easier one
// finds something, too; false if none are known.
bool is_never_next(const Technique& technique);

// Returns a sentence for the player that says which wish the puzzle does not meet, and what it is
// like instead; nothing if it meets all. The level is not a wish.
std::optional<Message> unmet_wish(const PuzzleSpec& spec, const MadePuzzle& made);

int count_wishes(const PuzzleSpec& spec);
PuzzleSpec without_wishes(PuzzleSpec spec);

} // namespace engine
