#include "game/scenes/help/rules_scene.h"

#include <utility>
#include <vector>

#include "engine/rules/layout.h"
#include "engine/text/layout_name.h"
#include "game/scenes/dialog_scene.h"
#include "game/ui/commands.h"

namespace game {
namespace {

using engine::RuleText;

class RulesScene : public DialogScene {
public:
    RulesScene(Services& services, const std::string& layout, std::function<void()> closed)
        : DialogScene(services), closed_(std::move(closed))
    {
        if (const auto found = engine::find_layout(layout))
            rules_ = engine::rule_texts(services.texts, *found);
        panel_.focus(ButtonId());
    }

    // The text size is reduced before a line is cut off.
    void lay_out(Size window, const TextMeasure& measure) override
    {
        DialogScene::lay_out(window, measure);
        const double smallest = scale_.text / 2;
        while (!has_room_for(card()) && scale_.text > smallest)
            scale_.text -= 0.05;
        place_again();
    }

private:
    Length card_width() const override { return box::with_text(560); }

    Box card() override
    {
        using namespace box;
        const TextLook name{.size = 16, .weight = Weight::SemiBold};
        const TextLook meaning{.size = 15, .weight = Weight::Regular, .tint = Paint::Ink2};
        std::vector<Box> all{
            text(tr("Rules of this board"),
                 {.size = 20, .weight = Weight::Bold, .face = Face::Numerals})
                .then(16),
        };
        for (const RuleText& rule : rules_) {
            all.push_back(text(rule.name, name).when(!rule.name.empty()));
            all.push_back(paragraph(rule.meaning, meaning).then(10));
        }
        all.push_back(space(10));
        all.push_back(button({.style = ButtonStyle::Primary,
                              .label = tr("Close"),
                              .key_hint = services_.hint_of(Command::Back)},
                             [this] { close(); })
                          .size(48));
        return column(all).padding(28, 24);
    }

    bool take_key(const KeyPressed& key) override
    {
        const auto command = services_.settings.keys.command_for(key);
        const bool closes =
            command == Command::Back || command == Command::Rules || command == Command::Confirm;
        if (closes && !key.repeated)
            close();
        return closes;
    }

    void close()
    {
        closed_();
        go({Transition::Kind::Pop, {}});
    }

    std::function<void()> closed_;
    std::vector<RuleText> rules_;
};

} // namespace

std::unique_ptr<Scene>
make_rules_scene(Services& services, const std::string& layout, std::function<void()> closed)
{
    return std::make_unique<RulesScene>(services, layout, std::move(closed));
}

} // namespace game
