#pragma once
// The layout of the win screen: board and splits beside the texts if there is room, otherwise the
// texts alone in one column.

#include <array>

#include "engine/play/splits.h"
#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

constexpr int initial_count = 3;

struct WinLayout {
    Scale scale;
    Rect board_card; // empty if there is no board
    Rect board;
    std::array<Rect, engine::split_count> splits; // empty if not shown
    int heading_y = 0;                            // middle of "Solved"
    int time_y = 0;                               // middle of the large time
    double time_size = 92;                        // units
    Rect badge;
    Rect initials_card;
    Rect initials_texts; // the title, the instructions, "Enter saves"
    std::array<Rect, initial_count> caps;
    Rect table;
    int table_rows = 5;
    Rect next;
    Rect records;
    Rect title;

    int left() const { return initials_card.x; }
    int right() const { return initials_card.right(); }
    Rect table_row(int row) const;
    Rect arrow_up(std::size_t cap) const;
    Rect arrow_down(std::size_t cap) const;
};

WinLayout lay_out_win(Size window, double text_size);

} // namespace game
