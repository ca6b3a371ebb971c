#pragma once
// The sound of each event. The notes are from a pentatonic scale in C major, in which any two notes
// sound well together: so even fast play gives a melody.

#include <span>

#include "game/sound/sound.h"

namespace game::sounds {

// Position between the left edge of the board and its right one: 0 to 1.
using Across = double;

// The note of the scale for a digit, in Hz: 1 is C4, 2 is D4, 3 is E4, 4 is G4, 5 is A4, 6 is C5.
// At 10 it begins again with C4, so that large boards stay in the range where pitch is heard well.
double pitch_of(int digit);

Sound move();
Sound digit(int digit, Across across);
Sound note(int digit, Across across);
Sound erase();
Sound undo();
Sound redo();
Sound clash();
Sound given();                   // the player tried to change a given
Sound digit_finished(int digit); // all of its cells are filled
// A row, column or region is complete: `steps` notes up the scale from the digit's note, moving
// across the board like the light.
Sound house(int digit, int steps, Across from, Across to);
Sound split();         // a split as fast as the best run's, or faster
Sound gold_split();    // the fastest split so far
Sound late_split();    // slower than the best run
Sound hint(int level); // 1 where to look, 2 which technique, 3 why
Sound pause();
Sound resume();
Sound button();
Sound lobby_focus(); // another arcade mode has the focus
Sound start();       // a play or a run begins
Sound win(bool new_best);
Sound medal();       // of the day's board, when it is earned
Sound lesson_step(); // the learner has done what was asked
Sound notice();

// In an arcade run. One digit has one sound: that of the highest thing it did.
Sound run_countdown(); // 3, 2, 1
Sound run_go();
// A row, column or box at this combo, from 1: the higher it is, the higher the notes begin.
Sound house_in_run(int combo, int steps, Across from, Across to);
Sound combo_over();
Sound board_of_run(); // solved, and another one follows
Sound heart_lost();
Sound last_seconds(int left); // one of the last ten: 10 to 1
// A beat of the pulse under a run, of this loudness at full volume, in dBFS.
Sound pulse(double peak, bool with_fifth);

// The end of an arcade run. A loss is open and without a third: it must never sound like a win.
Sound run_lost();           // the time or the hearts are gone
Sound run_stopped();        // by the player
Sound tally_number();       // while a number counts up
Sound tally_line(int line); // counted from 0
Sound rank(int worth);      // 0 is D, 4 is S
Sound place_in_table();
Sound first_place();
Sound initial(int column); // a letter was entered there, counted from 0
Sound initials_saved();

// In the Technique sprint: three found steps have finished a rung; a position was skipped; after a
// miss the step is shown.
Sound rung_finished();
Sound skipped();
Sound answer_shown();

// The same notes, later by this many milliseconds.
Sound later(Sound sound, double milliseconds);

// One example of each sound with its name, for listening to all of them.
struct Named {
    const char* name;
    Sound sound;
};
std::vector<Named> all();

} // namespace game::sounds
