// Forcing chains and nets: found where they are known to exist, never wrong, and with links that a
// reader can check one by one.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/inference/net_table.h"
#include "engine/solve/search.h"
#include "engine/steps/steps.h"
#include "engine/techniques/human_solver.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

const Technique* const forcing[] = {
    &techniques::nishio,
    &techniques::blossom_loop,
    &techniques::rectangle_forcing_chain,
    &techniques::forcing_chain_contradiction,
    &techniques::cell_forcing_chain,
    &techniques::house_forcing_chain,
    &techniques::whip,
    &techniques::forcing_net_contradiction,
    &techniques::cell_forcing_net,
    &techniques::house_forcing_net,
};

// A literal must be derived before anything follows from it.
bool is_in_order(const Branch& branch)
{
    std::vector<std::pair<Node, bool>> known = {{branch.assumption, branch.assumed_true}};
    for (const Link& link : branch.links) {
        const bool from_is_known =
            std::ranges::any_of(known, [&](const auto& each) { return each.first == link.from; });
        if (!from_is_known)
            return false;
        known.emplace_back(link.to, link.to_is_true);
    }
    return true;
}

TEST(Forcing, IsFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("forcing"), 0);
}

TEST(Forcing, IsNeverWrong)
{
    for (const Technique* technique : forcing) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 1}), 0) << technique->id;
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 1});
    }
}

TEST(Forcing, TellsABranchForEveryCandidateOfTheStart)
{
    const auto line = position(
        ":Region-Forcing-Chains:8.4:..47.8+3+9..9..4..8....15+9+4+269.....6.3.13+9..24.4.6....."
        "92...31+9...6..9..3+2..+98.21..:321 521 721 723 245 474 583:542:::");
    const Step step = expected_step(line);
    ASSERT_EQ(step.technique, &techniques::house_forcing_chain);
    EXPECT_EQ(std::ranges::count(step.candidates, Role::Start, &CandidateMark::role),
              static_cast<std::ptrdiff_t>(step.branches.size()));
    EXPECT_GE(step.branches.size(), 2u);
    for (const Branch& branch : step.branches) {
        EXPECT_TRUE(is_in_order(branch));
        EXPECT_TRUE(branch.assumed_true);
        EXPECT_EQ(branch.links.back().to.digit, 5);
        EXPECT_FALSE(branch.links.back().to_is_true);
    }
}

TEST(Forcing, NetsTellOnlyWhatIsNeededAndInOrder)
{
    const auto line = position(
        ":Contradiction-Forcing-Chain:9.1:.71...98...6+89+72..9.+8.1...7..7.5.8.........+7.6+8527"
        "31+94+7.+9.2....8.21.57.9.6.7.9.2.:432 537 141 342 359 659 372 472 378 579 391 "
        "491:646:::");
    const Step step = expected_step(line);
    ASSERT_EQ(step.technique, &techniques::forcing_net_contradiction);
    ASSERT_EQ(step.branches.size(), 1u);
    const Branch& branch = step.branches.front();
    EXPECT_TRUE(is_in_order(branch));
    for (const Link& link : branch.links) {
        const bool is_used = std::ranges::any_of(
            branch.links, [&](const Link& each) { return each.from == link.to; });
        const bool is_end = std::ranges::any_of(step.candidates, [&](const CandidateMark& mark) {
            return mark.role == Role::End &&
                   Node{{mark.candidate.cell}, mark.candidate.digit} == link.to;
        });
        EXPECT_TRUE(is_used || is_end);
    }
}

TEST(Forcing, WhipsPlaceOneCandidateForEachCellOrHouse)
{
    const auto line = position(
        ":whip:8.4:..47.8+3+9..9..4..8....15+9+4+269.....6.3.13+9..24.4.6.....92...31+9...6"
        "..9..3+2..+98.21..:321 521 721 723 245 474 583:542:::");
    Steps steps(Want::First);
    steps.look_for(&techniques::whip, line.candidates);
    ASSERT_EQ(steps.found().size(), 1u);
    const Step& step = steps.found().front();
    EXPECT_LE(step.size, 8);
    ASSERT_EQ(step.branches.size(), 1u);
    EXPECT_TRUE(is_in_order(step.branches.front()));
    std::vector<Node> placed;
    for (const Link& link : step.branches.front().links) {
        if (link.to_is_true && std::ranges::count(placed, link.to) == 0)
            placed.push_back(link.to);
    }
    EXPECT_EQ(static_cast<int>(placed.size()) + 1, step.size);
}

// SE 11.0 and more: no easier technique finds anything at the start.
TEST(Forcing, DeepNetsAreNeverWrong)
{
    for (const Technique* technique :
         {&techniques::forcing_net_plus, &techniques::nested_forcing_net}) {
        const auto line = position(":forcing_net_plus::4.....8.+63...6.4...+62+4.8.91...3...6..+3."
                                   "5.6....1+6..9...62.7..5.."
                                   "..3.2...4..7.....9:542 747 173 495:::");
        const SearchResult solved = search(line.chart->grid(), line.candidates.digits());
        ASSERT_EQ(solved.count, 1);
        Steps steps(Want::All);
        steps.look_for(technique, line.candidates);
        EXPECT_FALSE(steps.empty());
        for (const Step& step : steps.found()) {
            for (const Candidate& removed : step.removals)
                EXPECT_NE(solved.solutions.front()[removed.cell.index], removed.digit);
            for (const Candidate& placed : step.placements)
                EXPECT_EQ(solved.solutions.front()[placed.cell.index], placed.digit);
            for (const Branch& branch : step.branches)
                EXPECT_TRUE(is_in_order(branch));
        }
    }
}

// Tables of nets have no reasons; to explain a net it is computed again with reasons.
TEST(Forcing, NetsReachAsFarWithoutReasons)
{
    const auto line = position(":forcing_net_plus::4.....8.+63...6.4...+62+4.8.91...3...6..+3."
                               "5.6....1+6..9...62.7..5.."
                               "..3.2...4..7.....9:542 747 173 495:::");
    for (NetDepth depth : {NetDepth::Singles, NetDepth::Patterns, NetDepth::Nested}) {
        const NetTable& table = net_table_of(line.candidates, depth);
        DeepNet deep(line.candidates, depth, DeepNet::Reasons::Kept);
        int broken = 0;
        for (Literal literal : table.plan().literals()) {
            if (!can_assume(depth, literal))
                continue;
            deep.assume(literal);
            EXPECT_EQ(table.is_broken(literal), deep.net().is_broken());
            broken += table.is_broken(literal) ? 1 : 0;
            EXPECT_TRUE(std::ranges::equal(table.all_true(literal), deep.net().all_true()));
            EXPECT_TRUE(std::ranges::equal(table.all_false(literal), deep.net().all_false()));
        }
        EXPECT_GT(broken, 0);
    }
}

TEST(TrialAndError, EndsEveryWay)
{
    const auto line = position(":trial_and_error::4.....8.+63...6.4...+62+4.8.91...3...6..+3.5.6..."
                               ".1+6..9...62.7..5....3.2"
                               "...4..7.....9:542 747 173 495:::");
    Steps steps(Want::First);
    const Technique* technique = &techniques::trial_and_error;
    steps.look_for(technique, line.candidates);
    ASSERT_EQ(steps.found().size(), 1u);
    EXPECT_EQ(steps.found().front().removals.size(), 1u);
}

} // namespace
} // namespace engine
