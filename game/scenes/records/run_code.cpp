#include "game/scenes/records/run_code.h"

#include "engine/recipe/recipe.h"
#include "game/scenes/runs/days.h"
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
