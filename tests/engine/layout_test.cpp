#include "engine/rules/layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/rules/catalogue.h"
#include "engine/rules/rule.h"

namespace engine {
namespace {

std::string why(std::string_view text)
{
    const auto layout = parse_layout(text);
    return layout ? "fits" : in_english(layout.why());
}

std::string id_of(std::string_view text)
{
    const auto layout = parse_layout(text);
    return layout ? layout->id : in_english(layout.why());
}

int houses_of(const Grid& grid, HouseKind kind)
{
    return static_cast<int>(std::count_if(grid.houses().begin(), grid.houses().end(),
                                          [kind](const House& each) { return each.kind == kind; }));
}

TEST(Layout, CatalogueNamesEachOnceAndKnowsItAgain)
{
    std::set<std::string> ids;
    for (const Layout& layout : all_layouts()) {
        EXPECT_TRUE(ids.insert(layout.id).second) << layout.id;
        EXPECT_EQ(find_layout(layout.id)->id, layout.id);
        EXPECT_EQ(find_layout(layout.id)->rules, layout.rules);
    }
    EXPECT_EQ(all_layouts().size(), all_named_mixes().size());
}

TEST(Layout, CatalogueKeepsFamiliesTogether)
{
    std::set<LayoutFamily> seen;
    std::optional<LayoutFamily> current;
    for (const Layout& layout : all_layouts()) {
        if (family_of(layout) == current)
            continue;
        current = family_of(layout);
        EXPECT_TRUE(seen.insert(*current).second) << layout.id;
    }
}

TEST(Layout, HasTheSizesPlayersKnow)
{
    for (int size : {4, 6, 8, 9, 10, 12, 15, 16, 20, 25}) {
        const std::string side = std::to_string(size);
        const auto layout = find_layout(side + "x" + side);
        ASSERT_TRUE(layout);
        EXPECT_EQ(layout->name, side + "×" + side);
        EXPECT_EQ(make_grid(*layout)->cell_count(), size * size);
        EXPECT_EQ(houses_of(*make_grid(*layout), HouseKind::Region), size);
    }
}

TEST(Layout, MixesHaveOneIdHoweverTheyAreWritten)
{
    EXPECT_EQ(id_of("9x9+diagonals"), "x-9x9");
    EXPECT_EQ(id_of("x-9x9"), "x-9x9");
    EXPECT_EQ(id_of("x-9x9+diagonals"), "x-9x9");
    EXPECT_EQ(id_of("9x9+windoku+diagonals"), "9x9+diagonals+windoku");
    EXPECT_EQ(id_of("windoku+diagonals"), "9x9+diagonals+windoku");
    EXPECT_EQ(id_of("samurai+diagonals"), "samurai+diagonals");
    EXPECT_EQ(id_of("14x14"), "14x14");
    EXPECT_EQ(id_of("7x7+jigsaw"), "jigsaw-7x7");
    EXPECT_EQ(id_of("jigsaw-9x9+killer"), "killer-jigsaw-9x9");
    EXPECT_EQ(id_of("9x9+killer+windoku+jigsaw"), "9x9+jigsaw+windoku+killer");
}

TEST(Layout, SaysWhatDoesNotGoTogether)
{
    EXPECT_EQ(why(""), "\"\" is not a layout; write one like 9x9, x-9x9 or 9x9+windoku");
    EXPECT_EQ(why("9x8"), "\"9x8\" is not a layout; write one like 9x9, x-9x9 or 9x9+windoku");
    EXPECT_EQ(why("09x09"), "\"09x09\" is not a layout; write one like 9x9, x-9x9 or 9x9+windoku");
    EXPECT_EQ(why("26x26"), "\"26x26\" is not a layout; write one like 9x9, x-9x9 or 9x9+windoku");
    EXPECT_EQ(why("9x9+knights"), "\"knights\" is not a rule that can be added to a layout");
    EXPECT_EQ(why("9x9\n"), "\"9x9?\" is not a layout; write one like 9x9, x-9x9 or 9x9+windoku");
    EXPECT_EQ(why("7x7"), "Boxes need a size from 4 to 25 that is not prime; 7 is not possible");
    EXPECT_EQ(why("16x16+jigsaw"), "Jigsaw needs a size from 4 to 12; 16 is not possible");
    EXPECT_EQ(why("16x16+killer"), "Killer needs a size from 4 to 12; 16 is not possible");
    EXPECT_EQ(why("samurai+jigsaw"),
              "Jigsaw needs a single square; squares that overlap keep their boxes");
    EXPECT_EQ(why("jigsaw-9x9+disjoint-groups"),
              "Disjoint groups need boxes, and a jigsaw has none");
    EXPECT_EQ(why("6x6+windoku"),
              "Windoku needs square boxes: size 4, 9, 16 or 25; 6 is not possible");
}

TEST(Layout, WindowsAreOneCellFromTheEdgeAndFromEachOther)
{
    const auto nine = make_grid(*find_layout("windoku"));
    EXPECT_EQ(houses_of(*nine, HouseKind::Extra), 4);
    EXPECT_EQ(nine->place_of(nine->houses().back().cells.front()), (Place{5, 5}));
    EXPECT_EQ(nine->place_of(nine->houses().back().cells.back()), (Place{7, 7}));
    EXPECT_EQ(houses_of(*make_grid(*find_layout("4x4+windoku")), HouseKind::Extra), 1);
    EXPECT_EQ(houses_of(*make_grid(*find_layout("16x16+windoku")), HouseKind::Extra), 9);
    EXPECT_EQ(houses_of(*make_grid(*find_layout("25x25+windoku")), HouseKind::Extra), 16);
}

TEST(Layout, DisjointGroupsTakeOneCellOfEveryBox)
{
    for (const char* id : {"disjoint-9x9", "6x6+disjoint-groups", "12x12+disjoint-groups"}) {
        const auto grid = make_grid(*find_layout(id));
        EXPECT_EQ(houses_of(*grid, HouseKind::Extra), grid->size());
        for (const House& group : grid->houses()) {
            if (group.kind != HouseKind::Extra)
                continue;
            std::set<HouseIndex> boxes;
            for (Cell cell : group.cells) {
                boxes.insert(grid->region_of(cell));
            }
            EXPECT_EQ(static_cast<int>(boxes.size()), grid->size());
        }
    }
}

TEST(Layout, ChessPairsAreEveryMoveOnce)
{
    // A knight has 4(n-1)(n-2) moves on n by n, a king 2(n-1)^2 along the diagonals.
    EXPECT_EQ(make_grid(*find_layout("anti-knight-9x9"))->pairs().size(), 4u * 8 * 7);
    EXPECT_EQ(make_grid(*find_layout("anti-king-9x9"))->pairs().size(), 2u * 8 * 8);
    const auto knight = make_grid(*find_layout("anti-knight-9x9"));
    const CellSet& seen = knight->peers_of(*knight->cell_at({4, 4}));
    EXPECT_TRUE(seen.has(*knight->cell_at({2, 3})));
    EXPECT_EQ(seen.count(), 20 + 8);
}

TEST(Layout, OverlappingSquaresShareCellsAndHouses)
{
    const auto samurai = make_grid(*find_layout("samurai"));
    EXPECT_EQ(samurai->rows(), 21);
    EXPECT_EQ(samurai->columns(), 21);
    EXPECT_EQ(samurai->cell_count(), 5 * 81 - 4 * 9);
    EXPECT_EQ(houses_of(*samurai, HouseKind::Row), 45);
    EXPECT_EQ(houses_of(*samurai, HouseKind::Region), 41);
    EXPECT_EQ(samurai->cell_at({0, 10}), std::nullopt);
    // Within a square only: the rows of two squares side by side do not see each other.
    const CellSet& seen = samurai->peers_of(*samurai->cell_at({0, 0}));
    EXPECT_FALSE(seen.has(*samurai->cell_at({0, 12})));
    EXPECT_EQ(seen.count(), 20);
    EXPECT_EQ(samurai->houses_of(*samurai->cell_at({7, 7})).size(), 5u);
    EXPECT_EQ(houses_of(*make_grid(*find_layout("samurai+diagonals")), HouseKind::Extra), 10);
}

TEST(Layout, JigsawsHaveRegionsInsteadOfBoxesDrawnByDice)
{
    const Layout jigsaw = *find_layout("jigsaw-9x9");
    EXPECT_TRUE(rolls_dice(jigsaw));
    EXPECT_FALSE(rolls_dice(*find_layout("killer-9x9")));
    EXPECT_TRUE(prints_clues(*find_layout("killer-9x9")));
    EXPECT_EQ(houses_of(*make_grid(jigsaw), HouseKind::Region), 9);
    EXPECT_EQ(*make_grid(jigsaw), *make_grid(jigsaw)) << "the example must stay the same";
    Random dice(7);
    const auto first = make_grid(jigsaw, dice);
    EXPECT_NE(*first, *make_grid(jigsaw, dice));
}

TEST(Layout, FixedPaperLeavesTheDiceAlone)
{
    for (const Layout& layout : all_layouts()) {
        if (rolls_dice(layout))
            continue;
        Random dice(1);
        make_grid(layout, dice);
        EXPECT_EQ(dice.next(), Random(1).next()) << layout.id;
    }
}

TEST(Layout, HousesNeverHoldACellTwice)
{
    for (const Layout& layout : all_layouts()) {
        const auto grid = make_grid(layout);
        for (const House& house : grid->houses()) {
            const std::set<Cell> cells(house.cells.begin(), house.cells.end());
            EXPECT_EQ(cells.size(), house.cells.size()) << layout.id;
        }
    }
}

} // namespace
} // namespace engine
