#include "game/scenes/new_game/more_scene.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/letters.h"
#include "engine/base/table.h"
#include "engine/make/wishes.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game/made_facts.h"
#include "game/scenes/new_game/new_game_choices.h"
#include "game/scenes/new_game/text_option.h"
#include "game/scenes/settings/setting_row_box.h"
#include "game/ui/names.h"

namespace game {
namespace {

using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;
using engine::PuzzleSpec;

enum class MoreRow { Symmetry, Filling, Technique, Givens, LeastInRow, MostInRow, Minimal };

enum class MoreButton { Option, Rows, OwnSymbols, Seed, Usual, Look, Start };

// A row with a number has these segments.
enum class NumberPart : std::size_t { Any, Less, Number, More };

constexpr double facts_width = 400; // units, at least, where it stands beside the rows

std::optional<Message> why_no_rows(const std::string& text)
{
    const auto rows = engine::parse_givens_of_rows(text);
    return rows ? std::nullopt : std::optional(rows.why());
}

class MoreScene : public MenuScene {
public:
    MoreScene(Services& services, MoreChoices choices)
        : MenuScene(services),
          choices_(std::move(choices)),
          layout_(*engine::find_layout(choices_.spec.layout)),
          grid_(engine::make_grid(layout_)),
          facts_(services)
    {
        givens_of_rows_.set(engine::to_text(spec().givens_of_rows));
        own_symbols_.set(choices_.symbols.own);
        panel_.focus({MoreButton::Option, index_in(symmetries, spec().symmetry), 0});
    }
    ~MoreScene() override { services_.host.enable_text_input(false); }

    Transition handle(const Input& input) override;
    Transition update(MonotonicTime now) override;
    std::optional<PlayTime> next_change() const override
    {
        return facts_.is_busy() ? std::optional(PlayTime{50}) : std::nullopt;
    }
    bool is_busy() const override { return facts_.is_busy(); }

private:
    HelpTopic help_topic() const override { return HelpTopic::NewGame; }
    std::string title() const override { return tr("More options"); }
    std::string remark() const override { return category_name(texts(), category_of(spec())); }
    std::vector<KeyHint> hints() const override;
    Box screen() override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    PuzzleSpec& spec() { return choices_.spec; }
    const PuzzleSpec& spec() const { return choices_.spec; }
    bool is_open(MoreButton field) const { return panel_.focused() == ButtonId(field); }
    TextOption* open_option() // null if none is
    {
        return is_open(MoreButton::Rows)         ? &givens_of_rows_
               : is_open(MoreButton::OwnSymbols) ? &own_symbols_
                                                 : nullptr;
    }
    bool takes_text() { return is_open(MoreButton::Seed) || open_option() != nullptr; }
    void option_changed(const TextOption& option);
    void rows_changed();
    bool can_start() const
    {
        return why_text_.empty() && !choices_.seed.error() && !givens_of_rows_.error();
    }
    std::optional<engine::Message> why_not_own(const std::string& text) const;
    void symbols_changed();
    std::optional<MoreRow> focused_row() const;
    bool enter_presses() const; // the button in focus; otherwise Enter starts

    std::vector<SettingRow> rows();
    SettingRow row_of_symmetry();
    SettingRow row_of_filling();
    SettingRow row_of_technique();
    SettingRow row_of_number(const char* label, const char* detail, MoreRow row);
    int& number_of(MoreRow row);
    int most_of(MoreRow row) const
    {
        return row == MoreRow::Givens ? grid_->cell_count() - 1 : layout_.size;
    }
    // Where a number begins: a common one.
    int first_of(MoreRow row) const
    {
        return row == MoreRow::Givens ? grid_->cell_count() / 3 : std::max(1, layout_.size / 3);
    }
    void set_number(MoreRow row, int number)
    {
        number_of(row) = std::clamp(number, 0, most_of(row));
    }
    void step(MoreRow row, NumberPart part);
    bool type(const KeyPressed& key);

    Box rows_card();
    Box row_at(std::size_t index);
    Box foot();
    Box typed_card();
    Box facts_card();
    Box look_button();
    Box start_button();
    void change(const std::function<void()>& edit);
    void seed_changed();
    void go_to_usual();
    void look();
    Transition start();
    Transition choose_technique();

    MoreChoices choices_;
    engine::Layout layout_;
    std::shared_ptr<const engine::Grid> grid_;
    MadeFacts facts_;
    TextOption givens_of_rows_{
        {N_("Givens of the rows"), N_("like 4,4,4,3,3,3,2,2,2; dealt by lot"), Icon::Grid},
        4 * engine::max_size,
        why_no_rows};
    TextOption own_symbols_{
        {N_("Symbols of your own"), N_("as many different characters as digits"), Icon::Pencil},
        2 * engine::max_size,
        [this](const std::string& text) {
            return why_not_own(text);
        }};
    std::vector<SettingRow> rows_;
    std::optional<MoreRow> typed_row_; // whose number is being typed
    bool takes_text_ = false;
    std::string why_text_; // the choices are impossible
};

std::vector<KeyHint> MoreScene::hints() const
{
    return {{"↑ ↓ ← →", tr("move")},
            {name_of(Key::Space), tr("choose")},
            {name_of(Key::Enter), enter_presses() ? tr("choose") : tr("start at once")},
            {name_of(Key::Escape), tr("back")}};
}

std::optional<MoreRow> MoreScene::focused_row() const
{
    const auto id = panel_.focused();
    if (!id || !id->is(MoreButton::Option))
        return std::nullopt;
    return static_cast<MoreRow>(id->row);
}

bool MoreScene::enter_presses() const
{
    const auto id = panel_.focused();
    const Button* button = id ? panel_.find(*id) : nullptr;
    return button != nullptr && button->enabled &&
           (*id == back_id() || id->is(MoreButton::Look) || id->is(MoreButton::Usual) ||
            focused_row() == MoreRow::Technique);
}

// ---- the rows

// In the order of MoreRow.
std::vector<SettingRow> MoreScene::rows()
{
    return {row_of_symmetry(),
            row_of_filling(),
            row_of_technique(),
            row_of_number(N_("Givens"), N_("more are left if one solution or the level needs them"),
                          MoreRow::Givens),
            row_of_number(N_("At least in each row"), N_("that many givens are left"),
                          MoreRow::LeastInRow),
            row_of_number(N_("At most in each row"),
                          N_("the same number in both: exactly that many"), MoreRow::MostInRow),
            {.kind = SettingRow::Kind::Toggle,
             .label = tr("Minimal"),
             .detail = tr("removing any given leaves several solutions"),
             .chosen = spec().is_minimal ? 1u : 0u,
             .choose = [this](Settings&, std::size_t choice) {
                 spec().is_minimal = choice == 1;
             }}};
}

SettingRow MoreScene::row_of_symmetry()
{
    SettingRow row{.kind = SettingRow::Kind::Segments,
                   .label = tr("Symmetry"),
                   .detail = tr("of the givens"),
                   .chosen = index_in(symmetries, spec().symmetry),
                   .choose = [this](Settings&, std::size_t choice) {
                       spec().symmetry = symmetries[choice];
                   }};
    for (engine::Symmetry symmetry : symmetries)
        row.options.push_back(symmetry_name(texts(), symmetry));
    return row;
}

SettingRow MoreScene::row_of_filling()
{
    struct Filling {
        engine::FillMethod fill;
        bool digits_in_order;
    };
    using enum engine::FillMethod;
    static constexpr std::array fillings = {Filling{Backtracking, false},
                                            Filling{Backtracking, true}, Filling{Rows, false},
                                            Filling{Transform, false}};
    const auto is_chosen = [this](const Filling& filling) {
        return filling.fill == spec().fill && filling.digits_in_order == spec().digits_in_order;
    };
    const auto chosen = std::ranges::find_if(fillings, is_chosen);
    return {.kind = SettingRow::Kind::Segments,
            .label = tr("Filling"),
            .detail = tr("how the full grid is made: by trying digits shuffled or as 1 2 3, in the "
                         "cell with fewest or along the rows, or by transforming a pattern"),
            .options = {fill_name(texts(), Backtracking), tr("1 2 3 in order"),
                        fill_name(texts(), Rows), fill_name(texts(), Transform)},
            .chosen = std::min<std::size_t>(chosen - fillings.begin(), fillings.size() - 1),
            .choose = [this](Settings&, std::size_t choice) {
                spec().fill = fillings[choice].fill;
                spec().digits_in_order = fillings[choice].digits_in_order;
            }};
}

SettingRow MoreScene::row_of_technique()
{
    const engine::Technique* technique = spec().technique;
    return {.kind = SettingRow::Kind::Button,
            .label = tr("Required technique"),
            .detail = technique ? level_name(texts(), technique->standing.level) : std::string(),
            .options = {technique ? tr(technique->name) : texts().trc("technique", "Any")}};
}

SettingRow MoreScene::row_of_number(const char* label, const char* detail, MoreRow row)
{
    const int number = number_of(row);
    const auto shown = number != 0 ? NumberPart::Number : NumberPart::Any;
    return {.kind = SettingRow::Kind::Segments,
            .label = tr(label),
            .detail = tr(detail),
            .options = {texts().trc("number of givens", "Any"), "−",
                        number != 0 ? std::to_string(number) : "#", "+"},
            .chosen = engine::index_of(shown),
            .choose = [this, row](Settings&, std::size_t choice) {
                step(row, static_cast<NumberPart>(choice));
            }};
}

int& MoreScene::number_of(MoreRow row)
{
    return row == MoreRow::Givens       ? spec().givens
           : row == MoreRow::LeastInRow ? spec().givens_in_row
                                        : spec().most_in_row;
}

void MoreScene::step(MoreRow row, NumberPart part)
{
    const int now = number_of(row);
    switch (part) {
    case NumberPart::Any:
        return set_number(row, 0);
    case NumberPart::Number:
        return set_number(row, now != 0 ? now : first_of(row));
    case NumberPart::Less:
        return set_number(row, now != 0 ? std::max(1, now - 1) : first_of(row));
    case NumberPart::More:
        return set_number(row, now != 0 ? now + 1 : first_of(row));
    }
}

// ---- placing

Box MoreScene::screen()
{
    using namespace box;
    rows_ = rows();
    const auto why = engine::why_impossible(spec());
    why_text_ = why ? texts().tr(*why) : "";
    if (width() < scale_.grown(520) + facts_width + 24)
        return column({rows_card().then(16), typed_card().then(16), facts_card()});
    return row({rows_card().size(0).grow().then(24),
                column({facts_card().then(16), typed_card()}).size(facts_width)});
}

Box MoreScene::rows_card()
{
    using namespace box;
    std::vector<Box> all;
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        all.push_back(row_at(index));
        all.push_back(rule());
    }
    all.push_back(foot());
    return column({card(all).padding(frame_.is_narrow() ? 16 : 24, 13)});
}

Box MoreScene::row_at(std::size_t index)
{
    const auto choose = [this, index](std::size_t option) {
        typed_row_.reset();
        change([&] { rows_[index].choose(services_.settings, option); });
    };
    const auto open = [this] {
        go(choose_technique());
    };
    return setting_row(rows_[index], {MoreButton::Option, 0, index}, choose, open,
                       unit_of(scale_, measure()));
}

// Why the choices are impossible, and the way back to the usual ones.
Box MoreScene::foot()
{
    using namespace box;
    const Box usual =
        button({.id = MoreButton::Usual,
                .label = tr("Reset this page"),
                .icon = Icon::Restart,
                .enabled = engine::count_wishes(spec()) > 0 || !givens_of_rows_.text().empty()},
               [this] { go_to_usual(); });
    return column({space(14),
                   paragraph(why_text_, {.tint = Paint::Error}).then(6).when(!why_text_.empty()),
                   usual.to(Side::Start)});
}

// What is typed: the givens of the rows, symbols, the code or seed.
Box MoreScene::typed_card()
{
    using namespace box;
    const Box seed =
        column({text(tr("Code or seed"), {.size = 15, .weight = Weight::SemiBold})
                    .size(with_text(20))
                    .then(6),
                choices_.seed.field(MoreButton::Seed, texts(), scale_).then(6),
                choices_.seed.why_wrong(texts()).when(choices_.seed.error().has_value())});
    return card({givens_of_rows_.box(MoreButton::Rows, texts(), scale_).then(8),
                 own_symbols_.box(MoreButton::OwnSymbols, texts(), scale_).then(8), seed})
        .padding(frame_.is_narrow() ? 16 : 24, 13);
}

Box MoreScene::facts_card()
{
    using namespace box;
    return card({facts_.lines().then(22), space().grow(),
                 look_button().size(with_text(48)).then(10), start_button().size(with_text(58))})
        .padding(24, 20);
}

Box MoreScene::look_button()
{
    return box::button({.id = MoreButton::Look,
                        .label = tr(facts_.is_busy() ? N_("Cancel")
                                    : facts_.seed()  ? N_("Make another one")
                                                     : N_("Make one and describe it")),
                        .icon = facts_.is_busy() ? Icon::Cross : Icon::Eye,
                        .enabled = can_start()},
                       [this] { look(); });
}

Box MoreScene::start_button()
{
    return box::button({.id = MoreButton::Start,
                        .style = ButtonStyle::Primary,
                        .label = tr("Start"),
                        .key_hint = name_of(Key::Enter),
                        .font_size = 22,
                        .enabled = can_start()},
                       [this] { go(start()); });
}

// ---- choosing

Transition MoreScene::handle(const Input& input)
{
    if (is_open(MoreButton::Seed) && choices_.seed.handle(input)) {
        seed_changed();
        return {};
    }
    if (TextOption* option = open_option(); option && option->handle(input)) {
        option_changed(*option);
        return {};
    }
    const Transition transition = MenuScene::handle(input);
    if (takes_text() != takes_text_) {
        takes_text_ = takes_text();
        services_.host.enable_text_input(takes_text_);
    }
    return transition;
}

std::optional<Transition> MoreScene::take_key(const KeyPressed& key)
{
    if (is_paste(key) && is_open(MoreButton::Seed)) {
        choices_.seed.paste(services_.host.clipboard());
        seed_changed();
        return Transition{};
    }
    if (TextOption* option = open_option(); option && is_paste(key)) {
        option->paste(services_.host.clipboard());
        option_changed(*option);
        return Transition{};
    }
    if (type(key))
        return Transition{};
    if (key.key == Key::Enter && !enter_presses())
        return start();
    return std::nullopt;
}

// Numerals write the number of the row where the focus is.
bool MoreScene::type(const KeyPressed& key)
{
    const auto row = focused_row();
    const bool is_number =
        row && (row == MoreRow::Givens || row == MoreRow::LeastInRow || row == MoreRow::MostInRow);
    const bool is_erased = key.key == Key::Backspace || key.key == Key::Delete;
    if (!is_number || (key.key != Key::Digit && !is_erased)) {
        typed_row_.reset();
        return false;
    }
    const int before = typed_row_ == row || is_erased ? number_of(*row) : 0;
    typed_row_ = row;
    change([&] { set_number(*row, is_erased ? before / 10 : before * 10 + (key.symbol - '0')); });
    panel_.focus(
        {MoreButton::Option, engine::index_of(NumberPart::Number), engine::index_of(*row)});
    return true;
}

void MoreScene::change(const std::function<void()>& edit)
{
    const PuzzleSpec before = spec();
    edit();
    if (!(spec() == before)) {
        facts_.forget();
        choices_.changed();
    }
    place_again();
}

void MoreScene::seed_changed()
{
    facts_.forget();
    choices_.changed();
    place_again();
}

void MoreScene::option_changed(const TextOption& option)
{
    if (&option == &givens_of_rows_)
        rows_changed();
    else
        symbols_changed();
}

void MoreScene::rows_changed()
{
    const auto rows = engine::parse_givens_of_rows(givens_of_rows_.text());
    change([&] { spec().givens_of_rows = rows ? *rows : std::vector<int>(); });
}

std::optional<engine::Message> MoreScene::why_not_own(const std::string& text) const
{
    const auto own = engine::parse_own_symbols(text);
    if (!own)
        return own.why();
    if (!grid_->cages().empty() || prints_clues(layout_))
        return Message{engine::why_figures_with_cages};
    const int missing = layout_.size - static_cast<int>(engine::characters_in(*own));
    if (missing <= 0)
        return std::nullopt;
    return Message{N_("This board has {size} digits: type {n} more"),
                   {{"size", std::to_string(layout_.size)}, {"n", std::to_string(missing)}}};
}

// What can't be read changes nothing.
void MoreScene::symbols_changed()
{
    using enum engine::SymbolSet;
    if (auto own = engine::parse_own_symbols(own_symbols_.text())) {
        choices_.symbols.set = !own->empty()                 ? Own
                               : choices_.symbols.set == Own ? Figures
                                                             : choices_.symbols.set;
        choices_.symbols.own = *std::move(own);
        choices_.changed();
    }
    place_again();
}

void MoreScene::go_to_usual()
{
    typed_row_.reset();
    givens_of_rows_.set("");
    change([this] { spec() = engine::without_wishes(spec()); });
}

Transition MoreScene::choose_technique()
{
    return push([this] {
        return make_technique_choice_scene(
            services_, spec().technique, [this](const engine::Technique* technique) {
                change([&] {
                    spec().technique = technique;
                    if (technique)
                        spec().level = std::max(spec().level, technique->standing.level);
                });
            });
    });
}

// ---- making

void MoreScene::look()
{
    if (facts_.is_busy() && facts_.is_known())
        facts_.cancel();
    else if (facts_.is_busy())
        facts_.forget();
    else if (const auto recipe = choices_.seed.recipe())
        facts_.make(*recipe);
    else {
        PuzzleSpec spec = this->spec();
        const auto typed = choices_.seed.seed();
        spec.seed = typed ? *typed : services_.host.random_seed();
        facts_.make(spec);
    }
    place_again();
}

Transition MoreScene::start()
{
    if (!can_start())
        return {};
    const auto seed = facts_.seed();
    facts_.cancel(); // to leave both cores to the puzzle
    return choices_.start(seed);
}

Transition MoreScene::update(MonotonicTime now)
{
    if (facts_.update(now))
        place_again();
    return MenuScene::update(now);
}

} // namespace

std::unique_ptr<Scene> make_more_scene(Services& services, MoreChoices choices)
{
    return std::make_unique<MoreScene>(services, std::move(choices));
}

} // namespace game
