#include "game/scenes/run_code.h"

#include "engine/recipe/recipe.h"
#include "game/scenes/days.h"
#include "game/widgets/draw_text.h"

namespace game {

using engine::Message;
using engine::N_;

RunCode run_code(const Services& services, const engine::Record& run)
{
    const engine::Translations& texts = services.texts;
    const bool has_code = engine::is_code(run.recipe);
    if (!has_code && run.seed.empty())
        return {texts.tr("A puzzle from elsewhere"), !run.recipe.empty()};
    if (!has_code)
        return {texts.tr(Message{N_("Seed {code}"), {{"code", run.seed}}}), !run.recipe.empty()};
    std::string text = texts.tr(Message{N_("Code {code}"), {{"code", run.recipe}}});
    if (const auto day = day_of_board(services, run))
        text += " · " + texts.tr(Message{N_("board of {day}"), {{"day", engine::day_text(*day)}}});
    return {text, true};
}

Button code_button(Rect line, const RunCode& code, Scale scale)
{
    const int fingertip = scale.px(44);
    return {
        .area = line,
        .reach = {line.x, line.centre().y - fingertip / 2, line.width, fingertip},
        .style = ButtonStyle::Bare,
        .enabled = code.can_be_copied,
        .draw = [text = code.text, scale](Canvas& canvas, const Button& button, ButtonState state) {
            const bool lit = button.enabled && (state.hovered || state.focused);
            draw_text(canvas, text, button.area,
                      TextLook{.size = 13, .tint = lit ? Paint::AccentText : Paint::Ink2}, scale);
        }};
}

} // namespace game
