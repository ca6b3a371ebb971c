#pragma once
// What each event sounds like. The notes come from a pentatonic scale in C major, on which any two
// of them sound well together: however fast one plays, it is a melody.

#include <span>

#include "game/sound/sound.h"

namespace game::sounds {

// From the left edge of the board to its right: 0 to 1.
using Across = double;

// The scale's note for a digit, in Hz: 1 is C4, 2 is D4, 3 is E4, 4 is G4, 5 is A4, 6 is C5. From
// 10 on it begins again at C4, so that large boards stay in the range where pitch is heard well.
double pitch_of(int digit);

Sound move();
Sound digit(int digit, Across across);
Sound note(int digit, Across across);
Sound erase();
Sound undo();
Sound redo();
Sound clash();
Sound given();                   // a given was pressed, which can't be changed
Sound digit_finished(int digit); // all of its cells are filled
// A row, column or region is complete: `steps` notes up the scale from the digit's, moving across
// the board as the light does.
Sound house(int digit, int steps, Across from, Across to);
Sound split();         // a part-time as quick as the best run, or quicker
Sound gold_split();    // the quickest ever for this part
Sound late_split();    // slower than the best run
Sound hint(int level); // 1 where to look, 2 which technique, 3 why
Sound pause();
Sound resume();
Sound button();
Sound win(bool new_best);
Sound notice();

// All of these notes later by so many milliseconds.
Sound later(Sound sound, double milliseconds);

// One example of each, with its name, for whoever listens to all of them.
struct Named {
    const char* name;
    Sound sound;
};
std::vector<Named> all();

} // namespace game::sounds
