#include "game/scenes/title/title_foot.h"

#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "game/scenes/everywhere.h"
#include "game/ui/icons.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/theme_swatch.h"

namespace game {
namespace {

enum class FootButton { Language, Theme };

constexpr double foot_button = 44; // units, for a finger

constexpr double globe = 16;
constexpr double beside_globe = 6;
constexpr TextLook language_look{.size = 13, .weight = Weight::Medium, .tint = Paint::Ink2};

// Shows the language by its own name, and leads to the others.
Box language_button(Services& services, std::function<void()> choose_language)
{
    const std::string& name = services.texts.language().name;
    const auto draw = [name](Canvas& canvas, Rect area, Scale scale) {
        const int side = scale.px(globe);
        draw_icon(canvas, Icon::Globe, {area.x + side / 2, area.centre().y}, side, Paint::Ink2);
        const int before = side + scale.px(beside_globe);
        draw_text(canvas, name, {area.x + before, area.y, area.width - before, area.height},
                  language_look, scale);
    };
    return box::small_button({.id = FootButton::Language,
                              .style = ButtonStyle::Dot,
                              .spoken = services.texts.tr("Language") + ": " + name,
                              .press = std::move(choose_language)},
                             draw);
}

double language_width(const Services& services, const Unit& unit)
{
    const Box name = box::text(services.texts.language().name, language_look);
    return globe + beside_globe + name.natural_width(unit) / unit.across;
}

// Sets the theme.
Box theme_choice(Services& services, std::size_t index)
{
    const std::string& id = services.themes[index].id;
    const auto draw = [index](Canvas& canvas, Rect area, Scale scale) {
        draw_theme_dot(canvas, area, static_cast<int>(index), scale);
    };
    return box::small_button({.id = {FootButton::Theme, index},
                              .style = ButtonStyle::Dot,
                              .chosen = id == services.theme.id,
                              .press =
                                  [&services, id] {
                                      services.settings.theme = id;
                                      services.saves.write(saving(services.settings));
                                      services.host.settings_changed();
                                  }},
                             draw);
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

double title_foot_width(const Services& services, const Unit& unit)
{
    return language_width(services, unit) + engine::count_of(services.themes) * foot_button;
}

Box title_foot(Services& services, const Unit& unit, double width, TitleFoot content)
{
    const double language = language_width(services, unit);
    std::vector<Box> parts{
        language_button(services, std::move(content.choose_language)).size(language)};
    parts.push_back(box::space().grow());
    const double others = engine::count_of(content.between) * foot_button;
    for (Box& button : content.between)
        parts.push_back(std::move(button));
    if (others > 0)
        parts.push_back(box::space().grow());
    for (const std::size_t index : themes_offered(services, width - language - others))
        parts.push_back(
            box::row({theme_choice(services, index).size(24).across(24)}).padding(10, 0));
    return box::row(std::move(parts));
}

} // namespace game
