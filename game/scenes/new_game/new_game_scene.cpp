#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "engine/base/count.h"
#include "engine/make/reachable_levels.h"
#include "engine/make/wishes.h"
#include "game/scenes/entry/initials.h"
#include "game/scenes/entry/layout_choice.h"
#include "game/scenes/entry/new_game_layout.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game/more_scene.h"
#include "game/scenes/new_game/new_game_choices.h"
#include "game/scenes/new_game/sample_card.h"
#include "game/scenes/new_game/seed_field.h"
#include "game/scenes/play/board_par.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/button_background.h"
#include "game/widgets/cards/choice_cards.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Level;
using engine::N_;
using engine::PlayTime;

enum class NewGameButton { Squares, Level, Rule, Symbols, More, Start, Print };

constexpr TextLook choice_heading_look{.size = 15, .weight = Weight::SemiBold};

// The text beside a heading.
struct Remark {
    std::string text;
    TextLook look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
};

class NewGameScene : public MenuScene {
public:
    explicit NewGameScene(Services& services);
    Transition update(engine::MonotonicTime now) override;
    std::optional<PlayTime> next_change() const override;

private:
    std::optional<Command> own_command() const override { return Command::NewGame; }
    std::string title() const override { return tr("New game"); }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    void draw_content(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    // A choice of one option: its buttons, the current index, and how to change it.
    struct Choice {
        NewGameButton kind;
        std::size_t chosen;
        std::function<void(std::size_t)> choose;
    };
    using DrawCard = std::function<void(Canvas&, Rect face, const Button& card)>;
    void add_segments_of(const ChoiceAreas& places,
                         const Choice& choice,
                         std::vector<std::string> labels);
    void add_cards(const ChoiceAreas& places, const Choice& choice, const DrawCard& draw);
    void add_rules();
    void add_more();
    void add_start();
    void add_print();
    void remember_choices();
    void change(const std::function<void()>& edit); // changes the spec
    bool reaches(Level level) const
    {
        return engine::nearest_reachable(choice_.layout(), level) == level;
    }
    void draw_squares_heading(Canvas& canvas) const;
    void draw_levels_heading(Canvas& canvas) const;
    void guess_time();
    std::string remark_of_sample() const;
    // Why the rule under the pointer or focus can't be added; nothing if it can.
    std::optional<engine::Message> why_not_pointed_rule() const;
    void show_wishes();
    void show_sample();
    void give_up_sample();
    // With this seed, or with what is typed, or with any.
    Transition start(std::optional<std::uint64_t> seed = std::nullopt);

    void draw_heading(Canvas& canvas, Rect place, const char* text, Remark more = {}) const;
    void draw_rules_heading(Canvas& canvas) const;
    bool is_pointed_at(const Button& button) const;

    engine::PuzzleSpec spec_;
    LayoutChoice choice_;
    engine::SymbolSet symbols_;
    // Example grids for the cards.
    std::vector<std::shared_ptr<const engine::Grid>> squares_;
    std::vector<std::shared_ptr<const engine::Grid>> rules_;
    SeedField seed_;
    NewGameLayout layout_;
    SampleCard sample_;
    std::optional<engine::PuzzleSpec> sampled_;     // of which it is an example
    std::optional<engine::Message> why_impossible_; // the wishes of More
    std::string par_; // a guess of the time from the player's own runs; empty without any
};

engine::Layout last_layout(const Settings& settings)
{
    return engine::find_layout(settings.last_game.layout).value_or(*engine::find_layout("9x9"));
}

NewGameScene::NewGameScene(Services& services)
    : MenuScene(services),
      spec_(services.settings.last_game),
      choice_(last_layout(services.settings)),
      symbols_(services.settings.symbols)
{
    for (const engine::Layout& squares : all_squares())
        squares_.push_back(engine::make_grid(squares));
    for (const engine::Rule* rule : rules_to_add())
        rules_.push_back(example_of(*rule));
    spec_.layout = choice_.layout().id;
    spec_.level = engine::nearest_reachable(choice_.layout(), spec_.level);
    panel_.focus({NewGameButton::Level, index_in(levels, spec_.level)});
    sample_.write_in(symbols_);
    show_sample();
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
    const NewGameCounts counts{.squares = engine::count_of(all_squares()),
                               .rules = engine::count_of(rules_to_add())};
    layout_ = lay_out_new_game(content, frame, counts, scale_);
    scrolling_part_ = layout_.squares.heading; // as wide as all choices

    using enum NewGameButton;
    add_cards(layout_.squares,
              {Squares, choice_.squares(),
               [this](std::size_t index) {
                   choice_.choose_squares(index);
               }},
              [this](Canvas& canvas, Rect face, const Button& card) {
                  draw_squares_card(canvas, face,
                                    CardLook{.name = tr(all_squares()[card.id.index].name),
                                             .grid = *squares_[card.id.index],
                                             .chosen = card.chosen},
                                    scale_);
              });
    add_cards(layout_.level,
              {Level, index_in(levels, spec_.level),
               [this](std::size_t index) {
                   spec_.level = levels[index];
               }},
              [this](Canvas& canvas, Rect face, const Button& card) {
                  const engine::Level level = levels[card.id.index];
                  draw_level_card(
                      canvas, face, texts(),
                      LevelLook{.level = level, .chosen = card.chosen, .possible = reaches(level)},
                      scale_);
              });
    add_rules();
    add_segments_of(layout_.symbols,
                    {Symbols, engine::index_of(symbols_),
                     [this](std::size_t index) {
                         symbols_ = static_cast<engine::SymbolSet>(index);
                     }},
                    {"1 2 3", "A B C", tr("Shapes"), tr("Colours")});
    add_more();
    add_start();
    add_print();
    sample_.place(layout_.sample, scale_);
    guess_time();
    return layout_.bottom;
}

// Again whenever something was chosen or the book was read.
void NewGameScene::guess_time()
{
    const auto par = par_of_category(services_.records, engine::category_of(spec_),
                                     Initials(services_.settings.initials).text());
    par_ = par ? par_text(texts(), *par) : std::string();
}

// The guess follows what is said of the sample.
std::string NewGameScene::remark_of_sample() const
{
    if (why_impossible_)
        return texts().tr(*why_impossible_);
    const std::string remark = sample_.remark(texts());
    return par_.empty() ? remark : remark + " · " + par_;
}

// What only few players want is on a page of its own.
void NewGameScene::add_more()
{
    const int wishes = engine::count_wishes(spec_);
    const bool is_seed_typed = seed_.seed() || seed_.recipe() || seed_.error();
    std::string label = tr("More options");
    if (wishes > 0)
        label = texts().tr(
            engine::Message{N_("More options: {n} chosen"), {{"n", std::to_string(wishes)}}});
    add(Button{.id = NewGameButton::More,
               .area = layout_.more,
               .style = ButtonStyle::Quiet,
               .label = std::move(label),
               .icon = Icon::Plus,
               .chosen = wishes > 0 || is_seed_typed,
               .press = [this] {
                   go({Transition::Kind::Push, [this] {
                           return make_more_scene(services_, {.spec = spec_,
                                                              .seed = seed_,
                                                              .changed = [this] { show_wishes(); },
                                                              .start =
                                                                  [this](auto seed) {
                                                                      return start(seed);
                                                                  }});
                       }});
               }});
}

// What More has changed.
void NewGameScene::show_wishes()
{
    show_sample();
    place_again();
}

// Of the usual kind while the wishes are impossible.
void NewGameScene::show_sample()
{
    if (spec_ == sampled_)
        return;
    sampled_ = spec_;
    why_impossible_ = engine::why_impossible(spec_);
    sample_.show(why_impossible_ ? engine::without_wishes(spec_) : spec_, choice_.layout());
}

void NewGameScene::add_start()
{
    add(Button{.id = NewGameButton::Start,
               .area = layout_.start,
               .style = ButtonStyle::Primary,
               .label = tr("Start"),
               .key_hint = name_of(Key::Enter),
               .font_size = 22,
               .enabled = !seed_.error(),
               .scrolls = Scrolls::Never,
               .press = [this] {
                   go(start());
               }});
}

// In the header, without its label if there is no room for it.
void NewGameScene::add_print()
{
    Button print{.id = NewGameButton::Print,
                 .style = ButtonStyle::Quiet,
                 .label = tr("Print"),
                 .key_hint = frame_.is_narrow() ? "" : services_.hint_of(Command::Print),
                 .icon = Icon::Printer,
                 .scrolls = Scrolls::Never,
                 .press = [this] {
                     remember_choices();
                     go(go_to(make_print_scene, services_));
                 }};
    const int width = quiet_width(measure(), print, scale_) + px(8);
    const int title_width = measure().width_of(title(), ScreenFrame::title_font(scale_));
    const bool has_room = px(62 + 16) + title_width + width <= frame_.content().width;
    print.area = frame_.header_right(has_room ? width / scale_.unit : 44);
    add(has_room ? print : icon_alone(print, Icon::Printer));
}

void NewGameScene::add_rules()
{
    for (std::size_t index = 0; index < rules_to_add().size(); ++index) {
        const engine::Rule& rule = *rules_to_add()[index];
        add(Button{.id = {NewGameButton::Rule, index},
                   .area = layout_.rules.cards[index],
                   .style = ButtonStyle::Card,
                   .spoken = tr(rule.name),
                   .chosen = choice_.has(rule),
                   .press = [this, &rule] { change([&] { choice_.toggle(rule); }); },
                   .draw =
                       [this, index, &rule](Canvas& canvas, const Button& card, ButtonState state) {
                           draw_rule_card(canvas, face_of(card, state, scale_),
                                          CardLook{.name = tr(rule.name),
                                                   .grid = *rules_[index],
                                                   .chosen = card.chosen,
                                                   .possible = !choice_.why_not(rule),
                                                   .about = tr(rule.summary)},
                                          scale_);
                       }});
    }
}

void NewGameScene::add_cards(const ChoiceAreas& places, const Choice& choice, const DrawCard& draw)
{
    for (std::size_t index = 0; index < places.cards.size(); ++index)
        add(Button{
            .id = {choice.kind, index},
            .area = places.cards[index],
            .style = ButtonStyle::Card,
            .spoken = choice.kind == NewGameButton::Level ? level_name(texts(), levels[index])
                                                          : tr(all_squares()[index].name),
            .chosen = index == choice.chosen,
            .press = [this, choose = choice.choose, index] { change([&] { choose(index); }); },
            .draw =
                [this, draw](Canvas& canvas, const Button& card, ButtonState state) {
                    draw(canvas, face_of(card, state, scale_), card);
                }});
}

void NewGameScene::add_segments_of(const ChoiceAreas& places,
                                   const Choice& choice,
                                   std::vector<std::string> labels)
{
    const auto a_row = static_cast<std::ptrdiff_t>(labels.size() / places.tracks.size());
    ButtonId first = choice.kind;
    auto label = labels.begin();
    for (const Rect& track : places.tracks) {
        add_segments({.first = first,
                      .labels = {label, label + a_row},
                      .chosen = choice.chosen,
                      .choose =
                          [this, choose = choice.choose](std::size_t index) {
                              change([&] { choose(index); });
                          }},
                     track);
        label += a_row;
        first.index += a_row;
    }
}

std::optional<Transition> NewGameScene::take_key(const KeyPressed& key)
{
    if (key.key == Key::Enter && panel_.focused() != back_id())
        return start();
    const int digit = key.key == Key::Digit ? key.symbol - '0' : 0;
    if (digit < 1 || digit > engine::count_of(levels))
        return std::nullopt;
    const std::size_t level = digit - 1;
    change([&] { spec_.level = levels[level]; });
    panel_.focus({NewGameButton::Level, level});
    return Transition{};
}

void NewGameScene::change(const std::function<void()>& edit)
{
    const engine::PuzzleSpec before = spec_;
    const engine::SymbolSet symbols_before = symbols_;
    edit();
    spec_.layout = choice_.layout().id;
    spec_.level = engine::nearest_reachable(choice_.layout(), spec_.level);
    if (symbols_ != symbols_before)
        sample_.write_in(symbols_);
    if (!(spec_ == before))
        return show_wishes();
    place_again();
}

// For the next time, and for what else makes puzzles of this kind.
void NewGameScene::remember_choices()
{
    spec_.seed = 0;
    services_.settings.last_game = spec_;
    services_.settings.symbols = symbols_;
    services_.saves.write(saving(services_.settings));
}

Transition NewGameScene::start(std::optional<std::uint64_t> seed)
{
    if (seed_.error())
        return {};
    if (auto recipe = seed_.recipe()) {
        give_up_sample();
        return start_play(services_, *std::move(recipe));
    }
    if (why_impossible_) {
        services_.host.show_notice({{N_("There is no such puzzle")}, *why_impossible_});
        return {};
    }
    remember_choices();
    engine::PuzzleSpec spec = spec_;
    const auto typed = seed_.seed();
    spec.seed = typed ? *typed : seed ? *seed : services_.host.random_seed();
    give_up_sample();
    return start_play(services_, spec);
}

// To leave both cores to the new puzzle. Whoever cancels that and comes back finds a sample again.
void NewGameScene::give_up_sample()
{
    if (!sample_.is_making())
        return;
    sample_.cancel();
    sampled_.reset();
}

Transition NewGameScene::update(engine::MonotonicTime)
{
    if (!sampled_)
        show_sample();
    sample_.update();
    return {};
}

std::optional<PlayTime> NewGameScene::next_change() const
{
    return sample_.is_making() ? std::optional(PlayTime{30}) : std::nullopt;
}

void NewGameScene::draw_heading(Canvas& canvas, Rect place, const char* text, Remark more) const
{
    const std::string heading = tr(text);
    draw_text(canvas, heading, place, choice_heading_look, scale_);
    const int x = place.x + canvas.width_of(heading, font_of(choice_heading_look, scale_)) + px(12);
    draw_text(canvas, more.text, Rect{x, place.y, place.right() - x, place.height}, more.look,
              scale_);
}

void NewGameScene::draw_rules_heading(Canvas& canvas) const
{
    Remark remark{tr("combine any that fit")};
    if (const auto seed_error = why_not_pointed_rule())
        remark = {texts().tr(*seed_error), TextLook{.size = 13, .tint = Paint::Error}};
    draw_heading(canvas, layout_.rules.heading, N_("Extra rules"), remark);
}

// Says what the board under the pointer or focus is like.
void NewGameScene::draw_squares_heading(Canvas& canvas) const
{
    std::size_t explained = choice_.squares();
    for (const Button& button : panel_.buttons()) {
        if (button.id.is(NewGameButton::Squares) && is_pointed_at(button))
            explained = button.id.index;
    }
    draw_heading(canvas, layout_.squares.heading, N_("Size"),
                 {tr(about_squares(all_squares()[explained]))});
}

// Says what the level under the pointer or focus needs, or why the board does not have it.
void NewGameScene::draw_levels_heading(Canvas& canvas) const
{
    Level explained = spec_.level;
    for (const Button& button : panel_.buttons()) {
        if (button.id.is(NewGameButton::Level) && is_pointed_at(button))
            explained = levels[button.id.index];
    }
    const auto why = engine::why_unreachable(choice_.layout(), explained);
    Remark remark{why ? texts().tr(*why) : tr(level_demand(explained))};
    // Where there is no card, the guess of the time stands here, if there is room for both.
    if (layout_.card.empty() && explained == spec_.level && !par_.empty()) {
        const std::string both = remark.text + " · " + par_;
        const int heading = canvas.width_of(tr("Difficulty"), font_of(choice_heading_look, scale_));
        if (heading + px(12) + canvas.width_of(both, font_of(remark.look, scale_)) <=
            layout_.level.heading.width)
            remark.text = both;
    }
    draw_heading(canvas, layout_.level.heading, N_("Difficulty"), remark);
}

bool NewGameScene::is_pointed_at(const Button& button) const
{
    const ButtonState state = panel_.state_of(button);
    return state.hovered || state.focused;
}

std::optional<engine::Message> NewGameScene::why_not_pointed_rule() const
{
    for (const Button& button : panel_.buttons()) {
        if (button.id.is(NewGameButton::Rule) && is_pointed_at(button))
            return choice_.why_not(*rules_to_add()[button.id.index]);
    }
    return std::nullopt;
}

void NewGameScene::draw_content(Canvas& canvas) const
{
    draw_squares_heading(canvas);
    draw_levels_heading(canvas);
    draw_rules_heading(canvas);
    draw_heading(canvas, layout_.symbols.heading, N_("Symbols"));
    if (layout_.card.empty())
        return;
    draw_card(canvas, layout_.card, scale_);
    sample_.draw(canvas);
    draw_category_stats(canvas, layout_.stats, texts(), services_.records,
                        engine::category_of(spec_), remark_of_sample(), scale_);
}

} // namespace

std::unique_ptr<Scene> make_new_game_scene(Services& services)
{
    return std::make_unique<NewGameScene>(services);
}

} // namespace game
