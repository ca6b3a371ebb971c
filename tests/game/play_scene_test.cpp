#include <gtest/gtest.h>

#include "tests/game/play_fixture.h"

namespace game {
namespace {

using engine::Cell;
using engine::Cells;
using engine::Digit;
using engine::DigitSet;

TEST_F(PlaySceneTest, WritesTheDigitInTheCellUnderTheCursor)
{
    player.press(key(Key::Right)); // the first step lights up the cursor
    player.press_all({key(Key::Right), numeral(2)});
    EXPECT_EQ(digit_at(1, 2), 2);
    player.press(numeral(2));
    EXPECT_EQ(digit_at(1, 2), engine::no_digit) << "the same digit again erases";
}

TEST_F(PlaySceneTest, ActsNowHoweverLongItSlept)
{
    go_to(1, 2);
    desk.host.time += engine::PlayTime{9000}; // nothing moved, nobody was woken
    player.stack().handle(numeral(2));
    EXPECT_EQ(session().last_action_at().count(), 9000);
}

// No disk is so fast that it would not be too slow.
class PlayOnSlowDisk : public PlaySceneTest {
protected:
    PlayOnSlowDisk()
        : PlaySceneTest({.retry_after = std::chrono::milliseconds{1},
                         .wait_for_last = std::chrono::milliseconds{0}})
    {
    }
};

TEST_F(PlayOnSlowDisk, ThePauseSaysOnlyThatItIsSavedWhenItIs)
{
    player.press(letter('P'));
    EXPECT_TRUE(player.sees("Nothing entered yet"));
    player.press(letter('P'));
    desk.saves.fail(".game");
    go_to(1, 2);
    player.press_all({numeral(2), letter('P')});
    desk.saves.settle();
    player.wait(1); // as when the loop is woken by the failure
    EXPECT_TRUE(player.sees("Not saved: trying again every 10 seconds"));
    EXPECT_FALSE(player.sees("Saved a moment ago"));
    desk.saves.repair();
    player.wait(1);
    EXPECT_TRUE(player.sees("Saved a moment ago"));
    desk.saves.stand_still(".game");
    player.press(letter('P'));
    player.press(letter('P'));
    EXPECT_TRUE(player.sees("Saving: the disk is slow …"));
    EXPECT_FALSE(player.sees("Saved a moment ago"));
    desk.saves.go_on();
    player.wait(1);
    EXPECT_TRUE(player.sees("Saved a moment ago"));
}

TEST_F(PlaySceneTest, WritesALockedDigitInEveryCellThatIsClicked)
{
    player.click(pad_key(2)); // nothing is selected: the digit is locked
    EXPECT_EQ(scene().input().locked(), 2);
    player.click(middle_of(1, 2));
    player.click(middle_of(2, 4));
    EXPECT_EQ(digit_at(1, 2), 2);
    EXPECT_EQ(digit_at(2, 4), 2);
    player.press(key(Key::Escape));
    EXPECT_EQ(scene().input().locked(), engine::no_digit);
    EXPECT_FALSE(is_paused()) << "Esc let go of the digit first";
    player.click(middle_of(3, 1));
    EXPECT_EQ(digit_at(3, 1), engine::no_digit);
}

TEST_F(PlaySceneTest, WritesByPadIntoTheSelectedCell)
{
    player.click(middle_of(1, 2));
    player.click(pad_key(2));
    EXPECT_EQ(digit_at(1, 2), 2);
    EXPECT_EQ(scene().input().locked(), engine::no_digit);
}

TEST_F(PlaySceneTest, LocksTheDigitUnderTheCursorByKey)
{
    go_to(1, 4);
    player.press(letter('L'));
    EXPECT_EQ(scene().input().locked(), 4);
    player.press(letter('L'));
    EXPECT_EQ(scene().input().locked(), engine::no_digit);
    player.press(numeral(3));
    EXPECT_EQ(scene().input().locked(), 3) << "a digit with nothing selected";
}

TEST_F(PlaySceneTest, WritesNotesAndColoursByModeOrByHeldKeys)
{
    go_to(1, 2);
    player.press_all({letter('X'), numeral(2), letter('C'), numeral(3), letter('V'), numeral(4)});
    const engine::Square square = board()[cell_at(1, 2)];
    EXPECT_EQ(square.corner_notes, DigitSet::only(2));
    EXPECT_EQ(square.centre_notes, DigitSet::only(3));
    EXPECT_EQ(square.colours, DigitSet::only(4));

    go_to(1, 3);
    player.press_all({letter('Z'), numeral(2, with_shift), numeral(3, with_control),
                      numeral(4, Modifiers{.shift = true, .control = true})});
    EXPECT_EQ(board()[cell_at(1, 3)], square);
}

TEST_F(PlaySceneTest, WritesNotesOnAPadBesideTheCell)
{
    player.click(middle_of(1, 2), {}, PointerButton::Right);
    // The pad stands to the lower right of the cell.
    const Rect cell = view_of(player.window()).area_of(cell_at(1, 2));
    const CellPad pad =
        place_cell_pad(*grid, cell_at(1, 2), modes_for(board()[cell_at(1, 2)]), Mode::Corner, cell,
                       view_of(player.window()).area(), Scale{});
    player.click(pad.keys[2].centre());
    player.click(pad.keys[3].centre());
    EXPECT_EQ(board()[cell_at(1, 2)].corner_notes, DigitSet::only(3).with(4));
    player.press(key(Key::Escape));
    EXPECT_FALSE(is_paused()) << "Esc closed the pad";
    player.click(middle_of(1, 1), {}, PointerButton::Right);
    player.click(pad.keys[2].centre());
    EXPECT_TRUE(board()[cell_at(1, 1)].corner_notes.empty()) << "a given takes no notes";
}

TEST_F(PlaySceneTest, ErasesInLayers)
{
    go_to(1, 2);
    player.press_all({numeral(2, with_shift), numeral(3), numeral(0)});
    EXPECT_EQ(digit_at(1, 2), engine::no_digit);
    EXPECT_FALSE(board()[cell_at(1, 2)].corner_notes.empty());
    player.press(key(Key::Delete));
    EXPECT_TRUE(board()[cell_at(1, 2)].corner_notes.empty());
}

TEST_F(PlaySceneTest, SelectsSeveralCellsByDragByCtrlAndByKeys)
{
    player.drag(middle_of(1, 1), middle_of(1, 2));
    EXPECT_EQ(scene().input().selection(), (Cells{cell_at(1, 1), cell_at(1, 2)}));
    player.click(middle_of(3, 3), with_control);
    EXPECT_EQ(scene().input().selection().size(), 3u);
    player.click(middle_of(3, 3), with_control);
    EXPECT_EQ(scene().input().selection().size(), 2u);

    go_to(2, 1);
    player.press_all({key(Key::Right, with_shift), key(Key::Down, with_control)});
    EXPECT_EQ(scene().input().selection(), (Cells{cell_at(2, 1), cell_at(2, 2), cell_at(3, 2)}));
    player.press(letter('I', with_control));
    EXPECT_EQ(scene().input().selection().size(), 13u);
    player.press(letter('A', with_control));
    EXPECT_EQ(scene().input().selection().size(), 16u);
    player.press(PointerPressed{.at = Point{2, 2}});
    EXPECT_TRUE(scene().input().empty()) << "a click outside";
}

TEST_F(PlaySceneTest, SelectsAlikeByDoubleClick)
{
    player.press(PointerPressed{.at = middle_of(1, 1), .clicks = 2});
    EXPECT_EQ(scene().input().selection(),
              (Cells{cell_at(1, 1), cell_at(2, 3), cell_at(3, 2), cell_at(4, 4)}));
}

TEST_F(PlaySceneTest, GoesRoundTheEdgesAndToEmptyCells)
{
    go_to(1, 1);
    player.press(key(Key::Left));
    EXPECT_EQ(scene().input().cursor(), cell_at(1, 4));
    player.press(key(Key::Up));
    EXPECT_EQ(scene().input().cursor(), cell_at(4, 4));
    player.press(key(Key::Tab));
    EXPECT_EQ(scene().input().cursor(), cell_at(1, 2));
    player.press(key(Key::Tab, with_shift));
    EXPECT_EQ(scene().input().cursor(), cell_at(4, 3));
    player.press(key(Key::Home));
    EXPECT_EQ(scene().input().cursor(), cell_at(4, 1));
    player.press(key(Key::End));
    EXPECT_EQ(scene().input().cursor(), cell_at(4, 4));
}

TEST_F(PlaySceneTest, SaysThatAGivenStays)
{
    player.click(middle_of(1, 1));
    EXPECT_FALSE(player.sees("A given can't be changed"));
    player.press(numeral(3));
    EXPECT_EQ(digit_at(1, 1), 1);
    EXPECT_TRUE(player.sees("A given can't be changed"));
}

TEST_F(PlaySceneTest, LetsNoKeyChangeAGiven)
{
    player.press(letter('A', with_control));
    std::vector<KeyPressed> all = {key(Key::Delete), key(Key::Backspace), numeral(0)};
    for (int digit = 1; digit <= 4; ++digit) {
        for (Modifiers held : {Modifiers{}, with_shift, with_control})
            all.push_back(numeral(digit, held));
    }
    for (char symbol : {'N', 'Z', 'X', 'C', 'V'})
        all.push_back(letter(symbol));
    const engine::Digits givens = session().puzzle().givens;
    for (const KeyPressed& first : all) {
        for (const KeyPressed& second : all) {
            player.press_all({first, second});
            if (is_paused() || player.top<PlayScene>() == nullptr)
                return; // solved by chance
            for (Cell cell : grid->cells()) {
                if (givens[cell.index] != engine::no_digit) {
                    ASSERT_EQ(board()[cell].digit, givens[cell.index]);
                }
            }
        }
    }
}

TEST_F(PlaySceneTest, KeepsTheGameAfterEveryActionAndEveryTenSeconds)
{
    desk.saves.forget_calls();
    go_to(1, 2);
    EXPECT_TRUE(desk.saves.calls().empty());
    player.press(numeral(2));
    EXPECT_EQ(desk.saves.calls().size(), 1u);
    EXPECT_EQ(desk.saves.game().session.board(), board());
    player.wait(9000);
    EXPECT_EQ(desk.saves.calls().size(), 1u);
    player.wait(1000);
    EXPECT_EQ(desk.saves.calls().size(), 2u);
}

TEST_F(PlaySceneTest, ChecksOnRequestAndShowsWhatIsWrongUntilTheNextAction)
{
    desk.settings.mistakes = MistakeCheck::Off;
    go_to(1, 2);
    player.press_all({letter('K'), key(Key::Enter)});
    EXPECT_TRUE(player.sees("No mistakes: assisted run"));
    player.press_all({letter('K')});
    EXPECT_TRUE(player.sees("No mistakes so far")) << "that it is assisted was said";
    player.press_all({numeral(3), key(Key::F5)});
    EXPECT_TRUE(player.sees("1 digit is wrong"));
    const auto shows_error = [this] {
        return player.look().to_text().find("error-soft") != std::string::npos;
    };
    EXPECT_TRUE(shows_error());
    player.press_all({key(Key::Right), numeral(3, with_shift)});
    EXPECT_FALSE(shows_error());
    EXPECT_EQ(session().stats().checks, 3);
}

TEST_F(PlaySceneTest, ShowsMistakesAsFarAsSet)
{
    const auto shows_error = [this] {
        return player.look().to_text().find("error-soft") != std::string::npos;
    };
    go_to(1, 2);
    player.press(numeral(3)); // wrong, but no clash yet
    desk.settings.mistakes = MistakeCheck::Clashes;
    EXPECT_FALSE(shows_error());
    EXPECT_FALSE(session().stats().mistakes_revealed);
    desk.settings.mistakes = MistakeCheck::AnyError;
    player.wait(1);
    EXPECT_TRUE(shows_error());
    EXPECT_TRUE(session().stats().mistakes_revealed) << "the record must know";

    player.press_all({numeral(1)}); // stands in this row already
    desk.settings.mistakes = MistakeCheck::Clashes;
    EXPECT_TRUE(shows_error());
    desk.settings.mistakes = MistakeCheck::Off;
    EXPECT_FALSE(shows_error());
}

TEST_F(PlaySceneTest, MarksBothDigitsOfAClashWhateverIsShown)
{
    const auto wrong = [this] {
        const DisplayList picture = player.look();
        return std::ranges::count_if(picture.calls(), [](const DrawCall& call) {
            const auto* filled = std::get_if<drawn::Fill>(&call.what);
            return filled != nullptr && filled->tint.paint == Paint::ErrorSoft;
        });
    };
    go_to(1, 2);
    player.press(numeral(1)); // a given of the row and one of the column are equal
    for (const MistakeCheck check : {MistakeCheck::Clashes, MistakeCheck::AnyError}) {
        desk.settings.mistakes = check;
        player.press_all({key(Key::Down), key(Key::Left)}); // away from the clash
        player.wait(1);
        EXPECT_EQ(wrong(), 3) << static_cast<int>(check);
    }
}

TEST_F(PlaySceneTest, AWrongDigitIsNoProgress)
{
    // Since it was asked last.
    const auto hears_of_split = [this] {
        const auto is_it = [](const std::string& said) {
            return said.find("20 % after") != std::string::npos;
        };
        return std::ranges::any_of(std::exchange(desk.host.spoken, {}), is_it);
    };
    go_to(1, 2);
    player.press(numeral(2));
    go_to(2, 4);
    player.press(numeral(4)); // the second of eight digits clashes with a given
    EXPECT_FALSE(hears_of_split());
    player.press(numeral(2));
    EXPECT_TRUE(hears_of_split());

    // Wrong without a clash: it counts, unless the player sees that it is wrong.
    player.press_all({letter('Z', with_control), letter('Z', with_control)});
    player.press(numeral(3));
    EXPECT_TRUE(hears_of_split()) << "otherwise the split would tell which digit is right";
    desk.settings.mistakes = MistakeCheck::AnyError;
    player.wait(1);
    player.press_all({letter('Z', with_control), numeral(3)});
    EXPECT_FALSE(hears_of_split());
}

TEST_F(PlaySceneTest, AWrongDigitCompletesNoHouse)
{
    go_to(1, 3);
    player.press(numeral(3));
    go_to(1, 2);
    player.press(numeral(2));
    EXPECT_TRUE(player.sees("Row 1 complete"));
    player.wait(3000);
    player.press_all({key(Key::Backspace), key(Key::Right), key(Key::Backspace)});
    desk.settings.mistakes = MistakeCheck::AnyError;
    player.wait(3000);
    player.press(numeral(2));
    player.press_all({key(Key::Left), numeral(3)}); // all differ, but two are exchanged
    EXPECT_FALSE(player.sees("Row 1 complete"));
}

TEST_F(PlaySceneTest, ShowsLampsWhenSet)
{
    const auto shows_lamps = [this] {
        return player.look().to_text().find("ink-3 with 45% background") != std::string::npos;
    };
    desk.settings.marks = MarkTime::AtOnce;
    EXPECT_TRUE(shows_lamps());
    desk.settings.marks = MarkTime::Never;
    EXPECT_FALSE(shows_lamps());
    desk.settings.marks = MarkTime::WhenFull;
    EXPECT_FALSE(shows_lamps());
    desk.settings.marks = MarkTime::OnRequest;
    EXPECT_FALSE(shows_lamps());
    player.press_all({letter('K'), key(Key::Enter)});
    EXPECT_TRUE(shows_lamps());
    go_to(1, 2);
    player.press(numeral(2));
    EXPECT_FALSE(shows_lamps());
}

TEST_F(PlaySceneTest, TellsWhenAHouseIsComplete)
{
    go_to(1, 2);
    player.press_all({numeral(2), key(Key::Right), numeral(3)});
    EXPECT_TRUE(player.sees("Row 1 complete"));
    player.wait(2500);
    EXPECT_FALSE(player.sees("Row 1 complete"));
}

// The clock left time out, as it might have been the machine's sleep.
TEST_F(PlaySceneTest, SaysOnceThatTheClockWasInterrupted)
{
    player.press(numeral(1));
    EXPECT_FALSE(session().stats().interrupted);
    player.press(letter('P'));
    ++desk.host.around.interruptions;
    player.press(letter('P'));
    player.wait(100);
    EXPECT_FALSE(session().stats().interrupted) << "the clock stood";
    const std::size_t actions = session().log().size();
    desk.host.around.interruptions += 2;
    player.wait(100);
    ++desk.host.around.interruptions;
    player.wait(100);
    EXPECT_TRUE(session().stats().interrupted);
    EXPECT_TRUE(session().stats().clean());
    EXPECT_EQ(session().log().size(), actions + 1);
}

TEST_F(PlaySceneTest, PlaysToTheEndAndEntersTheBookAtOnce)
{
    solve_all_but_last();
    player.wait(90000);
    EXPECT_TRUE(desk.records.runs().empty());
    go_to(4, 3);
    player.press(numeral(2));
    ASSERT_EQ(desk.records.runs().size(), 1u);
    EXPECT_EQ(desk.saves.book(), desk.records);
    EXPECT_TRUE(desk.saves.games().empty());
    EXPECT_EQ(desk.records.runs()[0].time, engine::PlayTime{90000});
    EXPECT_EQ(desk.records.runs()[0].fill_times.size(), 8u);
    EXPECT_TRUE(player.sees("Solved"));
    const auto calls = desk.saves.calls();
    EXPECT_EQ(calls[calls.size() - 3], "records");
    EXPECT_EQ(calls.back(), "forget") << "only after the record is safe";
}

TEST(PlayScene, DrawsEveryFormWithoutLosingAButton)
{
    Desk desk;
    for (Size window : {Size{480, 640}, Size{480, 853}, Size{640, 480}, Size{1024, 768},
                        Size{1280, 800}, Size{3840, 2160}}) {
        SCOPED_TRACE(window.width);
        Player player(desk, make_play_scene(desk.services, new_game()), window);
        EXPECT_FALSE(player.look().calls().empty());
        player.press(key(Key::Escape));
        EXPECT_TRUE(player.sees("Resume"));
    }
}

} // namespace
} // namespace game
