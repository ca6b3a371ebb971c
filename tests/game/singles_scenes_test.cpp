// What the game writes or shows for the player during a play: possible digits, all singles of a
// kind, and the list of all next steps.

#include <algorithm>

#include "engine/text/notation.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

engine::Puzzle puzzle_of_naked_singles()
{
    engine::Puzzle puzzle;
    puzzle.grid = grid_of_boxes(3, 3);
    puzzle.solution = *engine::parse_digits(
        "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
        *puzzle.grid);
    puzzle.givens = *engine::parse_digits(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        *puzzle.grid);
    return puzzle;
}

class SinglesScenes : public testing::Test {
protected:
    const PlayScene& scene() const { return *player.top<PlayScene>(); }
    const engine::Session& session() const { return scene().game().session; }
    void go_to_first_empty() { player.press_all({key(Key::Home), key(Key::Tab)}); }
    void ask(const KeyPressed& pressed)
    {
        player.press(pressed);
        player.wait_while_busy();
    }
    void say_yes()
    {
        player.press(key(Key::Enter));
        player.wait_while_busy();
    }
    // How many digits are written as small and as faint as what the player has not noted.
    int faint_digits() const
    {
        const DisplayList picture = player.look();
        return static_cast<int>(std::ranges::count_if(picture.calls(), [](const DrawCall& call) {
            const auto* text = std::get_if<drawn::Text>(&call.what);
            return text != nullptr && text->tint == Tint(Paint::Ink3) && text->text.size() == 1 &&
                   text->font.face == Face::Text && call.bounds.x > 270 && call.bounds.x < 1000;
        }));
    }

    Desk desk;
    Player player{desk, make_play_scene(desk.services, new_game(puzzle_of_naked_singles()))};
};

TEST_F(SinglesScenes, PossibleDigitsAreAskedForOnceAndSwitchOnAndOff)
{
    const engine::Board before = session().board();
    EXPECT_EQ(faint_digits(), 0);
    ask(letter('T'));
    EXPECT_TRUE(player.sees("Show possible digits?"));
    EXPECT_EQ(faint_digits(), 0) << "the question reveals nothing";
    player.press(key(Key::Escape));
    EXPECT_TRUE(session().stats().clean());
    ask(letter('T'));
    say_yes();
    EXPECT_TRUE(session().stats().possible_shown);
    EXPECT_GT(faint_digits(), 51) << "one and more in each empty cell";
    EXPECT_EQ(session().board(), before) << "they are no notes";
    EXPECT_TRUE(desk.saves.game().input.shows_possible);
    player.press(letter('T'));
    EXPECT_EQ(faint_digits(), 0);
    player.press(letter('T'));
    EXPECT_GT(faint_digits(), 51) << "it is asked once";
}

TEST_F(SinglesScenes, PossibleDigitsComeBackWithTheGame)
{
    ask(letter('T'));
    say_yes();
    const int shown = faint_digits();
    Player later(desk, make_play_scene(desk.services, desk.saves.game()));
    const DisplayList picture = later.look();
    EXPECT_GT(shown, 0);
    const auto is_faint = [](const DrawCall& call) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        return text != nullptr && text->tint == Tint(Paint::Ink3) && text->text.size() == 1 &&
               text->font.face == Face::Text && call.bounds.x > 270 && call.bounds.x < 1000;
    };
    EXPECT_EQ(std::ranges::count_if(picture.calls(), is_faint), shown);
}

TEST_F(SinglesScenes, ADigitTakesWhatItMakesImpossible)
{
    ask(letter('T'));
    say_yes();
    go_to_first_empty(); // where they have the ink of the selection
    const int before = faint_digits();
    player.press(numeral(4));
    EXPECT_LT(faint_digits(), before);
    player.press(letter('Z', with_control));
    EXPECT_EQ(faint_digits(), before);
}

TEST_F(SinglesScenes, NakedSinglesAreWrittenAfterAskingAndEndTheCleanRun)
{
    ask(letter('J'));
    EXPECT_TRUE(player.sees("Write naked singles?"));
    EXPECT_EQ(session().cells_filled(), 0);
    say_yes();
    EXPECT_EQ(player.top<PlayScene>(), nullptr) << "they solve this puzzle";
    ASSERT_EQ(desk.saves.book().runs().size(), 1u);
    EXPECT_EQ(desk.saves.book().runs().front().stats.singles_fills, 1);
    EXPECT_FALSE(desk.saves.book().runs().front().stats.clean());
}

TEST_F(SinglesScenes, HiddenSinglesAreOneUndoStep)
{
    player.press_all({key(Key::Home), key(Key::Right), key(Key::Right), numeral(4)});
    const engine::Board before = session().board();
    ask(letter('J', with_shift));
    EXPECT_TRUE(player.sees("Write hidden singles?"));
    player.press(key(Key::Escape));
    EXPECT_EQ(session().board(), before);
    EXPECT_TRUE(session().stats().clean());
}

TEST_F(SinglesScenes, AWrongDigitIsSaidFirst)
{
    player.press_all({key(Key::Home), key(Key::Right), key(Key::Right), numeral(1)});
    ask(letter('J'));
    say_yes();
    EXPECT_EQ(session().cells_filled(), 1) << "nothing follows from a wrong digit";
    EXPECT_TRUE(scene().has_card());
    EXPECT_TRUE(player.sees("1 of 3"));
    EXPECT_EQ(session().stats().hints, 1);
}

TEST_F(SinglesScenes, ThatThereIsNoneCostsNothing)
{
    for (const KeyPressed& asks : {letter('J'), letter('J', with_shift)}) {
        Player other(desk, make_play_scene(desk.services, new_game())); // no single at all
        other.press(asks);
        other.press(key(Key::Enter));
        const PlayScene& shown = *other.top<PlayScene>();
        EXPECT_TRUE(other.sees(asks.held.shift ? "There is no hidden single now"
                                               : "There is no naked single now"));
        EXPECT_TRUE(shown.game().session.log().empty());
    }
}

// Or it would be a check that costs nothing.
TEST_F(SinglesScenes, ThatThereIsNoneTellsNotWhetherADigitIsWrong)
{
    for (const engine::Digit digit : {engine::Digit{1}, engine::Digit{3}}) { // 1 is correct
        engine::SavedGame game = new_game(puzzle_without_steps());
        game.session.act(engine::PlaceDigit{{cell_at(1, 1)}, digit}, engine::PlayTime{0});
        Player other(desk, make_play_scene(desk.services, game));
        other.press(letter('J'));
        other.press(key(Key::Enter));
        EXPECT_TRUE(other.sees("There is no naked single now")) << int{digit};
        EXPECT_TRUE(other.top<PlayScene>()->game().session.stats().clean());
    }
}

TEST_F(SinglesScenes, NothingIsPossibleOnAFullBoard)
{
    engine::SavedGame game = new_game();
    for (const engine::Cell cell : game.session.grid().cells()) {
        if (game.session.puzzle().givens[cell] == engine::no_digit)
            game.session.act(engine::PlaceDigit{{cell}, 1}, engine::PlayTime{0});
    }
    Player other(desk, make_play_scene(desk.services, game));
    other.press(letter('T'));
    other.press(key(Key::Enter));
    EXPECT_TRUE(other.sees("No cell is empty"));
    EXPECT_TRUE(other.top<PlayScene>()->game().session.stats().clean());
}

TEST_F(SinglesScenes, AllNextStepsAreListedAndOneIsChosen)
{
    ask(letter('H', with_shift));
    EXPECT_TRUE(player.sees("List all next steps?"));
    EXPECT_TRUE(session().stats().clean());
    say_yes();
    EXPECT_TRUE(player.sees("All steps"));
    EXPECT_TRUE(player.sees("Naked Single"));
    EXPECT_EQ(session().stats().hints, 1);
    EXPECT_EQ(session().stats().hints_explained, 1) << "the list says it all";
    player.press_all({key(Key::Down), key(Key::Enter)});
    EXPECT_TRUE(player.sees("3 of 3"));
    player.press(key(Key::Enter));
    EXPECT_EQ(session().cells_filled(), 1);
}

TEST_F(SinglesScenes, TheListComesAfterAMistake)
{
    player.press_all({key(Key::Home), key(Key::Right), key(Key::Right), numeral(1)});
    ask(letter('H', with_shift));
    say_yes();
    EXPECT_FALSE(player.sees("All steps"));
    EXPECT_TRUE(player.sees("1 of 3"));
}

} // namespace
} // namespace game
