#pragma once
// A play as it is kept on disk, with what is needed to come back to exactly where one was.

#include <cstdint>
#include <string>

#include "engine/base/play_time.h"
#include "engine/make/puzzle_spec.h"
#include "engine/play/session.h"

namespace engine {

// Where the hand was; the play does not depend on it.
struct PlaceOfHand {
    Cells selection; // the last one is the cursor
    int mode = 0;    // 0 digit, 1 corner, 2 centre, 3 colour
    Digit locked = no_digit;

    friend bool operator==(const PlaceOfHand&, const PlaceOfHand&) = default;
};

struct SavedGame {
    std::string id; // names the file: small letters, digits and dashes
    PuzzleSpec spec;
    std::string recipe = {}; // of the puzzle, see engine/recipe/recipe.h; empty in older games
    Session session;
    PlayTime elapsed{0}; // of play, at least the last action's
    PlaceOfHand hand;
    std::int64_t started = 0; // seconds since 1970-01-01 UTC
    std::int64_t saved = 0;   // likewise
    bool rebuilt = false;     // the log did not lead to the saved board: the board won
};

} // namespace engine
