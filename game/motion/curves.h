#pragma once
// Easing curves: the value goes from 0 to 1 while time goes from 0 to 1. Names as in CSS and most
// animation libraries.

namespace game {

// Fast at first, then slower.
double ease_out(double time);
// Slow at both ends.
double ease_in_out(double time);
// The time at which ease_in_out() reaches this value.
double time_of_ease_in_out(double value);
// Overshoots its end and returns: with 1.4, the usual, by 7 % of the way, with 2.7 by 21 %.
double back_out(double time, double overshoot = 1.4);
// From 0 to 1 and back to 0, like half a sine wave.
double there_and_back(double time);
// Decaying swings between -1 and 1; begins and ends at 0.
double shake(double time, int swings);
// A damped spring (damping 0.55, 8 Hz) that is let go at 0 and comes to rest at 1 after some 300
// ms.
double spring(double seconds);
// A share as a whole number from 0 to 100.
int percent(double share);

} // namespace game
