#include "game/ui/setting_table.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/base/plain_text.h"
#include "engine/base/table.h"
#include "engine/base/whole_number.h"
#include "engine/make/goal.h"
#include "engine/rules/layout.h"

namespace game {

namespace {

using engine::N_;
using engine::PuzzleSpec;
using Page = SettingsPage;

constexpr std::array<SettingChoice, 4> mark_choices = {{{"never", NC_("marks", "Never")},
                                                        {"on-request", N_("On request")},
                                                        {"when-full", N_("When full")},
                                                        {"at-once", N_("At once")}}};
constexpr std::array<SettingChoice, 3> mistake_choices = {{{"off", NC_("wrong digits", "Never")},
                                                           {"clashes", N_("Clashes")},
                                                           {"any-error", N_("Any error")}}};
constexpr std::array<SettingChoice, 3> countdown_choices = {
    {{"always", NC_("countdown", "Always")},
     {"at-start", NC_("countdown", "At the start")},
     {"never", NC_("countdown", "Never")}}};
constexpr std::array<SettingChoice, 4> motion_choices = {{{"as-desktop", NC_("motion", "System")},
                                                          {"full", NC_("motion", "Full")},
                                                          {"calm", NC_("motion", "Calm")},
                                                          {"off", NC_("motion", "Off")}}};
constexpr std::array<SettingChoice, 3> drawing_choices = {
    {{drawing_ids[0], NC_("drawing", "Automatic")},
     {drawing_ids[1], NC_("drawing", "Graphics card")},
     {drawing_ids[2], NC_("drawing", "Processor")}}};
constexpr std::array<SettingChoice, 5> symbol_choices = {
    {{"figures"}, {"letters"}, {"shapes"}, {"colours"}, {"own"}}};
constexpr int most_cells = engine::max_size * engine::max_size;

// How values are written; an enumerator by its id.
std::string word_of(bool value)
{
    return value ? "yes" : "no";
}

std::string word_of(int value)
{
    return std::to_string(value);
}

std::string word_of(const std::string& value)
{
    return value;
}

std::string word_of(const std::vector<int>& value)
{
    return engine::to_text(value);
}

std::string word_of(const engine::Technique* technique)
{
    return technique ? std::string(technique->id) : "";
}

template <typename Value>
std::string word_of(const Value& value)
{
    if constexpr (std::is_enum_v<Value>)
        return std::string(id_of(value));
    else
        return to_text(value);
}

// How they are read; nothing if the text is none.
std::optional<bool> parse_yes_no(std::string_view text)
{
    return text == "yes" || text == "no" ? std::optional(text == "yes") : std::nullopt;
}

template <int least, int most>
std::optional<int> parse_number(std::string_view text)
{
    const auto number = engine::whole_number(text);
    return number ? std::optional(std::clamp(*number, least, most)) : std::nullopt;
}

std::optional<std::string_view> parse_text(std::string_view text)
{
    return text;
}

// With a function that would also say why not.
template <auto parse>
auto parse_by(std::string_view text)
{
    const auto value = parse(text);
    return value ? std::optional(*value) : std::nullopt;
}

std::optional<std::string_view> parse_initials(std::string_view text)
{
    constexpr std::size_t max_bytes = 3 * 4;
    const auto begins = [](char byte) {
        return !engine::continues_character(byte);
    };
    const bool fits = !text.empty() && engine::how_many(text, begins) <= 3 &&
                      engine::is_plain_text(text, max_bytes);
    return fits ? std::optional(text) : std::nullopt;
}

// The editor reads it as a puzzle, or not.
std::optional<std::string_view> parse_entered(std::string_view text)
{
    constexpr std::size_t max_bytes = 16'000; // the largest grids with cages need about 3,000
    return engine::is_plain_text(text, max_bytes) ? std::optional(text) : std::nullopt;
}

std::optional<std::string_view> parse_day_kind(std::string_view text)
{
    return engine::parse_category(text) ? std::optional(text) : std::nullopt;
}

// The board's best and a rival belong to one play.
std::optional<engine::Comparison> parse_comparison(std::string_view text)
{
    const auto comparison = engine::find_comparison(text);
    const bool lasts = comparison && *comparison != engine::Comparison::BestHere &&
                       *comparison != engine::Comparison::Rival;
    return lasts ? comparison : std::nullopt;
}

std::optional<std::string> parse_layout_id(std::string_view text)
{
    const auto layout = engine::find_layout(text);
    return layout ? std::optional(layout->id) : std::nullopt;
}

std::optional<const engine::Technique*> parse_technique(std::string_view text)
{
    const engine::Technique* technique = engine::find_technique(text);
    const bool fits = technique && engine::may_be_needed(technique);
    return fits ? std::optional(technique) : std::nullopt;
}

std::optional<WindowPlace> parse_window(std::string_view text)
{
    return parse_window_place(text);
}

std::optional<engine::PracticeBook> parse_practice_book(std::string_view text)
{
    return engine::parse_practice(text);
}

// The member at the end of the path: at<&Settings::sound, &SoundSettings::on>(settings).
template <auto... path>
constexpr auto& at(auto& settings)
{
    return (settings.*....*path);
}

template <auto parse, auto... path>
constexpr Setting row(std::string_view name, Shown shown = {})
{
    return {name, [](const Settings& s) { return word_of(at<path...>(s)); },
            [](Settings& s, std::string_view text) {
                if (const auto value = parse(text))
                    at<path...>(s) = *value;
            },
            shown};
}

template <auto... path>
constexpr Setting yes_no(std::string_view name, Shown shown = {})
{
    return row<parse_yes_no, path...>(name, shown);
}

// Between the least and the most that is offered.
template <const auto& offered, auto... path>
constexpr Setting one_of(std::string_view name, Shown shown)
{
    shown.numbers = offered;
    return row<parse_number<offered.front(), offered.back()>, path...>(name, shown);
}

// An enumerator; the choices are in its order.
template <const auto& choices, auto member>
constexpr Setting choice(std::string_view name, Shown shown = {})
{
    shown.choices = choices;
    return {
        name,
        [](const Settings& s) { return std::string(choices[engine::index_of(s.*member)].value); },
        [](Settings& s, std::string_view text) {
            using Choice = std::decay_t<decltype(s.*member)>;
            const auto found = std::ranges::find(choices, text, &SettingChoice::value);
            if (found != choices.end())
                s.*member = engine::enumerator_at<Choice>(found - choices.begin());
        },
        shown};
}

constexpr std::array settings_table = {
    row<parse_text, &Settings::theme>("theme", {Page::Look, N_("Theme")}),
    row<parse_text, &Settings::language>(
        "language", {Page::Language, N_("Language"), N_("texts and names of keys")}),
    one_of<text_sizes, &Settings::text_size>("text-size",
                                             {.page = Page::Look,
                                              .label = N_("Text size"),
                                              .detail = N_("menus, notes and clock"),
                                              .unit = " %"}),
    yes_no<&Settings::tint_peers>(
        "tint-peers", {Page::Look, N_("Tint cells that see the selection"), nullptr, 1}),
    yes_no<&Settings::tint_same>("tint-same", {Page::Look, N_("Tint equal digits"), nullptr, 1}),
    choice<mark_choices, &Settings::marks>("lamps",
                                           {Page::Game, N_("Row, column and box marks"),
                                            N_("rings, ticks and diamonds around the board")}),
    choice<mistake_choices, &Settings::mistakes>(
        "mistakes",
        {Page::Game, N_("Show wrong digits"), N_("any error: the run counts as assisted"), -1}),
    choice<motion_choices, &Settings::motion>(
        "motion", {Page::Look, N_("Motion"), N_("calm keeps fades and removes movement")}),
    choice<drawing_choices, &Settings::drawing>(
        "drawing", {Page::Look, N_("Drawing"), N_("automatic: whatever is fast enough"), advanced}),
    yes_no<&Settings::clear_peer_notes>(
        "clear-peer-notes",
        {Page::Game, N_("Tidy notes"),
         N_("placing a digit removes it from the notes of cells that see it")}),
    yes_no<&Settings::notes_in_places>(
        "notes-in-places",
        {Page::Game, N_("Notes at fixed places"),
         N_("each digit has its own place in the cell, as on the keypad")}),
    yes_no<&Settings::ask_before_help>(
        "ask-before-help",
        {Page::Game, N_("Ask before help"),
         N_("hints, checks, filled notes: the run counts as assisted")}),
    yes_no<&Settings::hints_assume_one_solution>(
        "hints-assume-one-solution",
        {Page::Game, N_("Hints may assume one solution"),
         N_("some techniques hold only where there is just one"), advanced}),
    yes_no<&Settings::pause_on_focus_loss>("pause-on-focus-loss",
                                           {Page::Game, N_("Pause when the window loses focus")}),
    yes_no<&Settings::count_down>(
        "count-down",
        {Page::Game, N_("Count down after a pause"), N_("3, 2, 1; any key skips it")}),
    choice<countdown_choices, &Settings::run_countdown>(
        "run-countdown",
        {Page::Game, N_("Countdown of arcade runs"),
         N_("3, 2, 1 before the clock starts; always: also after a pause")}),
    yes_no<&Settings::show_clock>("show-clock",
                                  {Page::Game, N_("Show the clock"), N_("time is kept anyway")}),
    yes_no<&Settings::best_possible_time>(
        "best-possible-time",
        {Page::Game, N_("Best possible time"),
         N_("beside the clock, from the second run on: if the rest is as fast as ever")}),
    yes_no<&Settings::name_all_events>("name-all-events",
                                       {Page::Look, N_("Name every event"),
                                        N_("also in small windows, over other lines for a moment"),
                                        advanced}),
    row<parse_window, &Settings::window>("window"),
    row<parse_drawing_answer, &Settings::drawing_answer>("drawing-answer"),
    row<parse_comparison, &Settings::comparison>("comparison"),
    yes_no<&Settings::compares_everybody>(
        "compares-everybody",
        {Page::Game, N_("Compare with the runs of"),
         N_("the initials entered last; where they have no run, everybody's"), 1}),
    yes_no<&Settings::ghost_cells>("ghost-cells"),
    row<parse_number<0, 1'000'000>, &Settings::replays_kept>(
        "replays-kept",
        {.page = Page::Game,
         .label = N_("Replays kept"),
         .detail = N_("of finished runs; old ones go first, best ones never"),
         .rank = advanced,
         .numbers = replays_offered,
         .zero = N_("No limit")}),
    yes_no<&Settings::sound, &SoundSettings::on>("sound", {Page::Sound, N_("Sound")}),
    one_of<sound_volumes, &Settings::sound, &SoundSettings::effects_volume>(
        "effects-volume",
        {.page = Page::Sound, .label = N_("Effects"), .unit = " %", .zero = NC_("volume", "Off")}),
    one_of<sound_volumes, &Settings::sound, &SoundSettings::interface_volume>(
        "interface-volume",
        {.page = Page::Sound,
         .label = N_("Buttons and notices"),
         .unit = " %",
         .zero = NC_("volume", "Off")}),
    yes_no<&Settings::sound, &SoundSettings::pulse>(
        "pulse", {Page::Sound, N_("Pulse that follows the clock"), N_("under an arcade run")}),
    one_of<sound_volumes, &Settings::sound, &SoundSettings::pulse_volume>(
        "pulse-volume",
        {.page = Page::Sound,
         .label = N_("Volume of the pulse"),
         .unit = " %",
         .zero = NC_("volume", "Off")}),
    yes_no<&Settings::sound, &SoundSettings::quiet_in_background>(
        "quiet-in-background", {Page::Sound, N_("Mute while another window is in front")}),
    yes_no<&Settings::sound, &SoundSettings::moves>(
        "sound-of-moves", {Page::Sound, N_("Tick when the selection moves")}),
    yes_no<&Settings::sound, &SoundSettings::speech>(
        "speech",
        {Page::Sound, N_("Read aloud"),
         N_("what happens, and the selected cell; by speech-dispatcher")}),
    one_of<repeat_delays, &Settings::controls, &ControlSettings::repeat_delay>(
        "repeat-delay",
        {.page = Page::Controls,
         .label = N_("Key repeat delay (ms)"),
         .rank = advanced,
         .zero = NC_("keys", "System")}),
    one_of<repeat_times, &Settings::controls, &ControlSettings::repeat_every>(
        "repeat-every",
        {Page::Controls, N_("Key repeat interval (ms)"), N_("unless the system decides"),
         advanced}),
    one_of<hold_times, &Settings::controls, &ControlSettings::hold>(
        "hold",
        {Page::Controls, N_("A finger is held after (ms)"),
         N_("it opens the notes pad at the cell"), advanced}),
    yes_no<&Settings::controls, &ControlSettings::double_press_keeps>(
        "double-press-keeps",
        {Page::Controls, N_("Shift and Ctrl stay after two presses"), N_("until the next press")}),
    yes_no<&Settings::controls, &ControlSettings::rumble>(
        "rumble", {Page::Controls, N_("Rumble"), N_("of a gamepad, while it is in use"), 1}),
    // What older versions know; it comes before the name that replaces it.
    Setting{"letters",
            [](const Settings& s) {
                return std::string(s.symbols == engine::SymbolSet::Letters ? "yes" : "no");
            },
            [](Settings& s, std::string_view text) {
                if (text == "yes")
                    s.symbols = engine::SymbolSet::Letters;
            }},
    choice<symbol_choices, &Settings::symbols>("symbols"),
    row<parse_by<engine::parse_own_symbols>, &Settings::own_symbols>("own-symbols"),
    yes_no<&Settings::offers_lesson>("offers-lesson"),
    row<parse_initials, &Settings::initials>("initials"),
    row<parse_entered, &Settings::entered>("entered"),
    row<parse_entered, &Settings::drawn_regions>("drawn-regions"),
    row<parse_practice_book, &Settings::practice>("practice"),
    row<parse_day_kind, &Settings::day_kind>("day-kind"),
    row<parse_layout_id, &Settings::last_game, &PuzzleSpec::layout>("last-layout"),
    row<engine::find_level, &Settings::last_game, &PuzzleSpec::level>("last-level"),
    row<engine::find_fill_method, &Settings::last_game, &PuzzleSpec::fill>("last-fill"),
    row<engine::find_symmetry, &Settings::last_game, &PuzzleSpec::symmetry>("last-symmetry"),
    row<parse_technique, &Settings::last_game, &PuzzleSpec::technique>("last-technique"),
    // Wishes of New Game. 0 wishes nothing.
    row<parse_number<0, most_cells>, &Settings::last_game, &PuzzleSpec::givens>("last-givens"),
    row<parse_number<0, most_cells>, &Settings::last_game, &PuzzleSpec::givens_in_row>(
        "last-least-in-row"),
    row<parse_number<0, most_cells>, &Settings::last_game, &PuzzleSpec::most_in_row>(
        "last-most-in-row"),
    row<parse_by<engine::parse_givens_of_rows>, &Settings::last_game, &PuzzleSpec::givens_of_rows>(
        "last-givens-of-rows"),
    yes_no<&Settings::last_game, &PuzzleSpec::is_minimal>("last-minimal"),
    yes_no<&Settings::last_game, &PuzzleSpec::digits_in_order>("last-digits-in-order"),
};

} // namespace

std::span<const Setting> all_settings()
{
    return settings_table;
}

std::vector<Setting> settings_on(SettingsPage page)
{
    std::vector<Setting> settings;
    std::ranges::copy_if(settings_table, std::back_inserter(settings),
                         [page](const Setting& setting) { return setting.shown.page == page; });
    std::ranges::stable_sort(settings, {},
                             [](const Setting& setting) { return setting.shown.rank; });
    return settings;
}

void reset_settings_on(SettingsPage page, Settings& settings)
{
    for (const Setting& setting : settings_on(page))
        setting.read(settings, setting.write(Settings()));
    if (page == SettingsPage::Controls)
        settings.keys = KeyBindings();
}

} // namespace game
