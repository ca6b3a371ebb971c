#pragma once
// What players hear of the play beside its events, if they want it read aloud: the cell that is
// selected, the mode, the locked digit, and the card beside the board.

#include <optional>
#include <string>

#include "game/scenes/play/card_panel.h"
#include "game/scenes/play/play.h"
#include "game/scenes/play/sum_panel.h"

namespace game {

class PlaySpeech {
public:
    // To be called after anything may have changed; says what has. The first call says what is
    // played.
    void follow(const Play& play, const CardPanel& card, const SumPanel& sums);

private:
    struct Heard {
        engine::Cells selection;
        Mode mode = Mode::Digit;
        engine::Digit locked = engine::no_digit;
        std::string card;
    };

    std::optional<Heard> heard_;
};

} // namespace game
