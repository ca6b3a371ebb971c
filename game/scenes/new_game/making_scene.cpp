// The scene shown while a puzzle is made. A puzzle that is ready at once is played in the same
// frame; after a moment the empty grid is shown, and later a card with a Cancel button.

#include "game/scenes/screens.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/formats/playable.h"
#include "engine/make/puzzle_maker.h"
#include "engine/make/wishes.h"
#include "engine/rules/layout.h"
#include "engine/text/contradiction.h"
#include "game/motion/span.h"
#include "game/scenes/dialog_scene.h"
#include "game/scenes/entry/initials.h"
#include "game/scenes/new_game/why_no_grid.h"
#include "game/scenes/play/new_play.h"
#include "game/scenes/play/rail_buttons.h"
#include "game/scenes/runs/known_play.h"
#include "game/scenes/runs/play_texts.h"
#include "game/scenes/waiting/background.h"
#include "game/scenes/waiting/pending.h"
#include "game/scenes/waiting/work_progress.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/board/symbol.h"
#include "game/widgets/board/thumbnail.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/play/clock_view.h"
#include "game/widgets/play/play_layout.h"
#include "game/widgets/play/race.h"
#include "game/widgets/track.h"

namespace game {
namespace {

using engine::MonotonicTime;
using engine::PlayTime;

constexpr PlayTime grid_shows{150};    // earlier, it would only flicker
constexpr PlayTime card_shows{600};    // earlier, it would only flicker
constexpr PlayTime between_frames{50}; // of the light that moves over the grid

constexpr TextLook making_detail_look{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};

engine::SavedGame new_game(const Services& services,
                           engine::PuzzleSpec spec,
                           engine::MadePuzzle made,
                           std::string collection)
{
    spec.level = made.level; // times are compared within the level the puzzle really has
    engine::SavedGame game =
        new_play(services, std::move(spec), std::move(made.puzzle), to_text(made.recipe));
    game.collection = std::move(collection);
    return game;
}

using Made = engine::Result<engine::MadePuzzle>;
using MakePuzzle = std::function<Made(const engine::Cancel& cancel)>;

// What is made, and by what it is known again.
struct MadeAndPrint {
    Made made;
    engine::Fingerprint print = {};
    bool is_filled_in_order = false;
};

// How a puzzle comes to be played.
struct Wish {
    engine::PuzzleSpec spec; // for which `make` makes a puzzle, or nearly so
    MakePuzzle make;
    bool is_level_known = true;    // before the puzzle is made
    const char* counted = nullptr; // what `make` tells the number of; null if of nothing
    const char* headline = engine::N_("Making your puzzle");
    const char* detail = engine::N_("First a full grid, then only the digits that its level needs");
    const char* failed = engine::N_("There is no such puzzle");
    const char* greeting = ""; // the first notice of the play
    // Once nothing was made: the cell or house of the empty board that shows why, if one does.
    std::shared_ptr<const std::optional<engine::Contradiction>> why_not = nullptr;
    std::string collection = {}; // that the puzzle is from
    bool is_dealt = false;       // now, by lot: nobody can have seen it
    std::optional<engine::Rival> rival = {};
};

// What stands around the board meanwhile: the play screen as it will be, with the clock at zero.
// Its buttons are pale, as they can't be pressed yet.
class MakingSurroundings {
public:
    // Without the heading where the level of the puzzle is not known yet.
    MakingSurroundings(const Services& services, engine::PuzzleSpec spec, bool is_level_known)
        : services_(services), spec_(std::move(spec)), has_heading_(is_level_known)
    {
    }

    void place(Size window, const engine::Grid& grid, const TextMeasure& measure);
    const PlayLayout& layout() const { return layout_; }
    void draw(Canvas& canvas) const;

private:
    std::string heading(const TextMeasure& measure) const;
    void add_modes();
    void add_keys();
    void add(const std::vector<RailButton>& rail);

    const Services& services_;
    engine::PuzzleSpec spec_;
    bool has_heading_;
    std::shared_ptr<const engine::Grid> grid_; // in the symbols that the player has chosen
    PlayLayout layout_;
    std::string heading_;
    std::vector<Button> buttons_;
};

void MakingSurroundings::place(Size window, const engine::Grid& grid, const TextMeasure& measure)
{
    grid_ = std::make_shared<const engine::Grid>(
        engine::in_symbols(grid, services_.settings.symbol_choice()));
    const auto rules = engine::find_layout(spec_.layout);
    const bool named = rules && engine::family_of(*rules) != engine::LayoutFamily::Classic;
    const bool has_sums = rules && engine::prints_clues(*rules);
    layout_ = lay_out_play(window, services_.settings.text_size / 100.0, grid,
                           has_sums ? PlayRules::WithSums
                           : named  ? PlayRules::Named
                                    : PlayRules::Usual,
                           PlayCard::None,
                           services_.settings.show_clock ? PlayClock::Shown : PlayClock::Hidden);
    heading_ = has_heading_ ? heading(measure) : "";
    buttons_.clear();
    add_modes();
    add_keys();
    add(rail_tools(layout_));
    add(rail_nav_buttons(layout_));
    std::erase_if(buttons_, [](const Button& button) { return button.area.empty(); });
}

std::string MakingSurroundings::heading(const TextMeasure& measure) const
{
    const TextSpot& spot = layout_.category;
    const Font font{Face::Text, Weight::Bold, layout_.scale.font(spot.size)};
    return heading_text(services_.texts, spec_, [&](const std::string& text) {
        return measure.width_of(text, fitting(measure, text, font, spot.width, layout_.scale)) <=
               spot.width;
    });
}

void MakingSurroundings::add_modes()
{
    for (std::size_t mode = 0; mode < layout_.modes.size(); ++mode) {
        buttons_.push_back(mode_button(mode, layout_, *grid_, services_));
        buttons_.back().enabled = false;
    }
}

void MakingSurroundings::add_keys()
{
    engine::Digit digit = engine::no_digit;
    for (const Rect& area : layout_.keys) {
        ++digit;
        buttons_.push_back(Button{
            .area = area,
            .style = ButtonStyle::Keycap,
            .enabled = false,
            .draw = [this, digit](Canvas& canvas, const Button& key, ButtonState state) {
                const Rect face = face_of(key, state, layout_.scale);
                const double side = std::min(face.width, face.height) / layout_.scale.unit;
                const double units = side >= 42 ? 28 : side >= 34 ? 20 : 15;
                draw_symbol(canvas, *grid_, digit, face.centre(),
                            Font{Face::Numerals, Weight::SemiBold, layout_.scale.font(units)},
                            Paint::Ink3);
            }});
    }
}

void MakingSurroundings::add(const std::vector<RailButton>& rail)
{
    for (const RailButton& each : rail) {
        Button button = button_for(each, *grid_, services_);
        button.enabled = false;
        buttons_.push_back(std::move(button));
    }
}

void MakingSurroundings::draw(Canvas& canvas) const
{
    const Scale scale = layout_.scale;
    draw_spot(canvas, heading_, layout_.category, Weight::Bold, Paint::Ink, scale);
    if (services_.settings.show_clock)
        draw_clock(canvas, engine::PlayTime{0}, layout_.clock, scale);
    draw_spot(canvas, services_.texts.tr("Progress"), layout_.progress_title, Weight::Medium,
              Paint::Ink2, scale);
    if (!layout_.bar.empty())
        draw_progress(canvas, ProgressLook{}, layout_.bar, scale);
    for (const Button& button : buttons_) {
        draw_button(canvas, button, ButtonState{}, scale);
        if (button.draw)
            button.draw(canvas, button, ButtonState{});
    }
}

enum class MakingButton { Cancel, Start };

class MakingScene : public DialogScene {
public:
    MakingScene(Services& services, Wish wish)
        : DialogScene(services),
          wish_(std::move(wish)),
          grid_(empty_grid(*engine::find_layout(wish_.spec.layout))),
          board_(engine::Digits(grid_->cells().size(), engine::no_digit)),
          view_(*grid_),
          surroundings_(services_, wish_.spec, wish_.is_level_known),
          started_(services.host.now()),
          now_(started_)
    {
        panel_.focus(MakingButton::Cancel);
        worker_.ask([make = wish_.make](const engine::Cancel& cancel) {
            MadeAndPrint answer{make(cancel)};
            if (!answer.made || cancel.is_asked())
                return answer;
            const engine::Puzzle& puzzle = answer.made->puzzle;
            answer.print = engine::fingerprint_of(puzzle);
            answer.is_filled_in_order =
                engine::is_filled_in_order(*puzzle.grid, puzzle.solution, cancel);
            return answer;
        });
    }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        surroundings_.place(window, *grid_, measure);
        view_.place(surroundings_.layout().board_square, surroundings_.layout().scale);
        DialogScene::lay_out(window, measure);
    }

    Transition handle(const Input& input) override
    {
        const auto* key = std::get_if<KeyPressed>(&input);
        if (key != nullptr && services_.settings.keys.command_for(*key) == Command::Back)
            return cancel();
        if (key != nullptr && key->repeated)
            return {};
        // The card must be visible before it can be pressed: an Enter that is held slightly too
        // long must not cancel.
        return shows_card() ? DialogScene::handle(input) : Transition{};
    }

    HelpTopic help_topic() const override { return HelpTopic::NewGame; }

    Transition update(MonotonicTime now) override
    {
        if (std::exchange(first_, false))
            worker_.wait(in_one_frame);
        now_ = now;
        if (auto answer = worker_.take()) {
            if (!answer->made)
                return fail(answer->made.why());
            made_ = *std::move(answer->made);
            is_filled_in_order_ = answer->is_filled_in_order;
            attempt_ = attempt_at(services_, answer->print, wish_.spec.is_from_elsewhere);
            asking_ = Pending(services_.saves.ask(&SavedData::before_play, attempt_,
                                                  engine::to_text(made_->recipe)));
        }
        if (auto before = asking_.take())
            return take_before(*std::move(before));
        return DialogScene::update(now);
    }

    std::optional<PlayTime> next_change() const override
    {
        return is_told() ? std::nullopt
                         : std::optional(shows_grid() ? between_frames : PlayTime{8});
    }
    bool is_overlay() const override { return !shows_grid(); }
    bool is_busy() const override { return !is_told(); }
    std::string in_words() const override
    {
        return is_told() ? DialogScene::in_words() : std::string();
    }

    void draw(Canvas& canvas) const override
    {
        if (!shows_grid())
            return;
        canvas.fill(Rect{0, 0, canvas.size().width, canvas.size().height}, Paint::Background);
        if (is_told() && !lies_inside()) // keys that are half covered look as if they were there
            return DialogScene::draw(canvas);
        surroundings_.draw(canvas);
        BoardLook look;
        look.marks = false;
        look.glow = light();
        look.glow_paint = Paint::Same;
        view_.draw(canvas, board_, look);
        if (shows_card())
            DialogScene::draw(canvas);
    }

private:
    PlayTime waited() const { return now_ - started_; }
    bool shows_grid() const { return waited() >= grid_shows || is_told(); }
    bool shows_card() const { return waited() >= card_shows || is_told(); }
    // The puzzle is known, which the player reads before it begins.
    bool is_told() const { return !told_.empty(); }

    // A race is a rematch or about another board: for that, a game that waits stays.
    Transition take_before(BeforePlay before)
    {
        const bool is_race = wish_.rival.has_value();
        if (before.why_not && !is_race) {
            services_.host.show_notice(
                {{engine::N_("This game can't be opened")}, *before.why_not});
            return Transition{Transition::Kind::Pop, {}};
        }
        if (before.waiting && !is_race)
            return go_on(*std::move(before.waiting));
        known_ = std::move(before.known);
        if (wish_.is_dealt && std::exchange(known_.is_list_lost, false))
            begin_list_if_lost(services_, attempt_);
        known_.is_filled_in_order = is_filled_in_order_;
        add_runs(services_, engine::to_text(made_->recipe), known_);
        if (!is_race)
            told_ = sentences_about(services_.texts, known_);
        if (!is_told())
            return begin();
        panel_.focus(MakingButton::Start);
        return DialogScene::update(now_);
    }

    Transition go_on(engine::SavedGame game)
    {
        if (!wish_.collection.empty())
            game.collection = wish_.collection;
        return play(std::move(game), tr("You have begun this puzzle: its game goes on"));
    }

    Transition begin()
    {
        const std::string greeting = greeting_for(*made_);
        engine::SavedGame game = new_game(services_, wish_.spec, *made_, wish_.collection);
        game.rival = wish_.rival;
        take_known(game, known_);
        return play(std::move(game), greeting);
    }

    Transition play(engine::SavedGame game, const std::string& greeting)
    {
        services_.sound.play(sounds::start());
        return Transition{Transition::Kind::ReplaceAll,
                          [&services = services_, greeting, game = std::move(game)] {
                              return make_play_scene(services, game, greeting);
                          }};
    }

    Length card_width() const override { return 440; }
    Scale scale_of(Size) const override { return surroundings_.layout().scale; }
    Rect covered() const override { return view_.area(); }
    Box card() override { return is_told() ? known_card() : making_card(); }

    Box known_card()
    {
        using namespace box;
        const bool is_sure = known_.solution_seen || !known_.is_list_lost;
        std::vector<Box> all = {
            text(is_sure ? tr("You know this puzzle") : tr("Perhaps you know this puzzle"),
                 {.size = 22, .weight = Weight::Bold, .face = Face::Numerals})
                .size(with_text(28))
                .then(with_text(8))};
        for (const std::string& sentence : told_)
            all.push_back(paragraph(sentence, {.size = 15}).then(with_text(8)));
        all.push_back(space().size(with_text(8)));
        all.push_back(row({button({.id = MakingButton::Start,
                                   .style = ButtonStyle::Primary,
                                   .label = tr("Start"),
                                   .key_hint = services_.hint_of({.key = Key::Enter})},
                                  [this] { go(begin()); })
                               .size(0)
                               .grow()
                               .then(12),
                           cancel_button().size(0).grow()}));
        return column(all).padding(34, with_text(34));
    }

    Box cancel_button()
    {
        return box::button({.id = MakingButton::Cancel,
                            .label = tr("Cancel"),
                            .key_hint = services_.hint_of({.key = Key::Escape}),
                            .icon = Icon::Cross},
                           [this] { go(cancel()); });
    }

    Box making_card()
    {
        using namespace box;
        const TextLook seconds_look{.size = 14, .weight = Weight::SemiBold, .align = Align::Right};
        const std::string seconds = services_.texts.tr(engine::Message{
            engine::N_("{seconds} s"), {{"seconds", std::to_string(waited().count() / 1000)}}});
        return column({text(tr(wish_.headline),
                            {.size = 22, .weight = Weight::Bold, .face = Face::Numerals})
                           .size(with_text(28))
                           .then(with_text(8)),
                       paragraph(tr(wish_.detail), making_detail_look).then(with_text(16)),
                       running_bar().size(with_text(10)).then(with_text(18)),
                       row({text(what_is_known(), making_detail_look).size(0).grow(),
                            text(seconds, seconds_look)})
                           .size(with_text(22))
                           .then(with_text(24)),
                       cancel_button()})
            .padding(34, with_text(34));
    }

    // While the duration is unknown, the bar only shows that work is in progress.
    Box running_bar() const
    {
        return box::picture([this](Canvas& canvas, Rect track, Scale) {
            if (const WorkProgress known = progress(); known.all > 0)
                draw_bar(canvas, track, share_done(known), Paint::Accent);
            else
                draw_running_bar(canvas, track, waited());
        });
    }

    // Small boards are too simple for the harder levels, and some specs are never met.
    std::string greeting_for(const engine::MadePuzzle& made) const
    {
        const engine::Translations& texts = services_.texts;
        if (made.level != wish_.spec.level && wish_.is_level_known)
            return texts.tr(engine::Message{engine::N_("No {asked}: this is {reached}"),
                                            {{"asked", level_name(texts, wish_.spec.level)},
                                             {"reached", level_name(texts, made.level)}}});
        if (known_.solution_seen || known_.is_list_lost)
            return texts.tr("Rematch: not in the table");
        const auto unmet = wish_.is_level_known ? unmet_wish(wish_.spec, made) : std::nullopt;
        return unmet ? texts.tr(*unmet) : texts.tr(wish_.greeting);
    }

    Transition fail(const engine::Message& why)
    {
        engine::Message reason = why;
        if (wish_.why_not && *wish_.why_not)
            reason = {engine::N_("No grid satisfies all these rules: {why}."),
                      {{"why", text_of(services_.texts, *grid_, **wish_.why_not)}}};
        services_.host.show_notice({{wish_.failed}, reason});
        return Transition{Transition::Kind::Pop, {}};
    }

    Transition cancel()
    {
        worker_.cancel();
        return Transition{Transition::Kind::Pop, {}};
    }

    // A calm, moving light without sudden changes between cells or frames.
    std::vector<int> light() const
    {
        std::vector<int> light;
        const double turns = milliseconds(waited()) / 1000.0;
        for (engine::Cell cell : grid_->cells()) {
            const double phase = cell.index * 2.399963; // the golden angle avoids patterns
            light.push_back(rounded_down(30 + 30 * std::sin(phase + 2.5 * turns)));
        }
        return light;
    }

    WorkProgress progress() const
    {
        if (wish_.counted == nullptr)
            return {.passed = waited()};
        return {.passed = waited(), .done = worker_.done(), .all = worker_.all()};
    }

    // How far it is or, while that is not known, what is made.
    std::string what_is_known() const
    {
        const engine::Translations& texts = services_.texts;
        if (const WorkProgress known = progress(); known.all > 0)
            return with_count(texts, texts.tr(wish_.counted), known);
        return wish_.is_level_known ? category_name(texts, engine::category_of(wish_.spec)) : "";
    }

    Wish wish_;
    std::shared_ptr<const engine::Grid> grid_;
    engine::Board board_;
    BoardView view_;
    MakingSurroundings surroundings_;
    Background<MadeAndPrint> worker_;
    std::optional<engine::MadePuzzle> made_; // once it is
    engine::AttemptAt attempt_;
    bool is_filled_in_order_ = false;
    Pending<BeforePlay> asking_;
    engine::Foreknowledge known_;
    std::vector<std::string> told_; // of it
    MonotonicTime started_;
    MonotonicTime now_;
    bool first_ = true;
};

Wish wish_of(engine::PuzzleSpec spec, std::optional<engine::Rival> rival)
{
    spec.is_from_elsewhere = false; // another one of its kind
    if (spec.technique)             // the last one may have missed it at an easier level
        spec.level = std::max(spec.level, spec.technique->standing.level);
    // Some mixes of rules have no solution at all.
    auto why_not = std::make_shared<std::optional<engine::Contradiction>>();
    MakePuzzle make = [spec, why_not](const engine::Cancel& cancel) {
        auto made = make_puzzle(spec, cancel);
        if (!made && !cancel.is_asked())
            *why_not = why_no_grid(spec, cancel);
        return made ? Made(*std::move(made)) : engine::Failure{why_not_made(spec)};
    };
    return {.spec = std::move(spec),
            .make = std::move(make),
            .why_not = why_not,
            .rival = std::move(rival)};
}

Transition show_making(Services& services, Wish wish)
{
    return push([&services, wish = std::move(wish)] {
        return std::make_unique<MakingScene>(services, wish);
    });
}

} // namespace

Transition
start_play(Services& services, engine::PuzzleSpec spec, std::optional<engine::Rival> rival)
{
    return show_making(services, wish_of(std::move(spec), std::move(rival)));
}

Transition
start_new_play(Services& services, engine::PuzzleSpec spec, std::optional<engine::Rival> rival)
{
    spec.seed = services.host.random_seed();
    Wish wish = wish_of(std::move(spec), std::move(rival));
    wish.is_dealt = true;
    return show_making(services, std::move(wish));
}

Transition start_play(Services& services, engine::Recipe recipe, std::optional<engine::Rival> rival)
{
    const auto level = level_in(recipe);
    engine::PuzzleSpec spec = spec_of(recipe, static_cast<engine::Level>(level.value_or(0)));
    MakePuzzle make = [recipe = std::move(recipe)](const engine::Cancel& cancel) {
        return make_again(recipe, cancel);
    };
    return show_making(services, {.spec = std::move(spec),
                                  .make = std::move(make),
                                  .is_level_known = level.has_value(),
                                  .counted = engine::N_("Givens tried"),
                                  .rival = std::move(rival)});
}

Transition start_play(Services& services, engine::FoundPuzzle found, std::string collection)
{
    engine::PuzzleSpec spec{.layout = found.puzzle.layout->id, .is_from_elsewhere = true};
    const bool is_followed = found.is_followed;
    MakePuzzle make = [puzzle = std::move(found.puzzle)](const engine::Cancel& cancel) {
        return to_play(puzzle, cancel);
    };
    return show_making(services,
                       {.spec = std::move(spec),
                        .make = std::move(make),
                        .is_level_known = false,
                        .counted = engine::N_("Cells solved"),
                        .headline = engine::N_("Judging the puzzle"),
                        .detail = engine::N_("Whether it has one solution, and how hard it is"),
                        .failed = engine::N_("This puzzle can't be played"),
                        .greeting = is_followed ? engine::N_("The first puzzle of the text") : "",
                        .collection = std::move(collection)});
}

Transition play_next(Services& services, const engine::SavedGame& over)
{
    if (!over.collection.empty())
        return push([&services, id = over.collection, after = over.recipe] {
            return make_collection_scene(services, id, after);
        });
    return start_new_play(services, over.spec);
}

} // namespace game
