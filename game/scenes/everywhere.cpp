#include "game/scenes/everywhere.h"

#include <algorithm>
#include <optional>

namespace game {
namespace {

constexpr int usual_text_size = 100;

void change(Services& services)
{
    services.keeper.keep(services.settings);
    services.outside.settings_changed();
}

bool set_text_size(Services& services, int size)
{
    if (size != services.settings.text_size) {
        services.settings.text_size = size;
        change(services);
    }
    return true;
}

bool larger_text(Services& services)
{
    const int now = services.settings.text_size;
    const auto next = std::ranges::find_if(text_sizes, [now](int size) { return size > now; });
    return set_text_size(services, next == text_sizes.end() ? text_sizes.back() : *next);
}

bool smaller_text(Services& services)
{
    const int now = services.settings.text_size;
    int size = text_sizes.front();
    for (int smaller : text_sizes)
        if (smaller < now)
            size = smaller;
    return set_text_size(services, size);
}

bool next_theme(Services& services)
{
    const auto shown = std::ranges::find(services.themes, services.theme.id, &Theme::id);
    const bool last = shown == services.themes.end() || shown + 1 == services.themes.end();
    services.settings.theme = last ? services.themes.front().id : (shown + 1)->id;
    change(services);
    return true;
}

} // namespace

bool obey_everywhere(const KeyPressed& key, Services& services)
{
    const std::optional<Command> command = command_for(key);
    return command && obey_everywhere(*command, services);
}

bool obey_everywhere(Command command, Services& services)
{
    switch (command) {
    case Command::NextTheme:
        return next_theme(services);
    case Command::FullScreen:
        return services.outside.toggle_full_screen(), true;
    case Command::Picture:
        return services.outside.picture_path(), true;
    case Command::TextLarger:
        return larger_text(services);
    case Command::TextSmaller:
        return smaller_text(services);
    case Command::TextUsual:
        return set_text_size(services, usual_text_size);
    default:
        return false;
    }
}

} // namespace game
