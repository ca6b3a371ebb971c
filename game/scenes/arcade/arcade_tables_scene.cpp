#include <string>
#include <utility>
#include <vector>

#include "engine/arcade/arcade_rank.h"
#include "engine/arcade/sprint_ladder.h"
#include "game/scenes/arcade/arcade_scene.h"
#include "game/scenes/arcade/lobby_card.h"
#include "game/scenes/arcade/rank_ladder.h"
#include "game/scenes/arcade/rank_texts.h"
#include "game/scenes/arcade/tables_scene.h"
#include "game/scenes/runs/days.h"
#include "game/ui/names.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/boxes/table.h"

namespace game {
namespace {

using engine::ArcadeMode;

enum class TablesButton { Mode };

constexpr double least_usual_width = 560; // units
constexpr double least_beside = 960;      // of what stands beside the table

constexpr TextLook earlier_look{.size = 14, .weight = Weight::SemiBold, .tint = Paint::Ink2};
constexpr TextLook of_open_place{.size = 15, .tint = Paint::Ink3};
constexpr const char* nothing_yet = "–";

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
        if (width() < least_beside)
            return column({switches().then(16),
                           tables_of_mode().at_most(widest, Side::Middle).then(16),
                           ranks().at_most(widest, Side::Middle)});
        return column(
            {switches().then(20),
             row({tables_of_mode().size(0).grow(), column({ranks()}).size(340)}).gaps(24)});
    }

    // What was reached in the mode, and what its ranks take.
    Box ranks() const
    {
        using namespace box;
        const ArcadeMode& mode = engine::arcade_modes()[chosen_];
        const ModeStanding standing = standing_of(services_, tables(), mode);
        const TextLook name{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};
        const TextLook quiet{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
        return card({text(tr(mode.name), name).then(2),
                     text(standing.best, {.size = 15, .weight = Weight::SemiBold}),
                     text(standing.who, quiet).when(!standing.who.empty()).then(10), rule().then(8),
                     rank_ladder(texts(), mode, tables().best_rank(mode))})
            .padding(24, 18);
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
            const Box heading = text(tr("Under earlier rules"), earlier_look);
            cards.push_back(
                card({heading.then(6).when(is_earlier), table_of(mode, results, is_earlier)})
                    .padding(width() < least_usual_width ? 14 : 24, 12));
        }
        return column(std::move(cards)).gaps(16);
    }

    // With the places that nobody has yet, except of earlier rules. Those have no ranks: these are
    // by the rules of today.
    Box table_of(const ArcadeMode& mode,
                 const std::vector<engine::ArcadeResult>& results,
                 bool is_earlier) const
    {
        using namespace box;
        const TextLook heads{.size = 12, .weight = Weight::SemiBold, .tint = Paint::Ink2};
        Table table({{Align::Left, 5},
                     {Align::Left, 4},
                     {Align::Right, 3},
                     {Align::Right, 2},
                     {Align::Right, 1},
                     {Align::Right, 0}});
        std::vector<Box> rows = {
            table
                .row({{"#", heads},
                      {tr("Initials"), heads},
                      {engine::counts_boards(mode) ? tr("Boards") : tr("Points"), heads},
                      {tr("Rank"), heads},
                      {tr("Time"), heads},
                      {tr("Date"), heads}})
                .size(with_text(32))};
        const std::size_t places = is_earlier ? results.size() : engine::arcade_table_length;
        for (std::size_t place = 0; place < places; ++place) {
            const auto line = place > 0 ? Table::Line::Above : Table::Line::None;
            std::vector<TableCell> cells =
                place < results.size()
                    ? cells_of(results[place], place,
                               is_earlier ? nothing_yet : rank_of(mode, results[place]))
                    : open_cells(place, results.empty());
            rows.push_back(table.row(std::move(cells), line).size(with_text(42)));
        }
        return column(std::move(rows));
    }

    std::string rank_of(const ArcadeMode& mode, const engine::ArcadeResult& result) const
    {
        const RankTile tile = rank_tile(mode, engine::rank_of(mode, result.reached()));
        const std::string rank = tile.gem ? tr(engine::name_of(*tile.gem)) : tile.letter;
        return rank.empty() ? nothing_yet : rank;
    }

    std::vector<TableCell>
    cells_of(const engine::ArcadeResult& result, std::size_t place, std::string rank) const
    {
        const bool is_first = place == 0;
        const Paint strong = is_first ? Paint::Gold : Paint::Ink;
        const TextLook quiet{.size = 14, .tint = Paint::Ink2, .face = Face::Numerals};
        TableCell number{std::to_string(place + 1), quiet};
        if (is_first)
            number = {"", {.tint = strong}, Icon::Trophy};
        return {number,
                {result.initials, {.size = 16, .weight = Weight::Bold, .tint = strong}},
                {number_text(texts(), result.score),
                 {.size = 17, .weight = Weight::SemiBold, .tint = strong, .face = Face::Numerals}},
                {std::move(rank), {.size = 15, .weight = Weight::SemiBold, .tint = Paint::Ink2}},
                {clock_text(result.time), quiet},
                {calendar_day(services_, result.date), quiet}};
    }

    std::vector<TableCell> open_cells(std::size_t place, bool is_empty) const
    {
        const bool says_so = is_empty && place == 0;
        return {{std::to_string(place + 1), of_open_place},
                {says_so ? tr("Not played yet") : nothing_yet, of_open_place},
                {"", of_open_place},
                {"", of_open_place},
                {"", of_open_place},
                {"", of_open_place}};
    }

    std::size_t chosen_;
};

} // namespace

std::unique_ptr<Scene> make_arcade_tables_scene(Services& services, const ArcadeMode& mode)
{
    return std::make_unique<ArcadeTablesScene>(services, mode);
}

} // namespace game
