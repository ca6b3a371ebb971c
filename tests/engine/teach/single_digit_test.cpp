// Patterns of strong links of one digit: found where they are known to exist, never wrong, and
// explained.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/steps/steps.h"
#include "tests/engine/teach/positions.h"
#include "tests/engine/teach/soundness.h"

namespace engine {
namespace {

TEST(SingleDigit, AreFoundInKnownPositions)
{
    EXPECT_GT(expect_positions_found("single_digit"), 0);
}

TEST(SingleDigit, AreNeverWrong)
{
    for (const Technique* technique : {&techniques::skyscraper, &techniques::two_string_kite,
                                       &techniques::turbot_fish, &techniques::empty_rectangle}) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9"}), 0) << technique->id;
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 4});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 4});
    }
    // Those with one position come first, so they are rare in trials.
    expect_sound(&techniques::dual_two_string_kite, {.layout = "9x9"});
    expect_sound(&techniques::dual_empty_rectangle, {.layout = "9x9"});
}

TEST(SingleDigit, GroupsAndGuardiansAreNeverWrong)
{
    for (const Technique* technique :
         {&techniques::grouped_skyscraper, &techniques::grouped_two_string_kite,
          &techniques::grouped_turbot_fish}) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 5}), 0) << technique->id;
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 2});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 2});
    }
}

// A ring of five: r1c1, r1c5, r7c5, r7c2, r8c1. The guardians are r9c1 and r9c5.
TEST(SingleDigit, GuardiansAreToldWithTheirRing)
{
    const auto line = position(":guardians::" + std::string(81, '.') + "::::");
    Candidates candidates = line.candidates;
    const auto leave = [&](HouseIndex house, std::initializer_list<int> places) {
        for (int place = 0; place < 9; ++place) {
            if (std::ranges::count(places, place) == 0)
                candidates.remove(line.chart->cell_in(house, place), 1);
        }
    };
    leave(HouseIndex{0}, {0, 4});     // r1
    leave(HouseIndex{13}, {0, 6, 8}); // c5
    leave(HouseIndex{6}, {1, 4});     // r7
    leave(HouseIndex{24}, {1, 3, 6}); // b7
    leave(HouseIndex{9}, {0, 7, 8});  // c1
    Steps steps(Want::All);
    steps.look_for(&techniques::guardians, candidates);
    for (const Step& step : steps.found()) {
        EXPECT_EQ(step.size % 2, 1);
        EXPECT_EQ(static_cast<int>(step.links.size()), step.size);
        EXPECT_EQ(std::ranges::count(step.cells, Role::Cause, &CellMark::role), step.size);
        EXPECT_EQ(step.links.front().from.cells, step.links.back().to.cells);
    }
    EXPECT_FALSE(steps.empty());
}

TEST(SingleDigit, TemplatesAreNeverWrong)
{
    for (const Technique* technique : {&techniques::template_set, &techniques::template_delete}) {
        EXPECT_GT(expect_sound(technique, {.layout = "9x9", .puzzles = 5}), 0);
        expect_sound(technique, {.layout = "x-9x9", .puzzles = 2});
        expect_sound(technique, {.layout = "jigsaw-9x9", .puzzles = 2});
    }
}

TEST(SingleDigit, KitesTellTheirLinksFromStartToEnd)
{
    const auto line = position(
        ":2-String-Kite:4.1:....32+18+43+41+87+59+262...+4+1+57+36..+1.4..+2+1.45273+6..+2.3....1."
        "1.+7..+2.59.2+45.6+17.5.21....:613 633 891 893 896:866:::");
    const Step step = expected_step(line);
    ASSERT_EQ(step.links.size(), 3u);
    EXPECT_EQ(step.links[0].kind, LinkKind::Strong);
    EXPECT_EQ(step.links[1].kind, LinkKind::Weak);
    EXPECT_EQ(step.links[2].kind, LinkKind::Strong);
    EXPECT_EQ(step.cells[0], (CellMark{step.links[0].from.cells.front(), Role::Start}));
    EXPECT_EQ(step.cells[1], (CellMark{step.links[2].to.cells.front(), Role::End}));
}

} // namespace
} // namespace engine
