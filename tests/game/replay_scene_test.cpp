// A finished run again: its moments, speeds and steps; practice from there; copied and pasted; kept
// when it is won.

#include "game/scenes/replays/replay_player.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/rules/layout.h"
#include "engine/store/documents/replay.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/screens.h"
#include "tests/game/command_runs.h"
#include "tests/game/player.h"
#include "tests/game/three_open.h"

namespace game {
namespace {

using engine::Cell;
using engine::PlaceDigit;
using engine::PlayTime;
using engine::Replay;

// The cells are filled after 1 s, 2 s and 62 s; a note before.
Replay short_replay(bool is_helped = false)
{
    engine::Session session(puzzle_with_three_open());
    session.act(engine::ToggleCentreNote{{Cell{0}}, 1}, PlayTime{500});
    session.act(PlaceDigit{{Cell{0}}, 1}, PlayTime{1000});
    session.act(PlaceDigit{{Cell{1}}, 2}, PlayTime{2000});
    if (is_helped)
        session.act(engine::Check{}, PlayTime{2500});
    session.act(PlaceDigit{{Cell{2}}, 3}, PlayTime{62'000});
    return as_replay(session);
}

// The possible digits are shown after 1 s, and all singles are written after 2 s.
Replay replay_of_singles()
{
    engine::Session session(puzzle_with_three_open());
    session.act(engine::ShowPossible{}, PlayTime{1000});
    session.act(engine::FillSingles{engine::SinglesKind::Naked}, PlayTime{2000});
    return as_replay(session);
}

TEST(ReplayPlayer, DoesEachActionAtItsTime)
{
    ReplayPlayer player(short_replay());
    EXPECT_EQ(player.done(), 0u);
    player.play(PlayTime{100});
    player.advance(PlayTime{599});
    EXPECT_EQ(player.done(), 0u);
    EXPECT_EQ(player.time(), PlayTime{499});
    player.advance(PlayTime{600});
    EXPECT_EQ(player.done(), 1u);
    player.advance(PlayTime{2100});
    EXPECT_EQ(player.done(), 3u);
    EXPECT_EQ(player.session().cells_filled(), 2);
    EXPECT_TRUE(player.is_playing());
}

TEST(ReplayPlayer, ShortensLongWaits)
{
    ReplayPlayer player(short_replay());
    player.go_to(3);
    EXPECT_EQ(player.shortened_wait(), PlayTime{60'000});
    player.play(PlayTime{0});
    player.advance(PlayTime{2500});
    EXPECT_EQ(player.time(), PlayTime{32'000}); // half of the wait
    EXPECT_EQ(player.done(), 3u);
    player.advance(PlayTime{5000});
    EXPECT_EQ(player.done(), 4u);
    EXPECT_TRUE(player.session().is_solved());
    EXPECT_EQ(player.time(), PlayTime{62'000});
    EXPECT_FALSE(player.is_playing());
}

TEST(ReplayPlayer, GoesSixteenTimesAsFast)
{
    ReplayPlayer player(short_replay());
    player.set_speed(4);
    player.play(PlayTime{0});
    player.advance(PlayTime{125}); // 2 s
    EXPECT_EQ(player.done(), 3u);
    player.advance(PlayTime{438}); // 7 s, with the shortened wait
    EXPECT_EQ(player.done(), 4u);
}

TEST(ReplayPlayer, IsEverywhereAsThePlayWas)
{
    const Replay replay = short_replay();
    const auto& log = replay.game.session.log();
    ReplayPlayer player(replay);
    engine::Session live(replay.game.session.puzzle());
    std::vector<engine::Board> boards = {live.board()};
    for (const engine::LogEntry& entry : log) {
        live.act(entry.action, entry.at);
        boards.push_back(live.board());
    }
    for (std::size_t from = 0; from <= log.size(); ++from) {
        for (std::size_t to = 0; to <= log.size(); ++to) {
            player.go_to(from);
            player.go_to(to);
            EXPECT_EQ(player.session().board(), boards[to]) << from << " to " << to;
            EXPECT_EQ(player.done(), to);
            EXPECT_EQ(player.session().log().size(), to);
        }
    }
    player.step(-1);
    EXPECT_EQ(player.done(), log.size() - 1);
    player.go_to_share(0.5);
    EXPECT_EQ(player.done(), 3u); // 3.5 of 7 seconds
    player.go_to_share(7);
    EXPECT_TRUE(player.is_at_end());
    player.play(PlayTime{0}); // again
    EXPECT_EQ(player.done(), 0u);
}

TEST(ReplayPlayer, TakesSeveralActionsOfOneMomentOneByOne)
{
    Replay replay = short_replay();
    engine::Session session(replay.game.session.puzzle());
    for (std::uint16_t cell = 0; cell < 3; ++cell)
        session.act(PlaceDigit{{Cell{cell}}, session.puzzle().solution[cell]}, PlayTime{1000});
    replay.game.session = session;
    ReplayPlayer player(replay);
    for (std::size_t done = 1; done <= 3; ++done) {
        player.step(1);
        EXPECT_EQ(player.done(), done);
    }
    player.step(-1);
    EXPECT_EQ(player.done(), 2u);
}

TEST(ReplayPlayer, KnowsWhatTheLastActionWrote)
{
    ReplayPlayer player(replay_of_singles());
    const engine::Cells all = {Cell{0}, Cell{1}, Cell{2}};
    EXPECT_TRUE(player.cells_written().empty());
    player.step(1);
    EXPECT_TRUE(player.cells_written().empty());
    player.step(1);
    EXPECT_EQ(player.cells_written(), all);
    player.go_to(1);
    EXPECT_TRUE(player.cells_written().empty());
    player.go_to_share(1);
    EXPECT_EQ(player.cells_written(), all);
    player.go_to(0);
    EXPECT_TRUE(player.cells_written().empty());
    // Going back to any action, past what is kept on the way.
    ReplayPlayer other(short_replay());
    for (std::size_t done : {4u, 3u, 2u, 1u}) {
        other.go_to(done);
        EXPECT_EQ(other.cells_written().size(), done == 1 ? 0u : 1u) << done;
    }
}

Point place_of(const Player& player, std::string_view text)
{
    const DisplayList list = player.look();
    for (const DrawCall& call : list.calls()) {
        const auto* drawn = std::get_if<drawn::Text>(&call.what);
        if (drawn != nullptr && drawn->text == text)
            return drawn->at;
    }
    return {};
}

class ReplaySceneTest : public testing::Test {
protected:
    Player watch(Replay replay = short_replay())
    {
        return {desk, make_replay_scene(desk.services, std::move(replay))};
    }
    // How many texts of one letter are drawn so.
    static int letters(const Player& player, Face face, Paint paint)
    {
        const DisplayList picture = player.look();
        return static_cast<int>(std::ranges::count_if(picture.calls(), [&](const DrawCall& call) {
            const auto* text = std::get_if<drawn::Text>(&call.what);
            return text != nullptr && text->text.size() == 1 && text->font.face == face &&
                   text->tint == Tint(paint);
        }));
    }

    Desk desk;
};

TEST_F(ReplaySceneTest, StepsThroughTheRun)
{
    Player player = watch();
    EXPECT_TRUE(player.sees("Before the first action"));
    EXPECT_TRUE(player.sees("Action 0 of 4, 0 of 3 cells"));
    player.press(key(Key::Right));
    EXPECT_TRUE(player.sees("Centre note 1 in R1C1"));
    player.press(key(Key::Right));
    EXPECT_TRUE(player.sees("1 in R1C1"));
    player.press(key(Key::Left));
    EXPECT_TRUE(player.sees("Action 1 of 4, 0 of 3 cells"));
    player.press(key(Key::End));
    EXPECT_TRUE(player.sees("Action 4 of 4, 3 of 3 cells"));
    player.press(key(Key::Home));
    EXPECT_TRUE(player.sees("Before the first action"));
}

TEST_F(ReplaySceneTest, PlaysUntilTheEndAndSleepsThen)
{
    Player player = watch();
    EXPECT_EQ(player.stack().next_change(), std::nullopt);
    player.press(key(Key::Space));
    EXPECT_NE(player.stack().next_change(), std::nullopt);
    for (int second = 0; second < 8; ++second)
        player.wait(1000);
    EXPECT_TRUE(player.sees("Action 4 of 4, 3 of 3 cells"));
    EXPECT_EQ(player.stack().next_change(), std::nullopt);
    EXPECT_TRUE(player.sees("Again"));
}

TEST_F(ReplaySceneTest, ShowsPossibleDigitsAndMarksSinglesThatWereWritten)
{
    Player player = watch(replay_of_singles());
    const int before = letters(player, Face::Text, Paint::Ink3);
    EXPECT_EQ(letters(player, Face::Numerals, Paint::SelectedEntry), 0);
    player.press(key(Key::Right));
    EXPECT_TRUE(player.sees("Possible digits shown from here"));
    EXPECT_EQ(letters(player, Face::Text, Paint::Ink3), before + 3) << "one in each empty cell";
    player.press(key(Key::Right));
    EXPECT_TRUE(player.sees("Singles written"));
    EXPECT_EQ(letters(player, Face::Text, Paint::Ink3), before);
    EXPECT_EQ(letters(player, Face::Numerals, Paint::SelectedEntry), 3);
}

TEST_F(ReplaySceneTest, SaysThatAWaitIsShortened)
{
    Player player = watch();
    player.press_all({key(Key::Right), key(Key::Right), key(Key::Right)});
    EXPECT_NE(player.look().to_text().find("1:00.0 is shortened"), std::string::npos);
}

// From a moment of a replay one plays on, to the end: nothing of it is saved or recorded.
TEST_F(ReplaySceneTest, PlaysOnAsPracticeThatIsNoRecord)
{
    Player player = watch();
    player.press_all({key(Key::Right), key(Key::Right), key(Key::Right)});
    player.click(place_of(player, "Play on from here"));
    EXPECT_TRUE(player.sees("Practice: nothing of it is saved, and it is not a record."));
    const auto calls = desk.saves.calls().size();
    player.press_all({key(Key::Right), numeral(3)}); // from the cell that was filled last
    player.wait(1000);
    EXPECT_TRUE(player.sees("The practice is over. It is not a record."));
    player.wait(20'000);
    EXPECT_EQ(desk.saves.calls().size(), calls);
    EXPECT_TRUE(desk.records.runs().empty());
    EXPECT_TRUE(desk.saves.ask(&SavedData::replays).get().empty());
    player.press(key(Key::Escape));
    EXPECT_TRUE(player.sees("Replay"));
    EXPECT_NE(player.look().to_text().find("Action 3 of 4"), std::string::npos);
}

// Each is a play of its own: what has an id is taken for the same play when it is seen again.
TEST_F(ReplaySceneTest, APlayFromAMomentHasNoId)
{
    Player player = watch();
    for (int moment = 1; moment <= 2; ++moment) {
        player.press(key(Key::Right));
        player.click(place_of(player, "Play on from here"));
        const auto game = player.stack().top().open_game();
        ASSERT_TRUE(game);
        EXPECT_EQ(game->id, "");
        player.press(key(Key::Escape));
    }
}

// It is no run, so it can't be an assisted one.
TEST_F(ReplaySceneTest, HelpInPracticeCostsNothingAndSaysSo)
{
    Player player = watch();
    player.press(key(Key::Right));
    player.click(place_of(player, "Play on from here"));
    for (const char help : {'K', 'N', 'H'}) {
        player.press(letter(help));
        player.wait(100);
        const std::string picture = player.look().to_text();
        EXPECT_EQ(picture.find("assisted"), std::string::npos) << help;
        EXPECT_EQ(picture.find("Take a hint?"), std::string::npos) << help;
        if (help == 'K') {
            EXPECT_TRUE(player.sees("No mistakes so far"));
        }
        if (help == 'N') {
            EXPECT_TRUE(player.sees("Notes filled"));
        }
    }
}

TEST_F(ReplaySceneTest, IsCopiedAndPastedAsText)
{
    Player player = watch();
    player.press(letter('C', with_control));
    EXPECT_TRUE(player.sees("Copied: the replay as text, for a message"));
    EXPECT_TRUE(desk.host.copied.starts_with("Cronodoku replay, version 1: 1:02.000, 4x4"));
    Desk friends;
    friends.host.copied = "Look at this!\n> " + desk.host.copied;
    Player other(friends, make_title_scene(friends.services));
    other.press(letter('V', with_control));
    other.wait_while_busy();
    EXPECT_TRUE(other.sees("Replay"));
    EXPECT_TRUE(other.sees("Action 0 of 4, 0 of 3 cells"));
    EXPECT_TRUE(friends.records.runs().empty());
}

TEST_F(ReplaySceneTest, OfADamagedTextIsRefusedWithItsPlace)
{
    desk.host.copied = engine::to_text(short_replay());
    std::string& text = desk.host.copied;
    text[text.find('[') + 80] = '!';
    Player player(desk, make_title_scene(desk.services));
    player.press(letter('V', with_control));
    player.wait_while_busy();
    ASSERT_EQ(desk.host.shown.size(), 1u);
    EXPECT_EQ(engine::in_english(desk.host.shown[0].headline), "The replay is damaged");
    EXPECT_EQ(engine::in_english(desk.host.shown[0].detail),
              "The replay is damaged or incomplete in line 2 of its code. Copy it again, all of "
              "it: from its first line to the closing bracket.");
}

TEST_F(ReplaySceneTest, ThatCantBeShownSaysWhatAndWhereAndWhatToDo)
{
    const std::string whole = engine::to_text(short_replay());
    std::string newer = whole;
    newer.replace(newer.find("version 1"), 9, "version 9");
    std::string better = whole;
    better.replace(better.find("1:02.000"), 8, "0:02.000");
    for (const auto& [text, headline, advice] :
         {std::tuple(newer, "The replay is of a newer version", "Update the game to watch it."),
          std::tuple(better, "The replay is not valid",
                     "It was changed after it was written. Ask for it again where it comes from."),
          std::tuple(whole.substr(0, whole.size() / 2), "The replay is damaged",
                     "Copy it again, all of it: from its first line to the closing bracket.")}) {
        Desk another;
        another.host.copied = text;
        Player player(another, make_title_scene(another.services));
        player.press(letter('V', with_control));
        player.wait_while_busy();
        ASSERT_EQ(another.host.shown.size(), 1u) << headline;
        EXPECT_EQ(engine::in_english(another.host.shown[0].headline), headline);
        EXPECT_TRUE(engine::in_english(another.host.shown[0].detail).ends_with(advice));
    }
}

TEST_F(ReplaySceneTest, SaysWhenTheClaimsAreNotTrue)
{
    Replay replay = short_replay();
    replay.run.time = PlayTime{9000};
    Player player = watch(replay);
    EXPECT_TRUE(player.sees("What is claimed does not agree with the log"));
}

TEST_F(ReplaySceneTest, IsKeptWhenARunIsWon)
{
    const Replay replay = short_replay();
    Player player(desk, make_play_scene(desk.services, replay.game));
    const auto kept = desk.saves.ask(&SavedData::load_replay, "short").get();
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->game.session.log(), replay.game.session.log());
    EXPECT_EQ(kept->run.time, PlayTime{62'000});
    EXPECT_TRUE(engine::disagreements(*kept).empty());
}

TEST_F(ReplaySceneTest, IsWatchedFromTheRecords)
{
    const Replay replay = short_replay();
    desk.saves.write(saving(replay, {}));
    desk.records.add(replay.run);
    desk.records.add(engine::Record{.category = replay.run.category,
                                    .initials = "OLD",
                                    .time = PlayTime{70'000},
                                    .seed = "2",
                                    .game = "older"});
    desk.settings.last_game.layout = "4x4";
    Player player(desk, make_records_scene(desk.services));
    player.wait(0);
    EXPECT_TRUE(player.sees("Watch this run"));
    player.press(key(Key::Down));
    EXPECT_FALSE(player.sees("Watch this run")) << "no replay of it is kept";
    player.press(key(Key::Up));
    for (const KeyPressed& watch : {letter('W'), key(Key::Enter)}) {
        player.press(watch);
        player.wait(0);
        EXPECT_TRUE(player.sees("Action 0 of 4, 0 of 3 cells"));
        player.press(key(Key::Escape));
        EXPECT_TRUE(player.sees("Watch this run"));
    }
}

TEST(ReplayCommand, SaysWhatTheLogYields)
{
    const Ran ran = run({"replay"}, engine::to_text(short_replay()));
    EXPECT_EQ(ran.status(), all_good) << ran.err;
    const auto said = lines(ran.out);
    ASSERT_GE(said.size(), 5u);
    EXPECT_EQ(said[0], "input: 1:02.000, 4x4 easy, clean, LYN");
    EXPECT_EQ(said[1], "  4 actions; 3 of 3 cells filled");
    EXPECT_EQ(said[4], "  What is claimed agrees with the log.");
}

TEST(ReplayCommand, EndsWithOneIfTheClaimIsNotTrue)
{
    Replay replay = short_replay(true);
    replay.run.stats.checks = 0;
    const Ran ran = run({"replay", "-"}, engine::to_text(replay));
    EXPECT_EQ(ran.status(), improper);
    EXPECT_NE(ran.out.find("The run is claimed to be clean; the log says something else."),
              std::string::npos);
    const Ran nothing = run({"replay"}, "hello");
    EXPECT_EQ(nothing.status(), improper);
    EXPECT_EQ(nothing.err, "cronodoku: input: There is no replay in this text.\n");
}

TEST(ReplayCommand, PrintsTheTextAgain)
{
    const std::string text = engine::to_text(short_replay());
    EXPECT_EQ(run({"replay", "--text"}, "see:\n" + text).out, text);
}

TEST(ReplayCommand, ComplainsOfFalseClaimsBesideTheText)
{
    Replay replay = short_replay(true);
    replay.run.stats.checks = 0;
    const std::string text = engine::to_text(replay);
    const Ran ran = run({"replay", "--text"}, text);
    EXPECT_EQ(ran.status(), improper);
    EXPECT_EQ(ran.out, text);
    EXPECT_EQ(ran.err, "cronodoku: input: The run is claimed to be clean; the log says something "
                       "else.\n");
}

TEST(ReplayCommand, PrintsNoInitialsThatTurnTheText)
{
    Replay replay = short_replay();
    replay.run.initials = "L\xe2\x80\xaeN";
    const auto said = lines(run({"replay"}, engine::to_text(replay)).out);
    EXPECT_EQ(said[0], "input: 1:02.000, 4x4 easy, clean, L?N");
}

TEST(ReplayCommand, ReadsEveryReplayOfAText)
{
    Replay false_claim = short_replay(true);
    false_claim.run.stats.checks = 0;
    const Ran ran = run({"replay"}, "Mine:\n" + engine::to_text(short_replay()) + "and yours:\n" +
                                        engine::to_text(false_claim));
    EXPECT_EQ(ran.status(), improper);
    EXPECT_NE(ran.out.find("input, replay 1: 1:02.000, 4x4 easy, clean"), std::string::npos);
    EXPECT_NE(ran.out.find("input, replay 2: 1:02.000, 4x4 easy, assisted"), std::string::npos);
}

TEST(ReplayCommand, GoesOnAfterAFileThatCannotBeRead)
{
    const std::string folder = testing::TempDir();
    const Ran ran = run({"replay", "no-such.replay", folder, "-"}, engine::to_text(short_replay()));
    EXPECT_EQ(ran.status(), improper);
    EXPECT_EQ(ran.err, "cronodoku: no-such.replay can't be read: No such file or directory\n"
                       "cronodoku: " +
                           folder + ": This is a folder, not the file of a replay.\n");
    EXPECT_NE(ran.out.find("input: 1:02.000, 4x4 easy, clean"), std::string::npos);
}

TEST(ReplayCommand, SaysPlainlyWhatAReplayDoesNotProve)
{
    const std::string help = run({"replay", "--help"}).out;
    for (const char* word : {"prove", "invented", "real"})
        EXPECT_NE(help.find(word), std::string::npos) << word;
}

} // namespace
} // namespace game
