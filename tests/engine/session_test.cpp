#include "tests/engine/scenario.h"

namespace engine {
namespace {

constexpr std::string_view all_of_it = "r1c2=2 r1c4=4 r2c2=4 r2c4=2 r3c1=2 r3c3=4 r4c2=3 r4c4=1";

template <typename Kind>
std::vector<Kind> events_of(const Outcome& outcome)
{
    std::vector<Kind> found;
    for (const Event& event : outcome.events) {
        if (const auto* one = std::get_if<Kind>(&event))
            found.push_back(*one);
    }
    return found;
}

TEST(Session, PlacesADigit)
{
    Scenario scenario;
    EXPECT_EQ(scenario.play("r1c2=2").verdict, Verdict::Accepted);
    EXPECT_EQ(scenario.board(), "123.3.1..1.34.2.");
}

TEST(Session, TheSameDigitAgainErases)
{
    Scenario scenario;
    EXPECT_EQ(scenario.play("r1c2=2 r1c2=2").verdict, Verdict::Accepted);
    EXPECT_EQ(scenario.board(), "1.3.3.1..1.34.2.");
}

TEST(Session, PlacesInManyCellsAndErasesOnlyWhenAllHoldIt)
{
    Scenario scenario;
    scenario.play("r1c2=2 r1c2+r3c3=2");
    EXPECT_EQ(scenario.board(), "123.3.1..1234.2.");
    scenario.play("r1c2+r3c3=2");
    EXPECT_EQ(scenario.board(), "1.3.3.1..1.34.2.");
}

TEST(Session, NoActionChangesAGiven)
{
    Scenario scenario;
    for (const char* action : {"r1c1=2", "r1c1=1", "r1c1^2", "r1c1?2", "r1c1="})
        EXPECT_NE(scenario.play(action).verdict, Verdict::Accepted) << action;
    EXPECT_EQ(scenario.play("r1c1=2").verdict, Verdict::CellIsGiven);
    EXPECT_TRUE(scenario.session.log().empty());
    EXPECT_EQ(scenario.board(), "1.3.3.1..1.34.2.");
}

TEST(Session, LeavesOutTheGivensAmongManyCells)
{
    Scenario scenario;
    EXPECT_EQ(scenario.play("r1c1+r1c2=2").verdict, Verdict::Accepted);
    EXPECT_EQ(scenario.board(), "123.3.1..1.34.2.");
}

TEST(Session, AGivenMayBePaintedAndErasingTakesOnlyThePaint)
{
    Scenario scenario;
    scenario.play("r1c1#3");
    EXPECT_EQ(text_of(scenario.at(1, 1).colours), "3");
    EXPECT_EQ(scenario.play("r1c1=").verdict, Verdict::Accepted);
    EXPECT_EQ(text_of(scenario.at(1, 1).colours), "");
    EXPECT_EQ(scenario.at(1, 1).digit, 1);
}

TEST(Session, ErasesInLayers)
{
    Scenario scenario;
    scenario.play("r1c2^2 r1c2?4 r1c2#1 r1c2=3 r1c2=");
    EXPECT_EQ(scenario.at(1, 2).digit, no_digit);
    EXPECT_EQ(text_of(scenario.at(1, 2).corner_notes), "2");
    scenario.play("r1c2=");
    EXPECT_TRUE(scenario.at(1, 2).corner_notes.empty() && scenario.at(1, 2).centre_notes.empty());
    EXPECT_EQ(text_of(scenario.at(1, 2).colours), "1");
    scenario.play("r1c2=");
    EXPECT_EQ(scenario.at(1, 2), Square{});
    EXPECT_EQ(scenario.play("r1c2=").verdict, Verdict::NothingToDo);
}

TEST(Session, NotesAreAddedToAllUntilAllHaveThem)
{
    Scenario scenario;
    scenario.play("r1c2?2 r1c2+r1c4?2");
    EXPECT_EQ(text_of(scenario.at(1, 2).centre_notes), "2");
    EXPECT_EQ(text_of(scenario.at(1, 4).centre_notes), "2");
    scenario.play("r1c2+r1c4?2");
    EXPECT_TRUE(scenario.at(1, 2).centre_notes.empty());
}

TEST(Session, ACellWithADigitTakesNoNotes)
{
    Scenario scenario;
    EXPECT_EQ(scenario.play("r1c2=2 r1c2^4").verdict, Verdict::NothingToDo);
}

TEST(Session, APlacedDigitLeavesTheNotesOfItsPeersInOneUndoStep)
{
    Scenario scenario;
    scenario.play("r1c4?2 r1c4?4 r2c2^2 r3c3?2 r1c2=2");
    EXPECT_EQ(text_of(scenario.at(1, 4).centre_notes), "4");
    EXPECT_EQ(text_of(scenario.at(2, 2).corner_notes), "");
    EXPECT_EQ(text_of(scenario.at(3, 3).centre_notes), "2");
    scenario.play("undo");
    EXPECT_EQ(text_of(scenario.at(1, 4).centre_notes), "24");
    EXPECT_EQ(text_of(scenario.at(2, 2).corner_notes), "2");
}

TEST(Session, NotesStayInPeersWhenThePlayerWantsSo)
{
    Scenario scenario(puzzle_4x4(), PlayOptions{.clear_peer_notes = false});
    scenario.play("r1c4?2 r1c2=2");
    EXPECT_EQ(text_of(scenario.at(1, 4).centre_notes), "2");
}

TEST(Session, ADigitThatBreaksARuleTakesNoNotes)
{
    Scenario scenario(puzzle_4x4(), PlayOptions{.clashes_keep_notes = true});
    scenario.play("r1c4?3 r2c2^3 r1c2=3"); // 3 is in r1c3 and r2c1
    EXPECT_EQ(text_of(scenario.at(1, 4).centre_notes), "3");
    EXPECT_EQ(text_of(scenario.at(2, 2).corner_notes), "3");
    EXPECT_TRUE(scenario.session.kept_notes());
    scenario.play("r1c2=");
    EXPECT_EQ(text_of(scenario.at(1, 4).centre_notes), "3");
    scenario.play("r1c2?4 r1c4?4 r1c2+r2c2=4"); // with each other
    EXPECT_EQ(text_of(scenario.at(1, 4).centre_notes), "34");
    scenario.play("r2c2=2");
    EXPECT_EQ(scenario.board(), "143.321..1.34.2.");
    scenario.play("r2c2= r1c2=2");
    EXPECT_EQ(text_of(scenario.at(1, 4).centre_notes), "34");
    scenario.play("r1c4?2 r1c2= r1c2=2");
    EXPECT_EQ(text_of(scenario.at(1, 4).centre_notes), "34") << "it breaks none";
}

TEST(Session, APlayOfBeforeGoesOnAsItBegan)
{
    Scenario scenario;
    scenario.play("r1c4?3 r1c2=3");
    EXPECT_EQ(text_of(scenario.at(1, 4).centre_notes), "");
    EXPECT_FALSE(scenario.session.kept_notes());
}

TEST(Session, FillsNotesAsTheDigitsAllow)
{
    Scenario scenario;
    scenario.play("r2c2?1 notes");
    EXPECT_EQ(text_of(scenario.at(1, 2).centre_notes), "24");
    EXPECT_EQ(text_of(scenario.at(2, 2).centre_notes), "24");
    EXPECT_EQ(text_of(scenario.at(4, 4).centre_notes), "1");
    EXPECT_EQ(scenario.session.stats().note_fills, 1);
    EXPECT_EQ(scenario.play("notes").verdict, Verdict::NothingToDo);
    scenario.play("undo");
    EXPECT_EQ(text_of(scenario.at(2, 2).centre_notes), "1");
    EXPECT_EQ(scenario.session.stats().note_fills, 1);
}

TEST(Session, FillsNotesOfOneDigitAndLeavesTheOthers)
{
    Scenario scenario;
    scenario.play("r2c2?1 notes4");
    EXPECT_EQ(text_of(scenario.at(1, 2).centre_notes), "4");
    EXPECT_EQ(text_of(scenario.at(2, 2).centre_notes), "14");
    EXPECT_EQ(text_of(scenario.at(4, 4).centre_notes), "");
}

TEST(Session, UndoBringsBackTheBoardButForgivesNoMistake)
{
    Scenario scenario;
    scenario.play("r1c2=4 undo");
    EXPECT_EQ(scenario.board(), "1.3.3.1..1.34.2.");
    EXPECT_EQ(scenario.session.stats().wrong_entries, 1);
    EXPECT_EQ(scenario.play("undo").verdict, Verdict::NothingToUndo);
}

TEST(Session, ANewDigitDropsWhatCouldBeRedone)
{
    Scenario scenario;
    scenario.play("r1c2=4 undo r1c2=2");
    EXPECT_EQ(scenario.play("redo").verdict, Verdict::NothingToRedo);
}

TEST(Session, RestartIsOneUndoStep)
{
    Scenario scenario;
    EXPECT_EQ(scenario.play("restart").verdict, Verdict::NothingToDo);
    scenario.play("r1c2=2 r1c4?4 r1c1#1 restart");
    EXPECT_EQ(scenario.session.board(), Board(scenario.session.puzzle().givens));
    scenario.play("undo");
    EXPECT_EQ(scenario.board(), "123.3.1..1.34.2.");
    EXPECT_EQ(text_of(scenario.at(1, 1).colours), "1");
}

TEST(Session, ReturnsToTheCheckpointInOneStep)
{
    Scenario scenario;
    EXPECT_EQ(scenario.play("return").verdict, Verdict::NoBookmark);
    scenario.play("r1c2=2 checkpoint");
    EXPECT_EQ(scenario.play("return").verdict, Verdict::NothingToDo);
    scenario.play("r1c4=2 r2c2=2 return");
    EXPECT_EQ(scenario.board(), "123.3.1..1.34.2.");
    scenario.play("undo");
    EXPECT_EQ(scenario.board(), "1232321..1.34.2.");
    EXPECT_EQ(scenario.play("return").verdict, Verdict::Accepted) << "the bookmark stays";
}

TEST(Session, CheckTellsTheWrongCellsAndIsRemembered)
{
    Scenario scenario;
    const auto checked = events_of<Checked>(scenario.play("r1c2=2 r1c4=2 check"));
    ASSERT_EQ(checked.size(), 1u);
    EXPECT_EQ(checked[0].wrong, Cells{scenario.cell(1, 4)});
    EXPECT_EQ(scenario.session.stats().checks, 1);
    EXPECT_FALSE(scenario.session.stats().clean());
}

TEST(Session, RevealsMistakesOnce)
{
    Scenario scenario;
    EXPECT_EQ(scenario.play("reveal").verdict, Verdict::Accepted);
    EXPECT_EQ(scenario.play("reveal").verdict, Verdict::NothingToDo);
    EXPECT_TRUE(scenario.session.stats().mistakes_revealed);
}

TEST(Session, OnlyResumeEndsAPause)
{
    Scenario scenario;
    EXPECT_EQ(scenario.play("resume").verdict, Verdict::PlayIsRunning);
    scenario.play("r1c2=2 pause");
    for (const char* action : {"r1c4=4", "undo", "check", "pause", "notes", "restart"})
        EXPECT_EQ(scenario.play(action).verdict, Verdict::PlayIsPaused) << action;
    EXPECT_EQ(scenario.play("resume").verdict, Verdict::Accepted);
    EXPECT_FALSE(scenario.session.is_paused());
    EXPECT_EQ(scenario.session.stats().pauses, 1);
}

TEST(Session, UndoUndoesNoPauseAndNoCheck)
{
    Scenario scenario;
    scenario.play("r1c2=2 check pause resume undo");
    EXPECT_EQ(scenario.board(), "1.3.3.1..1.34.2.");
    EXPECT_EQ(scenario.session.stats().checks, 1);
    EXPECT_EQ(scenario.session.stats().pauses, 1);
}

TEST(Session, ReportsEachHouseTheLastDigitCompletes)
{
    Scenario scenario;
    const Outcome outcome = scenario.play("r1c2=2 r1c4=4");
    ASSERT_EQ(outcome.events.size(), 2u);
    EXPECT_EQ(outcome.events[0], Event{DigitPlaced{Cells{scenario.cell(1, 4)}}});
    EXPECT_EQ(outcome.events[1], Event{HouseCompleted{HouseIndex{0}}});
}

TEST(Session, ReportsAClashWithTheCellsThatClash)
{
    Scenario scenario;
    const auto clash = events_of<ClashMade>(scenario.play("r1c2=3"));
    ASSERT_EQ(clash.size(), 1u);
    const Cells cells = {scenario.cell(1, 2), scenario.cell(1, 3), scenario.cell(2, 1)};
    EXPECT_EQ(clash[0].cells, cells);
}

TEST(Session, IsSolvedByTheLastDigitAndThenOver)
{
    Scenario scenario;
    EXPECT_EQ(events_of<Solved>(scenario.play(all_of_it)).size(), 1u);
    EXPECT_TRUE(scenario.session.is_solved());
    for (const char* action : {"undo", "r1c2=4", "restart", "pause", "check", "r1c1#1"})
        EXPECT_EQ(scenario.play(action).verdict, Verdict::PlayIsOver) << action;
    EXPECT_EQ(scenario.session.log().size(), 8u);
}

TEST(Session, AFullBoardWithAMistakeIsNotSolved)
{
    Scenario scenario;
    const Outcome outcome =
        scenario.play("r1c2=2 r1c4=4 r2c2=4 r2c4=2 r3c1=2 r3c3=4 r4c2=3 r4c4=2");
    EXPECT_TRUE(events_of<Solved>(outcome).empty());
    EXPECT_EQ(scenario.session.cells_filled(), scenario.session.cells_to_fill());
    EXPECT_EQ(scenario.session.mistakes(), Cells{scenario.cell(4, 4)});
}

TEST(Session, RefusesWhatIsNotOnTheGrid)
{
    Session session(puzzle_4x4());
    const Cell first{1};
    const Cell outside{16};
    const std::vector<Action> nonsense = {PlaceDigit{{}, 1},
                                          PlaceDigit{{outside}, 1},
                                          PlaceDigit{{first}, 0},
                                          PlaceDigit{{first}, 5},
                                          PlaceDigit{{first, first}, 1},
                                          PlaceDigit{{Cell{3}, first}, 1},
                                          ToggleCornerNote{{first}, 31},
                                          ToggleCentreNote{{first}, 255},
                                          ToggleColour{{first}, 10},
                                          ToggleColour{{first}, 0},
                                          Erase{{}},
                                          Erase{{outside}},
                                          FillNotes{5}};
    for (const Action& action : nonsense)
        EXPECT_EQ(session.act(action, PlayTime{0}).verdict, Verdict::NotOnThisGrid);
    EXPECT_TRUE(session.log().empty());
}

TEST(Session, PlayTimesInTheLogNeverRunBackwards)
{
    Session session(puzzle_4x4());
    session.act(*parse_action(session.grid(), "r1c2=2"), PlayTime{500});
    session.act(*parse_action(session.grid(), "r1c4=4"), PlayTime{300});
    session.act(*parse_action(session.grid(), "r2c2=4"), PlayTime{900});
    EXPECT_EQ(session.log()[1].at, PlayTime{500});
    EXPECT_EQ(session.last_action_at(), PlayTime{900});
}

TEST(Session, RemembersWhenEachCellWasFilled)
{
    Scenario scenario;
    scenario.play("r1c2=2 r1c4=4 r2c2=2 r2c2=4");
    const auto seconds = [](int n) {
        return PlayTime{1000 * n};
    };
    EXPECT_EQ(scenario.session.fill_times(),
              (std::vector<PlayTime>{seconds(1), seconds(2), seconds(3)}));
    scenario.play("r1c2= r3c1+r3c3=2");
    EXPECT_EQ(scenario.session.fill_times(),
              (std::vector<PlayTime>{seconds(2), seconds(3), seconds(6), seconds(6)}));
}

TEST(Session, GoesOnFromAStartingPoint)
{
    Scenario before;
    before.play("r1c2=2 r1c4=2");
    const Session& known = before.session;
    Session session(puzzle_4x4(), {},
                    StartingPoint{known.board(), known.stats(), known.fills(), PlayTime{2000}});
    EXPECT_FALSE(session.can_undo());
    EXPECT_EQ(session.stats().wrong_entries, 1);
    session.act(*parse_action(session.grid(), "r1c4=4"), PlayTime{100});
    EXPECT_EQ(session.log()[0].at, PlayTime{2000});
    session.act(Undo{}, PlayTime{3000});
    EXPECT_EQ(session.board(), known.board());
}

TEST(Session, DigitsTakenOutAreNotedOnceAlsoWhilePaused)
{
    Scenario scenario;
    EXPECT_TRUE(would_end_clean_run(scenario.session, CopyOut{}));
    scenario.play("r1c2=2 pause");
    EXPECT_TRUE(would_end_clean_run(scenario.session, CopyOut{}));
    EXPECT_FALSE(would_end_clean_run(scenario.session, Check{})) << "not while paused";
    EXPECT_EQ(scenario.play("copyout").verdict, Verdict::Accepted);
    EXPECT_TRUE(scenario.session.stats().copied_out);
    EXPECT_FALSE(scenario.session.stats().clean());
    EXPECT_TRUE(scenario.session.is_paused());
    EXPECT_EQ(scenario.play("copyout").verdict, Verdict::NothingToDo);
    scenario.play("resume r1c2=2 solution");
    EXPECT_EQ(scenario.play("copyout").verdict, Verdict::PlayIsOver);
}

TEST(Session, KnowsWhetherHelpWouldTellAnything)
{
    Scenario scenario;
    const auto tells = [&scenario](const Action& action) {
        return would_tell_anything(scenario.session, action);
    };
    EXPECT_FALSE(tells(StrikeNotes{})) << "there are no notes";
    scenario.play("r1c2?2");
    EXPECT_FALSE(tells(StrikeNotes{})) << "2 is possible there";
    scenario.play("r1c4=2 r1c2?2");
    EXPECT_TRUE(tells(StrikeNotes{}));
    scenario.play("r1c2=4");
    EXPECT_FALSE(tells(StrikeNotes{})) << "a digit hides the notes";
    EXPECT_TRUE(tells(FillNotes{}));
    scenario.play("notes");
    EXPECT_FALSE(tells(FillNotes{}));
    EXPECT_TRUE(tells(ShowPossible{}));
    EXPECT_TRUE(tells(FillSingles{SinglesKind::Naked}));
    scenario.play("nakedsingles");
    EXPECT_FALSE(tells(FillSingles{SinglesKind::Naked}));
    EXPECT_TRUE(tells(Check{})) << "that nothing is wrong is an answer";
}

} // namespace
} // namespace engine
