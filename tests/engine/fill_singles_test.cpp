// Singles that the game writes, and the digits it shows as possible: what they do to the board, to
// the statistics, and to a saved game.

#include <algorithm>
#include <array>

#include "engine/store/disk/envelope.h"
#include "engine/store/documents/game_document.h"
#include "engine/store/documents/json.h"
#include "engine/store/documents/play_document.h"
#include "tests/engine/store_scene.h"

namespace engine {
namespace {

// Singles alone solve it.
Puzzle puzzle_of_singles()
{
    return puzzle_of(
        9, {"rows-and-columns", "boxes"},
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179");
}

int singles_left(const Session& session, bool hidden)
{
    const Grid& grid = session.grid();
    const auto possible = [&](Cell cell) {
        return session.board()[cell].digit != no_digit
                   ? DigitSet{}
                   : DigitSet::up_to(grid.size())
                         .without(digits_seen_from(cell, grid, session.board()));
    };
    int count = 0;
    for (Cell cell : grid.cells())
        count += !hidden && possible(cell).count() == 1 ? 1 : 0;
    for (const House& house : grid.houses()) {
        for (Digit digit = 1; hidden && digit <= grid.size(); ++digit)
            count += std::ranges::count_if(
                         house.cells, [&](Cell cell) { return possible(cell).has(digit); }) == 1;
    }
    return count;
}

TEST(FillSingles, WritesNakedSinglesUntilNoneIsLeft)
{
    Scenario scenario(puzzle_of_singles());
    EXPECT_GT(singles_left(scenario.session, false), 0);
    const Outcome outcome = scenario.play("nakedsingles");
    EXPECT_EQ(outcome.verdict, Verdict::Accepted);
    ASSERT_FALSE(outcome.events.empty());
    EXPECT_TRUE(std::holds_alternative<DigitPlaced>(outcome.events.front()));
    EXPECT_EQ(singles_left(scenario.session, false), 0);
    EXPECT_TRUE(scenario.session.mistakes().empty());
    EXPECT_EQ(scenario.session.stats().wrong_entries, 0);
}

TEST(FillSingles, WritesHiddenSinglesUntilNoneIsLeft)
{
    Scenario scenario(puzzle_of_singles());
    EXPECT_GT(singles_left(scenario.session, true), 0);
    const Outcome outcome = scenario.play("hiddensingles");
    EXPECT_EQ(singles_left(scenario.session, true), 0);
    EXPECT_TRUE(scenario.session.mistakes().empty());
    EXPECT_TRUE(scenario.session.is_solved());
    ASSERT_FALSE(outcome.events.empty());
    EXPECT_TRUE(std::holds_alternative<Solved>(outcome.events.back()));
    EXPECT_EQ(scenario.session.stats().singles_fills, 1);
    EXPECT_FALSE(scenario.session.stats().clean());
}

TEST(FillSingles, IsOneUndoStep)
{
    Scenario scenario(puzzle_of_singles());
    scenario.play("r1c3=1 r1c4?2 r1c4?6"); // a wrong digit, so that the play does not end
    const Board before = scenario.session.board();
    scenario.play("nakedsingles");
    EXPECT_NE(scenario.session.board(), before);
    scenario.play("undo");
    EXPECT_EQ(scenario.session.board(), before);
    EXPECT_FALSE(scenario.session.stats().clean()) << "undo does not forgive";
}

TEST(FillSingles, DigitsLeaveTheNotesOfPeersIfTheyDoSo)
{
    for (const bool leave : {true, false}) {
        Scenario scenario(puzzle_4x4(), PlayOptions{.clear_peer_notes = leave});
        scenario.play("r1c2?2 r1c2?4 r4c2=3 undo r3c1?2 nakedsingles");
        EXPECT_EQ(scenario.at(3, 1).digit, 2);
        scenario.play("undo r3c3?2 r3c3?4 nakedsingles r3c3=");
        EXPECT_EQ(text_of(scenario.at(3, 3).centre_notes), leave ? "4" : "24");
    }
}

TEST(FillSingles, IsRefusedWhereThereIsNone)
{
    Scenario scenario(puzzle_4x4_x());
    scenario.play("nakedsingles hiddensingles nakedsingles hiddensingles nakedsingles");
    const int fills = scenario.session.stats().singles_fills;
    if (!scenario.session.is_solved()) {
        EXPECT_EQ(scenario.play("nakedsingles").verdict, Verdict::NothingToDo);
        EXPECT_EQ(scenario.play("hiddensingles").verdict, Verdict::NothingToDo);
    }
    EXPECT_EQ(scenario.session.stats().singles_fills, fills);
}

// A wrong digit may lead to more of them; every one is counted, and one undo takes all back.
TEST(FillSingles, CountsWhatFollowsFromAWrongDigit)
{
    Scenario scenario;
    scenario.play("r1c2=4");
    const Board before = scenario.session.board();
    EXPECT_EQ(scenario.session.stats().wrong_entries, 1);
    scenario.play("nakedsingles");
    EXPECT_GT(scenario.session.stats().wrong_entries, 1);
    EXPECT_EQ(scenario.session.stats().wrong_entries,
              static_cast<int>(scenario.session.mistakes().size()));
    scenario.play("undo");
    EXPECT_EQ(scenario.session.board(), before);
}

TEST(FillSingles, PossibleDigitsAreAFactOfTheRunAndChangeNoBoard)
{
    Scenario scenario;
    const Board before = scenario.session.board();
    scenario.play("possible");
    EXPECT_TRUE(scenario.session.stats().possible_shown);
    EXPECT_FALSE(scenario.session.stats().clean());
    EXPECT_EQ(scenario.session.board(), before);
    EXPECT_FALSE(scenario.session.can_undo());
    EXPECT_EQ(scenario.play("possible").verdict, Verdict::NothingToDo);
}

class SinglesSaves : public StoreTest {};

TEST_F(SinglesSaves, AreOfVersion4AndComeBack)
{
    for (const char* actions : {"nakedsingles", "possible"}) {
        Scenario scenario;
        scenario.play(actions);
        SaveFolder folder = open();
        SavedGame saved = game_of(scenario.session);
        saved.input.shows_possible = true;
        ASSERT_TRUE(folder.save(saved));
        EXPECT_TRUE(bytes_of(game()).starts_with("cronodoku game 4 "));
        const auto loaded = folder.load_game("one");
        ASSERT_TRUE(loaded) << in_english(loaded.why());
        expect_same(*loaded, saved);
        EXPECT_FALSE(loaded->rebuilt);
    }
}

TEST_F(SinglesSaves, KeepTheFactsWithoutTheLog)
{
    Scenario scenario;
    scenario.play("possible nakedsingles");
    EXPECT_EQ(version_needed(scenario.session, SavedLog::OnlyBoard), 4);
    const auto loaded =
        from_document(*from_json<GameDocument>(
                          to_json(to_document(game_of(scenario.session), SavedLog::OnlyBoard))),
                      "one");
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->session.stats(), scenario.session.stats());
}

TEST_F(SinglesSaves, WhatOlderVersionsKnowIsWrittenAsBefore)
{
    Scenario scenario;
    scenario.play("r1c2=2 strike");
    SaveFolder folder = open();
    ASSERT_TRUE(folder.save(game_of(scenario.session)));
    EXPECT_TRUE(bytes_of(game()).starts_with("cronodoku game 3 "));
    EXPECT_EQ(bytes_of(game()).find("singles_fills"), std::string::npos);
}

} // namespace
} // namespace engine
