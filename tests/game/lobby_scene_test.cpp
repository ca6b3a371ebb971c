// The lobby of the arcade: what its cards say, which one has the focus, the keys that start a run,
// its living pictures, and the tables behind it.

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "game/scenes/arcade/arcade_rules.h"
#include "game/scenes/arcade/rank_texts.h"
#include "tests/game/arcade_fixture.h"
#include "tests/game/recording.h"

namespace game {
namespace {

class LobbyTest : public testing::Test {
protected:
    Player open(Size window = {1280, 800})
    {
        return Player(desk, make_arcade_scene(desk.services), window);
    }
    void has_result(std::string_view id, const engine::ArcadeResult& result)
    {
        desk.saves.write(saving(engine::table_id(arcade_mode(id)), result));
    }
    // Of what was played since the last call.
    float heard() { return listen(desk.mixer, 1000).peak(); }

    Desk desk;
};

TEST_F(LobbyTest, SaysOfAModeThatWasNeverPlayedWhatIsEnough)
{
    const Player player = open();
    for (const engine::ArcadeMode& mode : engine::arcade_modes())
        EXPECT_TRUE(reads(player, mode.name));
    EXPECT_TRUE(reads(player, "Not played yet"));
    EXPECT_TRUE(reads(player, "60 points are enough"));
    EXPECT_TRUE(reads(player, "C from 60 points"));
    EXPECT_FALSE(reads(player, "{"));
}

TEST_F(LobbyTest, ShowsTheBestTheRankAndTheWayToTheNext)
{
    has_result("time-attack", {.id = "best",
                               .initials = "AKM",
                               .score = 22'300,
                               .time = engine::PlayTime{900'000},
                               .date = 1'600'000'000});
    has_result("time-attack", {.id = "last",
                               .initials = "JUL",
                               .score = 18'700,
                               .time = engine::PlayTime{800'000},
                               .date = 1'600'000'100});
    const Player player = open();
    EXPECT_TRUE(reads(player, "Rank A"));
    EXPECT_TRUE(reads(player, "22,300 points"));
    EXPECT_TRUE(reads(player, "AKM, "));
    EXPECT_TRUE(reads(player, "18,700, rank B"));
    EXPECT_TRUE(reads(player, "27,700 more for S"));
}

TEST_F(LobbyTest, CountsBoardsWithTheirTimeAndRungsByTheirNames)
{
    has_result("gauntlet",
               {.id = "g", .initials = "JUL", .score = 3, .time = engine::PlayTime{1'868'000}});
    has_result("sprint", {.id = "s", .initials = "AKM", .score = 5'600, .rungs = 3});
    const Player player = open();
    EXPECT_TRUE(reads(player, "3 boards, 31:08"));
    EXPECT_TRUE(reads(player, "1 more board for A"));
    EXPECT_TRUE(reads(player, "5,600, Gold"));
    EXPECT_TRUE(reads(player, "3 more steps"));
}

TEST_F(LobbyTest, FocusesTheShortestModeFirstAndLaterTheLastPlayed)
{
    EXPECT_TRUE(reads(open(), "right digit")) << "the 4x4";
    has_result("gauntlet", {.id = "g", .score = 1, .date = 1'600'000'000});
    has_result("time-attack", {.id = "t", .score = 100, .date = 1'500'000'000});
    EXPECT_TRUE(reads(open(), "3 hearts")) << "the rules of the gauntlet";
}

TEST_F(LobbyTest, TheRulesFollowTheFocus)
{
    Player player = open();
    player.press_all({key(Key::Left), key(Key::Left), key(Key::Left)});
    EXPECT_TRUE(reads(player, "+8 s, 100 × combo"));
    EXPECT_TRUE(reads(player, "+20 s, 500 points"));
    EXPECT_TRUE(reads(player, "−5 s, combo ends"));
    player.press(key(Key::Right));
    EXPECT_TRUE(reads(player, "3 hearts"));
}

TEST_F(LobbyTest, EveryModeHasFourRules)
{
    for (const engine::ArcadeMode& mode : engine::arcade_modes()) {
        const auto rules = arcade_rules(desk.texts, mode);
        EXPECT_EQ(rules.size(), 4u) << mode.id;
        for (const ArcadeRule& rule : rules)
            EXPECT_EQ((rule.value + rule.words).find('{'), std::string::npos) << rule.value;
    }
}

TEST_F(LobbyTest, ANumberStartsAModeAtOnce)
{
    for (int number = 1; number <= 4; ++number) {
        Player player = open();
        player.press(numeral(number));
        player.wait_while_busy();
        EXPECT_FALSE(reads(player, "Press 1 to 4")) << number;
    }
}

TEST_F(LobbyTest, EnterStartsTheFocusedModeAndSoDoesAFinger)
{
    Player player = open();
    player.press(key(Key::Enter));
    EXPECT_FALSE(reads(player, "Press 1 to 4"));
    Player small = open({480, 640});
    small.click({300, 130});
    EXPECT_FALSE(reads(small, "Technique sprint"));
}

TEST_F(LobbyTest, StartAndFocusAreHeard)
{
    Player player = open();
    heard();
    player.press(key(Key::Left));
    const float focus = heard();
    EXPECT_GT(focus, 0);
    player.press(key(Key::Enter));
    EXPECT_GT(heard(), 4 * focus);
}

TEST_F(LobbyTest, TOpensTheTablesWithThoseOfEarlierRules)
{
    desk.saves.write(saving("time-attack", {.id = "old", .initials = "OLD", .score = 98'700}));
    desk.saves.write(saving("sprint", {.id = "older", .initials = "OLE", .score = 3'300}));
    Player player = open();
    EXPECT_FALSE(reads(player, "OLD")) << "not to be compared with";
    player.press_all({key(Key::Left), key(Key::Left), key(Key::Left), letter('T')});
    EXPECT_TRUE(reads(player, "Under earlier rules"));
    EXPECT_TRUE(reads(player, "OLD"));
    const engine::ArcadeMode& mode = engine::arcade_modes().front();
    const int highest = engine::threshold_of(mode, engine::highest_rank(mode)).count;
    EXPECT_TRUE(reads(player, amount_text({}, mode, highest))) << "what its ranks take";
    player.press_all({key(Key::Right), key(Key::Right)});
    EXPECT_TRUE(reads(player, "OLE")) << "the table follows the focus";
    player.press(key(Key::Escape));
    EXPECT_TRUE(reads(player, "Press 1 to 4"));
}

TEST_F(LobbyTest, TheFootTellsAGamepadItsButtonsAndNoKeys)
{
    desk.host.in_use.device = InputDevice::Gamepad;
    Player player = open();
    player.press(key(Key::Left)); // to the sprint
    EXPECT_TRUE(reads(player, "tables"));
    EXPECT_TRUE(player.sees("Y"));
    EXPECT_FALSE(reads(player, "practise a rung")) << "P is no button";
    player.press(key(Key::Space)); // its Y
    EXPECT_TRUE(reads(player, "Initials"));
}

TEST_F(LobbyTest, OnlyTheFocusedPictureLivesAndOnlyInFullMotion)
{
    const auto after = [this](int milliseconds) {
        Player player = open();
        player.wait(milliseconds);
        return player.look().to_text();
    };
    EXPECT_EQ(after(0), after(400)) << "still";
    desk.settings.motion = MotionChoice::Full;
    EXPECT_NE(after(300), after(2'000)) << "its light runs, then it rests";
    EXPECT_EQ(after(300), after(2'700)) << "and comes again";
    Player player = open();
    player.wait(1'000);
    EXPECT_GT(player.stack().next_change(), engine::PlayTime{1'000}) << "it sleeps meanwhile";
}

TEST_F(LobbyTest, FitsSmallWindowsAndLargeTexts)
{
    for (const Size window : {Size{480, 640}, Size{640, 480}, Size{800, 600}, Size{900, 900}}) {
        const Player player = open(window);
        for (const engine::ArcadeMode& mode : engine::arcade_modes())
            EXPECT_TRUE(reads(player, mode.name)) << window.width << mode.name;
    }
    desk.settings.text_size = 150;
    Player large = open();
    for (int press = 0; press < 3; ++press)
        large.press(key(Key::Right));
    EXPECT_TRUE(reads(large, "One-minute 4×4")) << "it scrolls by card";
}

} // namespace
} // namespace game
