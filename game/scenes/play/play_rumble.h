#pragma once
// What a gamepad lets the player feel of an action.

#include "engine/play/outcome.h"
#include "engine/play/session.h"
#include "game/scenes/services.h"

namespace game {

// Whether clashes are shown, and so may be felt.
enum class FeltClashes { No, Yes };
// `session` is as the action has left it.
Rumble
rumble_of(const engine::Session& session, const engine::Outcome& outcome, FeltClashes clashes);

} // namespace game
