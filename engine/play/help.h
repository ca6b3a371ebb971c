#pragma once
// Help that knows more than the player: what ends a clean run. The screen asks before it, and says
// what it costs.

#include "engine/play/action.h"
#include "engine/play/session.h"

namespace engine {

// Whether the action is such help, also where it finds nothing to do: that is an answer, too.
bool is_help(const Action& action);

// Whether the run is clean so far and no longer after this action.
bool would_end_clean_run(const Session& session, const Action& action);

} // namespace engine
