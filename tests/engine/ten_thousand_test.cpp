// Ten thousand generated puzzles of every kind, checked by a program that shares nothing with the
// engine. Divided into several tests, so that they can run at the same time.

#include <gtest/gtest.h>

#include <array>

#include "engine/make/puzzle_maker.h"
#include "engine/text/notation.h"
#include "tests/engine/plain_check.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

constexpr std::uint64_t puzzles_a_part = is_sanitized ? 100 : 1'250;
constexpr std::uint64_t parts = 8;

constexpr std::array levels = {Level::Beginner, Level::Easy, Level::Hard};
constexpr std::array symmetries = {Symmetry::None,          Symmetry::Rotation2,
                                   Symmetry::Rotation4,     Symmetry::MirrorRows,
                                   Symmetry::MirrorColumns, Symmetry::Diagonal};

// Consecutive numbers differ in kind, and every kind recurs.
PuzzleSpec spec_number(std::uint64_t number)
{
    PuzzleSpec spec;
    spec.level = levels[number % levels.size()];
    spec.symmetry = symmetries[number / levels.size() % symmetries.size()];
    spec.fill = number % 2 == 0 ? FillMethod::Backtracking : FillMethod::Transform;
    spec.seed = number * 0x9E3779B97F4A7C15u;
    return spec;
}

class TenThousand : public testing::TestWithParam<std::uint64_t> {};

TEST_P(TenThousand, PuzzlesHaveExactlyOneSolution)
{
    const std::uint64_t first = GetParam() * puzzles_a_part;
    for (std::uint64_t number = first; number < first + puzzles_a_part; ++number) {
        const auto made = make_puzzle(spec_number(number));
        ASSERT_TRUE(made);
        const std::string givens = to_text(made->puzzle.givens);
        const PlainCheck check(givens);
        ASSERT_EQ(check.solutions(), 1) << givens;
        ASSERT_EQ(check.solution(), to_text(made->puzzle.solution)) << givens;
        ASSERT_EQ(made->level, spec_number(number).level) << givens;
    }
}

INSTANTIATE_TEST_SUITE_P(Part, TenThousand, testing::Range(std::uint64_t{0}, parts));

TEST(PlainCheck, TellsNoneOneAndSeveralApart)
{
    const std::string one =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    EXPECT_EQ(PlainCheck(one).solutions(), 1);
    EXPECT_EQ(PlainCheck(one).solution(),
              "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
    EXPECT_EQ(PlainCheck(std::string(81, '.')).solutions(), 2);
    std::string none = one;
    none[2] = '5';
    EXPECT_EQ(PlainCheck(none).solutions(), 0);
    none[2] = '1'; // no digit occurs twice in a house, but there is no solution
    EXPECT_EQ(PlainCheck(none).solutions(), 0);
}

} // namespace
} // namespace engine
