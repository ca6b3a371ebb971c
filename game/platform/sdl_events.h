#pragma once
// Converts SDL events to input.

#include <optional>

#include <SDL.h>

#include "game/ui/input.h"

namespace game {

// SDL reports the pointer in window coordinates; the game uses pixels of the output.
struct PointerScale {
    Size window;
    Size output;
    Point apply(int x, int y) const;
};

// Returns nothing for events that the game ignores.
std::optional<Input> to_input(const SDL_Event& event, const PointerScale& scale);

} // namespace game
