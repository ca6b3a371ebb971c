#include "game/scenes/play/announcement.h"

#include <functional>
#include <gtest/gtest.h>

#include "tests/game/play_fixture.h"
#include "tests/shipped_translations.h"

namespace game {
namespace {

using engine::Action;
using engine::Cells;
using engine::PlayTime;

// What the last action of a session is announced as.
class Announced {
public:
    std::vector<std::string> act(const Action& action)
    {
        const engine::Board before = session.board();
        outcome = session.act(action, PlayTime{65'400});
        EXPECT_EQ(outcome.verdict, engine::Verdict::Accepted);
        std::vector<std::string> said;
        for (const Announcement& each :
             announcements_of(texts, {before, session, action, outcome, check}))
            said.push_back(each.text);
        return said;
    }
    std::string words_of(int row, int column) const
    {
        return cell_in_words(texts, session, cell_at(row, column), wrong, check);
    }

    engine::Translations texts;
    engine::Session session{small_puzzle()};
    engine::Outcome outcome;
    MistakeCheck check = MistakeCheck::Clashes;
    Cells wrong;
};

using Said = std::vector<std::string>;

TEST(Announcement, SaysWhichDigitWasWrittenWhere)
{
    Announced play;
    EXPECT_EQ(play.act(engine::PlaceDigit{{cell_at(1, 2)}, 2}), (Said{"2 in R1C2"}));
    EXPECT_EQ(play.act(engine::PlaceDigit{{cell_at(1, 2)}, 2}), (Said{"Erased: R1C2 empty"}));
}

TEST(Announcement, SaysWhatIsDone)
{
    Announced play;
    play.act(engine::PlaceDigit{{cell_at(1, 2)}, 2});
    EXPECT_EQ(play.act(engine::PlaceDigit{{cell_at(1, 3)}, 3}),
              (Said{"3 in R1C3", "Row 1 complete"}));
    play.act(engine::PlaceDigit{{cell_at(2, 1)}, 3});
    play.act(engine::PlaceDigit{{cell_at(3, 4)}, 3});
    const Said said = play.act(engine::PlaceDigit{{cell_at(4, 2)}, 3});
    EXPECT_EQ(said.at(1), "Every 3 is on the board");
}

TEST(Announcement, SaysWhichHouseADigitClashesIn)
{
    Announced play;
    const Action clash = engine::PlaceDigit{{cell_at(1, 2)}, 4};
    EXPECT_EQ(play.act(clash), (Said{"4 in R1C2", "4 is already in row 1: R1C4"}));
    EXPECT_EQ(play.words_of(1, 2), "Row 1, column 2, box 1: 4; clashes with R1C4, R2C2");
    play.act(engine::Undo{});
    play.check = MistakeCheck::Off;
    EXPECT_EQ(play.act(clash), (Said{"4 in R1C2"})) << "for who does not want to be told";
    EXPECT_EQ(play.words_of(1, 2), "Row 1, column 2, box 1: 4");
}

// A puzzle with another rule for two cells that share no house.
engine::Session with_rule(const std::function<void(engine::GridBuilder&)>& add)
{
    engine::Puzzle puzzle = small_puzzle();
    engine::GridBuilder builder(*puzzle.grid);
    add(builder);
    puzzle.grid = std::make_shared<const engine::Grid>(std::move(builder).build());
    return engine::Session(std::move(puzzle));
}

TEST(Announcement, AClashIsToldOfTheCellJustWrittenWithItsRule)
{
    const engine::Cell upper = cell_at(1, 3), lower = cell_at(2, 1);
    Announced play;
    play.session = with_rule([&](auto& builder) { builder.add_cage({{upper, lower}, 5}); });
    play.act(engine::PlaceDigit{{upper}, 2});
    EXPECT_EQ(play.act(engine::PlaceDigit{{lower}, 2}),
              (Said{"2 in R2C1", "2 is already in the same cage: R1C3"}))
        << "not of the cell that comes first";
    play.act(engine::Undo{});
    play.act(engine::Undo{});
    play.act(engine::PlaceDigit{{lower}, 2});
    EXPECT_EQ(play.act(engine::PlaceDigit{{upper}, 2}).back(),
              "2 is already in the same cage: R2C1");
    play.session = with_rule([](auto& builder) { builder.add_pair(cell_at(1, 3), cell_at(3, 4)); });
    play.act(engine::PlaceDigit{{cell_at(1, 3)}, 2});
    EXPECT_EQ(play.act(engine::PlaceDigit{{cell_at(3, 4)}, 2}).back(),
              "2 is already a knight's move away: R1C3");
    play.session = with_rule([](auto& builder) { builder.add_pair(cell_at(1, 2), cell_at(3, 4)); });
    play.act(engine::PlaceDigit{{cell_at(1, 2)}, 2});
    EXPECT_EQ(play.act(engine::PlaceDigit{{cell_at(3, 4)}, 2}).back(), "2 clashes with R1C2");
}

TEST(Announcement, WhatOtherCellsLoseDoesNotHideWhatWasWritten)
{
    Announced play;
    play.act(engine::PlaceDigit{{cell_at(1, 3)}, 3});
    play.act(engine::PlaceDigit{{cell_at(2, 1)}, 3});
    play.act(engine::PlaceDigit{{cell_at(3, 4)}, 3});
    play.act(engine::ToggleCentreNote{{cell_at(1, 2)}, 3});
    EXPECT_EQ(play.act(engine::PlaceDigit{{cell_at(4, 2)}, 3}).at(1), "Every 3 is on the board");
    play.act(engine::PlaceDigit{{cell_at(1, 2)}, 1});
    EXPECT_EQ(play.act(engine::PlaceDigit{{cell_at(1, 1), cell_at(1, 2)}, 1}),
              (Said{"Erased: R1C2 empty"}))
        << "though 1 is given in the first of both";
}

TEST(Announcement, SaysWhatUndoAndRedoChange)
{
    Announced play;
    play.act(engine::ToggleCentreNote{{cell_at(1, 2)}, 2});
    play.act(engine::ToggleCentreNote{{cell_at(1, 2)}, 3});
    play.act(engine::PlaceDigit{{cell_at(1, 2)}, 2});
    EXPECT_EQ(play.act(engine::Undo{}), (Said{"Undone: R1C2 empty, centre notes 2 and 3"}));
    EXPECT_EQ(play.act(engine::Redo{}), (Said{"Redone: R1C2 2"}));
    EXPECT_EQ(play.act(engine::Restart{}), (Said{"Begun again"}));
    EXPECT_EQ(play.act(engine::Pause{}), (Said{"Paused at 1:05.4"}));
}

TEST(Announcement, SaysWhetherANoteWasWrittenOrRemoved)
{
    Announced play;
    const Action note = engine::ToggleCornerNote{{cell_at(1, 2)}, 3};
    EXPECT_EQ(play.act(note), (Said{"Corner note 3 in R1C2"}));
    EXPECT_EQ(play.words_of(1, 2), "Row 1, column 2, box 1: empty; corner note 3");
    EXPECT_EQ(play.act(note), (Said{"Corner note 3 removed from R1C2"}));
    EXPECT_EQ(play.act(engine::ToggleColour{{cell_at(1, 2)}, 4}), (Said{"Colour 4 in R1C2"}));
    EXPECT_EQ(play.words_of(1, 2), "Row 1, column 2, box 1: empty; colour 4");
}

TEST(Announcement, ReadsTheTextInACellAloud)
{
    Announced play;
    EXPECT_EQ(play.act(engine::WriteText{{cell_at(1, 2)}, "2 or 3"}),
              (Said{"Text “2 or 3” in R1C2"}));
    EXPECT_EQ(play.words_of(1, 2), "Row 1, column 2, box 1: empty; text “2 or 3”");
    EXPECT_EQ(play.act(engine::Undo{}), (Said{"Undone: R1C2 empty"}));
    EXPECT_EQ(play.act(engine::Redo{}), (Said{"Redone: R1C2 empty, text “2 or 3”"}));
    EXPECT_EQ(play.act(engine::WriteText{{cell_at(1, 2)}, ""}), (Said{"Text removed from R1C2"}));
}

TEST(Announcement, SaysThatTheBoardIsFullOrSolved)
{
    Announced play;
    const engine::Digits& solution = play.session.puzzle().solution;
    Said said;
    for (const engine::Cell cell : play.session.grid().cells()) {
        if (play.session.board()[cell].given || cell == cell_at(4, 3))
            continue;
        play.act(engine::PlaceDigit{{cell}, solution[cell.index]});
    }
    said = play.act(engine::PlaceDigit{{cell_at(4, 3)}, 4});
    EXPECT_EQ(said.back(), "Full, but something is wrong");
    said = play.act(engine::PlaceDigit{{cell_at(4, 3)}, 2});
    EXPECT_EQ(said.back(), "Solved in 1:05.4");
}

TEST(Announcement, DescribesCellsAndHouses)
{
    Announced play;
    EXPECT_EQ(play.words_of(1, 1), "Row 1, column 1, box 1: given 1");
    play.act(engine::PlaceDigit{{cell_at(1, 2)}, 3});
    play.wrong = {cell_at(1, 2)};
    EXPECT_EQ(play.words_of(1, 2), "Row 1, column 2, box 1: 3; wrong");
    EXPECT_EQ(house_in_words(play.texts, play.session, engine::HouseIndex{0}),
              "Row 1: 1, 3, empty, 4; 2 is missing");
}

// Whatever a player does, there are words for it in each language.
TEST(Announcement, EveryActionHasWords)
{
    const Cells cells = {cell_at(1, 2)};
    const engine::PencilNote one{cell_at(1, 2), 2};
    const engine::PencilNote other{cell_at(1, 3), 2};
    const std::vector<Action> actions = {
        engine::PlaceDigit{cells, 2},
        engine::ToggleCornerNote{cells, 2},
        engine::ToggleCentreNote{cells, 2},
        engine::ToggleColour{cells, 2},
        engine::ColourNote{cells, 2, 3},
        engine::ToggleLink{{one, other}, engine::LinkStrength::Strong},
        engine::WriteText{cells, "2 or 3"},
        engine::EraseDrawing{},
        engine::Erase{cells},
        engine::FillNotes{},
        engine::FillSingles{engine::SinglesKind::Naked},
        engine::Undo{},
        engine::Redo{},
        engine::Restart{},
        engine::SetBookmark{},
        engine::ReturnToBookmark{},
        engine::GoToBookmark{1},
        engine::NameBookmark{1, "here"},
        engine::DeleteBookmark{1},
        engine::RestoreBookmark{1},
        engine::Check{},
        engine::RevealMistakes{},
        engine::StrikeNotes{},
        engine::ShowPossible{},
        engine::StrikeSums{},
        engine::CopyOut{},
        engine::GiveUp{},
        engine::OpenHint{1},
        engine::ApplyStep{{{cell_at(1, 2), 2}}, {}},
        engine::RevertMistakes{},
        engine::Pause{},
        engine::Resume{},
        engine::NoteInterruption{},
        engine::NoteScript{},
    };
    ASSERT_EQ(actions.size(), std::variant_size_v<engine::AnyAction>);
    engine::Session session{small_puzzle()};
    session.act(engine::PlaceDigit{cells, 4}, PlayTime{1'000}); // it clashes
    const engine::Outcome outcome{.events = {engine::HouseCompleted{engine::HouseIndex{0}},
                                             engine::ClashMade{cells}, engine::Checked{cells},
                                             engine::Solved{}, engine::DigitPlaced{cells}}};
    for (const std::string& language : engine::shipped_codes()) {
        const engine::Translations texts = engine::shipped_translations(language);
        for (std::size_t action = 0; action < actions.size(); ++action) {
            ASSERT_EQ(actions[action].index(), action);
            Happened happened{session.board(), session, actions[action], outcome};
            happened.is_wrong = false; // a wrong digit completes no house
            const std::vector<Announcement> said = announcements_of(texts, happened);
            EXPECT_GE(said.size(), 5U);
            for (const Announcement& each : said) {
                EXPECT_FALSE(each.text.empty()) << language << ", action " << action;
                EXPECT_EQ(each.text.find('{'), std::string::npos) << each.text;
            }
        }
    }
}

TEST(Announcement, TellsHowTheRunStandsAtASplit)
{
    const engine::Translations texts;
    SplitRow row{.state = SplitRow::State::Done, .time = PlayTime{83'400}, .delta = {}};
    EXPECT_EQ(split_announcement(texts, 1, row).text, "20 % after 1:23.4");
    row.delta = PlayTime{-3'200};
    EXPECT_EQ(split_announcement(texts, 2, row).text, "40 % after 1:23.4, 0:03.2 ahead");
    row.delta = PlayTime{3'200};
    EXPECT_EQ(split_announcement(texts, 3, row).text, "60 % after 1:23.4, 0:03.2 behind");
}

} // namespace
} // namespace game
