// Writing singles keeps up to date what each digit changes; here the whole board is looked at again
// after each digit. Both must write the same digits.

#include "engine/play/singles_left.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "engine/base/count.h"
#include "engine/construct/fill.h"
#include "engine/play/changes.h"
#include "engine/rules/layout.h"

namespace engine {
namespace {

DigitSet possible_in(Cell cell, const Grid& grid, const Board& board)
{
    if (board[cell].digit != no_digit)
        return {};
    return DigitSet::up_to(grid.size()).without(digits_seen_from(cell, grid, board));
}

std::optional<Candidate> first_naked(const Grid& grid, const Board& board)
{
    for (Cell cell : grid.cells()) {
        if (possible_in(cell, grid, board).count() == 1)
            return Candidate{cell, possible_in(cell, grid, board).first()};
    }
    return std::nullopt;
}

std::optional<Candidate> first_hidden(const Grid& grid, const Board& board)
{
    for (const House& house : grid.houses()) {
        if (std::ssize(house.cells) != grid.size())
            continue;
        for (Digit digit : DigitSet::up_to(grid.size())) {
            const auto fits = [&](Cell cell) {
                return possible_in(cell, grid, board).has(digit);
            };
            if (how_many(house.cells, fits) == 1)
                return Candidate{*std::ranges::find_if(house.cells, fits), digit};
        }
    }
    return std::nullopt;
}

// The digits of a solution in about `percent` of the cells, a third of them as givens; some others
// are wrong.
Board random_board(const Grid& grid, const Digits& solution, int percent, int wrong, Random& random)
{
    const auto happens = [&random](int of_hundred) {
        return random.below(100) < static_cast<std::uint32_t>(of_hundred);
    };
    Digits givens(solution.size(), no_digit);
    for (Cell cell : grid.cells()) {
        if (happens(percent / 3))
            givens[cell.index] = solution[cell.index];
    }
    Board board(givens);
    for (Cell cell : grid.cells()) {
        if (board[cell].given)
            continue;
        board.write_centre_notes(cell, DigitSet::up_to(grid.size()));
        if (happens(wrong))
            board.write_digit(cell, digit_at(random.below(std::size_t(grid.size()))));
        else if (happens(percent * 2 / 3))
            board.write_digit(cell, solution[cell.index]);
    }
    return board;
}

// Returns how many digits were written.
int expect_same_singles(SinglesKind kind, const Grid& grid, const Board& board)
{
    const auto first = kind == SinglesKind::Naked ? first_naked : first_hidden;
    SinglesLeft left(grid, board);
    Board slow = board;
    int count = 0;
    while (const auto single = first(grid, slow)) {
        const auto found = kind == SinglesKind::Naked ? left.naked() : left.hidden();
        if (found != single) {
            ADD_FAILURE() << "digit " << count;
            return count;
        }
        slow.write_digit(single->cell, single->digit);
        left.write(*single);
        ++count;
    }
    EXPECT_EQ(kind == SinglesKind::Naked ? left.naked() : left.hidden(), std::nullopt);
    EXPECT_EQ(board_after(FillSingles{kind}, grid, board, PeerNotes::Stay), slow);
    EXPECT_EQ(board_after(FillSingles{kind}, grid, board, PeerNotes::Leave).digits(),
              slow.digits());
    return count;
}

TEST(SinglesLeft, AreThoseThatASlowSearchFinds)
{
    for (const char* id : {"4x4", "6x6", "9x9", "x-9x9", "windoku", "jigsaw-9x9", "anti-knight-9x9",
                           "killer-9x9", "16x16", "samurai"}) {
        SCOPED_TRACE(id);
        Random random(7);
        const auto layout = find_layout(id);
        ASSERT_TRUE(layout);
        const auto grid = make_grid(*layout);
        const auto filled = fill_transform(*grid, random);
        ASSERT_TRUE(filled);
        int written = 0;
        const int boards = grid->cell_count() > 100 ? 8 : 60;
        for (int index = 0; index < boards; ++index) {
            const int wrong = index % 2 == 0 ? 0 : 1 + index % 7;
            const int percent = 10 + 80 * index / boards;
            const Board board = random_board(*grid, filled->solution, percent, wrong, random);
            written += expect_same_singles(SinglesKind::Naked, *grid, board);
            written += expect_same_singles(SinglesKind::Hidden, *grid, board);
        }
        EXPECT_GT(written, boards);
    }
}

} // namespace
} // namespace engine
