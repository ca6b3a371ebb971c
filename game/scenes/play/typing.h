#pragma once
// Digits typed on the keyboard: numerals, of which two may make one digit, and letters.

#include "game/scenes/play/rail_panel.h"

namespace game {

class Typing {
public:
    Typing(Play& play, RailPanel& rail) : play_(play), rail_(rail) {}

    // Returns whether the key types a digit.
    bool press(const KeyPressed& pressed);
    // Uses a numeral that waits for a second one as it is.
    void end_number();

private:
    bool is_numeral(const KeyPressed& pressed, Mode mode) const;
    void use(const NumberEntry::Typed& typed);

    Play& play_;
    RailPanel& rail_;
};

} // namespace game
