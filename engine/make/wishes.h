#pragma once
// What a spec wishes besides a layout and a level: whether that is possible, and whether a puzzle
// that was made is like that.

#include <optional>
#include <vector>

#include "engine/base/message.h"
#include "engine/make/puzzle_maker.h"

namespace engine {

// How many givens are in each row of the drawing, from the top.
std::vector<int> givens_in_rows(const Puzzle& puzzle);

// Why there can be no puzzle of the spec, in a sentence for the player; nothing if only making one
// can tell. The spec's layout must be known.
std::optional<Message> why_impossible(const PuzzleSpec& spec);

// Which wish the puzzle does not meet, in a sentence for the player, which also says what the
// puzzle is like; nothing if it meets all. The level is not a wish.
std::optional<Message> unmet_wish(const PuzzleSpec& spec, const MadePuzzle& made);

// How many wishes the spec has.
int count_wishes(const PuzzleSpec& spec);
// The spec without its wishes.
PuzzleSpec without_wishes(PuzzleSpec spec);

} // namespace engine
