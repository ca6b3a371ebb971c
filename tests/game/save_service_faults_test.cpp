// The disk fails under the running game, in each call of a save and in each way, until it is
// repaired. Promises 5 and 6 of docs/PROMISE.md.

#include <gtest/gtest.h>

#include <atomic>
#include <iostream>
#include <thread>

#include "game/saves/save_service.h"
#include "tests/engine/store/disk_scene.h"

namespace game {
namespace {

using engine::MemoryDisk;

// Fails from one call on while it is switched on. It may be switched on another thread.
class SwitchedFault {
public:
    SwitchedFault(MemoryDisk& disk, int from_call, int error)
    {
        disk.set_fault([this, from_call, error](const std::string& call, const std::string&) {
            const bool spares = call == "close" || call == "lock";
            return on && !spares && calls++ >= from_call ? error : 0;
        });
    }

    std::atomic<bool> on = false;
    std::atomic<int> calls = 0;
};

template <typename Condition>
bool comes_true(Condition condition)
{
    for (int tries = 0; tries < 5000; ++tries) {
        if (condition())
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds{2});
    }
    return false;
}

// What the player sees of a fault: a play, a notice, the play continues, and the disk works again.
void play_through_fault(SaveService& saves, SwitchedFault& fault)
{
    fault.on = true;
    for (std::size_t actions : {4u, 5u, 6u}) {
        saves.wait_for_last_save();
        saves.write(saving(engine::game_after(actions)));
        (void)saves.ask(&SavedData::load_game, "one").get(); // returns as soon as it was tried
    }
    const bool failed = saves.save_error().has_value();
    const auto game = saves.ask(&SavedData::load_game, "one").get();
    ASSERT_TRUE(game || !failed);
    if (failed) {
        EXPECT_EQ(game->session.log().size(), 6u) << "played on in memory";
    }
    std::this_thread::sleep_for(std::chrono::milliseconds{6}); // a few more tries
    EXPECT_EQ(saves.save_error().has_value(), failed);
    if (failed) {
        EXPECT_EQ(saves.take_notices().size(), 1u);
    }
    fault.on = false;
    EXPECT_TRUE(comes_true([&] { return !saves.save_error(); })) << "saving did not resume";
    EXPECT_LE(saves.take_notices().size(), failed ? 0u : 1u);
}

TEST(SaveServiceFaults, PlayGoesOnAndSavingResumesByItself)
{
    const MemoryDisk whole = engine::disk_with_everything();
    int faults = 0;
    int troubles = 0;
    for (int error : {ENOSPC, EDQUOT, EIO, EROFS, EACCES}) {
        for (int from_call = 0; from_call < 32; ++from_call) {
            SCOPED_TRACE(std::generic_category().message(error) + " from call " +
                         std::to_string(from_call));
            MemoryDisk disk = whole;
            SwitchedFault fault(disk, from_call, error);
            {
                SaveService saves(
                    engine::open_on(disk), [] {},
                    SaveTiming{.retry_after = std::chrono::milliseconds{2}});
                play_through_fault(saves, fault);
                troubles += fault.calls > from_call ? 1 : 0;
            }
            engine::SaveFolder again = engine::open_on(disk);
            EXPECT_EQ(engine::actions_in(again), 6u);
            ++faults;
        }
    }
    EXPECT_EQ(troubles, faults) << "faults that never struck prove nothing";
    std::cout << faults << " faults under a running game\n";
}

TEST(SaveServiceFaults, AFolderThatIsReadOnlyIsToldOfOnce)
{
    MemoryDisk disk = engine::disk_with_everything();
    disk.set_fault([](const std::string& call, const std::string&) {
        const bool writes = call == "create" || call == "unlink" || call == "rename";
        return writes || call == "mkdir" ? EROFS : 0;
    });
    SaveService saves(
        engine::open_on(disk), [] {}, SaveTiming{.retry_after = std::chrono::milliseconds{2}});
    saves.write(saving(engine::game_after(4)));
    (void)saves.ask(&SavedData::games).get();
    std::this_thread::sleep_for(std::chrono::milliseconds{6});
    const auto notices = saves.take_notices();
    EXPECT_TRUE(saves.save_error());
    ASSERT_EQ(notices.size(), 1u);
    EXPECT_EQ(engine::in_english(notices.front().headline), "Nothing can be saved");
}

// The book of records can be read only while this is true.
void let_book_be_read(MemoryDisk& disk, const std::atomic<bool>& is_readable)
{
    disk.set_fault([&is_readable](const std::string& call, const std::string& path) {
        return !is_readable && call == "read" && path.find("records") != path.npos ? EIO : 0;
    });
}

// A book that can't be read is not an empty one: whoever asked for it waits, and so does a new run.
TEST(SaveServiceFaults, ABookThatCantBeReadComesLater)
{
    MemoryDisk disk = engine::disk_with_everything();
    std::atomic<bool> is_readable = false;
    let_book_be_read(disk, is_readable);
    {
        SaveService saves(
            engine::open_on(disk), [] {}, SaveTiming{.retry_after = std::chrono::milliseconds{2}});
        auto book = saves.load_records();
        engine::RecordBook mine;
        mine.add({.category = "4x4 easy", .initials = "NEW", .stats = {}});
        saves.write(saving(mine));
        EXPECT_TRUE(comes_true([&] { return saves.save_error().has_value(); }));
        std::this_thread::sleep_for(std::chrono::milliseconds{6});
        EXPECT_EQ(book.wait_for(std::chrono::seconds{0}), std::future_status::timeout);
        EXPECT_EQ(saves.take_notices().size(), 2u) << "can't be read, and not saved";
        is_readable = true;
        EXPECT_TRUE(comes_true([&] { return !saves.save_error(); }));
        EXPECT_GE(book.get().runs().size(), 3u);
    }
    EXPECT_EQ(engine::open_on(disk).load_records().runs().size(), 4u);
}

// An action is written more often than the book is tried again.
TEST(SaveServiceFaults, ABookThatCantBeReadComesWhileOnePlays)
{
    MemoryDisk disk = engine::disk_with_everything();
    std::atomic<bool> is_readable = false;
    let_book_be_read(disk, is_readable);
    SaveService saves(
        engine::open_on(disk), [] {}, SaveTiming{.retry_after = std::chrono::milliseconds{200}});
    auto book = saves.load_records();
    is_readable = true;
    EXPECT_TRUE(comes_true([&] {
        saves.write(saving(engine::game_after(4)));
        return book.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
    }));
    EXPECT_EQ(book.get().runs().size(), 3u);
}

} // namespace
} // namespace game
