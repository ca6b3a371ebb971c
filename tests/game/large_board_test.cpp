// A 16x16 board in play: numbers of two numerals, letters, and zooming.

#include <algorithm>

#include <gtest/gtest.h>

#include "game/scenes/play/play_scene.h"
#include "tests/game/grids.h"
#include "tests/game/player.h"

namespace game {
namespace {

using engine::Cell;
using engine::DigitSet;

// Every row is the one above, shifted; the first row is open.
engine::Puzzle large_puzzle(bool letters)
{
    engine::Puzzle puzzle;
    puzzle.grid = grid_of_boxes(4, 4);
    if (letters)
        puzzle.grid = std::make_shared<const engine::Grid>(
            engine::with_symbols(*puzzle.grid, engine::letters_for(16)));
    for (int row = 0; row < 16; ++row) {
        for (int column = 0; column < 16; ++column)
            puzzle.solution.push_back(
                static_cast<engine::Digit>((row % 4 * 4 + row / 4 + column) % 16 + 1));
    }
    puzzle.givens = puzzle.solution;
    std::fill(puzzle.givens.begin(), puzzle.givens.begin() + 16, engine::no_digit);
    return puzzle;
}

class LargeBoardTest : public testing::Test {
protected:
    std::unique_ptr<Scene> play(bool letters)
    {
        engine::SavedGame game{.id = "large",
                               .spec = engine::PuzzleSpec{.layout = "16x16", .seed = 7},
                               .session = engine::Session(large_puzzle(letters)),
                               .input = {}};
        return make_play_scene(desk.services, std::move(game));
    }
    static const engine::Square& square(const Player& player, int cell)
    {
        const PlayScene& scene = *player.top<PlayScene>();
        return scene.game().session.board()[Cell{static_cast<std::uint16_t>(cell)}];
    }
    static int cursor(const Player& player)
    {
        return player.top<PlayScene>()->input().cursor().index;
    }

    Desk desk;
};

TEST_F(LargeBoardTest, TwoFiguresInAMomentAreOneNumber)
{
    Player player(desk, play(false));
    player.press(key(Key::Home));
    player.press(numeral(1));
    EXPECT_EQ(square(player, 0).digit, engine::no_digit);
    EXPECT_TRUE(player.sees("1_")) << "what was typed is seen at once";
    player.press(numeral(2));
    EXPECT_EQ(square(player, 0).digit, 12);
    EXPECT_EQ(player.top<PlayScene>()->game().session.mistakes().size(), 1u);
    EXPECT_FALSE(player.sees("1_"));
}

TEST_F(LargeBoardTest, AFigureAloneIsWrittenAfterAMomentOrByTheNextKey)
{
    Player player(desk, play(false));
    player.press_all({key(Key::Home), numeral(1)});
    player.wait(399);
    EXPECT_EQ(square(player, 0).digit, engine::no_digit);
    player.wait(1);
    EXPECT_EQ(square(player, 0).digit, 1);
    player.press_all({key(Key::Right), numeral(1), key(Key::Enter)});
    EXPECT_EQ(square(player, 1).digit, 1) << "Enter does not wait";
    player.press_all({key(Key::Right), numeral(1), key(Key::Right)});
    EXPECT_EQ(square(player, 2).digit, 1) << "written where the hand was";
    EXPECT_EQ(cursor(player), 3);
    player.press_all({numeral(7)});
    EXPECT_EQ(square(player, 3).digit, 7) << "no number begins with it";
    player.press_all({key(Key::Right), numeral(1), numeral(0)});
    EXPECT_EQ(square(player, 4).digit, 10);
    player.press(numeral(0));
    EXPECT_EQ(square(player, 4).digit, engine::no_digit) << "alone it erases";
}

TEST_F(LargeBoardTest, NotesAndTheLockTakeTwoFiguresToo)
{
    Player player(desk, play(false));
    player.press_all({key(Key::Home), numeral(1, with_shift), numeral(4, with_shift)});
    EXPECT_EQ(square(player, 0).corner_notes, DigitSet::only(14));
    player.press_all({letter('C'), numeral(1), numeral(6)});
    EXPECT_EQ(square(player, 0).centre_notes, DigitSet::only(16));
    player.press(PointerPressed{.at = Point{2, 2}}); // nothing is selected
    player.press_all({numeral(1), numeral(3)});
    EXPECT_EQ(player.top<PlayScene>()->input().locked(), 13);
}

TEST_F(LargeBoardTest, TheCursorIsSeenWhereverItMovesOnABoardThatIsNear)
{
    Player player(desk, play(false));
    player.press_all({key(Key::Home), key(Key::Plus), key(Key::Plus), key(Key::End), numeral(1)});
    const Rect board = lay_out_play(player.window(), 1.0, *large_puzzle(false).grid).board;
    const DisplayList picture = player.look();
    const auto cursor = std::ranges::find_if(picture.calls(), [](const DrawCall& call) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        return text != nullptr && text->text == "1_";
    });
    ASSERT_NE(cursor, picture.calls().end());
    EXPECT_TRUE(board.contains(cursor->bounds.centre()));
}

TEST_F(LargeBoardTest, APauseForgetsTheHalfNumber)
{
    Player player(desk, play(false));
    player.press_all({key(Key::Home), numeral(1)});
    player.press(FocusLost{});
    EXPECT_EQ(player.top<PlayScene>(), nullptr);
    player.press(key(Key::Enter));
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    player.wait(500);
    player.press(numeral(2));
    EXPECT_EQ(square(player, 0).digit, 2);
}

TEST_F(LargeBoardTest, LettersWriteWhereLettersAreShown)
{
    Player player(desk, play(true));
    player.press_all({key(Key::Home), letter('P')});
    EXPECT_EQ(square(player, 0).digit, 16) << "no pause";
    player.press_all({key(Key::Right), letter('C', with_shift), key(Key::Space), letter('D')});
    EXPECT_EQ(square(player, 1).corner_notes, DigitSet::only(3).with(4));
    player.press_all({letter('V'), numeral(9), letter('Z')});
    EXPECT_EQ(square(player, 1).colours, DigitSet::only(9)) << "figures choose colours";
    player.press(numeral(5));
    EXPECT_EQ(square(player, 1).digit, engine::no_digit) << "and nothing else";
    player.press(key(Key::F3));
    EXPECT_EQ(player.top<PlayScene>(), nullptr) << "the pause has another key";
}

TEST_F(LargeBoardTest, ComesNearerAroundTheHandAndFollowsIt)
{
    Player player(desk, play(false));
    player.press(key(Key::Home));
    const auto numbers_seen = [&player] {
        const DisplayList list = player.look();
        return std::ranges::count_if(list.calls(), [](const DrawCall& call) {
            const auto* text = std::get_if<drawn::Text>(&call.what);
            return text != nullptr && text->font.weight == Weight::Bold &&
                   text->font.face == Face::Numerals && !call.bounds.empty();
        });
    };
    const auto before = numbers_seen();
    player.press_all({key(Key::Plus), key(Key::Plus)});
    EXPECT_LT(numbers_seen(), before);
    player.press(key(Key::Up)); // wraps around the edge to the last row
    EXPECT_LT(numbers_seen(), before);
    player.press_all({key(Key::Minus), key(Key::Minus)});
    EXPECT_EQ(numbers_seen(), before);
    player.press(WheelTurned{.at = Point{600, 400}, .steps = 1});
    EXPECT_LT(numbers_seen(), before);
}

TEST_F(LargeBoardTest, ThePageOfAllCommandsBringsItNearerAndShowsKeysThatAreNoLetters)
{
    Player player(desk, play(true));
    player.press_all({key(Key::Escape), key(Key::Escape)});
    const std::string before = player.look().to_text(); // with the notice of the resumed play
    player.press_all({key(Key::Escape), key(Key::Tab)});
    EXPECT_TRUE(player.sees("Letters"));
    EXPECT_TRUE(player.sees("F2")) << "H is a letter of this board";
    player.press(letter('H'));
    EXPECT_TRUE(player.sees("Letters")) << "and does nothing here";
    player.press(key(Key::Plus));
    EXPECT_NE(player.look().to_text(), before);
    player.press_all({key(Key::Escape), key(Key::Tab), key(Key::Minus)});
    EXPECT_EQ(player.look().to_text(), before);
}

} // namespace
} // namespace game
