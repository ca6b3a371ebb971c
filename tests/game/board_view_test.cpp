#include "game/widgets/board/board_view.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/grid/symbols.h"
#include "engine/rules/drawn_grid.h"
#include "engine/rules/layout.h"
#include "game/ui/display_list.h"
#include "game/widgets/board/board_drawing.h"
#include "tests/game/fixed_measure.h"
#include "tests/game/grids.h"

namespace game {
namespace {

using engine::Board;
using engine::Cell;
using engine::DigitSet;
using engine::Grid;

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
    // Above and below each, left of the first, right of the second: none between them.
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

TEST(BoardView, GivesOnlyWhatIsWrongForCertainAnEdge)
{
    const auto grid = grid_of_boxes(2, 2);
    Board board = empty_board(*grid);
    board.write_digit(cell_number(0), 1);
    board.write_digit(cell_number(1), 1);
    BoardView view(*grid);
    view.place(square, Scale{});
    BoardLook look;
    look.wrong = {cell_number(0), cell_number(1)};
    look.marks = false;
    look.at_fault = {cell_number(1)};
    std::vector<Rect> edges;
    for (const auto& edge : calls_of<drawn::Border>(picture(*grid, board, look))) {
        if (edge.tint == Tint(Paint::Error))
            edges.push_back(edge.area);
    }
    EXPECT_EQ(edges, std::vector{view.area_of(cell_number(1))});
}

// In cells as small as those of a phone they are 12 high, and a hint moves none.
TEST(BoardView, KeepsNotesInTheirPlacesWhileAHintIsShown)
{
    const auto grid = grid_of_boxes(3, 3);
    Board board = empty_board(*grid);
    const Cell cell = cell_number(40);
    const DigitSet noted = DigitSet::only(1).with(5).with(7).with(9);
    board.write_centre_notes(cell, noted);
    const auto notes_in = [&](const BoardLook& look) {
        BoardView view(*grid);
        view.place(Rect{20, 20, 430, 430}, Scale{});
        DisplayList list(window, measure);
        view.draw(list, board, look);
        std::vector<std::pair<std::string, Point>> notes;
        for (const auto& text : calls_of<drawn::Text>(list)) {
            notes.emplace_back(std::string(text.text), text.at);
            EXPECT_GE(text.font.size, 12);
        }
        return notes;
    };
    BoardLook asked;
    asked.notes_in_places = true;
    asked.keeps_corners = false;
    asked.marks = false;
    HintPicture answer{.in_places = true};
    for (const engine::Digit digit : noted)
        answer.marks[{cell, digit}] = HintMark::Plain;
    BoardLook answered = asked;
    answered.hint = &answer;
    EXPECT_EQ(notes_in(asked), notes_in(answered));
    EXPECT_EQ(notes_in(asked).size(), 4u);
}

TEST(BoardView, KeepsTheCornerOfARegionsMarkFreeOfNotes)
{
    const auto grid = grid_of_boxes(3, 3);
    Board board = empty_board(*grid);
    const Cell last_of_box = cell_number(20);
    board.write_corner_notes(last_of_box, DigitSet::up_to(9));
    BoardView view(*grid);
    view.place(square, Scale{});
    const Rect cell = view.area_of(last_of_box);
    const Rect mark{cell.right() - 16, cell.bottom() - 16, 16, 16};
    const DisplayList list = picture(*grid, board, {});
    EXPECT_EQ(calls_of<drawn::Text>(list).size(), 9u) << "none is left out";
    for (const DrawCall& call : list.calls()) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        EXPECT_FALSE(text != nullptr && mark.contains(text->at));
    }
}

TEST(BoardView, KeepsNotesOfSmallCellsInTheirPlacesBesideARegionsMark)
{
    const auto grid = grid_of_boxes(5, 5);
    BoardView view(*grid);
    view.place(square, Scale{});
    std::vector<std::vector<Rect>> dots;                           // from the corner of each cell
    for (const Cell cell : {cell_number(103), cell_number(104)}) { // 104 is the last of a region
        Board board = empty_board(*grid);
        board.write_corner_notes(cell, DigitSet::up_to(25));
        const Rect area = view.area_of(cell);
        dots.emplace_back();
        for (const auto& dot : calls_of<drawn::Rounded>(picture(*grid, board, {}))) {
            if (dot.tint == Tint(Paint::Note))
                dots.back().push_back(dot.area.moved(-area.x, -area.y));
        }
    }
    EXPECT_EQ(dots[0].size(), 25u);
    EXPECT_EQ(dots[0], dots[1]);
}

TEST(BoardView, DrawsADotForEachNoteThatWouldBeTooSmallToRead)
{
    const auto grid = grid_of_boxes(5, 5);
    Board board = empty_board(*grid);
    board.write_centre_notes(cell_number(0), DigitSet::up_to(25));
    BoardLook look;
    look.marks = false;
    look.highlighted = 7;
    const DisplayList list = picture(*grid, board, look);
    EXPECT_TRUE(calls_of<drawn::Text>(list).empty());
    std::set<std::pair<int, int>> places;
    int lit = 0;
    for (const drawn::Rounded& dot : calls_of<drawn::Rounded>(list)) {
        lit += dot.tint == Tint(Paint::Entry) ? 1 : 0;
        if (dot.tint == Tint(Paint::Note) || dot.tint == Tint(Paint::Entry))
            places.insert({dot.area.centre().x, dot.area.centre().y});
    }
    EXPECT_EQ(places.size(), 25u);
    EXPECT_EQ(lit, 1);
}

TEST(BoardView, TintsOddRegionsSoThatNeighboursDiffer)
{
    const auto grid = grid_of_regions(4, "aabb"
                                         "acbb"
                                         "accd"
                                         "cddd");
    const BoardGeometry geometry = measure_board(*grid, 400);
    const PlacedBoard placed(*grid, geometry, Point{0, 0}, 1.0);
    for (Cell cell : grid->cells()) {
        for (auto [down, right] : {std::pair{0, 1}, std::pair{1, 0}}) {
            const auto other = placed.neighbour(cell, down, right);
            if (!other)
                continue;
            EXPECT_EQ(geometry.tints.regions[cell.index] == geometry.tints.regions[other->index],
                      placed.same_region(cell, *other));
        }
    }
    const CellTints straight = measure_board(*grid_of_boxes(3, 3), 400).tints;
    EXPECT_EQ(straight.regions, std::vector<int>(81, 0));
}

TEST(BoardView, TintsDiagonalsAndGivesThemAMarkOutsideTheBoard)
{
    const auto grid = grid_with_diagonals();
    const DisplayList list = picture(*grid, empty_board(*grid), {});
    EXPECT_EQ(fills_in(list, Paint::Extra).size(), 17u);
    BoardView view(*grid);
    view.place(square, Scale{});
    const BoardGeometry geometry = measure_board(*grid, 720);
    const PlacedBoard placed(*grid, geometry, Point{0, 0}, 1.0);
    int outside = 0;
    for (const MarkPosition& mark : mark_positions(placed, 16))
        outside += grid->house(mark.house).kind == engine::HouseKind::Extra && !mark.corner ? 1 : 0;
    EXPECT_EQ(outside, 2);
}

TEST(BoardView, NoTwoMarksStandInOnePlace)
{
    for (const auto& grid : {grid_of_boxes(3, 3), grid_with_diagonals(), overlapping_grid(),
                             engine::make_grid(*engine::find_layout("samurai"))}) {
        const PlacedBoard placed(*grid, measure_board(*grid, 700), Point{0, 0}, 1.0);
        std::set<std::pair<double, double>> spots;
        const std::vector<MarkPosition> marks = mark_positions(placed, 16);
        for (const MarkPosition& mark : marks)
            spots.insert({mark.spot.x, mark.spot.y});
        EXPECT_EQ(marks.size(), grid->houses().size());
        EXPECT_EQ(spots.size(), marks.size());
        for (const MarkPosition& one : marks) {
            for (const MarkPosition& other : marks)
                EXPECT_TRUE(one.house == other.house || std::abs(one.spot.x - other.spot.x) >= 4 ||
                            std::abs(one.spot.y - other.spot.y) >= 4)
                    << one.house.index << " and " << other.house.index;
        }
    }
}

TEST(BoardView, DrawsCagesInsideTheirCellsWithTheSumInTheFirst)
{
    const auto grid = grid_with_cages();
    const DisplayList list = picture(*grid, empty_board(*grid), {});
    BoardView view(*grid);
    view.place(square, Scale{});
    const auto dashes = fills_in(list, Paint::Cage);
    EXPECT_GT(dashes.size(), 50u);
    for (const engine::Cage& cage : grid->cages()) {
        const Rect first = view.area_of(*std::ranges::min_element(cage.cells));
        bool written = false;
        for (const drawn::Text& text : calls_of<drawn::Text>(list))
            written = written ||
                      (first.contains(text.at) && text.text == std::to_string(cage.sum).c_str());
        EXPECT_TRUE(written) << cage.sum;
        for (Rect dash : dashes) {
            for (const drawn::Text& text : calls_of<drawn::Text>(list))
                EXPECT_FALSE(dash.contains(text.at));
        }
    }
    BoardLook covered;
    covered.covered = true;
    EXPECT_TRUE(fills_in(picture(*grid, empty_board(*grid), covered), Paint::Cage).empty());
}

// What is written as a note: the area that its symbol covers.
std::vector<std::pair<std::string, Rect>> notes_of(const DisplayList& list)
{
    std::vector<std::pair<std::string, Rect>> notes;
    for (const drawn::Text& text : calls_of<drawn::Text>(list)) {
        if (text.tint != Tint(Paint::Note))
            continue;
        const int width = measure.width_of(text.text, text.font);
        const int height = text.font.size * 3 / 4;
        notes.emplace_back(text.text,
                           Rect{text.at.x - width / 2, text.at.y - height / 2, width, height});
    }
    return notes;
}

std::shared_ptr<const Grid> killer_of_dominoes()
{
    std::vector<engine::Cage> cages;
    for (int cell = 0; cell < 81; cell += cell % 9 == 6 ? 3 : 2) // the last column has none
        cages.push_back({{cell_number(cell), cell_number(cell + 1)}, 10});
    return engine::with_cages(grid_of_boxes(3, 3), std::move(cages));
}

// Two cages begin in the first cell, and one without a sum runs through it.
TEST(BoardView, CagesThatOverlapRunInsideOfEachOther)
{
    const engine::Cage one{{cell_number(0), cell_number(1)}, 12};
    const engine::Cage other{{cell_number(0), cell_number(9)}, 13};
    const engine::Cage third{{cell_number(0), cell_number(10), cell_number(20)}};
    const auto grid = engine::with_cages(grid_of_boxes(3, 3), {one, other, third});
    EXPECT_EQ(engine::layers_of_cages(*grid), (std::vector<int>{0, 1, 2}));
    BoardView view(*grid);
    view.place(square, Scale{});
    const DisplayList list = picture(*grid, empty_board(*grid), {});
    const Rect first = view.area_of(cell_number(0));
    std::vector<Rect> sums;
    for (const drawn::Text& text : calls_of<drawn::Text>(list)) {
        if (first.contains(text.at))
            sums.push_back({text.at.x, text.at.y, 2, 1});
    }
    ASSERT_EQ(sums.size(), 2u);
    EXPECT_EQ(sums[0].y, sums[1].y) << "side by side";
    EXPECT_GE(sums[1].x - sums[0].x, 12);
    std::set<int> bottoms; // of the lines along the bottom of the first cell
    for (const Rect& dash : fills_in(list, Paint::Cage)) {
        if (first.contains(Point{dash.x, dash.y}) && dash.y > first.y + first.height / 2 &&
            dash.width > dash.height)
            bottoms.insert(dash.y);
    }
    EXPECT_EQ(bottoms.size(), 2u) << "of the first cage and the third";
}

TEST(BoardView, NotesTouchNoCageHoweverManyThereAre)
{
    const auto grid = killer_of_dominoes();
    for (const bool in_corners : {false, true}) {
        for (int count = 1; count <= 9; ++count) {
            Board board = empty_board(*grid);
            for (const Cell cell : grid->cells()) {
                if (in_corners)
                    board.write_corner_notes(cell, DigitSet::up_to(count));
                else
                    board.write_centre_notes(cell, DigitSet::up_to(count));
            }
            const DisplayList list = picture(*grid, board, {});
            const auto dashes = fills_in(list, Paint::Cage);
            const auto notes = notes_of(list);
            EXPECT_EQ(notes.size(), 81u * count);
            EXPECT_FALSE(dashes.empty());
            int touching = 0;
            for (const auto& [digit, area] : notes) {
                for (const Rect& dash : dashes)
                    touching += touch(area, dash) ? 1 : 0;
            }
            EXPECT_EQ(touching, 0) << count << (in_corners ? " in corners" : " on a line");
        }
    }
}

TEST(BoardView, NotesOfAKillerHaveOneForm)
{
    const auto grid = killer_of_dominoes();
    BoardView view(*grid);
    view.place(square, Scale{});
    Board board = empty_board(*grid);
    const Cell with_sum = cell_number(0);
    const Cell without = cell_number(1);
    const Cell with_mark = cell_number(20);
    for (const Cell cell : {with_sum, without, with_mark})
        board.write_centre_notes(cell, DigitSet().with(1).with(9));
    const auto places_of_nine = [&] {
        std::set<std::pair<int, int>> places; // from the corner of the cell
        for (const auto& [digit, area] : notes_of(picture(*grid, board, {}))) {
            for (const Cell cell : {with_sum, without, with_mark}) {
                const Rect all = view.area_of(cell);
                if (digit == "9" && all.contains(area.centre()))
                    places.insert({area.x - all.x, area.width});
            }
        }
        return places;
    };
    const auto on_a_line = places_of_nine();
    EXPECT_EQ(on_a_line.size(), 1u);
    board.write_centre_notes(cell_number(40), DigitSet::up_to(9));
    const auto in_places = places_of_nine();
    EXPECT_EQ(in_places.size(), 1u) << "where one cell needs fixed places, all have them";
    EXPECT_NE(in_places, on_a_line);
}

TEST(BoardView, NotesOfColoursHavePipsAndRoom)
{
    const auto grid = std::make_shared<const Grid>(
        engine::in_symbols(*grid_of_boxes(3, 3), engine::SymbolSet::Colours));
    for (int count = 1; count <= 9; ++count) {
        Board board = empty_board(*grid);
        board.write_centre_notes(cell_number(0), DigitSet::up_to(count));
        BoardLook look;
        look.marks = false;
        const DisplayList list = picture(*grid, board, look);
        std::size_t pips = 0;
        for (const drawn::Outline& outline : calls_of<drawn::Outline>(list))
            pips += outline.tint.paint == Paint::Black ? outline.shape.contours.size() : 0;
        EXPECT_EQ(pips, std::size_t(count * (count + 1) / 2)) << count;
        BoardView view(*grid);
        view.place(square, Scale{});
        const Rect cell = view.area_of(cell_number(0)).inset(2);
        std::vector<Rect> discs;
        for (const drawn::Rounded& disc : calls_of<drawn::Rounded>(list)) {
            if (cell.contains(disc.area.centre()) && disc.radius == disc.area.width / 2)
                discs.push_back(disc.area);
        }
        ASSERT_EQ(discs.size(), std::size_t(count));
        for (std::size_t one = 0; one < discs.size(); ++one) {
            EXPECT_GE(discs[one].x, cell.x);
            EXPECT_LE(discs[one].right(), cell.right());
            for (std::size_t other = 0; other < one; ++other)
                EXPECT_FALSE(touch(discs[one], discs[other])) << count;
        }
    }
}

TEST(BoardView, BringsABoardOfSmallCellsNearer)
{
    const auto grid = grid_of_boxes(5, 5);
    BoardView view(*grid);
    view.allow_zoom();
    view.place(square, Scale{});
    const Rect whole = view.area();
    const int cell = view.cell_side();
    EXPECT_TRUE(view.can_zoom());
    EXPECT_FALSE(view.is_zoomed()) << "28 pixels can be read";

    const Cell aimed_at = *view.cell_at(Point{600, 500});
    view.zoom(1, Point{600, 500});
    EXPECT_GT(view.cell_side(), cell);
    EXPECT_EQ(view.area(), whole);
    EXPECT_EQ(view.cell_at(Point{600, 500}), aimed_at);

    view.reveal(cell_number(0));
    EXPECT_TRUE(view.area().contains(view.area_of(cell_number(0)).centre()));
    view.reveal(cell_number(624));
    EXPECT_EQ(around(view.area(), view.area_of(cell_number(624))), view.area());
    EXPECT_FALSE(view.cell_at(Point{whole.x - 1, whole.y + 40}));

    view.zoom(-10, Point{600, 500});
    EXPECT_EQ(view.cell_side(), cell);
    view.zoom(20, Point{600, 500});
    EXPECT_LE(view.cell_side(), 90);
}

TEST(BoardView, StartsNearWhereCellsCouldNotBeRead)
{
    const auto large = grid_of_boxes(5, 5);
    BoardView view(*large);
    view.allow_zoom();
    view.place(Rect{8, 60, 450, 450}, Scale{});
    EXPECT_TRUE(view.is_zoomed());
    EXPECT_GE(view.cell_side(), 27);
    view.place(square, Scale{});
    EXPECT_FALSE(view.is_zoomed()) << "there is room now";

    const auto usual = grid_of_boxes(3, 3);
    BoardView other(*usual);
    other.allow_zoom();
    other.place(Rect{8, 60, 450, 450}, Scale{});
    EXPECT_FALSE(other.can_zoom());
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
