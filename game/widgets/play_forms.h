#pragma once
// The four forms of the play layout, and what they share. Only play_layout.cpp chooses between
// them.

#include "game/ui/box.h"
#include "game/widgets/play_frame.h"

namespace game {

// These fill in what frame_play() leaves empty, for boards of that size.
void lay_out_cockpit(PlayLayout& layout, int size);
void lay_out_console(PlayLayout& layout, int size);
void lay_out_stack(PlayLayout& layout, int size);
void lay_out_compact(PlayLayout& layout, int size, PlayRules rules);

// The number of keys side by side in a rail for this many digits, and their distance in units.
int pad_columns(int size);
double pad_gap(int columns);

// The same for the keypad below the board in a narrow window.
int compact_columns(int size);

// A line of text, centred vertically; the size is in units.
Box text_line(TextSpot& spot, double size, Align align = Align::Left);

} // namespace game
