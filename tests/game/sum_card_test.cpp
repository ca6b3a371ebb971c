// The card with the combinations of a cage: a table for everybody, and help once they are struck.

#include <algorithm>

#include "engine/text/notation.h"
#include "tests/game/drawn_words.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

// Cages of 6 (three cells), 5 (two cells of the first row) and 8 (three cells).
engine::Puzzle puzzle_of_cages()
{
    engine::Puzzle puzzle;
    puzzle.grid = grid_with_cages();
    puzzle.givens = engine::Digits(16, engine::no_digit);
    puzzle.solution = *engine::parse_digits("3214143221434321", *puzzle.grid);
    return puzzle;
}

class SumCard : public testing::Test {
protected:
    const PlayScene& scene() const { return *player.top<PlayScene>(); }
    const engine::RunStats& stats() const { return scene().game().session.stats(); }
    void select(int row, int column)
    {
        player.click(scene().area_of(cell_at(row, column)).centre());
    }
    // Of combinations on the card: nothing else on the screen is as flat and as red.
    int struck() const
    {
        const DisplayList picture = player.look();
        return static_cast<int>(std::ranges::count_if(picture.calls(), [](const DrawCall& call) {
            const auto* fill = std::get_if<drawn::Fill>(&call.what);
            return fill != nullptr && fill->tint == Tint(Paint::Error) && fill->area.height <= 3;
        }));
    }

    Desk desk;
    Player player{desk, make_play_scene(desk.services, new_game(puzzle_of_cages()))};
};

TEST_F(SumCard, IsATableThatFollowsTheSelectionAndCostsNothing)
{
    select(1, 3);
    player.press(letter('U'));
    EXPECT_TRUE(player.sees("Cage of 5"));
    EXPECT_TRUE(player.sees("2 cells"));
    EXPECT_TRUE(player.sees("1+4"));
    EXPECT_TRUE(player.sees("2+3"));
    select(2, 2);
    EXPECT_TRUE(player.sees("Cage of 8"));
    EXPECT_TRUE(player.sees("1+3+4"));
    EXPECT_FALSE(player.sees("2+3"));
    select(4, 4);
    EXPECT_TRUE(reads(player, "Select a cell of a cage that has a sum."));
    select(1, 1);
    player.press(numeral(3));
    EXPECT_TRUE(player.sees("1+2+3")) << "the play goes on beside it";
    EXPECT_EQ(struck(), 0) << "it knows nothing of the board";
    player.press(key(Key::Escape));
    EXPECT_FALSE(player.sees("1+2+3"));
    EXPECT_TRUE(stats().clean());
}

TEST_F(SumCard, StrikesWhatIsOutAfterAQuestionAndTheRunSaysSo)
{
    select(1, 1);
    player.press(numeral(3));
    select(1, 3);
    player.press_all({letter('U'), letter('U')});
    EXPECT_TRUE(player.sees("Strike what is out?"));
    EXPECT_EQ(struck(), 0);
    player.press(key(Key::Escape));
    EXPECT_TRUE(player.sees("2+3")) << "a no leaves the table";
    EXPECT_EQ(struck(), 0);
    EXPECT_TRUE(stats().clean());
    player.press_all({letter('U'), key(Key::Enter)});
    EXPECT_TRUE(stats().sums_struck);
    EXPECT_FALSE(stats().clean());
    EXPECT_EQ(struck(), 1) << "3 is in the row";
    EXPECT_TRUE(player.sees("2+3"));
    select(2, 2);
    EXPECT_EQ(struck(), 0);
    player.press(letter('U'));
    EXPECT_FALSE(player.sees("1+3+4"));
    select(1, 3);
    player.press(letter('U'));
    EXPECT_EQ(struck(), 0) << "a table first";
    player.press(letter('U'));
    EXPECT_EQ(struck(), 1) << "it is asked once";
    EXPECT_TRUE(desk.saves.game().session.stats().sums_struck);
}

TEST_F(SumCard, IsCoveredWhileTheClockStands)
{
    select(1, 3);
    player.press(letter('U'));
    player.press(key(Key::F3));
    EXPECT_FALSE(player.sees("1+4"));
    player.press(key(Key::Escape));
    EXPECT_TRUE(player.sees("1+4"));
}

TEST_F(SumCard, IsHeard)
{
    desk.settings.sound.speech = true;
    select(1, 3);
    player.press(letter('U'));
    ASSERT_FALSE(desk.host.spoken.empty());
    EXPECT_EQ(desk.host.spoken.back(), "Cage of 5, 2 cells: 1+4. 2+3.");
    select(1, 1);
    player.press(numeral(3));
    select(1, 3);
    player.press_all({letter('U'), key(Key::Enter)});
    EXPECT_EQ(desk.host.spoken.back(), "Cage of 5, 2 cells: 1+4. 2+3 is out.");
}

TEST_F(SumCard, HasAButtonInEveryFormOnBoardsWithCages)
{
    for (const Size window : {Size{1280, 800}, {1024, 768}, {640, 480}, {480, 853}, {480, 640}}) {
        Player other(desk, make_play_scene(desk.services, new_game(puzzle_of_cages())), window);
        const PlayLayout& layout = other.top<PlayScene>()->layout();
        ASSERT_FALSE(layout.sums.empty()) << window.width;
        EXPECT_FALSE(layout.sum_card.empty());
        const Point first = other.top<PlayScene>()->area_of(cell_at(1, 1)).centre();
        other.click(first);
        other.click(layout.sums.centre());
        EXPECT_TRUE(other.sees("Cage of 6")) << window.width;
    }
    Player plain(desk, make_play_scene(desk.services, new_game()));
    EXPECT_TRUE(plain.top<PlayScene>()->layout().sums.empty());
    plain.press(letter('U'));
    EXPECT_TRUE(plain.sees("No cages with sums here"));
}

TEST_F(SumCard, LeavesTheKeysFreeWhereThereIsRoom)
{
    select(1, 3);
    player.press(letter('U'));
    const PlayLayout& layout = scene().layout();
    for (const Rect& key : layout.keys)
        EXPECT_FALSE(touch(key, layout.sum_card));
    player.click(layout.keys[3].centre());
    EXPECT_EQ(scene().game().session.board()[cell_at(1, 3)].digit, 4);
}

} // namespace
} // namespace game
