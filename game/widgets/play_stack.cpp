// The upright forms: a row of words above the board, keys and buttons under it.

#include <algorithm>

#include "game/widgets/play_forms.h"

namespace game {
namespace {

int stack_columns(int size)
{
    if (size <= 4)
        return 4;
    if (size <= 6)
        return 3;
    if (size <= 10)
        return 5;
    if (size <= 12)
        return 6;
    return size <= 16 ? 8 : 9;
}

void place_corners(PlayLayout& layout, const PlayFrame& frame, int y)
{
    const int side = frame.scale.px(44);
    layout.menu = Rect{frame.right.x, y, side, side};
    layout.pause = Rect{frame.right.right() - side, y, side, side};
    layout.door_face = ButtonFace::IconOnly;
    layout.gutter = 12;
}

void place_stack_words(PlayLayout& layout, const PlayFrame& frame)
{
    const Scale scale = frame.scale;
    const int left = frame.right.x;
    const int right = frame.right.right();
    place_corners(layout, frame, scale.px(14));
    layout.count = TextSpot{{left + scale.px(58), scale.px(48)}, Align::Left, 13};
    layout.count_in_words = true;
    layout.clock = TextSpot{{layout.pause.x - scale.px(18), scale.px(37.5)}, Align::Right, 44};
    const int chip = scale.px(103 * std::max(1.0, scale.text));
    layout.chip = Rect{right - chip, scale.px(69), chip, scale.px(34)};
    layout.chip_align = Align::Right;
    layout.bar = Rect{left, scale.px(82), layout.chip.x - scale.px(15) - left, scale.px(8)};
    layout.ticker = Rect{left + scale.px(58), scale.px(38),
                         layout.clock.at.x - scale.px(160) - left - scale.px(58), scale.px(20)};
    layout.category =
        TextSpot{{layout.ticker.x, scale.px(28.5)}, Align::Left, 16, layout.ticker.width};
}

// Over the keys, from one edge to the other.
void place_hint_sheet(PlayLayout& layout, const PlayFrame& frame)
{
    const Rect rail = frame.right;
    layout.hint_card = Rect{rail.x, rail.y - frame.scale.px(2), rail.width, rail.height};
    layout.hint_card_is_wide = true;
}

} // namespace

int compact_columns(int size)
{
    if (size <= 9)
        return size;
    return size <= 12 ? 6 : size <= 16 ? 8 : 9;
}

PlayLayout lay_out_stack(const PlayFrame& frame, int size)
{
    PlayLayout layout = start_of(frame);
    const Scale scale = frame.scale;
    place_stack_words(layout, frame);
    const int columns = stack_columns(size);
    const int rows = (size + columns - 1) / columns;
    const Rect rail = frame.right;

    const int free_height = rail.height - scale.px(2);
    const int row = scale.px(48);
    const int gap = scale.px(12);
    const int pad_height = std::min(scale.px(132), free_height - 2 * row - 2 * gap);
    const Rect modes{rail.x,
                     rail.y + std::min(scale.px(4), free_height - 2 * row - 2 * gap - pad_height),
                     rail.width, row};
    const std::vector<Rect> areas = columns_of(modes, mode_count, scale.px(8));
    std::copy(areas.begin(), areas.end(), layout.modes.begin());
    layout.mode_face = ButtonFace::Row;

    const Rect pad{rail.x, modes.bottom() + gap, rail.width, pad_height};
    const Gaps gaps{scale.px(8), std::min(scale.px(8), pad_height / (8 * rows))};
    layout.keys = grid_of_keys(pad, size, columns, gaps, scale.px(62));
    const bool spare_place = rows * columns > size;
    if (spare_place)
        layout.erase = grid_of_keys(pad, size + 1, columns, gaps, scale.px(62)).back();

    const Rect tools{rail.x, pad.bottom() + gap, rail.width, row};
    const std::vector<Rect> buttons = columns_of(tools, spare_place ? 3 : 4, scale.px(8));
    layout.undo = buttons[0];
    layout.redo = buttons[1];
    layout.hint = buttons[2];
    if (!spare_place)
        layout.erase = buttons[3];
    layout.tool_face = ButtonFace::Row;
    layout.tools_are_quiet = true;
    place_hint_sheet(layout, frame);
    return layout;
}

PlayLayout lay_out_compact(const PlayFrame& frame, int size)
{
    PlayLayout layout = start_of(frame);
    const Scale scale = frame.scale;
    place_corners(layout, frame, scale.px(8));
    const int middle = layout.menu.centre().y;
    layout.clock = TextSpot{{layout.menu.right() + scale.px(12), middle}, Align::Left, 36};
    layout.chip =
        Rect{frame.right.x + scale.px(208), middle - scale.px(15), scale.px(99), scale.px(30)};
    layout.count = TextSpot{{layout.pause.x - scale.px(12), middle}, Align::Right, 14};
    layout.count_is_tight = true;
    layout.ticker = Rect{layout.chip.x, middle - scale.px(15),
                         layout.pause.x - scale.px(12) - layout.chip.x, scale.px(30)};

    const Rect rail = frame.right;
    const int columns = compact_columns(size);
    const int rows = (size + columns - 1) / columns;
    const int icons = scale.px(44);
    const int gap = scale.px(6);
    const int pad_height = std::min(rows * scale.px(56), rail.height - icons - gap - scale.px(2));
    const Rect pad{rail.x, rail.y, rail.width, pad_height};
    layout.keys = grid_of_keys(pad, size, columns, Gaps{scale.px(4), scale.px(4)}, scale.px(56));
    layout.counts_under_digits = true;

    const Rect tools{rail.x, pad.bottom() + gap, rail.width, icons};
    const std::vector<Rect> buttons = columns_of(tools, mode_count + 3, scale.px(4));
    std::copy(buttons.begin(), buttons.begin() + mode_count, layout.modes.begin());
    layout.mode_face = ButtonFace::IconOnly;
    layout.undo = buttons[4];
    layout.erase = buttons[5];
    layout.hint = buttons[6];
    layout.tool_face = ButtonFace::IconOnly;
    layout.tools_are_quiet = true;
    place_hint_sheet(layout, frame);
    return layout;
}

} // namespace game
