// Screens that need something of a disk which takes its time: they say so, go on, and take it when
// it comes.

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "game/scenes/notice_strip.h"
#include "game/scenes/play/play_scene.h"
#include "game/scenes/screens.h"
#include "game/scenes/waiting/pending.h"
#include "tests/game/menu_screen.h"

namespace game {
namespace {

using Kind = Transition::Kind;

class Waiting : public testing::Test {
protected:
    Waiting()
    {
        world.add_game("a-game", 41);
        world.saves.stand_still();
    }
    // The disk gives what was asked for, and stands still again.
    void give()
    {
        world.saves.go_on();
        world.saves.stand_still();
    }
    void lose_game()
    {
        world.saves.go_on();
        world.saves.disk().remove("/data/games/a-game.game");
        world.saves.stand_still();
    }
    static void expect_play_of_the_game(const Transition& next)
    {
        ASSERT_TRUE(next.make_scene);
        const std::unique_ptr<Scene> scene = next.make_scene();
        const auto* play = dynamic_cast<const PlayScene*>(scene.get());
        ASSERT_NE(play, nullptr);
        EXPECT_EQ(play->game().id, "a-game");
    }
    Transition pass(MenuScreen& screen) { return screen.scene().update(engine::MonotonicTime{0}); }
    // Nothing if no text begins with this.
    static std::optional<Tint> tint_of(const MenuScreen& screen, std::string_view text)
    {
        const DisplayList list = screen.picture();
        for (const DrawCall& call : list.calls()) {
            const auto* drawn = std::get_if<drawn::Text>(&call.what);
            if (drawn != nullptr && drawn->text.starts_with(text))
                return drawn->tint;
        }
        return std::nullopt;
    }
    // In one line or in several.
    static bool says_that_it_waits(const MenuScreen& screen)
    {
        return screen.picture().to_text().find("Waiting for the disk") != std::string::npos;
    }

    MenuWorld world{no_wait};
};

TEST_F(Waiting, TheTitleShowsTheLastGameWhenItComes)
{
    MenuScreen screen(world, make_title_scene);
    EXPECT_TRUE(says_that_it_waits(screen));
    EXPECT_TRUE(screen.scene().is_busy());
    EXPECT_EQ(screen.press_letter('C').kind, Kind::Stay);
    EXPECT_EQ(screen.press_letter('R').kind, Kind::Push) << "all else can be had";
    give();
    pass(screen);
    EXPECT_FALSE(says_that_it_waits(screen));
    EXPECT_TRUE(screen.shows("Continue"));
    screen.wait_while_busy(); // the day is read, too
}

TEST_F(Waiting, TheTitleOpensAGameWhenItComes)
{
    MenuScreen screen(world, make_title_scene);
    give();
    pass(screen);
    lose_game();
    EXPECT_EQ(screen.press_letter('C').kind, Kind::Stay);
    EXPECT_TRUE(says_that_it_waits(screen));
    give();
    pass(screen);
    EXPECT_EQ(world.host.shown.size(), 1u) << "why it can't be opened";
}

TEST_F(Waiting, TheTitleLeadsToTheGameThatComesLate)
{
    MenuScreen screen(world, make_title_scene);
    give();
    pass(screen);
    EXPECT_EQ(screen.press_letter('C').kind, Kind::Stay);
    EXPECT_EQ(pass(screen).kind, Kind::Stay) << "it has not come yet";
    give();
    const Transition next = pass(screen);
    EXPECT_EQ(next.kind, Kind::Push);
    expect_play_of_the_game(next);
    EXPECT_EQ(pass(screen).kind, Kind::Stay) << "only once";
}

TEST_F(Waiting, SavedGamesLeadToTheGameThatComesLate)
{
    MenuScreen screen(world, make_open_scene);
    give();
    pass(screen);
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    EXPECT_EQ(pass(screen).kind, Kind::Stay) << "it has not come yet";
    give();
    const Transition next = pass(screen);
    EXPECT_EQ(next.kind, Kind::ReplaceAll);
    expect_play_of_the_game(next);
    EXPECT_EQ(pass(screen).kind, Kind::Stay) << "only once";
}

TEST_F(Waiting, AGameThatIsNoLongerWantedDoesNotOpen)
{
    MenuScreen screen(world, make_title_scene);
    give();
    pass(screen);
    lose_game();
    screen.press_letter('C');
    EXPECT_EQ(screen.press_letter('R').kind, Kind::Push);
    give();
    pass(screen);
    EXPECT_TRUE(world.host.shown.empty());
}

TEST_F(Waiting, SavedGamesAreListedWhenTheyCome)
{
    MenuScreen screen(world, make_open_scene);
    EXPECT_TRUE(says_that_it_waits(screen));
    EXPECT_FALSE(screen.shows("No game in progress. Games that you leave are kept here."));
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::Pop);
    give();
    pass(screen);
    EXPECT_FALSE(says_that_it_waits(screen));
    lose_game();
    screen.press(Key::Enter);
    EXPECT_TRUE(says_that_it_waits(screen)) << "for the game itself";
    give();
    pass(screen);
    EXPECT_TRUE(screen.says("There is no saved game \"a-game\"."));
}

TEST_F(Waiting, RecordsAreShownWhenTheyCome)
{
    Services services = world.services();
    services.records_are_read = false;
    const FixedMeasure measure;
    const auto scene = make_records_scene(services);
    const auto text = [&] {
        DisplayList list({1280, 800}, measure);
        scene->lay_out({1280, 800}, measure);
        scene->draw(list);
        return list.to_text();
    };
    EXPECT_NE(text().find("Waiting for the disk"), std::string::npos);
    EXPECT_EQ(text().find("No run yet"), std::string::npos);
    world.add_run("9x9 hard", 754, 1);
    services.records_are_read = true;
    EXPECT_EQ(text().find("Waiting for the disk"), std::string::npos);
    EXPECT_NE(text().find("12:34.4"), std::string::npos);
}

TEST_F(Waiting, TheDataPageCountsTheGamesWhenTheyCome)
{
    MenuScreen screen(world, make_settings_scene);
    screen.click("Data");
    EXPECT_TRUE(screen.scene().is_busy());
    EXPECT_TRUE(screen.shows("Games in progress: …. Recorded games: 0."));
    give();
    screen.scene().update(engine::MonotonicTime{1});
    EXPECT_FALSE(screen.scene().is_busy());
    EXPECT_TRUE(screen.shows("Games in progress: 1. Recorded games: 0."));
}

TEST_F(Waiting, TheDataPageSaysHowFarAnExportIsAndCancelsIt)
{
    world.saves.go_on();
    for (int number = 10; number < 26; ++number)
        world.add_game("game-" + std::to_string(number), 1);
    MenuScreen screen(world, make_settings_scene);
    const auto pass_to = [&](int milliseconds) {
        world.host.time = engine::MonotonicTime{milliseconds};
        screen.scene().update(world.host.time);
    };
    screen.click("Data");
    world.saves.settle();
    pass_to(0);
    world.saves.stand_still("/game-11.game"); // before it are book, settings, tables, two games
    screen.click("Export everything");
    pass_to(400);
    EXPECT_FALSE(screen.says("Exporting")) << "it may be over in a moment";
    pass_to(600);
    EXPECT_TRUE(screen.says("Exporting"));
    for (int turn = 0; turn < 5000 && !screen.shows("Exporting: 5 of 20 · 7 s left"); ++turn) {
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
        pass_to(2000);
    }
    EXPECT_TRUE(screen.shows("Exporting: 5 of 20 · 7 s left"));
    screen.click("Cancel");
    world.saves.go_on();
    pass_to(2100);
    world.saves.settle();
    pass_to(2100);
    EXPECT_TRUE(screen.shows("Cancelled: nothing was written."));
    EXPECT_EQ(tint_of(screen, "Cancelled: nothing was written."), Tint(Paint::Ink2));
    EXPECT_FALSE(screen.shows("Cancel"));
    EXPECT_FALSE(screen.scene().is_busy());
    world.saves.fail("exports");
    screen.click("Export everything");
    world.saves.settle();
    pass_to(2200);
    EXPECT_EQ(tint_of(screen, "Not saved: the disk is full."), Tint(Paint::Error));
}

TEST_F(Waiting, TroubleIsNoLongerShownWhenItIsOver)
{
    const FixedMeasure measure;
    Services services = world.services();
    NoticeStrip strip(services);
    world.saves.go_on();
    world.saves.fail("records");
    world.saves.write(saving(world.records));
    world.saves.disk().put("/data/settings.txt", std::string(10, '\0'));
    world.saves.settings();
    strip.lay_out({1280, 800}, measure);
    const auto shows = [&](std::string_view text) {
        DisplayList list({1280, 800}, measure);
        strip.draw(list);
        return list.shows(text);
    };
    EXPECT_TRUE(shows("Not saved: trying again every 10 seconds"));
    world.saves.repair();
    strip.lay_out({1280, 800}, measure);
    EXPECT_FALSE(shows("Not saved: trying again every 10 seconds"));
    EXPECT_TRUE(shows("The settings were damaged")) << "this one needs an answer";
}

} // namespace
} // namespace game
