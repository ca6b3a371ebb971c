#include "game/scenes/everywhere.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/base/ensure.h"
#include "game/sound/sounds.h"

namespace game {
namespace {

constexpr int default_text_size = 100;

void change(Services& services)
{
    services.saves.write(saving(services.settings));
    services.host.settings_changed();
}

void set_text_size(Services& services, int size)
{
    if (size == services.settings.text_size)
        return;
    services.settings.text_size = size;
    change(services);
}

void larger_text(Services& services)
{
    const int now = services.settings.text_size;
    const auto next = std::ranges::find_if(text_sizes, [now](int size) { return size > now; });
    set_text_size(services, next == text_sizes.end() ? text_sizes.back() : *next);
}

void smaller_text(Services& services)
{
    const int now = services.settings.text_size;
    int size = text_sizes.front();
    for (int smaller : text_sizes)
        if (smaller < now)
            size = smaller;
    set_text_size(services, size);
}

void choose_next_theme(Services& services)
{
    services.settings.theme = services.themes[next_theme(services)].id;
    change(services);
}

void toggle_sound(Services& services)
{
    services.settings.sound.on = !services.settings.sound.on;
    change(services);
    services.sound.play(sounds::button());
}

struct CommandEverywhere {
    Command command;
    void (*action)(Services&);
};

constexpr auto commands = std::to_array<CommandEverywhere>({
    {Command::ToggleSound, toggle_sound},
    {Command::NextTheme, choose_next_theme},
    {Command::FullScreen,
     [](Services& services) {
         services.host.toggle_full_screen();
     }},
    {Command::Picture,
     [](Services& services) {
         services.host.picture_path();
     }},
    {Command::TextLarger, larger_text},
    {Command::TextSmaller, smaller_text},
    {Command::TextUsual,
     [](Services& services) {
         set_text_size(services, default_text_size);
     }},
});

struct CommandToScreen {
    Command command;
    MakeScene make;
};

constexpr auto screens = std::to_array<CommandToScreen>({
    {Command::Settings, make_settings_scene},
    {Command::Help, make_help_scene},
    {Command::NewGame, make_new_game_scene},
    {Command::Open, make_open_scene},
    {Command::Print, make_print_scene},
});

} // namespace

bool obey_everywhere(const KeyPressed& key, Services& services)
{
    const std::optional<Command> command = services.settings.keys.command_for(key);
    return command && obey_everywhere(*command, services);
}

bool obey_everywhere(Command command, Services& services)
{
    const auto found = std::ranges::find(commands, command, &CommandEverywhere::command);
    if (found == commands.end())
        return false;
    found->action(services);
    return true;
}

std::size_t next_theme(const Services& services)
{
    ENSURE(!services.themes.empty());
    const auto shown = std::ranges::find(services.themes, services.theme.id, &Theme::id);
    const std::size_t index = shown - services.themes.begin() + 1;
    return index < services.themes.size() ? index : 0;
}

MakeScene screen_of(Command command)
{
    const auto found = std::ranges::find(screens, command, &CommandToScreen::command);
    return found == screens.end() ? nullptr : found->make;
}

} // namespace game
