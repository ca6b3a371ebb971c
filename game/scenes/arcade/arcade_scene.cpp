#include "game/scenes/arcade/arcade_scene.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/practice/practice_stock.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/scenes/menu_scene.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/own_data.h"
#include "game/scenes/waiting/pending.h"

namespace game {
namespace {

using engine::ArcadeMode;

enum class ArcadeButton { Mode, Start };

constexpr TextLook mode_name_look{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};
constexpr TextLook summary_look{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook best_look{.size = 15, .weight = Weight::SemiBold, .tint = Paint::Gold};
constexpr TextLook rule_look{.size = 16, .weight = Weight::Regular};
constexpr TextLook earlier_look{.size = 14, .weight = Weight::SemiBold, .tint = Paint::Ink2};
constexpr double beside_width = 720; // of the content, in units, for two columns

// A screen with the tables, which it reads again whenever it is laid out.
class TablesScene : public MenuScene {
public:
    using MenuScene::MenuScene;

    HelpTopic help_topic() const override { return HelpTopic::Arcade; }

    void lay_out(Size window, const TextMeasure& measure) override
    {
        reading_ = Pending(services_.saves.ask(&SavedData::arcade_tables));
        take_tables();
        MenuScene::lay_out(window, measure);
    }

    Transition update(engine::MonotonicTime) override
    {
        if (take_tables())
            place_again();
        return {};
    }
    bool is_busy() const override { return reading_.is_waiting(); }
    std::optional<engine::PlayTime> next_change() const override
    {
        return reading_.is_waiting() ? std::optional(engine::PlayTime{30}) : std::nullopt;
    }

protected:
    const engine::ArcadeBook& tables() const { return tables_; }

private:
    bool take_tables()
    {
        auto tables = reading_.take();
        if (!tables)
            return false;
        tables_ = *std::move(tables);
        return true;
    }

    engine::ArcadeBook tables_;
    Pending<engine::ArcadeBook> reading_;
};

// All modes, each with one line and its best result.
class ArcadeScene : public TablesScene {
public:
    explicit ArcadeScene(Services& services) : TablesScene(services)
    {
        panel_.focus(ArcadeButton::Mode);
    }

private:
    std::string title() const override { return tr("Arcade"); }
    std::vector<KeyHint> hints() const override
    {
        return {{"↑ ↓", tr("choose")},
                {name_of(Key::Enter), tr("open")},
                {name_of(Key::Escape), tr("back")}};
    }

    Box screen() override
    {
        std::vector<Box> modes;
        for (std::size_t index = 0; index < engine::arcade_modes().size(); ++index)
            modes.push_back(mode_button(index));
        return box::column(std::move(modes)).gaps(12);
    }

    Box mode_button(std::size_t index)
    {
        const ArcadeMode& mode = engine::arcade_modes()[index];
        return box::button({.id = {ArcadeButton::Mode, index},
                            .style = ButtonStyle::Card,
                            .spoken = tr(mode.name) + ". " + tr(mode.summary),
                            .press =
                                [this, &mode] {
                                    go({Transition::Kind::Push, [this, &mode] {
                                            return make_arcade_page_scene(services_, mode);
                                        }});
                                }},
                           card_of(mode));
    }

    // The best result has a line of its own where there is little room.
    Box card_of(const ArcadeMode& mode) const
    {
        using namespace box;
        const bool is_below = frame_.is_narrow();
        const Box name = text(tr(mode.name), mode_name_look);
        const Box best = text(best_text(mode), best_look);
        return column({row({name.size(0).grow().then(16), best}).when(!is_below),
                       name.when(is_below), paragraph(tr(mode.summary), summary_look),
                       best.when(is_below)})
            .gaps(6)
            .padding(18, 18);
    }

    std::string best_text(const ArcadeMode& mode) const
    {
        const std::vector<engine::ArcadeResult>& table = tables().table(engine::table_id(mode));
        if (table.empty())
            return tr("No result yet.");
        return table.front().initials + "  " + score_text(texts(), mode, table.front().score);
    }
};

// How a mode is played, and its table. Scores that were reached under earlier rules can't be
// compared with it and have tables of their own below.
class ArcadePageScene : public TablesScene {
public:
    ArcadePageScene(Services& services, const ArcadeMode& mode) : TablesScene(services), mode_(mode)
    {
        panel_.focus(ArcadeButton::Start);
    }

private:
    std::string title() const override { return tr(mode_.name); }
    std::vector<KeyHint> hints() const override
    {
        return {{name_of(Key::Enter), tr("start")}, {name_of(Key::Escape), tr("back")}};
    }

    Box screen() override
    {
        using namespace box;
        const Button start{.id = ArcadeButton::Start,
                           .style = ButtonStyle::Primary,
                           .label = tr("Start"),
                           .key_hint = name_of(Key::Enter),
                           .font_size = 18,
                           .press = [this] {
                               if (mode_.task == engine::ArcadeTask::Steps &&
                                   is_refused(services_, engine::read_practice_stock()))
                                   return;
                               go({Transition::Kind::Push, [this] {
                                       return make_arcade_run_scene(services_, mode_);
                                   }});
                           }};
        const Box left = column({rules().then(16), button(start).size(with_text(56)).then(4)});
        if (width() < scale_.grown(beside_width))
            return column({left.then(12), tables_of_mode()});
        return row({left.size(0).grow(55), tables_of_mode().size(0).grow(45)}).gaps(24);
    }

    Box rules() const
    {
        using namespace box;
        const TextLook figure{.size = 14, .weight = Weight::SemiBold, .tint = Paint::AccentText};
        std::vector<Box> rows;
        for (const std::string& rule : arcade_explanation(texts(), mode_))
            rows.push_back(row({paragraph(std::to_string(rows.size() + 1), figure).size(24),
                                paragraph(rule, rule_look).size(0).grow()}));
        return card(std::move(rows)).gaps(10).padding(18, 18);
    }

    Box tables_of_mode() const
    {
        using namespace box;
        std::vector<Box> cards;
        for (int version = mode_.version; version >= 1; --version) {
            const auto& results = tables().table(engine::table_id(mode_, version));
            const bool is_earlier = version < mode_.version;
            if (is_earlier && results.empty())
                continue;
            const Box heading = text(tr("Under earlier rules"), earlier_look).padding(12, 0);
            cards.push_back(card({heading.then(6).when(is_earlier),
                                  arcade_table(texts(), {.mode = &mode_, .results = &results})})
                                .padding(10, 10));
        }
        return column(std::move(cards)).gaps(16);
    }

    const ArcadeMode& mode_;
};

} // namespace

std::unique_ptr<Scene> make_arcade_scene(Services& services)
{
    return std::make_unique<ArcadeScene>(services);
}

std::unique_ptr<Scene> make_arcade_page_scene(Services& services, const ArcadeMode& mode)
{
    return std::make_unique<ArcadePageScene>(services, mode);
}

} // namespace game
