#include "game/widgets/play_layout.h"

#include <algorithm>

#include "game/widgets/play_forms.h"

namespace game {

PlayLayout start_of(const PlayFrame& frame)
{
    PlayLayout layout;
    layout.form = frame.form;
    layout.scale = frame.scale;
    layout.board_square = frame.board_square;
    layout.board = frame.board;
    layout.left_rail = frame.left;
    layout.right_rail = frame.right;
    return layout;
}

int pad_columns(int size)
{
    if (size <= 4)
        return 2;
    if (size <= 12)
        return 3;
    return size <= 16 ? 4 : 5;
}

double pad_gap(int columns)
{
    return columns <= 3 ? 12 : columns == 4 ? 8 : 6;
}

std::vector<Rect> grid_of_keys(Rect area, int count, int columns, Gaps gaps, int highest)
{
    const int rows = (count + columns - 1) / columns;
    const int height = std::min(highest, (area.height - (rows - 1) * gaps.down) / rows);
    std::vector<Rect> keys;
    for (int row = 0; row < rows; ++row) {
        const Rect line{area.x, area.y + row * (height + gaps.down), area.width, height};
        for (Rect key : columns_of(line, columns, gaps.across)) {
            if (static_cast<int>(keys.size()) < count)
                keys.push_back(key);
        }
    }
    return keys;
}

namespace {

FreeStrips strips_beside(const PlayLayout& layout)
{
    const Rect rail = layout.left_rail;
    // What is chosen in the rail reaches a little out of it.
    const int beside = rail.empty() ? 0 : rail.right() + layout.scale.px(12);
    int over = 0;
    for (const Rect& each : {layout.menu, layout.pause, layout.chip, layout.bar}) {
        if (each.bottom() <= layout.board.y)
            over = std::max(over, each.bottom());
    }
    return {layout.board.x - beside, layout.board.y - over};
}

} // namespace

PlayLayout lay_out_play(Size window, double text_size, const engine::Grid& grid)
{
    const PlayFrame frame = frame_play(window, text_size, grid);
    PlayLayout layout;
    switch (frame.form) {
    case PlayForm::Cockpit:
        layout = lay_out_cockpit(frame, grid.size());
        break;
    case PlayForm::Console:
        layout = lay_out_console(frame, grid.size());
        break;
    case PlayForm::Stack:
        layout = lay_out_stack(frame, grid.size());
        break;
    case PlayForm::StackCompact:
        layout = lay_out_compact(frame, grid.size());
        break;
    }
    layout.free = strips_beside(layout);
    return layout;
}

} // namespace game
