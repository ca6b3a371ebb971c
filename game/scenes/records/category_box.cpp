#include "game/scenes/records/category_box.h"

#include <utility>
#include <vector>

#include "engine/rules/layout.h"
#include "game/scenes/records/record_categories.h"
#include "game/ui/names.h"
#include "game/widgets/board/thumbnail.h"
#include "game/widgets/boxes/leaves.h"

namespace game {
namespace {

constexpr double largest_name = 14; // units
constexpr double smallest_name = 12;

// The time is at the right, below the name if that is long; of puzzles from elsewhere a mark can
// stand for a part of the name.
Box name_and_time(const engine::Translations& texts,
                  const std::string& category,
                  const Box& time,
                  Weight weight)
{
    using namespace box;
    const auto in_two_lines = [&](const Box& first) {
        return column({space().grow(), first, time, space().grow()});
    };
    std::vector<Box> beside;
    std::vector<Box> above;
    for (double size = largest_name; size >= smallest_name; --size) {
        const Box name = text(category_name(texts, category), {.size = size, .weight = weight});
        beside.push_back(row({name.grow().then(8), time}));
        above.push_back(in_two_lines(name));
    }
    beside.insert(beside.end(), above.begin(), above.end());
    if (is_from_elsewhere(category)) {
        const std::string shown = shown_category(category, Elsewhere::Together);
        const Box name = text(category_name(texts, shown), {.weight = weight});
        beside.push_back(in_two_lines(row({icon(Icon::Globe, 14).then(6), name.size(0).grow()})));
    }
    return first_that_fits(std::move(beside));
}

} // namespace

Box category_box(const engine::Translations& texts,
                 const std::string& category,
                 const engine::Record* best,
                 Chosen chosen)
{
    using namespace box;
    const bool is_chosen = chosen == Chosen::Yes;
    const Weight weight = is_chosen ? Weight::SemiBold : Weight::Medium;
    const auto stamp = [layout = engine::find_layout(board_of(category)),
                        thick = is_chosen ? Paint::Accent : Paint::Ink2](Canvas& canvas, Rect area,
                                                                         Scale) {
        if (layout)
            draw_thumbnail(canvas, area, *engine::make_grid(*layout), {}, {.thick = thick});
    };
    const Box time = number(best == nullptr ? "–" : clock_text(best->time),
                            {.size = 15,
                             .weight = weight,
                             .tint = is_chosen ? Paint::Ink : Paint::Ink2,
                             .align = Align::Right,
                             .face = Face::Numerals});
    return row({space(16), picture(stamp).size(30).across(30).then(14),
                name_and_time(texts, category, time, weight).size(0).grow().then(12)});
}

} // namespace game
