#include "game/ui/settings.h"

#include <algorithm>

#include "engine/base/table.h"
#include "game/ui/name_values.h"
#include "game/ui/setting_table.h"

namespace game {

namespace {

constexpr std::size_t max_unknown_lines = 200;
// Before the name of a command, whose keys follow.
constexpr std::string_view key_prefix = "key.";

// Returns whether the line is about the keys of a command.
bool read_key(Settings& settings, const NameValue& line)
{
    return line.name.starts_with(key_prefix) &&
           settings.keys.read(line.name.substr(key_prefix.size()), line.value);
}

} // namespace

MotionAmount motion_amount(MotionChoice choice, const DesktopPreferences& desktop)
{
    switch (choice) {
    case MotionChoice::AsDesktop:
        return desktop.less_motion.value_or(false) ? MotionAmount::Calm : MotionAmount::Full;
    case MotionChoice::Full:
        return MotionAmount::Full;
    case MotionChoice::Calm:
        return MotionAmount::Calm;
    case MotionChoice::Off:
        return MotionAmount::Off;
    }
    return MotionAmount::Full;
}

std::optional<DrawingChoice> find_drawing(std::string_view id)
{
    const auto found = std::ranges::find(drawing_ids, id);
    if (found == drawing_ids.end())
        return std::nullopt;
    return engine::enumerator_at<DrawingChoice>(found - drawing_ids.begin());
}

std::string to_text(const Settings& settings)
{
    std::string text;
    for (const Setting& setting : all_settings())
        text += std::string(setting.name) + " = " + setting.write(settings) + "\n";
    for (const KeyBindings::Line& line : settings.keys.lines())
        text += std::string(key_prefix) + line.command + " = " + line.keys + "\n";
    for (const std::string& line : settings.unknown)
        text += line + "\n";
    return text;
}

Settings parse_settings(std::string_view text)
{
    Settings settings;
    for (const NameValue& read : read_name_values(text)) {
        const auto setting = std::ranges::find(all_settings(), read.name, &Setting::name);
        if (setting != all_settings().end())
            setting->read(settings, read.value);
        else if (read_key(settings, read))
            continue;
        else if (settings.unknown.size() < max_unknown_lines)
            settings.unknown.emplace_back(read.whole);
    }
    return settings;
}

} // namespace game
