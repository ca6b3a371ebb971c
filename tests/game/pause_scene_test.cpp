#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "tests/game/drawn_words.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

class PauseSceneTest : public PlaySceneTest {};

std::multiset<std::string> texts_within(const DisplayList& list, Rect area)
{
    std::multiset<std::string> texts;
    for (const DrawCall& call : list.calls()) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        if (text != nullptr && area.contains(text->at))
            texts.emplace(text->text);
    }
    return texts;
}

TEST_F(PauseSceneTest, RunsTheClockFromTheFirstLookAndStopsItInPauses)
{
    player.press(letter('B')); // so that it is saved
    player.wait(61200);
    EXPECT_TRUE(player.sees(".")) << "figures are drawn one by one";
    EXPECT_EQ(scene().next_change(), engine::PlayTime{100});
    player.press(letter('P'));
    ASSERT_TRUE(is_paused());
    EXPECT_FALSE(player.stack().next_change());
    player.wait(600000);
    player.press(letter('P'));
    ASSERT_FALSE(is_paused());
    player.wait(800);
    player.press(letter('P'));
    EXPECT_EQ(desk.saves.game().elapsed, engine::PlayTime{62000});
}

TEST_F(PauseSceneTest, ShowsTheTimeThoughNothingIsEnteredYet)
{
    player.wait(61200);
    player.press(letter('P'));
    ASSERT_TRUE(is_paused());
    EXPECT_TRUE(player.sees("Nothing entered yet"));
    EXPECT_NE(drawn_words(player.look()).find("1:01.2"), std::string::npos);
}

TEST_F(PauseSceneTest, CoversTheBoardWhilePaused)
{
    const Rect board_area = lay_out_play(player.window(), 1.0, *grid).board;
    go_to(1, 2);
    player.press(numeral(2));
    const auto before = texts_within(player.look(), board_area);
    EXPECT_EQ(before.count("4"), 4u);
    player.press(letter('P'));
    for (const std::string& text : texts_within(player.look(), board_area))
        EXPECT_FALSE(text >= "1" && text <= "9") << text;
    EXPECT_TRUE(player.sees("Paused"));
    for (const KeyPressed& back :
         {key(Key::Escape), letter('P'), key(Key::Enter), key(Key::Space)}) {
        player.press(back);
        ASSERT_FALSE(is_paused());
        EXPECT_EQ(texts_within(player.look(), board_area), before);
        player.press(key(Key::Escape));
        ASSERT_TRUE(is_paused());
        EXPECT_TRUE(player.sees("Paused")) << "Esc and the key of the pause open the same card";
    }
}

TEST_F(PauseSceneTest, LeadsElsewhereByTheKeysOnItsButtons)
{
    const std::vector<std::pair<KeyPressed, std::string>> ways = {
        {letter('N', with_control), "New game"},
        {key(Key::F10), "Settings"},
        {key(Key::F1), "Help"},
        {key(Key::Tab), "All commands"},
    };
    for (const auto& [pressed, title] : ways) {
        player.press_all({key(Key::Escape), pressed});
        EXPECT_TRUE(player.sees(title));
        EXPECT_FALSE(player.sees("Paused"));
        player.press(key(Key::Escape));
        EXPECT_TRUE(player.sees("Paused")) << "after " << title;
        player.press(key(Key::Escape));
        ASSERT_FALSE(is_paused());
    }
}

TEST_F(PauseSceneTest, EnterAndSpacePressTheFocusedButton)
{
    player.press_all({key(Key::Escape), key(Key::Down), key(Key::Enter)});
    EXPECT_TRUE(player.sees("Restart now")) << "the button below Resume";
}

TEST_F(PauseSceneTest, AnArcadeRunCanBeResumedOrEndedButNotSaved)
{
    int resumed = 0;
    int ended = 0;
    desk.settings.count_down = true; // the run counts by itself
    const auto card = [&] {
        return PauseCard{.board = [] { return Rect{}; },
                         .resume = [&resumed] { ++resumed; },
                         .restart = [] {},
                         .end =
                             [&ended] {
                                 ++ended;
                             }};
    };
    for (const KeyPressed& back : {key(Key::Escape), letter('P'), key(Key::Enter)}) {
        Player other(desk, make_pause_scene(desk.services, card()));
        EXPECT_TRUE(other.sees("End the run"));
        EXPECT_FALSE(other.sees("All commands"));
        EXPECT_FALSE(other.sees("New game"));
        EXPECT_FALSE(other.sees("Saved a moment ago"));
        other.press(letter('N', with_control));
        EXPECT_TRUE(other.sees("Paused"));
        other.press(back);
        EXPECT_TRUE(other.stack().empty());
    }
    EXPECT_EQ(resumed, 3);
    Player other(desk, make_pause_scene(desk.services, card()));
    other.press(letter('Q'));
    EXPECT_EQ(ended, 1);
}

TEST_F(PauseSceneTest, PausesWhenTheWindowLosesTheKeyboardIfSetSo)
{
    desk.settings.pause_on_focus_loss = false;
    player.press(FocusLost{});
    EXPECT_FALSE(is_paused());
    desk.settings.pause_on_focus_loss = true;
    player.press(FocusLost{});
    EXPECT_TRUE(is_paused());
}

TEST_F(PauseSceneTest, AsksOnceBeforeARestart)
{
    go_to(1, 2);
    player.press_all({numeral(2), letter('R', with_control)});
    ASSERT_TRUE(is_paused());
    EXPECT_TRUE(player.sees("Restart now"));
    player.press(key(Key::Escape));
    ASSERT_FALSE(is_paused());
    EXPECT_EQ(digit_at(1, 2), 2);
    player.press_all({letter('R', with_control), letter('R', with_control)});
    ASSERT_FALSE(is_paused());
    EXPECT_EQ(digit_at(1, 2), engine::no_digit);
    player.press(letter('Z', with_control));
    EXPECT_EQ(digit_at(1, 2), 2) << "even that can be undone";
}

TEST_F(PauseSceneTest, ComesBackToExactlyWhereOneWas)
{
    go_to(1, 2);
    player.press_all({numeral(2), letter('X'), key(Key::Right), numeral(3)});
    player.wait(12345);
    player.press(letter('P'));
    const engine::SavedGame kept = desk.saves.game();

    Player later(desk, make_play_scene(desk.services, kept));
    const PlayScene& again = *later.top<PlayScene>();
    EXPECT_EQ(again.game().session.board(), kept.session.board());
    EXPECT_EQ(again.input().to_saved(), kept.input);
    EXPECT_EQ(again.game().elapsed, engine::PlayTime{12345});
    later.wait(655);
    later.press(letter('P'));
    EXPECT_EQ(desk.saves.game().elapsed, engine::PlayTime{13000});
}

TEST_F(PauseSceneTest, GrowsByTheLinesThatLargeTextTakes)
{
    desk.settings.text_size = 150;
    player.press(letter('R', with_control));
    const DisplayList picture = player.look();
    std::vector<const drawn::Text*> texts;
    for (const DrawCall& call : picture.calls()) {
        if (const auto* text = std::get_if<drawn::Text>(&call.what))
            texts.push_back(text);
    }
    const auto resume = std::ranges::find(texts, "Resume", &drawn::Text::text);
    const auto paused = std::ranges::find(texts, "Paused", &drawn::Text::text);
    ASSERT_NE(resume, texts.end());
    ASSERT_NE(paused, texts.end());
    int lines = 0;
    for (const drawn::Text* text : texts) {
        const bool is_of_sentence = text->at.x == (*paused)->at.x - 38 && text->font.size == 21;
        if (!is_of_sentence)
            continue;
        ++lines;
        const int half = text->font.size / 2;
        EXPECT_GT(text->at.y - half, (*paused)->at.y + (*paused)->font.size / 2) << text->text;
        // Half the button, and its ring.
        EXPECT_LT(text->at.y + half, (*resume)->at.y - 30 - 6) << text->text;
    }
    EXPECT_EQ(lines, 2);
}

TEST_F(PauseSceneTest, LeavesNothingUnkeptWhenTheWindowCloses)
{
    go_to(1, 2);
    player.press(numeral(2));
    player.wait(4321);
    player.stack().handle(CloseRequested{});
    EXPECT_EQ(desk.saves.game().elapsed, engine::PlayTime{4321});
    EXPECT_TRUE(desk.saves.game().session.is_paused());
}

TEST_F(PauseSceneTest, CountsDownIfSetSo)
{
    desk.settings.count_down = true;
    player.press(letter('P'));
    player.press(letter('P'));
    ASSERT_TRUE(is_paused());
    EXPECT_TRUE(player.sees("3"));
    EXPECT_FALSE(player.sees("Paused"));
    player.wait(600);
    EXPECT_TRUE(player.sees("2"));
    player.wait(1199);
    ASSERT_TRUE(is_paused());
    EXPECT_TRUE(player.sees("1"));
    player.wait(1);
    EXPECT_FALSE(is_paused());
}

TEST_F(PauseSceneTest, AnyKeySkipsTheCount)
{
    desk.settings.count_down = true;
    player.press(letter('P'));
    player.press(letter('P'));
    player.wait(100);
    player.press(key(Key::Space));
    EXPECT_FALSE(is_paused());
}

TEST_F(PauseSceneTest, DimsBothRailsAlike)
{
    const auto dimmed = [this](Point point) {
        int strength = 0;
        const DisplayList shown = player.look();
        for (const DrawCall& call : shown.calls()) {
            const auto* fill = std::get_if<drawn::Fill>(&call.what);
            if (fill != nullptr && fill->area.contains(point) && fill->tint.opacity < 100 &&
                fill->tint.paint == Paint::Background)
                strength = fill->tint.opacity;
        }
        return strength;
    };
    const PlayLayout layout = lay_out_play(player.window(), 1.0, *grid);
    EXPECT_EQ(dimmed(layout.hint.centre()), 0);
    player.press(letter('P'));
    EXPECT_EQ(dimmed(layout.hint.centre()), 62);
    EXPECT_EQ(dimmed(layout.settings.centre()), 62);
    EXPECT_EQ(dimmed(layout.clock.at), 62);
    EXPECT_EQ(dimmed(layout.board.centre()), 0);
}

// Nobody reads them with the clock standing, however short.
TEST_F(PauseSceneTest, DigitsAreGoneAtOnceAndTheCardRises)
{
    desk.settings.motion = MotionChoice::Full;
    player.stack().set_motion([] { return MotionAmount::Full; });
    go_to(1, 2);
    player.wait(1000);
    player.wait(0);
    const Rect board_area = lay_out_play(player.window(), 1.0, *grid).board;
    EXPECT_EQ(texts_within(player.look(), board_area).count("4"), 4u);
    player.press(letter('P'));
    EXPECT_EQ(texts_within(player.look(), board_area).count("4"), 0u);
    EXPECT_TRUE(player.stack().is_moving());
    player.wait(160);
    EXPECT_FALSE(player.stack().is_moving());
    EXPECT_FALSE(player.stack().next_change());
}

} // namespace
} // namespace game
