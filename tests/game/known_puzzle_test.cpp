// A puzzle that was seen is known: what is said of that, and what comes back. Promise 24 of
// docs/PROMISE.md; honesty_test.cpp tries the ways to a clean run with foreknowledge.

#include <algorithm>

#include "game/scenes/play/new_play.h"
#include "tests/game/honest_ways.h"

namespace game {
namespace {

using engine::PlayTime;

constexpr int ten_minutes = 600'000;

class KnownPuzzleTest : public testing::Test, protected Foresight {};

TEST_F(KnownPuzzleTest, WithoutForeknowledgeARunIsCleanAndNothingIsAsked)
{
    Player player = start();
    open(player, code);
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    player.wait(1500);
    const engine::Record run = solved(player);
    EXPECT_FALSE(run.repeated);
    EXPECT_TRUE(run.stats.clean());
    EXPECT_EQ(run.time, PlayTime{1501});
    EXPECT_TRUE(has_clean_run());
}

TEST_F(KnownPuzzleTest, TheSolutionThenTheCodeIsARematch)
{
    see_solution(code);
    Player player = start();
    open(player, code);
    EXPECT_TRUE(player.sees("You know this puzzle"));
    EXPECT_TRUE(reads(player, "rematch"));
    player.press(key(Key::Enter));
    EXPECT_TRUE(player.sees("Rematch: not in the table"));
    EXPECT_TRUE(solved(player).repeated);
    EXPECT_FALSE(has_clean_run());
    EXPECT_TRUE(reads(player, "or seen its solution"));
}

TEST_F(KnownPuzzleTest, ACodeWhoseGameWaitsOpensThatGame)
{
    std::string id;
    {
        InPlay player(*this, code);
        fill(player, 1);
        player.wait(2500);
        id = game(player).id;
        leave(player);
    }
    for (const std::string& text : {code, line, renamed_line}) {
        Player player = start();
        open(player, text);
        ASSERT_NE(player.top<PlayScene>(), nullptr) << text;
        EXPECT_EQ(game(player).id, id);
        EXPECT_EQ(game(player).session.cells_filled(), 1);
        EXPECT_EQ(game(player).elapsed, PlayTime{2500});
        EXPECT_TRUE(player.sees("its game goes on"));
        leave(player);
        EXPECT_EQ(desk.saves.games().size(), 1U);
    }
}

// A folder of an earlier version has no list.
TEST_F(KnownPuzzleTest, AGameOfAnEarlierVersionWaitsForItsCodeToo)
{
    begun_game(*this);
    desk.saves.lose_known_list();
    Player player = start();
    open(player, code);
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_EQ(game(player).session.cells_filled(), 3);
}

TEST_F(KnownPuzzleTest, TheTimeOfALookWithoutAnEntryCounts)
{
    {
        InPlay player(*this, code);
        player.wait(ten_minutes);
        leave(player);
        EXPECT_TRUE(desk.saves.games().empty());
    }
    Player player = start();
    open(player, code);
    EXPECT_TRUE(reads(player, "You have spent 10:00 on it: the clock goes on from there."));
    EXPECT_EQ(player.top<PlayScene>(), nullptr) << "before the clock runs";
    player.press(key(Key::Enter));
    player.wait(1500);
    const engine::Record run = solved(player);
    EXPECT_EQ(run.time, PlayTime{ten_minutes + 1501});
    EXPECT_FALSE(run.repeated);
    EXPECT_TRUE(run.stats.clean());
}

TEST_F(KnownPuzzleTest, WhoTurnsBackHasLeftNoGame)
{
    {
        InPlay player(*this, code);
        player.wait(5000);
        leave(player);
    }
    Player player = start();
    open(player, code);
    EXPECT_TRUE(player.sees("You know this puzzle"));
    player.press(key(Key::Escape));
    EXPECT_FALSE(player.sees("You know this puzzle"));
    EXPECT_EQ(player.top<PlayScene>(), nullptr);
    EXPECT_TRUE(desk.saves.games().empty());
}

TEST_F(KnownPuzzleTest, HelpStaysWhenItsGameIsDeleted)
{
    std::string id;
    {
        InPlay player(*this, code);
        fill(player, 1);
        player.press(letter('K'));
        player.press(key(Key::Enter));
        ASSERT_EQ(game(player).session.stats().checks, 1);
        id = game(player).id;
        leave(player);
    }
    desk.saves.write(deleting_game(id));
    Player player = start();
    open(player, code);
    EXPECT_TRUE(reads(player, "You had help with it: an assisted run (1 check)."));
    player.press(key(Key::Enter));
    EXPECT_EQ(game(player).session.stats().checks, 1);
    EXPECT_EQ(game(player).session.cells_filled(), 0);
    EXPECT_EQ(solved(player).stats.checks, 1);
    EXPECT_FALSE(has_clean_run());
}

TEST_F(KnownPuzzleTest, StepsInTheEditorAreHelp)
{
    {
        Player player = start();
        player.press(letter('E'));
        open(player, line);
        player.press(key(Key::PageDown));
    }
    Player player = start();
    open(player, code);
    EXPECT_TRUE(reads(player, "You had help with it"));
    player.press(key(Key::Enter));
    EXPECT_FALSE(solved(player).stats.clean());
    EXPECT_FALSE(has_clean_run());
}

TEST_F(KnownPuzzleTest, TheSolutionInTheEditorCountsForTheGameThatWaits)
{
    begun_game(*this);
    {
        Player player = start();
        player.press(letter('E'));
        open(player, line);
        player.press(letter('G', with_control));
    }
    InPlay player(*this, code);
    EXPECT_EQ(game(player).session.cells_filled(), 3);
    EXPECT_TRUE(reads(player, "You have seen its solution"));
    EXPECT_TRUE(solved(player).repeated);
}

TEST_F(KnownPuzzleTest, AnotherRunningCopyTellsWhatItKnows)
{
    InPlay player(*this, code);
    fill(player, 1);
    engine::SavedGame there = game(player);
    remember_solution(desk.services, attempt_of(desk.services, there));
    player.wait(11'000);
    player.wait(0);
    EXPECT_TRUE(game(player).repeated);
    EXPECT_TRUE(reads(player, "You have seen its solution"));
    EXPECT_TRUE(solved(player).repeated);
}

TEST_F(KnownPuzzleTest, AFirstAttemptUnderOtherInitialsIsRankedAndSaysSo)
{
    desk.settings.initials = "ABC";
    {
        InPlay player(*this, code);
        EXPECT_FALSE(solved(player).repeated);
    }
    desk.settings.initials = "DEF";
    {
        Player player = start();
        open(player, code);
        ASSERT_NE(player.top<PlayScene>(), nullptr) << "nothing is to be asked";
        const engine::Record run = solved(player);
        EXPECT_FALSE(run.repeated);
        EXPECT_EQ(run.others, "ABC");
        EXPECT_TRUE(reads(player, "played here before by ABC"));
        EXPECT_EQ(desk.records.table(run.category, engine::RunFilter::CleanOnly).size(), 2U);
    }
    {
        Player player(desk, make_records_scene(desk.services));
        player.press(key(Key::Down));
        EXPECT_TRUE(reads(player, "played here before by ABC"));
    }
    // Each of the two has had it now, whatever the initials at the end.
    for (const char* initials : {"ABC", "DEF"}) {
        desk.settings.initials = initials;
        InPlay player(*this, code);
        EXPECT_TRUE(solved(player).repeated);
    }
}

TEST_F(KnownPuzzleTest, ABookWithoutAListKnowsWhoFinishedThePuzzle)
{
    engine::Record run;
    run.recipe = code;
    run.initials = "ABC";
    desk.records.add(run);
    desk.settings.initials = "DEF";
    Player player = start();
    open(player, code);
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_EQ(solved(player).others, "ABC");
}

TEST_F(KnownPuzzleTest, WithoutItsListRunsAreRematchesUntilAPuzzleIsDealt)
{
    see_solution(line);
    desk.saves.write(saving(desk.settings));
    desk.saves.lose_known_list();
    {
        Player player = start();
        open(player, code);
        EXPECT_TRUE(player.sees("Perhaps you know this puzzle"));
        EXPECT_TRUE(reads(player, "The list of known puzzles is missing"));
        player.press(key(Key::Enter));
        EXPECT_TRUE(player.sees("Rematch: not in the table"));
        EXPECT_TRUE(solved(player).repeated);
        EXPECT_TRUE(reads(player, "nobody can tell whether you had seen this one"));
    }
    desk.settings.last_game = {.layout = "4x4", .level = engine::Level::Beginner};
    {
        Player player = start();
        player.press(letter('P'));
        player.wait_while_busy();
        ASSERT_NE(player.top<PlayScene>(), nullptr) << "nothing is to be said of it";
        EXPECT_FALSE(solved(player).repeated);
    }
    EXPECT_TRUE(has_clean_run());
    EXPECT_FALSE(
        desk.saves.ask([](const SavedData& data) { return data.folder.known_list_is_lost(); })
            .get());
}

TEST_F(KnownPuzzleTest, WithoutItsListAGameThatWaitsIsARematchToo)
{
    begun_game(*this);
    desk.saves.write(saving(desk.settings));
    desk.saves.lose_known_list();
    {
        InPlay player(*this, code);
        EXPECT_EQ(game(player).session.cells_filled(), 3);
        EXPECT_TRUE(reads(player, "The list of known puzzles is missing"));
        leave(player);
    }
    InPlay player(*this, code);
    EXPECT_TRUE(solved(player).repeated);
    EXPECT_TRUE(reads(player, "nobody can tell whether you had seen this one"));
    EXPECT_FALSE(reads(player, "You have solved this puzzle before"));
}

TEST_F(KnownPuzzleTest, WhatLeavesNoTraceIsNotKnown)
{
    {
        Desk other;
        SaveService nothing;
        engine::RecordBook book;
        Settings settings = desk.settings;
        Services inner = desk.services.with(settings, book, nothing);
        Player player(desk, make_play_scene(inner, new_game()));
        player.wait(ten_minutes);
        leave(player);
    }
    EXPECT_TRUE(std::ranges::none_of(desk.saves.disk().paths(), [](const std::string& file) {
        return file.find("/known/") != std::string::npos;
    }));
}

} // namespace
} // namespace game
