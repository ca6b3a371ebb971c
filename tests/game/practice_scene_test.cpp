// Practice: the list with its pages, and positions that are solved, missed and shown.

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/practice/practice_position.h"
#include "game/scenes/screens.h"
#include "tests/game/menu_screen.h"

namespace game {
namespace {

using Kind = Transition::Kind;
using engine::techniques::full_house;
using engine::techniques::x_wing;

// The position that is asked for first, and then the next one.
engine::PracticePosition position_of(const engine::Technique& technique, int number = 0)
{
    return *practice_position(technique,
                              static_cast<std::uint64_t>(engine::positions_shown + number));
}

class Task {
public:
    explicit Task(MakeScene make, Size window = {1280, 800}) : screen(world, make, window)
    {
        finish();
    }

    void finish() { screen.wait_while_busy(); }
    // By keys alone.
    void answer(engine::Candidate claimed)
    {
        screen.press(Key::Home);
        const int row = claimed.cell.index / 9;
        for (; row_ != row; row_ = (row_ + 1) % 9)
            screen.press(Key::Down); // from the last row to the first
        for (int column = 0; column < claimed.cell.index % 9; ++column)
            screen.press(Key::Right);
        screen.press_digit(static_cast<char>('0' + claimed.digit));
    }
    void begin_at_first_cell() { row_ = 0; } // as in a new position
    engine::Practised practised(const engine::Technique& technique) const
    {
        return world.settings.practice.of(technique);
    }

    MenuWorld world;
    MenuScreen screen;

private:
    int row_ = 0; // where the cursor is
};

std::unique_ptr<Scene> task_of_full_house(Services& services)
{
    return make_practice_task_scene(services, full_house);
}

std::unique_ptr<Scene> task_of_x_wing(Services& services)
{
    return make_practice_task_scene(services, x_wing);
}

TEST(PracticeTaskScene, AStepThatPlacesADigitIsFoundAndTimed)
{
    Task task(task_of_full_house);
    EXPECT_TRUE(task.screen.shows("0 / 10"));
    task.world.host.time += engine::PlayTime{7000};
    const engine::PracticePosition position = position_of(full_house);
    task.answer(position.steps.front().placements.front());
    EXPECT_TRUE(task.screen.shows("1 / 10"));
    EXPECT_EQ(task.practised(full_house), (engine::Practised{1, 0, 7}));
    EXPECT_FALSE(task.world.saves.settings().practice.empty());
    EXPECT_EQ(task.screen.press(Key::Enter).kind, Kind::Stay) << "the next position";
    task.finish();
    task.begin_at_first_cell();
    const engine::PracticePosition next = position_of(full_house, 1);
    task.answer(next.steps.front().placements.front());
    EXPECT_TRUE(task.screen.shows("2 / 10"));
}

TEST(PracticeTaskScene, AnyRemovalOfAnyStepIsRight)
{
    const engine::PracticePosition position = position_of(x_wing);
    for (const engine::Step& step : position.steps) {
        for (const engine::Candidate& removed : step.removals) {
            Task task(task_of_x_wing);
            task.answer(removed);
            EXPECT_EQ(task.practised(x_wing).solved, 1);
        }
    }
}

TEST(PracticeTaskScene, AWrongAnswerIsSaidGentlyAndCountsOnce)
{
    Task task(task_of_x_wing);
    const engine::PracticePosition position = position_of(x_wing);
    std::vector<engine::Candidate> wrong;
    for (engine::Cell cell : position.candidates.open_cells()) {
        for (engine::Digit digit : position.candidates.of(cell)) {
            if (judge(position, {cell, digit}, false) == engine::PracticeAnswer::Otherwise)
                wrong.push_back({cell, digit});
        }
    }
    ASSERT_GE(wrong.size(), 2u);
    task.answer(wrong[0]);
    EXPECT_TRUE(task.screen.shows("technique."));
    task.answer(wrong[1]);
    EXPECT_EQ(task.practised(x_wing), (engine::Practised{0, 1, 0}));
    task.answer(position.steps.front().removals.front());
    EXPECT_EQ(task.practised(x_wing), (engine::Practised{0, 1, 0})) << "found, but not at once";
    EXPECT_TRUE(task.screen.shows("0 / 10"));
}

TEST(PracticeTaskScene, ADigitOnAFilledCellIsNoMistake)
{
    Task task(task_of_x_wing);
    const engine::PracticePosition position = position_of(x_wing);
    engine::Cell filled{0};
    while (position.candidates.is_open(filled))
        ++filled.index;
    task.answer({filled, 5});
    EXPECT_TRUE(task.world.settings.practice.empty());
    EXPECT_TRUE(task.screen.says("already holds a digit: select an empty cell."));
}

TEST(PracticeTaskScene, WhatIsNoCandidateIsNoMistake)
{
    Task task(task_of_x_wing);
    const engine::PracticePosition position = position_of(x_wing);
    const engine::Cell cell = *position.candidates.open_cells().begin();
    for (engine::Digit digit = 1; digit <= 9; ++digit) {
        if (!position.candidates.of(cell).has(digit)) {
            task.answer({cell, digit});
            break;
        }
    }
    EXPECT_TRUE(task.world.settings.practice.empty());
    EXPECT_TRUE(task.screen.shows("candidates"));
}

TEST(PracticeTaskScene, SaysThatEasierStepsArePossible)
{
    EXPECT_FALSE(Task(task_of_x_wing).screen.says("Easier steps"));
    const Task task([](Services& services) {
        return make_practice_task_scene(services, engine::techniques::dual_two_string_kite);
    });
    EXPECT_TRUE(task.screen.says("Easier steps are possible here, too"));
}

TEST(PracticeTaskScene, HintsShowWhereAndThenTheStep)
{
    Task task(task_of_x_wing);
    EXPECT_FALSE(task.screen.shows("Show the step"));
    task.screen.press_letter('H');
    EXPECT_TRUE(task.screen.shows("Show the step"));
    EXPECT_EQ(task.practised(x_wing), (engine::Practised{0, 1, 0}));
    task.screen.press_letter('H');
    EXPECT_EQ(task.practised(x_wing), (engine::Practised{0, 1, 0})) << "once for a position";
    EXPECT_EQ(task.screen.press(Key::Enter).kind, Kind::Stay);
    task.finish();
    EXPECT_FALSE(task.screen.shows("Show the step")) << "another position";
}

TEST(PracticeTaskScene, EscLeavesIt)
{
    Task task(task_of_full_house);
    EXPECT_EQ(task.screen.press(Key::Escape).kind, Kind::Pop);
}

TEST(MixedPractice, TellsTheTechniqueOnlyWhenAskedOrFound)
{
    Task task([](Services& services) {
        return make_mixed_practice_scene(services, engine::Level::Easy);
    });
    EXPECT_TRUE(task.screen.shows("Which technique?"));
    EXPECT_TRUE(task.screen.shows("Mixed, up to Easy"));
    EXPECT_TRUE(task.screen.says("Find the easiest step"));
    EXPECT_TRUE(task.world.settings.practice.empty());
    task.screen.press_letter('H');
    EXPECT_FALSE(task.screen.shows("Which technique?"));
    EXPECT_TRUE(task.screen.says("Where does it work?"));
    EXPECT_TRUE(task.screen.shows("0 / 10"));
    EXPECT_FALSE(task.world.settings.practice.empty()) << "missed, as it was told";
    task.screen.press_letter('H');
    EXPECT_TRUE(task.screen.shows("Show the step"));
    task.screen.press_letter('H');
    EXPECT_EQ(task.screen.press(Key::Enter).kind, Kind::Stay);
    task.finish();
    EXPECT_TRUE(task.screen.shows("Which technique?")) << "another position";
}

TEST(LearnScene, FindsTechniquesByAnyNameWhileItIsTyped)
{
    MenuWorld world;
    MenuScreen screen(world, make_learn_scene);
    const auto type = [&](const std::string& name) {
        for (char letter : name) {
            if (letter == ' ')
                screen.press(Key::Space);
            else if (letter >= '0' && letter <= '9')
                screen.press_digit(letter);
            else
                screen.press_letter(letter);
        }
    };
    type("FGURTH"); // F begins the search
    EXPECT_TRUE(screen.shows("Search: gurth"));
    EXPECT_TRUE(screen.shows("Symmetrical Placement"));
    EXPECT_TRUE(screen.says("Also called Gurth"));
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::Stay) << "ends the search alone";
    EXPECT_FALSE(screen.shows("Search: gurth"));
    type("FLOCKED CANDIDATES 2");
    EXPECT_TRUE(screen.says("Box/Line Reduction"));
    screen.press(Key::Escape);
    type("F ");
    EXPECT_TRUE(screen.says("Box/Line Reduction")) << "a space alone leads nowhere";
    screen.press(Key::Down);
    type("FQQ");
    EXPECT_TRUE(screen.shows("No technique is called qq"));
    screen.press(Key::Backspace);
    screen.press(Key::Backspace);
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::Stay);
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::Pop);
}

TEST(LearnScene, LeadsToMixedTasks)
{
    MenuWorld world;
    MenuScreen screen(world, make_learn_scene);
    EXPECT_EQ(screen.click("Which technique?").kind, Kind::Push);
}

TEST(LearnScene, LeadsToTheCourseOfKillers)
{
    MenuWorld world;
    MenuScreen screen(world, make_learn_scene);
    EXPECT_EQ(screen.click("Killers").kind, Kind::Push);
    MenuScreen course(world, make_killer_course_scene);
    EXPECT_TRUE(course.shows("Learn killers"));
    EXPECT_TRUE(course.shows("Level: Beginner · Sums")) << "it begins with the easiest";
    EXPECT_FALSE(course.shows("Full House"));
    EXPECT_FALSE(course.shows("The first minute"));
    EXPECT_EQ(course.click("Which technique?").kind, Kind::Push);
    EXPECT_EQ(course.press(Key::Enter).kind, Kind::Push) << "a task";
}

TEST(LearnScene, HasAllTechniquesByLevelFromSinglesUpwards)
{
    MenuWorld world;
    MenuScreen screen(world, make_learn_scene);
    EXPECT_TRUE(screen.shows("Full House"));
    EXPECT_TRUE(screen.shows("Position 1/3"));
    EXPECT_TRUE(screen.shows("Level: Beginner · Singles"));
    EXPECT_TRUE(screen.shows("Beginner")) << "the heading of the first ones";
    EXPECT_TRUE(screen.shows("Easy"));
    screen.press(Key::Space);
    EXPECT_TRUE(screen.shows("Position 2/3"));
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Push);
}

TEST(LearnScene, BeginsEachLevelWithAHeadingOnce)
{
    MenuWorld world;
    MenuScreen screen(world, make_learn_scene, Size{480, 60'000});
    std::vector<std::string> texts;
    const DisplayList picture = screen.picture();
    for (const DrawCall& call : picture.calls()) {
        if (const auto* text = std::get_if<drawn::Text>(&call.what))
            texts.emplace_back(text->text);
    }
    for (const char* level :
         {"Beginner", "Easy", "Medium", "Hard", "Expert", "Extreme", "Diabolical"})
        EXPECT_EQ(std::ranges::count(texts, level), 1) << level;
}

TEST(LearnScene, ListsTechniquesAboveTheirPageInAnUprightWindow)
{
    MenuWorld world;
    MenuScreen screen(world, make_learn_scene, Size{480, 640});
    const auto second = screen.find("Last Digit");
    const auto level = screen.find("Level: Beginner · Singles");
    ASSERT_TRUE(second && level && screen.find("Practise")) << "all of it is in sight";
    EXPECT_LT(second->y, level->y);
    screen.click(*second);
    EXPECT_LT(screen.find("Last Digit")->y, level->y) << "it is still in the list";
}

TEST(LearnScene, LeadsToTheFirstMinuteAgain)
{
    MenuWorld world;
    MenuScreen screen(world, make_learn_scene);
    EXPECT_EQ(screen.click("The first minute").kind, Kind::Push);
}

TEST(LearnScene, ChoosesWhatWasMissedMost)
{
    MenuWorld world;
    world.settings.practice.count_solved(full_house, 3);
    world.settings.practice.count_missed(x_wing);
    MenuScreen screen(world, make_learn_scene);
    EXPECT_TRUE(screen.says(" · Fish"));
    EXPECT_TRUE(screen.shows("1/10"));
    for (int row = 0; row < 3; ++row)
        screen.press(Key::Up);
    screen.click("Choose for me");
    EXPECT_TRUE(screen.shows("0/10"));
}

TEST(LearnScene, SaysWhichTechniquesHaveEasierStepsBesideThem)
{
    MenuWorld world;
    EXPECT_FALSE(MenuScreen(world, make_learn_scene).says("easier steps are possible"));
    world.settings.practice.count_missed(engine::techniques::dual_two_string_kite);
    EXPECT_TRUE(MenuScreen(world, make_learn_scene).says("easier steps are possible"));
}

TEST(LearnScene, ShowsThreePositionsOfEveryTechnique)
{
    MenuWorld world;
    MenuScreen screen(world, make_learn_scene);
    for (std::size_t row = 0; row < engine::all_techniques().size(); row += 7) {
        for (int position = 0; position < engine::positions_shown; ++position)
            screen.press(Key::Space);
        EXPECT_TRUE(screen.shows("Position 1/3"));
        for (int step = 0; step < 7; ++step)
            screen.press(Key::Down);
    }
}

} // namespace
} // namespace game
