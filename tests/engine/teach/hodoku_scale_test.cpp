// Public-domain puzzles of the Sudoku Exchange, and HoDoKu 2.2's ratings of them.

#include "engine/rating/hodoku_scale.h"

#include <gtest/gtest.h>

#include "engine/rules/layout.h"
#include "engine/text/puzzle_line.h"

namespace engine {
namespace {

HodokuRating rated(const std::string& line)
{
    const auto puzzle = parse_puzzle_line(line);
    const Chart chart(puzzle->grid);
    return rate_by_hodoku(chart, puzzle->givens);
}

// The order of singles is not quite the same, which affects the score.
TEST(HodokuScale, SaysWhatHodokuSays)
{
    const HodokuRating rating =
        rated(".2..6..57.....3..4.5.4..3.6...7...92.7..3..1.18...5...2.8..6.7.5..3.....41..2..3.");
    EXPECT_EQ(rating.level, HodokuLevel::Medium);
    EXPECT_NEAR(rating.score, 338, 40);
    EXPECT_TRUE(rating.is_solved_by_logic);
}

} // namespace
} // namespace engine
