#pragma once
// The layout of the New Game screen: choices on the left and the sample on the right, or one column
// in a narrow window.

#include <vector>

#include "game/ui/geometry.h"
#include "game/ui/scale.h"
#include "game/widgets/boxes/box.h"

namespace game {

// A heading and what belongs to it.
struct ChoiceAreas {
    Rect heading;
    std::vector<Rect> tracks; // segments, in one or two rows
    std::vector<Rect> cards;  // or cards
};

struct NewGameLayout {
    ChoiceAreas squares;
    ChoiceAreas level;
    ChoiceAreas rules;
    ChoiceAreas symbols;
    Rect more;   // opens the page "More options"
    Rect card;   // empty with one column
    Rect sample; // the board in the card
    Rect stats;  // below the board
    Rect start;
    int bottom = 0; // of the part that scrolls
};

struct NewGameCounts {
    int squares = 1;
    int rules = 0;
    int levels = 7;
};

// The part that scrolls starts at the top of `content`; the card and the Start button stay inside
// `frame`.
// Cards of this height, as many in a row as fit in `width` pixels with this minimum width, in rows
// that are as equal as possible. `places` has one rectangle for each; sizes are in units that grow
// with the text.
Box card_grid(std::vector<Rect>& places, double narrowest, double height, int width, Scale scale);

NewGameLayout lay_out_new_game(Rect content, Rect frame, NewGameCounts counts, Scale scale);
// The height of the Start button's area with one column.
int start_height(Scale scale);
bool has_one_column(int content_width, Scale scale);

} // namespace game
