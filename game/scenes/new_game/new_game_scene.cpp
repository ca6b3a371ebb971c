#include "game/scenes/screens.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/make/reachable_levels.h"
#include "engine/make/wishes.h"
#include "game/scenes/entry/choice_boxes.h"
#include "game/scenes/entry/initials.h"
#include "game/scenes/entry/layout_choice.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game/more_scene.h"
#include "game/scenes/new_game/new_game_choices.h"
#include "game/scenes/new_game/new_game_look.h"
#include "game/scenes/new_game/sample_card.h"
#include "game/scenes/new_game/seed_field.h"
#include "game/scenes/play/board_par.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/cards/choice_cards.h"

namespace game {
namespace {

using engine::Level;
using engine::N_;
using engine::PlayTime;

enum class NewGameButton {
    Squares,
    MoreSizes,
    Level,
    Rule,
    MoreRules,
    Symbols,
    More,
    Start,
    Print
};

constexpr TextLook group_look{.size = 15, .weight = Weight::SemiBold};
constexpr TextLook group_remark_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

class NewGameScene : public MenuScene {
public:
    explicit NewGameScene(Services& services);
    Transition handle(const Input& input) override;
    Transition update(engine::MonotonicTime now) override;
    std::optional<PlayTime> next_change() const override
    {
        return sample_.is_making() ? std::optional(PlayTime{30}) : std::nullopt;
    }

private:
    std::optional<Command> own_command() const override { return Command::NewGame; }
    HelpTopic help_topic() const override { return HelpTopic::NewGame; }
    std::string title() const override { return tr("New game"); }
    std::vector<KeyHint> hints() const override;
    Box screen() override;
    Box header() override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    Box choices(double width, const NewGameLook& look);
    Box roomy_choices(double width);
    BoardCards::Offers offers() const;
    std::vector<Box> squares();
    std::vector<Box> rules();
    Box more_sizes_card();
    Box more_rules_button();
    Box symbols_and_more(double width, double between);
    void unfold_sizes();
    void unfold_rules();
    NewGameLook look() const { return look_without_example(width(), height() / scale_.grown(1)); }
    Box
    heading(const char* text, std::string remark, const TextLook& look = group_remark_look) const;
    Box squares_heading() const;
    Box levels_heading() const;
    Box rules_heading() const;
    Box symbols();
    Box more_button();
    Box start_button();
    Box sample_card(double width);

    void remember_choices();
    void change(const std::function<void()>& edit); // changes the spec
    bool reaches(Level level) const
    {
        return engine::nearest_reachable(choice_.layout(), level) == level;
    }
    void guess_time();
    std::string remark_of_sample() const;
    // The index of the button of a kind under the pointer or focus.
    std::optional<std::size_t> pointed_at(NewGameButton kind) const;
    // What the headings explain.
    using Explained = std::array<std::optional<std::size_t>, 3>;
    Explained explained() const
    {
        return {pointed_at(NewGameButton::Squares), pointed_at(NewGameButton::Level),
                pointed_at(NewGameButton::Rule)};
    }
    void show_wishes();
    void show_sample();
    void give_up_sample();
    // With this seed, or with what is typed, or with any.
    Transition start(std::optional<std::uint64_t> seed = std::nullopt);

    engine::PuzzleSpec spec_;
    LayoutChoice choice_;
    engine::SymbolChoice symbols_;
    std::size_t first_squares_; // chosen last time
    bool shows_all_squares_ = false;
    bool shows_all_rules_ = false;
    BoardCards cards_;
    SeedField seed_;
    SampleCard sample_;
    bool shows_sample_ = false;
    Explained explained_;                           // when all was placed
    std::optional<engine::PuzzleSpec> sampled_;     // of which it is an example
    std::optional<engine::Message> why_impossible_; // the wishes of More
    std::string par_; // a guess of the time from the player's own runs; empty without any
};

// "♠ ♥ ♦": what a set of one's own begins with.
std::string first_symbols(std::string_view own)
{
    std::string first;
    for (int symbol = 0; symbol < 3 && !own.empty(); ++symbol) {
        const std::size_t end = engine::end_of_character(own);
        first += (first.empty() ? "" : " ") + std::string(own.substr(0, end));
        own.remove_prefix(end);
    }
    return first;
}

engine::Layout last_layout(const Settings& settings)
{
    return engine::find_layout(settings.last_game.layout).value_or(*engine::find_layout("9x9"));
}

NewGameScene::NewGameScene(Services& services)
    : MenuScene(services),
      spec_(services.settings.last_game),
      choice_(last_layout(services.settings)),
      symbols_(services.settings.symbol_choice()),
      first_squares_(choice_.squares()),
      shows_all_rules_(std::ranges::any_of(
          rules_to_add(),
          [this](const engine::Rule* rule) { return choice_.has(*rule) && !is_usual(*rule); })),
      cards_(offers())
{
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

Box NewGameScene::screen()
{
    using namespace box;
    guess_time();
    explained_ = explained();
    shows_sample_ = width() >= 800;
    const double card = std::min(408.0, 0.4 * width());
    if (shows_sample_)
        return row({roomy_choices(width() - card - 48).scrolling().size(0).grow().then(48),
                    sample_card(card).size(card)});
    return column({choices(width(), look()).scrolling().grow().then(12),
                   start_button().size(with_text(look().start))});
}

Box NewGameScene::roomy_choices(double width)
{
    const Unit unit = unit_of(scale_, measure());
    for (const NewGameLook& look : looks_from_roomy) {
        const Box all = choices(width, look);
        if (all.preferred_height(unit, width * scale_.unit) <= height() * scale_.unit)
            return all;
    }
    return choices(width, looks_from_roomy.back());
}

Box NewGameScene::choices(double width, const NewGameLook& look)
{
    using namespace box;
    const bool is_narrow = width < 480;
    const auto is_possible = [this](Level level) {
        return reaches(level);
    };
    const auto choose_level = [this](std::size_t index) {
        change([&] { spec_.level = levels[index]; });
    };
    const double narrowest = is_narrow || look.squares < 70 ? 66 : 80;
    return column(
               {column({squares_heading(), card_grid(squares(), narrowest, look.squares)}),
                column({levels_heading(), card_grid(level_cards(texts(), spec_.level, is_possible,
                                                                NewGameButton::Level, choose_level),
                                                    94, look.level)}),
                column({rules_heading(), card_grid(rules(), 168, look.rule)}),
                symbols_and_more(width, look.between)})
        .gaps(look.between);
}

// Side by side if there is room for all words.
Box NewGameScene::symbols_and_more(double width, double between)
{
    using namespace box;
    std::vector<Box> more{more_button()};
    if (!shows_all_rules_)
        more.insert(more.begin(), more_rules_button());
    double widest = 0;
    for (const Box& button : more)
        widest = std::max(widest, natural_width(button));
    const double all = engine::count_of(more) * (widest + 8) - 8;
    const double beside = width - scale_.grown(290) - 20;
    const Box buttons = all <= width ? evenly(more, 8) : column(more).gaps(8);
    if (all > beside)
        return column({symbols(), buttons}).gaps(between);
    return row({symbols().size(with_text(290)).then(20),
                column({space().grow(), buttons}).size(0).grow()});
}

// The usual ones and the one of last time, until the others are unfolded.
BoardCards::Offers NewGameScene::offers() const
{
    return {.squares =
                [this](const engine::Layout& squares) {
                    return shows_all_squares_ || is_usual(squares) ||
                           squares.id == all_squares()[first_squares_].id;
                },
            .rule =
                [this](const engine::Rule& rule) {
                    return shows_all_rules_ || is_usual(rule);
                }};
}

std::vector<Box> NewGameScene::squares()
{
    std::vector<Box> all =
        cards_.squares(texts(), choice_, NewGameButton::Squares, [this](std::size_t index) {
            change([&] { choice_.choose_squares(index); });
        });
    if (!shows_all_squares_)
        all.push_back(more_sizes_card());
    return all;
}

std::vector<Box> NewGameScene::rules()
{
    return cards_.rules(texts(), choice_, NewGameButton::Rule, [this](std::size_t index) {
        change([&] { choice_.toggle(*rules_to_add()[index]); });
    });
}

Box NewGameScene::more_sizes_card()
{
    using namespace box;
    const TextLook label{.size = 14, .weight = Weight::Medium, .align = Align::Centre};
    const Box words = first_that_fits({text(tr("More sizes"), label), text(tr("More"), label)});
    return button({.id = NewGameButton::MoreSizes,
                   .style = ButtonStyle::Card,
                   .spoken = tr("More sizes"),
                   .group = NewGameButton::Squares,
                   .press =
                       [this] {
                           unfold_sizes();
                       }},
                  column({icon(Icon::Plus, 24).size(0).grow(), words.size(with_text(24)).then(-3)})
                      .padding(10, 8));
}

Box NewGameScene::more_rules_button()
{
    return box::button({.id = NewGameButton::MoreRules,
                        .label = tr("More rules"),
                        .icon = Icon::Plus,
                        .group = NewGameButton::More},
                       [this] { unfold_rules(); });
}

// The focus goes to the first of what comes in sight.
void NewGameScene::unfold_sizes()
{
    shows_all_squares_ = true;
    cards_ = BoardCards(offers());
    const auto hidden = std::ranges::find_if(
        all_squares(), [](const engine::Layout& squares) { return !is_usual(squares); });
    panel_.focus(
        {NewGameButton::Squares, static_cast<std::size_t>(hidden - all_squares().begin())});
    place_again();
}

void NewGameScene::unfold_rules()
{
    shows_all_rules_ = true;
    cards_ = BoardCards(offers());
    const auto hidden = std::ranges::find_if(
        rules_to_add(), [](const engine::Rule* rule) { return !is_usual(*rule); });
    panel_.focus({NewGameButton::Rule, static_cast<std::size_t>(hidden - rules_to_add().begin())});
    place_again();
    reveal_focus();
}

// In two rows if the labels need it. With cages the choice for other boards waits.
Box NewGameScene::symbols()
{
    using namespace box;
    const bool has_cages = prints_clues(choice_.layout());
    const auto segments_of = [this, has_cages](std::size_t first, std::vector<std::string> labels) {
        return segments({.first = {NewGameButton::Symbols, first},
                         .labels = std::move(labels),
                         .chosen = has_cages ? 0 : engine::index_of(symbols_.set),
                         .choose =
                             [this](std::size_t index) {
                                 change([&] { symbols_.set = engine::SymbolSet(index); });
                             },
                         .enabled = !has_cages});
    };
    const std::string shapes = tr("Shapes");
    const std::string colours = tr("Colours");
    const std::string own = first_symbols(symbols_.own); // typed in More
    const auto tracks = [=, least = 4 * scale_.grown(60)](double width) {
        std::vector<std::string> pictures = {shapes, colours};
        if (!own.empty())
            pictures.push_back(own);
        if (width >= least && own.empty())
            return segments_of(0, {"1 2 3", "A B C", shapes, colours});
        return column({segments_of(0, {"1 2 3", "A B C"}), segments_of(2, pictures)}).gaps(6);
    };
    return column({heading(N_("Symbols"), has_cages ? tr("figures only, as cages add up") : ""),
                   for_width(tracks)});
}

// With a remark beside it.
Box NewGameScene::heading(const char* text, std::string remark, const TextLook& look) const
{
    return box::row({box::text(tr(text), group_look).then(12),
                     box::text(std::move(remark), look).size(0).grow()})
        .size(box::with_text(20))
        .then(6);
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
Box NewGameScene::more_button()
{
    const int wishes = engine::count_wishes(spec_);
    const bool is_seed_typed = seed_.seed() || seed_.recipe() || seed_.error();
    std::string label = tr("More options");
    if (wishes > 0)
        label = texts().tr(
            engine::Message{N_("More options: {n} chosen"), {{"n", std::to_string(wishes)}}});
    const auto start_with = [this](std::optional<std::uint64_t> seed) {
        return start(seed);
    };
    const auto make_more = [this, start_with] {
        return make_more_scene(services_, {.spec = spec_,
                                           .seed = seed_,
                                           .symbols = symbols_,
                                           .changed = [this] { show_wishes(); },
                                           .start = start_with});
    };
    return box::button({.id = NewGameButton::More,
                        .label = std::move(label),
                        .icon = Icon::Plus,
                        .chosen = wishes > 0 || is_seed_typed},
                       [this, make_more] { go({Transition::Kind::Push, make_more}); });
}

// What More has changed.
void NewGameScene::show_wishes()
{
    sample_.write_in(symbols_);
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

Box NewGameScene::start_button()
{
    return box::button({.id = NewGameButton::Start,
                        .style = ButtonStyle::Primary,
                        .label = tr("Start"),
                        .key_hint = name_of(Key::Enter),
                        .font_size = 22,
                        .enabled = !seed_.error()},
                       [this] { go(start()); });
}

// Without its label if there is no room for it.
Box NewGameScene::header()
{
    const Button print{.id = NewGameButton::Print,
                       .label = tr("Print"),
                       .key_hint = frame_.is_narrow() ? "" : services_.hint_of(Command::Print),
                       .icon = Icon::Printer,
                       .press = [this] {
                           remember_choices();
                           go(go_to(make_print_scene, services_));
                       }};
    const Box whole = box::button(print);
    return fits_in_header(whole) ? whole : box::button(icon_alone(print, Icon::Printer));
}

// The board gets what the rest leaves.
Box NewGameScene::sample_card(double width)
{
    using namespace box;
    const double padding = std::min(36.0, width / 10);
    const Box board = picture([this](Rect place, Scale scale) { sample_.place(place, scale); },
                              [this](Canvas& canvas, Rect, Scale) { sample_.draw(canvas); });
    return card({board.between(0, width - 2 * padding).then(20),
                 category_stats(texts(), services_.records, engine::category_of(spec_),
                                remark_of_sample())
                     .size(with_text(120)),
                 space().grow(), start_button().size(with_text(64))})
        .padding(padding, padding);
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
    const engine::SymbolChoice symbols_before = symbols_;
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
    services_.settings.symbols = symbols_.set;
    services_.settings.own_symbols = symbols_.own;
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
    if (const auto typed = seed_.seed())
        seed = typed;
    give_up_sample();
    if (!seed)
        return start_new_play(services_, spec);
    spec.seed = *seed;
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

Transition NewGameScene::handle(const Input& input)
{
    const Transition next = MenuScene::handle(input);
    if (explained() != explained_)
        place_again();
    return next;
}

Transition NewGameScene::update(engine::MonotonicTime)
{
    if (!sampled_)
        show_sample();
    if (sample_.update())
        place_again();
    return {};
}

// Says why the rule under the pointer or focus can't be added.
Box NewGameScene::rules_heading() const
{
    const auto pointed = pointed_at(NewGameButton::Rule);
    const auto why_not = pointed ? choice_.why_not(*rules_to_add()[*pointed]) : std::nullopt;
    return why_not ? heading(N_("Extra rules"), texts().tr(*why_not),
                             {.size = 13, .tint = Paint::Error})
                   : heading(N_("Extra rules"), tr("combine any that fit"));
}

// Says what the board under the pointer or focus is like.
Box NewGameScene::squares_heading() const
{
    const std::size_t explained = pointed_at(NewGameButton::Squares).value_or(choice_.squares());
    return heading(N_("Size"), tr(about_squares(all_squares()[explained])));
}

// Says what the level under the pointer or focus needs, or why the board does not have it.
Box NewGameScene::levels_heading() const
{
    const auto pointed = pointed_at(NewGameButton::Level);
    const Level explained = pointed ? levels[*pointed] : spec_.level;
    const auto why = engine::why_unreachable(choice_.layout(), explained);
    const std::string remark =
        why ? texts().tr(*why) : tr(level_demand(explained, choice_.layout()));
    const Box usual = heading(N_("Difficulty"), remark);
    if (shows_sample_ || explained != spec_.level || par_.empty())
        return usual;
    // Where there is no card, the guess of the time stands here, if there is room for both.
    const Box both = box::row({box::text(tr("Difficulty"), group_look).then(12),
                               box::text(remark + " · " + par_, group_remark_look)});
    return box::first_that_fits({both, usual}).size(box::with_text(20)).then(6);
}

std::optional<std::size_t> NewGameScene::pointed_at(NewGameButton kind) const
{
    std::optional<std::size_t> found;
    for (const Button& button : panel_.buttons()) {
        const ButtonState state = panel_.state_of(button);
        if (button.id.is(kind) && (state.hovered || state.focused))
            found = button.id.index;
    }
    return found;
}

} // namespace

std::unique_ptr<Scene> make_new_game_scene(Services& services)
{
    return std::make_unique<NewGameScene>(services);
}

} // namespace game
