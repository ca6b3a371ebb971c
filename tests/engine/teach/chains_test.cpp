// Chains and loops: found where they are known to exist, never wrong, and with correct links.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/inference/implications.h"
#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

const Technique* const chains[] = {
    &techniques::x_chain,
    &techniques::xy_chain,
    &techniques::alternating_chain,
    &techniques::discontinuous_loop,
    &techniques::continuous_loop,
    &techniques::grouped_x_chain,
    &techniques::grouped_chain,
    &techniques::grouped_discontinuous_loop,
    &techniques::grouped_continuous_loop,
    &techniques::als_alternating_chain,
    &techniques::als_discontinuous_loop,
    &techniques::als_continuous_loop,
};

bool is_linked_in_turn(const Step& step)
{
    for (std::size_t i = 0; i + 1 < step.links.size(); ++i) {
        if (step.links[i].to != step.links[i + 1].from ||
            step.links[i].kind == step.links[i + 1].kind)
            return false;
    }
    return !step.links.empty();
}

std::vector<Candidate>
effects_of(const Candidates& candidates, const Technique* technique, Want want)
{
    Steps steps(want);
    steps.look_for(technique, candidates);
    std::vector<Candidate> effects;
    for (const Step& step : steps.found())
        effects.insert(effects.end(), step.removals.begin(), step.removals.end());
    std::sort(effects.begin(), effects.end());
    effects.erase(std::unique(effects.begin(), effects.end()), effects.end());
    return effects;
}

constexpr const char* with_loop =
    ":Bidirectional-Cycle:7.2:7+4+89.5..6...18.....+12..45+8.8.7....93.9.+8...6.23...+98.5.+853.."
    "6...+2..48..+11+7.2.6..8:217 318 323 327 427 228 729 929 631 645 247 255 156 256 457 778 479 "
    "381 993 398:387:::";

constexpr const char* with_stripped_cell =
    ":als_discontinuous_loop::3....9..+4.4..7...3.7.+4+358.1+1+948+5+6+32+7+7.5+2+9+34+1..2+3"
    "+7+419..9+375...4.4..+96+7.3....3.+4..9:213 115 617 618 221 223 277 287 297 697 698:612:"
    "::";

TEST(Chains, AreFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("chains"), 0);
}

TEST(Chains, AreNeverWrong)
{
    for (const Technique* technique : chains) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 1}), 0) << technique->id;
        if (technique->standing.level == Level::Extreme)
            continue; // too slow
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 1});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 1});
    }
}

TEST(Chains, HaveStrongAndWeakLinksInTurn)
{
    const auto line = position(with_loop);
    for (const Technique* technique : chains) {
        Steps steps(Want::All);
        steps.look_for(technique, line.candidates);
        for (const Step& step : steps.found()) {
            EXPECT_TRUE(is_linked_in_turn(step)) << technique->id;
            EXPECT_GE(step.size, 2);
            EXPECT_FALSE(step.digits.empty());
        }
    }
}

TEST(Chains, OpenOnesStartAndEndWithAStrongLink)
{
    const auto line = position(with_loop);
    Steps steps(Want::First);
    steps.look_for(&techniques::alternating_chain, line.candidates);
    ASSERT_EQ(steps.found().size(), 1u);
    const Step& step = steps.found().front();
    EXPECT_EQ(step.links.front().kind, LinkKind::Strong);
    EXPECT_EQ(step.links.back().kind, LinkKind::Strong);
    EXPECT_EQ(step.candidates.front().role, Role::Start);
    EXPECT_EQ(step.candidates.back().role, Role::End);
    EXPECT_EQ(step.links.size(), static_cast<std::size_t>(2 * step.size - 1));
}

TEST(Chains, ContinuousLoopsCloseWithAWeakLink)
{
    const auto line = position(with_loop);
    const Step step = expected_step(line);
    EXPECT_EQ(step.technique, &techniques::continuous_loop);
    EXPECT_EQ(step.links.front().from, step.links.back().to);
    EXPECT_EQ(step.links.back().kind, LinkKind::Weak);
}

TEST(Chains, EffectsAreThoseOfAllSteps)
{
    for (const Technique* technique : chains) {
        const auto line = position(with_loop);
        const auto all = effects_of(line.candidates, technique, Want::All);
        const auto joined = effects_of(line.candidates, technique, Want::Effects);
        const bool is_loop = std::string_view(technique->id).ends_with("continuous_loop") &&
                             !std::string_view(technique->id).ends_with("discontinuous_loop");
        if (is_loop) // chains also remove what a loop removes
            continue;
        // Grouped chains also include chains without groups.
        EXPECT_TRUE(std::ranges::includes(joined, all)) << technique->id;
        if (technique->standing.level == Level::Expert &&
            rank_of(technique) < rank_of(&techniques::grouped_x_chain)) {
            EXPECT_EQ(joined, all) << technique->id;
        }
    }
}

TEST(Implications, AreSharedUntilThePositionChanges)
{
    auto line = position(with_loop);
    const Implications* first = &implications_of(line.candidates, LinkScope::Single);
    EXPECT_EQ(first, &implications_of(line.candidates, LinkScope::Single));
    EXPECT_TRUE(first->prove_anything());
    const int candidates = first->count();
    const Candidates copy = line.candidates;
    EXPECT_NE(first, &implications_of(copy, LinkScope::Single));
    line.candidates.remove(line.removals.front().cell, line.removals.front().digit);
    EXPECT_EQ(implications_of(line.candidates, LinkScope::Single).count(), candidates - 1);
}

// Without 6 the cells R1C3, R2C3, R3C1 and R3C3 leave R8C3 no digit but 2.
TEST(Chains, GoThroughCellsThatASetStrips)
{
    const StepLine line = position(with_stripped_cell);
    const Step step = expected_step(line);
    const auto strips = [&](const Link& link) {
        return link.reason == LinkReason::Strip && link.to.digit == 2 &&
               link.to.cells == Cells{Cell{65}};
    };
    EXPECT_EQ(std::ranges::count_if(step.links, strips), 1);
    EXPECT_EQ(std::ranges::count(step.cells, CellMark{Cell{65}, Role::Set, 0}), 1);
    EXPECT_TRUE(is_linked_in_turn(step));
}

} // namespace
} // namespace engine
