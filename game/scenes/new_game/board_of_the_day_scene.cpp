#include "game/scenes/screens.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/make/reachable_levels.h"
#include "engine/recipe/board_of_the_day.h"
#include "engine/rules/layout.h"
#include "engine/text/layout_name.h"
#include "game/scenes/entry/choice_boxes.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game/new_game_choices.h"
#include "game/scenes/runs/day_standing.h"
#include "game/scenes/runs/days.h"
#include "game/scenes/waiting/own_data.h"
#include "game/ui/names.h"
#include "game/widgets/cards/choice_cards.h"

namespace game {
namespace {

using engine::Day;
using engine::Level;
using engine::N_;

enum class DayButton { Today, Yesterday, Layout, Level };

class BoardOfTheDayScene : public MenuScene {
public:
    explicit BoardOfTheDayScene(Services& services);

private:
    HelpTopic help_topic() const override { return HelpTopic::BoardOfTheDay; }
    std::string title() const override { return tr("Other boards of the day"); }
    std::string remark() const override { return weekday_text(services_, today(services_)); }
    std::vector<KeyHint> hints() const override;
    Box screen() override;
    Box days();
    std::vector<Box> layout_cards();
    std::optional<Transition> take_key(const KeyPressed& key) override;

    Box button_of_day(DayButton which, Button look);
    void choose(std::size_t layout, Level level);
    const engine::Layout& layout() const { return engine::all_layouts()[layout_]; }
    bool reaches(Level level) const
    {
        return engine::has_boards_of_the_day(layout().id, static_cast<int>(level));
    }
    Day day_of(DayButton which) const
    {
        return today(services_) - std::chrono::days(which == DayButton::Today ? 0 : 1);
    }
    std::optional<engine::Recipe> board_of(DayButton which) const
    {
        return engine::board_of_the_day(layout().id, static_cast<int>(level_), day_of(which));
    }
    std::string label(DayButton which) const;
    Transition start(DayButton which);

    std::size_t layout_ = 0; // index in all_layouts()
    Level level_ = Level::Easy;
    std::vector<std::shared_ptr<const engine::Grid>> pictures_; // of each layout
};

// The kind that was chosen here last, else in New Game; mixes without a name have no board.
BoardOfTheDayScene::BoardOfTheDayScene(Services& services) : MenuScene(services)
{
    for (const engine::Layout& each : engine::all_layouts())
        pictures_.push_back(engine::make_grid(each));
    const Settings& settings = services.settings;
    const auto last = engine::parse_category(settings.day_kind);
    const std::string id = last ? last->layout : settings.last_game.layout;
    const auto found = std::ranges::find(engine::all_layouts(), id, &engine::Layout::id);
    const auto usual =
        std::ranges::find(engine::all_layouts(), engine::PuzzleSpec().layout, &engine::Layout::id);
    layout_ =
        (found == engine::all_layouts().end() ? usual : found) - engine::all_layouts().begin();
    level_ = engine::nearest_reachable(layout(), last ? last->level : settings.last_game.level);
    panel_.focus(DayButton::Today);
}

std::vector<KeyHint> BoardOfTheDayScene::hints() const
{
    return {{"↑ ↓ ← →", tr("move")},        {name_of(Key::Space), tr("choose")},
            {"1–7", tr("difficulty")},      {name_of(Key::Enter), tr("today's board")},
            {"Y", tr("yesterday's board")}, {name_of(Key::Escape), tr("back")}};
}

Box BoardOfTheDayScene::screen()
{
    using namespace box;
    const auto is_possible = [this](Level level) {
        return reaches(level);
    };
    const auto choose_level = [this](std::size_t index) {
        choose(layout_, levels[index]);
    };
    return column(
        {column(
             {paragraph(tr("Everybody who chooses the same board and difficulty gets the same "
                           "puzzle on that day; no network is needed. Its times count like all "
                           "others."),
                        {.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2})
                  .then(14),
              choice_heading(tr("Difficulty")),
              card_grid(level_cards(texts(), level_, is_possible, DayButton::Level, choose_level),
                        94, 66)
                  .then(16),
              choice_heading(tr("Board")), card_grid(layout_cards(), 190, 46)})
             .scrolling()
             .grow()
             .then(12),
         days()});
}

std::vector<Box> BoardOfTheDayScene::layout_cards()
{
    std::vector<Box> cards;
    for (std::size_t index = 0; index < pictures_.size(); ++index) {
        const CardLook look{.name = engine::layout_name(texts(), engine::all_layouts()[index]),
                            .grid = pictures_[index],
                            .chosen = index == layout_};
        const auto choose_layout = [this](std::size_t chosen) {
            choose(chosen, level_);
        };
        cards.push_back(choice_card({DayButton::Layout, index}, look.name, look.chosen,
                                    choose_layout, layout_card(look)));
    }
    return cards;
}

// Side by side if there is room.
Box BoardOfTheDayScene::days()
{
    using namespace box;
    const Box first = button_of_day(
        DayButton::Today,
        {.style = ButtonStyle::Primary, .key_hint = name_of(Key::Enter), .font_size = 18});
    const Box second = button_of_day(
        DayButton::Yesterday, {.style = ButtonStyle::Keycap, .key_hint = "Y", .font_size = 16});
    if (width() < 600)
        return column({first.size(with_text(60)).then(8), second.size(with_text(60))});
    return evenly({first, second}, 12).size(with_text(60)).at_most(2 * 404 + 12, Side::End);
}

Box BoardOfTheDayScene::button_of_day(DayButton which, Button look)
{
    look.id = which;
    look.label = label(which);
    look.group = ButtonId(DayButton::Today);
    return box::button(std::move(look), [this, which] { go(start(which)); });
}

void BoardOfTheDayScene::choose(std::size_t layout, Level level)
{
    layout_ = layout;
    level_ = engine::nearest_reachable(this->layout(), level);
    place_again();
}

std::optional<Transition> BoardOfTheDayScene::take_key(const KeyPressed& key)
{
    const bool starts = key.key == Key::Enter && panel_.focused() != back_id() &&
                        panel_.focused() != ButtonId(DayButton::Yesterday);
    if (starts && !key.repeated)
        return start(DayButton::Today);
    if (key.key == Key::Letter && key.symbol == 'Y' && !key.held.control)
        return start(DayButton::Yesterday);
    const int number = key.key == Key::Digit ? key.symbol - '0' : 0;
    if (number < 1 || number > static_cast<int>(levels.size()))
        return std::nullopt;
    const auto index = static_cast<std::size_t>(number - 1);
    choose(layout_, levels[index]);
    panel_.focus({DayButton::Level, index});
    return Transition{};
}

// What to play or, once the board was solved, in which time: the first one, which counts. A run
// that began before the day, with a code from elsewhere, or when the list still gave a board twice,
// is not one of this day.
std::string BoardOfTheDayScene::label(DayButton which) const
{
    const bool is_today = which == DayButton::Today;
    const auto recipe = board_of(which);
    const std::string code = recipe ? engine::to_text(*recipe) : "";
    const auto& runs = services_.records.runs();
    const auto found = runs.first_with(
        engine::RunKey::Recipe, engine::key_of_text(code),
        [&code](const engine::Record& each) { return each.recipe == code && !each.deleted; });
    if (code.empty() || !found)
        return tr(is_today ? N_("Play today's board") : N_("Play yesterday's board"));
    const engine::Record& run = runs[*found];
    const char* how = day_of_board(services_, run) != day_of(which)
                          ? N_("{day}: solved before its day")
                      : run.is_clean() ? N_("{day}: solved in {time}")
                                       : N_("{day}: {time}, assisted");
    return texts().tr(engine::Message{
        how,
        {{"day", tr(is_today ? N_("Today") : N_("Yesterday"))}, {"time", clock_text(run.time)}}});
}

Transition BoardOfTheDayScene::start(DayButton which)
{
    if (is_refused(services_, engine::read_boards_of_the_day()))
        return {};
    auto recipe = board_of(which);
    if (!recipe)
        return {};
    services_.settings.day_kind = engine::category_of({.layout = layout().id, .level = level_});
    services_.saves.write(saving(services_.settings));
    return start_play(services_, *std::move(recipe));
}

} // namespace

std::unique_ptr<Scene> make_board_of_the_day_scene(Services& services)
{
    return std::make_unique<BoardOfTheDayScene>(services);
}

} // namespace game
