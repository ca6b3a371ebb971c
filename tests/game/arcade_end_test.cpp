// The end of an arcade run: the last moment on its board, the tally, the rank, the place.

#include <algorithm>
#include <cmath>
#include <optional>

#include <gtest/gtest.h>

#include "engine/make/puzzle_maker.h"
#include "game/scenes/arcade/arcade_end.h"
#include "game/scenes/arcade/arcade_loss.h"
#include "game/scenes/arcade/tally_lines.h"
#include "game/ui/rounding.h"
#include "tests/game/arcade_fixture.h"
#include "tests/game/recording.h"

namespace game {
namespace {

using engine::ArcadeEnding;
using engine::PlayTime;

PlayTime minutes(double count)
{
    return PlayTime{static_cast<PlayTime::rep>(count * 60'000)};
}

// 58 houses, a combo up to ×5, two boards: rank B.
ArcadeEnd time_attack_end()
{
    return {.mode = &arcade_mode("time-attack"),
            .ending = ArcadeEnding::TimeUp,
            .reached = {.score = 18'700, .time = minutes(14)},
            .tally = {.houses = 58,
                      .wrong = 4,
                      .best_combo = 5,
                      .most_in_a_row = 9,
                      .combo_points = 11'900,
                      .boards = {{.is_solved = true}, {.is_solved = true}, {}}},
            .lasted = minutes(14.5)};
}

// All boards in that time, and two hearts left.
ArcadeEnd solved_gauntlet(double in_minutes)
{
    ArcadeEnd end{.mode = &arcade_mode("gauntlet"),
                  .ending = ArcadeEnding::AllBoards,
                  .reached = {.score = 5, .time = minutes(in_minutes)},
                  .lasted = minutes(in_minutes),
                  .hearts = 2};
    for (int board = 0; board < 5; ++board)
        end.tally.boards.push_back({.time = minutes(in_minutes / 5), .is_solved = true});
    end.tally.boards[2].hearts_lost = 1;
    return end;
}

class ArcadeEndTest : public testing::Test {
protected:
    void already(const std::string& table, int score, const std::string& who)
    {
        desk.saves.write(saving(table, {.id = who + std::to_string(score),
                                        .initials = who,
                                        .score = score,
                                        .time = minutes(20),
                                        .date = 1'600'000'000}));
    }
    Player& open(ArcadeEnd end, Size window = {1280, 800})
    {
        player.emplace(desk, make_arcade_end_scene(desk.services, std::move(end)), window);
        player->wait(700); // keys are heard from now on
        return *player;
    }
    bool reads(std::string_view text) const { return game::reads(*player, text); }
    // What is drawn in the paint outside of the board.
    int drawn_in(Paint paint) const
    {
        constexpr Rect board{40, 30, 500, 500};
        int count = 0;
        const DisplayList list = player->look();
        for (const DrawCall& call : list.calls()) {
            if (board.contains(call.bounds.centre()))
                continue;
            const Tint* tint = std::visit(
                [](const auto& what) -> const Tint* {
                    if constexpr (requires { what.tint; })
                        return &what.tint;
                    else
                        return nullptr;
                },
                call.what);
            count += tint != nullptr && tint->paint == paint && tint->opacity > 0 ? 1 : 0;
        }
        return count;
    }
    Recording heard() { return listen(desk.mixer, 1500); }

    Desk desk;
    std::optional<Player> player;
};

TEST(TallyLines, AddUpToTheScore)
{
    const engine::Translations texts;
    const ArcadeEnd end = time_attack_end();
    int sum = 0;
    std::string all;
    for (const TallyLine& line : tally_lines(texts, end)) {
        sum += line.points;
        all += line.label + " " + line.remark + " " + counted_text(texts, line, 1) + "\n";
    }
    EXPECT_EQ(sum, end.reached.score);
    EXPECT_EQ(all, "Rows, columns, boxes 58 × 100 5,800\n"
                   "Combos best ×5, nine in a row +11,900\n"
                   "Boards 2 × 500 +1,000\n"
                   "Wrong digits 4 −20 s\n");
    const ArcadeEnd boards = solved_gauntlet(28);
    EXPECT_EQ(tally_lines(texts, boards).size(), 5u);
    EXPECT_EQ(tally_lines(texts, boards)[2].remark, "one heart");
    EXPECT_EQ(tally_total(texts, boards).label, "5 boards, two hearts left");
    EXPECT_EQ(counted_text(texts, tally_total(texts, boards), 1), "28:00.0");
}

TEST(TallyLines, WriteNoNumberWhereNothingWasAdded)
{
    const engine::Translations texts;
    const ArcadeEnd attack{.mode = &arcade_mode("time-attack")};
    const auto lines = tally_lines(texts, attack);
    EXPECT_EQ(counted_text(texts, lines[0], 1), "0") << "the first line is what others add to";
    EXPECT_EQ(counted_text(texts, lines[1], 1), "–") << "no combo";
    EXPECT_EQ(counted_text(texts, lines[2], 1), "–") << "no board";
    const ArcadeEnd lost{.mode = &arcade_mode("gauntlet"), .ending = ArcadeEnding::NoHearts};
    const TallyLine total = tally_total(texts, lost);
    EXPECT_EQ(total.label, "0 boards, no hearts left");
    EXPECT_EQ(counted_text(texts, total, 1), "–") << "no board has a time";
}

TEST(TallyLines, OfTheSprintLeadToPractice)
{
    const engine::Translations texts;
    ArcadeEnd end{.mode = &arcade_mode("sprint"), .reached = {.score = 500, .rungs = 1}};
    end.tally.rungs = {{.found = 3},
                       {.found = 1, .missed = 1, .first_missed = &engine::techniques::x_wing}};
    const auto lines = tally_lines(texts, end);
    ASSERT_EQ(lines.size(), 6u);
    EXPECT_EQ(lines[0].points + lines[1].points, 500);
    EXPECT_EQ(lines[1].remark, "1 found, 1 missed");
    EXPECT_EQ(lines[1].missed, &engine::techniques::x_wing);
    EXPECT_EQ(counted_text(texts, lines[4], 1), "–");
}

TEST_F(ArcadeEndTest, SaysWhatARunWasAndIsWorth)
{
    already("time-attack.2", 22'300, "AKM");
    already("time-attack.2", 19'800, "JUL");
    already("time-attack.2", 16'400, "SOL");
    open(time_attack_end());
    for (const char* text :
         {"the clock ran out after 14:30", "18,700", "Rank B: well played", "1,300 more for A",
          "Place 3 in the table", "1,100 points behind JUL on place 2.", "11,900"})
        EXPECT_TRUE(reads(text)) << text;
    EXPECT_EQ(desk.host.spoken.back(), "Rank B, 18,700 points, place 3");
    EXPECT_EQ(drawn_in(Paint::Ok), 0);
}

TEST_F(ArcadeEndTest, InitialsHaveTheOnlyFocus)
{
    already("time-attack.2", 22'300, "AKM");
    open(time_attack_end());
    EXPECT_FALSE(reads("Space")) << "keys are for the initials";
    EXPECT_FALSE(reads("Esc"));
    player->press(letter('T'));
    player->press(TextTyped{"T"});
    player->press(key(Key::Space));
    player->press(TextTyped{" "});
    EXPECT_TRUE(reads("Place 2 in the table")) << "both were letters";
    player->press(key(Key::Enter));
    EXPECT_EQ(desk.saves.tables().table("time-attack.2")[1].initials.substr(0, 2), "T ");
    EXPECT_TRUE(reads("Space"));
    player->press(letter('T'));
    EXPECT_FALSE(reads("Place 2 in the table")) << "now it opens the tables";
}

TEST_F(ArcadeEndTest, AFingerSavesTheInitials)
{
    already("time-attack.2", 22'300, "AKM");
    for (const Size window : {Size{480, 640}, Size{1280, 800}}) {
        open(time_attack_end(), window);
        player->click("Save");
        EXPECT_FALSE(reads("Save")) << "now the run can be played again";
        EXPECT_FALSE(desk.host.takes_text);
    }
}

TEST_F(ArcadeEndTest, AGamepadGoesFromLetterToLetterAndSaves)
{
    desk.host.in_use = {.device = InputDevice::Gamepad};
    open(time_attack_end());
    player->press(key(Key::Up));
    player->press(key(Key::Enter));
    player->press(key(Key::Up));
    player->press(key(Key::Enter));
    EXPECT_TRUE(desk.host.takes_text) << "not saved yet";
    player->press(key(Key::Enter));
    EXPECT_EQ(desk.saves.tables().table("time-attack.2")[0].initials.substr(0, 2), "BB");
}

TEST_F(ArcadeEndTest, OnlyAFirstPlaceIsGold)
{
    already("time-attack.2", 22'300, "AKM");
    ArcadeEnd best = time_attack_end();
    best.reached.score = 30'000;
    open(best);
    EXPECT_TRUE(reads("First place"));
    EXPECT_TRUE(reads("7,700 points ahead of the old best."));
    const int gold = drawn_in(Paint::Gold);

    open(time_attack_end());
    EXPECT_LT(drawn_in(Paint::Gold), gold) << "the row of the table alone";
}

TEST_F(ArcadeEndTest, ARunThatWasStoppedStaysNeutral)
{
    ArcadeEnd stopped = time_attack_end();
    stopped.ending = ArcadeEnding::Stopped;
    open(stopped);
    EXPECT_TRUE(reads("you stopped after 14:30"));
    EXPECT_TRUE(reads("First on this table"));
    EXPECT_EQ(drawn_in(Paint::GoldSoft), 0);
    const Recording recording = heard();
    EXPECT_LT(recording.strength(1046.5, 400, 1200), 0.002) << "no fanfare";
}

TEST_F(ArcadeEndTest, WhoIsOutsideLearnsWhatIsMissing)
{
    for (int place = 0; place < 10; ++place)
        already("time-attack.2", 30'000 - 1000 * place, "ANA");
    open(time_attack_end());
    EXPECT_TRUE(reads("2,300 points short of place 10"));
    EXPECT_TRUE(reads("this run"));
    EXPECT_TRUE(reads("Space")) << "nothing to enter";
    EXPECT_EQ(drawn_in(Paint::GoldSoft), 0);

    for (int place = 0; place < 10; ++place)
        already("gauntlet.2", 2, "AN" + std::to_string(place));
    ArcadeEnd lost = solved_gauntlet(18);
    lost.ending = ArcadeEnding::NoHearts;
    lost.hearts = 0;
    lost.reached.score = 1;
    open(lost);
    EXPECT_TRUE(reads("2 more boards put you in the table"));
    lost.reached = {.score = 2, .time = minutes(25)};
    open(lost);
    EXPECT_TRUE(reads("One more board puts you in the table"));
}

TEST_F(ArcadeEndTest, ARunWithoutPointsSaysWhatTheFirstOnesAre)
{
    ArcadeEnd nothing = time_attack_end();
    nothing.reached = {};
    nothing.tally = {};
    open(nothing);
    EXPECT_TRUE(reads("Nothing scored this time."));
    EXPECT_TRUE(reads("The first row, column or box is 100 points."));
    EXPECT_TRUE(reads("This table is still empty.")) << "in place of rows without a run";
    EXPECT_TRUE(reads("1,000 points")) << "what the first rank takes";
    EXPECT_FALSE(desk.host.takes_text);
    ASSERT_TRUE(desk.saves.tables().last("time-attack.2")) << "but it was the last run";
    EXPECT_EQ(desk.saves.tables().last("time-attack.2")->score, 0);
}

TEST_F(ArcadeEndTest, ASolvedGauntletIsItsTime)
{
    already("gauntlet.2", 4, "JUL");
    open(solved_gauntlet(28));
    for (const char* text :
         {"all five boards solved", "28:00", "five boards", "Rank S: outstanding",
          "S is up to 30:00", "First place", "1 board ahead of the old best."})
        EXPECT_TRUE(reads(text)) << text;
    open(solved_gauntlet(35));
    EXPECT_TRUE(reads("Rank A: fast and sure"));
    EXPECT_TRUE(reads("within 30:00 for S"));
}

TEST_F(ArcadeEndTest, TheTallyCountsUpAndAnyKeyEndsIt)
{
    desk.settings.motion = MotionChoice::Full;
    already("time-attack.2", 22'300, "AKM");
    open(time_attack_end());
    EXPECT_TRUE(reads("Counting"));
    EXPECT_TRUE(reads("Any key shows the end at once"));
    EXPECT_FALSE(reads("18,700"));
    EXPECT_FALSE(reads("Place 2"));
    EXPECT_EQ(drawn_in(Paint::Ok) + drawn_in(Paint::GoldSoft), 0) << "whatever follows";
    player->press(letter('Q'));
    player->press(TextTyped{"Q"});
    EXPECT_TRUE(reads("18,700"));
    EXPECT_TRUE(reads("Place 2 in the table"));
    player->press(key(Key::Enter));
    EXPECT_NE(desk.saves.tables().table("time-attack.2")[1].initials.substr(0, 1), "Q")
        << "that key did nothing else";
}

TEST_F(ArcadeEndTest, TheTallyEndsByItself)
{
    desk.settings.motion = MotionChoice::Full;
    open(time_attack_end());
    for (int frame = 0; frame < 100; ++frame)
        player->wait(16);
    EXPECT_TRUE(reads("Rank B: well played"));
    EXPECT_TRUE(player->stack().top().is_moving()) << "confetti for the first place";
}

TEST_F(ArcadeEndTest, ConfettiStaysInTheMargins)
{
    desk.settings.motion = MotionChoice::Full;
    already("time-attack.2", 10, "AKM");
    open(time_attack_end());
    player->press(key(Key::Enter));
    int pieces = 0;
    for (int frame = 0; frame < 60; ++frame) {
        player->wait(30);
        const DisplayList list = player->look();
        for (const DrawCall& call : list.calls()) {
            const auto* piece = std::get_if<drawn::Fill>(&call.what);
            if (piece == nullptr || piece->area.width > 12 || piece->area.height > 12 ||
                piece->area.width == 1 || piece->area.height == 1)
                continue;
            const Rect left{48, 40, 488, 708};
            const Rect right{576, 40, 656, 708};
            ++pieces;
            EXPECT_FALSE(touch(left, piece->area) || touch(right, piece->area));
        }
    }
    EXPECT_GT(pieces, 100);
}

TEST_F(ArcadeEndTest, KeysOfTheLastMomentAreNoInitials)
{
    player.emplace(desk, make_arcade_end_scene(desk.services, time_attack_end()));
    player->press(letter('X'));
    player->press(TextTyped{"X"});
    player->wait(700);
    player->press(key(Key::Enter));
    EXPECT_NE(desk.saves.tables().table("time-attack.2")[0].initials.substr(0, 1), "X");
}

TEST_F(ArcadeEndTest, FitsInSmallWindowsAndLargeTexts)
{
    already("time-attack.2", 22'300, "AKM");
    for (const Size window : {Size{480, 640}, Size{800, 600}, Size{900, 900}, Size{1280, 800}}) {
        for (const int text_size : {100, 150}) {
            desk.settings.text_size = text_size;
            open(time_attack_end(), window);
            for (const char* text : {"18,700", "Play again", "Tables"})
                EXPECT_TRUE(reads(text)) << text << " " << window.width << " " << text_size;
        }
    }
}

// A gauntlet that wrong digits in its first open cell have ended.
class ArcadeLossTest : public testing::Test {
protected:
    engine::ArcadeRun lost_gauntlet()
    {
        engine::ArcadeRun run(arcade_mode("gauntlet"));
        engine::PuzzleSpec spec;
        spec.seed = 7;
        const engine::Puzzle puzzle = make_puzzle(spec)->puzzle;
        run.begin_board(puzzle);
        engine::Board board(puzzle.givens);
        const auto open = std::ranges::find(puzzle.givens, engine::no_digit);
        cell = engine::Cell::at(open - puzzle.givens.begin());
        for (engine::Digit digit = 1; !run.is_over(); ++digit) {
            if (digit == puzzle.solution[cell])
                continue;
            board.write_digit(cell, digit);
            run.follow(board, PlayTime{1000});
        }
        return run;
    }

    Desk desk;
    engine::Cell cell;
};

TEST_F(ArcadeLossTest, SaysWhatWasWrongAndStays)
{
    const engine::ArcadeRun run = lost_gauntlet();
    const engine::MonotonicTime now = desk.host.time;
    ArcadeLoss loss(desk.services, end_of(run), now);
    EXPECT_EQ(desk.host.spoken.back().find("No hearts left. Row 1, column "), 0u)
        << desk.host.spoken.back();
    ASSERT_TRUE(loss.mistake());
    EXPECT_EQ(loss.mistake()->cell, cell);
    loss.take(key(Key::Enter), now + PlayTime{290});
    loss.move(now + PlayTime{790});
    EXPECT_FALSE(loss.is_over()) << "a key that came too soon";
    loss.move(now + PlayTime{800});
    EXPECT_TRUE(loss.is_over());
    ArcadeLoss skipped(desk.services, end_of(run), now);
    skipped.take(key(Key::Enter), now + PlayTime{300});
    EXPECT_TRUE(skipped.is_over());
}

// Measured from the mixer, with everything that is heard until the tally has ended.
TEST_F(ArcadeLossTest, NeverSoundsLikeAWin)
{
    desk.settings.motion = MotionChoice::Full;
    const engine::ArcadeRun run = lost_gauntlet();
    const ArcadeLoss loss(desk.services, end_of(run), desk.host.time);
    Recording all = listen(desk.mixer, 800);
    Player player(desk, make_arcade_end_scene(desk.services, end_of(run)));
    float peak = all.peak();
    for (int frame = 0; frame < 120; ++frame) {
        player.wait(16);
        const Recording more = listen(desk.mixer, 16);
        peak = std::max(peak, more.peak());
        all.left.insert(all.left.end(), more.left.begin(), more.left.end());
        all.right.insert(all.right.end(), more.right.begin(), more.right.end());
    }
    EXPECT_LT(20 * std::log10(peak), -10);
    EXPECT_NEAR(all.pitch(280, 450, 10, 140), 440, 4);
    EXPECT_NEAR(all.pitch(280, 450, 470, 590), 294, 8);
    for (const double of_a_fanfare : {261.6, 523.3, 1046.5})
        EXPECT_LT(all.strength(of_a_fanfare, 0, 790), 0.01) << of_a_fanfare;
    for (double from = 800; from < 2300; from += 100) {
        const double third = all.strength(659.3, from, from + 100);
        const double root = all.strength(523.3, from, from + 100);
        EXPECT_FALSE(third > 0.01 && root > 0.01) << "a major third at " << from;
    }
}

TEST_F(ArcadeLossTest, KeepsTheBoardInTheResult)
{
    const engine::ArcadeRun run = lost_gauntlet();
    const ArcadeEnd end = end_of(run);
    ASSERT_TRUE(end.board);
    EXPECT_EQ((*end.board)[cell].digit, end.tally.last_mistake->written);
    EXPECT_EQ(end.wrong, engine::Cells{cell}) << "it is drawn as wrong there, too";
    EXPECT_EQ(end.hearts, 0);
    Player player(desk, make_arcade_end_scene(desk.services, end));
    player.wait(700);
    const Rect board{48, 40, 488, 488};
    EXPECT_GT(digits_drawn(player.look(), board, 20), 20);
}

} // namespace
} // namespace game
