#include "engine/rules/rule.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/rules/layout.h"

namespace engine {
namespace {

Grid with_rules(int size, std::initializer_list<std::string_view> rules)
{
    return *make_grid(Layout{"test", "test", size, rules});
}

std::vector<House> boxes_of(const Grid& grid)
{
    std::vector<House> regions;
    std::copy_if(grid.houses().begin(), grid.houses().end(), std::back_inserter(regions),
                 [](const House& house) { return house.kind == HouseKind::Region; });
    return regions;
}

TEST(Rules, ClassicGridHasTwentySevenHousesAndTwentyPeersACell)
{
    const auto grid = make_grid(*find_layout("9x9"));
    EXPECT_EQ(grid->cell_count(), 81);
    EXPECT_EQ(grid->houses().size(), 27u);
    for (Cell cell : grid->cells()) {
        EXPECT_EQ(grid->peers_of(cell).count(), 20);
        EXPECT_EQ(grid->houses_of(cell).size(), 3u);
    }
}

TEST(Rules, BoxesOfSixAreThreeWideAndTwoHigh)
{
    const Grid grid = with_rules(6, {"rows-and-columns", "boxes"});
    const House box = boxes_of(grid).front();
    std::vector<Place> places;
    for (Cell cell : box.cells)
        places.push_back(grid.place_of(cell));
    const std::vector<Place> expected = {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}};
    EXPECT_EQ(places, expected);
}

TEST(Rules, BoxesCoverEveryCellOnceInEverySizeTheyFit)
{
    int sizes = 0;
    for (int size = 1; size <= max_size; ++size) {
        if (!find_rule("boxes")->fits(size))
            continue;
        ++sizes;
        const Grid grid = with_rules(size, {"rows-and-columns", "boxes"});
        std::set<Cell> covered;
        for (const House& box : boxes_of(grid)) {
            EXPECT_EQ(static_cast<int>(box.cells.size()), size);
            covered.insert(box.cells.begin(), box.cells.end());
        }
        EXPECT_EQ(static_cast<int>(covered.size()), grid.cell_count());
        EXPECT_EQ(static_cast<int>(boxes_of(grid).size()), size);
    }
    EXPECT_EQ(sizes, 15); // 4 6 8 9 10 12 14 15 16 18 20 21 22 24 25
}

TEST(Rules, PrimeSizesHaveNoBoxes)
{
    for (int size : {1, 2, 3, 5, 7, 11, 13, 17, 19, 23})
        EXPECT_FALSE(find_rule("boxes")->fits(size)) << size;
}

TEST(Rules, DiagonalsAddTwoExtraHouses)
{
    const Grid grid = with_rules(9, {"rows-and-columns", "boxes", "diagonals"});
    EXPECT_EQ(grid.houses().size(), 29u);
    EXPECT_EQ(grid.houses().back().kind, HouseKind::Extra);
    EXPECT_EQ(grid.peers_of(*grid.cell_at({4, 4})).count(), 32);
}

TEST(Rules, AreFoundByTheirIds)
{
    for (const Rule& rule : all_rules())
        EXPECT_EQ(find_rule(rule.id)->id, rule.id);
    EXPECT_EQ(find_rule("knights"), nullptr);
    EXPECT_FALSE(find_layout("9x8"));
}

TEST(Rules, EveryLayoutCanBeRuled)
{
    for (const Layout& layout : all_layouts())
        EXPECT_EQ(make_grid(layout)->size(), layout.size);
}

} // namespace
} // namespace engine
