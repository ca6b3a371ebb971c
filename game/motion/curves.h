#pragma once
// How things move: from 0 to 1 while time goes from 0 to 1. Names as in CSS and most animation
// libraries.

namespace game {

// Fast at first, then slower.
double ease_out(double time);
// Slow at both ends.
double ease_in_out(double time);
// Goes a little past its end and comes back.
double back_out(double time);
// From 0 to 1 and back to 0, as half a sine.
double there_and_back(double time);
// So many swings that die away, from -1 to 1; begins and ends at 0.
double shake(double time, int swings);

} // namespace game
