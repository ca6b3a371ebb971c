#include "game/scenes/settings/setting_row_box.h"

#include <memory>
#include <utility>

#include "engine/base/count.h"

namespace game {
namespace {

constexpr double least_row = 62; // units, at least

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

// The control is below the texts if they need the width.
Box with_control(const SettingRow& row, const Box& control)
{
    using namespace box;
    return first_that_fits({
        box::row({in_the_middle(texts_of(row)).then(20), space().grow(), in_the_middle(control)})
            .padding(0, 8)
            .at_least(with_text(least_row)),
        column({texts_of(row).then(10), control}).padding(0, 10),
    });
}

// With a switch, which can be pressed anywhere in the row.
Box switch_row(const SettingRow& row, Button knob)
{
    using namespace box;
    return toggle(std::move(knob), in_the_middle(texts_of(row)))
        .padding(0, 8)
        .at_least(with_text(least_row));
}

// The options as segments, in one line or two.
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

// With a button as wide as options with its label, which can be pressed anywhere in the row.
Box button_row(const SettingRow& row, ButtonId id, std::function<void()> press, const Unit& unit)
{
    using namespace box;
    const auto reach = std::make_shared<Rect>();
    const Box pressed = leaf({.button = Button{.id = id,
                                               .style = ButtonStyle::Keycap,
                                               .label = row.options.front(),
                                               .font_size = 14,
                                               .press = std::move(press)},
                              .button_reach = reach});
    const Box control = column({pressed.size(with_text(44))}).size(width_of_options(row, unit));
    return column({with_control(row, box::row({control.grow()}))}).into(*reach);
}

} // namespace

Box setting_row(const SettingRow& row,
                ButtonId first,
                std::function<void(std::size_t option)> choose,
                std::function<void()> press,
                const Unit& unit)
{
    const bool is_on = row.chosen == 1u;
    switch (row.kind) {
    case SettingRow::Kind::Segments:
        return with_control(row, setting_options(row, first, std::move(choose), unit));
    case SettingRow::Kind::Toggle:
        return switch_row(
            row, {.id = first, .chosen = is_on, .press = [choose = std::move(choose), is_on] {
                      choose(is_on ? 0 : 1);
                  }});
    case SettingRow::Kind::Button:
        return button_row(row, first, std::move(press), unit);
    case SettingRow::Kind::Themes:
        break;
    }
    return box::space();
}

} // namespace game
