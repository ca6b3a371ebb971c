#include "game/scenes/settings/setting_row_box.h"

#include <memory>
#include <utility>

#include "engine/base/count.h"

namespace game {
namespace {

Box texts_of(const SettingRow& row)
{
    using namespace box;
    const TextLook quiet{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    return column({paragraph(row.label, {.size = 15}),
                   paragraph(row.detail, quiet).when(!row.detail.empty())});
}

Box in_the_middle(const Box& content)
{
    using namespace box;
    return column({space().grow(), content, space().grow()});
}

// In units: as wide as the widest option needs it.
double width_of_options(const SettingRow& row, const Unit& unit)
{
    using namespace box;
    std::vector<Box> labels;
    for (const std::string& option : row.options)
        labels.push_back(text(option, {.size = 14, .weight = Weight::SemiBold}));
    const double widest = column(labels).natural_width(unit) / unit.across;
    return engine::count_of(labels) * (widest + 22) + 8;
}

} // namespace

Box setting_row(const SettingRow& row, const Box& control)
{
    using namespace box;
    return first_that_fits({
        box::row({in_the_middle(texts_of(row)).then(20), space().grow(), in_the_middle(control)})
            .padding(0, 12)
            .at_least(with_text(70)),
        column({texts_of(row).then(10), control}).padding(0, 11),
    });
}

Box switch_row(const SettingRow& row, Button knob)
{
    using namespace box;
    return toggle(std::move(knob), in_the_middle(texts_of(row)))
        .padding(0, 12)
        .at_least(with_text(70));
}

Box setting_options(const SettingRow& row,
                    ButtonId first,
                    std::function<void(std::size_t option)> choose,
                    const Unit& unit)
{
    using namespace box;
    const auto from = [&](std::size_t begin, std::size_t end) {
        Segments part{.first = first,
                      .labels = {row.options.begin() + begin, row.options.begin() + end},
                      .chosen = row.chosen,
                      .choose = choose};
        part.first.index = begin;
        return segments(std::move(part));
    };
    const std::size_t count = row.options.size();
    const std::size_t half = (count + 1) / 2;
    std::vector<Box> forms{box::row({from(0, count).size(width_of_options(row, unit)).grow()})};
    if (count > 2)
        forms.push_back(column({from(0, half).then(6), from(half, count)}));
    return first_that_fits(forms);
}

Box button_row(const SettingRow& row, Button button, const Unit& unit)
{
    using namespace box;
    button.style = ButtonStyle::Keycap;
    button.label = row.options.front();
    button.font_size = 14;
    const auto reach = std::make_shared<Rect>();
    const Box pressed = leaf({.button = std::move(button), .button_reach = reach});
    const Box control = column({pressed.size(with_text(44))}).size(width_of_options(row, unit));
    return column({setting_row(row, box::row({control.grow()}))}).into(*reach);
}

} // namespace game
