#include "game/scenes/settings/setting_rows.h"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "engine/base/table.h"
#include "game/scenes/compared_runs.h"
#include "game/scenes/initials.h"
#include "game/ui/movement_keys.h"

namespace game {
namespace {

using Kind = SettingRow::Kind;

// `flag` is a bool of the settings, or a function that returns a reference to one.
template <typename Flag>
SettingRow toggle(std::string label, std::string detail, Flag flag, Settings& now)
{
    return SettingRow{.kind = Kind::Toggle,
                      .label = std::move(label),
                      .detail = std::move(detail),
                      .chosen = std::invoke(flag, now) ? 1u : 0u,
                      .choose = [flag](Settings& settings, std::size_t choice) {
                          std::invoke(flag, settings) = choice == 1;
                      }};
}

// "Off", "25 %" and so on.
SettingRow
volume(const engine::Translations& texts, std::string label, int SoundSettings::* percent, int now)
{
    SettingRow row{.kind = Kind::Segments, .label = std::move(label)};
    for (int offered : sound_volumes) {
        if (offered == now)
            row.chosen = row.options.size();
        row.options.push_back(offered == 0 ? texts.trc("volume", "Off")
                                           : std::to_string(offered) + " %");
    }
    row.choose = [percent](Settings& settings, std::size_t choice) {
        settings.sound.*percent = sound_volumes[choice];
    };
    return row;
}

SettingRow drawing(const Services& services)
{
    const engine::Translations& texts = services.texts;
    return SettingRow{
        .kind = Kind::Segments,
        .label = texts.tr("Drawing"),
        .detail = services.host.is_card_missing() ? texts.tr("the graphics card can't be used here")
                                                  : texts.tr("automatic: whatever is fast enough"),
        .options = {texts.trc("drawing", "Automatic"), texts.trc("drawing", "Graphics card"),
                    texts.trc("drawing", "Processor")},
        .chosen = engine::index_of(services.settings.drawing),
        .choose = [](Settings& settings, std::size_t choice) {
            settings.drawing = static_cast<DrawingChoice>(choice);
        }};
}

SettingRow replays_kept(const engine::Translations& texts, const Settings& now)
{
    SettingRow row{.kind = Kind::Segments,
                   .label = texts.tr("Replays kept"),
                   .detail = texts.tr("of finished runs; old ones go first, best ones never")};
    for (int offered : replays_offered) {
        if (offered == now.replays_kept)
            row.chosen = row.options.size();
        row.options.push_back(offered == 0 ? texts.tr("No limit") : std::to_string(offered));
    }
    row.choose = [](Settings& settings, std::size_t choice) {
        settings.replays_kept = replays_offered[choice];
    };
    return row;
}

// Chooses whose runs to compare with. Absent while the book has only one player.
std::optional<SettingRow> compared_with(const Services& services)
{
    constexpr std::size_t most_players = 4;
    const engine::Translations& texts = services.texts;
    std::vector<std::string> players = named_players(services.records);
    const std::string now = Initials(services.settings.initials).text();
    if (std::ranges::find(players, now) == players.end())
        players.insert(players.begin(), now);
    if (players.size() < 2)
        return std::nullopt;
    const std::size_t rest = std::min(players.size(), most_players) - 1;
    if (std::ranges::find(players, now) - players.begin() > static_cast<std::ptrdiff_t>(rest))
        players[rest] = now;
    players.resize(rest + 1);
    SettingRow row{.kind = Kind::Segments,
                   .label = texts.tr("Compare with the runs of"),
                   .detail = texts.tr("the initials entered last; where they have no run, "
                                      "everybody's"),
                   .options = players};
    row.chosen = services.settings.compares_everybody
                     ? players.size()
                     : static_cast<std::size_t>(std::ranges::find(players, now) - players.begin());
    row.options.push_back(texts.trc("players", "Everybody"));
    row.choose = [players](Settings& settings, std::size_t choice) {
        settings.compares_everybody = choice == players.size();
        if (choice < players.size())
            settings.initials = players[choice];
    };
    return row;
}

// `offered` in milliseconds; 0 has the name `at_zero`.
template <std::size_t Count>
SettingRow times(std::string label,
                 std::string detail,
                 const std::array<int, Count>& offered,
                 int ControlSettings::* time,
                 const Settings& now,
                 const std::string& at_zero = {})
{
    SettingRow row{.kind = Kind::Segments, .label = std::move(label), .detail = std::move(detail)};
    for (int each : offered) {
        if (each == now.controls.*time)
            row.chosen = row.options.size();
        row.options.push_back(each == 0 ? at_zero : std::to_string(each));
    }
    row.choose = [&offered, time](Settings& settings, std::size_t choice) {
        settings.controls.*time = offered[choice];
    };
    return row;
}

} // namespace

std::vector<SettingRow> game_rows(const Services& services)
{
    const engine::Translations& texts = services.texts;
    Settings& now = services.settings;
    std::vector<SettingRow> rows = {
        SettingRow{.kind = Kind::Segments,
                   .label = texts.tr("Show wrong digits"),
                   .detail = texts.tr("any error: the run counts as assisted"),
                   .options = {texts.trc("wrong digits", "Never"), texts.tr("Clashes"),
                               texts.tr("Any error")},
                   .chosen = engine::index_of(now.mistakes),
                   .choose =
                       [](Settings& settings, std::size_t choice) {
                           settings.mistakes = static_cast<MistakeCheck>(choice);
                       }},
        SettingRow{.kind = Kind::Segments,
                   .label = texts.tr("Row, column and box marks"),
                   .detail = texts.tr("rings, ticks and diamonds around the board"),
                   .options = {texts.trc("marks", "Never"), texts.tr("On request"),
                               texts.tr("When full"), texts.tr("At once")},
                   .chosen = engine::index_of(now.marks),
                   .choose =
                       [](Settings& settings, std::size_t choice) {
                           settings.marks = static_cast<MarkTime>(choice);
                       }},
        toggle(texts.tr("Tidy notes"),
               texts.tr("placing a digit removes it from the notes of cells that see it"),
               &Settings::clear_peer_notes, now),
        toggle(texts.tr("Notes at fixed places"),
               texts.tr("each digit has its own place in the cell, as on the keypad"),
               &Settings::notes_in_places, now),
        toggle(texts.tr("Ask before help"),
               texts.tr("hints, checks, filled notes: the run counts as assisted"),
               &Settings::ask_before_help, now),
        toggle(texts.tr("Hints may assume one solution"),
               texts.tr("some techniques hold only where there is just one"),
               &Settings::hints_assume_one_solution, now),
        toggle(texts.tr("Pause when the window loses focus"), {}, &Settings::pause_on_focus_loss,
               now),
        toggle(texts.tr("Count down after a pause"), texts.tr("3, 2, 1; any key skips it"),
               &Settings::count_down, now),
        toggle(texts.tr("Show the clock"), texts.tr("time is kept anyway"), &Settings::show_clock,
               now),
        replays_kept(texts, now),
    };
    if (auto row = compared_with(services))
        rows.push_back(*std::move(row));
    return rows;
}

std::vector<SettingRow> look_rows(const Services& services)
{
    const engine::Translations& texts = services.texts;
    Settings& now = services.settings;
    SettingRow themes{.kind = Kind::Themes, .label = texts.tr("Theme")};
    for (const Theme& theme : services.themes) {
        if (theme.id == services.theme.id)
            themes.chosen = themes.options.size();
        themes.options.push_back(texts.tr(theme.name));
    }
    themes.choose = [&all = services.themes](Settings& settings, std::size_t choice) {
        settings.theme = all[choice].id;
    };
    SettingRow text{.kind = Kind::Segments,
                    .label = texts.tr("Text size"),
                    .detail = texts.tr("menus, notes and clock")};
    for (int size : text_sizes) {
        if (size == now.text_size)
            text.chosen = text.options.size();
        text.options.push_back(std::to_string(size) + " %");
    }
    text.choose = [](Settings& settings, std::size_t choice) {
        settings.text_size = text_sizes[choice];
    };
    return {
        themes,
        text,
        SettingRow{.kind = Kind::Segments,
                   .label = texts.tr("Motion"),
                   .detail = texts.tr("calm keeps fades and removes movement"),
                   .options = {texts.trc("motion", "System"), texts.trc("motion", "Full"),
                               texts.trc("motion", "Calm"), texts.trc("motion", "Off")},
                   .chosen = engine::index_of(now.motion),
                   .choose =
                       [](Settings& settings, std::size_t choice) {
                           settings.motion = static_cast<MotionChoice>(choice);
                       }},
        drawing(services),
        toggle(texts.tr("Name every event"),
               texts.tr("also in small windows, over other lines for a moment"),
               &Settings::name_all_events, now),
        toggle(texts.tr("Tint cells that see the selection"), {}, &Settings::tint_peers, now),
        toggle(texts.tr("Tint equal digits"), {}, &Settings::tint_same, now),
    };
}

std::vector<SettingRow> sound_rows(const Services& services)
{
    const engine::Translations& texts = services.texts;
    Settings& now = services.settings;
    const std::string device =
        services.sound.is_device_missing() ? texts.tr("no sound device was found") : "";
    return {
        toggle(
            texts.tr("Sound"), device,
            [](Settings& settings) -> bool& { return settings.sound.on; }, now),
        volume(texts, texts.tr("Effects"), &SoundSettings::effects_volume,
               now.sound.effects_volume),
        volume(texts, texts.tr("Buttons and notices"), &SoundSettings::interface_volume,
               now.sound.interface_volume),
        toggle(
            texts.tr("Mute while another window is in front"), {},
            [](Settings& settings) -> bool& { return settings.sound.quiet_in_background; }, now),
        toggle(
            texts.tr("Tick when the selection moves"), {},
            [](Settings& settings) -> bool& { return settings.sound.moves; }, now),
        toggle(
            texts.tr("Read aloud"),
            services.host.is_speech_missing()
                ? texts.tr("needs speech-dispatcher, which was not found")
                : texts.tr("what happens, and the selected cell; by speech-dispatcher"),
            [](Settings& settings) -> bool& { return settings.sound.speech; }, now),
    };
}

std::vector<SettingRow> control_rows(const Services& services)
{
    const engine::Translations& texts = services.texts;
    Settings& now = services.settings;
    const KeyLabels labels = services.host.key_labels();
    return {
        SettingRow{.kind = Kind::Screen,
                   .label = texts.tr("Keys"),
                   .detail = texts.tr("which key gives which command"),
                   .options = {texts.tr("Choose")},
                   .screen = make_keys_scene},
        SettingRow{.label = texts.tr(engine::Message{engine::N_("{keys} also move"),
                                                     {{"keys", movement_letters(labels)}}}),
                   .detail = texts.tr("with Shift they extend the selection"),
                   .chosen = letters_move(now.keys, labels) ? 1u : 0u,
                   .choose =
                       [labels](Settings& settings, std::size_t choice) {
                           let_letters_move(settings.keys, labels, choice == 1);
                       }},
        times(texts.tr("Repeat held keys after"), texts.tr("milliseconds"), repeat_delays,
              &ControlSettings::repeat_delay, now, texts.trc("keys", "System")),
        times(texts.tr("Repeat them every"), texts.tr("milliseconds, unless the system decides"),
              repeat_times, &ControlSettings::repeat_every, now),
        toggle(
            texts.tr("Shift and Ctrl stay after two presses"), texts.tr("until the next press"),
            [](Settings& settings) -> bool& { return settings.controls.double_press_keeps; }, now),
        times(texts.tr("A finger is held after"),
              texts.tr("milliseconds; it opens the notes pad at the cell"), hold_times,
              &ControlSettings::hold, now),
        toggle(
            texts.tr("Rumble"), texts.tr("of a gamepad, while it is in use"),
            [](Settings& settings) -> bool& { return settings.controls.rumble; }, now),
    };
}

std::vector<SettingRow> language_rows(const Services& services)
{
    SettingRow row{.kind = Kind::Segments,
                   .label = services.texts.tr("Language"),
                   .detail = services.texts.tr("texts and names of keys")};
    for (const engine::Language& language : services.languages) {
        if (language.code == services.texts.language().code)
            row.chosen = row.options.size();
        row.options.push_back(language.name);
    }
    row.choose = [&all = services.languages](Settings& settings, std::size_t choice) {
        settings.language = all[choice].code;
    };
    return {row};
}

void reset_game(Settings& settings)
{
    const Settings usual;
    settings.mistakes = usual.mistakes;
    settings.marks = usual.marks;
    settings.clear_peer_notes = usual.clear_peer_notes;
    settings.notes_in_places = usual.notes_in_places;
    settings.ask_before_help = usual.ask_before_help;
    settings.hints_assume_one_solution = usual.hints_assume_one_solution;
    settings.pause_on_focus_loss = usual.pause_on_focus_loss;
    settings.count_down = usual.count_down;
    settings.show_clock = usual.show_clock;
    settings.replays_kept = usual.replays_kept;
    settings.compares_everybody = usual.compares_everybody;
}

void reset_look(Settings& settings)
{
    const Settings usual;
    settings.theme = usual.theme;
    settings.text_size = usual.text_size;
    settings.motion = usual.motion;
    settings.drawing = usual.drawing;
    settings.name_all_events = usual.name_all_events;
    settings.tint_peers = usual.tint_peers;
    settings.tint_same = usual.tint_same;
}

void reset_controls(Settings& settings)
{
    settings.controls = ControlSettings();
    settings.keys = KeyBindings();
}

void reset_sound(Settings& settings)
{
    settings.sound = SoundSettings();
}

} // namespace game
