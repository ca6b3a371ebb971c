#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
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
#include "game/scenes/entry/new_game_layout.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game/new_game_choices.h"
#include "game/scenes/runs/days.h"
#include "game/scenes/work/own_data.h"
#include "game/ui/names.h"
#include "game/widgets/board/thumbnail.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/button_background.h"
#include "game/widgets/cards/choice_cards.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Day;
using engine::Level;
using engine::N_;

enum class DayButton { Today, Yesterday, Layout, Level };

constexpr double layout_width = 190; // of a card, at least; units
constexpr double layout_height = 46;
constexpr double level_card_width = 94;
constexpr double level_card_height = 66;
constexpr double day_height = 60; // of the button that plays a day's board
constexpr double day_width = 404;
constexpr TextLook about_look{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};

class BoardOfTheDayScene : public MenuScene {
public:
    explicit BoardOfTheDayScene(Services& services);

private:
    std::string title() const override { return tr("Board of the day"); }
    std::string remark() const override { return engine::day_text(today(services_)); }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    void draw_content(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    void add_layouts();
    void add_levels();
    void add_days();
    Button button_of_day(DayButton which, Rect area);
    void choose(std::size_t layout, Level level);
    const engine::Layout& layout() const { return engine::all_layouts()[layout_]; }
    bool reaches(Level level) const
    {
        return engine::days_between_boards(layout().id, static_cast<int>(level)) > 0;
    }
    Day day_of(DayButton which) const
    {
        return today(services_) - std::chrono::days(which == DayButton::Today ? 0 : 1);
    }
    std::optional<engine::Recipe> board_of(DayButton which) const
    {
        return engine::board_of_the_day(layout().id, static_cast<int>(level_), day_of(which));
    }
    std::string standing(DayButton which) const;
    Transition start(DayButton which);
    std::string about() const
    {
        return tr("Everybody who chooses the same board and difficulty gets the same puzzle on "
                  "that day; no network is needed. Its times count like all others.");
    }
    void draw_layout(Canvas& canvas, Rect face, std::size_t index) const;

    std::size_t layout_ = 0; // index in all_layouts()
    Level level_ = Level::Easy;
    std::vector<std::shared_ptr<const engine::Grid>> pictures_; // of each layout
    Rect about_;
    Rect layouts_heading_;
    std::vector<Rect> layouts_;
    Rect levels_heading_;
    std::vector<Rect> levels_;
    Rect today_;
    Rect yesterday_;
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

int BoardOfTheDayScene::place(Rect content)
{
    using namespace box;
    const Rect frame = frame_.content();
    const bool in_one_row = frame.width >= px(2 * 300);
    reserved_below_ = (in_one_row ? 1 : 2) * tall(day_height) + (in_one_row ? 0 : px(8)) + px(12);
    layouts_.resize(engine::all_layouts().size());
    levels_.resize(levels.size());
    const int height = paragraph_height(measure(), about(), content.width, about_look, scale_);
    const Box all = column({
        part(about_, height / scale_.unit).then(14),
        part(levels_heading_, scale_.grown(20)).then(6),
        card_grid(levels_, level_card_width, level_card_height, content.width, scale_).then(16),
        part(layouts_heading_, scale_.grown(20)).then(6),
        card_grid(layouts_, layout_width, layout_height, content.width, scale_),
    });
    const int bottom = all.lay_out(content, Unit{scale_.unit});

    const int width =
        in_one_row ? std::min(px(day_width), (frame.width - px(12)) / 2) : frame.width;
    const int tall_one = tall(day_height);
    yesterday_ = Rect{frame.right() - width, frame.bottom() - tall_one, width, tall_one};
    today_ =
        in_one_row ? yesterday_.moved(-width - px(12), 0) : yesterday_.moved(0, -tall_one - px(8));
    add_days();
    add_levels();
    add_layouts();
    return bottom;
}

void BoardOfTheDayScene::add_days()
{
    Button first = button_of_day(DayButton::Today, today_);
    first.style = ButtonStyle::Primary;
    first.label = tr("Today") + ": " + standing(DayButton::Today);
    first.key_hint = name_of(Key::Enter);
    first.font_size = 18;
    add(std::move(first));
    Button second = button_of_day(DayButton::Yesterday, yesterday_);
    second.style = ButtonStyle::Keycap;
    second.label = tr("Yesterday") + ": " + standing(DayButton::Yesterday);
    second.key_hint = "Y";
    second.font_size = 16;
    add(std::move(second));
}

Button BoardOfTheDayScene::button_of_day(DayButton which, Rect area)
{
    return {.id = which,
            .area = area,
            .scrolls = Scrolls::Never,
            .group = ButtonId(DayButton::Today),
            .press = [this, which] {
                go(start(which));
            }};
}

void BoardOfTheDayScene::add_levels()
{
    for (std::size_t index = 0; index < levels.size(); ++index) {
        const Level level = levels[index];
        add(Button{.id = {DayButton::Level, index},
                   .area = levels_[index],
                   .style = ButtonStyle::Card,
                   .spoken = level_name(texts(), level),
                   .chosen = level == level_,
                   .press = [this, level] { choose(layout_, level); },
                   .draw =
                       [this, level](Canvas& canvas, const Button& card, ButtonState state) {
                           draw_level_card(canvas, face_of(card, state, scale_), texts(),
                                           LevelLook{.level = level,
                                                     .chosen = card.chosen,
                                                     .possible = reaches(level)},
                                           scale_);
                       }});
    }
}

void BoardOfTheDayScene::add_layouts()
{
    for (std::size_t index = 0; index < layouts_.size(); ++index)
        add(Button{.id = {DayButton::Layout, index},
                   .area = layouts_[index],
                   .style = ButtonStyle::Card,
                   .spoken = engine::layout_name(texts(), engine::all_layouts()[index]),
                   .chosen = index == layout_,
                   .press = [this, index] { choose(index, level_); },
                   .draw =
                       [this, index](Canvas& canvas, const Button& card, ButtonState state) {
                           draw_layout(canvas, face_of(card, state, scale_), index);
                       }});
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

// Says whether the board was solved and in which time: the first one, which counts.
std::string BoardOfTheDayScene::standing(DayButton which) const
{
    const auto recipe = board_of(which);
    if (!recipe)
        return "–";
    const std::string code = engine::to_text(*recipe);
    const auto& runs = services_.records.runs();
    const auto found = runs.first_with(
        engine::RunKey::Recipe, engine::key_of_text(code),
        [&code](const engine::Record& each) { return each.recipe == code && !each.deleted; });
    if (!found)
        return services_.records_are_read ? tr("not solved yet") : "…";
    const engine::Record& run = runs[*found];
    return texts().tr(
        engine::Message{run.stats.clean() ? N_("solved in {time}") : N_("{time}, assisted"),
                        {{"time", clock_text(run.time)}}});
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

void BoardOfTheDayScene::draw_content(Canvas& canvas) const
{
    draw_paragraph(canvas, about(), about_, about_look, scale_);
    const TextLook heading{.size = 15, .weight = Weight::SemiBold};
    draw_text(canvas, tr("Difficulty"), levels_heading_, heading, scale_);
    draw_text(canvas, tr("Board"), layouts_heading_, heading, scale_);
}

void BoardOfTheDayScene::draw_layout(Canvas& canvas, Rect face, std::size_t index) const
{
    const bool chosen = index == layout_;
    const int side = std::min(px(28), face.height - px(8));
    const Rect stamp{face.x + px(10), face.centre().y - side / 2, side, side};
    ThumbnailTints tints;
    if (chosen)
        tints.thick = Paint::Accent;
    draw_thumbnail(canvas, stamp, *pictures_[index], {}, tints);
    const int x = stamp.right() + px(10);
    draw_text(canvas, engine::layout_name(texts(), engine::all_layouts()[index]),
              Rect{x, face.y, face.right() - px(8) - x, face.height},
              TextLook{.size = 14,
                       .weight = chosen ? Weight::SemiBold : Weight::Medium,
                       .tint = chosen ? Paint::AccentText : Paint::Ink},
              scale_);
}

} // namespace

std::unique_ptr<Scene> make_board_of_the_day_scene(Services& services)
{
    return std::make_unique<BoardOfTheDayScene>(services);
}

} // namespace game
