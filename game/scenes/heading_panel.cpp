#include "game/scenes/heading_panel.h"

#include "engine/rules/layout.h"
#include "game/scenes/play_words.h"
#include "game/widgets/words.h"

namespace game {

namespace {

constexpr double heading_mark = 22; // units behind the heading

// Smaller, down to two thirds, before a name is left out.
Font heading_font(const TextMeasure& measure, const std::string& text, Font font, int width)
{
    const int smallest = (font.size * 2 + 2) / 3;
    while (font.size > smallest && measure.width_of(text, font) > width)
        --font.size;
    return font;
}

// As much as fits in the first; empty when the rest has no room in the second.
std::vector<std::string>
in_two_lines(const TextMeasure& measure, const std::string& text, Font font, int width)
{
    for (std::size_t gap = text.rfind(' '); gap != std::string::npos && gap > 0;
         gap = text.rfind(' ', gap - 1)) {
        const std::string first = text.substr(0, gap);
        const std::string second = text.substr(gap + 1);
        if (measure.width_of(second, font) > width)
            break;
        if (measure.width_of(first, font) <= width)
            return {first, second};
    }
    return {};
}

} // namespace

HeadingPanel::HeadingPanel(const Play& play,
                           const PlayLayout& layout,
                           std::function<void()> show_rules)
    : play_(play), layout_(layout), show_rules_(std::move(show_rules))
{
}

void HeadingPanel::place()
{
    const TextSpot& spot = layout_.category;
    if (spot.size <= 0 || !has_named_rules())
        return panel_.set({});
    const int height = layout_.scale.font(spot.size) * 3 / 2;
    panel_.set({Button{.area = {spot.at.x, spot.at.y - height / 2, spot.width, height},
                       .style = ButtonStyle::Bare,
                       .press = show_rules_}});
}

bool HeadingPanel::handle(const Input& input)
{
    if (panel_.handle(input))
        return true;
    const auto* pressed = std::get_if<PointerPressed>(&input);
    return pressed != nullptr && panel_.button_at(pressed->at) != nullptr;
}

bool HeadingPanel::has_named_rules() const
{
    const auto layout = engine::find_layout(play_.game().spec.layout);
    return layout && engine::family_of(*layout) != engine::LayoutFamily::Classic;
}

// Where there are rules to be told, a mark behind the heading says that it opens.
int HeadingPanel::width() const
{
    const int most = layout_.category.width;
    return has_named_rules() ? most - layout_.scale.px(heading_mark) : most;
}

// In one line, in two smaller ones where there is room for them, or without the last rules.
HeadingPanel::Heading HeadingPanel::heading(const TextMeasure& measure) const
{
    const Scale scale = layout_.scale;
    const int width = this->width();
    const Font usual{Face::Words, Weight::Bold, scale.font(layout_.category.size)};
    const auto fits = [&](const std::string& text) {
        return measure.width_of(text, heading_font(measure, text, usual, width)) <= width;
    };
    const std::string whole =
        heading_text(play_.words(), play_.game().spec, [](const std::string&) { return true; });
    if (layout_.form == PlayForm::Cockpit && !fits(whole)) {
        for (int size = scale.font(14); size >= scale.font(12); --size) {
            const Font font{Face::Words, Weight::Bold, size};
            const std::vector<std::string> lines = in_two_lines(measure, whole, font, width);
            if (!lines.empty())
                return {lines, font};
        }
    }
    const std::string text = heading_text(play_.words(), play_.game().spec, fits);
    const Font font = heading_font(measure, text, usual, width);
    return {{shortened(measure, text, font, width)}, font};
}

void HeadingPanel::draw(Canvas& canvas, const NoticeLine& notice) const
{
    const TextSpot& spot = layout_.category;
    if (spot.size <= 0 || notice.covers(spot))
        return;
    const Scale scale = layout_.scale;
    const Heading words = heading(canvas);
    Point at = spot.at;
    const int line = words.font.size * 5 / 4;
    if (words.lines.size() == 2)
        at.y -= line / 2 + scale.px(3); // the seed stands close below
    for (const std::string& text : words.lines) {
        canvas.text(text, at, Align::Left, words.font, Paint::Ink);
        at.y += line;
    }
    if (!has_named_rules())
        return;
    const bool lit = panel_.state_of(panel_.buttons().front()).hovered;
    const int x = spot.at.x + canvas.width_of(words.lines.back(), words.font) +
                  scale.px(heading_mark) / 2 + scale.px(2);
    draw_icon(canvas, Icon::Help, Point{x, at.y - line}, scale.px(16),
              lit ? Paint::AccentText : Paint::Ink2);
}

} // namespace game
