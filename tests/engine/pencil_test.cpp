// Colours of notes, links between them, bookmarks, struck notes, and giving up.

#include "engine/store/documents/game_document.h"
#include "engine/store/documents/json.h"
#include "tests/engine/store_scene.h"

namespace engine {
namespace {

class Pencil : public testing::Test {
protected:
    PencilNote note(int row, int column, Digit digit) const
    {
        return {scenario.cell(row, column), digit};
    }
    Digit colour_of(int row, int column, Digit digit) const
    {
        return drawing().colour_of(note(row, column, digit));
    }
    const Drawing& drawing() const { return scenario.session.board().drawing(); }
    const Bookmark& bookmark(int number) const
    {
        const Bookmark* found = scenario.session.bookmarks().find(number);
        EXPECT_NE(found, nullptr);
        return *found;
    }
    Assumption wrote(int row, int column, Digit digit) const
    {
        return {scenario.cell(row, column), digit};
    }

    Scenario scenario;
};

TEST_F(Pencil, ColoursANoteWhereItIs)
{
    scenario.play("r1c2?2 r1c4^2 r1c2+r1c4+r2c2:2#3");
    EXPECT_EQ(colour_of(1, 2, 2), 3);
    EXPECT_EQ(colour_of(1, 4, 2), 3);
    EXPECT_EQ(colour_of(2, 2, 2), no_digit);
    EXPECT_EQ(scenario.play("r2c2:2#3").verdict, Verdict::NothingToDo);
    scenario.play("r1c2:2#5");
    EXPECT_EQ(colour_of(1, 2, 2), 5);
    scenario.play("r1c2+r1c4:2#3");
    EXPECT_EQ(colour_of(1, 2, 2), 3) << "not all had it";
    scenario.play("r1c2+r1c4:2#3");
    EXPECT_TRUE(drawing().empty());
}

TEST_F(Pencil, LinksTwoNotes)
{
    scenario.play("r1c2?2 r1c2?4 r1c4?4 r1c2:4==r1c4:4 r1c2:2--r1c2:4");
    EXPECT_EQ(drawing().links().size(), 2u);
    scenario.play("r1c2:4--r1c4:4");
    EXPECT_EQ(drawing().links().at({note(1, 2, 4), note(1, 4, 4)}), LinkStrength::Weak);
    scenario.play("r1c2:4--r1c4:4");
    EXPECT_EQ(drawing().links().size(), 1u);
    EXPECT_EQ(scenario.play("r1c2:4==r2c2:4").verdict, Verdict::NothingToDo) << "no such note";
}

TEST_F(Pencil, ANoteThatGoesTakesItsDrawingAlongAndUndoBringsAllBack)
{
    scenario.play("r1c2?4 r1c4?4 r2c2?4 r1c2:4==r1c4:4 r1c4:4#2 r1c4:4==r2c2:4");
    const Board before = scenario.session.board();
    scenario.play("r1c2=4"); // removes the notes of its peers r1c4 and r2c2
    EXPECT_TRUE(drawing().empty());
    scenario.play("undo");
    EXPECT_EQ(scenario.session.board(), before);
    scenario.play("redo undo r2c2?4");
    EXPECT_EQ(drawing().links().size(), 1u);
    EXPECT_EQ(colour_of(1, 4, 4), 2);
}

TEST_F(Pencil, ATextIsANoteOfTheCell)
{
    scenario.play("r1c2+r1c4~2or3");
    EXPECT_EQ(drawing().text_in(scenario.cell(1, 4)), "2or3");
    EXPECT_EQ(scenario.play("r1c2~2or3").verdict, Verdict::NothingToDo);
    EXPECT_EQ(scenario.play("r1c1~a").verdict, Verdict::CellIsGiven);
    scenario.play("r1c2=4");
    EXPECT_EQ(drawing().text_in(scenario.cell(1, 2)), "2or3") << "hidden by the digit";
    EXPECT_EQ(scenario.play("r1c2~a").verdict, Verdict::NothingToDo);
    EXPECT_EQ(scenario.session.lost_by_reverting().notes, 0);
    scenario.play("r1c2= undrawn");
    EXPECT_EQ(drawing().texts().size(), 2u) << "it is no drawing";
    scenario.play("r1c2=");
    EXPECT_EQ(drawing().texts().size(), 1u);
    scenario.play("undo r1c4~");
    EXPECT_EQ(drawing().texts().size(), 1u);
    scenario.play("undo undo undo undo undo");
    EXPECT_TRUE(drawing().empty());
}

TEST_F(Pencil, ADigitHidesWhatIsDrawnInItsCell)
{
    scenario.play("r1c2?4 r1c2?2 r1c2:4#2 r1c2=2");
    EXPECT_EQ(scenario.play("r1c2:2#1").verdict, Verdict::NothingToDo);
    scenario.play("r1c2=");
    EXPECT_EQ(colour_of(1, 2, 4), 2);
}

TEST_F(Pencil, TheDrawingIsErasedInOneStep)
{
    scenario.play("r1c2?4 r1c4?4 r1c2:4==r1c4:4 r1c4:4#2");
    const Board before = scenario.session.board();
    scenario.play("undrawn");
    EXPECT_TRUE(drawing().empty());
    EXPECT_EQ(text_of(scenario.at(1, 4).centre_notes), "4");
    EXPECT_EQ(scenario.play("undrawn").verdict, Verdict::NothingToDo);
    scenario.play("undo");
    EXPECT_EQ(scenario.session.board(), before);
}

TEST_F(Pencil, DrawsNoMoreThanASaveMayHold)
{
    scenario = Scenario(puzzle_9x9());
    scenario.play("notes");
    std::vector<PencilNote> notes;
    for (Cell cell : scenario.session.grid().cells()) {
        for (Digit digit : scenario.session.board()[cell].centre_notes)
            notes.push_back({cell, digit});
    }
    std::size_t drawn = 0;
    Outcome last;
    for (std::size_t first = 0; first < notes.size() && drawn <= max_links; ++first) {
        for (std::size_t second = first + 1; second < notes.size() && drawn <= max_links;
             ++second) {
            last = scenario.session.act(
                ToggleLink{{notes[first], notes[second]}, LinkStrength::Weak}, scenario.now);
            ++drawn;
        }
    }
    EXPECT_EQ(last.verdict, Verdict::TooManyDrawn);
    EXPECT_EQ(drawing().links().size(), max_links);
}

TEST_F(Pencil, RefusesWhatIsNotOnTheGrid)
{
    const Cell outside{99};
    const auto verdict = [&](const Action& action) {
        return scenario.session.act(action, PlayTime{0}).verdict;
    };
    EXPECT_EQ(verdict(ColourNote{{Cell{1}}, 5, 1}), Verdict::NotOnThisGrid);
    EXPECT_EQ(verdict(ColourNote{{Cell{1}}, 1, 0}), Verdict::NotOnThisGrid);
    EXPECT_EQ(verdict(ColourNote{{outside}, 1, 1}), Verdict::NotOnThisGrid);
    EXPECT_EQ(verdict(ToggleLink{{{Cell{1}, 1}, {outside, 1}}, LinkStrength::Weak}),
              Verdict::NotOnThisGrid);
    EXPECT_EQ(verdict(ToggleLink{{{Cell{1}, 1}, {Cell{1}, 1}}, LinkStrength::Weak}),
              Verdict::NotOnThisGrid);
    EXPECT_EQ(verdict(NameBookmark{1, "\n"}), Verdict::NotOnThisGrid);
    EXPECT_EQ(verdict(GoToBookmark{0}), Verdict::NotOnThisGrid);
    EXPECT_EQ(verdict(GoToBookmark{1}), Verdict::NoBookmark);
    EXPECT_EQ(verdict(DeleteBookmark{1}), Verdict::NoBookmark);
    EXPECT_EQ(verdict(RestoreBookmark{1}), Verdict::NoBookmark);
    EXPECT_EQ(verdict(NameBookmark{1, ""}), Verdict::NoBookmark);
}

TEST_F(Pencil, BookmarksKnowTheAssumptionTheyWereMadeOn)
{
    scenario.play("checkpoint r1c2=2 r1c4=4 checkpoint r2c2=4 checkpoint");
    EXPECT_EQ(bookmark(1).parent, 0);
    EXPECT_EQ(bookmark(1).assumption, std::nullopt);
    EXPECT_EQ(bookmark(1).tried, std::vector{wrote(1, 2, 2)});
    EXPECT_EQ(bookmark(2).parent, 1);
    EXPECT_EQ(bookmark(2).assumption, wrote(1, 2, 2));
    EXPECT_EQ(bookmark(3).parent, 2);
    EXPECT_EQ(bookmark(3).assumption, wrote(2, 2, 4));
}

TEST_F(Pencil, ABookmarkAssumesNothingThatIsNotOnItsBoard)
{
    // 3 is wrong there.
    scenario.play("r1c2=3 r1c3?4 goback checkpoint");
    EXPECT_EQ(bookmark(1).assumption, std::nullopt) << "the mistake was undone";
    scenario.play("r1c2=3 r1c2= r1c4?3 checkpoint");
    EXPECT_EQ(bookmark(2).assumption, std::nullopt) << "it was erased";
    scenario.play("r2c2=4 checkpoint");
    EXPECT_EQ(bookmark(3).assumption, wrote(2, 2, 4));
}

TEST_F(Pencil, AnotherAssumptionAfterABookmarkIsAnotherBranch)
{
    scenario.play("checkpoint r1c2=2 checkpoint return1 r1c2=4 checkpoint");
    EXPECT_EQ(bookmark(1).tried, (std::vector{wrote(1, 2, 2), wrote(1, 2, 4)}));
    EXPECT_EQ(bookmark(3).parent, 1);
    EXPECT_EQ(bookmark(3).assumption, wrote(1, 2, 4));
}

TEST_F(Pencil, UndoGoesBackInTheTreeAndRemovesNoBookmark)
{
    scenario.play("checkpoint r1c2=2 checkpoint r1c4=4 undo undo r1c2=4 checkpoint");
    EXPECT_EQ(scenario.session.bookmarks().all().size(), 3u);
    EXPECT_EQ(bookmark(3).parent, 1);
    EXPECT_EQ(bookmark(3).assumption, wrote(1, 2, 4));
    scenario.play("undo redo undo r1c4=4 checkpoint undo undo redo");
    EXPECT_EQ(bookmark(4).parent, 1);
    EXPECT_EQ(bookmark(4).assumption, wrote(1, 4, 4));
}

TEST_F(Pencil, AnAssumptionThatIsRedoneFollowsABookmarkSetMeanwhile)
{
    scenario.play("checkpoint r1c4?4 r1c2=2 undo checkpoint redo r2c2=4 checkpoint");
    EXPECT_EQ(bookmark(2).assumption, std::nullopt);
    EXPECT_EQ(bookmark(3).parent, 2);
    EXPECT_EQ(bookmark(3).assumption, wrote(1, 2, 2));
}

TEST_F(Pencil, NotesAreNoAssumption)
{
    scenario.play("checkpoint r1c2?2 checkpoint r1c2=2 r1c2=2 checkpoint");
    EXPECT_EQ(bookmark(2).assumption, std::nullopt);
    EXPECT_EQ(bookmark(1).tried, std::vector<Assumption>{});
    EXPECT_EQ(scenario.session.bookmarks().all().size(), 2u) << "the same board again";
}

TEST_F(Pencil, ReturnsToAnyBookmarkInOneStep)
{
    scenario.play("checkpoint r1c2=2 checkpoint r1c4=4 return1");
    EXPECT_EQ(scenario.at(1, 2).digit, no_digit);
    EXPECT_EQ(scenario.play("return1").verdict, Verdict::NothingToDo);
    scenario.play("return2");
    EXPECT_EQ(scenario.at(1, 2).digit, 2);
    scenario.play("undo undo");
    EXPECT_EQ(scenario.at(1, 4).digit, 4);
    EXPECT_EQ(scenario.play("return").verdict, Verdict::Accepted);
    EXPECT_EQ(scenario.at(1, 4).digit, no_digit) << "to the last one used";
}

TEST_F(Pencil, ABookmarkOfTheSameBoardBecomesTheLast)
{
    scenario.play("checkpoint r1c2=2 checkpoint undo checkpoint");
    EXPECT_EQ(scenario.session.bookmarks().all().size(), 2u);
    EXPECT_EQ(scenario.session.bookmarks().last()->number, 1);
    EXPECT_EQ(scenario.play("checkpoint").verdict, Verdict::NothingToDo);
}

TEST_F(Pencil, ADeletedBookmarkCanBeRestored)
{
    scenario.play("checkpoint r1c2=2 checkpoint name2:Two r1c4=4 delete2");
    EXPECT_EQ(scenario.session.bookmarks().last()->number, 1);
    EXPECT_EQ(scenario.play("return2").verdict, Verdict::NoBookmark);
    EXPECT_EQ(scenario.play("name2:x").verdict, Verdict::NoBookmark);
    EXPECT_EQ(scenario.play("delete2").verdict, Verdict::NoBookmark);
    EXPECT_EQ(scenario.play("restore1").verdict, Verdict::NothingToDo);
    scenario.play("restore2 return");
    EXPECT_EQ(scenario.at(1, 2).digit, 2);
    EXPECT_EQ(bookmark(2).name, "Two");
    scenario.play("delete1 delete2");
    EXPECT_EQ(scenario.play("return").verdict, Verdict::NoBookmark);
}

TEST_F(Pencil, TheOldestBookmarkWithoutANameMakesRoom)
{
    scenario = Scenario(puzzle_9x9());
    scenario.play("checkpoint name1:Kept");
    int set = 1;
    for (Cell cell : scenario.session.grid().cells()) {
        for (Digit colour = 1; colour <= 3; ++colour) {
            scenario.session.act(ToggleColour{{cell}, colour}, scenario.now);
            scenario.session.act(SetBookmark{}, scenario.now);
            ++set;
        }
    }
    EXPECT_GT(set, max_bookmarks);
    const Bookmarks& bookmarks = scenario.session.bookmarks();
    EXPECT_EQ(bookmarks.all().size(), static_cast<std::size_t>(max_bookmarks));
    EXPECT_EQ(bookmarks.all().front().name, "Kept");
    EXPECT_EQ(bookmarks.last()->number, set);
    EXPECT_EQ(bookmarks.all()[1].parent, 1);
}

TEST_F(Pencil, StruckNotesAndTheSolutionEndACleanRun)
{
    scenario.play("strike");
    EXPECT_TRUE(scenario.session.stats().notes_struck);
    EXPECT_FALSE(scenario.session.stats().clean());
    EXPECT_EQ(scenario.play("strike").verdict, Verdict::NothingToDo);
    EXPECT_FALSE(scenario.session.is_over());
    scenario.play("r1c2=2 solution");
    EXPECT_TRUE(scenario.session.is_over());
    EXPECT_FALSE(scenario.session.is_solved());
    EXPECT_EQ(scenario.play("r1c4=4").verdict, Verdict::PlayIsOver);
    EXPECT_EQ(scenario.play("undo").verdict, Verdict::PlayIsOver);
    EXPECT_EQ(scenario.session.cells_filled(), 1) << "the board stays as the player left it";
}

class PencilSaves : public StoreTest {};

TEST_F(PencilSaves, AreOfVersion3AndComeBack)
{
    SaveFolder folder = open();
    const SavedGame saved = game_of(pencil_session());
    ASSERT_TRUE(folder.save(saved));
    EXPECT_TRUE(bytes_of(game()).starts_with("cronodoku game 3 "));
    const auto loaded = folder.load_game("one");
    ASSERT_TRUE(loaded) << in_english(loaded.why());
    expect_same(*loaded, saved);
    EXPECT_FALSE(loaded->rebuilt);
}

TEST_F(PencilSaves, ATextInACellNeedsVersion5)
{
    SaveFolder folder = open();
    Scenario scenario;
    scenario.play("r1c2~2or3 checkpoint r1c2~");
    const SavedGame saved = game_of(scenario.session);
    ASSERT_TRUE(folder.save(saved));
    EXPECT_TRUE(bytes_of(game()).starts_with("cronodoku game 5 "));
    const auto loaded = folder.load_game("one");
    ASSERT_TRUE(loaded) << in_english(loaded.why());
    expect_same(*loaded, saved);
    EXPECT_EQ(version_needed(saved.session, SavedLog::OnlyBoard), 5) << "for the bookmark";
    const auto rest = from_document(
        *from_json<GameDocument>(to_json(to_document(saved, SavedLog::OnlyBoard))), "one");
    ASSERT_TRUE(rest);
    EXPECT_EQ(rest->session.bookmarks().all(), saved.session.bookmarks().all());
}

TEST_F(PencilSaves, AGameThatWasGivenUpStaysSo)
{
    SaveFolder folder = open();
    Scenario scenario;
    scenario.play("r1c2=2 solution");
    for (const SavedLog kept : {SavedLog::Whole, SavedLog::OnlyBoard}) {
        const auto loaded = from_document(
            *from_json<GameDocument>(to_json(to_document(game_of(scenario.session), kept))), "one");
        ASSERT_TRUE(loaded);
        EXPECT_TRUE(loaded->session.is_given_up());
    }
}

TEST_F(PencilSaves, KeepBookmarksAndDrawingsWithoutTheLog)
{
    const SavedGame saved = game_of(pencil_session());
    EXPECT_EQ(version_needed(saved.session, SavedLog::OnlyBoard), 3);
    const auto loaded = from_document(
        *from_json<GameDocument>(to_json(to_document(saved, SavedLog::OnlyBoard))), "one");
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->session.board(), saved.session.board());
    EXPECT_FALSE(loaded->session.board().drawing().empty());
    EXPECT_EQ(loaded->session.bookmarks().all(), saved.session.bookmarks().all());
    EXPECT_EQ(loaded->session.bookmarks().last()->number, saved.session.bookmarks().last()->number);
    Session session = loaded->session;
    EXPECT_EQ(session.act(GoToBookmark{1}, PlayTime{90'000}).verdict, Verdict::Accepted);
    EXPECT_EQ(session.act(Undo{}, PlayTime{90'000}).verdict, Verdict::Accepted);
    EXPECT_EQ(session.board(), saved.session.board());
}

TEST_F(PencilSaves, WhatCantBeIsRefused)
{
    const auto opens = [](auto change) {
        GameDocument document = to_document(game_of(pencil_session()), SavedLog::OnlyBoard);
        change(document, document.start[0]);
        return from_document(document, "one").has_value();
    };
    using Game = GameDocument&;
    using Start = StartDocument&;
    EXPECT_TRUE(opens([](Game, Start) {}));
    EXPECT_FALSE(opens([](Game game, Start) { game.board.note_colours.pop_back(); }));
    EXPECT_FALSE(opens([](Game game, Start) { game.board.note_colours[0] = 99; }));
    EXPECT_FALSE(opens([](Game game, Start) { game.board.note_colours[0] = 0; })) << "not noted";
    EXPECT_FALSE(opens([](Game game, Start) { game.board.note_colours[1] = 5; }));
    EXPECT_FALSE(opens([](Game game, Start) { game.board.note_colours[2] = 10; }));
    EXPECT_FALSE(opens([](Game game, Start) { game.board.links.pop_back(); }));
    EXPECT_FALSE(opens([](Game game, Start) { game.board.links[0] = -1; }));
    EXPECT_FALSE(
        opens([](Game game, Start) { std::swap(game.board.links[0], game.board.links[2]); }));
    EXPECT_FALSE(opens([](Game game, Start) { game.board.links[4] = 2; }));
    EXPECT_FALSE(opens([](Game, Start start) { start.bookmarks[0].number = 0; }));
    EXPECT_FALSE(opens([](Game, Start start) { start.bookmarks[1].number = 1; }));
    EXPECT_FALSE(opens([](Game, Start start) { start.bookmarks[0].parent = 1; }));
    EXPECT_FALSE(opens([](Game, Start start) { start.bookmarks[0].name = "\n"; }));
    EXPECT_FALSE(opens([](Game, Start start) { start.bookmarks[0].name = std::string(101, 'a'); }));
    EXPECT_FALSE(opens([](Game, Start start) { start.bookmarks[0].at = -1; }));
    EXPECT_FALSE(opens([](Game, Start start) { start.bookmarks[0].tried.pop_back(); }));
    EXPECT_FALSE(opens([](Game, Start start) { start.bookmarks[1].assumption = {1, 9}; }));
    EXPECT_FALSE(opens([](Game, Start start) { start.bookmarks[1].assumption = {1, 1, 2, 2}; }));
    EXPECT_FALSE(opens([](Game, Start start) { start.bookmarks[0].board.digits[0] = '2'; }));
    EXPECT_FALSE(opens([](Game, Start start) { start.last_bookmark = 9; }));
    EXPECT_FALSE(opens([](Game, Start start) { start.last_bookmark = 2; })) << "it is deleted";
    EXPECT_FALSE(opens([](Game, Start start) {
        start.bookmarks = std::vector(max_bookmarks + 1, start.bookmarks[0]);
        Number number = 0;
        for (BookmarkDocument& each : start.bookmarks)
            each.number = ++number;
    }));
}

} // namespace
} // namespace engine
