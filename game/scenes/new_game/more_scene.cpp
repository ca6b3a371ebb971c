#include "game/scenes/new_game/more_scene.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/make/wishes.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game/made_facts.h"
#include "game/scenes/new_game/new_game_choices.h"
#include "game/scenes/settings/setting_row_place.h"
#include "game/scenes/settings/setting_rows.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Message;
using engine::MonotonicTime;
using engine::N_;
using engine::PlayTime;
using engine::PuzzleSpec;

enum class MoreRow { Symmetry, Filling, Technique, Givens, LeastInRow, MostInRow, Minimal };
constexpr int more_row_count = 7;

enum class MoreButton { Option, Seed, Usual, Look, Start };

// A row with a number has these segments.
enum class NumberPart : std::size_t { Any, Less, Number, More };

constexpr TextLook sentence_look{.size = 14, .weight = Weight::Medium, .tint = Paint::Error};
constexpr TextLook seed_heading_look{.size = 15, .weight = Weight::SemiBold};
constexpr double facts_width = 400; // units, at least, where it stands beside the rows
constexpr double row_padding = 24;

class MoreScene : public MenuScene {
public:
    MoreScene(Services& services, MoreChoices choices)
        : MenuScene(services),
          choices_(std::move(choices)),
          layout_(*engine::find_layout(choices_.spec.layout)),
          grid_(engine::make_grid(layout_)),
          facts_(services)
    {
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
    std::string title() const override { return tr("More options"); }
    std::string remark() const override { return category_name(texts(), category_of(spec())); }
    std::vector<KeyHint> hints() const override;
    int place(Rect content) override;
    void draw_content(Canvas& canvas) const override;
    std::optional<Transition> take_key(const KeyPressed& key) override;

    PuzzleSpec& spec() { return choices_.spec; }
    const PuzzleSpec& spec() const { return choices_.spec; }
    bool is_seed_open() const { return panel_.focused() == ButtonId(MoreButton::Seed); }
    std::optional<MoreRow> focused_row() const;
    bool enter_presses() const; // the button in focus; otherwise Enter starts

    std::vector<SettingRow> rows();
    SettingRow row_of_symmetry();
    SettingRow row_of_filling();
    SettingRow row_of_technique();
    SettingRow row_of_number(const char* label, const char* detail, MoreRow row);
    int& number_of(MoreRow row);
    int most_of(MoreRow row) const;
    int first_of(MoreRow row) const;
    void set_number(MoreRow row, int number);
    void step(MoreRow row, NumberPart part);
    bool type(const KeyPressed& key);

    int place_rows(Rect card);
    void add_controls(std::size_t index);
    int place_foot(Rect inner);
    int place_facts(Rect card);
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
    std::vector<SettingRow> rows_;
    std::vector<SettingRowPlace> places_;
    std::optional<MoreRow> typed_row_; // whose number is being typed
    bool takes_text_ = false;
    Rect rows_card_;
    Rect facts_card_;
    Rect seed_heading_;
    Rect seed_;
    Rect seed_error_;
    Rect why_;
    std::string why_text_;
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

std::vector<SettingRow> MoreScene::rows()
{
    std::vector<SettingRow> rows(more_row_count);
    const auto set = [&](MoreRow row, SettingRow value) {
        rows[engine::index_of(row)] = std::move(value);
    };
    set(MoreRow::Symmetry, row_of_symmetry());
    set(MoreRow::Filling, row_of_filling());
    set(MoreRow::Technique, row_of_technique());
    set(MoreRow::Givens,
        row_of_number(N_("Givens"), N_("more are left if one solution or the level needs them"),
                      MoreRow::Givens));
    set(MoreRow::LeastInRow, row_of_number(N_("At least in each row"),
                                           N_("that many givens are left"), MoreRow::LeastInRow));
    set(MoreRow::MostInRow,
        row_of_number(N_("At most in each row"), N_("the same number in both: exactly that many"),
                      MoreRow::MostInRow));
    set(MoreRow::Minimal, {.kind = SettingRow::Kind::Toggle,
                           .label = tr("Minimal"),
                           .detail = tr("removing any given leaves several solutions"),
                           .chosen = spec().is_minimal ? 1u : 0u,
                           .choose = [this](Settings&, std::size_t choice) {
                               spec().is_minimal = choice == 1;
                           }});
    return rows;
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
    const std::size_t chosen = spec().fill == engine::FillMethod::Transform ? 2
                               : spec().digits_in_order                     ? 1
                                                                            : 0;
    return {.kind = SettingRow::Kind::Segments,
            .label = tr("Filling"),
            .detail = tr("how the full grid is made: by trying digits shuffled or as 1 2 3, or by "
                         "transforming a pattern"),
            .options = {fill_name(texts(), fills[0]), tr("1 2 3 in order"),
                        fill_name(texts(), fills[1])},
            .chosen = chosen,
            .choose = [this](Settings&, std::size_t choice) {
                spec().fill = fills[choice == 2 ? 1 : 0];
                spec().digits_in_order = choice == 1;
            }};
}

SettingRow MoreScene::row_of_technique()
{
    const engine::Technique* technique = spec().technique;
    return {.kind = SettingRow::Kind::Screen,
            .label = tr("Required technique"),
            .detail = technique ? level_name(texts(), technique->level) : std::string(),
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

int MoreScene::most_of(MoreRow row) const
{
    return row == MoreRow::Givens ? grid_->cell_count() - 1 : layout_.size;
}

// Where a number begins: a common one.
int MoreScene::first_of(MoreRow row) const
{
    return row == MoreRow::Givens ? grid_->cell_count() / 3 : std::max(1, layout_.size / 3);
}

void MoreScene::set_number(MoreRow row, int number)
{
    number_of(row) = std::clamp(number, 0, most_of(row));
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

int MoreScene::place(Rect content)
{
    rows_ = rows();
    const auto why = engine::why_impossible(spec());
    why_text_ = why ? texts().tr(*why) : "";
    const bool is_beside = content.width >= tall(520) + px(facts_width + 24);
    Rect rows_area = content;
    if (is_beside)
        rows_area.width -= px(facts_width + 24);
    const int bottom = place_rows(rows_area);
    if (is_beside)
        return std::max(bottom, place_facts(Rect{rows_area.right() + px(24), content.y,
                                                 px(facts_width), content.height}));
    return place_facts(Rect{content.x, bottom + px(16), content.width, 0});
}

int MoreScene::place_rows(Rect card)
{
    const int padding = px(frame_.is_narrow() ? 16 : row_padding);
    places_.clear();
    Rect inner{card.x + padding, card.y + px(10), card.width - 2 * padding, 0};
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        places_.push_back(place_setting_row(rows_[index], inner, measure(), scale_));
        add_controls(index);
        inner.y = places_.back().row.bottom();
    }
    const int bottom = place_foot(inner) + px(16);
    rows_card_ = Rect{card.x, card.y, card.width, bottom - card.y};
    return bottom;
}

void MoreScene::add_controls(std::size_t index)
{
    const SettingRow& row = rows_[index];
    const Rect control = places_[index].control;
    const auto choose = [this, index](std::size_t option) {
        typed_row_.reset();
        change([&] { rows_[index].choose(services_.settings, option); });
    };
    switch (row.kind) {
    case SettingRow::Kind::Toggle:
        add(Button{.id = {MoreButton::Option, 0, index},
                   .area = control,
                   .reach = places_[index].row,
                   .style = ButtonStyle::Toggle,
                   .chosen = row.chosen == 1u,
                   .press = [this, choose, index] {
                       choose(rows_[index].chosen == 1u ? 0 : 1);
                   }});
        break;
    case SettingRow::Kind::Screen:
        add(Button{.id = {MoreButton::Option, 0, index},
                   .area = control,
                   .reach = places_[index].row,
                   .style = ButtonStyle::Keycap,
                   .label = row.options.front(),
                   .font_size = 14,
                   .press = [this] {
                       go(choose_technique());
                   }});
        break;
    case SettingRow::Kind::Segments: {
        const std::size_t rows = control.height > tall(60) ? 2 : 1;
        const std::size_t in_a_row = (row.options.size() + rows - 1) / rows;
        Rect track{control.x, control.y, control.width, tall(44)};
        for (std::size_t first = 0; first < row.options.size(); first += in_a_row) {
            const std::size_t end = std::min(row.options.size(), first + in_a_row);
            add_segments({.first = {MoreButton::Option, first, index},
                          .labels = {row.options.begin() + static_cast<std::ptrdiff_t>(first),
                                     row.options.begin() + static_cast<std::ptrdiff_t>(end)},
                          .chosen = row.chosen,
                          .choose = choose},
                         track);
            track = track.moved(0, track.height + px(6));
        }
        break;
    }
    case SettingRow::Kind::Themes:
        break;
    }
}

// The code or seed, why the choices are impossible, and the way back to the usual ones.
int MoreScene::place_foot(Rect inner)
{
    using namespace box;
    Rect usual;
    const bool has_error = choices_.seed.error().has_value();
    const int sentence = why_text_.empty() ? 0
                                           : paragraph_height(measure(), why_text_, inner.width,
                                                              sentence_look, scale_);
    Button button{.id = MoreButton::Usual,
                  .label = tr("Reset this page"),
                  .icon = Icon::Restart,
                  .enabled = engine::count_wishes(spec()) > 0,
                  .press = [this] {
                      go_to_usual();
                  }};
    const int width = std::min(inner.width, quiet_width(measure(), button, scale_) + px(8));
    const Box foot = column({
        space(14),
        part(seed_heading_, scale_.grown(20)).then(6),
        part(seed_, scale_.grown(44)).then(6),
        part(seed_error_, scale_.grown(40)).then(6).when(has_error),
        part(why_, sentence / scale_.unit).then(6).when(sentence > 0),
        space(8),
        part(usual, scale_.grown(44)).across(width / scale_.unit, Side::Start),
    });
    const int bottom = foot.lay_out(inner, Unit{scale_.unit});
    add(Button{.id = MoreButton::Seed,
               .area = seed_,
               .style = ButtonStyle::Bare,
               .spoken = tr("Code or seed"),
               .draw = [this](Canvas& canvas, const Button& field, ButtonState state) {
                   choices_.seed.draw(canvas, field.area, seed_error_, texts(), state, scale_);
               }});
    button.area = usual;
    add(button);
    return bottom;
}

int MoreScene::place_facts(Rect card)
{
    using namespace box;
    Rect text;
    Rect look;
    Rect start;
    const double padding = 24;
    const int width = card.width - 2 * px(padding);
    const double height = facts_.height(measure(), width, scale_) / scale_.unit;
    const Box inside = column({
        part(text, height).then(16),
        space().grow(),
        part(look, scale_.grown(48)).then(10),
        part(start, scale_.grown(58)),
    });
    const Box whole = inside.padding(padding, 20).into(facts_card_);
    card.height = std::max(card.height, px(whole.preferred_height(Unit{1})));
    const int bottom = whole.lay_out(card, Unit{scale_.unit});
    facts_.place(text, scale_);
    const bool is_possible = why_text_.empty() && !choices_.seed.error();
    add(Button{.id = MoreButton::Look,
               .area = look,
               .style = ButtonStyle::Quiet,
               .label = tr(facts_.is_busy() ? N_("Cancel")
                           : facts_.seed()  ? N_("Make another one")
                                            : N_("Make one and describe it")),
               .icon = facts_.is_busy() ? Icon::Cross : Icon::Eye,
               .enabled = is_possible,
               .press = [this] {
                   this->look();
               }});
    add(Button{.id = MoreButton::Start,
               .area = start,
               .style = ButtonStyle::Primary,
               .label = tr("Start"),
               .key_hint = name_of(Key::Enter),
               .font_size = 22,
               .enabled = is_possible,
               .press = [this] {
                   go(this->start());
               }});
    return bottom;
}

// ---- choosing

Transition MoreScene::handle(const Input& input)
{
    if (is_seed_open() && choices_.seed.handle(input)) {
        seed_changed();
        return {};
    }
    const Transition transition = MenuScene::handle(input);
    if (is_seed_open() != takes_text_) {
        takes_text_ = is_seed_open();
        services_.host.enable_text_input(takes_text_);
    }
    return transition;
}

std::optional<Transition> MoreScene::take_key(const KeyPressed& key)
{
    if (is_paste(key) && is_seed_open()) {
        choices_.seed.paste(services_.host.clipboard());
        seed_changed();
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

void MoreScene::go_to_usual()
{
    typed_row_.reset();
    change([this] { spec() = engine::without_wishes(spec()); });
}

Transition MoreScene::choose_technique()
{
    return {Transition::Kind::Push, [this] {
                return make_technique_choice_scene(
                    services_, spec().technique, [this](const engine::Technique* technique) {
                        change([&] {
                            spec().technique = technique;
                            if (technique)
                                spec().level = std::max(spec().level, technique->level);
                        });
                    });
            }};
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
    if (!why_text_.empty() || choices_.seed.error())
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

void MoreScene::draw_content(Canvas& canvas) const
{
    draw_card(canvas, rows_card_, scale_);
    for (std::size_t index = 0; index < rows_.size(); ++index) {
        const SettingRowPlace& place = places_[index];
        canvas.fill(Rect{place.row.x, place.row.bottom(), place.row.width, px(1)}, Paint::Line);
        draw_setting_texts(canvas, rows_[index], place.label, scale_);
    }
    draw_text(canvas, tr("Code or seed"), seed_heading_, seed_heading_look, scale_);
    if (!why_text_.empty())
        draw_paragraph(canvas, why_text_, why_, sentence_look, scale_);
    draw_card(canvas, facts_card_, scale_);
    facts_.draw(canvas);
}

} // namespace

std::unique_ptr<Scene> make_more_scene(Services& services, MoreChoices choices)
{
    return std::make_unique<MoreScene>(services, std::move(choices));
}

} // namespace game
