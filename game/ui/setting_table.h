#pragma once
// Every setting as one row: its name in the file, where its value is, what is offered, and how its
// page shows it.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/ui/settings.h"

namespace game {

enum class SettingsPage { Game, Look, Sound, Controls, Language, Data };

// A text in English, with a context for translators if there is one.
struct SettingText {
    constexpr SettingText(const char* of = nullptr) : text(of) {}
    constexpr SettingText(const char* in, const char* of) : text(of), context(in) {}
    const char* text;
    const char* context = nullptr;
};

// Marks a text with its context for xgettext, as engine::N_() does without one.
constexpr SettingText NC_(const char* context, const char* text)
{
    return {context, text};
}

// A value that is offered: in the file, and on the screen.
struct SettingChoice {
    std::string_view value;
    SettingText text = {};
};

// The rank of what only few players look for: a page shows it when "Advanced" is unfolded.
inline constexpr int advanced = 100;

// The row on a page of the settings; without a page the player chooses it elsewhere.
struct Shown {
    std::optional<SettingsPage> page = {};
    const char* label = nullptr;
    const char* detail = nullptr;
    int rank = 0; // a page has its rows in the order of the table, those of a lower rank first
    // What is offered; nothing: a switch, or what only the screen knows.
    std::span<const SettingChoice> choices = {};
    std::span<const int> numbers = {};
    const char* unit = "";
    SettingText zero = {}; // what is shown for 0; nothing: the number
};

struct Setting {
    std::string_view name; // in the file; it never changes
    std::string (*write)(const Settings& settings);
    void (*read)(Settings& settings, std::string_view text); // what can't be read changes nothing
    Shown shown = {};
};

std::span<const Setting> all_settings();             // in the order of the file
std::vector<Setting> settings_on(SettingsPage page); // in the order of the page
// Gives everything on the page its usual value.
void reset_settings_on(SettingsPage page, Settings& settings);

} // namespace game
