// The form with one rail, whose parts shrink together in low windows.

#include <algorithm>

#include "game/widgets/play/play_forms.h"

namespace game {
namespace {

// A part of the rail: its height and the gap above it, in units, if room is short and if there is
// enough.
struct Part {
    double min_gap;
    double min;
    double preferred_gap;
    double preferred;
};

struct Parts {
    Part title;
    Part clock;
    Part chip;
    Part bar;
    Part modes;
    Part pad;
    Part tools;
    Part nav_buttons;
};

constexpr Parts usual_parts = {
    .title = {0, 20, 0, 20},
    .clock = {6, 40, 13, 46},
    .chip = {10, 30, 17, 34},
    .bar = {8, 8, 12, 8},
    .modes = {16, 94, 24, 112}, // two rows of modes
    .pad = {12, 148, 20, 198},
    .tools = {12, 48, 20, 60},
    .nav_buttons = {12, 40, 16, 48},
};

constexpr Parts low_parts = {
    .title = {0, 16, 0, 20},
    .clock = {2, 30, 8, 44},
    .chip = {6, 26, 12, 34},
    .bar = {6, 6, 12, 8},
    .modes = {8, 34, 16, 48}, // one row of icons
    .pad = {6, 104, 14, 188},
    .tools = {6, 34, 14, 56},
    .nav_buttons = {6, 34, 14, 48},
};

Box under_gap(const Box& thing, const Part& part)
{
    using namespace box;
    return column({
        space().between(part.min_gap, part.preferred_gap),
        thing.between(part.min, part.preferred),
    });
}

// Areas of the rail that are no buttons.
struct RailAreas {
    Rect clock;
    Rect pad;
    Rect rest; // between the buttons
};

int pad_rows(int size)
{
    const int columns = pad_columns(size);
    return (size + columns - 1) / columns;
}

// With the gaps around it, a key is large enough for a finger if there is room.
Parts parts_for(bool low, int size)
{
    constexpr double finger = 44;
    Parts parts = low ? low_parts : usual_parts;
    if (!low)
        parts.pad.preferred = std::max(parts.pad.preferred, pad_rows(size) * finger - 6);
    return parts;
}

Box rail(PlayLayout& layout, int size, PlayClock clock, RailAreas& areas)
{
    using namespace box;
    const bool has_clock = clock == PlayClock::Shown || clock == PlayClock::WithBestPossible;
    const bool has_texts = clock != PlayClock::OfRun;
    Parts parts = parts_for(layout.low, size);
    if (is_small_run(size, clock))
        parts.pad = {0, parts.pad.min, 0, 216};
    if (!has_texts)
        parts.modes.min_gap = parts.modes.preferred_gap = 0;
    const Box category = text_line(layout.category, layout.low ? 16 : 18);
    const Box count = text_line(layout.count, 13, Align::Right);
    const Box best = text_line(layout.best, 13, Align::Right);
    const GridLook modes{layout.low ? 4 : 2, 0, 8, 8 / layout.scale.grown(1)};
    const Box tools =
        row({part(layout.undo).grow(), part(layout.redo).grow(), part(layout.erase).grow()});
    const Box nav_buttons =
        row({part(layout.hint).grow().when(has_texts),
             part(layout.sums).grow().when(layout.has_sums), part(layout.pause).grow()});
    return column({
        under_gap(row({category.grow(), count}).into(layout.ticker), parts.title).when(has_texts),
        under_gap(row({text_line(layout.clock, 60)}).into(areas.clock), parts.clock)
            .when(has_clock),
        under_gap(row({part(layout.chip, 114), best.grow()}), parts.chip).when(has_clock),
        under_gap(part(layout.bar), parts.bar).when(has_texts),
        under_gap(grid(layout.modes, modes), parts.modes).when(!is_small_run(size, clock)),
        under_gap(part(areas.pad), parts.pad),
        under_gap(tools.gaps(12), parts.tools),
        part(areas.rest).grow(),
        under_gap(nav_buttons.gaps(12), parts.nav_buttons),
    });
}

void place_keys(PlayLayout& layout, Rect pad, int size)
{
    const int columns = pad_columns(size);
    const int rows = pad_rows(size);
    const double unit = layout.scale.unit;
    const double gap = pad_gap(columns);
    const double low_gap = layout.scale.whole(pad.height / (5 * rows * unit));
    box::grid(layout.keys, {columns, 0, gap, std::min(gap, low_gap)}).lay_out(pad, Unit{unit});
}

// The clock stays visible as long as there is room for the card below it.
Rect hint_card_of(const PlayLayout& layout)
{
    constexpr double half_of_capitals = 0.364; // relative to the size
    const int clock_ends =
        layout.clock.at.y + rounded(half_of_capitals * layout.scale.font(layout.clock.size));
    const Rect first = !layout.low           ? layout.modes[0]
                       : layout.chip.empty() ? layout.bar
                                             : layout.chip;
    const int top = std::max(first.y - layout.scale.px(8), clock_ends + layout.scale.px(4));
    const int beside = layout.scale.px(layout.low ? 6 : 14);
    return Rect{layout.right_rail.x - beside, top, layout.right_rail.width + 2 * beside,
                layout.pause.bottom() + layout.scale.px(4) - top};
}

} // namespace

void lay_out_console(PlayLayout& layout, int size, PlayCard card, PlayClock clock)
{
    const Scale scale = layout.scale;
    RailAreas areas;
    Rect area = layout.right_rail;
    Unit unit{scale.unit, scale.grown(scale.unit), Rounding::AtTheEnd};
    const Box all = rail(layout, size, clock, areas);
    // The rail ends with the board's last line if there is room.
    const int preferred_end = area.y + rounded(all.preferred_height(unit));
    area.height = std::min(std::max(layout.board.bottom(), preferred_end), area.bottom()) - area.y;
    unit.down *= std::min(1.0, area.height / all.min_height(unit));
    all.lay_out(area, unit);

    layout.category.width = area.width - scale.px(60);
    --layout.category.at.y;
    --layout.count.at.y;
    layout.clock.at.x -= scale.px(2); // numerals have space on their left
    layout.clock.size = std::min(60.0, areas.clock.height / (0.76 * scale.unit * scale.text));
    layout.best_possible = layout.best;
    layout.best_possible.width = layout.right_rail.right() - layout.chip.right() - scale.px(8);
    place_keys(layout, areas.pad, size);
    layout.hint_card = hint_card_of(layout);
    layout.words = clock == PlayClock::OfRun
                       ? areas.rest
                       : Rect{area.x, area.y, area.width, layout.bar.bottom() - area.y};
    // Without the clock there may be more room below the keys.
    const bool is_below = clock == PlayClock::Hidden && card == PlayCard::None;
    if (is_below && areas.rest.height > layout.words.height)
        layout.words = areas.rest;
    const auto face = [scale](Rect button, double min) {
        constexpr double word = 16; // grows with the text, unlike the icon above it
        return button.height >= scale.px(min - word) + scale.tall(word) ? ButtonFace::Stacked
                                                                        : ButtonFace::IconOnly;
    };
    layout.mode_face = layout.low ? ButtonFace::IconOnly : ButtonFace::Row;
    layout.tool_face = face(layout.undo, 54);
    layout.nav_face = face(layout.pause, 42);
}

} // namespace game
