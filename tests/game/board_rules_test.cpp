// Every rule that changes the board can be seen there, in every mix.

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/rules/layout.h"
#include "engine/rules/rule.h"
#include "engine/store/documents/saved_game.h"
#include "game/ui/display_list.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/board/thumbnail.h"
#include "tests/game/fixed_measure.h"

namespace game {
namespace {

using engine::Board;
using engine::Grid;
using What = decltype(DrawCall::what);
using Calls = std::vector<What>;

// Cages are drawn around a solution: here there are only two.
std::shared_ptr<const Grid> paper_of(const engine::Layout& layout)
{
    auto grid = engine::make_grid(layout);
    if (!engine::prints_clues(layout))
        return grid;
    engine::GridBuilder builder(*grid);
    builder.add_cage({{engine::Cell{0}, engine::Cell{1}}, 5});
    builder.add_cage({{engine::Cell{20}, engine::Cell{21}}, 9});
    return std::make_shared<const Grid>(std::move(builder).build());
}

Calls picture(const Grid& grid, const BoardLook& look = {.marks = false, .shadow = false})
{
    BoardView view(grid);
    view.place(Rect{20, 20, 720, 720}, Scale{});
    DisplayList list(Size{800, 800}, measure);
    view.draw(list, Board(engine::Digits(grid.cells().size(), engine::no_digit)), look);
    Calls calls;
    for (const DrawCall& call : list.calls())
        calls.push_back(call.what);
    return calls;
}

// What is in one picture and not in the other.
Calls added(const Calls& with, const Calls& without)
{
    Calls more;
    for (const auto& call : with) {
        if (std::ranges::find(without, call) == without.end())
            more.push_back(call);
    }
    return more;
}

// Tints are mixed where rules overlap; lines, marks and numbers do not change.
bool is_tint(const What& call)
{
    const auto* fill = std::get_if<drawn::Fill>(&call);
    return fill != nullptr && fill->area.width > 20 && fill->area.height > 20;
}

// Rules about pairs of cells are not shown on the board.
bool is_drawn(const engine::Rule& rule)
{
    return rule.id != "anti-knight" && rule.id != "anti-king";
}

TEST(BoardRules, EachIsSeenInEveryMixOfTwo)
{
    int mixes = 0;
    for (const engine::Rule& one : engine::all_rules()) {
        for (const engine::Rule& other : engine::all_rules()) {
            const std::string alone = "9x9+" + std::string(one.id);
            const auto mix = engine::parse_layout(alone + "+" + std::string(other.id));
            if (*one.name == 0 || *other.name == 0 || one.id == other.id || !mix)
                continue;
            ++mixes;
            const Calls both = picture(*paper_of(*mix));
            const Calls first = picture(*paper_of(*engine::parse_layout(alone)));
            EXPECT_EQ(added(both, first).empty(), !is_drawn(other))
                << mix->id << " without " << other.id;
            // A jigsaw moves the lines of the board, and everything near them.
            if (one.id == "jigsaw" || other.id == "jigsaw")
                continue;
            const Calls plain = picture(*engine::make_grid(*engine::find_layout("9x9")));
            Calls own = added(first, plain);
            std::erase_if(own, is_tint);
            EXPECT_EQ(own.empty(), !is_drawn(one)) << one.id;
            EXPECT_TRUE(added(own, both).empty()) << mix->id << " hides " << one.id;
        }
    }
    EXPECT_EQ(mixes, 40);
}

TEST(BoardRules, AllAtOnceHideNoneOfThem)
{
    const auto all = engine::parse_layout("9x9+diagonals+windoku+disjoint-groups+anti-king+killer");
    const Calls together = picture(*paper_of(*all));
    const Calls plain = picture(*engine::make_grid(*engine::find_layout("9x9")));
    for (const char* rule : {"diagonals", "windoku", "disjoint-groups", "killer"}) {
        Calls own =
            added(picture(*paper_of(*engine::parse_layout("9x9+" + std::string(rule)))), plain);
        std::erase_if(own, is_tint);
        EXPECT_FALSE(own.empty()) << rule;
        EXPECT_TRUE(added(own, together).empty()) << rule;
    }
}

struct GroupMark {
    Point at;
    Shape shape;
    Tint tint;
};

// Only the cells of groups: the rest of the layout is in the picture without them, too.
std::vector<GroupMark> group_marks(const std::string& layout)
{
    std::vector<GroupMark> marks;
    for (const What& call :
         added(picture(*paper_of(*engine::parse_layout(layout + "+disjoint-groups"))),
               picture(*paper_of(*engine::parse_layout(layout))))) {
        if (const auto* outline = std::get_if<drawn::Outline>(&call))
            marks.push_back({outline->at, outline->shape, outline->tint});
    }
    return marks;
}

TEST(BoardRules, ACellBearsOneMarkThatAllItsGroupsShare)
{
    for (const char* layout : {"9x9", "12x12", "25x25", "samurai", "butterfly", "flower"}) {
        const auto grid = paper_of(*engine::parse_layout(std::string(layout) + "+disjoint-groups"));
        const std::vector<GroupMark> marks = group_marks(layout);
        ASSERT_EQ(marks.size(), grid->cells().size()) << layout << ": one in each cell";
        std::vector<GroupMark> looks;
        for (const engine::House& house : grid->houses()) {
            if (house.kind != engine::HouseKind::Extra)
                continue;
            const GroupMark& first = marks[house.cells.front().index];
            for (engine::Cell cell : house.cells) {
                EXPECT_EQ(marks[cell.index].tint, first.tint) << layout;
                EXPECT_EQ(marks[cell.index].shape, first.shape) << layout;
            }
            const auto same = [&](const GroupMark& other) {
                return other.tint == first.tint && other.shape == first.shape;
            };
            if (std::ranges::none_of(looks, same))
                looks.push_back(first);
        }
        EXPECT_EQ(static_cast<int>(looks.size()), grid->size()) << layout << ": all told apart";
    }
}

TEST(BoardRules, AThumbnailShowsOneOfTheGroups)
{
    const auto thumbnail = [](const char* layout) {
        DisplayList list(Size{40, 40}, measure);
        draw_thumbnail(list, Rect{5, 5, 30, 30}, *paper_of(*engine::find_layout(layout)), {});
        Calls calls;
        for (const DrawCall& call : list.calls())
            calls.push_back(call.what);
        return calls;
    };
    EXPECT_EQ(added(thumbnail("disjoint-9x9"), thumbnail("9x9")).size(), 9U);
}

// A saved game stores positions and houses, not the rules that they came from.
TEST(BoardRules, ALoadedGameLooksLikeTheOneThatWasPlayed)
{
    const auto layout = engine::parse_layout("9x9+diagonals+windoku+disjoint-groups");
    const auto ruled = engine::make_grid(*layout);
    std::vector<engine::Place> places;
    for (engine::Cell cell : ruled->cells())
        places.push_back(ruled->place_of(cell));
    engine::GridBuilder builder(9, places);
    for (const engine::House& house : ruled->houses())
        builder.add_house(house.kind, house.cells);
    EXPECT_EQ(picture(*std::make_shared<const Grid>(std::move(builder).build())), picture(*ruled));
}

TEST(BoardRules, NoLightHidesALineOrAMark)
{
    const auto grid =
        engine::make_grid(*engine::parse_layout("9x9+diagonals+windoku+disjoint-groups"));
    BoardLook look{.marks = false, .shadow = false};
    look.selection = {engine::Cell{40}};
    look.hovered = engine::Cell{10};
    const Calls lit = picture(*grid, look);
    const auto last_fill = std::ranges::find_if(lit.rbegin(), lit.rend(), is_tint).base();
    const auto first_line = std::ranges::find_if(
        lit, [](const What& call) { return std::holds_alternative<drawn::Outline>(call); });
    EXPECT_LE(last_fill, first_line) << "lines and marks are drawn over all light";
}

} // namespace
} // namespace game
