// Undamaged files that were set aside, as earlier versions did when a disk could not be read for a
// moment. Promise 11 of docs/PROMISE.md.

#include "engine/store/disk/envelope.h"
#include "engine/store/documents/book_documents.h"
#include "engine/store/documents/json.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

class SetAsideTest : public testing::Test {
protected:
    void quarantine(const std::string& path, int number = 1)
    {
        disk.put(path + ".damaged-" + std::to_string(number), disk.bytes(path));
        disk.remove(path);
    }
    // Like the first version when only the file itself could not be read.
    void set_aside_and_put_back(const std::string& path)
    {
        quarantine(path);
        disk.put(path, disk.bytes(path + ".bak"));
    }
    static std::string only_notice(SaveFolder& folder)
    {
        const auto notices = folder.take_notices();
        EXPECT_EQ(notices.size(), 1u);
        return notices.empty() ? "" : in_english(notices[0].detail);
    }
    // Another start has nothing to report and changes nothing.
    void expect_settled(const RecordBook& book, std::size_t actions) const
    {
        MemoryDisk copy = disk; // no game of it is open
        SaveFolder again = open_on(copy);
        EXPECT_EQ(again.load_records(), book);
        EXPECT_EQ(actions_in(again), actions);
        EXPECT_TRUE(again.take_notices().empty());
    }

    MemoryDisk disk = disk_with_everything();
};

TEST_F(SetAsideTest, RecordsAndGameComeBackWhenAllWasSetAside)
{
    for (const std::string& path : {game_file_name, records_file_name}) {
        quarantine(path);
        quarantine(path + ".bak");
    }
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_records(), book_of(3));
    const auto notices = folder.take_notices();
    ASSERT_EQ(notices.size(), 2u);
    EXPECT_EQ(in_english(notices[0].headline), "Runs are back");
    EXPECT_EQ(in_english(notices[1].headline), "A saved game is back");
    EXPECT_EQ(actions_in(folder), 3u);
    expect_settled(book_of(3), 3);
}

TEST_F(SetAsideTest, RunsThatTheBackupLacksComeBack)
{
    set_aside_and_put_back(records_file_name);
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_records(), book_of(3));
    EXPECT_EQ(only_notice(folder),
              "What had been set aside turned out to be intact: one run from it "
              "is in the book of records again.");
    expect_settled(book_of(3), 3);
}

// A new book was begun in its place, with other runs.
TEST_F(SetAsideTest, TheRunsOfBothBooksStand)
{
    quarantine(records_file_name);
    quarantine(records_file_name + ".bak");
    RecordBook fresh;
    fresh.add({.category = "4x4 easy", .initials = "NEW", .date = 1'795'240'000, .stats = {}});
    {
        MemoryDisk other;
        SaveFolder folder = open_on(other);
        EXPECT_TRUE(folder.save(fresh));
        disk.put(records_file_name, other.bytes(records_file_name));
    }
    RecordBook both = book_of(3);
    both.add(fresh.runs()[0]);
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_records(), both);
    EXPECT_EQ(only_notice(folder), "What had been set aside turned out to be intact: 3 runs from "
                                   "it are in the book of records again.");
    expect_settled(both, 3);
}

TEST_F(SetAsideTest, InitialsThatWereChangedSinceStay)
{
    set_aside_and_put_back(records_file_name);
    RecordBook renamed = book_of(2);
    renamed.rename(0, "ZOE");
    {
        MemoryDisk other;
        SaveFolder folder = open_on(other);
        EXPECT_TRUE(folder.save(renamed));
        disk.put(records_file_name, other.bytes(records_file_name));
    }
    RecordBook expected = book_of(3);
    expected.rename(0, "ZOE");
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_records(), expected);
}

TEST_F(SetAsideTest, LaterMovesOfAGameComeBack)
{
    set_aside_and_put_back(game_file_name);
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_records(), book_of(3));
    EXPECT_EQ(only_notice(folder), "A game that had been set aside turned out to be intact. It is "
                                   "among the saved games again.");
    EXPECT_EQ(actions_in(folder), 3u);
    expect_settled(book_of(3), 3);
}

// It was continued from the backup, in another way.
TEST_F(SetAsideTest, AGameThatWentOnAnotherWayStaysAsItIs)
{
    set_aside_and_put_back(game_file_name);
    const std::string aside = disk.bytes(game_file_name + ".damaged-1");
    Scenario other_way;
    other_way.play("r1c2=2 r1c4=4 r3c1^3");
    EXPECT_TRUE(open_on(disk).save(game_of(other_way.session)));
    SaveFolder folder = open_on(disk);
    (void)folder.load_records();
    EXPECT_EQ(folder.load_game("one")->session.log(), other_way.session.log());
    EXPECT_TRUE(folder.take_notices().empty());
    EXPECT_EQ(disk.bytes(game_file_name + ".damaged-1"), aside);
}

TEST_F(SetAsideTest, AGameThatWasFinishedDoesNotComeBack)
{
    const SavedGame game = game_after(3);
    const std::string bytes = disk.bytes(game_file_name);
    RecordBook book = book_of(3);
    book.add({.category = category_of(game.spec),
              .initials = "AAA",
              .time = PlayTime{9000},
              .date = game.started + 200,
              .stats = {},
              .seed = seed_code(game.spec.seed)});
    {
        SaveFolder folder = open_on(disk);
        (void)folder.load_records();
        EXPECT_TRUE(folder.save(book));
        (void)folder.take_notices();
        EXPECT_TRUE(folder.delete_game("one"));
    }
    disk.put(game_file_name + ".damaged-1", bytes);
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_records(), book);
    EXPECT_TRUE(folder.games().empty());
    EXPECT_TRUE(folder.take_notices().empty());
}

// A file that was continued in another way was also set aside: it belongs to the deleted game.
TEST_F(SetAsideTest, AGameThatWasForgottenDoesNotComeBack)
{
    const std::string later = disk.bytes(game_file_name);
    set_aside_and_put_back(game_file_name);
    disk.put(game_file_name + ".bak.damaged-2", later);
    SavedGame other = game_after(3);
    other.id = "two";
    {
        SaveFolder folder = open_on(disk);
        EXPECT_TRUE(folder.save(other));
        EXPECT_TRUE(folder.delete_game("one"));
    }
    disk.put("/data/games/two.game.damaged-1", disk.bytes("/data/games/two.game"));
    disk.remove("/data/games/two.game");
    {
        SaveFolder folder = open_on(disk);
        EXPECT_TRUE(folder.delete_game("one")) << "again";
    }
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_records(), book_of(3));
    const auto games = folder.games();
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(games[0].id, "two") << "of which nobody spoke";
}

// Whichever call fails: the game is deleted for good, or a notice says that it is not.
TEST_F(SetAsideTest, TroubleWhileForgettingIsSaid)
{
    set_aside_and_put_back(game_file_name);
    const MemoryDisk whole = disk;
    std::size_t calls = 1;
    for (std::size_t at = 0; at < calls; ++at) {
        SCOPED_TRACE("call " + std::to_string(at));
        disk = whole;
        bool is_forgotten = false;
        {
            SaveFolder folder = open_on(disk);
            std::size_t now = 0;
            disk.set_fault([&](const std::string& call, const std::string&) {
                return now++ == at && call != "close" && call != "lock" ? EIO : 0;
            });
            is_forgotten = static_cast<bool>(folder.delete_game("one"));
            calls = std::max(calls, now);
            disk.set_fault({});
        }
        SaveFolder folder = open_on(disk);
        (void)folder.load_records();
        EXPECT_TRUE(folder.games().empty() || !is_forgotten);
    }
    EXPECT_GT(calls, 5u);
}

// A book that has one play twice, as no version writes it: the run that was set aside is still
// restored.
TEST_F(SetAsideTest, ABookThatHasAPlayTwiceLosesNothing)
{
    std::vector<Record> twice = book_of(1).runs().in_one();
    twice.push_back(twice[0]);
    const auto put = [this](const std::string& path, const RecordBook& book) {
        const auto runs = static_cast<std::int64_t>(book.runs().size());
        const std::string content = to_json(to_document(book));
        disk.put(path, seal(Envelope{"records", first_version, runs}, content));
    };
    for (const std::size_t aside : {1u, 2u}) {
        put(records_file_name, RecordBook(twice));
        disk.remove(records_file_name + ".bak");
        put(records_file_name + ".damaged-1", book_of(aside));
        SaveFolder folder = open_on(disk);
        EXPECT_EQ(folder.load_records(), book_of(aside));
        EXPECT_TRUE(folder.take_notices().empty());
        expect_settled(book_of(aside), 3);
    }
}

TEST_F(SetAsideTest, WhatIsDamagedIndeedStaysWhereItIs)
{
    const std::string bytes = disk.bytes(records_file_name);
    for (const std::string& path : {game_file_name, records_file_name}) {
        disk.put(path + ".damaged-1", disk.bytes(path).substr(0, 150));
        disk.put(path + ".bak.damaged-7", "nonsense");
        disk.put(path + ".damaged-x", "of somebody else");
    }
    const std::vector<std::string> before = disk.paths();
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_records(), book_of(3));
    EXPECT_TRUE(folder.take_notices().empty());
    std::vector<std::string> after = disk.paths();
    std::erase(after, "/data/in-use.lock");
    std::vector<std::string> expected = before;
    std::erase(expected, "/data/in-use.lock");
    EXPECT_EQ(after, expected);
    EXPECT_EQ(disk.bytes(records_file_name), bytes);
}

// Each call fails while it is restored; the next start restores it, and nothing is lost in between.
TEST_F(SetAsideTest, TroubleInTheMiddleLosesNothing)
{
    set_aside_and_put_back(records_file_name);
    set_aside_and_put_back(game_file_name);
    const MemoryDisk whole = disk;
    for (std::size_t at = 0; at < 150; at += is_sanitized ? 4 : 1) {
        for (int error : {EIO, EACCES, ENOSPC}) {
            SCOPED_TRACE("call " + std::to_string(at) + ", " + std::to_string(error));
            disk = whole;
            std::size_t now = 0;
            disk.set_fault([&](const std::string& call, const std::string&) {
                return now++ >= at && call != "close" && call != "lock" ? error : 0;
            });
            if (auto folder = SaveFolder::open("/data", disk))
                (void)(*std::move(folder)).load_records();
            disk.set_fault({});
            {
                SaveFolder healthy = open_on(disk);
                EXPECT_EQ(healthy.load_records(), book_of(3));
                EXPECT_EQ(actions_in(healthy), 3u);
            }
            expect_settled(book_of(3), 3);
            ASSERT_FALSE(HasFailure());
        }
    }
}

} // namespace
} // namespace engine
