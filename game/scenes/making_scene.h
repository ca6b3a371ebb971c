#pragma once
// While a puzzle is made. One that is ready at once is played in the very frame it was asked for;
// after a moment the empty paper is shown, and later a card on which one can cancel.

#include "engine/make/puzzle_spec.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

// The way to a new play: what was open comes back if the player cancels, and is closed when the
// play begins. A play left for this one must not lie under it: it would come back older than its
// save.
Transition start_play(Services& services, engine::PuzzleSpec spec);

} // namespace game
