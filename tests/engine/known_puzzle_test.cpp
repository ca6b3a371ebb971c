#include "engine/play/known_puzzle.h"

#include <gtest/gtest.h>

#include "tests/engine/scenario.h"

namespace engine {
namespace {

const AttemptAt dealt{.puzzle = {1, 7}, .initials = "AAA"};
const AttemptAt pasted{.puzzle = {1, 7}, .is_from_elsewhere = true, .initials = "AAA"};

KnownPuzzle known(std::uint64_t board, bool is_from_elsewhere, const std::string& initials = "AAA")
{
    return {.puzzle = {board, 7},
            .is_from_elsewhere = is_from_elsewhere,
            .initials = initials,
            .time = PlayTime{600'000},
            .help = {.hints = 2},
            .solution_seen = true,
            .game = "one"};
}

TEST(Foreknowledge, OfADealtPuzzleIsOfItsBoardOrOfAForeignOneOfItsForm)
{
    EXPECT_TRUE(foreknowledge_of(dealt, {known(1, false)}).solution_seen);
    EXPECT_TRUE(foreknowledge_of(dealt, {known(2, true)}).solution_seen);
    EXPECT_EQ(foreknowledge_of(dealt, {known(2, false)}), Foreknowledge())
        << "the game deals it in many forms";
}

TEST(Foreknowledge, OfAForeignPuzzleIsOfEveryOneOfItsForm)
{
    for (const auto& each : {known(1, false), known(2, false), known(2, true)})
        EXPECT_TRUE(foreknowledge_of(pasted, {each}).solution_seen);
    KnownPuzzle other = known(1, true);
    other.puzzle.form = 8;
    EXPECT_EQ(foreknowledge_of(pasted, {other}), Foreknowledge());
}

TEST(Foreknowledge, IsTheMostOfEach)
{
    KnownPuzzle one = known(1, false);
    one.solution_seen = false;
    KnownPuzzle other = known(3, true);
    other.time = PlayTime{700'000};
    other.help = {.checks = 1, .hints = 1};
    other.game = "";
    const Foreknowledge all = foreknowledge_of(dealt, {one, other});
    EXPECT_EQ(all.time, PlayTime{700'000});
    EXPECT_EQ(all.help, (RunStats{.checks = 1, .hints = 2}));
    EXPECT_TRUE(all.solution_seen);
    EXPECT_EQ(all.games, std::vector<std::string>{"one"});
    EXPECT_TRUE(all.others.empty());
}

TEST(Foreknowledge, OfSomebodyElseIsOnlyNamed)
{
    const Foreknowledge all =
        foreknowledge_of(dealt, {known(1, false, "BBB"), known(3, true, "BBB")});
    EXPECT_EQ(all, (Foreknowledge{.others = {"BBB"}, .games_of_others = {"one", "one"}}));
}

TEST(Foreknowledge, NamesOnlySoManyOthers)
{
    std::vector<KnownPuzzle> many;
    for (int player = 0; player < 1000; ++player)
        many.push_back(known(1, false, std::to_string(player)));
    EXPECT_EQ(foreknowledge_of(dealt, many).others.size(), most_others);
}

TEST(NotedHelp, MakesTheFactsOfTheRunTheSame)
{
    const RunStats helps[] = {{.checks = 2},
                              {.hints = 3, .hints_named = 2, .hints_explained = 1},
                              {.mistakes_revealed = true},
                              {.notes_struck = true, .possible_shown = true},
                              {.copied_out = true, .script_solved = true},
                              {.sums_struck = true}};
    for (const RunStats& help : helps) {
        Scenario scenario(puzzle_4x4());
        const Board before = scenario.session.board();
        note_help(help, scenario.session, PlayTime{600'000});
        EXPECT_EQ(scenario.session.stats(), help);
        EXPECT_EQ(scenario.session.board(), before);
        EXPECT_EQ(scenario.session.last_action_at(), PlayTime{600'000});
        note_help(help, scenario.session, PlayTime{700'000});
        EXPECT_EQ(scenario.session.stats(), help) << "noted once";
    }
}

TEST(NotedHelp, ThatHasLeftNothingHereCountsAsACheck)
{
    for (const RunStats& help : {RunStats{.note_fills = 1}, RunStats{.singles_fills = 3}}) {
        Scenario scenario(puzzle_4x4());
        note_help(help, scenario.session, PlayTime{0});
        EXPECT_EQ(scenario.session.stats(), (RunStats{.checks = 1}));
    }
    Scenario untouched(puzzle_4x4());
    note_help({.wrong_entries = 4, .pauses = 2}, untouched.session, PlayTime{0});
    EXPECT_TRUE(untouched.session.log().empty());
}

TEST(Foreknowledge, OfASolutionIsOfEveryPuzzleThatHasIt)
{
    constexpr std::uint64_t solution = 99;
    const AttemptAt with_other_givens{.puzzle = {5, 6, solution}, .initials = "AAA"};
    KnownPuzzle seen = known(1, false);
    seen.puzzle.solution = solution;
    const std::vector<KnownPuzzle> kept = to_be_kept(seen);
    ASSERT_EQ(kept.size(), 2u);
    for (const KnownPuzzle& each : kept)
        EXPECT_EQ(each.puzzle.solution, 0u) << "the list has no place for it";
    const Foreknowledge all = foreknowledge_of(with_other_givens, kept);
    EXPECT_TRUE(all.solution_seen);
    EXPECT_EQ(all.help, seen.help);
    EXPECT_EQ(all.time, PlayTime{0}) << "the time was spent on the other one";
    EXPECT_TRUE(all.games.empty()) << "which is another game";
    EXPECT_EQ(foreknowledge_of({.puzzle = {5, 6, solution + 1}, .initials = "AAA"}, kept),
              Foreknowledge());
    EXPECT_EQ(foreknowledge_of({.puzzle = {5, 6}, .initials = "AAA"}, kept), Foreknowledge());

    seen.help = {};
    seen.solution_seen = false;
    EXPECT_EQ(to_be_kept(seen).size(), 1u) << "only its digits were seen";
}

} // namespace
} // namespace engine
