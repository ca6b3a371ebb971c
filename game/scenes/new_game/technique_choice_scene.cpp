// The choice of a technique that a new puzzle must need.

#include <string>
#include <utility>
#include <vector>

#include "engine/make/goal.h"
#include "game/scenes/entry/choice_boxes.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game/more_scene.h"
#include "game/scenes/new_game/new_game_choices.h"
#include "game/ui/names.h"

namespace game {
namespace {

using engine::Technique;

enum class TechniqueChoiceButton { Any, One };

constexpr double technique_width = 230; // units, at least

class TechniqueChoiceScene : public MenuScene {
public:
    using Use = std::function<void(const Technique*)>;

    TechniqueChoiceScene(Services& services, const Technique* chosen, Use use)
        : MenuScene(services), chosen_(chosen), use_(std::move(use))
    {
        panel_.focus(id_of(chosen));
    }

private:
    static ButtonId id_of(const Technique* technique)
    {
        if (technique == nullptr)
            return TechniqueChoiceButton::Any;
        return {TechniqueChoiceButton::One, index_in(engine::all_techniques(), technique)};
    }

    HelpTopic help_topic() const override { return HelpTopic::NewGame; }
    std::string title() const override { return tr("Required technique"); }
    std::vector<KeyHint> hints() const override
    {
        return {{"↑ ↓ ← →", tr("move")},
                {name_of(Key::Enter), tr("choose")},
                {name_of(Key::Escape), tr("back")}};
    }

    Box screen() override
    {
        using namespace box;
        std::vector<Box> parts = {choice_of(nullptr).at_most(1.5 * technique_width)};
        for (engine::Level level : levels) {
            std::vector<Box> choices;
            for (const Technique* technique : engine::all_techniques()) {
                if (technique->standing.level == level && engine::may_be_needed(technique))
                    choices.push_back(choice_of(technique));
            }
            if (choices.empty())
                continue;
            parts.push_back(choice_heading(level_name(texts(), level)).then(-10));
            parts.push_back(
                grid(choices,
                     {.gap_across = 8, .gap_down = 8, .least_width = with_text(technique_width)}));
        }
        return column(parts).gaps(16);
    }

    Box choice_of(const Technique* technique)
    {
        return box::button(
            {.id = id_of(technique),
             .label = technique ? tr(technique->name) : texts().trc("technique", "Any"),
             .chosen = technique == chosen_},
            [this, technique] {
                use_(technique);
                go({Transition::Kind::Pop, {}});
            });
    }

    const Technique* chosen_;
    Use use_;
};

} // namespace

std::unique_ptr<Scene> make_technique_choice_scene(Services& services,
                                                   const Technique* chosen,
                                                   std::function<void(const Technique*)> use)
{
    return std::make_unique<TechniqueChoiceScene>(services, chosen, std::move(use));
}

} // namespace game
