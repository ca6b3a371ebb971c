// The portrait forms: a row of lines above the board, keys and buttons below it.

#include <algorithm>

#include "game/widgets/play/play_forms.h"

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

int compact_columns(int size)
{
    if (size <= 9)
        return size;
    return size <= 12 ? 6 : size <= 16 ? 8 : 9;
}

int rows_of(int size, int columns)
{
    return (size + columns - 1) / columns;
}

// The height of rows of keys, in units.
double pad_height(int rows, double key, double gap)
{
    return rows * key + (rows - 1) * gap;
}

constexpr double finger_height = 44;
constexpr double gutter_of_run = 15; // marks are beyond the line of the combo

// The height of a hint with a title, four lines and its buttons, in units.
double height_of_hint(Scale scale)
{
    return 92 + scale.grown(104);
}

// What both share: all lines above the board, and the hint over the keys, across the whole window.
void choose_upright(PlayLayout& layout, PlayClock clock)
{
    layout.nav_face = ButtonFace::IconOnly;
    layout.gutter = clock == PlayClock::OfRun ? gutter_of_run : 12;
    layout.tools_are_quiet = true;
    layout.hint_card = layout.right_rail.moved(0, -layout.scale.px(2));
    layout.hint_card_is_wide = true;
}

Rect over_board(const PlayLayout& layout)
{
    return Rect{layout.right_rail.x, 0, layout.right_rail.width, layout.board.y};
}

// Beside the button, down to the board.
Rect words_over_board(const PlayLayout& layout)
{
    const int beside = layout.scale.px(10);
    const int left = layout.right_rail.x;
    return Rect{left, layout.pause.y, layout.pause.x - beside - left,
                layout.board.y - layout.scale.px(6) - layout.pause.y};
}

Box stack_texts(PlayLayout& layout)
{
    using namespace box;
    const Box category = text_line(layout.category, 16);
    const Box count =
        row({text_line(layout.count, 13), text_line(layout.best_possible, 13, Align::Right).grow()})
            .into(layout.ticker);
    const Box clock = text_line(layout.clock, 44, Align::Right);
    const Box first = row({
        column({space(6), category.size(18), count.size(20)}).grow(),
        column({space(4), clock.size(40)}).size(layout.scale.grown(160)).then(18),
        part(layout.pause, 44),
    });
    const Box second = row({
        column({space().grow(), part(layout.bar, 8), space().grow()}).grow().then(15),
        part(layout.chip, layout.scale.grown(117)),
    });
    return column({
        space().between(6, 14),
        first.size(44),
        space().between(6, 11),
        second.between(30, 34),
        space().between(6, 11),
    });
}

Box compact_texts(PlayLayout& layout, PlayRules rules, PlayClock clock)
{
    using namespace box;
    const bool has_rules = rules != PlayRules::Usual;
    const bool has_best_possible = clock == PlayClock::WithBestPossible;
    const Box count = text_line(layout.count, 14, Align::Right);
    const Box first = row({
        text_line(layout.category, 13).when(has_rules),
        text_line(layout.best_possible, 13, Align::Right).grow().when(has_best_possible),
    });
    const Box stats = column({
        first.size(14).when(has_rules || has_best_possible),
        row({part(layout.chip, 113), count.grow()}).size(30).into(layout.ticker),
    });
    const Box lines = row({
        text_line(layout.clock, 36).size(layout.scale.grown(152)),
        stats.across(has_rules || has_best_possible ? 44 : 30).grow().then(12),
        part(layout.pause, 44),
    });
    return column({space(8), lines.size(44)});
}

} // namespace

Below below_stack(int size, PlayCard card, Scale scale)
{
    const int rows = rows_of(size, stack_columns(size));
    const double hint = card == PlayCard::Shown ? height_of_hint(scale) : 0;
    return {std::max(hint, 3 + 2 * (finger_height + 8) + pad_height(rows, finger_height, 4)),
            std::max(hint, 3 + 2 * (48 + 12) + pad_height(rows, 76, 8) + 8)};
}

Below below_compact(int size, PlayCard card, Scale scale)
{
    const int rows = rows_of(size, compact_columns(size));
    const double tools = 2 + 6 + finger_height;
    const double hint = card == PlayCard::Shown ? height_of_hint(scale) : 0;
    return {std::max(hint, tools + std::max(56.0, pad_height(rows, finger_height, 4))),
            std::max(hint, tools + pad_height(rows, 64, 4) + 8)};
}

void lay_out_stack(PlayLayout& layout, int size, PlayClock clock)
{
    using namespace box;
    const Unit unit{layout.scale.unit};
    const bool is_run = clock == PlayClock::OfRun;
    const bool is_small = is_small_run(size, clock);
    choose_upright(layout, clock);
    layout.count_in_full = true;
    layout.chip_align = Align::Right;
    layout.tool_face = ButtonFace::Row;
    if (!is_run) {
        stack_texts(layout).lay_out(over_board(layout), unit);
        layout.category.width = layout.ticker.width;
        layout.best_possible.width = layout.ticker.width - layout.scale.tall(76);
        layout.words = words_over_board(layout);
    }

    const int columns = stack_columns(size);
    const int rows = rows_of(size, columns);
    const bool spare_place = rows * columns > size;
    if (spare_place)
        layout.keys.emplace_back();
    const double height = layout.right_rail.height / unit.down;
    const bool tight = height < 2 + 2 * (48 + 12) + pad_height(rows, 48, 8);
    const double button = tight ? finger_height : 48;
    const double between = tight ? 8 : 12;
    const double most = pad_height(rows, 76, 8);
    const double free = layout.scale.whole(height - 3 - (is_small ? 1 : 2) * (button + between));
    const double pad = std::min(most, free);
    const Box tools = row({
        part(layout.undo).grow(),
        part(layout.redo).grow(),
        part(is_run ? layout.pause : layout.hint).grow(),
        part(layout.sums).grow().when(layout.has_sums),
        part(layout.erase).grow().when(!spare_place),
    });
    const Box keys = column({
        space(2),
        grid(layout.modes, {4, button, 8}).size(button).then(between).when(!is_small),
        grid(layout.keys, {columns, 76, 8, tight ? 4.0 : 8.0}).size(pad).then(between),
        tools.gaps(8).size(button),
    });
    keys.lay_out(layout.right_rail, unit);
    if (!spare_place)
        return;
    layout.erase = layout.keys.back();
    layout.keys.pop_back();
}

void lay_out_compact(PlayLayout& layout, int size, PlayRules rules, PlayClock clock)
{
    using namespace box;
    const Unit unit{layout.scale.unit};
    choose_upright(layout, clock);
    layout.count_is_tight = true;
    const bool is_small = is_small_run(size, clock);
    layout.counts_under_digits = !is_small;
    layout.mode_face = ButtonFace::Stacked;
    layout.tool_face = ButtonFace::Stacked;
    const bool is_run = clock == PlayClock::OfRun;
    if (is_run) {
        layout.nav_face = layout.tool_face;
    } else {
        compact_texts(layout, rules, clock).lay_out(over_board(layout), unit);
        const bool shares = rules != PlayRules::Usual && clock == PlayClock::WithBestPossible;
        layout.category.width = layout.ticker.width / (shares ? 2 : 1);
        layout.best_possible.width = layout.category.width;
        layout.words = words_over_board(layout);
    }

    const int columns = compact_columns(size);
    const int rows = rows_of(size, columns);
    const double height = layout.right_rail.height / unit.down;
    const double margin =
        height < below_compact(size, PlayCard::None, layout.scale).min + 8 ? 0 : 8;
    const double pad = std::min(pad_height(rows, 64, 4), height - 2 - 6 - finger_height - margin);
    const auto is_there = [&](const Rect* each) {
        const bool is_mode = each >= layout.modes.data() && each <= &layout.modes.back();
        return each == &layout.sums ? layout.has_sums : !(is_mode && is_small);
    };
    std::vector<Box> tools;
    for (Rect* each :
         {&layout.modes[0], &layout.modes[1], &layout.modes[2], &layout.modes[3], &layout.undo,
          &layout.erase, &layout.sums, is_run ? &layout.pause : &layout.hint})
        tools.push_back(part(*each).grow().when(is_there(each)));
    const Box keys = column({
        grid(layout.keys, {columns, 64, 4, 4}).size(pad).then(6),
        row(tools).gaps(4).size(44),
    });
    keys.lay_out(layout.right_rail, unit);
}

} // namespace game
