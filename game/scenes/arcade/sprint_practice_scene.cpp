// The choice of a rung of the sprint to practise: no result is kept of it.

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/message.h"
#include "engine/base/table.h"
#include "game/scenes/arcade/arcade_scene.h"
#include "game/scenes/dialog_scene.h"
#include "game/ui/commands.h"
#include "game/widgets/gem.h"

namespace game {
namespace {

using engine::N_;
using engine::SprintRung;

enum class RungButton { Rung, Back };

constexpr TextLook rung_look{.size = 16, .weight = Weight::SemiBold};
constexpr TextLook rung_techniques_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

// Of most of the techniques of a rung.
struct RungFamilies {
    const char* first;
    const char* second = nullptr;
};

class SprintPracticeScene : public DialogScene {
public:
    SprintPracticeScene(Services& services, const engine::ArcadeMode& mode)
        : DialogScene(services), mode_(mode)
    {
        panel_.focus({RungButton::Rung, 0});
    }

    HelpTopic help_topic() const override { return HelpTopic::Arcade; }

private:
    Length card_width() const override { return box::with_text(440); }

    Box card() override
    {
        using namespace box;
        const TextLook heading{.size = 24, .weight = Weight::Bold, .face = Face::Numerals};
        std::vector<Box> rows = {text(tr("Practise a rung"), heading).then(4),
                                 paragraph(tr("It begins on this rung, and nothing is kept of it."),
                                           rung_techniques_look)
                                     .then(6)};
        for (SprintRung rung : engine::all_sprint_rungs)
            rows.push_back(rung_row(rung));
        rows.push_back(button(back()).size(with_text(44)));
        return column(std::move(rows)).gaps(8).padding(24, 22);
    }

    Box rung_row(SprintRung rung)
    {
        using namespace box;
        const Box gem = picture([rung](Canvas& canvas, Rect area, Scale scale) {
            draw_gem(canvas, {.rung = rung}, area.centre(), 11 * scale.unit);
        });
        const Box words = column(
            {text(tr(name_of(rung)), rung_look), text(techniques_of(rung), rung_techniques_look)});
        Button shown{.id = {RungButton::Rung, engine::index_of(rung)},
                     .style = ButtonStyle::Quiet,
                     .spoken = tr(name_of(rung)) + ": " + techniques_of(rung),
                     .press = [this, rung] {
                         practise(rung);
                     }};
        return button(std::move(shown),
                      row({gem.size(with_text(32)).then(12), words.size(0).grow()}).padding(14, 9));
    }

    std::string techniques_of(SprintRung rung) const
    {
        constexpr engine::Table<SprintRung, RungFamilies, engine::sprint_rung_count> all = {
            {RungFamilies{N_("Singles")}, RungFamilies{N_("Intersections")},
             RungFamilies{N_("Subsets")}, RungFamilies{N_("Fish"), N_("Wings")},
             RungFamilies{N_("Uniqueness"), N_("Chains")}}};
        const RungFamilies& families = all[rung];
        const std::string first = tr(families.first);
        return families.second == nullptr ? first : first + ", " + tr(families.second);
    }

    Button back()
    {
        return {.id = RungButton::Back,
                .style = ButtonStyle::Plain,
                .label = tr("Back"),
                .icon = Icon::Back,
                .group = RungButton::Rung,
                .press = [this] {
                    go({Transition::Kind::Pop, {}});
                }};
    }

    void practise(SprintRung rung)
    {
        services_.sound.play(sounds::start());
        go(replace([&services = services_, &mode = mode_, rung] {
            return make_arcade_run_scene(services, mode, rung);
        }));
    }

    bool take_key(const KeyPressed& key) override
    {
        if (services_.settings.keys.command_for(key) != Command::Back)
            return false;
        if (!key.repeated)
            panel_.press(RungButton::Back);
        return true;
    }

    const engine::ArcadeMode& mode_;
};

} // namespace

std::unique_ptr<Scene> make_sprint_practice_scene(Services& services,
                                                  const engine::ArcadeMode& mode)
{
    return std::make_unique<SprintPracticeScene>(services, mode);
}

} // namespace game
