#include "game/saves/save_service.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <future>
#include <thread>

#include "engine/store/folder/data_export.h"
#include "engine/store/folder/records_digest.h"
#include "tests/engine/store/disk_scene.h"

namespace game {
namespace {

using engine::MemoryDisk;

Settings settings_on(MemoryDisk& disk)
{
    return parse_settings(engine::open_on(disk).load_settings());
}

// Fails in each call that writes a file of this name, while it is switched on.
class BadSpot {
public:
    BadSpot(MemoryDisk& disk, std::string name)
    {
        disk.set_fault([this, name](const std::string& call, const std::string& path) {
            return on && call == "create" && path.find(name) != std::string::npos ? EIO : 0;
        });
    }

    std::atomic<bool> on = true;
};

// Blocks the disk from its next call on, until it is released.
class Gate {
public:
    explicit Gate(MemoryDisk& disk)
    {
        disk.set_fault([this](const std::string&, const std::string&) {
            std::unique_lock lock(mutex_);
            stands_still_ = true;
            changed_.notify_all();
            changed_.wait(lock, [this] { return open_; });
            return 0;
        });
    }

    void wait_until_something_stands_before_it()
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return stands_still_; });
    }
    void open()
    {
        const std::lock_guard lock(mutex_);
        open_ = true;
        changed_.notify_all();
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool open_ = false;
    bool stands_still_ = false;
};

engine::Record run_of(const engine::SavedGame& game)
{
    return engine::Record{.category = "4x4 easy",
                          .initials = "AAA",
                          .time = game.session.last_action_at(),
                          .stats = {},
                          .seed = "1",
                          .fill_times = game.session.fill_times(),
                          .game = game.id};
}

void write_next_digit(engine::SavedGame& game, engine::PlayTime later)
{
    const engine::Session& session = game.session;
    for (const engine::Cell cell : session.grid().cells()) {
        const engine::Digit right = session.puzzle().solution[cell.index];
        if (session.board()[cell].digit == right)
            continue;
        game.elapsed += later;
        game.session.act(engine::PlaceDigit{{cell}, right}, game.elapsed);
        return;
    }
}

engine::SavedGame without_last_digit()
{
    engine::SavedGame game = engine::game_after(0);
    while (game.session.cells_filled() + 1 < game.session.cells_to_fill())
        write_next_digit(game, engine::PlayTime{1000});
    return game;
}

engine::SavedGame finished(engine::SavedGame game, engine::PlayTime later)
{
    write_next_digit(game, later);
    return game;
}

// Finishes everything that can be finished after a sudden end, and returns the number of runs.
std::size_t runs_after_taking_up(MemoryDisk& disk)
{
    engine::SaveFolder folder = engine::open_on(disk);
    engine::RecordBook book = folder.load_records();
    for (const engine::GameSummary& summary : folder.games()) {
        const auto game = folder.load_game(summary.id);
        if (!game)
            continue;
        const bool is_solved = game->session.is_solved();
        EXPECT_TRUE(is_solved || book.runs().empty()) << "open, and in the book";
        book.add(run_of(is_solved ? *game : finished(*game, engine::PlayTime{9999})));
        EXPECT_TRUE(folder.save(book));
        EXPECT_TRUE(folder.delete_game(summary.id));
    }
    EXPECT_TRUE(folder.games().empty());
    return engine::open_on(disk).load_records().runs().size();
}

TEST(SaveService, WritesWhatIsKept)
{
    MemoryDisk disk;
    Settings settings;
    settings.initials = "QRS";
    SaveService saves(engine::open_on(disk), [] {});
    saves.write(saving(settings));
    settings.text_size = 120;
    saves.write(saving(settings));
    EXPECT_TRUE(saves.finish());
    EXPECT_EQ(settings_on(disk), settings);
    EXPECT_TRUE(saves.take_notices().empty());
}

TEST(SaveService, TellsOnceThatItCannotWrite)
{
    MemoryDisk disk;
    BadSpot spot(disk, "settings");
    Settings dark;
    dark.theme = "ink";
    SaveService saves(engine::open_on(disk), [] {});
    saves.write(saving(Settings{}));
    (void)saves.ask(&SavedData::games).get();
    saves.write(saving(dark));
    (void)saves.ask(&SavedData::games).get();
    const auto notices = saves.take_notices();
    ASSERT_EQ(notices.size(), 1u);
    EXPECT_NE(engine::in_english(notices[0].headline).find("Not saved"), std::string::npos);
    EXPECT_EQ(notices[0].lasts, engine::Lasts::UntilSaved);

    spot.on = false;
    EXPECT_TRUE(saves.finish()) << "the end is the last try";
    EXPECT_EQ(settings_on(disk), dark);
}

TEST(SaveService, SaysAtTheEndWhatIsNotOnDisk)
{
    MemoryDisk disk;
    BadSpot spot(disk, "settings");
    SaveService blocked(engine::open_on(disk), [] {});
    blocked.write(saving(Settings{}));
    EXPECT_FALSE(blocked.finish());
    EXPECT_TRUE(blocked.ask(&SavedData::games).get().empty())
        << "what is asked after the end is answered, too";
}

// Nothing of a session on a full disk is passed over.
TEST(SaveService, NamesAllThatIsNotOnDisk)
{
    MemoryDisk disk;
    engine::RecordBook records;
    records.add({.category = "4x4 easy", .time = engine::PlayTime{9'000}, .game = "old"});
    SaveService saves(engine::open_on(disk), [] {});
    EXPECT_EQ(saves.load_records().get().runs().size(), 0u);
    saves.write(saving(records));
    (void)saves.ask(&SavedData::games).get();
    disk.set_fault(
        [](const std::string& call, const std::string&) { return call == "create" ? ENOSPC : 0; });
    const engine::SavedGame game = finished(without_last_digit(), engine::PlayTime{1000});
    records.add({.category = "9x9 easy", .time = engine::PlayTime{245'123}, .game = game.id});
    saves.write(saving(game));
    saves.write(saving(engine::KnownPuzzle{.game = game.id}, "game " + game.id)); // with the game
    saves.write(saving(records));
    saves.write(deleting_game(game.id));
    saves.write(saving(Settings{}));
    EXPECT_FALSE(saves.finish());
    const engine::Translations english;
    const std::string text = unsaved_text(english, saves.unsaved());
    EXPECT_EQ(
        text.substr(0, text.find('\n')),
        "Not saved: 1 finished run (9×9 Easy, 4:05.1), 1 game, the settings, what is known of "
        "puzzles");
    EXPECT_NE(text.find("the disk is full"), std::string::npos) << text;
}

TEST(SaveService, ForgetsNoGameWhileItsRecordIsNotSafe)
{
    MemoryDisk disk;
    BadSpot spot(disk, "records");
    engine::RecordBook records;
    records.add(engine::Record{.category = "9x9 easy", .initials = "AAA", .stats = {}});
    SaveService saves(engine::open_on(disk), [] {});
    saves.write(saving(engine::game_after(3)));
    saves.write(saving(records));
    saves.write(deleting_game("one"));
    EXPECT_EQ(saves.ask(&SavedData::games).get().size(), 1u);
    records.add(engine::Record{.category = "9x9 hard", .initials = "BBB", .stats = {}});
    saves.write(saving(records));
    EXPECT_EQ(saves.ask(&SavedData::games).get().size(), 1u) << "neither record is safe";
    EXPECT_TRUE(saves.save_error());

    spot.on = false;
    saves.write(saving(records));
    EXPECT_TRUE(saves.ask(&SavedData::games).get().empty());
    EXPECT_FALSE(saves.save_error());
    EXPECT_EQ(saves.load_records().get(), records);
}

TEST(SaveService, ForgetsAGameThatCantBeKept)
{
    MemoryDisk disk;
    BadSpot spot(disk, "one.game");
    SaveService saves(engine::open_on(disk), [] {});
    saves.write(saving(engine::game_after(3)));
    EXPECT_EQ(saves.ask(&SavedData::games).get().size(), 1u);
    EXPECT_TRUE(saves.save_error());
    saves.write(deleting_game("one"));
    EXPECT_TRUE(saves.ask(&SavedData::games).get().empty());
    EXPECT_FALSE(saves.save_error());
    EXPECT_TRUE(saves.finish());
}

TEST(SaveService, ReadsFromMemoryWhatItCouldNotWrite)
{
    MemoryDisk disk = engine::disk_with_everything();
    BadSpot spot(disk, "one.game");
    engine::SavedGame game = engine::game_after(5);
    game.elapsed += engine::PlayTime{77};
    SaveService saves(engine::open_on(disk), [] {});
    saves.write(saving(game));
    const auto games = saves.ask(&SavedData::games).get();
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].elapsed, game.elapsed);
    const auto loaded = saves.ask(&SavedData::load_game, "one").get();
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->elapsed, game.elapsed);
}

// Each of these calls would wait for ever if it waited for the disk.
TEST(SaveService, KeepsNobodyWaiting)
{
    MemoryDisk disk = engine::disk_with_everything();
    engine::SaveFolder folder = engine::open_on(disk);
    Gate gate(disk);
    auto saves = std::make_unique<SaveService>(
        std::move(folder), [] {}, SaveTiming{.wait_for_last = std::chrono::milliseconds{1}});
    auto games = saves->ask(&SavedData::games);
    auto game = saves->ask(&SavedData::load_game, "one");
    auto records = saves->load_records();
    saves->write(saving(engine::game_after(4)));
    saves->wait_for_last_save();
    std::this_thread::sleep_for(std::chrono::milliseconds{2});
    EXPECT_FALSE(saves->is_behind()) << "too slow to be waited for";
    EXPECT_TRUE(saves->is_still_saving());
    EXPECT_NE(games.wait_for(std::chrono::seconds(0)), std::future_status::ready);

    gate.open();
    EXPECT_EQ(games.get().size(), 1u);
    EXPECT_TRUE(game.get());
    EXPECT_EQ(records.get().runs().size(), 3u);
    EXPECT_TRUE(saves->finish());
    EXPECT_FALSE(saves->is_still_saving());
    saves.reset(); // the folder is no longer open
    engine::SaveFolder again = engine::open_on(disk);
    EXPECT_EQ(engine::actions_in(again), 4u);
}

// While one thing is written, another is saved and then requested.
TEST(SaveService, ReadsWhatWasKeptBefore)
{
    MemoryDisk disk;
    engine::SaveFolder folder = engine::open_on(disk);
    Gate gate(disk);
    SaveService saves(std::move(folder), [] {});
    saves.write(saving(Settings{}));
    gate.wait_until_something_stands_before_it();
    saves.write(saving(engine::game_after(5)));
    auto game = saves.ask(&SavedData::load_game, "one");
    auto games = saves.ask(&SavedData::games);
    gate.open();
    const auto loaded = game.get();
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->session.log().size(), 5u);
    EXPECT_EQ(games.get().size(), 1u);
}

// The digest is written after the book has been read, when nothing else is asked for.
TEST(SaveService, LooksAfterTheRecordsWhenItHasTime)
{
    MemoryDisk disk;
    constexpr std::size_t two_runs = 2; // in a volume
    ASSERT_TRUE(engine::open_on(disk, two_runs).save(engine::book_of_games(5)));
    std::atomic<bool> is_written = false;
    const std::string digest = std::string("/data/") + engine::digest_name;
    disk.set_fault([&](const std::string& call, const std::string& path) {
        is_written = is_written || (call == "close" && path == digest);
        return 0;
    });
    {
        SaveService saves(engine::open_on(disk, two_runs), [] {},
                          {.care_after = std::chrono::milliseconds(0)});
        auto book = saves.load_records();
        EXPECT_EQ(book.get(), engine::book_of_games(5));
        for (int turn = 0; !is_written && turn < 20'000; ++turn)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    disk.set_fault({});
    EXPECT_TRUE(is_written);
    EXPECT_TRUE(disk.has(digest));
    EXPECT_EQ(engine::open_on(disk, two_runs).load_records(), engine::book_of_games(5));
}

engine::Result<engine::AddedData> add_what_was_exported(const SavedData& data)
{
    return engine::add_export(data.folder, "/all.cronodoku");
}

TEST(SaveService, ImportsTheRestIfAReplayCantBeWritten)
{
    MemoryDisk source = engine::disk_with_everything();
    const engine::SavedGame game = engine::game_after(3);
    ASSERT_TRUE(engine::open_on(source).save(engine::Replay{run_of(game), game}, {}));
    const auto written = engine::write_export(source, "/data", "all");
    ASSERT_TRUE(written);

    MemoryDisk disk;
    disk.put("/all.cronodoku", source.bytes(written->string()));
    BadSpot spot(disk, ".replay");
    SaveService saves(engine::open_on(disk), [] {});
    const auto imported = saves.ask(add_what_was_exported).get();
    ASSERT_TRUE(imported) << engine::in_english(imported.why());
    EXPECT_EQ(imported->games, 1);
    EXPECT_EQ(imported->records, engine::book_of(3));
    EXPECT_NE(imported->settings.find("theme = ink"), std::string::npos);
    ASSERT_FALSE(imported->missing.empty());
    EXPECT_EQ(engine::in_english(imported->missing[0]), "Replays that were not added: 1.");
    EXPECT_TRUE(saves.ask(&SavedData::replays).get().empty());

    spot.on = false;
    const auto again = saves.ask(add_what_was_exported).get();
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->missing.empty());
    EXPECT_EQ(saves.ask(&SavedData::replays).get(), std::set<std::string>{"one"});
}

// The tables of this machine can't be written.
TEST(SaveService, ImportsTheRestIfTheArcadeTablesCantBeWritten)
{
    MemoryDisk source = engine::disk_with_everything();
    ASSERT_TRUE(engine::open_on(source).save(engine::game_after(3)));
    engine::ArcadeBook tables;
    tables.add("time-attack", {.id = "run", .initials = "ANA", .score = 40});
    ASSERT_TRUE(engine::open_on(source).save(tables));
    const auto written = engine::write_export(source, "/data", "all");
    ASSERT_TRUE(written);

    MemoryDisk disk;
    disk.put("/all.cronodoku", source.bytes(written->string()));
    const BadSpot spot(disk, "arcade.tables");
    SaveService saves(engine::open_on(disk), [] {});
    const auto imported = saves.ask(add_what_was_exported).get();
    ASSERT_TRUE(imported) << engine::in_english(imported.why());
    EXPECT_EQ(imported->games, 1);
    EXPECT_EQ(imported->records, engine::book_of(3));
    ASSERT_FALSE(imported->missing.empty());
    EXPECT_EQ(engine::in_english(imported->missing[0]), "The arcade tables were not added.");
}

std::shared_ptr<const engine::Collection> collection_named(const std::string& name)
{
    return std::make_shared<const engine::Collection>(engine::Collection{
        .id = "one", .name = name, .puzzles = {{.line = "1...", .name = "first"}}});
}

// What could not be written is not written later, either.
TEST(SaveService, NothingComesBackAfterEverythingWasDeleted)
{
    MemoryDisk disk = engine::disk_with_everything();
    BadSpot spot(disk, ".collection");
    SaveService saves(
        engine::open_on(disk), [] {}, SaveTiming{.retry_after = std::chrono::milliseconds{1}});
    saves.write(saving(collection_named("Sundays")));
    EXPECT_EQ(saves.ask(&SavedData::collections).get().collections.size(), 1u) << "from memory";
    EXPECT_TRUE(saves.save_error());
    EXPECT_TRUE(saves.delete_everything().get());
    EXPECT_FALSE(saves.save_error()) << "nothing is left to be saved";
    spot.on = false;
    saves.write(
        adding_ratings("one", {{.index = 0, .line = "1...", .level = engine::Level::Easy}}));
    EXPECT_TRUE(saves.ask(&SavedData::collections).get().collections.empty());
    EXPECT_TRUE(saves.finish());
    EXPECT_FALSE(disk.has("/data/collections/one.collection"));
}

// A game can't be deleted: what is not on disk yet stays, and is written later.
TEST(SaveService, KeepsWhatWaitsIfNotEverythingCanBeDeleted)
{
    MemoryDisk disk = engine::disk_with_everything();
    std::atomic<bool> is_bad = true;
    disk.set_fault([&is_bad](const std::string& call, const std::string& path) {
        const bool is_game = call == "unlink" && path.find(".game") != std::string::npos;
        const bool is_collection =
            call == "create" && path.find(".collection") != std::string::npos;
        return is_bad && (is_game || is_collection) ? EIO : 0;
    });
    SaveService saves(engine::open_on(disk), [] {});
    engine::ArcadeBook results;
    results.played("time-attack", {.id = "run", .initials = "ANA", .score = 40});
    saves.write(saving("time-attack", results.table("time-attack").front()));
    saves.write(saving(collection_named("Sundays")));
    EXPECT_EQ(saves.ask(&SavedData::collections).get().collections.size(), 1u) << "from memory";
    EXPECT_FALSE(saves.delete_everything().get());
    EXPECT_TRUE(saves.save_error());
    EXPECT_EQ(saves.ask(&SavedData::collections).get().collections.size(), 1u)
        << "still from memory";
    EXPECT_EQ(saves.ask(&SavedData::arcade_tables).get(), results);
    is_bad = false;
    EXPECT_TRUE(saves.finish());
    EXPECT_TRUE(disk.has("/data/collections/one.collection"));
}

// Another copy deletes it while its name is typed here.
TEST(SaveService, ACollectionThatIsNotThereAnyMoreIsNotRenamed)
{
    MemoryDisk disk;
    engine::SaveFolder other = engine::open_on(disk);
    SaveService saves(engine::open_on(disk), [] {});
    saves.write(saving(collection_named("Sundays")));
    saves.write(renaming(collection_named("Mondays")));
    auto list = saves.ask(&SavedData::collections).get().collections;
    ASSERT_EQ(list.size(), 1u);
    EXPECT_EQ(list[0].name, "Mondays");
    EXPECT_TRUE(saves.take_notices().empty());
    ASSERT_TRUE(other.collections().remove("one"));
    saves.write(renaming(collection_named("Tuesdays")));
    EXPECT_TRUE(saves.ask(&SavedData::collections).get().collections.empty());
    const auto notices = saves.take_notices();
    ASSERT_EQ(notices.size(), 1u);
    EXPECT_EQ(engine::in_english(notices[0].headline), "This collection was not renamed");
}

// Nobody can have deleted it.
TEST(SaveService, ACollectionThatIsNotOnDiskYetIsRenamed)
{
    MemoryDisk disk;
    BadSpot spot(disk, ".collection");
    SaveService saves(engine::open_on(disk), [] {});
    saves.write(saving(collection_named("Sundays")));
    (void)saves.ask(&SavedData::collections).get();
    saves.write(renaming(collection_named("Mondays")));
    const auto list = saves.ask(&SavedData::collections).get().collections;
    ASSERT_EQ(list.size(), 1u);
    EXPECT_EQ(list[0].name, "Mondays");
    spot.on = false;
    EXPECT_TRUE(saves.finish());
    const auto kept = engine::open_on(disk).collections().load("one");
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->name, "Mondays");
}

// It is renamed while it is written the first time, which fails in the end.
TEST(SaveService, ACollectionThatIsJustBeingWrittenIsRenamed)
{
    MemoryDisk disk;
    std::atomic<bool> is_bad = true;
    std::atomic<bool> is_first = true;
    std::promise<void> stands_still;
    std::promise<void> renamed;
    disk.set_fault([&](const std::string& call, const std::string& path) {
        if (!is_bad || call != "create" || path.find(".collection") == std::string::npos)
            return 0;
        if (is_first.exchange(false)) {
            stands_still.set_value();
            renamed.get_future().wait();
        }
        return EIO;
    });
    SaveService saves(engine::open_on(disk), [] {});
    saves.write(saving(collection_named("Sundays")));
    stands_still.get_future().wait();
    saves.write(renaming(collection_named("Mondays")));
    renamed.set_value();
    const auto list = saves.ask(&SavedData::collections).get().collections;
    ASSERT_EQ(list.size(), 1u) << "in memory";
    EXPECT_EQ(list[0].name, "Mondays");
    is_bad = false;
    EXPECT_TRUE(saves.finish());
    const auto kept = engine::open_on(disk).collections().load("one");
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->name, "Mondays");
}

TEST(SaveService, IsBehindUntilTheLastActionIsOnDisk)
{
    MemoryDisk disk;
    engine::SaveFolder folder = engine::open_on(disk);
    Gate gate(disk);
    std::atomic<int> woken = 0;
    SaveService saves(
        std::move(folder), [&woken] { ++woken; },
        SaveTiming{.wait_for_last = std::chrono::minutes{5}});
    EXPECT_FALSE(saves.is_behind());
    saves.write(saving(engine::game_after(4)));
    EXPECT_TRUE(saves.is_behind());
    EXPECT_EQ(woken, 0);
    gate.open();
    (void)saves.ask(&SavedData::load_game, "one").get();
    EXPECT_FALSE(saves.is_behind());
    EXPECT_GE(woken, 1) << "what waits for it must be woken";
}

// The disk before each call from the last digit to the deleted game. If the disk is slow, all three
// requests wait while it writes the digit before.
std::vector<MemoryDisk> moments_of_finish(bool disk_is_slow)
{
    const engine::SavedGame before = without_last_digit();
    const engine::SavedGame solved = finished(before, engine::PlayTime{700});
    MemoryDisk disk;
    engine::SaveFolder folder = engine::open_on(disk);
    EXPECT_TRUE(folder.save(before));
    std::vector<MemoryDisk> moments;
    std::mutex stands_still;
    std::promise<void> first_call;
    disk.set_fault([&](const std::string&, const std::string&) {
        if (moments.empty())
            first_call.set_value();
        moments.push_back(disk);
        const std::lock_guard lock(stands_still);
        return 0;
    });
    engine::RecordBook records;
    records.add(run_of(solved));
    std::unique_lock lock(stands_still);
    SaveService saves(std::move(folder), [] {});
    if (disk_is_slow) {
        saves.write(saving(before));
        first_call.get_future().wait();
    } else {
        lock.unlock();
    }
    saves.write(saving(solved));
    saves.write(saving(records));
    saves.write(deleting_game(solved.id));
    if (lock)
        lock.unlock();
    EXPECT_TRUE(saves.finish());
    disk.set_fault({});
    moments.push_back(disk);
    return moments;
}

TEST(SaveService, AFinishThatIsCutOffAnywhereGivesOneRun)
{
    for (const bool disk_is_slow : {true, false}) {
        std::vector<MemoryDisk> moments = moments_of_finish(disk_is_slow);
        EXPECT_GT(moments.size(), 20u);
        for (MemoryDisk& left : moments)
            EXPECT_EQ(runs_after_taking_up(left), 1u);
    }
}

} // namespace
} // namespace game
