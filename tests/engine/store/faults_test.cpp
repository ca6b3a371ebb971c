// Every system call fails in every possible way: once, and until the fault is repaired. Promises 5
// and 6 of docs/PROMISE.md.

#include <iostream>

#include "tests/engine/store/disk_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

std::vector<int> errors_of(const std::string& call)
{
    if (call == "read")
        return {EIO, EINTR};
    if (call == "write")
        return {ENOSPC, EDQUOT, EIO, EINTR};
    if (call == "sync" || call == "sync folder")
        return {EIO, ENOSPC, EDQUOT, EINTR, EINVAL};
    if (call == "close")
        return {EIO, ENOSPC, EDQUOT, EINTR};
    if (call == "open" || call == "list" || call == "lstat" || call == "fstat")
        return {EIO, EACCES, EMFILE, EINTR};
    if (call == "lock")
        return {EAGAIN, ENOLCK, EINTR};
    return {EROFS, EACCES, ENOSPC, EDQUOT, EIO, EINTR}; // create, rename, link, unlink, mkdir
}

struct Call {
    std::string name;
    std::string path;
};

enum class Lasting { Once, UntilMended };

// A fault in the k-th call of a deed, from 0.
class FaultAt {
public:
    FaultAt(MemoryDisk& disk, std::size_t at, int error, Lasting lasting) : disk_(disk)
    {
        disk.set_fault([this, at, error, lasting](const std::string& call, const std::string&) {
            const std::size_t now = calls_++;
            // Being interrupted for ever is not a fault: signals end at some time.
            const bool on = now == at || (now > at && lasting == Lasting::UntilMended &&
                                          error != EINTR && fits(call, error));
            return on ? error : 0;
        });
    }
    ~FaultAt() { disk_.set_fault({}); }
    FaultAt(const FaultAt&) = delete;
    FaultAt& operator=(const FaultAt&) = delete;

private:
    static bool fits(const std::string& call, int error)
    {
        const std::vector<int> errors = errors_of(call);
        return std::find(errors.begin(), errors.end(), error) != errors.end();
    }

    MemoryDisk& disk_;
    std::size_t calls_ = 0;
};

template <typename Deed>
std::vector<Call> calls_of(MemoryDisk disk, Deed deed)
{
    std::vector<Call> calls;
    SaveFolder folder = open_on(disk);
    disk.set_fault([&](const std::string& call, const std::string& path) {
        calls.push_back({call, path});
        return 0;
    });
    (void)deed(folder);
    return calls;
}

class Faults : public testing::Test {
protected:
    // Calls `look` after the deed for each call, each error, and both durations, on a disk of its
    // own.
    template <typename Deed, typename Look>
    void for_each_fault(Deed deed, Look look)
    {
        const MemoryDisk whole = disk_with_everything();
        const std::vector<Call> calls = calls_of(whole, deed);
        ASSERT_GT(calls.size(), 3u);
        for (std::size_t at = 0; at < calls.size(); ++at) {
            for (int error : errors_of(calls[at].name)) {
                for (Lasting lasting : {Lasting::Once, Lasting::UntilMended}) {
                    SCOPED_TRACE(calls[at].name + " " + calls[at].path + " " +
                                 std::generic_category().message(error) +
                                 (lasting == Lasting::Once ? ", once" : ", until mended"));
                    MemoryDisk disk = whole;
                    SaveFolder folder = open_on(disk);
                    {
                        const FaultAt fault(disk, at, error, lasting);
                        look(folder, disk, [&] { return deed(folder); });
                    }
                    ++faults_;
                }
            }
        }
        std::cout << faults_ << " faults in " << calls.size() << " calls\n";
    }

    int faults_ = 0;
};

// The notices for the player: at most one, with some text.
void expect_words(const Attempt& attempt)
{
    EXPECT_GT(attempt ? 21u : in_english(attempt.why()).size(), 20u);
}

// The result is the old file or the new one, as reported; and saving works again after the fault.
template <typename CountOnDisk, typename SaveNext>
void expect_old_or_new(MemoryDisk& disk, const Attempt& attempt, CountOnDisk count, SaveNext next)
{
    expect_words(attempt);
    disk.set_fault({});
    {
        MemoryDisk copy = disk;
        SaveFolder other = open_on(copy);
        const std::size_t found = count(other);
        EXPECT_TRUE(found == 4 || (!attempt && found == 3)) << found;
        EXPECT_TRUE(other.take_notices().empty());
    }
    const Attempt again = next();
    EXPECT_TRUE(again) << in_english(again.why());
    MemoryDisk copy = disk;
    SaveFolder other = open_on(copy);
    EXPECT_EQ(count(other), 5u);
    EXPECT_TRUE(other.take_notices().empty());
    for (const std::string& path : disk.paths())
        EXPECT_FALSE(path.ends_with(".new")) << path;
}

TEST_F(Faults, SavingAGame)
{
    for_each_fault([](SaveFolder& folder) { return folder.save(game_after(4)); },
                   [](SaveFolder& folder, MemoryDisk& disk, auto deed) {
                       const Attempt attempt = deed();
                       expect_old_or_new(disk, attempt, actions_in,
                                         [&] { return folder.save(game_after(5)); });
                   });
}

TEST_F(Faults, SavingRecords)
{
    const auto runs_in = [](SaveFolder& folder) {
        const RecordBook book = folder.load_records();
        EXPECT_EQ(book, book_of(book.runs().size()));
        return book.runs().size();
    };
    for_each_fault([](SaveFolder& folder) { return folder.save(book_of(4)); },
                   [&](SaveFolder& folder, MemoryDisk& disk, auto deed) {
                       const Attempt attempt = deed();
                       expect_old_or_new(disk, attempt, runs_in,
                                         [&] { return folder.save(book_of(5)); });
                   });
}

TEST_F(Faults, SavingSettings)
{
    const auto version_of = [](SaveFolder& folder) -> std::size_t {
        const std::string text = folder.load_settings();
        for (int version : {3, 4, 5}) {
            if (text == settings_text(version))
                return static_cast<std::size_t>(version);
        }
        return 0;
    };
    for_each_fault([](SaveFolder& folder) { return folder.save_settings(settings_text(4)); },
                   [&](SaveFolder& folder, MemoryDisk& disk, auto deed) {
                       const Attempt attempt = deed();
                       expect_old_or_new(disk, attempt, version_of,
                                         [&] { return folder.save_settings(settings_text(5)); });
                   });
}

TEST_F(Faults, LoadingAGame)
{
    for_each_fault([](SaveFolder& folder) { return folder.load_game("one"); },
                   [](SaveFolder& folder, MemoryDisk& disk, auto deed) {
                       const Result<SavedGame> game = deed();
                       const std::size_t notices = folder.take_notices().size();
                       const std::size_t actions = game ? game->session.log().size() : 0;
                       // The game, or its backup and a notice, or a sentence that says why not.
                       EXPECT_TRUE((actions == 3 && notices == 0) ||
                                   (actions == 2 && notices == 1) || (!game && notices == 0))
                           << actions << " actions, " << notices << " notices";
                       EXPECT_GT(game ? 21u : in_english(game.why()).size(), 20u);
                       disk.set_fault({});
                       const std::size_t now = actions_in(folder);
                       EXPECT_TRUE(now == 3 || now == 2);
                       EXPECT_TRUE(folder.save(game_after(4)));
                       EXPECT_EQ(actions_in(folder), 4u);
                   });
}

// Also if the book could not be read at first: its content must not be overwritten.
TEST_F(Faults, LoadingRecords)
{
    for_each_fault([](SaveFolder& folder) { return folder.load_records(); },
                   [](SaveFolder& folder, MemoryDisk& disk, auto deed) {
                       RecordBook book = deed();
                       const auto notices = folder.take_notices();
                       EXPECT_EQ(notices.size(), book == book_of(3) ? 0u : 1u);
                       disk.set_fault({});
                       const Record fresh{.category = "4x4 easy", .initials = "NEW", .stats = {}};
                       book.add(fresh);
                       EXPECT_TRUE(folder.save(book));
                       MemoryDisk copy = disk;
                       const RecordBook all = open_on(copy).load_records();
                       const bool has_fresh = std::find(all.runs().begin(), all.runs().end(),
                                                        fresh) != all.runs().end();
                       EXPECT_TRUE(has_fresh);
                       // Only a restored backup, with a notice, may lack the last run.
                       EXPECT_GE(all.runs().size(), notices.empty() ? 4u : 3u);
                   });
}

TEST_F(Faults, LoadingSettings)
{
    for_each_fault([](SaveFolder& folder) { return folder.load_settings(); },
                   [](SaveFolder& folder, MemoryDisk&, auto deed) {
                       const std::string text = deed();
                       const bool told = folder.take_notices().size() == 1;
                       EXPECT_TRUE(text == settings_text(3) || told) << text;
                   });
}

TEST_F(Faults, ListingGames)
{
    for_each_fault([](SaveFolder& folder) { return folder.games(); },
                   [](SaveFolder& folder, MemoryDisk& disk, auto deed) {
                       const auto games = deed();
                       const bool told = folder.take_notices().size() == 1;
                       EXPECT_TRUE(games.size() == 1 || told);
                       disk.set_fault({});
                       EXPECT_EQ(folder.games().size(), 1u);
                   });
}

TEST_F(Faults, ForgettingAGame)
{
    for_each_fault([](SaveFolder& folder) { return folder.delete_game("one"); },
                   [](SaveFolder& folder, MemoryDisk& disk, auto deed) {
                       const Attempt attempt = deed();
                       expect_words(attempt);
                       disk.set_fault({});
                       const bool removed = folder.games().empty();
                       const bool told = folder.take_notices().size() == 1;
                       EXPECT_TRUE(removed || !attempt || told);
                       EXPECT_EQ(removed ? 3u : actions_in(folder), 3u); // as it was last
                       EXPECT_TRUE(folder.delete_game("one"));
                       EXPECT_TRUE(folder.games().empty());
                   });
}

TEST_F(Faults, OpeningTheFolder)
{
    const MemoryDisk whole = disk_with_everything();
    std::size_t calls = 0;
    {
        MemoryDisk disk = whole;
        disk.set_fault([&calls](const std::string&, const std::string&) {
            ++calls;
            return 0;
        });
        open_on(disk);
    }
    for (std::size_t at = 0; at < calls; ++at) {
        for (int error : {EIO, EACCES, EROFS, ENOSPC, EDQUOT, EMFILE, EINTR, ENOLCK}) {
            MemoryDisk disk = whole;
            auto folder = [&] {
                const FaultAt fault(disk, at, error, Lasting::UntilMended);
                return SaveFolder::open("/data", disk);
            }();
            if (!folder) {
                EXPECT_GT(in_english(folder.why()).size(), 20u);
                continue;
            }
            SaveFolder opened = *std::move(folder);
            EXPECT_EQ(actions_in(opened), 3u);
            EXPECT_TRUE(opened.save(game_after(4)));
        }
    }
}

// Every single call is interrupted before it succeeds: that must have no effect. A disk may take
// seconds for each sync, and nothing is shown before the folder is open.
TEST(Opening, SyncsNothingWhereAllIsThere)
{
    MemoryDisk disk = disk_with_everything();
    int syncs = 0;
    disk.set_fault([&syncs](const std::string& call, const std::string&) {
        syncs += call.starts_with("sync") ? 1 : 0;
        return 0;
    });
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_settings(), settings_text(3));
    EXPECT_EQ(syncs, 0);
}

TEST(Opening, SyncsNothingTheFirstTimeEither)
{
    MemoryDisk disk;
    int syncs = 0;
    disk.set_fault([&syncs](const std::string& call, const std::string&) {
        syncs += call.starts_with("sync") ? 1 : 0;
        return 0;
    });
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_settings(), "");
    EXPECT_EQ(syncs, 0);
}

TEST(Opening, MakesFoldersThatOutliveAPowerCutAfterTheFirstSave)
{
    Random random(1);
    for (int kind = 0; kind < 30; ++kind) {
        MemoryDisk disk;
        {
            SaveFolder folder = open_on(disk);
            const Attempt saved = kind % 3 == 0   ? folder.save(game_after(3))
                                  : kind % 3 == 1 ? folder.save(book_of(3))
                                                  : folder.save_settings(settings_text(3));
            EXPECT_TRUE(saved);
        }
        disk.lose_power(random);
        SaveFolder folder = open_on(disk);
        EXPECT_TRUE(kind % 3 != 0 || actions_in(folder) == 3u);
        EXPECT_TRUE(kind % 3 != 1 || folder.load_records() == book_of(3));
        EXPECT_TRUE(kind % 3 != 2 || folder.load_settings() == settings_text(3));
    }
}

TEST(Interruptions, AreNoFailures)
{
    MemoryDisk disk = disk_with_everything();
    bool interrupts = false;
    disk.set_fault([&interrupts](const std::string& call, const std::string&) {
        interrupts = !interrupts && call != "close"; // close() closes the file even if it is
                                                     // interrupted
        return interrupts ? EINTR : 0;
    });
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(actions_in(folder), 3u);
    EXPECT_TRUE(folder.save(game_after(4)));
    EXPECT_EQ(folder.load_records(), book_of(3));
    EXPECT_TRUE(folder.save(book_of(4)));
    EXPECT_EQ(folder.load_settings(), settings_text(3));
    EXPECT_TRUE(folder.save_settings(settings_text(4)));
    EXPECT_EQ(folder.games().size(), 1u);
    EXPECT_TRUE(folder.delete_game("one"));
    EXPECT_TRUE(folder.take_notices().empty());
}

// Network file systems report a full disk only when a file is closed.
TEST(Closing, IsTheLastChanceToFail)
{
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = open_on(disk);
    bool written = false;
    disk.set_fault([&written](const std::string& call, const std::string& path) {
        written = written || call == "write";
        return call == "close" && written && path.ends_with(".game.new") ? ENOSPC : 0;
    });
    const Attempt attempt = folder.save(game_after(4));
    ASSERT_FALSE(attempt);
    EXPECT_NE(in_english(attempt.why()).find("the disk is full"), std::string::npos);
    disk.set_fault({});
    EXPECT_EQ(actions_in(folder), 3u);
}

// The system may write less than requested, again and again.
TEST(ShortWrites, AreGoneOnWith)
{
    for (std::size_t bytes : {1u, 7u, 100u}) {
        MemoryDisk disk = disk_with_everything();
        disk.set_longest_write(bytes);
        SaveFolder folder = open_on(disk);
        EXPECT_TRUE(folder.save(game_after(4)));
        EXPECT_EQ(actions_in(folder), 4u);
    }
}

// A disk with room for a number of bytes, for every such number.
TEST(ShortWrites, ADiskThatFillsUpInTheMiddleHarmsNothing)
{
    const MemoryDisk whole = disk_with_everything();
    const std::size_t needed = whole.bytes(game_file_name).size() + 100;
    for (std::size_t room = 0; room < needed; room += is_sanitized ? 7 : 1) {
        MemoryDisk disk = whole;
        SaveFolder folder = open_on(disk);
        disk.set_longest_write(1);
        std::size_t left = room;
        disk.set_fault([&left](const std::string& call, const std::string&) {
            return call == "write" && left-- == 0 ? ENOSPC : 0;
        });
        const Attempt attempt = folder.save(game_after(4));
        disk.set_fault({});
        const std::string why = attempt ? "the disk is full" : in_english(attempt.why());
        ASSERT_NE(why.find("the disk is full"), std::string::npos) << why;
        ASSERT_EQ(actions_in(folder), attempt ? 4u : 3u);
    }
}

} // namespace
} // namespace engine
