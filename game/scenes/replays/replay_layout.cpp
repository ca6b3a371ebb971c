#include "game/scenes/replays/replay_layout.h"

#include <algorithm>

#include "game/widgets/boxes/box.h"

namespace game {
namespace {

constexpr double gutter = 30; // around the board, for the marks
constexpr double padding = 20;
constexpr double narrow = 590;

// Below a board the buttons come first, so that they are in view in a small window.
enum class First { Texts, Buttons };

Box panel_box(ReplayLayout& layout, First first, Scale scale)
{
    using namespace box;
    const auto tall = [&](double units) {
        return scale.grown(units);
    };
    const Box texts = column({
        part(layout.who, tall(26)),
        part(layout.clock, 64).then(4),
        part(layout.action, tall(28)),
        part(layout.remark, tall(44)),
    });
    const Box buttons = column({
        part(layout.track, tall(44)).then(8),
        row({part(layout.back, tall(52)), part(layout.play).grow(), part(layout.forth, tall(52))})
            .gaps(8)
            .size(tall(52))
            .then(12),
        part(layout.speeds, tall(44)),
    });
    const bool texts_first = first == First::Texts;
    return column({
                      texts_first ? texts.then(8) : buttons.then(12),
                      texts_first ? buttons.then(20) : texts.then(12),
                      part(layout.go_on, tall(52)).then(8),
                      row({part(layout.rematch).grow(), part(layout.race).grow()})
                          .gaps(8)
                          .size(tall(44))
                          .then(8),
                      part(layout.copy, tall(44)).then(8),
                      part(layout.spent, tall(44)),
                  })
        .padding(padding, texts_first ? padding : padding / 2)
        .into(layout.panel);
}

} // namespace

ReplayLayout lay_out_replay(Rect content, double board_height, Scale scale)
{
    ReplayLayout layout;
    const double width = content.width / scale.unit;
    const double height = content.height / scale.unit;
    const bool is_beside = width >= narrow;
    const Box panel = panel_box(layout, is_beside ? First::Texts : First::Buttons, scale);
    if (is_beside) {
        const double column = std::clamp(width * 0.34, 300.0, 420.0);
        const double side = std::min(width - column - 2 * gutter, (height - gutter) / board_height);
        const Box page = box::row({
            box::space(gutter),
            box::part(layout.board_square, side).across(side, Side::Start).then(gutter),
            box::column({panel}).grow(),
        });
        const int bottom = page.lay_out(content, Unit{scale.unit});
        layout.bottom = std::max(bottom, layout.panel.bottom());
        return layout;
    }
    const double side = std::min(width - 2 * gutter, std::max(240.0, height * 0.6));
    const Box page = box::column({
        box::row({box::space().grow(), box::part(layout.board_square, side), box::space().grow()})
            .size(side * board_height)
            .then(gutter),
        panel,
    });
    layout.bottom = page.lay_out(content, Unit{scale.unit});
    return layout;
}

} // namespace game
