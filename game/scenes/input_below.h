#pragma once
// Input for a play that is drawn below a strip of another screen.

#include <optional>

#include "game/ui/input.h"

namespace game {

// The input as it is for what begins `down` pixels below the top; nothing if it is not for that. A
// lost focus is for the screen around it.
inline std::optional<Input> input_below(Input input, int down)
{
    if (std::holds_alternative<FocusLost>(input))
        return std::nullopt;
    if (auto* pressed = std::get_if<PointerPressed>(&input)) {
        if (pressed->at.y < down)
            return std::nullopt;
        pressed->at.y -= down;
    } else if (auto* moved = std::get_if<PointerMoved>(&input)) {
        moved->at.y -= down;
    } else if (auto* released = std::get_if<PointerReleased>(&input)) {
        released->at.y -= down;
    } else if (auto* turned = std::get_if<WheelTurned>(&input)) {
        turned->at.y -= down;
    }
    return input;
}

} // namespace game
