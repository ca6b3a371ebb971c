#include "game/scenes/new_game/seed_field.h"

#include <algorithm>
#include <cctype>
#include <string_view>

#include "engine/base/letters.h"
#include "engine/make/puzzle_spec.h"

namespace game {
namespace {

bool is_letter_or_figure(char symbol)
{
    return std::isalnum(engine::byte_of(symbol)) != 0;
}

// Seeds are hexadecimal.
bool is_in_codes_alone(char symbol)
{
    return is_letter_or_figure(symbol) && std::isxdigit(engine::byte_of(symbol)) == 0;
}

// Letters, figures, and what stands between them in codes: "9x9+anti-king:5KCF-CMDA-WW8R".
bool may_stand_in_a_code(std::string_view symbol)
{
    if (symbol.size() != 1)
        return false;
    return is_letter_or_figure(symbol.front()) ||
           std::string_view("-+: ").find(symbol) != std::string_view::npos;
}

} // namespace

SeedField::SeedField(const char* placeholder)
    : placeholder_(placeholder), field_(may_stand_in_a_code, engine::longest_recipe)
{
}

std::optional<std::uint64_t> SeedField::seed() const
{
    const auto seed = engine::parse_seed(field_.text());
    return seed && !recipe() ? std::optional(*seed) : std::nullopt;
}

std::optional<engine::Recipe> SeedField::recipe() const
{
    const auto recipe = engine::parse_recipe(field_.text());
    return recipe ? std::optional(*recipe) : std::nullopt;
}

std::optional<engine::Message> SeedField::error() const
{
    if (field_.text().empty() || recipe() || seed())
        return std::nullopt;
    constexpr int shortest_code = 12;
    const auto length = std::ranges::count_if(field_.text(), is_letter_or_figure);
    const bool is_code =
        length >= shortest_code || std::ranges::any_of(field_.text(), is_in_codes_alone);
    return is_code ? engine::parse_recipe(field_.text()).why()
                   : engine::parse_seed(field_.text()).why();
}

Box SeedField::field(ButtonId id, const engine::Translations& texts, Scale scale) const
{
    return box::button(
        {.id = id,
         .style = ButtonStyle::Bare,
         .spoken = texts.tr("Code or seed"),
         .draw = [this, &texts, scale](Canvas& canvas, const Button& button, ButtonState state) {
             const TextField::Look look{.placeholder = texts.tr(placeholder_),
                                        .icon = Icon::Hash,
                                        .wrong = error().has_value()};
             field_.draw(canvas, button.area, look, state, scale);
         }});
}

Box SeedField::why_wrong(const engine::Translations& texts) const
{
    const std::optional<engine::Message> wrong = error();
    return wrong ? box::paragraph(texts.tr(*wrong), {.size = 13, .tint = Paint::Error})
                 : box::space();
}

} // namespace game
