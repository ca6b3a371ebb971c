// Where the time went: the map, the waits and what was open then, and how one gets there; par
// times.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "engine/make/puzzle_maker.h"
#include "engine/rules/layout.h"
#include "game/scenes/play/board_par.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/screens.h"
#include "tests/game/player.h"
#include "tests/game/three_open.h"

namespace game {
namespace {

using engine::Cell;
using engine::PlaceDigit;
using engine::PlayTime;
using engine::Replay;

// R1C1 after 1 s, R1C2 after 5 s more, R1C3 after 60 s more.
Replay slow_replay()
{
    engine::Session session(puzzle_with_three_open());
    session.act(PlaceDigit{{Cell{0}}, 1}, PlayTime{1000});
    session.act(PlaceDigit{{Cell{1}}, 2}, PlayTime{6000});
    session.act(PlaceDigit{{Cell{2}}, 3}, PlayTime{66'000});
    return as_replay(session);
}

class TimeSpentSceneTest : public testing::Test {
protected:
    Player look_at(Replay replay, Size window = {1280, 800})
    {
        Player player(desk, make_time_spent_scene(desk.services, std::move(replay)), window);
        player.wait_while_busy();
        return player;
    }

    Desk desk;
};

TEST_F(TimeSpentSceneTest, TellsTheTimeOfTheCellThatTheArrowsGoTo)
{
    Player player = look_at(slow_replay());
    EXPECT_TRUE(player.sees("Time for each cell"));
    player.press(key(Key::Right)); // the first cell
    EXPECT_TRUE(player.sees("R1C1: 0:01.0, 2 % of the run"));
    player.press_all({key(Key::Right), key(Key::Right)});
    EXPECT_TRUE(player.sees("R1C3: 1:00.0, 91 % of the run"));
    player.press(key(Key::Down));
    EXPECT_TRUE(player.sees("R2C3: no time"));
    player.press(key(Key::Up));
    player.press(key(Key::Up)); // around the edge
    EXPECT_TRUE(player.sees("R4C3: no time"));
}

TEST_F(TimeSpentSceneTest, TellsTheTimeOfTheCellUnderThePointer)
{
    Player player = look_at(slow_replay());
    const DisplayList picture = player.look();
    const auto digit = std::ranges::find_if(picture.calls(), [](const DrawCall& call) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        return text != nullptr && text->text == "2"; // the first one is in R1C2
    });
    ASSERT_NE(digit, picture.calls().end());
    player.press(PointerMoved{.at = std::get<drawn::Text>(digit->what).at});
    EXPECT_TRUE(player.sees("R1C2: 0:05.0, 8 % of the run"));
}

TEST_F(TimeSpentSceneTest, HasALegendWhoseStepsDouble)
{
    Player player = look_at(slow_replay());
    for (const char* step : {"under 0:15", "0:15 to 0:30", "0:30 to 1:00", "1:00 and more"})
        EXPECT_TRUE(player.sees(step)) << step;
}

TEST_F(TimeSpentSceneTest, ShowsAWaitWithItsPositionAndWhatWasOpen)
{
    Player player = look_at(slow_replay());
    player.press(numeral(1));
    player.wait_while_busy();
    EXPECT_TRUE(player.sees("Wait of 1:00.0"));
    EXPECT_TRUE(player.sees("From 0:06.0 to 1:06.0. Then: 3 in R1C3."));
    EXPECT_TRUE(player.sees("Full House"));
    // In the row, the digit 3 was not there yet: it is three times on the board.
    const auto threes = [&player] {
        const DisplayList picture = player.look();
        return std::ranges::count_if(picture.calls(), [](const DrawCall& call) {
            const auto* text = std::get_if<drawn::Text>(&call.what);
            return text != nullptr && text->text == "3";
        });
    };
    EXPECT_EQ(threes(), 3);
    player.press(letter('H'));
    EXPECT_TRUE(player.sees("Hide the hint"));
    EXPECT_GT(threes(), 3) << "the step's digit is shown";
    player.press(letter('H'));
    EXPECT_TRUE(player.sees("Show the hint"));
    player.press(numeral(3));
    EXPECT_TRUE(player.sees("Wait of 0:01.0"));
    player.press(numeral(0));
    EXPECT_TRUE(player.sees("Time for each cell"));
}

TEST_F(TimeSpentSceneTest, LeadsToThePracticeOfWhatWasOpen)
{
    Player player = look_at(slow_replay());
    player.press(numeral(1));
    player.wait_while_busy();
    player.press(letter('T'));
    player.wait_while_busy();
    EXPECT_TRUE(player.sees("Practice"));
    EXPECT_TRUE(player.sees("Full House"));
    player.press(key(Key::Escape));
    EXPECT_TRUE(player.sees("Wait of 1:00.0"));
}

TEST_F(TimeSpentSceneTest, SaysWhichDigitWasWrong)
{
    engine::Session session(puzzle_with_three_open());
    session.act(PlaceDigit{{Cell{0}}, 2}, PlayTime{1000});
    session.act(PlaceDigit{{Cell{1}}, 2}, PlayTime{90'000});
    session.act(PlaceDigit{{Cell{0}}, 1}, PlayTime{91'000});
    session.act(PlaceDigit{{Cell{2}}, 3}, PlayTime{92'000});
    Player player = look_at(as_replay(session));
    player.press(numeral(1));
    player.wait_while_busy();
    const std::string seen = player.look().to_text();
    EXPECT_NE(seen.find("The digit in R1C1 was wrong"), std::string::npos) << seen;
    player.press(letter('T')); // there is nothing to practise
    EXPECT_TRUE(player.sees("Wait of 1:29.0"));
}

TEST_F(TimeSpentSceneTest, FindsStepsWhereANoteWasMissing)
{
    engine::Session session(puzzle_with_three_open());
    session.act(engine::ToggleCentreNote{{Cell{0}}, 4}, PlayTime{1000});
    session.act(PlaceDigit{{Cell{1}}, 2}, PlayTime{90'000});
    session.act(PlaceDigit{{Cell{0}}, 1}, PlayTime{91'000});
    session.act(PlaceDigit{{Cell{2}}, 3}, PlayTime{92'000});
    Player player = look_at(as_replay(session));
    player.press(numeral(1));
    player.wait_while_busy();
    const std::string seen = player.look().to_text();
    EXPECT_NE(seen.find("In R1C1 a note was missing"), std::string::npos) << seen;
    EXPECT_NE(seen.find("The easiest possible technique:"), std::string::npos) << seen;
}

TEST_F(TimeSpentSceneTest, CanBeLeftWhileTheTeacherThinks)
{
    Player player(desk, make_replay_scene(desk.services, slow_replay()));
    for (int times = 0; times < 5; ++times) {
        player.press(letter('T'));
        EXPECT_TRUE(player.sees("Time for each cell"));
        player.press(key(Key::Escape));
        EXPECT_TRUE(player.sees("Replay"));
    }
}

TEST_F(TimeSpentSceneTest, SaysWhatIsNotKnownWhenTheLogBeginsLate)
{
    engine::StartingPoint start{
        .board = engine::Board(puzzle_with_three_open().givens), .stats = {}, .fills = {}};
    start.at = PlayTime{30'000};
    engine::Session session(puzzle_with_three_open(), {}, start);
    for (std::uint16_t cell = 0; cell < 3; ++cell)
        session.act(PlaceDigit{{Cell{cell}}, session.puzzle().solution[cell]},
                    PlayTime{31'000 + 1000 * cell});
    Player player = look_at(as_replay(session));
    EXPECT_NE(player.look().to_text().find("The log begins at 0:30.0"), std::string::npos);
}

// ---- the ways there

TEST_F(TimeSpentSceneTest, OpensFromTheWinScreenOnceTheInitialsAreEntered)
{
    Player player(desk, make_play_scene(desk.services, slow_replay().game));
    player.wait(1000);
    player.press(letter('T')); // an initial, for all the screen knows
    EXPECT_TRUE(player.sees("Solved"));
    player.press(key(Key::Enter));
    player.press(letter('T'));
    player.wait_while_busy();
    EXPECT_TRUE(player.sees("Where the time went"));
    player.press(key(Key::Escape));
    EXPECT_TRUE(player.sees("Solved"));
}

TEST_F(TimeSpentSceneTest, OpensFromAReplay)
{
    Player player(desk, make_replay_scene(desk.services, slow_replay()));
    player.press(letter('T'));
    EXPECT_TRUE(player.sees("Time for each cell"));
}

TEST_F(TimeSpentSceneTest, OpensFromTheRecordsIfAReplayIsKept)
{
    const Replay replay = slow_replay();
    desk.records.add(replay.run);
    {
        Player player(desk, make_records_scene(desk.services));
        player.wait(0);
        player.press(letter('T'));
        ASSERT_EQ(desk.host.shown.size(), 1u);
        EXPECT_EQ(engine::in_english(desk.host.shown[0].headline),
                  "Where the time of this run went is not known");
    }
    desk.saves.write(saving(replay, {}));
    Player player(desk, make_records_scene(desk.services));
    player.wait(0);
    player.press(letter('T'));
    player.wait_while_busy();
    EXPECT_TRUE(player.sees("Time for each cell"));
    EXPECT_EQ(desk.host.shown.size(), 1u);
}

// ---- par times

// Games as they are made, each of them won a minute after it was begun.
class ParTimeTest : public testing::Test {
protected:
    engine::SavedGame made(std::uint64_t seed, std::int64_t started)
    {
        engine::PuzzleSpec spec{.layout = "4x4", .level = engine::Level::Beginner, .seed = seed};
        auto puzzle = make_puzzle(spec);
        return {.id = "game-" + std::to_string(seed),
                .spec = spec,
                .recipe = engine::to_text(puzzle->recipe),
                .session = engine::Session(puzzle->puzzle),
                .input = {},
                .started = started};
    }
    void win(std::uint64_t seed, std::int64_t date, PlayTime time, std::string who = "AAA")
    {
        const engine::SavedGame game = made(seed, date - 60);
        desk.records.add({.category = engine::category_of(game.spec),
                          .initials = std::move(who),
                          .time = time,
                          .date = date,
                          .game = game.id,
                          .recipe = game.recipe});
    }
    std::optional<engine::ParTime> par_of(const engine::SavedGame& game)
    {
        BoardPar par;
        par.ask(desk.records, game, "AAA");
        while (par.is_busy())
            par.update();
        return par.time();
    }

    Desk desk;
};

TEST_F(ParTimeTest, IsNothingWithoutRunsOfOnesOwn)
{
    EXPECT_FALSE(par_of(made(1, 1000)));
    win(2, 500, PlayTime{40'000}, "BBB");
    win(3, 1500, PlayTime{40'000}); // after it
    EXPECT_FALSE(par_of(made(1, 1000)));
}

TEST_F(ParTimeTest, ComesFromTheRunsBeforeTheGame)
{
    for (std::uint64_t seed = 2; seed < 14; ++seed)
        win(seed, 500, PlayTime{40'000});
    const auto par = par_of(made(1, 1000));
    ASSERT_TRUE(par);
    EXPECT_EQ(par->runs, 12u);
    EXPECT_GT(par->least, PlayTime{25'000});
    EXPECT_LT(par->most, PlayTime{60'000});
    EXPECT_LT(par->least, par->most);
}

TEST_F(ParTimeTest, IsSaidAtTheStartAndOnThePauseCard)
{
    desk.settings.initials = "AAA";
    for (std::uint64_t seed = 2; seed < 14; ++seed)
        win(seed, 500, PlayTime{40'000});
    Player player(desk, make_play_scene(desk.services, made(1, 1000)));
    const auto says_par = [&player] {
        return player.look().to_text().find("Par time: about") != std::string::npos;
    };
    for (int tries = 0; tries < 1000 && !says_par(); ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        player.wait(1);
    }
    EXPECT_TRUE(says_par());
    player.wait(20'000);
    EXPECT_FALSE(says_par()) << "it is said once";
    player.press(letter('P'));
    EXPECT_TRUE(player.sees("Paused"));
    EXPECT_TRUE(says_par());
}

TEST_F(ParTimeTest, IsWrittenInRoundNumbersThatIncludeIt)
{
    const auto text = [this](PlayTime least, PlayTime most) {
        return par_text(desk.texts, {least, most, 5});
    };
    EXPECT_EQ(text(PlayTime{361'000}, PlayTime{538'000}), "Par time: about 6 to 9 minutes");
    EXPECT_EQ(text(PlayTime{33'000}, PlayTime{51'000}), "Par time: about 30 to 55 seconds");
    EXPECT_EQ(text(PlayTime{100}, PlayTime{900}), "Par time: about 5 to 10 seconds");
    EXPECT_EQ(text(PlayTime{20'000}, PlayTime{181'000}), "Par time: about 1 to 4 minutes");
    EXPECT_EQ(text(PlayTime{3'190'000}, PlayTime{5'000'000}), "Par time: about 50 to 85 minutes");
}

} // namespace
} // namespace game
