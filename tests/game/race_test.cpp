// The race: against which run a play is compared, how that is shown, and rematches.

#include <gtest/gtest.h>

#include "engine/rules/layout.h"
#include "game/scenes/play/new_play.h"
#include "game/scenes/replays/replay_player.h"
#include "game/scenes/win/finished_run.h"
#include "game/ui/names.h"
#include "game/widgets/play/race.h"
#include "tests/game/drawn_words.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

using engine::Comparison;
using engine::PlayTime;
using engine::Record;
using engine::Trend;
using State = SplitRow::State;

constexpr int cells_of_small = 8; // to fill in small_puzzle()

// As a replay needs it that is to be opened.
engine::SavedGame game_of_layout()
{
    engine::Puzzle puzzle = small_puzzle();
    puzzle.grid = engine::make_grid(*engine::find_layout("4x4"));
    engine::SavedGame game = new_game(std::move(puzzle));
    game.spec.layout = "4x4";
    return game;
}

// Fills the cells of a puzzle, one in each so many milliseconds.
engine::SavedGame
solved_in_steps(int step, const std::string& id, engine::SavedGame game = new_game())
{
    game.id = id;
    PlayTime now{0};
    const engine::Puzzle puzzle = game.session.puzzle();
    for (const engine::Cell cell : puzzle.grid->cells()) {
        if (puzzle.givens[cell.index] == engine::no_digit)
            game.session.act(engine::PlaceDigit{{cell}, puzzle.solution[cell.index]},
                             now += PlayTime{step});
    }
    game.elapsed = now;
    return game;
}

Record record_of(const engine::SavedGame& game, const std::string& initials)
{
    return {.category = engine::category_of(game.spec),
            .initials = initials,
            .time = game.elapsed,
            .stats = game.session.stats(),
            .seed = engine::seed_code(game.spec.seed),
            .fill_times = game.session.fill_times(),
            .game = game.id};
}

std::vector<PlayTime> each_second(int count, int step = 1000)
{
    std::vector<PlayTime> times;
    for (int cell = 1; cell <= count; ++cell)
        times.push_back(PlayTime{cell * step});
    return times;
}

engine::Comparisons against_one_run()
{
    engine::RecordBook book;
    book.add({.category = "9x9 easy", .time = PlayTime{10'000}, .fill_times = each_second(10)});
    return {book, {.category = "9x9 easy", .cells_to_fill = 10}};
}

TEST(Race, TellsAheadAndBehindGainingAndLosing)
{
    const engine::Comparisons one = against_one_run();
    const auto after = [&](std::vector<PlayTime> times, int now) {
        return race_of(times, 10, PlayTime{now}, one, Comparison::BestRun);
    };
    const Race ahead = after({PlayTime{500}, PlayTime{1000}}, 1000);
    EXPECT_EQ(ahead.delta, PlayTime{-1000});
    EXPECT_EQ(ahead.rows[0].trend, Trend::Gaining);
    EXPECT_TRUE(ahead.rows[0].golden);
    EXPECT_EQ(ahead.rows[1].state, State::Live);
    EXPECT_EQ(ahead.trend, Trend::Steady) << "since the split";
    EXPECT_EQ(ahead.rows[2].time, PlayTime{6000}) << "the ghost's";
    const Race losing = after({PlayTime{500}, PlayTime{1000}, PlayTime{2500}}, 2500);
    EXPECT_EQ(losing.delta, PlayTime{-500});
    EXPECT_EQ(losing.trend, Trend::Losing) << "though still ahead";
    const Race behind = after({PlayTime{4000}, PlayTime{5000}, PlayTime{5500}}, 5500);
    EXPECT_EQ(behind.delta, PlayTime{2500});
    EXPECT_EQ(behind.trend, Trend::Gaining) << "though still behind";
    EXPECT_FALSE(behind.rows[0].golden);
}

TEST(Race, WithNothingHasOnlyOwnTimes)
{
    const Race race =
        race_of(each_second(4), 10, PlayTime{5000}, against_one_run(), Comparison::Nothing);
    EXPECT_FALSE(race.ghost_time);
    EXPECT_FALSE(race.delta);
    EXPECT_FALSE(race.ghost_share);
    EXPECT_EQ(race.rows[1].time, PlayTime{4000});
    EXPECT_FALSE(race.rows[1].delta);
    EXPECT_EQ(race.rows[4].time, std::nullopt);
}

class RaceTest : public testing::Test {
protected:
    void add_run(int step, const std::string& initials, const std::string& seed)
    {
        engine::SavedGame game = solved_in_steps(step, "game-" + seed);
        Record run = record_of(game, initials);
        run.seed = seed;
        desk.records.add(run);
    }
    Player play(engine::SavedGame game = new_game())
    {
        return {desk, make_play_scene(desk.services, std::move(game))};
    }
    static engine::Replay replay_of(const engine::SavedGame& game)
    {
        return {record_of(game, "LYN"), game};
    }
    // How many cells are marked as filled by the ghost.
    static int marked(const Player& player)
    {
        const DisplayList picture = player.look();
        return static_cast<int>(std::ranges::count_if(picture.calls(), [](const DrawCall& call) {
            const auto* shape = std::get_if<drawn::Outline>(&call.what);
            return shape != nullptr && shape->tint == Tint(Paint::Ink3) &&
                   shape->shape.spots.size() == 3;
        }));
    }

    Desk desk;
};

TEST_F(RaceTest, OneKeyGoesThroughAllComparisons)
{
    add_run(1000, "ABC", "1");
    add_run(2000, "ABC", "2");
    Player player = play();
    EXPECT_TRUE(player.sees("vs best run"));
    for (const char* next : {"vs best segments", "vs best splits", "vs average of 2"}) {
        player.press(letter('G'));
        EXPECT_TRUE(player.sees(next));
    }
    EXPECT_EQ(desk.settings.comparison, Comparison::AverageOfLast);
    EXPECT_EQ(desk.saves.settings().comparison, Comparison::AverageOfLast);
    Player later = play();
    EXPECT_TRUE(later.sees("vs average of 2")) << "it is remembered";
    player.press(letter('G'));
    EXPECT_FALSE(player.sees("vs average of 2"));
    EXPECT_TRUE(player.sees("no comparison"));
    player.press(letter('G'));
    EXPECT_TRUE(player.sees("vs best run"));
}

TEST_F(RaceTest, SaysHowFastTheRunCanStillBeAndOnceThatTheRecordIsLost)
{
    const auto times_said = [this] {
        return std::ranges::count(desk.host.spoken, "The record is out of reach now");
    };
    add_run(1000, "ABC", "1");
    {
        Player player = play();
        EXPECT_FALSE(player.sees("if the rest is gold:")) << "with one run the difference says it";
    }
    add_run(2000, "ABC", "2");
    desk.saves.forget_known();
    Player player = play();
    player.wait(1000);
    EXPECT_TRUE(player.sees("if the rest is gold:"));
    EXPECT_EQ(times_said(), 0);
    player.wait(4000); // two seconds are the fastest for the first cells
    EXPECT_TRUE(player.sees("no record, at least"));
    EXPECT_EQ(times_said(), 1);
    player.wait(4000);
    EXPECT_EQ(times_said(), 1);

    // In small windows perhaps by the star alone.
    for (const Size window : {Size{800, 600}, Size{480, 640}, Size{480, 853}}) {
        const auto drawn = [&](bool is_shown) {
            desk.settings.best_possible_time = is_shown;
            desk.saves.forget_known();
            Player small(desk, make_play_scene(desk.services, new_game()), window);
            small.wait(100);
            return small.look().to_text();
        };
        EXPECT_EQ(drawn(false), drawn(false)) << window.width << "x" << window.height;
        EXPECT_NE(drawn(true), drawn(false)) << window.width << "x" << window.height;
    }
    desk.settings.best_possible_time = false;
    desk.saves.forget_known();
    Player without = play();
    without.wait(9000);
    EXPECT_FALSE(without.sees("if the rest is gold:"));
    EXPECT_EQ(times_said(), 1);
}

TEST_F(RaceTest, OnlyWhatMayBecomeARecordIsMeasuredByIt)
{
    add_run(1000, "ABC", "1");
    add_run(2000, "ABC", "2");
    Player player = play();
    player.press_all({letter('K'), key(Key::Enter)}); // a check
    player.wait(100);
    EXPECT_FALSE(player.sees("if the rest is gold:"));
    player.wait(9000);
    EXPECT_EQ(std::ranges::count(desk.host.spoken, "The record is out of reach now"), 0);
}

TEST_F(RaceTest, TheDifferenceAtASplitStandsOutsideTheBoardForAMoment)
{
    add_run(1000, "ABC", "1");
    Player player = play();
    const PlayLayout layout = lay_out_play(player.window(), 1.0, *small_puzzle().grid);
    const auto chips = [&] {
        const DisplayList picture = player.look();
        return std::ranges::count_if(picture.calls(), [&](const DrawCall& call) {
            return std::holds_alternative<drawn::Rounded>(call.what) &&
                   touch(call.bounds, layout.over_board);
        });
    };
    player.wait(500);
    EXPECT_EQ(chips(), 0);
    for (const engine::Cell cell : {cell_at(1, 2), cell_at(1, 3)}) {
        player.click(player.top<PlayScene>()->area_of(cell).centre());
        player.press(numeral(small_puzzle().solution[cell.index]));
    }
    player.wait(600);
    EXPECT_EQ(chips(), 1);
    const DisplayList picture = player.look();
    for (const DrawCall& call : picture.calls()) {
        const bool is_chip = std::holds_alternative<drawn::Rounded>(call.what) ||
                             std::holds_alternative<drawn::Text>(call.what);
        if (is_chip && touch(call.bounds, layout.over_board)) {
            EXPECT_FALSE(touch(call.bounds, layout.board.inset(2)));
        }
    }
    player.wait(700);
    EXPECT_EQ(chips(), 0);
}

TEST_F(RaceTest, TheRunsOfTheOneWhoPlaysAreCompared)
{
    add_run(1000, "ABC", "1");
    add_run(2000, "DEF", "2");
    add_run(3000, "DEF", "3");
    desk.settings.initials = "ABC";
    Player player = play();
    EXPECT_TRUE(player.sees("vs best run"));
    player.press(letter('G'));
    EXPECT_TRUE(player.sees("no comparison")) << "there is one run, so nothing to go through";
    player.press(letter('G'));
    EXPECT_TRUE(reads(player, "Runs of ABC"));

    desk.settings.initials = "DEF";
    player.wait(3000);
    player.press(letter('G'));
    EXPECT_TRUE(player.sees("vs best segments"));
    EXPECT_TRUE(reads(player, "Runs of DEF"));
    for (int others = 0; others < 4; ++others)
        player.press(letter('G'));
    EXPECT_TRUE(player.sees("vs best run"));

    desk.settings.compares_everybody = true;
    player.wait(100);
    EXPECT_TRUE(player.sees("vs best of all"));
}

TEST_F(RaceTest, WhoeverHasNoRunYetIsComparedWithEverybody)
{
    add_run(1000, "ABC", "1");
    add_run(2000, "DEF", "2");
    desk.settings.initials = "NEW";
    Player player = play();
    EXPECT_TRUE(player.sees("vs best of all"));
    player.press(letter('G'));
    EXPECT_TRUE(reads(player, "Everybody's runs"));
}

TEST_F(RaceTest, WithoutARunTheKeySaysWhy)
{
    Player player = play();
    player.press(letter('G'));
    EXPECT_TRUE(reads(player, "Nothing to race against yet: finish a run first"));
}

TEST_F(RaceTest, RunsThatAreReadLaterAreRacedToo)
{
    Player player = play();
    EXPECT_TRUE(player.sees("no best yet"));
    add_run(1000, "ABC", "1");
    player.wait(100);
    EXPECT_FALSE(player.sees("no best yet"));
}

TEST_F(RaceTest, ARematchFromTheReplayMarksTheCellsOfTheGhost)
{
    desk.settings.ghost_cells = false;
    Player player(desk,
                  make_replay_scene(desk.services, replay_of(solved_in_steps(1000, "theirs"))));
    player.press(letter('R'));
    player.wait(0);
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_TRUE(player.sees("vs LYN"));
    EXPECT_TRUE(player.sees("Rematch: not in the table"));
    player.wait(3500);
    EXPECT_EQ(marked(player), 0);
    player.press(letter('G', with_shift));
    EXPECT_EQ(marked(player), 3);
    EXPECT_TRUE(desk.saves.settings().ghost_cells);
    player.wait(20'000);
    EXPECT_EQ(marked(player), cells_of_small);
    player.press(letter('G', with_shift));
    EXPECT_EQ(marked(player), 0);
}

TEST_F(RaceTest, ARematchComesBackWithItsGhost)
{
    Player player(desk,
                  make_replay_scene(desk.services, replay_of(solved_in_steps(1000, "theirs"))));
    player.press(letter('R'));
    player.wait(0);
    player.press_all({key(Key::Right), key(Key::Right), numeral(2)});
    const auto games = desk.saves.games();
    ASSERT_EQ(games.size(), 1u);
    const engine::SavedGame saved = desk.saves.game(games.front().id);
    ASSERT_TRUE(saved.rival);
    EXPECT_EQ(saved.rival->name, "LYN");
    EXPECT_EQ(saved.rival->cells.size(), std::size_t{cells_of_small});
    EXPECT_TRUE(play(saved).sees("vs LYN"));
}

TEST_F(RaceTest, ARematchIsNoRecordAndSaysWhoWon)
{
    engine::SavedGame mine = solved_in_steps(500, "mine");
    const engine::Replay theirs = replay_of(solved_in_steps(1000, "theirs"));
    mine.rival =
        engine::Rival{"LYN", theirs.game.session.fill_times(), theirs.game.session.fills().cells()};
    Player player(desk, make_play_scene(desk.services, mine));
    ASSERT_EQ(desk.records.runs().size(), 1u);
    EXPECT_TRUE(desk.records.runs().front().repeated);
    EXPECT_NE(player.look().to_text().find("You beat LYN"), std::string::npos);
}

TEST_F(RaceTest, ARaceOnAnotherBoardCountsAndHasNoCells)
{
    engine::SavedGame mine = solved_in_steps(500, "mine");
    mine.rival = engine::Rival{"LYN", each_second(20), {}};
    Player player(desk, make_play_scene(desk.services, mine));
    EXPECT_FALSE(desk.records.runs().front().repeated);
    // Each cell took half as long as the rival needed, and the rival had twice as many.
    const int ahead = 20'000 - cells_of_small * 500;
    EXPECT_TRUE(reads(player, "Ahead of LYN: " + delta_text(PlayTime{-ahead})));
    engine::SavedGame open = new_game();
    open.rival = mine.rival;
    Player racing = play(open);
    EXPECT_TRUE(racing.sees("vs LYN"));
    racing.press(letter('G', with_shift));
    EXPECT_TRUE(reads(racing, "This ghost's cells are not known"));
}

TEST_F(RaceTest, TheSplitsOfTheWinScreenAreComparedWithTheRival)
{
    add_run(100, "ABC", "1"); // faster than both
    engine::SavedGame mine = solved_in_steps(500, "mine");
    mine.rival = engine::Rival{"LYN", each_second(20), {}};
    record_finished_run(desk.services, mine);
    const FinishedRun run(desk.services, mine);
    EXPECT_EQ(run.rival(), "LYN");
    EXPECT_EQ(run.race().rows.front().delta, PlayTime{1000 - 4000});
    EXPECT_EQ(run.race().rows.back().delta, PlayTime{4000 - 20'000});
    EXPECT_FALSE(run.is_best());
}

TEST_F(RaceTest, TheWinScreenComparesWithTheRunsOfWhoeverEntersTheirInitials)
{
    add_run(100, "ABC", "1");
    add_run(1000, "DEF", "2");
    desk.settings.initials = "ABC";
    const engine::SavedGame mine = solved_in_steps(500, "mine");
    record_finished_run(desk.services, mine);
    FinishedRun run(desk.services, mine);
    EXPECT_EQ(run.race().rows.back().delta, PlayTime{4000 - 800});
    run.rename("DEF");
    EXPECT_EQ(run.race().rows.back().delta, PlayTime{4000 - 8000});
    run.rename("NEW"); // who has no other run
    EXPECT_EQ(run.race().rows.back().delta, PlayTime{4000 - 800});
}

TEST_F(RaceTest, ASlowerRaceOnAnotherBoardSaysByHowMuch)
{
    engine::SavedGame mine = solved_in_steps(2000, "mine");
    mine.rival = engine::Rival{"LYN", each_second(4), {}};
    const Player player(desk, make_play_scene(desk.services, mine));
    const int behind = cells_of_small * 2000 - 4000;
    EXPECT_TRUE(reads(player, "Behind LYN: " + delta_text(PlayTime{behind})));
}

TEST_F(RaceTest, ARematchOfAnOwnRunKeepsItsCollection)
{
    engine::SavedGame before = solved_in_steps(1000, "before");
    before.collection = "newspaper";
    const auto collection_of_rematch = [&] {
        const Transition next = start_rematch(desk.services, replay_of(before));
        Player player(desk, next.make_scene());
        return player.top<PlayScene>()->game().collection;
    };
    EXPECT_EQ(collection_of_rematch(), "") << "the run of somebody else";
    desk.records.add(record_of(before, "ABC"));
    EXPECT_EQ(collection_of_rematch(), "newspaper");
}

TEST_F(RaceTest, TheSameBoardIsRacedAgainstItsBestRun)
{
    const engine::SavedGame before = solved_in_steps(1000, "before", game_of_layout());
    desk.settings.last_game.layout = "4x4";
    desk.records.add(record_of(before, "ABC"));
    desk.saves.write(saving(replay_of(before), {}));
    desk.settings.ghost_cells = true;
    Player player = play(game_of_layout());
    EXPECT_TRUE(player.sees("vs this board"));
    player.wait(2500);
    EXPECT_EQ(marked(player), 2);
}

TEST_F(RaceTest, RunsOfWhichOnlyTheTimesAreKnownStillGiveGhosts)
{
    const engine::SavedGame before = solved_in_steps(1000, "before");
    Record old = record_of(before, "OLD");
    old.game.clear();
    old.category = "4x4 beginner";
    desk.records.add(old);
    desk.settings.last_game.layout = "4x4";
    desk.settings.last_game.level = engine::Level::Beginner;
    Player player(desk, make_records_scene(desk.services));
    EXPECT_FALSE(player.sees("Watch this run"));
    EXPECT_TRUE(player.sees("Race this run"));
    player.press(letter('R'));
    player.wait_while_busy();
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_TRUE(player.sees("vs OLD"));
    EXPECT_TRUE(player.top<PlayScene>()->game().rival->cells.empty());
}

TEST_F(RaceTest, TheRecordsStartARematch)
{
    const engine::SavedGame before = solved_in_steps(1000, "before", game_of_layout());
    desk.settings.last_game.layout = "4x4";
    desk.records.add(record_of(before, "ABC"));
    desk.saves.write(saving(replay_of(before), {}));
    Player player(desk, make_records_scene(desk.services));
    player.wait(0);
    player.press(letter('R'));
    player.wait(0);
    player.wait(0);
    ASSERT_NE(player.top<PlayScene>(), nullptr);
    EXPECT_TRUE(player.sees("vs ABC")) << "the initials of the book";
    EXPECT_EQ(player.top<PlayScene>()->game().session.puzzle().givens,
              before.session.puzzle().givens);
}

TEST_F(RaceTest, AHiddenClockWakesWhenTheGhostGoesOn)
{
    desk.settings.show_clock = false;
    engine::SavedGame game = new_game();
    game.rival = engine::Rival{"LYN", each_second(cells_of_small, 3000), {}};
    Player player = play(game);
    player.wait(5000); // the notices have gone
    const auto next = player.stack().next_change();
    ASSERT_TRUE(next);
    EXPECT_EQ(next->count(), 1000);
}

} // namespace
} // namespace game
