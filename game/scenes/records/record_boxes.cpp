#include "game/scenes/records/record_boxes.h"

#include <utility>
#include <vector>

#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"
#include "game/scenes/records/record_categories.h"
#include "game/scenes/runs/days.h"
#include "game/ui/names.h"
#include "game/widgets/board/thumbnail.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Message;
using engine::N_;

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

RunCode run_code(const Services& services, const engine::Record& run)
{
    const engine::Translations& texts = services.texts;
    const bool has_code = engine::is_code(run.recipe);
    if (!has_code && run.seed.empty())
        return {texts.tr("A puzzle from elsewhere"), !run.recipe.empty()};
    if (!has_code)
        return {texts.tr(Message{N_("Seed {code}"), {{"code", run.seed}}}), !run.recipe.empty()};
    const std::string text = texts.tr(Message{N_("Code {code}"), {{"code", run.recipe}}});
    const auto day = day_of_board(services, run);
    if (!day)
        return {text, true};
    const std::string date = engine::day_text(*day);
    return {text + " · " + texts.tr(Message{N_("board of {day}"), {{"day", date}}}), true,
            run.recipe + " · " + date};
}

Button code_button(const RunCode& code, Scale scale)
{
    return {.style = ButtonStyle::Bare,
            .spoken = code.text,
            .enabled = code.can_be_copied,
            .draw = [code, scale](Canvas& canvas, const Button& button, ButtonState state) {
                const bool lit = button.enabled && (state.hovered || state.focused);
                const TextLook look{.size = 13, .tint = lit ? Paint::AccentText : Paint::Ink2};
                const bool fits =
                    canvas.width_of(code.text, font_of(look, scale)) <= button.area.width;
                draw_text(canvas, fits || code.shorter.empty() ? code.text : code.shorter,
                          button.area, look, scale);
            }};
}

} // namespace game
