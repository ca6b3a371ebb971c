#include "game/scenes/screens.h"

#include <algorithm>
#include <utility>

#include "game/scenes/entry/choice_boxes.h"
#include "game/scenes/menu_scene.h"

namespace game {
namespace {

using engine::Layout;

enum class BoardChoiceButton { Squares, Rule, Use };

// A board whose regions or cages differ from puzzle to puzzle can't be chosen by name.
bool is_always_the_same(const Layout& layout)
{
    return !rolls_dice(layout) && !prints_clues(layout);
}

bool is_to_enter(const engine::Rule& rule)
{
    return !rule.prints_clues && !rule.rolls_dice;
}

Layout nearest_to_enter(const Layout& layout)
{
    if (is_always_the_same(layout))
        return layout;
    const auto is_near = [&](const Layout& squares) {
        return is_always_the_same(squares) && squares.size == layout.size &&
               squares.corners == layout.corners;
    };
    const auto near = std::ranges::find_if(all_squares(), is_near);
    return near != all_squares().end() ? *near
                                       : *std::ranges::find_if(all_squares(), is_always_the_same);
}

class BoardChoiceScene : public MenuScene {
public:
    using Use = std::function<void(const Layout& layout)>;
    BoardChoiceScene(Services& services, const Layout& layout, Use use)
        : MenuScene(services), choice_(nearest_to_enter(layout)), use_(std::move(use))
    {
        panel_.focus({BoardChoiceButton::Squares, choice_.squares()});
    }

private:
    HelpTopic help_topic() const override { return HelpTopic::Editor; }
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
    Box screen() override;
    Box use_button();
    void use() { use_(choice_.layout()); }

    const BoardCards cards_{{.squares = is_always_the_same, .rule = is_to_enter}};
    LayoutChoice choice_;
    Use use_;
};

Box BoardChoiceScene::screen()
{
    using namespace box;
    const auto choose_squares = [this](std::size_t index) {
        choice_.choose_squares(index);
        place_again();
    };
    const auto toggle_rule = [this](std::size_t index) {
        choice_.toggle(*rules_to_add()[index]);
        place_again();
    };
    const Box use = use_button();
    return column(
        {column({choice_heading(tr("Size")),
                 card_grid(
                     cards_.squares(texts(), choice_, BoardChoiceButton::Squares, choose_squares),
                     94, 80)
                     .then(18),
                 choice_heading(tr("Extra rules")),
                 card_grid(cards_.rules(texts(), choice_, BoardChoiceButton::Rule, toggle_rule),
                           168, 90)})
             .scrolling()
             .grow()
             .then(12),
         (frame_.is_narrow() ? use : use.at_most(404, Side::End)).size(with_text(58))});
}

Box BoardChoiceScene::use_button()
{
    return box::button({.id = BoardChoiceButton::Use,
                        .style = ButtonStyle::Primary,
                        .label = tr("Use this board"),
                        .key_hint = name_of(Key::Enter)},
                       [this] {
                           use();
                           go({Transition::Kind::Pop, {}});
                       });
}

} // namespace

std::unique_ptr<Scene> make_board_choice_scene(Services& services,
                                               const Layout& layout,
                                               std::function<void(const Layout& layout)> use)
{
    return std::make_unique<BoardChoiceScene>(services, layout, std::move(use));
}

} // namespace game
