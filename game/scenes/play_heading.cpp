// The line that says what is played. Where rules are to be told it opens: by a click, by R.

#include "engine/rules/layout.h"
#include "game/scenes/play_buttons.h"
#include "game/scenes/play_scene.h"
#include "game/scenes/play_words.h"
#include "game/scenes/rules_scene.h"
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

} // namespace

bool PlayScene::has_named_rules() const
{
    const auto layout = engine::find_layout(game_.spec.layout);
    return layout && engine::family_of(*layout) != engine::LayoutFamily::Classic;
}

// Where there are rules to be told, a mark behind the heading says that it opens.
int PlayScene::heading_width() const
{
    const int most = layout_.category.width;
    return has_named_rules() ? most - layout_.scale.px(heading_mark) : most;
}

void PlayScene::draw_heading(Canvas& canvas) const
{
    const TextSpot& spot = layout_.category;
    if (spot.size <= 0 || covered_by_notice(spot))
        return;
    const Scale scale = layout_.scale;
    const Font usual{Face::Words, Weight::Bold, scale.font(spot.size)};
    const int width = heading_width();
    std::string text = heading_text(services_.words, game_.spec, [&](const std::string& wanted) {
        return canvas.width_of(wanted, heading_font(canvas, wanted, usual, width)) <= width;
    });
    const Font font = heading_font(canvas, text, usual, width);
    text = shortened(canvas, text, font, width);
    canvas.text(text, spot.at, Align::Left, font, Paint::Ink);
    if (!has_named_rules())
        return;
    const Button* button = panel_.find(button_of(Command::Rules));
    const bool lit = button != nullptr && panel_.state_of(*button).hovered;
    const int x =
        spot.at.x + canvas.width_of(text, font) + scale.px(heading_mark) / 2 + scale.px(2);
    draw_icon(canvas, Icon::Help, Point{x, spot.at.y}, scale.px(16),
              lit ? Paint::AccentText : Paint::Ink2);
}

// An empty area where nothing is to be pressed.
Rect PlayScene::heading_area() const
{
    const TextSpot& spot = layout_.category;
    if (spot.size <= 0 || !has_named_rules())
        return {};
    const int height = layout_.scale.font(spot.size) * 3 / 2;
    return Rect{spot.at.x, spot.at.y - height / 2, spot.width, height};
}

// Nothing can be solved meanwhile: the clock stands still, and goes on afterwards.
void PlayScene::show_rules()
{
    stop_clock();
    next_ =
        Transition{Transition::Kind::Push, [this] {
                       return make_rules_scene(services_, game_.spec.layout, [this] { resume(); });
                   }};
}

} // namespace game
