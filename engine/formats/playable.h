#pragma once
// Puzzles from elsewhere that are to be played: finds one in a text, and judges it as the maker
// judges its own.

#include <string_view>

#include "engine/base/cancel.h"
#include "engine/base/result.h"
#include "engine/formats/shared_puzzle.h"
#include "engine/make/puzzle_maker.h"

namespace engine {

struct FoundPuzzle {
    SharedPuzzle puzzle;
    bool is_followed = false; // by another puzzle in the same text
};
// The first puzzle of a text in any format that is known; of texts of many megabytes only the
// beginning is read. A failure says what can't be read, and where.
Result<FoundPuzzle> find_puzzle(std::string_view text);

// Whether the text has several parts that might each be a puzzle; looks only as far as that.
bool has_several_parts(std::string_view text);

// Whether a text is short enough for a code, and no link or code of another program; then a failure
// should say what is wrong with the code.
bool might_be_code(std::string_view text);
// The puzzle of a code or of another recipe, or the first one of a text in any known format. What
// is cancelled must not be used.
Result<SharedPuzzle> shared_puzzle_in(std::string_view text, const Cancel& cancel = {});

// The puzzle with its only solution, its level and a recipe that makes it again. What somebody has
// written on it is left out. Fails with a sentence unless it has exactly one solution, or if the
// game's own puzzles are never built that way. Takes some seconds at most, and tells `cancel` how
// many of the open cells are solved while it is rated; what is cancelled must not be used.
Result<MadePuzzle> to_play(const SharedPuzzle& puzzle, const Cancel& cancel = {});

// Rates puzzles one after the other as to_play() rates one. Tables of the last grid are kept, so
// many of the same kind are quick.
class PuzzleJudge {
public:
    PuzzleJudge() : goal_(PuzzleSpec{}) {}
    // Fails with the same sentences as to_play().
    Result<Level> level_of(const SharedPuzzle& puzzle, const Cancel& cancel = {});

private:
    Goal goal_;
};

} // namespace engine
