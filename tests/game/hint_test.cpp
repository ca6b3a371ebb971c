// Hints on the play screen: the warning, the levels, the step taken, mistakes and missing notes.

#include <algorithm>

#include "tests/game/play_fixture.h"

namespace game {
namespace {

// 1 . 3 4
// 3 . 1 .
// . 1 . 3
// 4 . 2 .   with the solution 1234 3412 2143 4321
engine::Puzzle unique_puzzle()
{
    engine::Puzzle puzzle = small_puzzle();
    puzzle.givens = {1, 0, 3, 4, 3, 0, 1, 0, 0, 1, 0, 3, 4, 0, 2, 0};
    return puzzle;
}

class HintSceneTest : public testing::Test {
protected:
    const PlayScene& scene() const { return *player.top<PlayScene>(); }
    const engine::Session& session() const { return scene().game().session; }
    const engine::Board& board() const { return session().board(); }
    engine::Digit digit_at(int row, int column) const
    {
        return board()[cell_at(row, column)].digit;
    }
    Point middle_of(int row, int column) const
    {
        BoardView view(session().grid());
        const PlayLayout layout = lay_out_play(player.window(), 1.0, session().grid());
        view.place(layout.board_square, layout.scale);
        return view.area_of(cell_at(row, column)).centre();
    }
    Point middle_of(std::string_view text) const
    {
        const DisplayList picture = player.look();
        for (const DrawCall& call : picture.calls()) {
            const auto* drawn = std::get_if<drawn::Text>(&call.what);
            if (drawn != nullptr && drawn->text == text)
                return call.bounds.centre();
        }
        return {};
    }
    std::string said() const { return words_on_card(player, session().grid()); }
    void go_to(int row, int column) { player.click(middle_of(row, column)); }
    const engine::RunStats& stats() const { return session().stats(); }
    void ask()
    {
        player.press(letter('H'));
        player.wait_while_busy();
    }
    void ask_to_the_end()
    {
        ask(); // the warning
        for (int level = 0; level < 3; ++level) {
            player.press(key(Key::Enter));
            player.wait_while_busy();
        }
    }

    Desk desk;
    Player player{desk, make_play_scene(desk.services, new_game(unique_puzzle()))};
};

bool shows_scroll_bar(const Player& player)
{
    const DisplayList picture = player.look();
    return std::ranges::any_of(picture.calls(), [](const DrawCall& call) {
        const auto* bar = std::get_if<drawn::Rounded>(&call.what);
        return bar != nullptr && bar->tint == Tint(Paint::Ink3) && bar->area.width == 5;
    });
}

TEST_F(HintSceneTest, SaysWhetherThereIsMoreToReadThanFits)
{
    ask_to_the_end();
    EXPECT_FALSE(shows_scroll_bar(player));

    desk.saves.forget_known();
    Player low(desk, make_play_scene(desk.services, new_game(unique_puzzle())), {640, 330});
    for (const KeyPressed& one : {letter('H'), key(Key::Enter), key(Key::Enter), key(Key::Enter)}) {
        low.press(one);
        low.wait_while_busy();
    }
    EXPECT_TRUE(shows_scroll_bar(low));
}

TEST_F(HintSceneTest, WarnsOnceAndThenOpensLevelByLevel)
{
    ask();
    EXPECT_TRUE(player.sees("Take a hint?"));
    EXPECT_TRUE(stats().clean());
    player.press(key(Key::Enter));
    player.wait_while_busy();
    EXPECT_EQ(stats().hints, 1);
    EXPECT_TRUE(player.sees("1 of 3"));
    ask();
    EXPECT_TRUE(player.sees("Full House"));
    player.press(key(Key::F2));
    EXPECT_TRUE(player.sees("3 of 3"));
    EXPECT_EQ(stats().hints_named, 1);
    EXPECT_EQ(stats().hints_explained, 1);
    player.press(key(Key::Escape));
    EXPECT_FALSE(player.sees("3 of 3"));
    ask();
    EXPECT_TRUE(player.sees("1 of 3")) << "the second hint comes without a warning";
    EXPECT_EQ(stats().hints, 2);
}

TEST_F(HintSceneTest, UsesTheSumsOfCages)
{
    engine::Puzzle killer = unique_puzzle();
    killer.givens.assign(killer.givens.size(), engine::no_digit);
    for (const bool has_cage : {true, false}) {
        engine::GridBuilder builder(4);
        add_rows_and_columns(builder);
        if (has_cage)
            builder.add_cage({{cell_at(1, 1), cell_at(1, 2)}, 3});
        killer.grid = std::make_shared<const engine::Grid>(std::move(builder).build());
        desk.saves.forget_known();
        Player other(desk, make_play_scene(desk.services, new_game(killer)));
        for (const KeyPressed& one : {letter('H'), key(Key::Enter)}) {
            other.press(one);
            other.wait_while_busy();
        }
        EXPECT_NE(other.sees("No step found"), has_cage);
        EXPECT_TRUE(has_cage || (other.sees("Close") && !other.sees("Back"))) << "one Close";
        other.press(key(Key::Enter));
        other.wait_while_busy();
        EXPECT_EQ(other.sees("Cage Combinations"), has_cage);
    }
}

TEST_F(HintSceneTest, EnterTakesTheStepAsOneUndoStep)
{
    const engine::Board before = board();
    ask_to_the_end();
    player.press(key(Key::Enter));
    EXPECT_EQ(session().cells_filled(), 1);
    EXPECT_TRUE(session().mistakes().empty());
    player.press(letter('Z', with_control));
    EXPECT_EQ(board(), before);
}

TEST_F(HintSceneTest, TheClockRunsOn)
{
    ask_to_the_end();
    const engine::PlayTime before = scene().open_game()->elapsed;
    player.wait(1000);
    EXPECT_EQ(scene().open_game()->elapsed, before + engine::PlayTime{1000});
}

TEST_F(HintSceneTest, LeftAndRightWalkTheSentencesAndBack)
{
    ask_to_the_end();
    const std::string whole = player.look().to_text();
    player.press(key(Key::Right));
    EXPECT_NE(player.look().to_text(), whole);
    player.press(key(Key::Left));
    EXPECT_EQ(player.look().to_text(), whole);
    player.press(key(Key::Left));
    EXPECT_TRUE(player.sees("2 of 3"));
    player.press(key(Key::Right));
    EXPECT_EQ(stats().hints_explained, 1) << "it had been open before";
}

TEST_F(HintSceneTest, AnotherHintIsCountedAsOne)
{
    ask_to_the_end();
    player.press(key(Key::Down));
    EXPECT_EQ(stats().hints, 2);
    player.press(key(Key::Up));
    EXPECT_EQ(stats().hints, 3);
}

TEST_F(HintSceneTest, AWrongDigitIsTheHint)
{
    go_to(1, 2);
    player.press(numeral(3));
    go_to(1, 3);
    player.press(numeral(3));
    ask_to_the_end();
    EXPECT_TRUE(player.sees("A wrong digit"));
    EXPECT_TRUE(player.sees("R1C2"));
    player.press(key(Key::Enter));
    EXPECT_EQ(digit_at(1, 2), engine::no_digit);
    EXPECT_TRUE(session().mistakes().empty());
}

TEST_F(HintSceneTest, GoingBackSaysWhatGoesWithItAndOneUndoBringsItAllBack)
{
    go_to(1, 2);
    player.press(numeral(3)); // wrong
    go_to(2, 2);
    player.press(numeral(4));
    go_to(2, 4);
    player.press_all({numeral(2, with_control), numeral(4, with_shift)});
    player.press(numeral(3, {.shift = true, .control = true}));
    const engine::Board before = board();
    ask();
    player.press(key(Key::Enter));
    player.wait_while_busy();
    EXPECT_NE(said().find("Going back also removes 1 correct digit, 2 notes and 1 colour;"),
              std::string::npos)
        << said();
    player.click(middle_of("Undo the mistake"));
    EXPECT_EQ(session().cells_filled(), 0);
    EXPECT_EQ(stats().hints_explained, 1) << "which digit it was is seen";
    player.press(letter('Z', with_control));
    EXPECT_EQ(board(), before);
}

TEST_F(HintSceneTest, AMissingNoteIsTheHintAndCanBePassedOver)
{
    go_to(1, 2);
    player.press(numeral(3, with_control));
    ask();
    player.press(key(Key::Enter));
    player.wait_while_busy();
    EXPECT_TRUE(player.sees("A missing note"));
    player.press_all({key(Key::Enter), key(Key::Enter), key(Key::Enter)});
    EXPECT_TRUE(board()[cell_at(1, 2)].centre_notes.has(2));
}

TEST_F(HintSceneTest, TheListShowsEveryStepAndOpensOne)
{
    ask_to_the_end();
    player.press(key(Key::Tab));
    player.wait_while_busy();
    EXPECT_TRUE(player.sees("All steps"));
    EXPECT_TRUE(player.sees("Naked Single"));
    player.press(key(Key::Enter)); // on the technique, whose steps are open already
    KeyPressed held = key(Key::Enter);
    held.repeated = true;
    player.press(held);
    EXPECT_TRUE(player.sees("All steps"));
    player.press(key(Key::Enter));
    EXPECT_TRUE(player.sees("3 of 3"));
}

TEST_F(HintSceneTest, StepByStepSolvesThePuzzle)
{
    ask_to_the_end();
    player.press_all({key(Key::Tab), key(Key::Tab)});
    for (int step = 0; step < 7; ++step) {
        player.wait_while_busy();
        ASSERT_EQ(session().cells_filled(), step);
        player.press(key(Key::Enter));
    }
    EXPECT_EQ(player.top<PlayScene>(), nullptr) << "solved: another screen";
}

TEST_F(HintSceneTest, WritingOrClickingGoesOnPlaying)
{
    ask_to_the_end();
    player.click(middle_of(1, 2));
    EXPECT_FALSE(player.sees("3 of 3"));
    ask();
    player.press(numeral(2));
    EXPECT_EQ(digit_at(1, 2), 2);
    EXPECT_FALSE(player.sees("1 of 3"));
}

TEST_F(HintSceneTest, AnswersTheSelectedCellOnRequest)
{
    go_to(2, 2);
    player.press(letter('Y'));
    EXPECT_TRUE(player.sees("A hint for this cell?"));
    for (int level = 1; level <= 3; ++level) {
        EXPECT_TRUE(level > 1 || stats().clean());
        player.press(level == 2 ? letter('Y') : key(Key::Enter));
        player.wait_while_busy();
        EXPECT_TRUE(player.sees(std::to_string(level) + " of 3"));
    }
    EXPECT_TRUE(player.sees("Hint for R2C2"));
    EXPECT_EQ(stats().hints, 1);
    EXPECT_EQ(stats().hints_explained, 1);
    player.press(key(Key::Enter));
    EXPECT_EQ(digit_at(2, 2), 4);
}

TEST_F(HintSceneTest, OffersTheSelectedCellOnTheCardOfAnotherHint)
{
    go_to(2, 2);
    ask();
    player.press(key(Key::Enter));
    player.wait_while_busy();
    EXPECT_FALSE(player.sees("Hint for R2C2"));
    player.click(middle_of("For this cell"));
    player.wait_while_busy();
    EXPECT_TRUE(player.sees("Hint for R2C2"));
    EXPECT_FALSE(player.sees("For this cell")) << "it is that hint";
    EXPECT_EQ(stats().hints, 2);
}

TEST_F(HintSceneTest, AnswersAFilledCellInASentenceThatTellsNothing)
{
    go_to(1, 1);
    player.press(letter('Y'));
    EXPECT_EQ(desk.host.spoken.back(), "This cell is filled: select an empty one");
    go_to(1, 2);
    player.press(numeral(3)); // wrong
    player.press(letter('Y'));
    EXPECT_EQ(desk.host.spoken.back(), "This cell is filled: select an empty one");
    EXPECT_TRUE(stats().clean());
    go_to(2, 2);
    player.press(letter('Y'));
    player.press(key(Key::Enter));
    player.wait_while_busy();
    EXPECT_TRUE(player.sees("A wrong digit")) << "what would mislead comes first";
}

TEST_F(HintSceneTest, SaysThatNothingCanBeShownInACellYetAndCostsNothing)
{
    desk.saves.forget_known();
    Player other(desk, make_play_scene(desk.services, new_game(puzzle_without_steps())));
    const auto runs_clean = [&other] {
        const engine::Session& play = other.top<PlayScene>()->game().session;
        return play.stats().clean() && play.log().empty();
    };
    other.press(key(Key::Right));
    other.press(letter('Y'));
    other.press(key(Key::Enter));
    other.wait_while_busy();
    EXPECT_TRUE(other.sees("Nothing there yet"));
    EXPECT_TRUE(runs_clean());
    other.press(letter('H'));
    EXPECT_TRUE(other.sees("Take a hint?")) << "elsewhere there may be one";
    EXPECT_TRUE(runs_clean());
}

TEST_F(HintSceneTest, TheSmallestWindowHasAllItsButtons)
{
    for (const Size window : {Size{480, 640}, Size{480, 853}}) {
        desk.saves.forget_known();
        Player small(desk, make_play_scene(desk.services, new_game(unique_puzzle())), window);
        small.press(letter('H'));
        for (int press = 0; press < 2; ++press) {
            small.press(key(Key::Enter));
            small.wait_while_busy();
        }
        for (const char* button : {"Another", "Harder", "All"})
            EXPECT_TRUE(small.sees(button)) << button << " at " << window.height;
    }
}

} // namespace
} // namespace game
