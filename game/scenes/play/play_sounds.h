#pragma once
// What the actions of a play sound like.

#include "engine/play/action.h"
#include "engine/play/outcome.h"
#include "engine/play/session.h"
#include "game/sound/sound_player.h"
#include "game/ui/settings.h"
#include "game/widgets/play/race.h"

namespace game {

// Plays what `action`, which was accepted, sounds like; `session` is as it left it. The win has its
// own sound, which begins with the win screen. Clashes are heard unless `check` is Off.
void play_sounds(SoundPlayer& player,
                 const engine::Session& session,
                 const engine::Action& action,
                 const engine::Outcome& outcome,
                 MistakeCheck check);

// How many of its part-times the run has reached, 0 to engine::split_count.
int splits_passed(const engine::Session& session);
// A chord when the run passes this one, by how it stands against the best run.
void play_split_sound(SoundPlayer& player, const SplitRow& split);

} // namespace game
