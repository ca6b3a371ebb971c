#include "game/scenes/new_game/making_surroundings.h"

#include <algorithm>
#include <utility>

#include "engine/rules/layout.h"
#include "game/scenes/runs/play_texts.h"
#include "game/widgets/board/symbol.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/play/clock_view.h"
#include "game/widgets/play/race.h"

namespace game {

void MakingSurroundings::place(Size window, const engine::Grid& grid, const TextMeasure& measure)
{
    grid_ =
        std::make_shared<const engine::Grid>(engine::in_symbols(grid, services_.settings.symbols));
    const auto rules = engine::find_layout(spec_.layout);
    const bool named = rules && engine::family_of(*rules) != engine::LayoutFamily::Classic;
    layout_ = lay_out_play(window, services_.settings.text_size / 100.0, grid,
                           named ? PlayRules::Named : PlayRules::Usual, PlayCard::None,
                           services_.settings.show_clock ? PlayClock::Shown : PlayClock::Hidden);
    heading_ = has_heading_ ? heading(measure) : "";
    buttons_.clear();
    add_modes();
    add_keys();
    add(rail_tools(layout_));
    add(rail_nav_buttons(layout_));
    std::erase_if(buttons_, [](const Button& button) { return button.area.empty(); });
}

std::string MakingSurroundings::heading(const TextMeasure& measure) const
{
    const TextSpot& spot = layout_.category;
    const Font font{Face::Text, Weight::Bold, layout_.scale.font(spot.size)};
    return heading_text(services_.texts, spec_, [&](const std::string& text) {
        return measure.width_of(text, fitting(measure, text, font, spot.width, layout_.scale)) <=
               spot.width;
    });
}

void MakingSurroundings::add_modes()
{
    for (std::size_t mode = 0; mode < layout_.modes.size(); ++mode) {
        buttons_.push_back(mode_button(mode, layout_, *grid_, services_));
        buttons_.back().enabled = false;
    }
}

void MakingSurroundings::add_keys()
{
    engine::Digit digit = engine::no_digit;
    for (const Rect& area : layout_.keys) {
        ++digit;
        buttons_.push_back(Button{
            .area = area,
            .style = ButtonStyle::Keycap,
            .enabled = false,
            .draw = [this, digit](Canvas& canvas, const Button& key, ButtonState state) {
                const Rect face = face_of(key, state, layout_.scale);
                const double side = std::min(face.width, face.height) / layout_.scale.unit;
                const double units = side >= 42 ? 28 : side >= 34 ? 20 : 15;
                draw_symbol(canvas, *grid_, digit, face.centre(),
                            Font{Face::Numerals, Weight::SemiBold, layout_.scale.font(units)},
                            Paint::Ink3);
            }});
    }
}

void MakingSurroundings::add(const std::vector<RailButton>& rail)
{
    for (const RailButton& each : rail) {
        Button button = button_for(each, *grid_, services_);
        button.enabled = false;
        buttons_.push_back(std::move(button));
    }
}

void MakingSurroundings::draw(Canvas& canvas) const
{
    const Scale scale = layout_.scale;
    draw_spot(canvas, heading_, layout_.category, Weight::Bold, Paint::Ink, scale);
    if (services_.settings.show_clock)
        draw_clock(canvas, engine::PlayTime{0}, layout_.clock, scale);
    draw_spot(canvas, services_.texts.tr("Progress"), layout_.progress_title, Weight::Medium,
              Paint::Ink2, scale);
    if (!layout_.bar.empty())
        draw_progress(canvas, ProgressLook{}, layout_.bar, scale);
    for (const Button& button : buttons_) {
        draw_button(canvas, button, ButtonState{}, scale);
        if (button.draw)
            button.draw(canvas, button, ButtonState{});
    }
}

} // namespace game
