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

// Shows the language by its own name, and leads to the others.
Box language_button(const Services& services, std::function<void()> choose_language)
{
    using namespace box;
    const std::string& name = services.texts.language().name;
    const TextLook look{.size = 13, .weight = Weight::Medium, .tint = Paint::Ink2};
    const Box pressed = small_button({.id = FootButton::Language,
                                      .style = ButtonStyle::Dot,
                                      .spoken = services.texts.tr("Language") + ": " + name,
                                      .press = std::move(choose_language)},
                                     [](Canvas&, Rect, Scale) {});
    return layers({pressed, row({icon(Icon::Globe, 16, look.tint).then(6), text(name, look)})});
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
    const double language = language_button(services, {}).natural_width(unit) / unit.across;
    return language + engine::count_of(services.themes) * foot_button;
}

Box title_foot(Services& services, const Unit& unit, double width, TitleFoot content)
{
    const Box shown = language_button(services, std::move(content.choose_language));
    const double language = shown.natural_width(unit) / unit.across;
    std::vector<Box> parts{shown.size(language), box::space().grow()};
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
