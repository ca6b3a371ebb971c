#pragma once
// The pad: one key for each digit. Its look tells the mode: digits move to the key's corner for
// corner notes, shrink for centre notes, become swatches for colours.

#include <string>
#include <vector>

#include "engine/base/digit_set.h"
#include "engine/grid/board.h"
#include "game/widgets/button_panel.h"

namespace game {

enum class Mode { Digit, Corner, Centre, Colour };

constexpr int mode_total = 4;

struct KeypadLook {
    Mode mode = Mode::Digit;
    std::vector<int> left; // of each digit, how many are not yet written; [0] is digit 1
    engine::Digit highlighted = engine::no_digit;
    engine::Digit locked = engine::no_digit;
    bool counts_under = false; // under the digit instead of in the key's corner
};

std::vector<int> digits_left(const engine::Grid& grid, const engine::Board& board);

// The faces over keycaps that the panel has drawn; `first_id` is the id of digit 1's key, those of
// the others follow.
void draw_keypad(Canvas& canvas,
                 const engine::Grid& grid,
                 const KeypadLook& look,
                 const ButtonPanel& panel,
                 int first_id,
                 Scale scale);

} // namespace game
