#pragma once
// Finds in a list of drawing calls what a player would find badly laid out: texts that overlap,
// are cut or leave their box, buttons that are covered or too small.

#include <string>
#include <vector>

#include "game/ui/display_list.h"

namespace golden {

struct Flaw {
    std::string what; // for instance: "Settings" is covered
    game::Rect where;
};

struct Demands {
    double unit = 1;              // pixels in a design unit
    double text = 1;              // the player's text size, 0.9 to 1.5
    double fingertip = 44;        // the smallest side of what can be pressed, in units
    double row = 30;              // the same of the height of rows that are much wider
    double smallest = 12;         // the smallest font of words at 100 %, in units
    double smallest_symbol = 7.5; // the same of notes in small cells, and of small pictures
};

std::vector<Flaw> flaws_of(const game::DisplayList& list, const Demands& demands);

} // namespace golden
