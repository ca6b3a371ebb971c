// Hints as actions: their effect on the board, the statistics and a saved game.

#include "tests/engine/store_scene.h"

namespace engine {
namespace {

TEST(HintActions, AreCountedByLevelAndMakeTheRunAssisted)
{
    Scenario scenario;
    EXPECT_TRUE(scenario.session.stats().clean());
    scenario.play("hint1 hint2 hint3 hint1");
    EXPECT_EQ(scenario.session.stats().hints, 2);
    EXPECT_EQ(scenario.session.stats().hints_named, 1);
    EXPECT_EQ(scenario.session.stats().hints_explained, 1);
    EXPECT_FALSE(scenario.session.stats().clean());
}

TEST(HintActions, AStepIsOneUndoStep)
{
    Scenario scenario;
    scenario.play("r1c2?2 r1c2?4 r2c2^2 r2c2^4 step:r1c4=4,r2c2-2");
    EXPECT_EQ(scenario.at(1, 4).digit, 4);
    EXPECT_EQ(text_of(scenario.at(1, 2).centre_notes), "2"); // 4 was removed from the peers
    EXPECT_EQ(text_of(scenario.at(2, 2).corner_notes), "4");
    scenario.play("undo");
    EXPECT_EQ(scenario.at(1, 4).digit, no_digit);
    EXPECT_EQ(text_of(scenario.at(1, 2).centre_notes), "24");
    EXPECT_EQ(text_of(scenario.at(2, 2).corner_notes), "24");
}

TEST(HintActions, AStepCountsAsFillingAndIsNoticed)
{
    Scenario scenario;
    const Outcome outcome = scenario.play("r1c2=2 step:r1c4=4");
    EXPECT_EQ(scenario.session.cells_filled(), 2);
    ASSERT_EQ(outcome.events.size(), 2u);
    EXPECT_TRUE(std::holds_alternative<DigitPlaced>(outcome.events[0]));
    EXPECT_TRUE(std::holds_alternative<HouseCompleted>(outcome.events[1]));
}

TEST(HintActions, ACellWithoutNotesGetsThoseThatAreLeft)
{
    Scenario scenario;
    scenario.play("step:r1c2-4");
    EXPECT_EQ(text_of(scenario.at(1, 2).centre_notes), "2");
    EXPECT_EQ(scenario.play("step:r1c2-4").verdict, Verdict::NothingToDo);
}

TEST(HintActions, ACellWithNotesInCornersGetsThoseThatAreLeftWhereOthersHaveThem)
{
    Scenario scenario;
    scenario.play("r1c2^4 step:r1c2-4");
    EXPECT_TRUE(scenario.at(1, 2).centre_notes.empty());
    scenario.play("undo r1c4?4 step:r1c2-4");
    EXPECT_EQ(text_of(scenario.at(1, 2).centre_notes), "2");
    EXPECT_TRUE(scenario.at(1, 2).corner_notes.empty());
}

TEST(HintActions, AStepLeavesGivensAlone)
{
    Scenario scenario;
    EXPECT_EQ(scenario.play("step:r1c1=2").verdict, Verdict::CellIsGiven);
    EXPECT_EQ(scenario.session.act(ApplyStep{}, PlayTime{0}).verdict, Verdict::NotOnThisGrid);
    EXPECT_EQ(scenario.session.act(OpenHint{4}, PlayTime{0}).verdict, Verdict::NotOnThisGrid);
}

TEST(HintActions, GoingBackLosesWhatCameAfterTheFirstWrongDigit)
{
    Scenario scenario;
    EXPECT_EQ(scenario.play("r1c2=2 goback").verdict, Verdict::NothingToDo);
    scenario.play("r1c4=2 r2c2=4 goback");
    EXPECT_EQ(scenario.board(), "123.3.1..1.34.2.");
    scenario.play("undo");
    EXPECT_EQ(scenario.at(2, 2).digit, 4);
    scenario.play("redo r2c2=4 r3c1=4 r3c1=2");
    EXPECT_EQ(scenario.play("goback").verdict, Verdict::NothingToDo);
}

TEST(HintActions, APlayThatBeganWrongOnlyLosesItsWrongDigits)
{
    const Puzzle puzzle = puzzle_4x4();
    Board wrong(puzzle.givens);
    wrong.write_digit(Cell{1}, 4);
    wrong.write_digit(Cell{3}, 4);
    Session session(puzzle, {}, StartingPoint{wrong, {}, {}, PlayTime{0}});
    EXPECT_EQ(session.act(RevertMistakes{}, PlayTime{1}).verdict, Verdict::Accepted);
    EXPECT_EQ(to_text(session.board().digits()), "1.343.1..1.34.2.");
}

class HintSaves : public StoreTest {};

TEST_F(HintSaves, AGameWithHintsIsOfVersion2AndComesBack)
{
    SaveFolder folder = open();
    Scenario scenario;
    scenario.play("r1c2=2");
    ASSERT_TRUE(folder.save(game_of(scenario.session)));
    EXPECT_TRUE(bytes_of(game()).starts_with("cronodoku game 1 "));
    scenario.play("r1c4=2 hint1 hint2 hint3 goback step:r1c4=4,r2c2-2");
    const SavedGame saved = game_of(scenario.session);
    ASSERT_TRUE(folder.save(saved));
    EXPECT_TRUE(bytes_of(game()).starts_with("cronodoku game 2 "));
    const auto loaded = folder.load_game("one");
    ASSERT_TRUE(loaded);
    expect_same(*loaded, saved);
    EXPECT_FALSE(loaded->rebuilt);
}

TEST_F(HintSaves, TheBackupKeepsItsVersion)
{
    SaveFolder folder = open();
    Scenario scenario;
    scenario.play("hint1");
    ASSERT_TRUE(folder.save(game_of(scenario.session)));
    ASSERT_TRUE(folder.save(game_of(scenario.session)));
    put_bytes(game(), "rubbish");
    ASSERT_TRUE(folder.load_game("one"));
    EXPECT_TRUE(bytes_of(game()).starts_with("cronodoku game 2 "));
}

TEST_F(HintSaves, RecordsTellHowFarHintsWent)
{
    SaveFolder folder = open();
    Record run{.category = "4x4 easy",
               .initials = "ABC",
               .time = PlayTime{1000},
               .stats = RunStats{.hints = 3, .hints_named = 2, .hints_explained = 1}};
    RecordBook book;
    book.add(run);
    ASSERT_TRUE(folder.save(book));
    EXPECT_TRUE(bytes_of(root / "records.book").starts_with("cronodoku records 1 "));
    const RecordBook loaded = folder.load_records();
    ASSERT_EQ(loaded.runs().size(), 1u);
    EXPECT_EQ(loaded.runs()[0].stats, run.stats);
}

} // namespace
} // namespace engine
