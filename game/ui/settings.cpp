#include "game/ui/settings.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/base/plain_text.h"
#include "engine/base/table.h"
#include "engine/make/goal.h"
#include "engine/rules/layout.h"
#include "game/ui/name_values.h"

namespace game {

namespace {

constexpr std::array mark_time_ids = {"never", "on-request", "when-full", "at-once"};
constexpr std::array motion_ids = {"as-desktop", "full", "calm", "off"};
constexpr std::array symbol_set_ids = {"figures", "letters", "shapes", "colours"};
constexpr std::array mistake_ids = {"off", "clashes", "any-error"};
constexpr std::size_t max_unknown_lines = 200;
constexpr int most_cells = engine::max_size * engine::max_size;
// Before the name of a command, whose keys follow.
constexpr std::string_view key_prefix = "key.";

// Returns the choice with this id; nothing if there is none.
template <typename Choice, std::size_t count>
std::optional<Choice> find_choice(const std::array<const char*, count>& ids, std::string_view text)
{
    const auto found = std::ranges::find(ids, text);
    if (found == ids.end())
        return std::nullopt;
    return engine::enumerator_at<Choice>(found - ids.begin());
}

template <typename Value>
void set(Value& value, const std::optional<Value>& read)
{
    if (read)
        value = *read;
}

void set_yes_no(bool& value, std::string_view text)
{
    if (text == "yes" || text == "no")
        value = text == "yes";
}

void set_number(int& value, std::string_view text, int least, int most)
{
    int read = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read);
    if (error == std::errc{} && end == text.data() + text.size())
        value = std::clamp(read, least, most);
}

int characters_in(std::string_view text)
{
    return engine::how_many(text, [](char byte) { return !engine::continues_character(byte); });
}

void set_initials(std::string& value, std::string_view text)
{
    constexpr std::size_t max_bytes = 3 * 4;
    if (!text.empty() && characters_in(text) <= 3 && engine::is_plain_text(text, max_bytes))
        value = text;
}

// The board's best and a rival belong to one play.
void set_comparison(engine::Comparison& value, std::string_view text)
{
    const auto comparison = engine::find_comparison(text);
    if (comparison && *comparison != engine::Comparison::BestHere &&
        *comparison != engine::Comparison::Rival)
        value = *comparison;
}

// The editor reads it as a puzzle, or not.
void set_entered(std::string& value, std::string_view text)
{
    constexpr std::size_t max_bytes = 16'000; // the largest grids with cages need about 3,000
    if (engine::is_plain_text(text, max_bytes))
        value = text;
}

struct Row {
    std::string_view name;
    std::string (*write)(const Settings& settings);
    void (*read)(Settings& settings, std::string_view text);
};

template <bool Settings::* member>
constexpr Row yes_no(std::string_view name)
{
    return Row{name, [](const Settings& s) { return std::string(s.*member ? "yes" : "no"); },
               [](Settings& s, std::string_view text) {
                   set_yes_no(s.*member, text);
               }};
}

// A number of the controls, between the least and the most that is offered.
template <int ControlSettings::* member, const auto& offered>
constexpr Row control_time(std::string_view name)
{
    return Row{name, [](const Settings& s) { return std::to_string(s.controls.*member); },
               [](Settings& s, std::string_view text) {
                   set_number(s.controls.*member, text, offered.front(), offered.back());
               }};
}

template <bool ControlSettings::* member>
constexpr Row control_yes_no(std::string_view name)
{
    return Row{name,
               [](const Settings& s) { return std::string(s.controls.*member ? "yes" : "no"); },
               [](Settings& s, std::string_view text) {
                   set_yes_no(s.controls.*member, text);
               }};
}

template <int SoundSettings::* member>
constexpr Row sound_volume(std::string_view name)
{
    return Row{name, [](const Settings& s) { return std::to_string(s.sound.*member); },
               [](Settings& s, std::string_view text) {
                   set_number(s.sound.*member, text, sound_volumes.front(), sound_volumes.back());
               }};
}

template <bool SoundSettings::* member>
constexpr Row sound_yes_no(std::string_view name)
{
    return Row{name, [](const Settings& s) { return std::string(s.sound.*member ? "yes" : "no"); },
               [](Settings& s, std::string_view text) {
                   set_yes_no(s.sound.*member, text);
               }};
}

// Wishes of New Game. 0 wishes nothing.
template <int engine::PuzzleSpec::* member>
constexpr Row last_number(std::string_view name)
{
    return Row{name, [](const Settings& s) { return std::to_string(s.last_game.*member); },
               [](Settings& s, std::string_view text) {
                   set_number(s.last_game.*member, text, 0, most_cells);
               }};
}

template <bool engine::PuzzleSpec::* member>
constexpr Row last_yes_no(std::string_view name)
{
    return Row{name,
               [](const Settings& s) { return std::string(s.last_game.*member ? "yes" : "no"); },
               [](Settings& s, std::string_view text) {
                   set_yes_no(s.last_game.*member, text);
               }};
}

constexpr std::array rows = {
    Row{"theme", [](const Settings& s) { return s.theme; },
        [](Settings& s, std::string_view text) {
            s.theme = text;
        }},
    Row{"language", [](const Settings& s) { return s.language; },
        [](Settings& s, std::string_view text) {
            s.language = text;
        }},
    Row{"text-size", [](const Settings& s) { return std::to_string(s.text_size); },
        [](Settings& s, std::string_view text) {
            set_number(s.text_size, text, text_sizes.front(), text_sizes.back());
        }},
    yes_no<&Settings::tint_peers>("tint-peers"),
    yes_no<&Settings::tint_same>("tint-same"),
    Row{"lamps",
        [](const Settings& s) { return std::string(mark_time_ids[engine::index_of(s.marks)]); },
        [](Settings& s, std::string_view text) {
            set(s.marks, find_choice<MarkTime>(mark_time_ids, text));
        }},
    Row{"mistakes",
        [](const Settings& s) { return std::string(mistake_ids[engine::index_of(s.mistakes)]); },
        [](Settings& s, std::string_view text) {
            set(s.mistakes, find_choice<MistakeCheck>(mistake_ids, text));
        }},
    Row{"motion",
        [](const Settings& s) { return std::string(motion_ids[engine::index_of(s.motion)]); },
        [](Settings& s, std::string_view text) {
            set(s.motion, find_choice<MotionChoice>(motion_ids, text));
        }},
    Row{"drawing",
        [](const Settings& s) { return std::string(drawing_ids[engine::index_of(s.drawing)]); },
        [](Settings& s, std::string_view text) {
            set(s.drawing, find_drawing(text));
        }},
    yes_no<&Settings::clear_peer_notes>("clear-peer-notes"),
    yes_no<&Settings::notes_in_places>("notes-in-places"),
    yes_no<&Settings::ask_before_help>("ask-before-help"),
    yes_no<&Settings::hints_assume_one_solution>("hints-assume-one-solution"),
    yes_no<&Settings::pause_on_focus_loss>("pause-on-focus-loss"),
    yes_no<&Settings::count_down>("count-down"),
    yes_no<&Settings::show_clock>("show-clock"),
    yes_no<&Settings::name_all_events>("name-all-events"),
    Row{"window", [](const Settings& s) { return to_text(s.window); },
        [](Settings& s, std::string_view text) {
            s.window = parse_window_place(text);
        }},
    Row{"comparison", [](const Settings& s) { return std::string(id_of(s.comparison)); },
        [](Settings& s, std::string_view text) {
            set_comparison(s.comparison, text);
        }},
    yes_no<&Settings::compares_everybody>("compares-everybody"),
    yes_no<&Settings::ghost_cells>("ghost-cells"),
    Row{"replays-kept", [](const Settings& s) { return std::to_string(s.replays_kept); },
        [](Settings& s, std::string_view text) {
            set_number(s.replays_kept, text, 0, 1'000'000);
        }},
    sound_yes_no<&SoundSettings::on>("sound"),
    sound_volume<&SoundSettings::effects_volume>("effects-volume"),
    sound_volume<&SoundSettings::interface_volume>("interface-volume"),
    sound_yes_no<&SoundSettings::quiet_in_background>("quiet-in-background"),
    sound_yes_no<&SoundSettings::moves>("sound-of-moves"),
    sound_yes_no<&SoundSettings::speech>("speech"),
    control_time<&ControlSettings::repeat_delay, repeat_delays>("repeat-delay"),
    control_time<&ControlSettings::repeat_every, repeat_times>("repeat-every"),
    control_time<&ControlSettings::hold, hold_times>("hold"),
    control_yes_no<&ControlSettings::double_press_keeps>("double-press-keeps"),
    control_yes_no<&ControlSettings::rumble>("rumble"),
    // What older versions know; it comes before the name that replaces it.
    Row{"letters",
        [](const Settings& s) {
            return std::string(s.symbols == engine::SymbolSet::Letters ? "yes" : "no");
        },
        [](Settings& s, std::string_view text) {
            if (text == "yes")
                s.symbols = engine::SymbolSet::Letters;
        }},
    Row{"symbols",
        [](const Settings& s) { return std::string(symbol_set_ids[engine::index_of(s.symbols)]); },
        [](Settings& s, std::string_view text) {
            set(s.symbols, find_choice<engine::SymbolSet>(symbol_set_ids, text));
        }},
    yes_no<&Settings::offers_lesson>("offers-lesson"),
    Row{"initials", [](const Settings& s) { return s.initials; },
        [](Settings& s, std::string_view text) {
            set_initials(s.initials, text);
        }},
    Row{"entered", [](const Settings& s) { return s.entered; },
        [](Settings& s, std::string_view text) {
            set_entered(s.entered, text);
        }},
    Row{"drawn-regions", [](const Settings& s) { return s.drawn_regions; },
        [](Settings& s, std::string_view text) {
            set_entered(s.drawn_regions, text);
        }},
    Row{"practice", [](const Settings& s) { return to_text(s.practice); },
        [](Settings& s, std::string_view text) {
            s.practice = engine::parse_practice(text);
        }},
    Row{"day-kind", [](const Settings& s) { return s.day_kind; },
        [](Settings& s, std::string_view text) {
            if (engine::parse_category(text))
                s.day_kind = text;
        }},
    Row{"last-layout", [](const Settings& s) { return s.last_game.layout; },
        [](Settings& s, std::string_view text) {
            if (const auto layout = engine::find_layout(text))
                s.last_game.layout = layout->id;
        }},
    Row{"last-level", [](const Settings& s) { return std::string(id_of(s.last_game.level)); },
        [](Settings& s, std::string_view text) {
            set(s.last_game.level, engine::find_level(text));
        }},
    Row{"last-fill", [](const Settings& s) { return std::string(id_of(s.last_game.fill)); },
        [](Settings& s, std::string_view text) {
            set(s.last_game.fill, engine::find_fill_method(text));
        }},
    Row{"last-symmetry", [](const Settings& s) { return std::string(id_of(s.last_game.symmetry)); },
        [](Settings& s, std::string_view text) {
            set(s.last_game.symmetry, engine::find_symmetry(text));
        }},
    Row{"last-technique",
        [](const Settings& s) {
            return s.last_game.technique ? std::string(s.last_game.technique->id) : "";
        },
        [](Settings& s, std::string_view text) {
            const engine::Technique* technique = engine::find_technique(text);
            if (technique && engine::may_be_needed(technique))
                s.last_game.technique = technique;
        }},
    last_number<&engine::PuzzleSpec::givens>("last-givens"),
    last_number<&engine::PuzzleSpec::givens_in_row>("last-least-in-row"),
    last_number<&engine::PuzzleSpec::most_in_row>("last-most-in-row"),
    last_yes_no<&engine::PuzzleSpec::is_minimal>("last-minimal"),
    last_yes_no<&engine::PuzzleSpec::digits_in_order>("last-digits-in-order"),
};

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
    return find_choice<DrawingChoice>(drawing_ids, id);
}

std::string to_text(const Settings& settings)
{
    std::string text;
    for (const Row& row : rows)
        text += std::string(row.name) + " = " + row.write(settings) + "\n";
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
        const auto* row = std::ranges::find(rows, read.name, &Row::name);
        if (row != rows.end())
            row->read(settings, read.value);
        else if (read_key(settings, read))
            continue;
        else if (settings.unknown.size() < max_unknown_lines)
            settings.unknown.emplace_back(read.whole);
    }
    return settings;
}

} // namespace game
