// Screens that need something of a disk which takes its time: they say so, go on, and take it when
// it comes.

#include <gtest/gtest.h>

#include "game/scenes/notice_strip.h"
#include "game/scenes/screens.h"
#include "game/scenes/work/pending.h"
#include "tests/game/menu_screen.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

using Kind = Transition::Kind;

class Waiting : public testing::Test {
protected:
    Waiting()
    {
        world.add_game("a-game", 41);
        world.saves.disk_stands_still = true;
    }
    void give_games() { world.saves.asked_for_games.back().set_value(world.saves.saved); }
    void give_no_game()
    {
        world.saves.asked_for_a_game.back().set_value(MemorySaves::no_game("a-game"));
    }
    void give_game()
    {
        engine::SavedGame game = new_game();
        game.id = "a-game";
        world.saves.asked_for_a_game.back().set_value(std::move(game));
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
    // Nothing if the text is not there.
    static std::optional<Tint> tint_of(const MenuScreen& screen, std::string_view text)
    {
        const DisplayList list = screen.picture();
        for (const DrawCall& call : list.calls()) {
            const auto* drawn = std::get_if<drawn::Text>(&call.what);
            if (drawn != nullptr && drawn->text == text)
                return drawn->tint;
        }
        return std::nullopt;
    }
    // In one line or in several.
    static bool says_that_it_waits(const MenuScreen& screen)
    {
        return screen.picture().to_text().find("Waiting for the disk") != std::string::npos;
    }

    MenuWorld world;
};

TEST_F(Waiting, TheTitleShowsTheLastGameWhenItComes)
{
    MenuScreen screen(world, make_title_scene);
    EXPECT_TRUE(says_that_it_waits(screen));
    EXPECT_TRUE(screen.scene().is_busy());
    EXPECT_EQ(screen.press_letter('C').kind, Kind::Stay);
    EXPECT_EQ(screen.press_letter('R').kind, Kind::Push) << "all else can be had";
    give_games();
    pass(screen);
    EXPECT_FALSE(says_that_it_waits(screen));
    EXPECT_TRUE(screen.shows("Continue"));
    EXPECT_FALSE(screen.scene().is_busy());
}

TEST_F(Waiting, TheTitleOpensAGameWhenItComes)
{
    MenuScreen screen(world, make_title_scene);
    give_games();
    pass(screen);
    EXPECT_EQ(screen.press_letter('C').kind, Kind::Stay);
    EXPECT_TRUE(says_that_it_waits(screen));
    give_no_game();
    pass(screen);
    EXPECT_EQ(world.host.shown.size(), 1u) << "why it can't be opened";
}

TEST_F(Waiting, TheTitleLeadsToTheGameThatComesLate)
{
    MenuScreen screen(world, make_title_scene);
    give_games();
    pass(screen);
    EXPECT_EQ(screen.press_letter('C').kind, Kind::Stay);
    EXPECT_EQ(pass(screen).kind, Kind::Stay) << "it has not come yet";
    give_game();
    const Transition next = pass(screen);
    EXPECT_EQ(next.kind, Kind::Push);
    expect_play_of_the_game(next);
    EXPECT_EQ(pass(screen).kind, Kind::Stay) << "only once";
}

TEST_F(Waiting, SavedGamesLeadToTheGameThatComesLate)
{
    MenuScreen screen(world, make_saved_games_scene);
    give_games();
    pass(screen);
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    EXPECT_EQ(pass(screen).kind, Kind::Stay) << "it has not come yet";
    give_game();
    const Transition next = pass(screen);
    EXPECT_EQ(next.kind, Kind::ReplaceAll);
    expect_play_of_the_game(next);
    EXPECT_EQ(pass(screen).kind, Kind::Stay) << "only once";
}

TEST_F(Waiting, AGameThatIsNoLongerWantedDoesNotOpen)
{
    MenuScreen screen(world, make_title_scene);
    give_games();
    pass(screen);
    screen.press_letter('C');
    EXPECT_EQ(screen.press_letter('R').kind, Kind::Push);
    give_no_game();
    pass(screen);
    EXPECT_TRUE(world.host.shown.empty());
}

TEST_F(Waiting, SavedGamesAreListedWhenTheyCome)
{
    MenuScreen screen(world, make_saved_games_scene);
    EXPECT_TRUE(says_that_it_waits(screen));
    EXPECT_FALSE(screen.shows("No game in progress. Games that you leave are kept here."));
    EXPECT_EQ(screen.press(Key::Enter).kind, Kind::Stay);
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::Pop);
    give_games();
    pass(screen);
    EXPECT_FALSE(says_that_it_waits(screen));
    screen.press(Key::Enter);
    EXPECT_TRUE(says_that_it_waits(screen)) << "for the game itself";
    give_no_game();
    pass(screen);
    EXPECT_TRUE(screen.shows("No game a-game"));
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
    give_games();
    screen.scene().update(engine::MonotonicTime{1});
    EXPECT_FALSE(screen.scene().is_busy());
    EXPECT_TRUE(screen.shows("Games in progress: 1. Recorded games: 0."));
}

TEST_F(Waiting, TheDataPageSaysHowFarAnExportIsAndCancelsIt)
{
    world.saves.disk_stands_still = false;
    world.saves.exports_stand_still = true;
    MenuScreen screen(world, make_settings_scene);
    screen.click("Data");
    const auto pass_to = [&](int milliseconds) {
        world.host.time = engine::MonotonicTime{milliseconds};
        screen.scene().update(world.host.time);
    };
    screen.click("Export everything");
    pass_to(400);
    EXPECT_FALSE(screen.shows("Exporting")) << "it may be over in a moment";
    pass_to(600);
    EXPECT_TRUE(screen.shows("Exporting"));
    world.saves.export_cancel.tell(5, 20);
    pass_to(2000);
    EXPECT_TRUE(screen.shows("Exporting: 5 of 20 · 7 s left"));
    EXPECT_FALSE(world.saves.export_cancel.is_asked());
    screen.click("Cancel");
    EXPECT_TRUE(world.saves.export_cancel.is_asked());
    world.saves.asked_for_exports.back().set_value(
        engine::Failure{{"Cancelled: nothing was written."}});
    pass_to(2100);
    EXPECT_TRUE(screen.shows("Cancelled: nothing was written."));
    EXPECT_EQ(tint_of(screen, "Cancelled: nothing was written."), Tint(Paint::Ink2));
    EXPECT_FALSE(screen.shows("Cancel"));
    EXPECT_FALSE(screen.scene().is_busy());
    screen.click("Export everything");
    world.saves.asked_for_exports.back().set_value(engine::Failure{{"The disk is full."}});
    pass_to(2200);
    EXPECT_EQ(tint_of(screen, "The disk is full."), Tint(Paint::Error));
}

TEST_F(Waiting, TroubleIsNoLongerShownWhenItIsOver)
{
    const FixedMeasure measure;
    Services services = world.services();
    NoticeStrip strip(services);
    world.saves.save_error_now = engine::Message{"Not saved"};
    world.saves.notices = {{{"Not saved"}, {"the disk is full"}, engine::Lasts::UntilSaved},
                           {{"The settings were damaged"}}};
    strip.lay_out({1280, 800}, measure);
    const auto shows = [&](std::string_view text) {
        DisplayList list({1280, 800}, measure);
        strip.draw(list);
        return list.shows(text);
    };
    EXPECT_TRUE(shows("Not saved"));
    world.saves.save_error_now.reset();
    strip.lay_out({1280, 800}, measure);
    EXPECT_FALSE(shows("Not saved"));
    EXPECT_TRUE(shows("The settings were damaged")) << "this one needs an answer";
}

} // namespace
} // namespace game
