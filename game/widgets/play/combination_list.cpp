#include "game/widgets/play/combination_list.h"

#include <algorithm>
#include <utility>

#include "game/widgets/boxes/leaves.h"

namespace game {

namespace {

Box strike_through()
{
    using namespace box;
    const Box line =
        picture([](Canvas& canvas, Rect area, Scale) { canvas.fill(area, Paint::Error); });
    return column({space().grow(), line.size(1.5), space().grow()});
}

Box combination(const ShownCombination& shown)
{
    using namespace box;
    const TextLook look{
        .size = 15, .tint = shown.is_struck ? Paint::Ink2 : Paint::Ink, .face = Face::Numerals};
    std::vector<Box> all;
    if (shown.is_struck)
        all.push_back(strike_through()); // the digits stay whole
    all.push_back(text(shown.text, look));
    return row({layers(std::move(all)), space().grow()});
}

} // namespace

Box combination_list(std::vector<ShownCombination> all)
{
    const auto make = [all = std::move(all)](double, const Unit& unit) {
        std::vector<Box> cells;
        double widest = 1;
        for (const ShownCombination& shown : all) {
            cells.push_back(combination(shown));
            widest = std::max(widest, cells.back().natural_width(unit));
        }
        return box::grid(
            std::move(cells),
            {.row = box::with_text(22), .gap_across = 14, .least_width = widest / unit.across});
    };
    return Box::made_by(make);
}

} // namespace game
