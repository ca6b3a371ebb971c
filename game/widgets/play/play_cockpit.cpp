// The form with two rails. Their contents end with the board's last line.

#include <algorithm>

#include "game/widgets/play/play_forms.h"

namespace game {
namespace {

constexpr double lowest_rail = 588; // units: the full height of the right one
constexpr double with_sums = 52;    // and of the button of sums
constexpr double lowest_sum_card = 230;

// Texts and race at the top; the buttons that leave play at the bottom.
Box left_rail(PlayLayout& layout, bool has_ticker, bool has_clock)
{
    using namespace box;
    const Box count = text_line(layout.count, 13, Align::Right);
    const Box best = text_line(layout.best, 13, Align::Right);
    return column({
        text_line(layout.category, 18).size(18).then(3),
        // A low rail has no free line, so events replace the seed.
        row({text_line(layout.seed, 13)}).into(layout.ticker).size(24).then(9),
        text_line(layout.clock, 60).size(80).then(2).when(has_clock),
        row({part(layout.chip, 114), best.grow()}).size(34).then(4).when(has_clock),
        text_line(layout.best_possible, 13).size(18).then(7).when(has_clock),
        row({text_line(layout.progress_title, 13), count.grow()}).size(18).then(7),
        column({part(layout.bar, 8 / layout.scale.grown(1))}).size(48),
        part(layout.splits, 196),
        space().grow(),
        part(layout.ticker, 24).when(has_ticker),
        space().grow(),
        part(layout.hint, 44).then(8),
        part(layout.pause, 44),
    });
}

// Only what a run leaves to its play.
Box left_rail_of_run(PlayLayout& layout)
{
    using namespace box;
    return column({
        part(layout.free_rail).grow().then(8),
        part(layout.ticker, 24),
        space().between(12, 88),
        part(layout.pause, 44),
    });
}

// `below_keys` is what a card can cover that leaves the keys free.
Box right_rail(PlayLayout& layout, int size, PlayClock clock, Rect& below_keys)
{
    using namespace box;
    const int columns = pad_columns(size);
    const double gap = pad_gap(columns);
    const bool is_run = clock == PlayClock::OfRun;
    const bool is_small = is_small_run(size, clock);
    const Box tools =
        row({part(layout.undo).grow(), part(layout.redo).grow(), part(layout.erase).grow()});
    const Box below = column({
        space().grow(),
        part(layout.below_tools, 128).when(is_run),
        part(layout.sums, 44).then(8).when(layout.has_sums),
        part(layout.check, 44).then(8).when(!is_run),
        part(layout.fill_notes, 44).then(8).when(!is_run),
        part(layout.settings, 44).when(!is_run),
    });
    return column({
        grid(layout.modes, {2, 52, 8, 8}).then(24).when(!is_small),
        grid(layout.keys, {columns, is_small ? 102.0 : 64.0, gap, gap}).size(216).then(24),
        tools.gaps(12).size(64).then(layout.has_sums ? 12 : 0),
        below.into(below_keys).grow(),
    });
}

Rect widened(Rect area, int by)
{
    return Rect{area.x - by, area.y, area.width + 2 * by, area.height};
}

} // namespace

void lay_out_cockpit(PlayLayout& layout, int size, PlayClock clock)
{
    // Heights grow with the text size.
    const Unit unit{layout.scale.unit, layout.scale.grown(layout.scale.unit), Rounding::AtTheEnd};
    Rect left = layout.left_rail;
    Rect right = layout.right_rail;
    const int lowest = std::min(rounded(lowest_rail * unit.down), left.height);
    left.height = std::clamp(layout.board.bottom() - left.y, lowest, left.height);
    right.height = left.height;
    layout.has_sums = layout.has_sums && right.height >= (lowest_rail + with_sums) * unit.down;
    Rect below_keys;
    right_rail(layout, size, clock, below_keys).lay_out(right, unit);
    if (clock == PlayClock::OfRun) {
        layout.ticker_is_free = true;
        layout.ticker_size = 16;
        left_rail_of_run(layout).lay_out(left, unit);
        layout.words = Rect{left.x, layout.ticker.y, left.width, layout.pause.y - layout.ticker.y};
    } else {
        layout.category.width = left.width;
        layout.best_possible.width = left.width;
        layout.bar_notch_named = true;
        layout.ticker_is_free = left.height >= (lowest_rail + 40) * unit.down;
        left_rail(layout, layout.ticker_is_free, clock != PlayClock::Hidden).lay_out(left, unit);
        layout.words = layout.ticker_is_free ? around(layout.splits, layout.ticker) : layout.splits;
    }
    layout.clock.at.x -= layout.scale.px(2); // numerals have space on their left
    const int wider = layout.scale.px(14);
    layout.hint_card = widened(right, wider);
    if (below_keys.height >= lowest_sum_card * unit.down)
        layout.sum_card = widened(below_keys, wider);
}

} // namespace game
