#include "game/app/disk_keeper.h"

#include <gtest/gtest.h>

#include <condition_variable>

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

// Lets the disk stand still from its next call on, until it is opened.
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
                          .facts = {},
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

// Finishes what can be taken up on a disk that a sudden end has left; the number of runs then.
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
        EXPECT_TRUE(folder.forget_game(summary.id));
    }
    EXPECT_TRUE(folder.games().empty());
    return engine::open_on(disk).load_records().runs().size();
}

TEST(DiskKeeper, WritesWhatIsKept)
{
    MemoryDisk disk;
    Settings settings;
    settings.initials = "QRS";
    DiskKeeper keeper(engine::open_on(disk), [] {});
    keeper.keep(settings);
    settings.text_size = 120;
    keeper.keep(settings);
    EXPECT_TRUE(keeper.finish());
    EXPECT_EQ(settings_on(disk), settings);
    EXPECT_TRUE(keeper.take_notices().empty());
}

TEST(DiskKeeper, TellsOnceThatItCannotWrite)
{
    MemoryDisk disk;
    BadSpot spot(disk, "settings");
    Settings dark;
    dark.theme = "ink";
    DiskKeeper keeper(engine::open_on(disk), [] {});
    keeper.keep(Settings{});
    (void)keeper.games().get();
    keeper.keep(dark);
    (void)keeper.games().get();
    const auto notices = keeper.take_notices();
    ASSERT_EQ(notices.size(), 1u);
    EXPECT_NE(engine::in_english(notices[0].headline).find("Not saved"), std::string::npos);
    EXPECT_EQ(notices[0].lasts, engine::Lasts::UntilSaved);

    spot.on = false;
    EXPECT_TRUE(keeper.finish()) << "the end is the last try";
    EXPECT_EQ(settings_on(disk), dark);
}

TEST(DiskKeeper, SaysAtTheEndWhatIsNotOnDisk)
{
    MemoryDisk disk;
    BadSpot spot(disk, "settings");
    DiskKeeper blocked(engine::open_on(disk), [] {});
    blocked.keep(Settings{});
    EXPECT_FALSE(blocked.finish());
    EXPECT_TRUE(blocked.games().get().empty()) << "what is asked after the end is answered, too";
}

TEST(DiskKeeper, ForgetsNoGameWhileItsRecordIsNotSafe)
{
    MemoryDisk disk;
    BadSpot spot(disk, "records");
    engine::RecordBook records;
    records.add(engine::Record{.category = "9x9 easy", .initials = "AAA", .facts = {}});
    DiskKeeper keeper(engine::open_on(disk), [] {});
    keeper.keep(engine::game_after(3));
    keeper.keep(records);
    keeper.forget_game("one");
    EXPECT_EQ(keeper.games().get().size(), 1u);
    records.add(engine::Record{.category = "9x9 hard", .initials = "BBB", .facts = {}});
    keeper.keep(records);
    EXPECT_EQ(keeper.games().get().size(), 1u) << "neither record is safe";
    EXPECT_TRUE(keeper.trouble());

    spot.on = false;
    keeper.keep(records);
    EXPECT_TRUE(keeper.games().get().empty());
    EXPECT_FALSE(keeper.trouble());
    EXPECT_EQ(keeper.load_records().get(), records);
}

TEST(DiskKeeper, ForgetsAGameThatCantBeKept)
{
    MemoryDisk disk;
    BadSpot spot(disk, "one.game");
    DiskKeeper keeper(engine::open_on(disk), [] {});
    keeper.keep(engine::game_after(3));
    EXPECT_EQ(keeper.games().get().size(), 1u);
    EXPECT_TRUE(keeper.trouble());
    keeper.forget_game("one");
    EXPECT_TRUE(keeper.games().get().empty());
    EXPECT_FALSE(keeper.trouble());
    EXPECT_TRUE(keeper.finish());
}

TEST(DiskKeeper, ReadsFromMemoryWhatItCouldNotWrite)
{
    MemoryDisk disk = engine::disk_with_everything();
    BadSpot spot(disk, "one.game");
    engine::SavedGame game = engine::game_after(5);
    game.elapsed += engine::PlayTime{77};
    DiskKeeper keeper(engine::open_on(disk), [] {});
    keeper.keep(game);
    const auto games = keeper.games().get();
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].elapsed, game.elapsed);
    const auto loaded = keeper.load_game("one").get();
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->elapsed, game.elapsed);
}

// Each of these calls would wait for ever if it waited for the disk.
TEST(DiskKeeper, KeepsNobodyWaiting)
{
    MemoryDisk disk = engine::disk_with_everything();
    engine::SaveFolder folder = engine::open_on(disk);
    Gate gate(disk);
    auto keeper = std::make_unique<DiskKeeper>(
        std::move(folder), [] {}, DiskPatience{.for_last_save = std::chrono::milliseconds{1}});
    auto games = keeper->games();
    auto game = keeper->load_game("one");
    auto records = keeper->load_records();
    keeper->keep(engine::game_after(4));
    keeper->let_last_one_be_kept();
    std::this_thread::sleep_for(std::chrono::milliseconds{2});
    EXPECT_FALSE(keeper->is_behind()) << "too slow to be waited for";
    EXPECT_TRUE(keeper->is_still_saving());
    EXPECT_NE(games.wait_for(std::chrono::seconds(0)), std::future_status::ready);

    gate.open();
    EXPECT_EQ(games.get().size(), 1u);
    EXPECT_TRUE(game.get());
    EXPECT_EQ(records.get().runs().size(), 3u);
    EXPECT_TRUE(keeper->finish());
    EXPECT_FALSE(keeper->is_still_saving());
    keeper.reset(); // the folder is no longer open
    engine::SaveFolder again = engine::open_on(disk);
    EXPECT_EQ(engine::actions_in(again), 4u);
}

// While one thing is written, another is kept and then asked for.
TEST(DiskKeeper, ReadsWhatWasKeptBefore)
{
    MemoryDisk disk;
    engine::SaveFolder folder = engine::open_on(disk);
    Gate gate(disk);
    DiskKeeper keeper(std::move(folder), [] {});
    keeper.keep(Settings{});
    gate.wait_until_something_stands_before_it();
    keeper.keep(engine::game_after(5));
    auto game = keeper.load_game("one");
    auto games = keeper.games();
    gate.open();
    const auto loaded = game.get();
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->session.log().size(), 5u);
    EXPECT_EQ(games.get().size(), 1u);
}

TEST(DiskKeeper, IsBehindUntilTheLastActionIsOnDisk)
{
    MemoryDisk disk;
    engine::SaveFolder folder = engine::open_on(disk);
    Gate gate(disk);
    std::atomic<int> woken = 0;
    DiskKeeper keeper(
        std::move(folder), [&woken] { ++woken; },
        DiskPatience{.for_last_save = std::chrono::minutes{5}});
    EXPECT_FALSE(keeper.is_behind());
    keeper.keep(engine::game_after(4));
    EXPECT_TRUE(keeper.is_behind());
    EXPECT_EQ(woken, 0);
    gate.open();
    (void)keeper.load_game("one").get();
    EXPECT_FALSE(keeper.is_behind());
    EXPECT_GE(woken, 1) << "what waits for it must be woken";
}

// How the disk is before each call from the last digit to the forgotten game. Where the disk is
// slow, all three wishes wait while it is busy with the digit before.
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
    DiskKeeper keeper(std::move(folder), [] {});
    if (disk_is_slow) {
        keeper.keep(before);
        first_call.get_future().wait();
    } else {
        lock.unlock();
    }
    keeper.keep(solved);
    keeper.keep(records);
    keeper.forget_game(solved.id);
    if (lock)
        lock.unlock();
    EXPECT_TRUE(keeper.finish());
    disk.set_fault({});
    moments.push_back(disk);
    return moments;
}

TEST(DiskKeeper, AFinishThatIsCutOffAnywhereGivesOneRun)
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
