#pragma once
// What a gamepad lets the player feel of an action.

#include "engine/play/outcome.h"
#include "engine/play/session.h"
#include "game/scenes/services.h"

namespace game {

// `session` is as the action has left it. Clashes are felt unless `check` is Off.
Rumble
rumble_of(const engine::Session& session, const engine::Outcome& outcome, MistakeCheck check);

} // namespace game
