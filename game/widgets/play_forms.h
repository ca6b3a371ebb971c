#pragma once
// The four forms of the play layout, and the pad they share. Only play_layout.cpp chooses.

#include "game/widgets/play_frame.h"

namespace game {

PlayLayout lay_out_cockpit(const PlayFrame& frame, int size);
PlayLayout lay_out_console(const PlayFrame& frame, int size);
PlayLayout lay_out_stack(const PlayFrame& frame, int size);
PlayLayout lay_out_compact(const PlayFrame& frame, int size);

// What every form begins with: board and rails.
PlayLayout start_of(const PlayFrame& frame);

constexpr int mode_count = 4;

// How many keys stand side by side in a rail, for so many digits, and how far apart, in units.
int pad_columns(int size);
double pad_gap(int columns);

// The same for the pad under an upright board with little room.
int compact_columns(int size);

struct Gaps {
    int across;
    int down;
};

// `count` rectangles, row by row, in the area; no row higher than `highest`.
std::vector<Rect> grid_of_keys(Rect area, int count, int columns, Gaps gaps, int highest);

} // namespace game
