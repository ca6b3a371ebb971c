#include "game/scenes/setting_rows.h"
namespace game {
namespace {

using Kind = SettingRow::Kind;

SettingRow toggle(std::string label, std::string detail, bool Settings::*flag, const Settings& now)
{
    return SettingRow{.kind = Kind::Toggle,
                      .label = std::move(label),
                      .detail = std::move(detail),
                      .chosen = now.*flag ? 1u : 0u,
                      .choose = [flag](Settings& settings, std::size_t choice) {
                          settings.*flag = choice == 1;
                      }};
}

} // namespace

std::vector<SettingRow> game_rows(const Services& services)
{
    const engine::Catalogue& words = services.words;
    const Settings& now = services.settings;
    return {
        SettingRow{.kind = Kind::Segments,
                   .label = words.tr("Show wrong digits"),
                   .detail = words.tr("any error: the run counts as assisted"),
                   .options = {words.trc("wrong digits", "Never"), words.tr("Clashes"),
                               words.tr("Any error")},
                   .chosen = static_cast<std::size_t>(now.mistakes),
                   .choose =
                       [](Settings& settings, std::size_t choice) {
                           settings.mistakes = static_cast<MistakeCheck>(choice);
                       }},
        SettingRow{.kind = Kind::Segments,
                   .label = words.tr("Row, column and box marks"),
                   .detail = words.tr("rings, ticks and crosses around the board"),
                   .options = {words.trc("marks", "Never"), words.tr("On request"),
                               words.tr("When full"), words.tr("At once")},
                   .chosen = static_cast<std::size_t>(now.lamps),
                   .choose =
                       [](Settings& settings, std::size_t choice) {
                           settings.lamps = static_cast<LampTime>(choice);
                       }},
        toggle(words.tr("Tidy notes"),
               words.tr("placing a digit removes it from the notes of cells that see it"),
               &Settings::clear_peer_notes, now),
        toggle(words.tr("Ask before help"),
               words.tr("hints, checks, filled notes: the run counts as assisted"),
               &Settings::ask_before_help, now),
        toggle(words.tr("Hints may assume one solution"),
               words.tr("some techniques hold only where there is just one"),
               &Settings::hints_assume_one_solution, now),
        toggle(words.tr("Pause when the window loses focus"), {}, &Settings::pause_on_focus_loss,
               now),
        toggle(words.tr("Show the clock"), words.tr("time is kept anyway"), &Settings::show_clock,
               now),
    };
}

std::vector<SettingRow> look_rows(const Services& services)
{
    const engine::Catalogue& words = services.words;
    const Settings& now = services.settings;
    SettingRow themes{.kind = Kind::Themes, .label = words.tr("Theme")};
    for (const Theme& theme : services.themes) {
        if (theme.id == services.theme.id)
            themes.chosen = themes.options.size();
        themes.options.push_back(words.tr(theme.name));
    }
    themes.choose = [&all = services.themes](Settings& settings, std::size_t choice) {
        settings.theme = all[choice].id;
    };
    SettingRow text{.kind = Kind::Segments,
                    .label = words.tr("Text size"),
                    .detail = words.tr("menus, notes and clock")};
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
        toggle(words.tr("Tint cells that see the selection"), {}, &Settings::tint_peers, now),
        toggle(words.tr("Tint equal digits"), {}, &Settings::tint_same, now),
    };
}

std::vector<SettingRow> language_rows(const Services& services)
{
    SettingRow row{.kind = Kind::Segments,
                   .label = services.words.tr("Language"),
                   .detail = services.words.tr("words and names of keys")};
    for (const engine::Language& language : services.languages) {
        if (language.code == services.words.language().code)
            row.chosen = row.options.size();
        row.options.push_back(language.name);
    }
    row.choose = [&all = services.languages](Settings& settings, std::size_t choice) {
        settings.language = all[choice].code;
    };
    return {row};
}

} // namespace game
