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
    Point* at = point_of(input);
    if (at == nullptr)
        return input;
    if (at->y < down && std::holds_alternative<PointerPressed>(input))
        return std::nullopt;
    at->y -= down;
    return input;
}

} // namespace game
