#include "game/scenes/new_game_scene.h"

#include <array>
#include <cctype>
#include <memory>
#include <optional>
#include <utility>

#include "engine/rules/layout.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game_layout.h"
#include "game/scenes/play_scene.h"
#include "game/scenes/sample_maker.h"
#include "game/ui/commands.h"
#include "game/ui/names.h"
#include "game/widgets/board_view.h"
#include "game/widgets/choice_cards.h"
#include "game/widgets/ground.h"
#include "game/widgets/text_field.h"
#include "game/widgets/words.h"

namespace game {
namespace {

using engine::FillMethod;
using engine::Level;
using engine::N_;
using engine::PlayTime;
using engine::Symmetry;

enum Id {
    Start = -2, // stays where it is when the choices scroll
    Seed = 1,
    FirstLayout = 100,
    FirstLevel = 200,
    FirstSymmetry = 300,
    FirstFill = 400,
};

constexpr std::array levels = {Level::Beginner, Level::Easy, Level::Hard};
constexpr std::array symmetries = {Symmetry::None,          Symmetry::Rotation2,
                                   Symmetry::Rotation4,     Symmetry::MirrorRows,
                                   Symmetry::MirrorColumns, Symmetry::Diagonal};
constexpr std::array fills = {FillMethod::Backtracking, FillMethod::Transform};

// The sample is the same each time: it shows the kind of puzzle, not the one to be played.
constexpr std::uint64_t sample_seed = 0x5A3B1E;

template <typename Table, typename Item>
int index_in(const Table& table, const Item& item)
{
    for (std::size_t index = 0; index < table.size(); ++index)
        if (table[index] == item)
            return static_cast<int>(index);
    return 0;
}

bool may_stand_in_a_seed(char symbol)
{
    const unsigned char byte = static_cast<unsigned char>(symbol);
    return std::isalnum(byte) != 0 || symbol == '-' || symbol == ' ';
}

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
    void make_sample();
    void show_sample(const engine::Digits& givens);
    Transition start();
    bool seed_is_open() const { return panel_.focused() == Seed; }
    // The seed typed, a fresh one when nothing was typed, or why it can't be one.
    std::optional<engine::Message> seed_trouble() const;

    void draw_heading(Canvas& canvas, Rect place, const char* text, const char* more = "") const;
    void draw_seed(Canvas& canvas) const;
    // Where the face of a card is now, pressed or not.
    Rect face_of(const Button& card) const;

    engine::PuzzleSpec spec_;
    TextField seed_{may_stand_in_a_seed, 24};
    NewGameLayout layout_;
    SampleMaker maker_;
    std::shared_ptr<const engine::Grid> grid_;
    std::optional<engine::Board> sample_;
    std::optional<BoardView> view_;
    bool takes_text_ = false;
};

// The only one so far that every screen can show.
static engine::Layout offered_layout()
{
    return *engine::find_layout("9x9");
}

NewGameScene::NewGameScene(Services& services) : MenuScene(services)
{
    spec_ = services.settings.last_game;
    spec_.layout = offered_layout().id;
    panel_.focus(FirstLevel + index_in(levels, spec_.level));
    make_sample();
}

std::vector<KeyHint> NewGameScene::hints() const
{
    const auto name = [this](Key key) {
        return key_name(KeyPressed{.key = key}, words());
    };
    return {{"↑ ↓ ← →", tr("move")},
            {name(Key::Space), tr("choose")},
            {"1–3", tr("difficulty")},
            {name(Key::Enter), tr("start at once")},
            {name(Key::Escape), tr("back")}};
}

int NewGameScene::place(Rect content)
{
    const Rect frame = frame_.content();
    const bool one_column = has_one_column(frame.width, scale_);
    reserved_below_ = one_column ? start_height(scale_) : 0;
    content.height = frame.height - reserved_below_;
    const NewGameCounts counts{.layouts = 1};
    layout_ = lay_out_new_game(content, frame, counts, scale_);

    add_cards(layout_.size, FirstLayout, 0);
    add_cards(layout_.level, FirstLevel, index_in(levels, spec_.level));
    std::vector<std::string> symmetry_names;
    for (Symmetry symmetry : symmetries)
        symmetry_names.push_back(symmetry_name(words(), symmetry));
    add_choices(layout_.symmetry, FirstSymmetry, symmetry_names,
                index_in(symmetries, spec_.symmetry));
    add_choices(layout_.fill, FirstFill,
                {fill_name(words(), fills[0]), fill_name(words(), fills[1])},
                index_in(fills, spec_.fill));
    add(Button{.id = Seed, .area = layout_.seed, .style = ButtonStyle::Bare});
    add(Button{.id = Start,
               .area = layout_.start,
               .style = ButtonStyle::Primary,
               .label = tr("Start"),
               .key_hint = key_name(KeyPressed{.key = Key::Enter}, words()),
               .font_size = 22,
               .enabled = !seed_trouble()});
    if (view_)
        view_->place(layout_.sample, scale_);
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
    if (id >= FirstFill)
        spec_.fill = fills[index(FirstFill)];
    else if (id >= FirstSymmetry)
        spec_.symmetry = symmetries[index(FirstSymmetry)];
    else if (id >= FirstLevel)
        spec_.level = levels[index(FirstLevel)];
    else if (id >= FirstLayout)
        spec_.layout = offered_layout().id;
    if (!(spec_ == before))
        make_sample();
    place_again();
}

std::optional<engine::Message> NewGameScene::seed_trouble() const
{
    if (seed_.text().empty())
        return std::nullopt;
    const engine::Result<std::uint64_t> seed = engine::parse_seed(seed_.text());
    return seed ? std::nullopt : std::optional(seed.why());
}

Transition NewGameScene::start()
{
    if (seed_trouble())
        return {};
    spec_.seed = 0;
    services_.settings.last_game = spec_;
    services_.keeper.keep(services_.settings);
    engine::PuzzleSpec spec = spec_;
    spec.seed =
        seed_.text().empty() ? services_.outside.random_seed() : *engine::parse_seed(seed_.text());
    Services& services = services_;
    // A play left for this one must not lie under it: it would come back older than its save.
    return Transition{Transition::Kind::ReplaceAll, [&services, spec] {
                          return start_play(services, spec);
                      }};
}

void NewGameScene::make_sample()
{
    grid_ = engine::make_grid(*engine::find_layout(spec_.layout));
    show_sample(engine::Digits(grid_->cells().size(), engine::no_digit));
    engine::PuzzleSpec spec = spec_;
    spec.seed = sample_seed;
    maker_.start(spec);
}

void NewGameScene::show_sample(const engine::Digits& givens)
{
    sample_.emplace(givens);
    view_.emplace(*grid_);
    view_->place(layout_.sample, scale_);
}

Transition NewGameScene::update(engine::MonotonicTime)
{
    if (std::optional<engine::Puzzle> puzzle = maker_.take()) {
        grid_ = puzzle->grid;
        show_sample(puzzle->givens);
    }
    return {};
}

std::optional<PlayTime> NewGameScene::next_change() const
{
    return maker_.is_making() ? std::optional(PlayTime{30}) : std::nullopt;
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

void NewGameScene::draw_content(Canvas& canvas) const
{
    draw_heading(canvas, layout_.size.heading, N_("Size"));
    draw_heading(canvas, layout_.level.heading, N_("Difficulty"),
                 N_("by the hardest step you need"));
    draw_heading(canvas, layout_.symmetry.heading, N_("Symmetry"), N_("of the givens"));
    draw_heading(canvas, layout_.fill.heading, N_("Filling"), N_("how the grid is made"));
    draw_heading(canvas, layout_.seed_heading, N_("Seed"));
    if (layout_.card.empty())
        return;
    draw_card(canvas, layout_.card, scale_);
    view_->draw(canvas, *sample_, BoardLook{.marks = false, .shadow = false});
    const std::string category = engine::category_of(spec_);
    draw_category_facts(canvas, layout_.facts, words(), services_.records, category, scale_);
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
            draw_level_card(canvas, face, words(), levels[index], button.chosen, scale_);
        } else {
            draw_layout_card(canvas, face, words(), offered_layout(), button.chosen, scale_);
        }
    }
    draw_seed(canvas);
}

void NewGameScene::draw_seed(Canvas& canvas) const
{
    const std::optional<engine::Message> trouble = seed_trouble();
    const Button* button = nullptr;
    for (const Button& each : panel_.buttons())
        if (each.id == Seed)
            button = &each;
    seed_.draw(canvas, layout_.seed,
               TextField::Look{.placeholder = tr("random — or type one to replay it"),
                               .icon = Icon::Hash,
                               .wrong = trouble.has_value()},
               panel_.state_of(*button), scale_);
    if (trouble)
        put_paragraph(canvas, words().tr(*trouble), layout_.trouble,
                      TextLook{.size = 13, .tint = Paint::Error}, scale_);
}

} // namespace

std::unique_ptr<Scene> make_new_game_scene(Services& services)
{
    return std::make_unique<NewGameScene>(services);
}

} // namespace game
