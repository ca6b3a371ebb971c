#pragma once
// The first half of the play layout: its form, scale, board and rails.

#include "game/widgets/play/play_layout.h"

namespace game {

// The rest of the layout stays empty.
PlayLayout
frame_play(Size window, double text_size, const engine::Grid& grid, PlayCard card = PlayCard::None);

} // namespace game
