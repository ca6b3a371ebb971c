// A win with help, which has its own table and leads to practice; what the buttons of a win do, and
// the picture that it gives away.

#include <gtest/gtest.h>

#include "game/scenes/play/play_scene.h"
#include "tests/game/drawn_words.h"
#include "tests/game/win_fixture.h"

namespace game {
namespace {

using engine::Record;

class WinWithHelp : public WinTest {};

TEST_F(WinWithHelp, ARunWithHelpIsAWinOfItsOwn)
{
    Player assisted = win(game_won_in(60, 1, true), Size{1920, 1080}); // room for all it says
    EXPECT_TRUE(desk.records.table("9x9 easy", engine::RunFilter::CleanOnly).empty());
    EXPECT_TRUE(reads(assisted, "Place 1 with help"));
    EXPECT_TRUE(reads(assisted, "Next time without: the other table is waiting."));
    EXPECT_TRUE(assisted.sees("1 check"));
    EXPECT_TRUE(assisted.sees("1 pause"));
    EXPECT_TRUE(desk.host.takes_text);
    type(assisted, "eva");
    assisted.press(key(Key::Enter));
    EXPECT_EQ(newest().initials, "EVA");
    EXPECT_EQ(desk.saves.book().runs().back().initials, "EVA");
    EXPECT_TRUE(assisted.sees("Saved in the table."));
}

TEST_F(WinWithHelp, ARunWithHelpIsComparedWithThoseWithHelp)
{
    Record helped = run_won_in(80, "HELPED");
    helped.stats.checks = 1;
    desk.records.add(helped);
    EXPECT_TRUE(win(game_won_in(60, 1, true)).sees("Your best with help, by 0:20.0"));
    desk.records.add(run_won_in(5, "CLEAN"));
    Player slower = win(game_won_in(70, 2, true));
    EXPECT_TRUE(reads(slower, "Place 2 with help")) << "the clean run is in the other table";
}

TEST_F(WinWithHelp, TheOtherTableIsBesideThatOfRunsWithHelp)
{
    EXPECT_FALSE(win(game_won_in(60, 1, true)).sees("Without help")) << "there is none";
    desk.records = {};
    desk.records.add(run_won_in(33, "CLEAN"));
    Player player = win(game_won_in(60, 1, true));
    EXPECT_TRUE(player.sees("With help"));
    EXPECT_FALSE(player.sees("OLD"));
    player.press(key(Key::Enter));
    player.click("Without help");
    EXPECT_FALSE(player.sees("now")) << "this run is in the other one";
}

TEST_F(WinWithHelp, SaysWhatTheHintsHaveShownAndLeadsToPractice)
{
    engine::SavedGame game = game_won_in(60, 1, true);
    game.shown_techniques = {"naked_single", "naked_single", "unknown"};
    Player player = win(std::move(game));
    EXPECT_TRUE(player.sees("What the hints showed you"));
    EXPECT_TRUE(player.sees("2 times"));
    EXPECT_TRUE(player.sees("Practise these"));
    EXPECT_FALSE(win(game_won_in(50, 2, true)).sees("What the hints showed you"));
}

TEST_F(WinWithHelp, EveryButtonHasItsKey)
{
    Player player = win(game_won_in(60));
    EXPECT_FALSE(player.sees("W")) << "while letters are for the initials";
    player.press(key(Key::Enter));
    EXPECT_TRUE(player.sees("Space"));
    EXPECT_TRUE(player.sees("W"));
    player.press(letter('W'));
    EXPECT_FALSE(player.sees("Solved")) << "the replay";
    player.press(key(Key::Escape));
    player.press(letter('T'));
    EXPECT_TRUE(player.sees("Where the time went"));
    player.press(key(Key::Escape));
    player.press(letter('B'));
    EXPECT_FALSE(player.sees("Solved")) << "the records";
    player.press(key(Key::Escape));
    player.press(letter('R'));
    player.wait_while_busy();
    EXPECT_NE(player.top<PlayScene>(), nullptr) << "the same board again";
}

TEST_F(WinWithHelp, GivesAPictureAway)
{
    desk.settings.initials = "ZOE";
    engine::SavedGame game = game_won_in(60);
    game.others = "LYN";
    Player player = win(std::move(game));
    EXPECT_TRUE(reads(player, "played here before by LYN"));
    player.press(key(Key::Enter));
    player.press(letter('P'));
    ASSERT_EQ(desk.host.drawings.size(), 1u);
    const DisplayList& card = desk.host.drawings.front();
    EXPECT_EQ(card.size(), (Size{1080, 1440}));
    EXPECT_TRUE(card.shows("Solved"));
    for (const char* name : {"ZOE", "LYN"})
        EXPECT_EQ(drawn_words(card).find(name), std::string::npos) << "nobody's name is on it";
    int digits = 0;
    for (const DrawCall& call : card.calls()) {
        const auto* drawn = std::get_if<drawn::Text>(&call.what);
        const bool is_digit = drawn != nullptr && drawn->text.size() == 1 && drawn->font.size > 60;
        digits += is_digit ? 1 : 0;
    }
    EXPECT_GE(digits, 16) << "the board is solved";
    EXPECT_TRUE(player.sees("win.png"));
    EXPECT_TRUE(player.sees("/home/ana/pictures")) << "it says where it is";
}

TEST_F(WinWithHelp, SaysWhyAPictureCouldNotBeSaved)
{
    Player player = win(game_won_in(60));
    player.press(key(Key::Enter));
    desk.host.saves_drawings = false;
    player.press(letter('P'));
    ASSERT_EQ(desk.host.shown.size(), 1u);
    EXPECT_FALSE(player.sees("The picture is saved"));
}

} // namespace
} // namespace game
