#pragma once
// Where things are on the New game screen: choices on the left, the sample on the right; one column
// when the window is narrow.

#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

// A heading with what belongs to it.
struct ChoicePlaces {
    Rect heading;
    std::vector<Rect> tracks; // segmented: one or two rows of them
    std::vector<Rect> cards;  // or cards
};

struct NewGameLayout {
    ChoicePlaces squares;
    ChoicePlaces rules;
    ChoicePlaces level;
    ChoicePlaces symmetry;
    ChoicePlaces fill;
    ChoicePlaces symbols;
    Rect seed_heading;
    Rect seed;
    Rect trouble; // under the seed: what is wrong with it
    Rect card;    // empty in one column
    Rect sample;  // the board in the card
    Rect facts;   // under the board
    Rect start;
    int bottom = 0; // of what scrolls
};

struct NewGameCounts {
    int squares = 1;
    int rules = 0;
    int levels = 7;
    int symmetries = 6;
};

// What scrolls starts at the top of the content; the card and the Start button stay in the frame.
NewGameLayout lay_out_new_game(Rect content, Rect frame, NewGameCounts counts, Scale scale);
// How much of the window the Start button takes in one column.
int start_height(Scale scale);
bool has_one_column(int content_width, Scale scale);

} // namespace game
