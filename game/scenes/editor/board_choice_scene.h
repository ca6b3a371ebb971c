#pragma once
// The choice of the board that the editor shows: its size and its rules.

#include <functional>
#include <memory>

#include "engine/rules/layout.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// `use` is called when the player has chosen; the screen closes then.
std::unique_ptr<Scene>
make_board_choice_scene(Services& services,
                        const engine::Layout& layout,
                        std::function<void(const engine::Layout& layout)> use);

} // namespace game
