#include "game/widgets/board_view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "game/ui/display_list.h"
#include "tests/game/fixed_measure.h"
#include "tests/game/grids.h"

namespace game {
namespace {

using engine::Board;
using engine::Cell;
using engine::DigitSet;
using engine::Grid;

const FixedMeasure measure;
constexpr Size window{800, 800};
constexpr Rect square{20, 20, 720, 720};

Cell cell_number(int index)
{
    return Cell{static_cast<std::uint16_t>(index)};
}

Board empty_board(const Grid& grid)
{
    return Board(engine::Digits(grid.cells().size(), engine::no_digit));
}

DisplayList picture(const Grid& grid, const Board& board, const BoardLook& look)
{
    BoardView view(grid);
    view.place(square, Scale{});
    DisplayList list(window, measure);
    view.draw(list, board, look);
    return list;
}

template <typename Call>
std::vector<Call> calls_of(const DisplayList& list)
{
    std::vector<Call> found;
    for (const DrawCall& call : list.calls()) {
        if (const auto* one = std::get_if<Call>(&call.what))
            found.push_back(*one);
    }
    return found;
}

std::vector<Rect> fills_in(const DisplayList& list, Tint tint)
{
    std::vector<Rect> areas;
    for (const drawn::Fill& fill : calls_of<drawn::Fill>(list)) {
        if (fill.tint == tint)
            areas.push_back(fill.area);
    }
    return areas;
}

TEST(BoardView, GivesEveryCellTheSameWholeSquare)
{
    for (const auto& grid : {grid_of_boxes(2, 2), grid_of_boxes(3, 2), grid_of_boxes(3, 3),
                             grid_of_boxes(4, 4), grid_of_boxes(5, 5)}) {
        BoardView view(*grid);
        view.place(square, Scale{});
        for (Cell cell : grid->cells()) {
            EXPECT_EQ(view.area_of(cell).width, view.cell_side());
            EXPECT_EQ(view.area_of(cell).height, view.cell_side());
            EXPECT_EQ(view.cell_at(view.area_of(cell).centre()), cell);
        }
        EXPECT_EQ(around(square, view.area()), square);
    }
}

TEST(BoardView, MeasuresTheClassicBoardAsDrawn)
{
    const auto grid = grid_of_boxes(3, 3);
    BoardView view(*grid);
    view.place(Rect{274, 28, 720, 720}, Scale{});
    EXPECT_EQ(view.area(), (Rect{274, 28, 720, 720}));
    EXPECT_EQ(view.cell_side(), 78);
    EXPECT_EQ(view.area_of(cell_number(0)), (Rect{277, 31, 78, 78}));
    EXPECT_EQ(view.area_of(cell_number(3)).x - view.area_of(cell_number(2)).right(), 3);
    EXPECT_EQ(view.area_of(cell_number(1)).x - view.area_of(cell_number(0)).right(), 1);
}

TEST(BoardView, DrawsAnOddRegionWithAThickLineAllRound)
{
    const auto grid = grid_of_regions(4, "aabb"
                                         "acbb"
                                         "accd"
                                         "cddd");
    const BoardGeometry geometry = measure_board(*grid, 400);
    EXPECT_EQ(geometry.column_gaps, std::vector<int>(5, geometry.thick));
    const PlacedBoard placed(*grid, geometry, Point{0, 0}, 1.0);
    const Cell a = cell_number(4);
    EXPECT_EQ(placed.fill_area_of(a).right(), placed.area_of(a).right()) << "next to another";
    EXPECT_GT(placed.fill_area_of(a).bottom(), placed.area_of(a).bottom()) << "next to its own";
}

TEST(BoardView, LeavesNoSlitBetweenCellsOfAnOddRegion)
{
    const auto grid = grid_of_regions(4, "aabb"
                                         "acbb"
                                         "accd"
                                         "cddd");
    for (int side : {120, 200, 300, 400, 720}) {
        const PlacedBoard placed(*grid, measure_board(*grid, side), Point{0, 0}, 1.0);
        const Rect left = placed.fill_area_of(cell_number(0));
        const Rect right = placed.fill_area_of(cell_number(1));
        EXPECT_EQ(right.x - left.right(), placed.geometry().thin) << side;
        const Rect below = placed.fill_area_of(cell_number(4));
        EXPECT_EQ(below.y - left.bottom(), placed.geometry().thin) << side;
    }
}

TEST(BoardView, ShowsGivensBolderThanEntries)
{
    const auto grid = grid_of_boxes(2, 2);
    engine::Digits givens(16, engine::no_digit);
    givens[0] = 3;
    Board board(givens);
    board.write_digit(cell_number(1), 4);
    for (const drawn::Text& text : calls_of<drawn::Text>(picture(*grid, board, {}))) {
        EXPECT_EQ(text.font.weight, text.text == "3" ? Weight::Bold : Weight::Medium);
        EXPECT_EQ(text.tint, Tint(text.text == "3" ? Paint::Given : Paint::Entry));
    }
}

TEST(BoardView, CoversEverythingThatWasWritten)
{
    const auto grid = grid_of_boxes(3, 3);
    engine::Digits givens(81, engine::no_digit);
    givens[0] = 3;
    Board board(givens);
    board.write_digit(cell_number(1), 4);
    board.write_corner_notes(cell_number(2), DigitSet::only(5));
    board.write_centre_notes(cell_number(3), DigitSet::only(6));
    board.paint(cell_number(4), DigitSet::only(7));
    BoardLook look;
    look.selection = {cell_number(1)};
    look.covered = true;
    const DisplayList list = picture(*grid, board, look);
    EXPECT_TRUE(calls_of<drawn::Text>(list).empty());
    EXPECT_TRUE(fills_in(list, cell_colour(7)).empty());
    EXPECT_TRUE(fills_in(list, Paint::Selection).empty());
    EXPECT_FALSE(calls_of<drawn::Outline>(list).empty()) << "the marks stay";
}

TEST(BoardView, DrawsOneEdgeRoundTheWholeSelection)
{
    const auto grid = grid_of_boxes(2, 2);
    BoardLook look;
    look.selection = {cell_number(0), cell_number(1)};
    look.marks = false;
    const DisplayList list = picture(*grid, empty_board(*grid), look);
    // Above and below each, left of the first, right of the second: nothing between.
    EXPECT_EQ(fills_in(list, Paint::SelectionEdge).size(), 6u);
}

TEST(BoardView, TintsThePeersOfASingleCellOnly)
{
    const auto grid = grid_of_boxes(2, 2);
    BoardLook look;
    look.selection = {cell_number(0)};
    const Board board = empty_board(*grid);
    EXPECT_EQ(fills_in(picture(*grid, board, look), Paint::Peer).size(), 7u);
    look.selection = {cell_number(0), cell_number(1)};
    EXPECT_TRUE(fills_in(picture(*grid, board, look), Paint::Peer).empty());
}

TEST(BoardView, MarksWrongDigitsByMoreThanColour)
{
    const auto grid = grid_of_boxes(2, 2);
    Board board = empty_board(*grid);
    board.write_digit(cell_number(0), 1);
    board.write_digit(cell_number(1), 1);
    BoardLook look;
    look.wrong = {cell_number(0), cell_number(1)};
    look.marks = false;
    const DisplayList list = picture(*grid, board, look);
    EXPECT_EQ(fills_in(list, Paint::ErrorSoft).size(), 2u);
    const auto bars = calls_of<drawn::Rounded>(list);
    EXPECT_EQ(std::count_if(bars.begin(), bars.end(),
                            [](const auto& bar) { return bar.tint == Tint(Paint::Error); }),
              2);
}

TEST(BoardView, KeepsTheCornerOfARegionsMarkFreeOfNotes)
{
    const auto grid = grid_of_boxes(3, 3);
    Board board = empty_board(*grid);
    const Cell last_of_box = cell_number(20);
    board.write_corner_notes(last_of_box, DigitSet::up_to(9));
    BoardView view(*grid);
    view.place(square, Scale{});
    const Point middle = view.area_of(last_of_box).centre();
    for (const drawn::Text& text : calls_of<drawn::Text>(picture(*grid, board, {})))
        EXPECT_FALSE(text.at.x > middle.x + 10 && text.at.y > middle.y + 10) << text.text;
}

TEST(BoardView, DrawsLampsOnlyWhenFullIfAskedTo)
{
    const auto grid = grid_of_boxes(2, 2);
    Board board = empty_board(*grid);
    for (int index = 0; index < 4; ++index)
        board.write_digit(cell_number(index), static_cast<engine::Digit>(index + 1));
    BoardLook look;
    look.marks_only_when_full = true;
    const auto outlines = calls_of<drawn::Outline>(picture(*grid, board, look));
    EXPECT_EQ(outlines.size(), 2u) << "disc and tick of the first row";
    look.marks = false;
    EXPECT_TRUE(calls_of<drawn::Outline>(picture(*grid, board, look)).empty());
}

} // namespace
} // namespace game
