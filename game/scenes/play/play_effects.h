#pragma once
// How the actions of a play look, sound and feel. Clashes are shown, heard and felt unless
// `Happened::check` is Off.

#include "game/motion/board_motion.h"
#include "game/scenes/play/announcement.h"
#include "game/scenes/services.h"

namespace game {

// What moves on the board; the action was accepted at `now`.
void show_motion(BoardMotion& motion, const Happened& happened, engine::MonotonicTime now);
// Together; the first one is what was written or done itself.
std::vector<Sound> sounds_of(const Happened& happened);
// The arpeggio of the houses that the action completed, at this combo; they are one sound.
Sound sound_of_houses(const Happened& happened, int combo);
// The win has its own sound, which begins with the win screen.
void play_sounds(SoundPlayer& player, const Happened& happened);
// What a gamepad lets the player feel.
Rumble rumble_of(const Happened& happened);

// How many of its part-times a run has reached that filled cells at these times, of so many: 0 to
// engine::split_count.
int splits_passed(const std::vector<engine::PlayTime>& fill_times, int cells_to_fill);
// A chord when the run passes this one, by how it stands against the best run.
void play_split_sound(SoundPlayer& player, const SplitRow& split);

} // namespace game
