// The lines and arrows of a hint: they go from the edge of a candidate to that of another or its
// cell, and do not overlap.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "game/ui/display_list.h"
#include "game/widgets/board/board_view.h"
#include "game/widgets/hint/hint_curve.h"
#include "tests/game/fixed_measure.h"
#include "tests/game/grids.h"

namespace game {
namespace {

using engine::Candidate;
using engine::Cell;

constexpr Rect line_field{0, 0, 720, 720};
const DrawnLines nothing_drawn{line_field, 5};

double way_between(Spot one, Spot other)
{
    return std::hypot(one.x - other.x, one.y - other.y);
}

std::vector<Spot> line_between(const Rim& from, const Rim& to, const DrawnLines& drawn)
{
    return between_rims(bent_line(from, to, drawn), from, to);
}

TEST(HintLines, ReachTheRimsHoweverLongTheyAre)
{
    for (const double length : {40.0, 100.0, 300.0, 660.0}) {
        const Rim from{{20, 30}, 13};
        const Rim to{{20 + length, 30 + length / 3}, 17};
        const std::vector<Spot> line = line_between(from, to, nothing_drawn);
        ASSERT_GE(line.size(), 2u);
        EXPECT_NEAR(way_between(line.front(), from.centre), from.radius, 0.6) << length;
        EXPECT_NEAR(way_between(line.back(), to.centre), to.radius, 0.6) << length;
    }
}

TEST(HintLines, ReachTheSidesOfASquare)
{
    const Rim from{{100, 100}, 10};
    const Rim to{{400, 400}, 12, Rim::Form::Square};
    const Spot tip = line_between(from, to, nothing_drawn).back();
    EXPECT_NEAR(tip.x, 388, 0.6);
    EXPECT_NEAR(tip.y, 388, 0.6);
}

// A chain between two cells of a box, past a digit, where both cells show more candidates.
TEST(HintLines, PassADigitBetweenCrowdedCells)
{
    const Rim from{{615, 504}, 14};
    const Rim to{{694, 662}, 14};
    std::vector<Obstacle> obstacles;
    for (const Spot digit : {Spot{678, 520}, {599, 599}, {678, 599}, {599, 678}})
        obstacles.push_back({digit, 21});
    for (const Spot candidate :
         {Spot{583, 504}, {583, 536}, {615, 536}, {662, 662}, {662, 694}, {694, 694}})
        obstacles.push_back({candidate, 18});
    const std::vector<Spot> line =
        between_rims(bent_line(from, to, DrawnLines(line_field, 5, obstacles)), from, to);
    ASSERT_GE(line.size(), 2u);
    for (const Spot spot : line) {
        for (const Obstacle& obstacle : obstacles)
            EXPECT_GE(way_between(spot, obstacle.centre), obstacle.radius - 1)
                << spot.x << ',' << spot.y;
    }
}

TEST(HintLines, AreNotDrawnBetweenWhatTouches)
{
    EXPECT_TRUE(line_between({{100, 100}, 12}, {{120, 100}, 12}, nothing_drawn).empty());
}

TEST(HintLines, BendAwayFromALineTheyWouldRunAlong)
{
    const Rim from{{100, 100}, 12};
    const Rim to{{500, 100}, 12};
    DrawnLines drawn(line_field, 5);
    const std::vector<Spot> first = line_between(from, to, drawn);
    drawn.add(first);
    const std::vector<Spot> second = line_between(from, to, drawn);
    drawn.add(second);
    const std::vector<Spot> third = line_between(to, from, drawn);
    const auto middle = [](const std::vector<Spot>& line) {
        return line[line.size() / 2];
    };
    EXPECT_GT(way_between(middle(first), middle(second)), 10);
    EXPECT_GT(way_between(middle(second), middle(third)), 10);
    EXPECT_GT(way_between(middle(first), middle(third)), 10);
}

// The board.

constexpr Rect hinted_square{20, 20, 720, 720};

Cell hinted_cell(int index)
{
    return Cell{static_cast<std::uint16_t>(index)};
}

DisplayList hinted_board(const engine::Grid& grid, const HintPicture& hint)
{
    BoardView view(grid);
    view.place(hinted_square, Scale{});
    DisplayList list(Size{800, 800}, measure);
    BoardLook look;
    look.hint = &hint;
    view.draw(list, engine::Board(engine::Digits(grid.cells().size(), engine::no_digit)), look);
    return list;
}

// The tip of each arrowhead.
std::vector<Spot> tips_in(const DisplayList& list)
{
    std::vector<Spot> tips;
    for (const DrawCall& call : list.calls()) {
        const auto* one = std::get_if<drawn::Outline>(&call.what);
        if (one == nullptr || one->tint != Tint(Paint::Effect))
            continue;
        for (const Contour& contour : one->shape.contours) {
            if (contour.filled && contour.count == 3)
                tips.push_back(one->shape.spots_of(contour).front());
        }
    }
    return tips;
}

DisplayList
board_with_arrows(const engine::Grid& grid, const std::vector<Candidate>& starts, Candidate to)
{
    HintPicture hint;
    hint.cells = {{to.cell, HintCell::Effect}};
    hint.marks = {{to, HintMark::Struck}};
    for (const Candidate& from : starts) {
        hint.cells.insert({from.cell, HintCell::Cause});
        hint.marks.insert({from, HintMark::Open});
        hint.links.push_back({from, to, HintLine::Arrow});
    }
    for (const auto& [cell, kind] : hint.cells) {
        for (engine::Digit other = 1; other <= 9; ++other)
            hint.marks.insert({Candidate{cell, other}, HintMark::Plain});
    }
    return hinted_board(grid, hint);
}

DisplayList board_with_arrow(const engine::Grid& grid, Candidate from, Candidate to)
{
    return board_with_arrows(grid, {from}, to);
}

// The squares around struck candidates.
std::vector<Rect> struck_in(const DisplayList& list)
{
    std::vector<Rect> areas;
    for (const DrawCall& call : list.calls()) {
        const auto* one = std::get_if<drawn::Border>(&call.what);
        if (one != nullptr && one->tint == Tint(Paint::Effect))
            areas.push_back(one->area);
    }
    return areas;
}

// The distance from the middle, horizontally and vertically.
double off_by(Spot spot, Rect area)
{
    const Point middle = area.centre();
    return std::max(std::fabs(spot.x - middle.x), std::fabs(spot.y - middle.y));
}

TEST(HintLines, ArrowsEndAtTheEdgeOfTheCell)
{
    const auto paper = grid_of_boxes(3, 3);
    for (const int goal : {1, 8, 10, 40, 72, 80}) {
        const DisplayList list =
            board_with_arrow(*paper, {hinted_cell(0), 1}, {hinted_cell(goal), 1});
        const auto tips = tips_in(list);
        ASSERT_EQ(tips.size(), 1u) << goal;
        const Rect cell{20 + goal % 9 * 80, 20 + goal / 9 * 80, 80, 80};
        EXPECT_NEAR(off_by(tips.front(), cell), 42, 2) << goal;
    }
}

TEST(HintLines, ArrowsToOneCandidateEndApart)
{
    const auto paper = grid_of_boxes(3, 3);
    for (const int goal : {8, 22, 40, 60, 80}) {
        for (const int one : {0, 1, 2, 3, 9, 12, 18, 36}) {
            for (const int other : {4, 5, 11, 13, 20, 27, 30, 37, 72}) {
                const auto list =
                    board_with_arrows(*paper, {{hinted_cell(one), 5}, {hinted_cell(other), 5}},
                                      {hinted_cell(goal), 7});
                const auto tips = tips_in(list);
                ASSERT_EQ(tips.size(), 2u);
                EXPECT_GT(way_between(tips[0], tips[1]), 9)
                    << one << " and " << other << " to " << goal;
            }
        }
    }
}

TEST(HintLines, ArrowsWithoutRoomOrWithinACellEndAtTheCandidate)
{
    const auto paper = grid_of_boxes(3, 3);
    const std::array<Candidate, 2> starts = {Candidate{hinted_cell(0), 6}, {hinted_cell(1), 6}};
    for (const Candidate& start : starts) {
        const DisplayList list = board_with_arrow(*paper, start, {hinted_cell(1), 4});
        const auto tips = tips_in(list);
        const auto struck = struck_in(list);
        ASSERT_EQ(tips.size(), 1u);
        ASSERT_EQ(struck.size(), 1u);
        const double reach = struck.front().width / 2.0;
        EXPECT_GT(off_by(tips.front(), struck.front()), reach - 1);
        EXPECT_LT(off_by(tips.front(), struck.front()), reach + 3);
    }
}

} // namespace
} // namespace game
