// Arcade modes on the screen: a run that is paused and played to its end, the initials, the table.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/practice/practice_position.h"
#include "engine/techniques/human_solver.h"
#include "game/scenes/arcade/arcade_end.h"
#include "game/scenes/arcade/arcade_scene.h"
#include "game/scenes/screens.h"
#include "tests/game/drawn_words.h"
#include "tests/game/player.h"

namespace game {
namespace {

const engine::ArcadeMode& arcade_mode(std::string_view id)
{
    return *std::ranges::find(engine::arcade_modes(), id, &engine::ArcadeMode::id);
}

bool arcade_reads(const Player& player, std::string_view text)
{
    return drawn_words(player.look()).find(text) != std::string::npos;
}

class ArcadeTest : public testing::Test {
protected:
    explicit ArcadeTest(std::string_view mode = "minute-4x4")
        : player(desk, make_arcade_scene(desk.services)),
          number(&arcade_mode(mode) - engine::arcade_modes().data() + 1)
    {
    }

    void start()
    {
        player.press(numeral(static_cast<int>(number)));
        player.wait_while_busy();
        player.wait(0);
    }
    engine::SavedGame game() { return *player.stack().top().open_game(); }
    // The digit goes where the cursor has been moved with keys.
    void write(engine::Cell cell, engine::Digit digit)
    {
        for (int steps = 0; steps < 32; ++steps) {
            const engine::Cells selected = game().input.selection;
            if (selected == engine::Cells{cell})
                break;
            const int size = game().session.grid().size();
            const int from = selected.empty() ? 0 : selected.front().index;
            player.press(key(from / size != cell.index / size ? Key::Down : Key::Right));
        }
        player.press(numeral(digit));
    }
    void solve_board()
    {
        const engine::SavedGame now = game();
        for (engine::Cell cell : now.session.grid().cells()) {
            if (now.session.board()[cell].digit == engine::no_digit)
                write(cell, now.session.puzzle().solution[cell.index]);
        }
        player.wait_while_busy();
        player.wait(0);
    }
    void run_out()
    {
        player.wait(600'000);
        player.wait(700);
    }

    Desk desk;
    Player player;
    std::ptrdiff_t number; // of the mode in the lobby
};

class GauntletTest : public ArcadeTest {
protected:
    GauntletTest() : ArcadeTest("gauntlet") {}
};

class SprintTest : public ArcadeTest {
protected:
    SprintTest() : ArcadeTest("sprint") {}

    // As the dice of this host give it.
    static engine::PracticePosition first_position()
    {
        const std::vector<engine::Level>& levels = arcade_mode("sprint").levels;
        std::vector<const engine::Technique*> techniques;
        for (const engine::Technique* technique : engine::all_techniques()) {
            if (std::ranges::count(levels, technique->standing.level) > 0)
                techniques.push_back(technique);
        }
        constexpr std::uint64_t dice = 2; // see HostInMemory
        return *practice_position(*techniques[dice % techniques.size()], dice / techniques.size());
    }
    // By keys alone, from the cell where the cursor is.
    void choose(engine::Cell cell, int from)
    {
        for (int row = from / 9; row != cell.index / 9; row = (row + 1) % 9)
            player.press(key(Key::Down));
        for (int column = from % 9; column != cell.index % 9; column = (column + 1) % 9)
            player.press(key(Key::Right));
        player.press(key(Key::Enter));
    }
};

// Scores of the easier rules before can't be compared with those of today.
TEST_F(ArcadeTest, AResultGoesToTheTableOfTheRulesOfToday)
{
    const engine::ArcadeMode& attack = arcade_mode("time-attack");
    desk.saves.write(saving("time-attack", {.id = "old", .initials = "OLD", .score = 98'700}));
    desk.saves.write(saving("time-attack.2", {.id = "new", .initials = "NEW", .score = 4'300}));
    Player end(desk,
               make_arcade_end_scene(desk.services, {.mode = &attack, .reached = {.score = 100}}));
    EXPECT_TRUE(arcade_reads(end, "Place 2 in the table"));
    EXPECT_EQ(desk.saves.tables().table("time-attack.2").size(), 2u);
    EXPECT_EQ(desk.saves.tables().table("time-attack").size(), 1u);
}

TEST_F(ArcadeTest, AModeIsPlayedToItsTable)
{
    start();
    EXPECT_TRUE(arcade_reads(player, "1:00"));
    player.wait(5000);
    EXPECT_TRUE(arcade_reads(player, "0:55"));
    solve_board();
    EXPECT_TRUE(arcade_reads(player, "Board solved"));
    solve_board();
    run_out();
    EXPECT_TRUE(arcade_reads(player, "Time is up"));
    EXPECT_TRUE(arcade_reads(player, "Place 1 in the table"));
    ASSERT_EQ(desk.saves.tables().table("minute-4x4").size(), 1u) << "saved before any key";
    const int score = desk.saves.tables().table("minute-4x4").front().score;
    EXPECT_GE(score, 2 * 50);
    player.press(TextTyped{"EVA"});
    player.press(key(Key::Enter));
    EXPECT_EQ(desk.saves.tables().table("minute-4x4").size(), 1u);
    EXPECT_EQ(desk.saves.tables().table("minute-4x4").front().initials, "EVA");
    EXPECT_EQ(desk.settings.initials, "EVA");
    EXPECT_TRUE(desk.saves.games().empty()) << "no game is saved";
    EXPECT_TRUE(desk.records.runs().empty()) << "and no run is in the records";
    player.press(key(Key::Escape));
    EXPECT_TRUE(arcade_reads(player, "EVA")) << "in the lobby";
}

TEST_F(ArcadeTest, WhatARunDoesNotAllowHasNoButton)
{
    start();
    for (const char* absent : {"Hint", "Check", "Fill notes", "Settings", "Pause"})
        EXPECT_FALSE(player.sees(absent)) << absent << ": the strip above pauses";
    for (const char* there : {"Undo", "Erase"})
        EXPECT_TRUE(player.sees(there)) << there;
    player.press(letter('H'));
    EXPECT_TRUE(arcade_reads(player, "There is no help in arcade modes"));
}

TEST_F(ArcadeTest, EscSavesWithoutInitialsAndSpacePlaysAgain)
{
    start();
    solve_board();
    run_out();
    player.press(key(Key::Escape));
    EXPECT_EQ(desk.saves.tables().table("minute-4x4").front().initials, "···");
    EXPECT_NE(desk.settings.initials, "···");
    player.press(key(Key::Space));
    player.wait_while_busy();
    EXPECT_TRUE(arcade_reads(player, "1:00"));
}

TEST_F(ArcadeTest, ARunWithoutPointsIsNotInTheTable)
{
    start();
    run_out();
    EXPECT_TRUE(arcade_reads(player, "Nothing scored this time."));
    EXPECT_TRUE(desk.saves.tables().empty());
    EXPECT_FALSE(desk.host.takes_text);
}

TEST_F(ArcadeTest, APauseStopsTheClockAndCoversTheBoard)
{
    start();
    player.wait(3000);
    // Those of the board: they have another size than those of the pad and the clock.
    const auto digits_shown = [&] {
        const DisplayList list = player.look();
        int digits = 0;
        for (const DrawCall& call : list.calls()) {
            const auto* drawn = std::get_if<drawn::Text>(&call.what);
            digits += drawn != nullptr && drawn->text.size() == 1 && drawn->font.size > 70 ? 1 : 0;
        }
        return digits;
    };
    const int givens = digits_shown();
    EXPECT_EQ(givens, 16 - game().session.cells_to_fill());
    for (const Input& input : std::initializer_list<Input>{
             key(Key::Escape), letter('P'), FocusLost{}, letter('N', with_control)}) {
        player.press(input);
        player.wait(0);
        EXPECT_TRUE(arcade_reads(player, "The clock of the run stands still"));
        EXPECT_EQ(digits_shown(), 0);
        player.wait(60'000);
        EXPECT_TRUE(arcade_reads(player, "0:57"));
        player.press(key(Key::Escape));
        player.wait(0);
        EXPECT_FALSE(arcade_reads(player, "The clock of the run stands still"));
        EXPECT_EQ(digits_shown(), givens);
    }
    player.wait(1000);
    EXPECT_TRUE(arcade_reads(player, "0:56"));
}

TEST_F(ArcadeTest, ARunTellsNothingOfAssistedRunsAndGhosts)
{
    start();
    player.press(letter('G'));
    player.press(letter('G', {.shift = true}));
    player.wait(100);
    EXPECT_FALSE(arcade_reads(player, "assisted run"));
    EXPECT_FALSE(arcade_reads(player, "race against"));
    EXPECT_FALSE(arcade_reads(player, "ghost"));
}

TEST_F(ArcadeTest, ARunCanBeEnded)
{
    start();
    solve_board();
    player.press(key(Key::Escape));
    player.press(key(Key::Down));
    player.press(key(Key::Enter));
    player.wait(0);
    EXPECT_TRUE(arcade_reads(player, "Run ended"));
    EXPECT_EQ(desk.saves.tables().table("minute-4x4").size(), 1u);
}

TEST_F(ArcadeTest, ThereIsNoHelp)
{
    start();
    for (const KeyPressed& help : {letter('H'), letter('J'), letter('K'), letter('N')}) {
        player.press(help);
        EXPECT_TRUE(arcade_reads(player, "There is no help in arcade modes"));
        player.wait(3000);
    }
    EXPECT_EQ(game().session.stats().hints, 0);
}

TEST_F(ArcadeTest, AWrongDigitCostsTimeAndSaysSo)
{
    start();
    const engine::SavedGame now = game();
    for (engine::Cell cell : now.session.grid().cells()) {
        if (now.session.board()[cell].digit != engine::no_digit)
            continue;
        const engine::Digit correct = now.session.puzzle().solution[cell.index];
        write(cell, correct == 1 ? 2 : 1);
        break;
    }
    EXPECT_TRUE(arcade_reads(player, "Wrong · −3 s"));
    EXPECT_TRUE(arcade_reads(player, "0:57"));
}

TEST_F(GauntletTest, EndsWithoutHearts)
{
    start();
    EXPECT_TRUE(arcade_reads(player, "Boards: 0"));
    engine::Cell empty;
    const engine::SavedGame now = game();
    for (engine::Cell cell : now.session.grid().cells()) {
        if (now.session.board()[cell].digit == engine::no_digit)
            empty = cell;
    }
    const engine::Digit correct = now.session.puzzle().solution[empty.index];
    for (engine::Digit digit = 1, mistakes = 0; mistakes < 3; ++digit) {
        if (digit == correct)
            continue;
        write(empty, digit);
        ++mistakes;
    }
    player.wait(700);
    EXPECT_TRUE(arcade_reads(player, "No hearts left"));
}

TEST_F(SprintTest, PositionsAreAnsweredByTheirCells)
{
    start();
    player.wait(1000);
    EXPECT_TRUE(arcade_reads(player, "0:59"));
    const engine::PracticePosition position = first_position();
    engine::Cell right;
    engine::Cell wrong;
    for (engine::Cell cell : position.candidates.open_cells()) {
        const bool is_right = std::ranges::any_of(position.steps, [&](const engine::Step& step) {
            const auto is_here = [&](const engine::Candidate& each) {
                return each.cell == cell;
            };
            return std::ranges::any_of(step.placements, is_here) ||
                   std::ranges::any_of(step.removals, is_here);
        });
        (is_right ? right : wrong) = cell;
    }
    choose(wrong, 0);
    EXPECT_TRUE(arcade_reads(player, "Wrong · −3 s"));
    EXPECT_TRUE(arcade_reads(player, "Points: 0"));
    EXPECT_TRUE(arcade_reads(player, "0:56"));
    choose(right, wrong.index);
    EXPECT_TRUE(arcade_reads(player, "Points: 100"));
    player.wait_while_busy();
    EXPECT_TRUE(arcade_reads(player, "choose")) << "the next position";
    run_out();
    EXPECT_TRUE(arcade_reads(player, "Place 1 in the table"));
}

} // namespace
} // namespace game
