#include "game/scenes/new_game/text_option.h"

namespace game {

std::optional<engine::Message> TextOption::error() const
{
    return text().empty() ? std::nullopt : why_wrong_(text());
}

Box TextOption::box(ButtonId id, const engine::Translations& texts, Scale scale) const
{
    using namespace box;
    const std::optional<engine::Message> wrong = error();
    const Box field = button({.id = id,
                              .style = ButtonStyle::Bare,
                              .spoken = texts.tr(look_.label),
                              .draw = [this, &texts, scale, is_wrong = wrong.has_value()](
                                          Canvas& canvas, const Button& shown, ButtonState state) {
                                  field_.draw(canvas, shown.area,
                                              {.placeholder = texts.tr(look_.placeholder),
                                               .icon = look_.icon,
                                               .wrong = is_wrong},
                                              state, scale);
                              }});
    const std::string why = wrong ? texts.tr(*wrong) : "";
    return column(
        {box::text(texts.tr(look_.label), {.size = 15, .weight = Weight::SemiBold})
             .size(with_text(20))
             .then(6),
         field.size(with_text(44)).then(6),
         paragraph(why, {.size = 13, .tint = Paint::Error}).then(6).when(wrong.has_value())});
}

} // namespace game
