#pragma once
// The first half of the play layout: form, scale, board and rails.

#include "game/widgets/play_layout.h"

namespace game {

// The rest of the layout is empty.
PlayLayout frame_play(Size window, double text_size, const engine::Grid& grid);

} // namespace game
