// Settings are changed with arrows, Space and clicks, and saved at once.

#include "game/scenes/screens.h"

#include <gtest/gtest.h>

#include <chrono>
#include <optional>
#include <thread>

#include "engine/store/folder/data_export.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/game/menu_screen.h"

namespace game {
namespace {

using Kind = Transition::Kind;

TEST(SettingsScene, ArrowsWalkRowsAndChangeThem)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    screen.press(Key::Right); // in the first row: wrong digits
    EXPECT_EQ(world.settings.mistakes, MistakeCheck::AnyError);
    EXPECT_EQ(world.saves.settings(), world.settings) << "each change at once";
    screen.press(Key::Down); // marks
    screen.press(Key::Left);
    EXPECT_EQ(world.settings.marks, MarkTime::WhenFull);
    EXPECT_EQ(world.saves.settings(), world.settings);
    screen.press(Key::Down); // clear notes
    screen.press(Key::Space);
    EXPECT_FALSE(world.settings.clear_peer_notes);
    EXPECT_EQ(world.host.changes, 3);
    EXPECT_EQ(world.saves.settings(), world.settings);
}

TEST(SettingsScene, WhetherHelpIsAskedForIsAChoice)
{
    MenuWorld world;
    world.settings.ask_before_help = false; // chosen at the question
    MenuScreen screen(world, make_settings_scene);
    ASSERT_TRUE(screen.shows("Ask before help"));
    for (int row = 0; row < 4; ++row)
        screen.press(Key::Down);
    screen.press(Key::Space);
    EXPECT_TRUE(world.settings.ask_before_help);
    EXPECT_EQ(world.saves.settings(), world.settings);
}

TEST(SettingsScene, WhoseRunsAreComparedIsAskedWhereSeveralPeoplePlay)
{
    MenuWorld world;
    world.settings.initials = "ANN";
    const auto add = [&world](const char* initials, const char* seed) {
        world.records.add({.category = "9x9 easy",
                           .initials = initials,
                           .time = engine::PlayTime{60'000},
                           .stats = {},
                           .seed = seed});
    };
    add("ANN", "1");
    add("···", "2");
    const auto go_to_the_last_row = [](MenuScreen& screen) {
        for (int row = 0; row < 20; ++row)
            screen.press(Key::Down);
    };
    {
        MenuScreen screen(world, make_settings_scene);
        go_to_the_last_row(screen);
        EXPECT_TRUE(screen.shows("Advanced"));
        EXPECT_FALSE(screen.shows("Compare with the runs of"));
    }
    add("BOB", "3");
    MenuScreen screen(world, make_settings_scene);
    go_to_the_last_row(screen);
    EXPECT_TRUE(screen.shows("Compare with the runs of"));
    EXPECT_FALSE(screen.shows("···"));
    screen.click("Everybody");
    EXPECT_TRUE(world.settings.compares_everybody);
    EXPECT_EQ(world.settings.initials, "ANN");
    screen.click("BOB");
    EXPECT_FALSE(world.settings.compares_everybody);
    EXPECT_EQ(world.settings.initials, "BOB");
    EXPECT_EQ(world.saves.settings(), world.settings);
}

TEST(SettingsScene, TheEndOfAChoiceIsTheEnd)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    for (int step = 0; step < 5; ++step)
        screen.press(Key::Left);
    EXPECT_EQ(world.settings.mistakes, MistakeCheck::Off);
    EXPECT_EQ(world.host.changes, 1);
}

TEST(SettingsScene, TabLeadsToThePagesAndArrowsTurnThem)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    screen.press(Key::Tab, Modifiers{.shift = true});
    screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("Text size"));
    screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("Buttons and notices"));
    screen.press(Key::Up);
    screen.press(Key::Tab);
    screen.press(Key::Right);
    EXPECT_EQ(world.settings.theme, "ink") << "the first row of the page";
}

TEST(SettingsScene, PageKeysTurnThePages)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    screen.press(Key::PageDown);
    EXPECT_TRUE(screen.shows("Text size"));
    EXPECT_TRUE(screen.shows("Preview"));
    screen.press(Key::PageDown);
    EXPECT_TRUE(screen.shows("Buttons and notices"));
    screen.press(Key::PageDown);
    EXPECT_TRUE(screen.shows("Rumble"));
    screen.press(Key::PageDown);
    EXPECT_TRUE(screen.shows("Español"));
    screen.press(Key::PageDown);
    EXPECT_TRUE(screen.shows("/home/ana/saves"));
    for (int back = 0; back < 4; ++back)
        screen.press(Key::PageUp);
    EXPECT_TRUE(screen.shows("Text size"));
}

TEST(SettingsScene, ClicksChooseThemesSizesAndLanguages)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    screen.click("Look");
    screen.click("125 %");
    EXPECT_EQ(world.settings.text_size, 125);
    screen.click("Ink");
    EXPECT_EQ(world.settings.theme, "ink");
    screen.click("Language");
    screen.click("Italiano");
    EXPECT_EQ(world.settings.language, "it");
}

TEST(SettingsScene, HasTimesOfHeldKeysAndFingersAndLeadsToTheKeys)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    screen.click("Controls");
    EXPECT_FALSE(screen.shows("250"));
    screen.click("Show");
    screen.click("250");
    EXPECT_EQ(world.settings.controls.repeat_delay, 250);
    screen.click("800");
    EXPECT_EQ(world.settings.controls.repeat_delay, 800);
    screen.click("150");
    EXPECT_EQ(world.settings.controls.repeat_delay, 150);
    EXPECT_EQ(screen.click("Change").kind, Kind::Push);
}

TEST(SettingsScene, CountsWhatIsKept)
{
    MenuWorld world;
    world.fill();
    MenuScreen screen(world, make_settings_scene);
    screen.click("Data");
    EXPECT_TRUE(screen.shows("Games in progress: 2. Recorded games: 13."));
}

TEST(SettingsScene, APageCanBeResetAndForTenSecondsThatCanBeUndone)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene, Size{1280, 1000});
    screen.press(Key::Right); // any error
    screen.click("Look");
    screen.click("125 %");
    const Settings before = world.settings;
    screen.click("Reset this page");
    EXPECT_EQ(world.settings.text_size, 100);
    EXPECT_EQ(world.settings.mistakes, MistakeCheck::AnyError) << "another page";
    EXPECT_FALSE(screen.shows("Reset this page"));
    screen.click("Undo the reset");
    EXPECT_EQ(world.settings, before);
    EXPECT_EQ(world.saves.settings(), before);

    screen.click("Reset this page");
    EXPECT_EQ(screen.scene().next_change(), engine::PlayTime{10'000});
    screen.scene().update(engine::MonotonicTime{9'999});
    EXPECT_TRUE(screen.shows("Undo the reset"));
    screen.scene().update(engine::MonotonicTime{10'000});
    EXPECT_FALSE(screen.shows("Undo the reset"));
    EXPECT_TRUE(screen.shows("Reset this page"));
}

TEST(SettingsScene, WhatIsRarelyNeededIsFoldedAndReachedByKeys)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    screen.press(Key::PageDown); // Look
    for (int row = 0; row < 20; ++row)
        screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("Advanced"));
    EXPECT_FALSE(screen.shows("Name every event"));
    screen.press(Key::Space);
    EXPECT_TRUE(screen.shows("Hide"));
    screen.press(Key::Down);
    screen.press(Key::Down);
    EXPECT_TRUE(screen.shows("Name every event"));
    screen.press(Key::Space);
    EXPECT_TRUE(world.saves.settings().name_all_events);
    screen.press(Key::Up);
    screen.press(Key::Up);
    screen.press(Key::Enter);
    EXPECT_FALSE(screen.shows("Name every event"));
    EXPECT_TRUE(world.settings.name_all_events);
}

// A setting that a reset forgets would stay.
TEST(SettingsScene, AResetReachesEveryRowOfItsPage)
{
    for (int page = 0; page < 3; ++page) {
        MenuWorld world;
        MenuScreen screen(world, make_settings_scene, Size{1590, 1590}); // everything in sight
        for (int before = 0; before < page; ++before)
            screen.press(Key::PageDown);
        screen.click("Show");
        for (int row = 0; row < 20; ++row)
            screen.press(Key::Up);
        for (int row = 0; row < 20; ++row) {
            const Settings before = world.settings;
            screen.press(Key::Right);
            if (world.settings == before)
                screen.press(Key::Left);
            screen.press(Key::Down);
        }
        EXPECT_NE(world.settings, Settings()) << page;
        screen.click("Reset this page");
        EXPECT_EQ(to_text(world.settings), to_text(Settings())) << page;
    }
}

// The player of another machine: what is written there is put into the exports here.
class OtherMachine {
public:
    OtherMachine() { folder_.emplace(engine::open_on(disk_)); }

    engine::SaveFolder& folder() { return *folder_; }
    engine::MemoryDisk& disk() { return disk_; }

    void export_to(MenuWorld& world)
    {
        const auto written = engine::write_export(disk_, "/data", "old");
        ASSERT_TRUE(written);
        world.saves.disk().add_folder("/data/exports");
        world.saves.disk().put(written->string(), disk_.bytes(written->string()));
    }

private:
    engine::MemoryDisk disk_;
    std::optional<engine::SaveFolder> folder_;
};

TEST(SettingsScene, EverythingIsExportedAndImported)
{
    MenuWorld world;
    OtherMachine other;
    for (const char* id : {"one", "two"})
        ASSERT_TRUE(other.folder().save(game_in_progress(id, 3)));
    ASSERT_TRUE(other.folder().save_settings("text-size = 125\n"));
    ASSERT_TRUE(other.folder().save(engine::book_of(1)));
    other.export_to(world);
    MenuScreen screen(world, make_settings_scene, Size{1600, 1500});
    screen.click("Data");
    screen.click("Export everything");
    EXPECT_TRUE(screen.shows("Written: /data/exports/cronodoku-2026-11-21-2102.cronodoku"));
    screen.click("old.cronodoku");
    EXPECT_EQ(world.records.runs().size(), 1u);
    EXPECT_EQ(world.saves.book(), world.records);
    EXPECT_EQ(world.saves.games().size(), 2u);
    EXPECT_EQ(world.settings.text_size, 125);
    EXPECT_TRUE(screen.shows("Added games: 2, records: 1. The settings are those of the export."));
}

// For players who began with ./play and then installed the game.
TEST(SettingsScene, EverythingIsWrittenWhereTheInstalledGameImportsIt)
{
    MenuWorld world;
    {
        MenuScreen screen(world, make_settings_scene, Size{1600, 1500});
        screen.click("Data");
        EXPECT_FALSE(screen.shows("Export for the installed Cronodoku"));
    }
    world.installed_data = "/installed";
    world.saves.disk().add_folder("/installed");
    MenuScreen screen(world, make_settings_scene, Size{1600, 1500});
    screen.click("Data");
    screen.click("Export for the installed Cronodoku");
    const std::string file = "/installed/exports/cronodoku-2026-11-21-2102.cronodoku";
    EXPECT_TRUE(screen.shows("Written: " + file));
    EXPECT_TRUE(engine::read_export(world.saves.disk(), file));
}

TEST(SettingsScene, ImportingReplacesNothing)
{
    MenuWorld world;
    world.add_run("9x9 easy", 200, 1);
    world.add_run("9x9 easy", 300, 2);
    const engine::Technique& technique = *engine::all_techniques().front();
    world.settings.practice.count_solved(technique, 10);
    OtherMachine other;
    ASSERT_TRUE(other.folder().save_settings("text-size = 125\n"));
    // One of the same runs, deleted there.
    engine::Record deleted = world.records.runs()[0];
    deleted.deleted = true;
    engine::RecordBook there;
    there.add(deleted);
    ASSERT_TRUE(other.folder().save(there));
    other.export_to(world);
    const engine::RecordBook before = world.records;
    MenuScreen screen(world, make_settings_scene, Size{1600, 1500});
    screen.click("Data");
    screen.click("old.cronodoku");
    EXPECT_EQ(world.records, before);
    EXPECT_EQ(world.settings.practice.of(technique).solved, 1);
    EXPECT_EQ(world.settings.text_size, 125);
}

engine::RecordBook many_imported_runs()
{
    std::vector<engine::Record> runs;
    for (int run = 0; run < 3000; ++run)
        runs.push_back({.category = "9x9 easy",
                        .initials = "ANA",
                        .time = engine::PlayTime{100'000 + run},
                        .stats = {},
                        .game = "imported-" + std::to_string(run)});
    return engine::RecordBook(std::move(runs));
}

void export_many_runs_to(MenuWorld& world)
{
    OtherMachine other;
    ASSERT_TRUE(other.folder().save(many_imported_runs()));
    other.export_to(world);
}

TEST(SettingsScene, ManyRunsAreAddedInTheBackground)
{
    MenuWorld world;
    export_many_runs_to(world);
    MenuScreen screen(world, make_settings_scene, Size{1600, 1500});
    screen.click("Data");
    screen.click("old.cronodoku");
    EXPECT_TRUE(world.records.runs().empty());
    EXPECT_TRUE(screen.scene().is_busy());
    EXPECT_TRUE(screen.shows("Cancel"));
    // Meanwhile the book gets a run that is among them, and one that is not.
    world.add_run("9x9 easy", 200, 1);
    world.records.add(many_imported_runs().runs()[7]);
    for (int turn = 0; screen.scene().is_busy() && turn < 20'000; ++turn) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        screen.scene().update(world.host.time);
    }
    EXPECT_EQ(world.records.runs().size(), 3001u);
    EXPECT_EQ(world.saves.book(), world.records);
    EXPECT_TRUE(screen.shows("Added games: 0, records: 2999."));
}

TEST(SettingsScene, AddingManyRunsCanBeCancelled)
{
    MenuWorld world;
    export_many_runs_to(world);
    MenuScreen screen(world, make_settings_scene, Size{1600, 1500});
    screen.click("Data");
    screen.click("old.cronodoku");
    screen.click("Cancel");
    EXPECT_FALSE(screen.scene().is_busy());
    EXPECT_TRUE(screen.shows("Cancelled: no records were added."));
    EXPECT_TRUE(world.records.runs().empty());
    EXPECT_TRUE(world.saves.book().runs().empty());
}

TEST(SettingsScene, ANoticeSaysThatLeavingThePageCancelsAnImport)
{
    MenuWorld world;
    export_many_runs_to(world);
    MenuScreen screen(world, make_settings_scene, Size{1600, 1500});
    screen.click("Data");
    screen.click("old.cronodoku");
    screen.click("Data");
    EXPECT_TRUE(world.host.shown.empty()) << "it is the same page";
    screen.press(Key::Escape);
    ASSERT_EQ(world.host.shown.size(), 1u);
    EXPECT_EQ(engine::in_english(world.host.shown[0].headline), "The import was cancelled");
    EXPECT_TRUE(world.records.runs().empty());
}

TEST(SettingsScene, ANoticeSaysWhatOfAnExportIsMissing)
{
    MenuWorld world;
    OtherMachine other;
    for (const char* id : {"one", "two"})
        ASSERT_TRUE(other.folder().save(game_in_progress(id, 3)));
    ASSERT_TRUE(other.folder().save_settings("text-size = 125\n"));
    engine::ArcadeBook tables;
    tables.add("sprint", {.id = "run", .initials = "ANA", .score = 40});
    ASSERT_TRUE(other.folder().save(tables));
    other.export_to(world);
    world.saves.fail("arcade.tables");
    MenuScreen screen(world, make_settings_scene, Size{1600, 1500});
    screen.click("Data");
    screen.click("old.cronodoku");
    ASSERT_EQ(world.host.shown.size(), 1u);
    EXPECT_EQ(engine::in_english(world.host.shown[0].headline), "Not everything was added");
    EXPECT_EQ(engine::in_english(world.host.shown[0].detail),
              "The arcade tables were not added. Not saved: the disk is full. Make some room; what "
              "was saved before is still in /data/arcade.tables.");
    EXPECT_EQ(world.settings.text_size, 125);
    EXPECT_TRUE(screen.shows("Added games: 2, records: 0. The settings are those of the export."));
}

TEST(SettingsScene, RecordsAloneAreExportedForOtherPrograms)
{
    MenuWorld world;
    world.fill();
    MenuScreen screen(world, make_settings_scene, Size{1600, 1500});
    screen.click("Data");
    screen.click("Export records as CSV");
    EXPECT_TRUE(screen.shows("Written: /data/exports/cronodoku-2026-11-21-2102.csv"));
    engine::MemoryDisk& disk = world.saves.disk();
    const std::string csv = disk.bytes("/data/exports/cronodoku-2026-11-21-2102.csv");
    EXPECT_EQ(std::ranges::count(csv, '\n'), std::ssize(world.records.runs()) + 1);
    screen.click("Export records as JSON");
    EXPECT_TRUE(screen.shows("Written: /data/exports/cronodoku-2026-11-21-2102.json"));
}

TEST(SettingsScene, EverythingIsDeletedOnlyAfterAWordIsTyped)
{
    MenuWorld world;
    world.fill();
    MenuScreen screen(world, make_settings_scene, Size{1600, 1500});
    screen.click("Data");
    screen.click("Delete");
    EXPECT_TRUE(world.host.takes_text);
    EXPECT_TRUE(screen.shows("Type DELETE to delete everything for good."));
    screen.type("delet");
    screen.click("Delete everything");
    EXPECT_EQ(world.saves.games().size(), 2u);
    screen.type("e");
    const auto button = screen.find("Cancel");
    ASSERT_TRUE(button);
    screen.click(Point{button->x, button->y - 65}); // the button, not the heading of its name
    EXPECT_TRUE(world.saves.games().empty());
    EXPECT_TRUE(world.records.runs().empty());
    EXPECT_TRUE(screen.shows("All games and records are deleted."));
    EXPECT_FALSE(world.host.takes_text);
}

TEST(SettingsScene, APageWithoutRowsNamesNoKeysForThem)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    for (const char* page : {"Game", "Look", "Language"}) {
        screen.click(page);
        EXPECT_TRUE(screen.shows("row")) << page;
        EXPECT_TRUE(screen.shows("change")) << page;
    }
    screen.click("Data");
    EXPECT_FALSE(screen.shows("row"));
    EXPECT_FALSE(screen.shows("change"));
    EXPECT_TRUE(screen.shows("page"));
    EXPECT_TRUE(screen.shows("back"));
}

TEST(SettingsScene, LettersCanMoveBesideTheArrowKeys)
{
    constexpr KeyPressed letter{.key = Key::Letter, .symbol = 'W'};
    constexpr KeyPressed with_shift{.key = Key::Letter, .symbol = 'W', .held = {.shift = true}};
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    screen.click("Controls");
    screen.click("W A S D also move");
    const KeyBindings& keys = world.saves.settings().keys;
    EXPECT_EQ(keys.command_for(letter), Command::MoveUp);
    EXPECT_EQ(keys.command_for(with_shift), Command::GrowUp);
    EXPECT_EQ(keys.command_for({.key = Key::Up}), Command::MoveUp);
    screen.click("W A S D also move");
    EXPECT_TRUE(world.saves.settings().keys.are_usual());
}

TEST(SettingsScene, KeysLeadToOtherScreensAndBack)
{
    MenuWorld world;
    MenuScreen screen(world, make_settings_scene);
    EXPECT_EQ(screen.press(Key::Escape).kind, Kind::Pop);
    EXPECT_EQ(screen.press(Key::F10).kind, Kind::Stay) << "it is open already";
    EXPECT_EQ(screen.press(Key::F1).kind, Kind::Push);
    const Input new_game = KeyPressed{.key = Key::Letter, .symbol = 'N', .held = {.control = true}};
    EXPECT_EQ(screen.scene().handle(new_game).kind, Kind::Replace);
}

} // namespace
} // namespace game
