#pragma once
// The four forms of the play layout, and what they share. Only play_layout.cpp chooses between
// them.

#include "game/widgets/boxes/box.h"
#include "game/widgets/play/play_layout.h"

namespace game {

// The form, scale, board and rails. The rest of the layout stays empty.
PlayLayout
frame_play(Size window, double text_size, const engine::Grid& grid, PlayCard card, PlayClock clock);
// These fill in what frame_play() leaves empty, for boards of that size.
void lay_out_cockpit(PlayLayout& layout, int size, PlayClock clock);
void lay_out_console(PlayLayout& layout, int size, PlayCard card, PlayClock clock);
void lay_out_stack(PlayLayout& layout, int size, PlayClock clock);
void lay_out_compact(PlayLayout& layout, int size, PlayRules rules, PlayClock clock);

// Too short for notes, which leave their room to large keys.
constexpr bool is_small_run(int size, PlayClock clock)
{
    return clock == PlayClock::OfRun && size <= 4;
}

// The number of keys side by side in a rail for this many digits, and their distance in units.
int pad_columns(int size);
double pad_gap(int columns);

// The height of everything below the board in an upright form, in units: of keys that are just
// large enough for a finger, and of the largest keys.
struct Below {
    double min;
    double most;
};
Below below_stack(int size, PlayCard card, Scale scale);
Below below_compact(int size, PlayCard card, Scale scale);
constexpr double lowest_stack_texts = 92; // units, above the board
constexpr double above_board_of_run = 11; // likewise: its combo stands around the board

// A line of text, centred vertically; the size is in units.
Box text_line(TextSpot& spot, double size, Align align = Align::Left);

} // namespace game
