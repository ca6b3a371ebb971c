#pragma once
// What a screen does that needs puzzles which were found in advance, when their file can't be used.

#include "engine/base/result.h"
#include "game/scenes/services.h"

namespace game {

// Says above the screen why not; returns whether it did.
inline bool is_refused(Services& services, const engine::Attempt& read)
{
    if (!read)
        services.host.show_notice(
            {{engine::N_("The game's own puzzles can't be used")}, read.why()});
    return !read;
}

} // namespace game
