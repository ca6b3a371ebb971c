// The choice of a technique that a new puzzle must need.

#include <string>
#include <utility>
#include <vector>

#include "engine/base/count.h"
#include "engine/make/goal.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/new_game/more_scene.h"
#include "game/scenes/new_game/new_game_choices.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

using engine::Technique;

enum class TechniqueChoiceButton { Any, One };

constexpr double technique_width = 230; // units, at least
constexpr double technique_height = 44;

std::vector<const Technique*> techniques_of(engine::Level level)
{
    std::vector<const Technique*> found;
    for (const Technique* technique : engine::all_techniques()) {
        if (technique->level == level && engine::may_be_needed(technique))
            found.push_back(technique);
    }
    return found;
}

class TechniqueChoiceScene : public MenuScene {
public:
    using Use = std::function<void(const Technique*)>;

    TechniqueChoiceScene(Services& services, const Technique* chosen, Use use)
        : MenuScene(services), chosen_(chosen), use_(std::move(use))
    {
        std::size_t index = 0;
        for (engine::Level level : levels) {
            const std::vector<const Technique*> techniques = techniques_of(level);
            if (techniques.empty())
                continue;
            groups_.push_back({level, techniques, index, {}, {}});
            index += techniques.size();
        }
        panel_.focus(TechniqueChoiceButton::Any);
        for (const Group& group : groups_) {
            for (std::size_t at = 0; at < group.techniques.size(); ++at) {
                if (group.techniques[at] == chosen)
                    panel_.focus({TechniqueChoiceButton::One, group.first + at});
            }
        }
    }

private:
    struct Group {
        engine::Level level;
        std::vector<const Technique*> techniques;
        std::size_t first; // the index of its first button
        Rect heading;
        std::vector<Rect> places;
    };

    std::string title() const override { return tr("Required technique"); }
    std::vector<KeyHint> hints() const override
    {
        return {{"↑ ↓ ← →", tr("move")},
                {name_of(Key::Enter), tr("choose")},
                {name_of(Key::Escape), tr("back")}};
    }

    int place(Rect content) override
    {
        using namespace box;
        Rect any;
        const int fit = std::max(1, (content.width + px(8)) / (tall(technique_width) + px(8)));
        std::vector<Box> parts = {
            part(any, scale_.grown(technique_height)).across(technique_width * 1.5, Side::Start)};
        for (Group& group : groups_) {
            group.places.resize(group.techniques.size());
            parts.push_back(part(group.heading, scale_.grown(22)).then(-8));
            parts.push_back(grid(group.places, {fit, scale_.grown(technique_height), 8, 8}));
        }
        const int bottom = column(std::move(parts)).gaps(16).lay_out(content, Unit{scale_.unit});
        add_choice({TechniqueChoiceButton::Any}, any, nullptr);
        for (const Group& group : groups_) {
            for (std::size_t at = 0; at < group.techniques.size(); ++at)
                add_choice({TechniqueChoiceButton::One, group.first + at}, group.places[at],
                           group.techniques[at]);
        }
        return bottom;
    }

    void add_choice(ButtonId id, Rect area, const Technique* technique)
    {
        add(Button{.id = id,
                   .area = area,
                   .style = ButtonStyle::Quiet,
                   .label = technique ? tr(technique->name) : texts().trc("technique", "Any"),
                   .chosen = technique == chosen_,
                   .press = [this, technique] {
                       use_(technique);
                       go({Transition::Kind::Pop, {}});
                   }});
    }

    void draw_content(Canvas& canvas) const override
    {
        for (const Group& group : groups_)
            draw_text(canvas, level_name(texts(), group.level), group.heading,
                      TextLook{.size = 15, .weight = Weight::SemiBold}, scale_);
    }

    const Technique* chosen_;
    Use use_;
    std::vector<Group> groups_;
};

} // namespace

std::unique_ptr<Scene> make_technique_choice_scene(Services& services,
                                                   const Technique* chosen,
                                                   std::function<void(const Technique*)> use)
{
    return std::make_unique<TechniqueChoiceScene>(services, chosen, std::move(use));
}

} // namespace game
