// Choosing what to play: every choice by key and click, what is remembered.

#include "game/scenes/screens.h"

#include "engine/rules/rule.h"

#include <chrono>
#include <thread>

#include <gtest/gtest.h>

#include "engine/steps/technique.h"
#include "tests/game/menu_screen.h"

namespace game {
namespace {

using Kind = Transition::Kind;

TEST(NewGameScene, DigitsChooseTheDifficultyAndEnterStarts)
{
    MenuWorld world;
    MenuScreen screen(world, make_new_game_scene);
    EXPECT_TRUE(screen.shows("9×9 Easy"));
    screen.press_digit('4');
    EXPECT_TRUE(screen.shows("9×9 Hard"));
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Push);
    EXPECT_EQ(world.settings.last_game.level, engine::Level::Hard);
    EXPECT_EQ(world.saves.settings().last_game.level, engine::Level::Hard);
}

TEST(NewGameScene, ArrowsAndSpaceChoose)
{
    MenuWorld world;
    MenuScreen screen(world, make_new_game_scene);
    screen.press(Key::Left); // from Easy to Beginner
    screen.press(Key::Space);
    EXPECT_TRUE(screen.shows("9×9 Beginner"));
}

TEST(NewGameScene, ShowsTheBestOfTheCategory)
{
    MenuWorld world;
    world.fill();
    MenuScreen screen(world, make_new_game_scene);
    screen.press_digit('4');
    EXPECT_TRUE(screen.shows("11:38.4"));
}

TEST(NewGameScene, BestMeanAndRunsAreOfTheSameRuns)
{
    MenuWorld world;
    const auto add = [&world](int seconds, const std::string& recipe, int checks) {
        engine::Record run{.category = "9x9 hard",
                           .time = engine::PlayTime{seconds * 1000},
                           .stats = {},
                           .seed = recipe,
                           .recipe = recipe};
        run.stats.checks = checks;
        world.records.add(run);
    };
    add(44, "a", 0);
    add(24, "a", 0); // raced again
    add(10, "b", 1); // with help
    add(50, "c", 0);
    MenuScreen screen(world, make_new_game_scene);
    screen.press_digit('4');
    EXPECT_TRUE(screen.says("Best 0:44.0 Runs 2 Mean 0:47"));
}

TEST(NewGameScene, GuessesTheTimeFromThePlayersOwnRuns)
{
    MenuWorld world;
    for (int run = 0; run < 5; ++run)
        world.records.add({.category = "9x9 hard",
                           .initials = run < 3 ? "AAA" : "BOB",
                           .time = engine::PlayTime{(run < 3 ? 600 : 60) * 1000 + run},
                           .stats = {},
                           .seed = std::to_string(run)});
    MenuScreen screen(world, make_new_game_scene);
    EXPECT_FALSE(screen.says("Par time")) << "no run of this level";
    screen.press_digit('4');
    EXPECT_TRUE(screen.says("Par time: about 8 to 12 minutes"));
    world.settings.initials = "BOB";
    MenuScreen of_bob(world, make_new_game_scene);
    of_bob.press_digit('4');
    EXPECT_TRUE(of_bob.says("Par time: about 50 to 75 seconds"));
}

TEST(NewGameScene, TheSampleComesWithoutHoldingUpAnything)
{
    MenuWorld world;
    MenuScreen screen(world, make_new_game_scene);
    const std::size_t empty = screen.picture().calls().size();
    for (int tries = 0; tries < 2000 && screen.scene().next_change(); ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        screen.scene().update(engine::MonotonicTime{tries});
    }
    EXPECT_GT(screen.picture().calls().size(), empty);
    EXPECT_FALSE(screen.scene().next_change()) << "then it stands still";
}

TEST(NewGameScene, PromisesASolutionOnlyOfWhatCanBeMade)
{
    const auto after_making = [](const char* layout, std::string_view text) {
        MenuWorld world;
        world.settings.last_game.layout = layout;
        MenuScreen screen(world, make_new_game_scene);
        EXPECT_FALSE(screen.shows("example – your puzzle will be new")) << layout;
        for (int tries = 0; tries < 2000 && screen.scene().next_change(); ++tries) {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            screen.scene().update(engine::MonotonicTime{tries});
        }
        return screen.says(text);
    };
    EXPECT_TRUE(after_making("9x9", "example – your puzzle will be new"));
    EXPECT_TRUE(after_making("6x6+anti-knight+anti-king",
                             "no puzzle was found: each digit that is left for R1C3 leads to a "
                             "contradiction"));
}

TEST(NewGameScene, SizeRulesAndSymbolsAreChosenAndRemembered)
{
    MenuWorld world;
    MenuScreen screen(world, make_new_game_scene);
    EXPECT_FALSE(screen.shows("5×5"));
    screen.click("More sizes");
    EXPECT_FALSE(screen.shows("More sizes"));
    screen.click("5×5"); // whose pieces are seen on its card
    EXPECT_TRUE(screen.shows("5×5 Jigsaw Easy"));
    screen.click("16×16");
    screen.click("Windoku");
    screen.click("A B C");
    EXPECT_TRUE(screen.shows("16×16 Windoku Easy"));
    screen.click("Windoku");
    EXPECT_TRUE(screen.shows("16×16 Easy"));
    screen.press(Key::Enter);
    EXPECT_EQ(world.settings.last_game.layout, "16x16");
    EXPECT_EQ(world.settings.symbols, engine::SymbolSet::Letters);
}

TEST(NewGameScene, SaysWhyARuleDoesNotGo)
{
    MenuWorld world;
    MenuScreen screen(world, make_new_game_scene);
    screen.click("6×6");
    EXPECT_TRUE(screen.shows("combine any that fit"));
    screen.click("Windoku");
    EXPECT_TRUE(screen.shows("6×6 Easy")) << "it was not added";
    EXPECT_TRUE(screen.shows("Windoku needs square boxes: size 4, 9, 16 or 25; 6 is not possible"));
}

TEST(NewGameScene, EachRuleSaysWhatItIs)
{
    MenuWorld world;
    MenuScreen screen(world, make_new_game_scene);
    screen.click("More rules");
    EXPECT_FALSE(screen.shows("More rules"));
    const std::string shown = screen.picture().to_text();
    for (const engine::Rule& rule : engine::all_rules()) {
        if (*rule.name == '\0')
            continue;
        const std::string summary = rule.summary;
        ASSERT_FALSE(summary.empty()) << rule.id;
        EXPECT_NE(shown.find(summary.substr(0, summary.find(' '))), std::string::npos) << rule.id;
    }
}

TEST(NewGameScene, SaysWhyALevelIsNotThere)
{
    MenuWorld world;
    world.settings.last_game.layout = "killer-6x6";
    MenuScreen screen(world, make_new_game_scene);
    const auto expert = screen.find("Expert");
    ASSERT_TRUE(expert);
    screen.scene().handle(PointerMoved{.at = *expert});
    EXPECT_TRUE(screen.shows("too hard for a board as small as this"));
    screen.click("Killer");
    screen.scene().handle(PointerMoved{.at = *expert});
    EXPECT_FALSE(screen.shows("too hard for a board as small as this"));
}

TEST(NewGameScene, SaysWhatALevelMeansOnThisLayout)
{
    MenuWorld world;
    MenuScreen screen(world, make_new_game_scene);
    screen.press_digit('4');
    EXPECT_TRUE(screen.shows("fish, wings, colours, rectangles"));
    screen.click("Killer");
    EXPECT_FALSE(screen.shows("fish, wings, colours, rectangles"));
    EXPECT_TRUE(screen.shows("sums of houses, digits that cages must hold"));
    screen.press_digit('1');
    EXPECT_TRUE(screen.shows("the last cell of a cage or a box"));
}

TEST(NewGameScene, OffersFiguresAloneWithCages)
{
    MenuWorld world;
    world.settings.symbols = engine::SymbolSet::Letters;
    MenuScreen screen(world, make_new_game_scene);
    EXPECT_FALSE(screen.shows("figures only, as cages add up"));
    screen.click("Killer");
    EXPECT_TRUE(screen.shows("figures only, as cages add up"));
    screen.click("Shapes");
    screen.press(Key::Enter);
    EXPECT_EQ(world.settings.symbols, engine::SymbolSet::Letters) << "kept for other boards";
    screen.click("Killer");
    screen.click("Shapes");
    screen.press(Key::Enter);
    EXPECT_EQ(world.settings.symbols, engine::SymbolSet::Shapes);
}

TEST(NewGameScene, BeginsWithFourSizesAndTheOneOfLastTime)
{
    MenuWorld world;
    world.settings.last_game.layout = "12x12+anti-king";
    MenuScreen screen(world, make_new_game_scene);
    for (const char* size : {"4×4", "6×6", "9×9", "16×16", "12×12", "More sizes"})
        EXPECT_TRUE(screen.shows(size)) << size;
    for (const char* size : {"5×5", "25×25", "Samurai"})
        EXPECT_FALSE(screen.shows(size)) << size;
    EXPECT_TRUE(screen.shows("Anti-king")) << "chosen, too";
    screen.click("9×9");
    EXPECT_TRUE(screen.shows("12×12")) << "one may go back to it";

    MenuWorld usual;
    MenuScreen calm(usual, make_new_game_scene);
    for (const char* rule : {"Jigsaw", "X", "Windoku", "Killer"})
        EXPECT_TRUE(calm.shows(rule)) << rule;
    for (const char* rule : {"Disjoint groups", "Anti-knight", "Anti-king"})
        EXPECT_FALSE(calm.says(rule)) << rule;
}

TEST(NewGameScene, TheLevelsAreInViewInASmallWindow)
{
    for (const auto& [window, text_size] :
         {std::pair{Size{800, 600}, 100}, std::pair{Size{480, 640}, 100},
          std::pair{Size{800, 600}, 150}, std::pair{Size{1280, 800}, 150}}) {
        MenuWorld world;
        world.settings.text_size = text_size;
        MenuScreen screen(world, make_new_game_scene, window);
        const auto level = screen.find("Diabolical");
        const auto start = screen.find("Start");
        ASSERT_TRUE(level && start) << window.width;
        EXPECT_TRUE(level->y < start->y - 30 || level->x < start->x - 200)
            << window.width << " beside it, or above it";
        EXPECT_LT(level->y, window.height - 60) << window.width;
    }
}

TEST(NewGameScene, TheChoicesFillAHighWindow)
{
    MenuWorld world;
    MenuScreen large(world, make_new_game_scene, Size{1280, 800});
    EXPECT_GT(large.find("More options")->y, 560) << "below it was half a window";
    MenuScreen low(world, make_new_game_scene, Size{1000, 600});
    EXPECT_TRUE(low.find("Diabolical"));
}

TEST(NewGameScene, WhatWasChosenLastTimeIsNotHidden)
{
    MenuWorld world;
    world.settings.last_game.symmetry = engine::Symmetry::Rotation2;
    world.settings.last_game.is_minimal = true;
    MenuScreen screen(world, make_new_game_scene);
    EXPECT_TRUE(screen.shows("More options: 2 chosen"));
}

TEST(NewGameScene, SaysWhyWhatWasChosenLastTimeDoesNotGoWithALevel)
{
    MenuWorld world;
    world.settings.last_game.technique = engine::find_technique("x_wing");
    world.settings.last_game.level = world.settings.last_game.technique->standing.level;
    MenuScreen screen(world, make_new_game_scene);
    EXPECT_FALSE(screen.shows("The technique is too hard for this level: choose a harder level"));
    screen.press_digit('1');
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    ASSERT_EQ(world.host.shown.size(), 1u);
    EXPECT_EQ(world.host.shown.front().headline.text, "There is no such puzzle");
}

TEST(NewGameScene, EveryCardOfALayoutCanBeReachedByKeys)
{
    MenuWorld world;
    MenuScreen screen(world, make_new_game_scene);
    screen.press(Key::Up);
    screen.press(Key::Left);
    screen.press(Key::Space);
    EXPECT_FALSE(screen.shows("9×9 Easy")) << "another size";
    for (int step = 0; step < 4; ++step)
        screen.press(Key::Right);
    screen.press(Key::Space);
    screen.press(Key::Space);
    EXPECT_TRUE(screen.says("5×5 Jigsaw")) << "the first of those that were unfolded";
}

TEST(NewGameScene, EscapeAndTheArrowGoBack)
{
    MenuWorld world;
    MenuScreen screen(world, make_new_game_scene);
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::Pop);
    EXPECT_EQ(screen.click(Point{70, 50}).kind, Kind::Pop);
}

} // namespace
} // namespace game
