// Rows and columns show their numbers while a hint refers to them.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/rules/layout.h"
#include "game/widgets/board/board_drawing.h"
#include "game/widgets/play/play_layout.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

using engine::Cell;
using engine::Grid;
using engine::Place;

struct Numbered {
    std::shared_ptr<const Grid> grid;
    Size window;
    PlayLayout layout = lay_out_play(window, 1.0, *grid);
    PlacedBoard placed{*grid, measure_board(*grid, layout.board_square.width),
                       Point{layout.board.x, layout.board.y}, layout.scale.unit};
    std::vector<LineNumber> numbers =
        number_positions(measure, placed, {placed.area(), layout.free, layout.gutter, false});

    Rect cell(Place place) const { return placed.area_of(*grid->cell_at(place)); }
    bool has(int line, int Point::* along, int from, int to) const
    {
        return std::ranges::any_of(numbers, [&](const LineNumber& number) {
            return number.text == std::to_string(line + 1) && number.at.*along >= from &&
                   number.at.*along < to;
        });
    }
};

std::vector<Numbered> all_numbered()
{
    std::vector<Numbered> all;
    for (const char* layout : {"4x4", "9x9", "16x16", "25x25", "killer-x-9x9", "twodoku",
                               "butterfly", "flower", "samurai"}) {
        const auto grid = engine::make_grid(*engine::find_layout(layout));
        for (const Size window : {Size{1280, 800}, Size{800, 600}, Size{480, 640}, Size{640, 480},
                                  Size{480, 853}, Size{1920, 1080}, Size{900, 900}})
            all.push_back(Numbered{grid, window});
    }
    return all;
}

TEST(BoardNumbers, NumberEveryRowAndColumnBesideItsCells)
{
    for (const Numbered& board : all_numbered()) {
        for (Cell cell : board.grid->cells()) {
            const Place place = board.grid->place_of(cell);
            const Rect area = board.placed.area_of(cell);
            EXPECT_TRUE(board.has(place.row, &Point::y, area.y, area.bottom()))
                << "row " << place.row + 1 << " at " << board.window.width;
            EXPECT_TRUE(board.has(place.column, &Point::x, area.x, area.right()))
                << "column " << place.column + 1 << " at " << board.window.width;
        }
    }
}

TEST(BoardNumbers, StandInTheWindowAndOnNothingElse)
{
    for (const Numbered& board : all_numbered()) {
        const Rect window{0, 0, board.window.width, board.window.height};
        const PlayLayout& layout = board.layout;
        for (const LineNumber& number : board.numbers) {
            EXPECT_EQ(around(window, number.area), window) << number.text;
            for (Cell cell : board.grid->cells())
                EXPECT_FALSE(touch(number.area, board.placed.area_of(cell)))
                    << number.text << " at " << board.window.width;
            // Their numerals are three quarters as high.
            const int trim = number.area.height / 8;
            const Rect figures{number.area.x, number.area.y + trim, number.area.width,
                               number.area.height - 2 * trim};
            for (const Rect& other :
                 {layout.pause, layout.chip, layout.splits, layout.hint_card, layout.bar})
                EXPECT_FALSE(touch(figures, other))
                    << number.text << " at " << board.window.width << "x" << board.window.height;
            for (const LineNumber& other : board.numbers)
                EXPECT_TRUE(&other == &number || !touch(figures, other.area))
                    << number.text << ", " << other.text << " at " << board.window.width;
        }
    }
}

TEST(BoardNumbers, MarksMakeWay)
{
    for (const Numbered& board : all_numbered()) {
        const auto all = mark_positions(board.placed, board.layout.gutter);
        auto marks = all;
        make_way(marks, board.numbers);
        EXPECT_GE(marks.size() + board.numbers.size(), all.size());
        for (const MarkPosition& mark : marks) {
            for (const LineNumber& number : board.numbers) {
                const Point spot{static_cast<int>(mark.spot.x), static_cast<int>(mark.spot.y)};
                EXPECT_FALSE(number.area.contains(spot) && !mark.corner) << number.text;
            }
        }
    }
}

// Overlapping squares leave gaps: after a gap the number is shown again.
TEST(BoardNumbers, StandBesideEachSquare)
{
    const auto grid = engine::make_grid(*engine::find_layout("samurai"));
    const Numbered samurai{grid, {1280, 800}};
    EXPECT_EQ(std::ranges::count(samurai.numbers, "3", &LineNumber::text), 2 + 2);
    EXPECT_EQ(std::ranges::count(samurai.numbers, "11", &LineNumber::text), 1 + 1);
    const Rect middle = samurai.cell({10, 6});
    EXPECT_TRUE(samurai.has(10, &Point::x, middle.x - middle.width, middle.x));
    const Rect right = samurai.cell({2, 12});
    EXPECT_TRUE(samurai.has(2, &Point::x, right.x - right.width, right.x));
}

// The drawn number of each row that is outside the board's frame.
std::set<std::string> row_numbers(const Player& player, const Grid& grid)
{
    const PlayLayout layout = lay_out_play(player.window(), 1.0, grid);
    std::set<std::string> seen;
    const DisplayList picture = player.look();
    for (const DrawCall& call : picture.calls()) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        if (text != nullptr && text->at.x < layout.board.x &&
            text->at.x > layout.board.x - layout.scale.px(20) && text->at.y > layout.board.y)
            seen.emplace(text->text);
    }
    return seen;
}

TEST(BoardNumbers, AreShownWhileAHintIsOpenAndNotBeforeItIsTaken)
{
    Desk desk;
    engine::Puzzle puzzle = small_puzzle();
    puzzle.givens = {1, 0, 3, 4, 3, 0, 1, 0, 0, 1, 0, 3, 4, 0, 2, 0};
    const engine::SavedGame game = new_game(puzzle);
    const Grid& grid = *game.session.puzzle().grid;
    Player player(desk, make_play_scene(desk.services, game));
    EXPECT_TRUE(row_numbers(player, grid).empty());
    player.press(letter('H'));
    player.wait_while_busy();
    EXPECT_TRUE(row_numbers(player, grid).empty()) << "the question tells nothing";
    for (int level = 0; level < 3; ++level) {
        player.press(key(Key::Enter));
        player.wait_while_busy();
        EXPECT_EQ(row_numbers(player, grid), (std::set<std::string>{"1", "2", "3", "4"}));
    }
    player.press(key(Key::Escape));
    EXPECT_TRUE(row_numbers(player, grid).empty());
}

TEST(BoardNumbers, FollowABoardThatIsBroughtNear)
{
    const auto grid = engine::make_grid(*engine::find_layout("25x25"));
    BoardView view(*grid);
    view.allow_zoom();
    view.place({40, 40, 420, 420}, Scale{}, 16, {.left = 40, .above = 40});
    view.zoom(9, {459, 459});
    ASSERT_TRUE(view.is_zoomed());
    DisplayList picture({600, 600}, measure);
    BoardLook look;
    look.numbers = true;
    view.draw(picture, engine::Board(engine::Digits(grid->cells().size(), engine::no_digit)), look);
    std::set<std::string> rows;
    for (const DrawCall& call : picture.calls()) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        if (text != nullptr && text->at.x < view.area().x)
            rows.emplace(text->text);
    }
    std::set<std::string> seen;
    for (int row = 0; row < 25; ++row) {
        const int middle = view.area_of(*grid->cell_at(Place{row, 0})).centre().y;
        if (middle >= view.area().y && middle < view.area().bottom())
            seen.insert(std::to_string(row + 1));
    }
    EXPECT_LT(seen.size(), 25u);
    EXPECT_EQ(rows, seen);
}

} // namespace
} // namespace game
