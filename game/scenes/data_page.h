#pragma once
// What the settings say about the player's files: where they are and how much there is.

#include "game/scenes/services.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

void draw_data_page(Canvas& canvas,
                    Rect place,
                    const Services& services,
                    std::size_t games_in_progress,
                    Scale scale);

} // namespace game
