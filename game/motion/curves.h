#pragma once
// Easing curves: the value goes from 0 to 1 while time goes from 0 to 1. Names as in CSS and most
// animation libraries.

namespace game {

// Fast at first, then slower.
double ease_out(double time);
// Slow at both ends.
double ease_in_out(double time);
// Overshoots its end a little and returns.
double back_out(double time);
// From 0 to 1 and back to 0, like half a sine wave.
double there_and_back(double time);
// Decaying swings between -1 and 1; begins and ends at 0.
double shake(double time, int swings);

} // namespace game
