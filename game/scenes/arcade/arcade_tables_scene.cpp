#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "game/scenes/arcade/arcade_scene.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/scenes/arcade/tables_scene.h"
#include "game/widgets/boxes/leaves.h"

namespace game {
namespace {

using engine::ArcadeMode;

enum class TablesButton { Mode };

constexpr TextLook earlier_look{.size = 14, .weight = Weight::SemiBold, .tint = Paint::Ink2};

// The table of a mode. Scores that were reached under earlier rules can't be compared with it and
// have tables of their own below.
class ArcadeTablesScene : public TablesScene {
public:
    ArcadeTablesScene(Services& services, const ArcadeMode& mode)
        : TablesScene(services),
          chosen_(static_cast<std::size_t>(&mode - engine::arcade_modes().data()))
    {
        panel_.focus({TablesButton::Mode, chosen_});
    }

private:
    std::string title() const override { return tr("Tables"); }
    std::vector<KeyHint> hints() const override
    {
        return {{"← →", tr("choose")}, {name_of(Key::Escape), tr("back")}};
    }

    // The table follows the focus.
    Transition handle(const Input& input) override
    {
        Transition next = MenuScene::handle(input);
        const auto focused = panel_.focused();
        if (focused && focused->is(TablesButton::Mode))
            choose(focused->index);
        return next;
    }

    void choose(std::size_t mode)
    {
        if (std::exchange(chosen_, mode) == mode)
            return;
        scroll_to_top();
        place_again();
    }

    Box screen() override
    {
        using namespace box;
        constexpr double widest = 760;
        return column({switches().then(16), tables_of_mode().at_most(widest, Side::Middle)});
    }

    // In two rows where one has no room for all names.
    Box switches()
    {
        using namespace box;
        const Box all = modes(0, engine::arcade_modes().size());
        if (natural_width(all) <= width())
            return all.size(with_text(44));
        const std::size_t half = engine::arcade_modes().size() / 2;
        return column({modes(0, half).size(with_text(44)).then(6),
                       modes(half, engine::arcade_modes().size()).size(with_text(44))});
    }

    Box modes(std::size_t from, std::size_t end)
    {
        std::vector<std::string> labels;
        for (std::size_t mode = from; mode < end; ++mode)
            labels.push_back(tr(engine::arcade_modes()[mode].name));
        return box::segments({.first = {TablesButton::Mode, from},
                              .labels = std::move(labels),
                              .chosen = chosen_,
                              .choose = [this](std::size_t mode) {
                                  choose(mode);
                              }});
    }

    Box tables_of_mode() const
    {
        using namespace box;
        const ArcadeMode& mode = engine::arcade_modes()[chosen_];
        std::vector<Box> cards;
        for (int version = mode.version; version >= 1; --version) {
            const auto& results = tables().table(engine::table_id(mode, version));
            const bool is_earlier = version < mode.version;
            if (is_earlier && results.empty())
                continue;
            const Box heading = text(tr("Under earlier rules"), earlier_look).padding(12, 0);
            cards.push_back(
                card({heading.then(6).when(is_earlier), arcade_table(texts(), mode, results)})
                    .padding(10, 10));
        }
        return column(std::move(cards)).gaps(16);
    }

    std::size_t chosen_;
};

} // namespace

std::unique_ptr<Scene> make_arcade_tables_scene(Services& services, const ArcadeMode& mode)
{
    return std::make_unique<ArcadeTablesScene>(services, mode);
}

} // namespace game
