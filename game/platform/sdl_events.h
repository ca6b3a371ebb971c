#pragma once
// What SDL reports becomes what the player did.

#include <optional>

#include <SDL.h>

#include "game/ui/input.h"

namespace game {

// SDL reports the pointer in points of the window; the game works in pixels of the output.
struct PointerScale {
    Size window;
    Size output;
    Point apply(int x, int y) const;
};

// Nothing for events that mean nothing to the game.
std::optional<Input> to_input(const SDL_Event& event, const PointerScale& scale);

} // namespace game
