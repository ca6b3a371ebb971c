#include "game/scenes/title/title_foot.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "game/scenes/everywhere.h"
#include "game/widgets/boxes/placement.h"
#include "game/widgets/theme_swatch.h"

namespace game {
namespace {

enum class FootButton { Language, Theme };

constexpr double foot_button = 44; // units, for a finger

std::string in_capitals(std::string code)
{
    for (char& letter : code)
        letter = engine::capital(letter);
    return code;
}

// A button that sets a setting to the value.
Box foot_choice(
    Services& services, Button button, std::string& setting, std::string value, DrawIn draw)
{
    button.style = ButtonStyle::Dot;
    button.press = [&services, &setting, value = std::move(value)] {
        setting = value;
        services.saves.write(saving(services.settings));
        services.host.settings_changed();
    };
    return box::small_button(std::move(button), std::move(draw));
}

Box language_choice(Services& services, std::size_t index)
{
    const std::string code = services.languages[index].code;
    const bool chosen = code == services.texts.language().code;
    const TextLook look{.size = 13,
                        .weight = chosen ? Weight::SemiBold : Weight::Medium,
                        .tint = chosen ? Paint::Ink : Paint::Ink2,
                        .align = Align::Centre};
    const auto draw = [=](Canvas& canvas, Rect area, Scale scale) {
        if (chosen)
            canvas.rounded(area, rounded(8 * scale.unit), Paint::Raised);
        draw_text(canvas, in_capitals(code), area, look, scale);
    };
    return foot_choice(services, {.id = {FootButton::Language, index}}, services.settings.language,
                       code, draw);
}

Box theme_choice(Services& services, std::size_t index)
{
    const std::string& id = services.themes[index].id;
    const auto draw = [index](Canvas& canvas, Rect area, Scale scale) {
        draw_theme_dot(canvas, area, static_cast<int>(index), scale);
    };
    return foot_choice(services,
                       {.id = {FootButton::Theme, index}, .chosen = id == services.theme.id},
                       services.settings.theme, id, draw);
}

// All of them; where there is no room for a finger on each, only the one that follows.
std::vector<std::size_t> themes_offered(const Services& services, double width)
{
    std::vector<std::size_t> all(services.themes.size());
    std::iota(all.begin(), all.end(), 0);
    if (all.empty() || engine::count_of(all) * foot_button <= width)
        return all;
    return {next_theme(services)};
}

} // namespace

double title_foot_width(const Services& services)
{
    return (engine::count_of(services.languages) + engine::count_of(services.themes)) * foot_button;
}

Box title_foot(Services& services, double width, std::vector<Box> between)
{
    std::vector<Box> parts;
    for (std::size_t index = 0; index < services.languages.size(); ++index)
        parts.push_back(language_choice(services, index).size(40).then(4));
    parts.push_back(box::space().grow());
    const double others = engine::count_of(between) * foot_button;
    for (Box& button : between)
        parts.push_back(std::move(button));
    if (others > 0)
        parts.push_back(box::space().grow());
    const double languages = engine::count_of(services.languages) * foot_button;
    for (const std::size_t index : themes_offered(services, width - languages - others))
        parts.push_back(
            box::row({theme_choice(services, index).size(24).across(24)}).padding(10, 0));
    return box::row(std::move(parts));
}

} // namespace game
