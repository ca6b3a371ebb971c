#include "game/scenes/editor/board_choice_scene.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "game/scenes/entry/layout_choice.h"
#include "game/scenes/entry/new_game_layout.h"
#include "game/scenes/menu_scene.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/button_background.h"
#include "game/widgets/cards/choice_cards.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Layout;
using engine::N_;

enum class BoardChoiceButton { Squares, Rule, Use };

constexpr double squares_width = 94; // of a card, at least; units
constexpr double squares_height = 80;
constexpr double rule_width = 168;
constexpr double rule_height = 90;
constexpr double use_button_height = 58;

// A board whose regions or cages differ from puzzle to puzzle can't be chosen by name.
bool is_always_the_same(const Layout& layout)
{
    return !rolls_dice(layout) && !prints_clues(layout);
}

// Indexes in all_squares().
std::vector<std::size_t> squares_to_enter()
{
    std::vector<std::size_t> found;
    for (std::size_t index = 0; index < all_squares().size(); ++index) {
        if (is_always_the_same(all_squares()[index]))
            found.push_back(index);
    }
    return found;
}

std::vector<const engine::Rule*> rules_to_enter()
{
    std::vector<const engine::Rule*> found;
    for (const engine::Rule* rule : rules_to_add()) {
        if (!rule->prints_clues && !rule->rolls_dice)
            found.push_back(rule);
    }
    return found;
}

Layout nearest_to_enter(const Layout& layout)
{
    if (is_always_the_same(layout))
        return layout;
    for (std::size_t index : squares_to_enter()) {
        const Layout& squares = all_squares()[index];
        if (squares.size == layout.size && squares.corners == layout.corners)
            return squares;
    }
    return all_squares()[squares_to_enter().front()];
}

class BoardChoiceScene : public MenuScene {
public:
    using Use = std::function<void(const Layout& layout)>;
    BoardChoiceScene(Services& services, const Layout& layout, Use use)
        : MenuScene(services), choice_(nearest_to_enter(layout)), use_(std::move(use))
    {
        for (const Layout& squares : all_squares())
            pictures_.push_back(engine::make_grid(squares));
        for (const engine::Rule* rule : rules_)
            examples_.push_back(example_of(*rule));
        panel_.focus({BoardChoiceButton::Squares, choice_.squares()});
    }

private:
    std::string title() const override { return tr("Board"); }
    std::vector<KeyHint> hints() const override
    {
        return {{"↑ ↓ ← →", tr("move")},
                {name_of(Key::Space), tr("choose")},
                {name_of(Key::Enter), tr("use this board")},
                {name_of(Key::Escape), tr("back")}};
    }
    std::optional<Transition> take_key(const KeyPressed& key) override
    {
        if (key.key != Key::Enter || panel_.focused() == back_id())
            return std::nullopt;
        use();
        return Transition{Transition::Kind::Pop, {}};
    }
    int place(Rect content) override;
    void draw_content(Canvas& canvas) const override;
    void add_squares();
    void add_rules();
    void use() { use_(choice_.layout()); }

    const std::vector<std::size_t> squares_ = squares_to_enter();
    const std::vector<const engine::Rule*> rules_ = rules_to_enter();
    std::vector<std::shared_ptr<const engine::Grid>> pictures_; // by index in all_squares()
    std::vector<std::shared_ptr<const engine::Grid>> examples_;
    LayoutChoice choice_;
    Use use_;
    Rect squares_heading_;
    std::vector<Rect> squares_places_;
    Rect rules_heading_;
    std::vector<Rect> rules_places_;
};

int BoardChoiceScene::place(Rect content)
{
    using namespace box;
    const Rect frame = frame_.content();
    reserved_below_ = tall(use_button_height) + px(12);
    squares_places_.resize(squares_.size());
    rules_places_.resize(rules_.size());
    const Box all = column({
        part(squares_heading_, scale_.grown(22)).then(6),
        card_grid(squares_places_, squares_width, squares_height, content.width, scale_).then(18),
        part(rules_heading_, scale_.grown(22)).then(6),
        card_grid(rules_places_, rule_width, rule_height, content.width, scale_),
    });
    const int bottom = all.lay_out(content, Unit{scale_.unit});
    add_squares();
    add_rules();
    const int width = frame_.is_narrow() ? frame.width : std::min(frame.width, px(404));
    add(Button{.id = BoardChoiceButton::Use,
               .area = {frame.right() - width, frame.bottom() - tall(use_button_height), width,
                        tall(use_button_height)},
               .style = ButtonStyle::Primary,
               .label = tr("Use this board"),
               .key_hint = name_of(Key::Enter),
               .scrolls = Scrolls::Never,
               .press = [this] {
                   use();
                   go({Transition::Kind::Pop, {}});
               }});
    return bottom;
}

void BoardChoiceScene::add_squares()
{
    for (std::size_t place = 0; place < squares_.size(); ++place) {
        const std::size_t index = squares_[place];
        add(Button{.id = {BoardChoiceButton::Squares, index},
                   .area = squares_places_[place],
                   .style = ButtonStyle::Card,
                   .spoken = tr(all_squares()[index].name),
                   .chosen = index == choice_.squares(),
                   .press =
                       [this, index] {
                           choice_.choose_squares(index);
                           place_again();
                       },
                   .draw =
                       [this](Canvas& canvas, const Button& card, ButtonState state) {
                           draw_squares_card(canvas, face_of(card, state, scale_),
                                             CardLook{.name = tr(all_squares()[card.id.index].name),
                                                      .grid = *pictures_[card.id.index],
                                                      .chosen = card.chosen},
                                             scale_);
                       }});
    }
}

void BoardChoiceScene::add_rules()
{
    for (std::size_t index = 0; index < rules_.size(); ++index) {
        const engine::Rule& rule = *rules_[index];
        add(Button{.id = {BoardChoiceButton::Rule, index},
                   .area = rules_places_[index],
                   .style = ButtonStyle::Card,
                   .spoken = tr(rule.name),
                   .chosen = choice_.has(rule),
                   .press =
                       [this, &rule] {
                           choice_.toggle(rule);
                           place_again();
                       },
                   .draw =
                       [this, index, &rule](Canvas& canvas, const Button& card, ButtonState state) {
                           draw_rule_card(canvas, face_of(card, state, scale_),
                                          CardLook{.name = tr(rule.name),
                                                   .grid = *examples_[index],
                                                   .chosen = card.chosen,
                                                   .possible = !choice_.why_not(rule),
                                                   .about = tr(rule.summary)},
                                          scale_);
                       }});
    }
}

void BoardChoiceScene::draw_content(Canvas& canvas) const
{
    const TextLook heading{.size = 15, .weight = Weight::SemiBold};
    draw_text(canvas, tr("Size"), squares_heading_, heading, scale_);
    draw_text(canvas, tr("Extra rules"), rules_heading_, heading, scale_);
}

} // namespace

std::unique_ptr<Scene> make_board_choice_scene(Services& services,
                                               const Layout& layout,
                                               std::function<void(const Layout& layout)> use)
{
    return std::make_unique<BoardChoiceScene>(services, layout, std::move(use));
}

} // namespace game
