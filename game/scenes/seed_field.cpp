#include "game/scenes/seed_field.h"

#include <cctype>
#include <string_view>

#include "engine/make/puzzle_spec.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

constexpr std::size_t longest = 24;

bool may_stand_in_a_seed(std::string_view symbol)
{
    const unsigned char byte = static_cast<unsigned char>(symbol.front());
    return symbol.size() == 1 && (std::isalnum(byte) != 0 || byte == '-' || byte == ' ');
}

} // namespace

SeedField::SeedField() : field_(may_stand_in_a_seed, longest) {}

std::optional<std::uint64_t> SeedField::seed() const
{
    const auto seed = engine::parse_seed(field_.text());
    return seed ? std::optional(*seed) : std::nullopt;
}

std::optional<engine::Message> SeedField::seed_error() const
{
    if (field_.text().empty())
        return std::nullopt;
    const auto seed = engine::parse_seed(field_.text());
    return seed ? std::nullopt : std::optional(seed.why());
}

void SeedField::draw(Canvas& canvas,
                     Rect area,
                     Rect error_area,
                     const engine::Translations& texts,
                     ButtonState state,
                     Scale scale) const
{
    const std::optional<engine::Message> wrong = seed_error();
    field_.draw(canvas, area,
                TextField::Look{.placeholder = texts.tr("random — or type one to replay it"),
                                .icon = Icon::Hash,
                                .wrong = wrong.has_value()},
                state, scale);
    if (wrong)
        draw_paragraph(canvas, texts.tr(*wrong), error_area,
                       TextLook{.size = 13, .tint = Paint::Error}, scale);
}

} // namespace game
