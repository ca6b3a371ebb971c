// A sample of what `teach_bench sound` does for a million puzzles.

#include "tests/bench/tables/sound_check.h"

#include <gtest/gtest.h>

#include <numeric>

#include "engine/rules/layout.h"
#include "engine/text/step_line.h"
#include "tests/sanitized.h"

namespace bench {
namespace {

using namespace engine;

constexpr std::uint64_t few = is_sanitized ? 20 : 100;

std::uint64_t steps_of(const Soundness& found)
{
    return std::accumulate(found.counts.begin(), found.counts.end(), std::uint64_t{0},
                           [](std::uint64_t sum, const SoundCount& count) {
                               return sum + count.on_the_way + count.of_all + count.rated;
                           });
}

std::string told(const Soundness& found)
{
    std::string text;
    for (const auto& [number, line] : found.wrong)
        text += line + "\n";
    return text;
}

TEST(SoundCheck, FindsNoWrongStepOnAnyLayout)
{
    const Soundness found = check_sound({.puzzles = few, .thorough_each = 0});
    EXPECT_EQ(told(found), "");
    EXPECT_GE(found.puzzles, few - 1);
    EXPECT_GE(found.kinds.size(), 10u);
    EXPECT_GE(steps_of(found), few * 50);
}

TEST(SoundCheck, LooksAtEverythingInSomePuzzles)
{
    const Soundness found =
        check_sound({.layouts = {"6x6", "jigsaw-6x6"}, .puzzles = few / 20, .thorough_each = 2});
    EXPECT_EQ(told(found), "");
    EXPECT_GT(steps_of(found), few);
}

TEST(SoundCheck, DoesNotDependOnThreads)
{
    SoundRules rules{.puzzles = few / 4, .seed = 5, .thorough_each = 0, .threads = 1};
    const Soundness alone = check_sound(rules);
    rules.threads = 3;
    const Soundness together = check_sound(rules);
    EXPECT_EQ(alone.kinds, together.kinds);
    EXPECT_EQ(steps_of(alone), steps_of(together));
}

TEST(SoundCheck, TellsAWrongStepAndItsPosition)
{
    const Chart chart(make_grid(*find_layout("4x4")));
    const Digits solution = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    Digits givens = solution;
    givens[5] = givens[10] = givens[15] = no_digit;
    Candidates candidates(chart, givens);
    candidates.place(Cell{15}, 1);
    const Step right{&techniques::naked_single, {{Cell{5}, 4}}};
    EXPECT_EQ(fault_of(right, candidates, givens, solution, "4x4"), "");
    const Step wrong{&techniques::naked_pair, {}, {{Cell{5}, 4}}};
    const std::string line = fault_of(wrong, candidates, givens, solution, "4x4");
    EXPECT_EQ(line, "4x4\t:naked_pair::12343.1221.3432+1::422::");
    EXPECT_TRUE(parse_step_line(line));
}

} // namespace
} // namespace bench
