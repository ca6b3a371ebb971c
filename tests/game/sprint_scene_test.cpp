// The Technique sprint on the screen: its tasks, misses, skips and rungs, and what is practised.

#include <algorithm>
#include <chrono>
#include <thread>

#include <gtest/gtest.h>

#include "engine/practice/sprint_position.h"
#include "tests/game/arcade_fixture.h"

namespace game {
namespace {

engine::Cell cell_of(const engine::SprintPosition& shown, bool is_right)
{
    engine::Cell found;
    for (engine::Cell cell : shown.position.candidates.open_cells()) {
        if (is_answer(shown.position, cell) == is_right)
            found = cell;
    }
    return found;
}

// By keys alone, from the first empty cell.
void choose_cell(Player& player, const engine::SprintPosition& shown, engine::Cell cell)
{
    const int from = (*shown.position.candidates.open_cells().begin()).index;
    for (int row = from / 9; row != cell.index / 9; row = (row + 1) % 9)
        player.press(key(Key::Down));
    for (int column = from % 9; column != cell.index % 9; column = (column + 1) % 9)
        player.press(key(Key::Right));
    player.press(key(Key::Enter));
}

class SprintTest : public testing::Test {
protected:
    SprintTest() : player(desk, make_arcade_run_scene(desk.services, arcade_mode("sprint")))
    {
        go_on();
    }

    // The dice that this host gives are 2, and each further position has one more: the first one of
    // Bronze, the first one of Silver, and then those of Bronze.
    static engine::SprintPosition first_position() { return *sprint_position(Bronze, 2); }
    static engine::SprintPosition first_of_silver() { return *sprint_position(Silver, 3); }
    void go_on()
    {
        player.wait_while_busy();
        player.wait(0);
    }
    // Finds steps until the next rung.
    void climb()
    {
        engine::SprintPosition shown = first_position();
        for (std::uint64_t dice = 4; dice <= 6; ++dice) {
            for (int turn = 0; turn < 200; ++turn) { // so that the next ones are there
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
                player.wait(0);
            }
            choose_cell(player, shown, cell_of(shown, true));
            go_on();
            shown = *sprint_position(Bronze, dice, shown.technique);
        }
    }

    Desk desk;
    Player player;
    static constexpr auto Bronze = engine::SprintRung::Bronze;
    static constexpr auto Silver = engine::SprintRung::Silver;
};

TEST_F(SprintTest, ATaskSaysWhatToLookForAndWhatToChoose)
{
    const engine::SprintPosition shown = first_position();
    EXPECT_TRUE(reads(player, "Bronze, step 1 of 3"));
    EXPECT_TRUE(reads(player, shown.technique->name));
    EXPECT_TRUE(reads(player, lesson_with(*shown.technique).look));
    EXPECT_TRUE(reads(player, "Choose a cell whose digit follows from it."));
    player.wait(1000);
    EXPECT_TRUE(reads(player, "0:59"));
}

TEST_F(SprintTest, AFoundStepCountsAndTheNextPositionComes)
{
    const engine::SprintPosition shown = first_position();
    choose_cell(player, shown, cell_of(shown, true));
    go_on();
    EXPECT_TRUE(reads(player, "Bronze, step 2 of 3"));
    run_out(player);
    const engine::ArcadeBook tables = desk.saves.tables();
    const auto& table = tables.table("sprint.2");
    ASSERT_EQ(table.size(), 1u);
    EXPECT_EQ(table.front().score, 100);
}

TEST_F(SprintTest, AMissShowsTheStepWhileTheClockStands)
{
    const engine::SprintPosition shown = first_position();
    choose_cell(player, shown, cell_of(shown, false));
    EXPECT_TRUE(reads(player, "Here it was"));
    EXPECT_TRUE(reads(player, "In your cell"));
    EXPECT_TRUE(reads(player, "0:57"));
    player.press(key(Key::Space));
    EXPECT_TRUE(reads(player, "Here it was")) << "a key that came too soon";
    player.wait(2000);
    EXPECT_TRUE(reads(player, "0:57"));
    EXPECT_TRUE(reads(player, "goes on by itself in 2 s"));
    player.press(key(Key::Space));
    go_on();
    EXPECT_FALSE(reads(player, "Here it was"));
    EXPECT_TRUE(reads(player, "Bronze, step 1 of 3")) << "one answer, then another position";
}

TEST_F(SprintTest, TheStepThatWasMissedGoesByItself)
{
    const engine::SprintPosition shown = first_position();
    choose_cell(player, shown, cell_of(shown, false));
    player.wait(4000);
    go_on();
    EXPECT_FALSE(reads(player, "Here it was"));
    player.wait(1000);
    EXPECT_TRUE(reads(player, "0:56")) << "the clock runs again";
}

TEST_F(SprintTest, TheStepThatWasMissedWaitsWhileTheRunIsPaused)
{
    const engine::SprintPosition shown = first_position();
    choose_cell(player, shown, cell_of(shown, false));
    player.wait(1000);
    player.press(key(Key::Escape));
    player.wait(60'000);
    player.press(key(Key::Escape));
    player.wait(0);
    EXPECT_TRUE(reads(player, "goes on by itself in 3 s"));
    EXPECT_TRUE(reads(player, "0:57"));
}

TEST_F(SprintTest, AFilledCellIsNoAnswer)
{
    const engine::SprintPosition shown = first_position();
    for (engine::Cell cell : shown.position.chart->grid().cells()) {
        if (!shown.position.candidates.is_open(cell)) {
            choose_cell(player, shown, cell);
            break;
        }
    }
    EXPECT_FALSE(reads(player, "Here it was"));
    EXPECT_TRUE(reads(player, "1:00"));
}

TEST_F(SprintTest, ASkipCostsTimeAndShowsNothing)
{
    player.press(letter('S'));
    go_on();
    EXPECT_TRUE(reads(player, "0:57"));
    EXPECT_FALSE(reads(player, "Here it was"));
    EXPECT_TRUE(reads(player, "Bronze, step 1 of 3"));
    player.press(key(Key::Delete));
    EXPECT_TRUE(reads(player, "0:57")) << "that is no skip";
    desk.host.in_use.device = InputDevice::Gamepad;
    player.press(PadPressed{PadButton::X});
    go_on();
    EXPECT_TRUE(reads(player, "0:54"));
}

TEST_F(SprintTest, ThreeFoundStepsLeadToTheNextRung)
{
    climb();
    EXPECT_TRUE(reads(player, "Silver, step 1 of 3"));
    EXPECT_TRUE(reads(player, first_of_silver().technique->name));
    EXPECT_TRUE(reads(player, "Choose a cell that loses a candidate by it."));
}

TEST_F(SprintTest, TheEndIsSaidBesideTheBoard)
{
    player.wait(61'000);
    player.wait(300);
    const DisplayList list = player.look();
    const bool is_said = std::ranges::any_of(list.calls(), [](const DrawCall& call) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        return text != nullptr && text->text == "Time!" && text->tint.opacity == 100;
    });
    EXPECT_TRUE(is_said);
}

TEST(SprintPractice, KeepsNoResult)
{
    Desk desk;
    Player player(desk, make_arcade_run_scene(desk.services, arcade_mode("sprint"),
                                              engine::SprintRung::Gold));
    player.wait_while_busy();
    player.wait(0);
    EXPECT_TRUE(reads(player, "Gold, step 1 of 3"));
    const auto shown = *sprint_position(engine::SprintRung::Gold, 2);
    choose_cell(player, shown, cell_of(shown, true));
    player.wait_while_busy();
    player.wait(600'000);
    player.wait(2000);
    EXPECT_TRUE(desk.saves.tables().empty());
}

} // namespace
} // namespace game
