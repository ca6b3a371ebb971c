#include "game/scenes/settings/setting_rows.h"

#include <algorithm>

#include "game/scenes/entry/initials.h"
#include "game/scenes/runs/compared_runs.h"
#include "game/sound/sounds.h"
#include "game/ui/key_bindings.h"

namespace game {
namespace {

using engine::N_;
using engine::Translations;
using Kind = SettingRow::Kind;
using Names = std::vector<std::string>;

std::optional<std::size_t> place_of(const std::string& value, const Names& values)
{
    const auto found = std::ranges::find(values, value);
    if (found == values.end())
        return std::nullopt;
    return found - values.begin();
}

std::string shown(const SettingText& text, const Translations& texts)
{
    return text.context ? texts.trc(text.context, text.text) : texts.tr(text.text);
}

// What can be chosen: in the file, and on the screen.
struct Offer {
    Names values = {};
    Names options = {};
    std::string now;
};

Offer offer_of(const Setting& setting, const Services& services)
{
    const Translations& texts = services.texts;
    Offer offer{.now = setting.write(services.settings)};
    const auto add = [&offer](std::string value, std::string option) {
        offer.values.push_back(std::move(value));
        offer.options.push_back(std::move(option));
    };
    for (const SettingChoice& choice : setting.shown.choices)
        add(std::string(choice.value), shown(choice.text, texts));
    for (const int number : setting.shown.numbers) {
        const std::string value = std::to_string(number);
        add(value, number == 0 && setting.shown.zero.text ? shown(setting.shown.zero, texts)
                                                          : value + setting.shown.unit);
    }
    if (setting.name == "theme") {
        for (const Theme& theme : services.themes)
            add(theme.id, texts.tr(theme.name));
        offer.now = services.theme.id;
    }
    if (setting.name == "language") {
        for (const engine::Language& language : services.languages)
            add(language.code, language.name);
        offer.now = texts.language().code;
    }
    return offer;
}

// The explanation, or what is missing here.
std::string detail_of(const Setting& setting, const Services& services)
{
    const char* detail = setting.shown.detail;
    if (setting.name == "drawing" && services.host.is_card_missing())
        detail = N_("the graphics card can't be used here");
    if (setting.name == "sound" && services.sound.is_device_missing())
        detail = N_("no sound device was found");
    if (setting.name == "speech" && services.host.is_speech_missing())
        detail = N_("needs speech-dispatcher, which was not found");
    return detail == nullptr ? "" : services.texts.tr(detail);
}

SettingRow row_of(const Setting& setting, const Services& services)
{
    Offer offer = offer_of(setting, services);
    SettingRow row{.label = services.texts.tr(setting.shown.label),
                   .detail = detail_of(setting, services),
                   .options = std::move(offer.options),
                   .is_advanced = setting.shown.rank >= advanced};
    if (!offer.values.empty())
        row.kind = setting.name == "theme" ? Kind::Themes : Kind::Segments;
    else
        offer.values = {"no", "yes"};
    row.chosen = place_of(offer.now, offer.values);
    row.choose = [read = setting.read, values = std::move(offer.values)](Settings& settings,
                                                                         std::size_t choice) {
        read(settings, values[choice]);
    };
    return row;
}

// Chooses whose runs to compare with. Absent while the book has only one player.
std::optional<SettingRow> compared_with(SettingRow row, const Services& services)
{
    constexpr std::size_t most_players = 4;
    Names players = named_players(services.records);
    const std::string now = Initials(services.settings.initials).text();
    if (!place_of(now, players))
        players.insert(players.begin(), now);
    if (players.size() < 2)
        return std::nullopt;
    const std::size_t rest = std::min(players.size(), most_players) - 1;
    if (*place_of(now, players) > rest)
        players[rest] = now;
    players.resize(rest + 1);
    row.kind = Kind::Segments;
    row.chosen = services.settings.compares_everybody ? players.size() : *place_of(now, players);
    row.options = players;
    row.options.push_back(services.texts.trc("players", "Everybody"));
    row.choose = [players](Settings& settings, std::size_t choice) {
        settings.compares_everybody = choice == players.size();
        if (choice < players.size())
            settings.initials = players[choice];
    };
    return row;
}

// Some beats of the pulse, as it is when the time is short.
Sound sample_of_pulse()
{
    constexpr double loudest = -34;
    constexpr double apart = 500;
    Sound sample = sounds::pulse(loudest, false);
    for (int beat = 1; beat < 4; ++beat) {
        const Sound next = sounds::later(sounds::pulse(loudest, beat > 1), beat * apart);
        sample.notes.insert(sample.notes.end(), next.notes.begin(), next.notes.end());
    }
    return sample;
}

SettingRow row_that_plays_pulse(const Services& services)
{
    return {.kind = Kind::Button,
            .label = services.texts.tr("Hear the pulse"),
            .options = {services.texts.trc("a sound", "Play")},
            .press = [](Services& pressed) {
                pressed.sound.play(sample_of_pulse());
                return Transition{};
            }};
}

std::vector<SettingRow> rows_of_keys(const Services& services)
{
    const Translations& texts = services.texts;
    const KeyLabels labels = services.host.key_labels();
    return {SettingRow{.kind = Kind::Button,
                       .label = texts.tr("Keyboard shortcuts"),
                       .options = {texts.tr("Change")},
                       .press =
                           [](Services& pressed) {
                               return go_to(make_keys_scene, pressed);
                           }},
            SettingRow{.label = texts.tr(engine::Message{N_("{keys} also move"),
                                                         {{"keys", movement_letters(labels)}}}),
                       .detail = texts.tr("with Shift they extend the selection"),
                       .chosen = letters_move(services.settings.keys, labels) ? 1u : 0u,
                       .choose = [labels](Settings& settings, std::size_t choice) {
                           let_letters_move(settings.keys, labels, choice == 1);
                       }}};
}

} // namespace

std::vector<SettingRow> setting_rows(SettingsPage page, const Services& services)
{
    std::vector<SettingRow> rows;
    if (page == SettingsPage::Controls)
        rows = rows_of_keys(services);
    for (const Setting& setting : settings_on(page)) {
        if (setting.name != "compares-everybody")
            rows.push_back(row_of(setting, services));
        else if (auto row = compared_with(row_of(setting, services), services))
            rows.push_back(*std::move(row));
        if (setting.name == "pulse-volume")
            rows.push_back(row_that_plays_pulse(services));
    }
    return rows;
}

} // namespace game
