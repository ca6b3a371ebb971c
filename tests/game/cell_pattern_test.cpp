#include "game/widgets/board/cell_pattern.h"

#include <set>

#include <gtest/gtest.h>

#include "game/ui/display_list.h"
#include "game/widgets/board/cell_colours.h"
#include "tests/game/fixed_measure.h"

namespace game {
namespace {

constexpr double cell_side = 60;
const std::vector<Spot> whole_cell = {
    {0, 0}, {cell_side, 0}, {cell_side, cell_side}, {0, cell_side}};
const std::vector<Spot> upper_left = {{0, 0}, {cell_side, 0}, {0, cell_side}};

Shape pattern(int colour, const std::vector<Spot>& polygon, double unit)
{
    return cell_pattern(colour, polygon, unit, *std::pmr::get_default_resource());
}

int shapes_in(const DisplayList& list)
{
    return static_cast<int>(std::ranges::count_if(list.calls(), [](const DrawCall& call) {
        return std::holds_alternative<drawn::Outline>(call.what);
    }));
}

DisplayList two_colours(ThemeStyle style, const std::vector<Rect>& plain = {})
{
    static const FixedMeasure measure;
    DisplayList list(Size{200, 200}, measure, style);
    draw_cell_colours(list, Rect{10, 10, 60, 60}, engine::DigitSet().with(4).with(7), 1, plain);
    return list;
}

} // namespace

TEST(CellPattern, DiffersForEachColour)
{
    std::vector<Shape> patterns;
    for (int colour = 1; colour <= 9; ++colour) {
        const Shape one = pattern(colour, whole_cell, 1);
        EXPECT_FALSE(one.contours.empty());
        EXPECT_EQ(std::ranges::find(patterns, one), patterns.end()) << colour;
        patterns.push_back(one);
    }
}

TEST(CellPattern, StaysInItsPartOfTheCell)
{
    for (int colour = 1; colour <= 9; ++colour) {
        const Shape shape = pattern(colour, upper_left, 1);
        for (const Contour& contour : shape.contours) {
            const bool is_round = contour.count == 1 || contour.count > 6;
            for (const Spot spot : shape.spots_of(contour))
                EXPECT_LE(spot.x + spot.y, cell_side + (is_round ? 5.0 : 0.01)) << colour;
        }
    }
}

TEST(CellPattern, GrowsWithTheUnit)
{
    EXPECT_LT(pattern(4, whole_cell, 2).contours.size(), pattern(4, whole_cell, 1).contours.size());
}

TEST(CellPattern, IsDrawnOnlyInThemesWithPatterns)
{
    EXPECT_EQ(shapes_in(two_colours({})), 2) << "the two halves";
    EXPECT_EQ(shapes_in(two_colours({.patterns = true})), 4) << "each with its pattern";
    EXPECT_EQ(shapes_in(two_colours({.patterns = true}, {Rect{20, 20, 40, 40}})), 6)
        << "and without it behind the digit";
}

} // namespace game
