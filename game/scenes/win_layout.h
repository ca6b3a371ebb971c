#pragma once
// Where things stand on the win screen: board and splits beside the words where there is room, the
// words alone in one column elsewhere.

#include <array>

#include "engine/play/splits.h"
#include "game/ui/geometry.h"
#include "game/ui/scale.h"

namespace game {

constexpr int initial_count = 3;

struct WinLayout {
    Scale scale;
    Rect board_card; // empty: no board
    Rect board;
    std::array<Rect, engine::split_count> splits; // empty: not shown
    int heading_y = 0;                            // middle of "Solved"
    int time_y = 0;                               // middle of the large time
    double time_size = 92;                        // units
    Rect badge;
    Rect initials_card;
    Rect initials_words; // title, how to, Enter saves
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
