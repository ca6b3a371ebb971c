#include "engine/rules/house_shape.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/rules/layout.h"

namespace engine {
namespace {

std::map<HouseShape, int> shapes_on(std::string_view layout)
{
    const auto grid = make_grid(*find_layout(layout));
    std::map<HouseShape, int> shapes;
    for (const House& house : grid->houses()) {
        if (house.kind == HouseKind::Extra)
            ++shapes[shape_of(*grid, house)];
    }
    return shapes;
}

TEST(HouseShape, TellsDiagonalsWindowsAndGroupsApart)
{
    using Shapes = std::map<HouseShape, int>;
    for (const char* size : {"4x4", "9x9", "16x16", "25x25"}) {
        const std::string squares = size;
        EXPECT_EQ(shapes_on(squares + "+diagonals"), (Shapes{{HouseShape::Diagonal, 2}})) << size;
        const Shapes windows = shapes_on(squares + "+windoku");
        ASSERT_EQ(windows.size(), 1u) << size;
        EXPECT_TRUE(windows.contains(HouseShape::Pieces)) << size;
    }
    for (int size : {4, 6, 8, 9, 10, 12, 15, 16, 20, 25}) {
        const std::string side = std::to_string(size);
        EXPECT_EQ(shapes_on(side + "x" + side + "+disjoint-groups"),
                  (Shapes{{HouseShape::Group, size}}));
    }
    EXPECT_EQ(shapes_on("samurai+diagonals"), (Shapes{{HouseShape::Diagonal, 10}}));
}

// No rule adds these houses, but their cells are as scattered as those of groups.
TEST(HouseShape, TakesHiddenWindowsForNoGroups)
{
    const auto grid = make_grid(*find_layout("windoku"));
    const std::vector<int> beside = {0, 4, 8};
    const std::vector<int> within = {1, 2, 3};
    for (const auto& rows : {beside, within}) {
        Cells cells;
        for (int row : rows) {
            for (int column : beside)
                cells.push_back(*grid->cell_at(Place{row, column}));
        }
        EXPECT_EQ(shape_of(*grid, House{HouseKind::Extra, cells}), HouseShape::Pieces);
    }
}

TEST(HouseShape, DoesNotDependOnTheOrderOfCells)
{
    const auto grid = make_grid(*find_layout("x-9x9"));
    for (House house : grid->houses()) {
        const HouseShape shape = shape_of(*grid, house);
        std::reverse(house.cells.begin(), house.cells.end());
        EXPECT_EQ(shape_of(*grid, house), shape);
    }
}

} // namespace
} // namespace engine
