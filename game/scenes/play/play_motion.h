#pragma once
// What moves on the board after an action of a play.

#include "engine/play/action.h"
#include "engine/play/outcome.h"
#include "engine/play/session.h"
#include "game/motion/board_motion.h"
#include "game/ui/settings.h"

namespace game {

// `action` was accepted at `now`; `session` is as it left it, `before` the board until then.
// Clashes are shown unless `check` is Off.
void show_motion(BoardMotion& motion,
                 const engine::Session& session,
                 const engine::Board& before,
                 const engine::Action& action,
                 const engine::Outcome& outcome,
                 MistakeCheck check,
                 engine::MonotonicTime now);

} // namespace game
