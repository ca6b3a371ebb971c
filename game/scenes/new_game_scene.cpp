#include "game/scenes/new_game_scene.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "engine/make/reachable_levels.h"
#include "game/scenes/layout_choice.h"
#include "game/scenes/making_scene.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game_choices.h"
#include "game/scenes/new_game_layout.h"
#include "game/scenes/sample_card.h"
#include "game/scenes/seed_field.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/choice_cards.h"
#include "game/widgets/ground.h"
#include "game/widgets/words.h"

namespace game {
namespace {

using engine::FillMethod;
using engine::Level;
using engine::N_;
using engine::PlayTime;
using engine::Symmetry;

enum NewGameId {
    Start = -2, // stays where it is when the choices scroll
    Seed = 1,
    FirstSquares = 100,
    FirstRule = 150,
    FirstLevel = 200,
    FirstSymmetry = 300,
    FirstFill = 400,
    FirstSymbols = 500,
};

class NewGameScene : public MenuScene {
public:
    explicit NewGameScene(Services& services);
    ~NewGameScene() override { services_.outside.take_text(false); }

    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    std::optional<PlayTime> next_change() const override;

private:
    std::optional<Command> own_command() const override { return Command::NewGame; }
    std::string title() const override { return tr("New game"); }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    void draw_content(Canvas& canvas) const override;
    void draw_on_buttons(Canvas& canvas) const override;
    Transition pressed(int id) override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    void add_choices(const ChoicePlaces& places,
                     int first_id,
                     std::vector<std::string> labels,
                     int chosen);
    void add_cards(const ChoicePlaces& places, int first_id, int chosen);
    void choose(int id);
    bool reaches(Level level) const
    {
        return engine::nearest_reachable(choice_.layout(), level) == level;
    }
    void draw_levels_heading(Canvas& canvas) const;
    // Why the rule under the hand can't be added; nothing when it can.
    std::optional<engine::Message> why_not_this_rule() const;
    Transition start();
    bool seed_is_open() const { return panel_.focused() == Seed; }

    void draw_heading(Canvas& canvas, Rect place, const char* text, const char* more = "") const;
    void draw_rules_heading(Canvas& canvas) const;
    // Where the face of a card is now, pressed or not.
    Rect face_of(const Button& card) const;

    engine::PuzzleSpec spec_;
    LayoutChoice choice_;
    bool letters_;
    // Examples to draw on the cards.
    std::vector<std::shared_ptr<const engine::Grid>> squares_;
    std::vector<std::shared_ptr<const engine::Grid>> rules_;
    SeedField seed_;
    NewGameLayout layout_;
    SampleCard sample_;
    bool takes_text_ = false;
};

engine::Layout last_layout(const Settings& settings)
{
    return engine::find_layout(settings.last_game.layout).value_or(*engine::find_layout("9x9"));
}

NewGameScene::NewGameScene(Services& services)
    : MenuScene(services),
      spec_(services.settings.last_game),
      choice_(last_layout(services.settings)),
      letters_(services.settings.letters)
{
    for (const engine::Layout& squares : all_squares())
        squares_.push_back(engine::make_grid(squares));
    for (const engine::Rule* rule : rules_to_add())
        rules_.push_back(example_of(*rule));
    spec_.layout = choice_.layout().id;
    spec_.level = engine::nearest_reachable(choice_.layout(), spec_.level);
    panel_.focus(FirstLevel + index_in(levels, spec_.level));
    sample_.write_in_letters(letters_);
    sample_.show(spec_, choice_.layout());
}

std::vector<KeyHint> NewGameScene::hints() const
{
    return {{"↑ ↓ ← →", tr("move")},
            {name_of(Key::Space), tr("choose")},
            {"1–7", tr("difficulty")},
            {name_of(Key::Enter), tr("start at once")},
            {name_of(Key::Escape), tr("back")}};
}

int NewGameScene::place(Rect content)
{
    const Rect frame = frame_.content();
    const bool one_column = has_one_column(frame.width, scale_);
    reserved_below_ = one_column ? start_height(scale_) : 0;
    content.height = frame.height - reserved_below_;
    const NewGameCounts counts{.squares = static_cast<int>(all_squares().size()),
                               .rules = static_cast<int>(rules_to_add().size())};
    layout_ = lay_out_new_game(content, frame, counts, scale_);

    add_cards(layout_.squares, FirstSquares, static_cast<int>(choice_.squares()));
    for (std::size_t index = 0; index < rules_to_add().size(); ++index)
        add(Button{.id = FirstRule + static_cast<int>(index),
                   .area = layout_.rules.cards[index],
                   .style = ButtonStyle::Card,
                   .chosen = choice_.has(*rules_to_add()[index])});
    add_cards(layout_.level, FirstLevel, index_in(levels, spec_.level));
    std::vector<std::string> symmetry_names;
    for (Symmetry symmetry : symmetries)
        symmetry_names.push_back(symmetry_name(words(), symmetry));
    add_choices(layout_.symmetry, FirstSymmetry, symmetry_names,
                index_in(symmetries, spec_.symmetry));
    add_choices(layout_.fill, FirstFill,
                {fill_name(words(), fills[0]), fill_name(words(), fills[1])},
                index_in(fills, spec_.fill));
    add_choices(layout_.symbols, FirstSymbols, {"1 2 3", "A B C"}, letters_ ? 1 : 0);
    add(Button{.id = Seed, .area = layout_.seed, .style = ButtonStyle::Bare});
    add(Button{.id = Start,
               .area = layout_.start,
               .style = ButtonStyle::Primary,
               .label = tr("Start"),
               .key_hint = key_name(Key::Enter, words()),
               .font_size = 22,
               .enabled = !seed_.trouble()});
    sample_.place(layout_.sample, scale_);
    return layout_.bottom;
}

void NewGameScene::add_cards(const ChoicePlaces& places, int first_id, int chosen)
{
    for (std::size_t index = 0; index < places.cards.size(); ++index)
        add(Button{.id = first_id + static_cast<int>(index),
                   .area = places.cards[index],
                   .style = ButtonStyle::Card,
                   .chosen = static_cast<int>(index) == chosen});
}

void NewGameScene::add_choices(const ChoicePlaces& places,
                               int first_id,
                               std::vector<std::string> labels,
                               int chosen)
{
    const std::size_t a_row = labels.size() / places.tracks.size();
    auto label = labels.begin();
    for (const Rect& track : places.tracks) {
        add_segments(track, first_id, {label, label + static_cast<std::ptrdiff_t>(a_row)}, chosen);
        label += static_cast<std::ptrdiff_t>(a_row);
        first_id += static_cast<int>(a_row);
        chosen -= static_cast<int>(a_row);
    }
}

Transition NewGameScene::handle(const Input& input)
{
    if (seed_is_open() && seed_.handle(input)) {
        place_again();
        return {};
    }
    const Transition transition = MenuScene::handle(input);
    if (seed_is_open() != takes_text_) {
        takes_text_ = seed_is_open();
        services_.outside.take_text(takes_text_);
    }
    return transition;
}

std::optional<Transition> NewGameScene::take_key(const KeyPressed& key)
{
    if (key.key == Key::Enter && panel_.focused() != back_id)
        return start();
    const int digit = key.key == Key::Digit ? key.symbol - '0' : 0;
    if (digit < 1 || digit > static_cast<int>(levels.size()))
        return std::nullopt;
    choose(FirstLevel + digit - 1);
    panel_.focus(FirstLevel + digit - 1);
    return Transition{};
}

Transition NewGameScene::pressed(int id)
{
    if (id == Start)
        return start();
    choose(id);
    return {};
}

void NewGameScene::choose(int id)
{
    const engine::PuzzleSpec before = spec_;
    const auto index = [id](int first) {
        return static_cast<std::size_t>(id - first);
    };
    const bool letters_before = letters_;
    if (id >= FirstSymbols)
        letters_ = id > FirstSymbols;
    else if (id >= FirstFill)
        spec_.fill = fills[index(FirstFill)];
    else if (id >= FirstSymmetry)
        spec_.symmetry = symmetries[index(FirstSymmetry)];
    else if (id >= FirstLevel)
        spec_.level = levels[index(FirstLevel)];
    else if (id >= FirstRule)
        choice_.toggle(*rules_to_add()[index(FirstRule)]);
    else if (id >= FirstSquares)
        choice_.choose_squares(index(FirstSquares));
    spec_.layout = choice_.layout().id;
    spec_.level = engine::nearest_reachable(choice_.layout(), spec_.level);
    if (letters_ != letters_before)
        sample_.write_in_letters(letters_);
    if (!(spec_ == before))
        sample_.show(spec_, choice_.layout());
    place_again();
}

Transition NewGameScene::start()
{
    if (seed_.trouble())
        return {};
    spec_.seed = 0;
    services_.settings.last_game = spec_;
    services_.settings.letters = letters_;
    services_.keeper.keep(services_.settings);
    engine::PuzzleSpec spec = spec_;
    const auto typed = seed_.seed();
    spec.seed = typed ? *typed : services_.outside.random_seed();
    sample_.give_up(); // both cores for the one to be played
    return start_play(services_, spec);
}

Transition NewGameScene::update(engine::MonotonicTime)
{
    sample_.update();
    return {};
}

std::optional<PlayTime> NewGameScene::next_change() const
{
    return sample_.is_making() ? std::optional(PlayTime{30}) : std::nullopt;
}

void NewGameScene::draw_heading(Canvas& canvas,
                                Rect place,
                                const char* text,
                                const char* more) const
{
    const TextLook look{.size = 15, .weight = Weight::SemiBold};
    const std::string heading = tr(text);
    put_text(canvas, heading, place, look, scale_);
    if (*more == 0)
        return;
    const int x = place.x + canvas.width_of(heading, font_of(look, scale_)) + px(12);
    put_text(canvas, tr(more), Rect{x, place.y, place.right() - x, place.height},
             TextLook{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2}, scale_);
}

void NewGameScene::draw_rules_heading(Canvas& canvas) const
{
    const Rect place = layout_.rules.heading;
    const auto trouble = why_not_this_rule();
    if (!trouble)
        return draw_heading(canvas, place, N_("Extra rules"), N_("as many as go together"));
    draw_heading(canvas, place, N_("Extra rules"));
    const Font font = font_of(TextLook{.size = 15, .weight = Weight::SemiBold}, scale_);
    const int x = place.x + canvas.width_of(tr("Extra rules"), font) + px(12);
    put_text(canvas, words().tr(*trouble), Rect{x, place.y, place.right() - x, place.height},
             TextLook{.size = 13, .tint = Paint::Error}, scale_);
}

// What the level under the hand needs, or that there are none of it here.
void NewGameScene::draw_levels_heading(Canvas& canvas) const
{
    Level told = spec_.level;
    for (const Button& button : panel_.buttons()) {
        const ButtonState at = panel_.state_of(button);
        if (button.id >= FirstLevel && button.id < FirstSymmetry && (at.hovered || at.focused))
            told = levels[static_cast<std::size_t>(button.id - FirstLevel)];
    }
    draw_heading(canvas, layout_.level.heading, N_("Difficulty"),
                 reaches(told) ? level_demand(told) : N_("not on a board like this"));
}

std::optional<engine::Message> NewGameScene::why_not_this_rule() const
{
    for (std::size_t index = 0; index < rules_to_add().size(); ++index) {
        const int id = FirstRule + static_cast<int>(index);
        const auto card = std::ranges::find(panel_.buttons(), id, &Button::id);
        const ButtonState state = panel_.state_of(*card);
        if (state.hovered || state.focused)
            return choice_.why_not(*rules_to_add()[index]);
    }
    return std::nullopt;
}

void NewGameScene::draw_content(Canvas& canvas) const
{
    draw_heading(canvas, layout_.squares.heading, N_("Size"));
    draw_rules_heading(canvas);
    draw_heading(canvas, layout_.symbols.heading, N_("Symbols"));
    draw_levels_heading(canvas);
    draw_heading(canvas, layout_.symmetry.heading, N_("Symmetry"), N_("of the givens"));
    draw_heading(canvas, layout_.fill.heading, N_("Filling"), N_("how the grid is made"));
    draw_heading(canvas, layout_.seed_heading, N_("Seed"));
    if (layout_.card.empty())
        return;
    draw_card(canvas, layout_.card, scale_);
    sample_.draw(canvas);
    const std::string category = engine::category_of(spec_);
    draw_category_facts(canvas, layout_.facts, words(), services_.records, category,
                        tr(sample_.remark()), scale_);
}

Rect NewGameScene::face_of(const Button& card) const
{
    const int down = panel_.state_of(card).pressed ? px(keycap_travel) : 0;
    Rect face = card.area.moved(0, down);
    face.height -= px(keycap_lip);
    return face;
}

void NewGameScene::draw_on_buttons(Canvas& canvas) const
{
    for (const Button& button : panel_.buttons()) {
        if (button.style != ButtonStyle::Card)
            continue;
        const Rect face = face_of(button);
        if (button.id >= FirstLevel) {
            const std::size_t index = static_cast<std::size_t>(button.id - FirstLevel);
            draw_level_card(canvas, face, words(),
                            LevelLook{.level = levels[index],
                                      .chosen = button.chosen,
                                      .possible = reaches(levels[index])},
                            scale_);
        } else if (button.id >= FirstRule) {
            const std::size_t index = static_cast<std::size_t>(button.id - FirstRule);
            const engine::Rule& rule = *rules_to_add()[index];
            draw_rule_card(canvas, face,
                           CardLook{.name = tr(rule.name),
                                    .grid = *rules_[index],
                                    .chosen = button.chosen,
                                    .possible = !choice_.why_not(rule)},
                           scale_);
        } else {
            const std::size_t index = static_cast<std::size_t>(button.id - FirstSquares);
            draw_squares_card(canvas, face,
                              CardLook{.name = tr(all_squares()[index].name),
                                       .grid = *squares_[index],
                                       .chosen = button.chosen},
                              scale_);
        }
    }
    const Button& seed = *std::ranges::find(panel_.buttons(), static_cast<int>(Seed), &Button::id);
    seed_.draw(canvas, layout_.seed, layout_.trouble, words(), panel_.state_of(seed), scale_);
}

} // namespace

std::unique_ptr<Scene> make_new_game_scene(Services& services)
{
    return std::make_unique<NewGameScene>(services);
}

} // namespace game
