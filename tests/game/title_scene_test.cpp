// The first screen: what it shows, where it leads, and that it moves only when it must.

#include "game/scenes/screens.h"

#include <gtest/gtest.h>

#include "engine/arcade/arcade_mode.h"
#include "engine/make/puzzle_maker.h"
#include "game/scenes/title/demo_panel.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/game/changes.h"
#include "tests/game/menu_screen.h"

namespace game {
namespace {

using Kind = Transition::Kind;

TEST(TitleScene, EnterPlaysAtOnce)
{
    MenuWorld world;
    MenuScreen title(world, make_title_scene);
    EXPECT_TRUE(title.says("9×9 Easy, clock starts at once"));
    EXPECT_EQ(title.press(Key::Enter).kind, Kind::Push);
}

TEST(TitleScene, NeverCutsWhatIsPlayedWithoutDots)
{
    for (const Size window : {Size{480, 640}, Size{640, 480}, Size{800, 600}, Size{1280, 800}}) {
        MenuWorld world;
        world.settings.last_game.layout =
            "9x9+diagonals+windoku+disjoint-groups+anti-knight+anti-king+killer";
        MenuScreen title(world, make_title_scene, window);
        const std::string shown = title.picture().to_text();
        const bool whole = shown.find("at once\"") != std::string::npos ||
                           shown.find("Easy\"") != std::string::npos;
        EXPECT_NE(whole, shown.find("…\"") != std::string::npos) << window.width;
    }
}

TEST(TitleScene, OffersToContinueOnlyWhenThereIsAGame)
{
    MenuWorld world;
    EXPECT_FALSE(MenuScreen(world, make_title_scene).shows("Continue"));
    world.add_game("a-game", 41);
    MenuScreen title(world, make_title_scene);
    EXPECT_TRUE(title.shows("Continue"));
    EXPECT_TRUE(title.says("9×9 Hard, 12:41"));
}

TEST(TitleScene, EnterContinuesTheGameThatWaits)
{
    MenuWorld world;
    engine::SaveFolder other_copy = engine::open_on(world.saves.disk());
    ASSERT_TRUE(other_copy.save(game_in_progress("a-game", 41)));
    MenuScreen title(world, make_title_scene);
    EXPECT_EQ(title.press(Key::Enter).kind, Kind::Stay);
    EXPECT_EQ(world.host.shown.size(), 1u) << "it is open there";
    EXPECT_TRUE(title.says("9×9 Easy, clock starts at once"));
    title.press(Key::Up);
    EXPECT_EQ(title.press(Key::Enter).kind, Kind::Push) << "another one is above it";
    EXPECT_EQ(title.press_letter('P').kind, Kind::Push);
}

// Of the first text that is equal.
std::optional<Tint> tint_of(std::string_view text, const MenuScreen& screen)
{
    const DisplayList picture = screen.picture();
    for (const DrawCall& call : picture.calls()) {
        const auto* drawn = std::get_if<drawn::Text>(&call.what);
        if (drawn != nullptr && std::string_view(drawn->text) == text)
            return drawn->tint;
    }
    return std::nullopt;
}

// Enter presses what is filled.
TEST(TitleScene, TheGameThatWaitsFollowsPlayAndIsTheFilledOne)
{
    for (const Size window : {Size{480, 640}, Size{800, 600}, Size{900, 900}, Size{1280, 800}}) {
        SCOPED_TRACE(window.width);
        MenuWorld world;
        const MenuScreen newcomers(world, make_title_scene, window);
        EXPECT_EQ(tint_of("Play", newcomers), Tint(Paint::OnAccent));
        world.add_game("a-game", 41);
        const MenuScreen title(world, make_title_scene, window);
        EXPECT_EQ(tint_of("Play", title), Tint(Paint::Ink));
        EXPECT_EQ(tint_of("Continue", title), Tint(Paint::OnAccent));
        EXPECT_LT(title.find("Play")->y, title.find("Continue")->y);
        EXPECT_LT(title.find("Continue")->y, title.find("New game")->y);
    }
}

TEST(TitleScene, ShowsTheDemoInANearlySquareWindow)
{
    MenuWorld world;
    EXPECT_TRUE(MenuScreen(world, make_title_scene, {900, 900}).says("Demo"));
    EXPECT_FALSE(MenuScreen(world, make_title_scene, {800, 600}).says("Demo"));
}

TEST(TitleScene, SaysWhyAGameCannotBeOpened)
{
    MenuWorld world;
    world.add_game("a-game", 41);
    MenuScreen title(world, make_title_scene);
    world.saves.disk().remove("/data/games/a-game.game");
    EXPECT_EQ(title.press_letter('C').kind, Kind::Stay);
    ASSERT_EQ(world.host.shown.size(), 1u);
    EXPECT_EQ(engine::in_english(world.host.shown[0].headline), "This game can't be opened");
    EXPECT_EQ(engine::in_english(world.host.shown[0].detail), "There is no saved game \"a-game\".");
}

TEST(TitleScene, LettersAndClicksLeadToTheOtherScreens)
{
    MenuWorld world;
    MenuScreen title(world, make_title_scene);
    for (char letter : {'N', 'A', 'L', 'R', 'O', 'S', 'D', 'P'})
        EXPECT_EQ(title.press_letter(letter).kind, Kind::Push) << letter;
    for (char letter : {'B', 'E', 'F', 'K', 'T'}) // which have no place there
        EXPECT_EQ(title.press_letter(letter).kind, Kind::Push) << letter;
    EXPECT_EQ(title.press(Key::F1).kind, Kind::Push);
    EXPECT_EQ(title.press_letter('Q').kind, Kind::Quit);
    EXPECT_EQ(title.click("Records").kind, Kind::Push);
    EXPECT_EQ(title.click("Quit").kind, Kind::Quit);
    EXPECT_EQ(title.press(Key::Escape).kind, Kind::Stay);
}

TEST(TitleScene, ArrowsWalkTheMenu)
{
    MenuWorld world;
    world.settings.offers_lesson = false;
    MenuScreen title(world, make_title_scene);
    title.press(Key::Down);  // New game
    title.press(Key::Down);  // Learn
    title.press(Key::Down);  // Open
    title.press(Key::Down);  // Help
    title.press(Key::Right); // Quit
    EXPECT_EQ(title.press(Key::Enter).kind, Kind::Quit);
}

TEST(TitleScene, OffersAPuzzleThatWasCopied)
{
    MenuWorld world;
    world.host.copied = "bread and milk";
    MenuScreen title(world, make_title_scene);
    title.scene().update(engine::MonotonicTime{0});
    title.scene().update(engine::MonotonicTime{300});
    EXPECT_FALSE(title.shows("Copied puzzle"));

    world.host.copied =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    title.scene().update(engine::MonotonicTime{400});
    EXPECT_FALSE(title.shows("Copied puzzle")) << "it looks again when the window comes back";
    title.scene().handle(FocusGained{});
    title.scene().update(engine::MonotonicTime{500});
    EXPECT_TRUE(title.shows("Copied puzzle"));
    EXPECT_EQ(title.click("Copied puzzle").kind, Kind::Push);
}

// What a title shows after so long without input.
Transition title_after(MenuScreen& title, int milliseconds)
{
    title.scene().update(engine::MonotonicTime{0});
    return title.scene().update(engine::MonotonicTime{milliseconds});
}

TEST(TitleScene, ShowsWhatThereIsWhileNobodyPlays)
{
    MenuWorld world;
    MenuScreen title(world, make_title_scene);
    EXPECT_EQ(title_after(title, 44'999).kind, Kind::Stay);
    EXPECT_EQ(title.scene().update(engine::MonotonicTime{45'000}).kind, Kind::Push);
    title.press(Key::Left);
    EXPECT_EQ(title.scene().update(engine::MonotonicTime{50'000}).kind, Kind::Stay);
    EXPECT_EQ(title.scene().update(engine::MonotonicTime{94'999}).kind, Kind::Stay);
    EXPECT_EQ(title.scene().update(engine::MonotonicTime{95'000}).kind, Kind::Push);
}

TEST(TitleScene, StaysWithLittleMotionOrInTheBackground)
{
    for (const MotionChoice motion : {MotionChoice::Calm, MotionChoice::Off}) {
        MenuWorld world;
        world.settings.motion = motion;
        MenuScreen title(world, make_title_scene);
        EXPECT_EQ(title_after(title, 500'000).kind, Kind::Stay);
    }
    MenuWorld world;
    MenuScreen title(world, make_title_scene);
    title.scene().handle(FocusLost{});
    EXPECT_EQ(title_after(title, 500'000).kind, Kind::Stay);
}

TEST(AttractScene, ShowsOnePageAfterAnotherAndAnyKeyEndsIt)
{
    MenuWorld world;
    world.saves.write(saving(engine::table_id(engine::arcade_modes().front()),
                             {.id = "one", .initials = "EVA", .score = 1200}));
    MenuScreen attract(world, make_attract_scene);
    std::vector<std::string> seen;
    for (int page = 0; page < 4; ++page) {
        attract.scene().update(engine::MonotonicTime{page * 10'000});
        EXPECT_TRUE(attract.shows("Press any key"));
        const char* shown = attract.shows("The best of the arcade") ? "tables"
                            : attract.shows("Gauntlet")             ? "modes"
                                                                    : "technique";
        seen.emplace_back(shown);
        EXPECT_LE(attract.scene().next_change(), engine::PlayTime{10'000});
    }
    EXPECT_EQ(seen, (std::vector<std::string>{"technique", "tables", "modes", "technique"}));
    EXPECT_EQ(attract.press(Key::Enter).kind, Kind::Pop);
    EXPECT_EQ(attract.press_letter('Q').kind, Kind::Pop) << "and does nothing else";
    EXPECT_EQ(attract.scene().handle(PointerPressed{}).kind, Kind::Pop);
    EXPECT_EQ(attract.scene().handle(PointerMoved{.at = {5, 5}}).kind, Kind::Stay);
    EXPECT_EQ(attract.scene().handle(PointerMoved{.at = {6, 5}}).kind, Kind::Stay);
    EXPECT_EQ(attract.scene().handle(PointerMoved{.at = {60, 5}}).kind, Kind::Pop);
    EXPECT_TRUE(attract.scene().takes_every_key());
}

TEST(AttractScene, StandsWhileTheWindowIsNotInFront)
{
    MenuWorld world;
    MenuScreen attract(world, make_attract_scene);
    EXPECT_EQ(attract.scene().handle(FocusLost{}).kind, Kind::Stay);
    EXPECT_EQ(attract.scene().update(engine::MonotonicTime{500'000}).kind, Kind::Stay);
    EXPECT_EQ(attract.scene().next_change(), std::nullopt);
    EXPECT_EQ(attract.scene().handle(FocusGained{}).kind, Kind::Pop);
}

TEST(TitleScene, ShowsTheLanguageByItsNameAndLeadsToTheOthers)
{
    MenuWorld world;
    MenuScreen title(world, make_title_scene);
    const Transition next = title.click("English");
    EXPECT_EQ(next.kind, Kind::Push);
    MenuScreen settings(world, make_languages_scene);
    for (const engine::Language& language : world.languages)
        EXPECT_TRUE(settings.shows(language.name)) << language.code;
    settings.click("Español");
    EXPECT_EQ(world.settings.language, "es");
    EXPECT_EQ(world.saves.settings().language, "es");
    EXPECT_EQ(world.host.changes, 1);
}

TEST(TitleScene, TheDemoWritesThreeDigitsASecond)
{
    MenuWorld world;
    MenuScreen title(world, make_title_scene);
    title.wait_while_busy();
    const DisplayList before = title.picture();
    title.scene().update(engine::MonotonicTime{100});
    EXPECT_TRUE(changed_areas(before, title.picture()).empty());
    title.scene().update(engine::MonotonicTime{340});
    EXPECT_FALSE(changed_areas(before, title.picture()).empty());
    EXPECT_EQ(title.scene().next_change(), engine::PlayTime{333});
}

TEST(TitleScene, StandsStillWhereThereIsNoRoomForTheDemo)
{
    MenuWorld world;
    world.fill();
    world.settings.motion = MotionChoice::Calm; // without the light through the wordmark
    MenuScreen title(world, make_title_scene, Size{480, 640});
    title.wait_while_busy();
    EXPECT_EQ(title.scene().next_change(), engine::PlayTime{300}) << "to look at what was copied";
    title.scene().update(engine::MonotonicTime{300});
    EXPECT_FALSE(title.scene().next_change());
}

TEST(TitleScene, TheDemoStandsStillForThoseWhoWantLittleMotion)
{
    for (const MotionChoice motion : {MotionChoice::Calm, MotionChoice::Off}) {
        MenuWorld world;
        world.settings.motion = motion;
        MenuScreen title(world, make_title_scene);
        title.wait_while_busy();
        const DisplayList before = title.picture();
        title.scene().update(engine::MonotonicTime{6'200});
        EXPECT_TRUE(changed_areas(before, title.picture()).empty());
        EXPECT_FALSE(title.scene().next_change());
    }
}

TEST(TitleScene, ALightRunsThroughTheWordmarkEverySixSeconds)
{
    MenuWorld world;
    world.host.time = engine::MonotonicTime{1'000};
    MenuScreen title(world, make_title_scene, Size{480, 640}); // without the demo
    title.wait_while_busy();
    const DisplayList before = title.picture();
    title.scene().update(engine::MonotonicTime{1'300}); // when it looks at what was copied
    EXPECT_EQ(title.scene().next_change(), engine::PlayTime{5'700});
    title.scene().update(engine::MonotonicTime{7'200});
    EXPECT_FALSE(changed_areas(before, title.picture()).empty());
    EXPECT_EQ(title.scene().next_change(), engine::PlayTime{16});
    title.scene().update(engine::MonotonicTime{8'500});
    EXPECT_TRUE(changed_areas(before, title.picture()).empty());
    EXPECT_EQ(title.scene().next_change(), engine::PlayTime{4'500});
}

TEST(TitleScene, TheRecordsTakeTurns)
{
    MenuWorld world;
    world.fill();
    MenuScreen title(world, make_title_scene);
    title.scene().update(engine::MonotonicTime{0});
    const auto shows_another = [&](int milliseconds) {
        const bool first = title.shows("9×9 Hard");
        title.scene().update(engine::MonotonicTime{milliseconds});
        return first != title.shows("9×9 Hard");
    };
    EXPECT_TRUE(shows_another(20'000) || shows_another(40'000));
}

TEST(TitleScene, OffersALessonToThosePlayingForTheFirstTime)
{
    MenuWorld world;
    constexpr const char* offer = "First time? Learn it in a minute";
    MenuScreen title(world, make_title_scene);
    EXPECT_TRUE(title.shows(offer));
    EXPECT_EQ(title.press_letter('F').kind, Kind::Push);
    EXPECT_EQ(title.click(offer).kind, Kind::Push);
    EXPECT_FALSE(title.shows("Other boards of the day")) << "too much for the first time";

    MenuWorld another;
    another.add_run("9x9 easy", 192, 1);
    EXPECT_FALSE(MenuScreen(another, make_title_scene).shows(offer));
    MenuWorld third;
    third.settings.offers_lesson = false;
    EXPECT_FALSE(MenuScreen(third, make_title_scene).shows(offer));
}

// What can be pressed besides the language, the themes and the days.
std::size_t targets_of(const MenuScreen& title)
{
    const std::size_t language = 1;
    const std::size_t themes = 2;
    return title.picture().targets().size() - language - themes;
}

TEST(TitleScene, ANewcomerMeetsAtMostElevenTargets)
{
    for (const Size window : {Size{1280, 800}, Size{900, 900}, Size{800, 600}, Size{480, 640}}) {
        for (const bool offers_lesson : {true, false}) {
            MenuWorld world;
            world.settings.offers_lesson = offers_lesson;
            MenuScreen title(world, make_title_scene, window);
            title.wait_while_busy();
            EXPECT_LE(targets_of(title), 11u) << window.width << " " << offers_lesson;
            EXPECT_GE(targets_of(title), 10u) << window.width << " " << offers_lesson;
        }
    }
}

Demo demo_of(const engine::Puzzle& puzzle)
{
    return Demo(puzzle.grid, puzzle.givens);
}

TEST(Demo, SolvesItsPuzzleAndStartsAnew)
{
    engine::PuzzleSpec spec;
    spec.seed = 7;
    const engine::Puzzle puzzle = engine::make_puzzle(spec)->puzzle;
    Demo demo = demo_of(puzzle);
    while (!demo.is_full())
        demo.step();
    EXPECT_EQ(demo.board().digits(), puzzle.solution);
    EXPECT_EQ(demo.share(), 1.0);
    demo.step();
    EXPECT_EQ(demo.board().digits(), puzzle.givens);
}

TEST(Demo, ShowsAsNotesWhatATechniqueLeaves)
{
    engine::PuzzleSpec spec;
    spec.level = engine::Level::Hard;
    spec.seed = 1;
    Demo demo = demo_of(engine::make_puzzle(spec)->puzzle);
    bool noted = false;
    while (!demo.is_full()) {
        demo.step();
        ASSERT_NE(demo.technique(), nullptr);
        ASSERT_FALSE(demo.changed().empty());
        for (const engine::Cell cell : demo.changed())
            noted = noted || !demo.board()[cell].centre_notes.empty();
    }
    EXPECT_TRUE(noted);
}

} // namespace
} // namespace game
