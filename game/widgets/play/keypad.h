#pragma once
// The keypad: one key for each digit. It shows the mode: digits move to the key's corner for corner
// notes, shrink for centre notes, and become swatches for colours.

#include <memory_resource>
#include <vector>

#include "engine/base/digit_set.h"
#include "engine/grid/board.h"
#include "game/widgets/button_panel.h"

namespace game {

enum class Mode { Digit, Corner, Centre, Colour };

constexpr int mode_total = 4;

struct KeypadLook {
    Mode mode = Mode::Digit;
    std::pmr::vector<int> left; // how many of each digit are not yet written; [0] is digit 1
    engine::Digit highlighted = engine::no_digit;
    engine::Digit locked = engine::no_digit;
    bool counts_under = false; // under the digit instead of in the key's corner
};

std::pmr::vector<int>
digits_left(const engine::Grid& grid,
            const engine::Board& board,
            std::pmr::memory_resource& memory = *std::pmr::get_default_resource());

// The id of a digit's key, and the digit of a key; nothing for other buttons.
ButtonId key_of(engine::Digit digit);
std::optional<engine::Digit> digit_of(const Button& button);

// Draws the faces on the keycaps that the panel has drawn.
void draw_keypad(Canvas& canvas,
                 const engine::Grid& grid,
                 const KeypadLook& look,
                 const ButtonPanel& panel,
                 Scale scale);

} // namespace game
