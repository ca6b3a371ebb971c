#include "game/scenes/records/time_spent_layout.h"

#include <algorithm>

#include "game/widgets/boxes/box.h"

namespace game {
namespace {

constexpr double beside_spent = 30; // around the board, for the marks
constexpr double spent_padding = 20;
constexpr double beside_from = 590;

Box spent_panel_box(TimeSpentLayout& layout, const TimeSpentContent& shown, Scale scale)
{
    using namespace box;
    const auto tall = [&](double units) {
        return scale.grown(units);
    };
    return column({
                      part(layout.views, tall(44)).then(14),
                      part(layout.heading, tall(28)).then(4),
                      part(layout.texts, shown.texts / scale.unit),
                      space(16).when(shown.has_buttons),
                      part(layout.hint, tall(52)).then(8).when(shown.has_buttons),
                      part(layout.practise, tall(48)).when(shown.has_buttons),
                  })
        .padding(spent_padding, spent_padding)
        .into(layout.panel);
}

} // namespace

TimeSpentLayout
lay_out_time_spent(Rect content, Rect seen, const TimeSpentContent& shown, Scale scale)
{
    TimeSpentLayout layout;
    const Unit unit{scale.unit};
    const double width = seen.width / scale.unit;
    const double height = seen.height / scale.unit;
    const Box panel = spent_panel_box(layout, shown, scale);
    layout.is_beside = width >= beside_from;
    if (layout.is_beside) {
        const double column = std::clamp(width * 0.38, 300.0, 460.0);
        const double side = std::min(width - column - 2 * beside_spent,
                                     (height - beside_spent) / shown.board_height);
        const int left = scale.px(beside_spent);
        const int wide = scale.px(side);
        layout.board_square = Rect{seen.x + left, seen.y, wide, wide};
        const int x = layout.board_square.right() + left;
        const Rect rest{x, content.y, content.x + content.width - x,
                        rounded_up(panel.preferred_height(unit))};
        panel.lay_out(rest, unit);
        layout.bottom = layout.panel.bottom();
        return layout;
    }
    const double side = std::min(width - 2 * beside_spent, std::max(240.0, height * 0.6));
    const Box page = box::column({
        box::row({box::space().grow(), box::part(layout.board_square, side), box::space().grow()})
            .size(side * shown.board_height)
            .then(beside_spent),
        panel,
    });
    layout.bottom = page.lay_out(content, unit);
    return layout;
}

} // namespace game
