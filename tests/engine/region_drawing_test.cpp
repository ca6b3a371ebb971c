#include "engine/rules/region_drawing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace engine {
namespace {

constexpr std::uint64_t drawings = 60;

std::size_t index(int cell)
{
    return static_cast<std::size_t>(cell);
}

// How many cells are connected with the first one of a region.
int reached_in(const std::vector<int>& regions, int size, int region)
{
    const auto found = std::find(regions.begin(), regions.end(), region);
    std::vector<int> reached = {static_cast<int>(found - regions.begin())};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const int cell = reached[next];
        std::vector<int> beside;
        if (cell % size > 0)
            beside.push_back(cell - 1);
        if (cell % size < size - 1)
            beside.push_back(cell + 1);
        if (cell >= size)
            beside.push_back(cell - size);
        if (cell < size * (size - 1))
            beside.push_back(cell + size);
        for (int to : beside) {
            const bool known = std::find(reached.begin(), reached.end(), to) != reached.end();
            if (regions[index(to)] == region && !known)
                reached.push_back(to);
        }
    }
    return static_cast<int>(reached.size());
}

template <typename Check>
void for_each_drawing(Check check)
{
    for (int size = 4; size <= 25; ++size) {
        for (std::uint64_t seed = 0; seed < (size <= 10 ? drawings : 3); ++seed) {
            Random dice(seed);
            check(size, draw_regions(size, dice));
        }
    }
}

TEST(RegionDrawing, CutsTheSquareInConnectedPiecesOfOneSize)
{
    for_each_drawing([](int size, const std::vector<int>& regions) {
        ASSERT_EQ(static_cast<int>(regions.size()), size * size);
        for (int region = 0; region < size; ++region) {
            ASSERT_EQ(std::count(regions.begin(), regions.end(), region), size);
            ASSERT_EQ(reached_in(regions, size, region), size);
        }
    });
}

TEST(RegionDrawing, HasNoSnakesAcrossTheSquare)
{
    for_each_drawing([](int size, const std::vector<int>& regions) {
        for (int region = 0; region < size; ++region) {
            std::set<int> rows;
            std::set<int> columns;
            for (int cell = 0; cell < size * size; ++cell) {
                if (regions[index(cell)] != region)
                    continue;
                rows.insert(cell / size);
                columns.insert(cell % size);
            }
            EXPECT_LE(static_cast<int>(rows.size()), (2 * size + 2) / 3) << size;
            EXPECT_LE(static_cast<int>(columns.size()), (2 * size + 2) / 3) << size;
        }
    });
}

TEST(RegionDrawing, IsNeverTheStraightBoxes)
{
    for (std::uint64_t seed = 0; seed < drawings; ++seed) {
        Random dice(seed);
        const std::vector<int> regions = draw_regions(9, dice);
        int boxes = 0;
        for (int corner : {0, 3, 6, 27, 30, 33, 54, 57, 60}) {
            bool straight = true;
            for (int step : {1, 2, 9, 10, 11, 18, 19, 20})
                straight = straight && regions[index(corner + step)] == regions[index(corner)];
            boxes += straight ? 1 : 0;
        }
        EXPECT_LE(boxes, 1);
    }
}

TEST(RegionDrawing, OftenLooksTheSameTurnedByHalf)
{
    std::uint64_t turned = 0;
    for (std::uint64_t seed = 0; seed < drawings; ++seed) {
        Random dice(seed);
        std::vector<int> regions = draw_regions(9, dice);
        bool same = true;
        for (int cell = 0; cell < 81; ++cell)
            same = same && regions[index(80 - cell)] == 8 - regions[index(cell)];
        turned += same ? 1 : 0;
    }
    EXPECT_GT(turned, drawings / 4);
    EXPECT_LT(turned, drawings * 3 / 4);
}

TEST(RegionDrawing, IsTheSameForTheSameDice)
{
    std::set<std::vector<int>> different;
    for (std::uint64_t seed = 0; seed < drawings; ++seed) {
        Random dice(seed);
        Random same(seed);
        const std::vector<int> regions = draw_regions(9, dice);
        EXPECT_EQ(regions, draw_regions(9, same));
        different.insert(regions);
    }
    EXPECT_EQ(different.size(), drawings);
}

} // namespace
} // namespace engine
