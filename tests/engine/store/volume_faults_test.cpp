// A book of records of several volumes on disks that fail: the power fails between any two calls, a
// disk is full at any byte, calls fail once or for a while, a volume is damaged at any byte, and
// another copy of the game writes meanwhile. Promises 1, 2, 5, 8, 10, 11 and 14 of docs/PROMISE.md.

#include <iostream>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/engine/long_run.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

constexpr std::size_t two_runs = 2; // in a volume

// Three volumes: runs 1 and 2, 3 and 4, 5. The first two have backups, which lack their last runs.
MemoryDisk disk_of_volumes()
{
    MemoryDisk disk;
    SaveFolder folder = open_on(disk, two_runs);
    for (std::size_t runs = 1; runs <= 5; ++runs)
        EXPECT_TRUE(folder.save(book_of_games(runs)));
    return disk;
}

std::map<std::string, std::string> initials_by_game(const RecordBook& book)
{
    std::map<std::string, std::string> initials;
    for (const Record& run : book.runs()) {
        EXPECT_FALSE(initials.contains(run.game)) << run.game << " is in the book twice";
        initials[run.game] = run.initials;
    }
    return initials;
}

// Whether all runs of one book are in the other, in which initials may differ.
void expect_in(const RecordBook& runs, const RecordBook& book)
{
    const auto there = initials_by_game(book);
    for (const Record& run : runs.runs())
        EXPECT_TRUE(there.contains(run.game)) << run.game;
}

// A run of the first volume is renamed and as many runs are added: several volumes are written.
RecordBook gone_on(const RecordBook& book, std::size_t more, const std::string& initials)
{
    RecordBook next = book;
    if (!next.runs().empty())
        next.rename(0, initials);
    const std::size_t before = book.runs().size();
    const RecordBook all = book_of_games(before + more);
    for (std::size_t run = before; run < before + more; ++run)
        next.add(all.runs()[run]);
    return next;
}

struct VolumesMoment {
    MemoryDisk disk;
    RecordBook saved; // what was surely on the disk
    RecordBook next;  // what was being saved
};

// Saves several volumes at once, and stores the state of the disk before every call.
std::vector<VolumesMoment> moments_of_volumes()
{
    std::vector<VolumesMoment> moments;
    MemoryDisk disk = disk_of_volumes();
    RecordBook saved = book_of_games(5);
    RecordBook next = saved;
    disk.set_fault([&](const std::string&, const std::string&) {
        moments.push_back({disk, saved, next});
        return 0;
    });
    SaveFolder folder = open_on(disk, two_runs);
    EXPECT_EQ(folder.load_records(), saved);
    for (const std::size_t more : {1u, 2u, 3u, 0u, 1u}) {
        next = gone_on(saved, more, "N" + std::to_string(moments.size() % 10));
        EXPECT_TRUE(folder.save(next));
        saved = next;
    }
    moments.push_back({disk, saved, next});
    return moments;
}

TEST(VolumesAtPowerCuts, LoseNoRunThatWasSaid)
{
    const std::vector<VolumesMoment> moments = moments_of_volumes();
    EXPECT_GT(moments.size(), 100u);
    Random random(7);
    const int mixtures = longer(fewer(5));
    for (std::size_t at = 0; at < moments.size(); ++at) {
        for (int mixture = 0; mixture < mixtures; ++mixture) {
            SCOPED_TRACE("before call " + std::to_string(at));
            const VolumesMoment& moment = moments[at];
            MemoryDisk disk = moment.disk;
            disk.lose_power(random);
            SaveFolder folder = open_on(disk, two_runs);
            const RecordBook book = folder.load_records();
            expect_in(moment.saved, book);
            expect_in(book, moment.next);
            const std::string initials = book.runs()[0].initials;
            EXPECT_TRUE(initials == moment.saved.runs()[0].initials ||
                        initials == moment.next.runs()[0].initials);
            EXPECT_TRUE(folder.take_notices().empty());
            // And the player can continue from there.
            EXPECT_TRUE(folder.save(moment.next));
            const RecordBook more = gone_on(moment.next, 3, "ZOE");
            EXPECT_TRUE(folder.save(more));
            EXPECT_EQ(initials_by_game(open_on(disk, two_runs).load_records()),
                      initials_by_game(more));
            if (testing::Test::HasFailure())
                return;
        }
    }
}

// A disk with room for a number of bytes, for every such number, while three volumes are written.
TEST(VolumesOnAFullDisk, LoseNothing)
{
    const MemoryDisk whole = disk_of_volumes();
    const RecordBook before = book_of_games(5);
    const RecordBook next = gone_on(before, 2, "ZOE");
    const std::size_t step = is_sanitized ? 7 : 1;
    bool is_enough = false;
    std::size_t room = 0;
    for (; !is_enough; room += step) {
        MemoryDisk disk = whole;
        SaveFolder folder = open_on(disk, two_runs);
        disk.set_longest_write(1);
        std::size_t used = 0;
        disk.set_fault([&](const std::string& call, const std::string&) {
            return call == "write" && ++used > room ? ENOSPC : 0;
        });
        const Attempt attempt = folder.save(next);
        is_enough = static_cast<bool>(attempt);
        disk.set_fault({});
        disk.set_longest_write(1u << 20);
        const std::string why = attempt ? "the disk is full" : in_english(attempt.why());
        ASSERT_NE(why.find("the disk is full"), std::string::npos) << why;
        {
            MemoryDisk copy = disk;
            SaveFolder other = open_on(copy, two_runs);
            const RecordBook book = other.load_records();
            expect_in(attempt ? next : before, book);
            expect_in(book, next);
            EXPECT_TRUE(other.take_notices().empty());
        }
        EXPECT_TRUE(folder.save(next)) << "there is room again";
        EXPECT_EQ(initials_by_game(open_on(disk, two_runs).load_records()), initials_by_game(next));
        ASSERT_FALSE(testing::Test::HasFailure()) << "room for " << room;
    }
    EXPECT_GT(room, 1000u);
}

constexpr std::array disk_errors = {EIO, ESTALE, EACCES, ENOMEM, EMFILE, ENOSPC};

// Starts, plays and saves as far as it gets while some calls fail; returns what it said was saved.
RecordBook
play_in_trouble(MemoryDisk& disk, std::optional<SaveFolder>& still_open, RecordBook& mine)
{
    RecordBook saved = book_of_games(5);
    auto folder = SaveFolder::open("/data", disk, two_runs);
    if (!folder)
        return saved;
    still_open.emplace(*std::move(folder));
    mine = still_open->load_records();
    if (!mine.runs().empty())
        mine.rename(0, "ZOE");
    for (const char* game : {"fresh-1", "fresh-2"}) {
        mine.add({.category = "4x4 easy", .initials = "NEW", .stats = {}, .game = game});
        if (still_open->save(mine))
            saved = mine;
    }
    return saved;
}

std::size_t calls_of_a_play(MemoryDisk disk)
{
    std::size_t calls = 0;
    disk.set_fault([&calls](const std::string&, const std::string&) {
        ++calls;
        return 0;
    });
    std::optional<SaveFolder> folder;
    RecordBook mine;
    (void)play_in_trouble(disk, folder, mine);
    return calls;
}

// All calls between two moments fail, or only those that read.
TEST(VolumesInTrouble, LoseNoRun)
{
    const MemoryDisk whole = disk_of_volumes();
    const std::size_t calls = calls_of_a_play(whole);
    int lives = 0;
    const std::size_t step = is_sanitized ? 101 : longer(1) > 1 ? 1 : 5;
    for (std::size_t from = 0; from < calls; ++from) {
        for (std::size_t to = from; to < calls + step; to += step) {
            const int error = disk_errors[(from * 7 + to) % disk_errors.size()];
            const bool only_reads = (from + to) % 2 == 0;
            SCOPED_TRACE("calls " + std::to_string(from) + " to " + std::to_string(to) + ", " +
                         std::generic_category().message(error));
            MemoryDisk disk = whole;
            std::size_t now = 0;
            disk.set_fault([&](const std::string& call, const std::string&) {
                const bool is_on = now >= from && now <= to;
                ++now;
                const bool fails = only_reads ? reads(call) : call != "close" && call != "lock";
                return is_on && fails ? error : 0;
            });
            std::optional<SaveFolder> folder;
            RecordBook mine;
            const RecordBook saved = play_in_trouble(disk, folder, mine);
            disk.set_fault({});
            ++lives;
            for (const std::string& path : disk.paths())
                EXPECT_EQ(path.find(".damaged-"), path.npos) << path;
            {
                MemoryDisk copy = disk;
                expect_in(saved, open_on(copy, two_runs).load_records());
            }
            if (folder) {
                EXPECT_TRUE(folder->save(mine)) << "what waited";
                expect_in(mine, open_on(disk, two_runs).load_records());
            }
            expect_in(book_of_games(5), open_on(disk, two_runs).load_records());
            if (testing::Test::HasFailure())
                return;
        }
    }
    std::cout << lives << " lives of " << calls << " calls\n";
}

// The book's content is not known while one volume can't be read: runs wait, and no volume changes.
TEST(VolumesInTrouble, OneThatCantBeReadHoldsBackAll)
{
    for (int number : {1, 2, 3}) {
        for (int error : disk_errors) {
            MemoryDisk disk = disk_of_volumes();
            const MemoryDisk whole = disk;
            disk.set_fault([&](const std::string& call, const std::string& path) {
                return call == "read" && path == volume_file_name(number) ? error : 0;
            });
            SaveFolder folder = open_on(disk, two_runs);
            EXPECT_TRUE(folder.load_records().runs().empty());
            EXPECT_FALSE(folder.records_are_read());
            EXPECT_EQ(folder.take_notices().size(), 1u);
            EXPECT_FALSE(folder.read_records_again());
            RecordBook mine;
            mine.add({.category = "4x4 easy", .initials = "NEW", .stats = {}, .game = "fresh"});
            const Attempt saving = folder.save(mine);
            ASSERT_FALSE(saving);
            EXPECT_NE(
                in_english(saving.why()).find(volume_file_name(number) + " can't be read now"),
                std::string::npos)
                << in_english(saving.why());
            for (int other : {1, 2, 3}) {
                EXPECT_EQ(disk.bytes(volume_file_name(other)),
                          whole.bytes(volume_file_name(other)));
            }
            disk.set_fault({});
            EXPECT_TRUE(folder.save(mine));
            ASSERT_TRUE(folder.read_records_again());
            EXPECT_EQ(folder.load_records().runs().size(), 6u);
            EXPECT_TRUE(folder.take_notices().empty());
            expect_in(book_of_games(5), open_on(disk, two_runs).load_records());
        }
    }
}

// Also a backup that may be all there is of its volume.
TEST(VolumesInTrouble, ABackupThatCantBeReadHoldsBackAll)
{
    MemoryDisk disk = disk_of_volumes();
    disk.put(volume_file_name(2), "damaged");
    const MemoryDisk whole = disk;
    disk.set_fault([](const std::string& call, const std::string& path) {
        return call == "read" && path == volume_file_name(2) + ".bak" ? EIO : 0;
    });
    SaveFolder folder = open_on(disk, two_runs);
    EXPECT_TRUE(folder.load_records().runs().empty());
    EXPECT_FALSE(folder.records_are_read());
    EXPECT_FALSE(folder.save(book_of_games(6)));
    for (const std::string& path : whole.paths())
        EXPECT_EQ(disk.bytes(path), whole.bytes(path)) << path;
    disk.set_fault({});
    EXPECT_EQ(folder.load_records().runs().size(), 4u) << "the backup's";
    EXPECT_TRUE(folder.save(book_of_games(6)));
    expect_in(book_of_games(6), open_on(disk, two_runs).load_records());
}

// A list of the folder that lacks a name for a moment.
class ForgetfulDisk : public MemoryDisk {
public:
    explicit ForgetfulDisk(const MemoryDisk& disk) : MemoryDisk(disk) {}
    int list(const char* path, std::vector<std::string>& names) override
    {
        const int answer = MemoryDisk::list(path, names);
        std::erase_if(names, [this](const std::string& name) { return name == forgotten; });
        return answer;
    }
    std::string forgotten;
};

TEST(VolumesInTrouble, OneThatIsNotListedIsNotOverwritten)
{
    ForgetfulDisk disk(disk_of_volumes());
    SaveFolder folder = open_on(disk, two_runs);
    const RecordBook more = gone_on(folder.load_records(), 1, "ZOE");
    disk.forgotten = volume_name(3);
    const std::string bytes = disk.bytes(volume_file_name(3));
    EXPECT_FALSE(folder.save(more));
    EXPECT_EQ(disk.bytes(volume_file_name(3)), bytes);
    disk.forgotten.clear();
    EXPECT_TRUE(folder.save(more));
    EXPECT_EQ(initials_by_game(open_on(disk, two_runs).load_records()), initials_by_game(more));
}

// One notice, until all volumes could be read.
TEST(VolumesInTrouble, AreToldOfOnce)
{
    MemoryDisk disk = disk_of_volumes();
    SaveFolder folder = open_on(disk, two_runs);
    for (const std::set<int>& unread : {std::set{1, 2}, std::set{2, 3}, std::set<int>{}}) {
        disk.set_fault([&](const std::string& call, const std::string& path) {
            const bool is_it = std::ranges::any_of(
                unread, [&](int number) { return path == volume_file_name(number); });
            return call == "open" && is_it ? EIO : 0;
        });
        (void)folder.load_records();
        EXPECT_EQ(folder.take_notices().size(), unread.contains(1) ? 1u : 0u);
    }
    disk.set_fault([](const std::string& call, const std::string& path) {
        return call == "list" && path == "/data" ? EIO : 0;
    });
    (void)folder.load_records();
    EXPECT_FALSE(folder.records_are_read());
    EXPECT_EQ(folder.take_notices().size(), 1u) << "it had all been read in between";
    EXPECT_FALSE(folder.save(book_of_games(6)));
    disk.set_fault({});
    EXPECT_EQ(folder.load_records(), book_of_games(5));
    EXPECT_TRUE(folder.take_notices().empty());
}

// A bit is flipped or the rest is cut off at each byte of each volume, with its backup and without.
TEST(VolumeDamage, IsThatOfOneVolume)
{
    const MemoryDisk whole = disk_of_volumes();
    for (const auto& [number, lost, kept] : {std::tuple{1, 1u, 2u}, {2, 1u, 2u}, {3, 1u, 1u}}) {
        const std::string path = volume_file_name(number);
        const std::string bytes = whole.bytes(path);
        for (std::size_t at = 0; at < bytes.size(); at += is_sanitized ? 13 : 1) {
            for (const std::string& damaged : damaged_at(bytes, at)) {
                const bool has_backup = number < 3 && at % 4 != 0;
                MemoryDisk disk = whole;
                disk.put(path, damaged);
                if (!has_backup)
                    disk.remove(path + ".bak");
                SaveFolder folder = open_on(disk, two_runs);
                RecordBook book = folder.load_records();
                ASSERT_EQ(book.runs().size(), 5 - (has_backup ? lost : kept));
                const auto notices = folder.take_notices();
                ASSERT_EQ(notices.size(), 1u);
                EXPECT_EQ(in_english(notices[0].headline), "The book of records was damaged");
                EXPECT_NE(in_english(notices[0].detail)
                              .find(has_backup ? "Your backup was restored"
                                               : "The other volumes are not affected"),
                          std::string::npos);
                EXPECT_EQ(disk.bytes(path + ".damaged-1"), damaged);
                if (at % 8 > 1)
                    continue;
                EXPECT_TRUE(folder.save(gone_on(book, 0, "ZOE")));
                book.add({.category = "4x4 easy", .initials = "NEW", .stats = {}, .game = "new"});
                EXPECT_TRUE(folder.save(book));
                EXPECT_EQ(initials_by_game(open_on(disk, two_runs).load_records()),
                          initials_by_game(book));
                ASSERT_FALSE(testing::Test::HasFailure()) << path << " at " << at;
            }
        }
    }
}

// As long as a backup can't be put in its place, no save is called done.
TEST(VolumeDamage, ThatCantBeRepairedYetIsSaid)
{
    MemoryDisk disk = disk_of_volumes();
    disk.put(volume_file_name(2), "damaged");
    SaveFolder folder = open_on(disk, two_runs);
    disk.set_fault([](const std::string& call, const std::string& path) {
        return call == "create" && path == volume_file_name(2) + ".new" ? ENOSPC : 0;
    });
    RecordBook book = folder.load_records();
    EXPECT_EQ(book.runs().size(), 4u);
    book.rename(0, "ZOE");
    EXPECT_FALSE(folder.save(book));
    disk.set_fault({});
    EXPECT_TRUE(folder.save(book));
    EXPECT_EQ(open_on(disk, two_runs).load_records(), book);
    disk.remove(volume_file_name(2) + ".bak");
    EXPECT_EQ(open_on(disk, two_runs).load_records(), book);
}

// What another program has damaged since it was read is noticed before it is overwritten.
TEST(VolumeDamage, IsFoundWhileTheGameRuns)
{
    for (int number : {1, 2, 3}) {
        MemoryDisk disk = disk_of_volumes();
        SaveFolder folder = open_on(disk, two_runs);
        const RecordBook next = gone_on(folder.load_records(), 2, "ZOE");
        disk.put(volume_file_name(number), "damaged");
        EXPECT_TRUE(folder.save(next));
        EXPECT_EQ(initials_by_game(open_on(disk, two_runs).load_records()), initials_by_game(next));
        EXPECT_EQ(disk.bytes(volume_file_name(number) + ".damaged-1"), "damaged");
    }
}

// Both add runs and rename some of their own, in any order; `tries` is how often a save may be
// tried.
// Returns how many saves were refused.
int expect_both_stay(MemoryDisk disk, std::uint64_t seed, int tries)
{
    int refused = 0;
    Random random(seed);
    std::vector<SaveFolder> folders;
    std::vector<RecordBook> books;
    for (int copy = 0; copy < 2; ++copy) {
        folders.push_back(open_on(disk, two_runs));
        books.push_back(folders.back().load_records());
    }
    std::map<std::string, std::string> expected = initials_by_game(books[0]);
    std::array<std::vector<std::string>, 2> own; // games
    for (int step = 0; step < 20; ++step) {
        const std::uint32_t copy = random.below(2);
        const std::string game = "step-" + std::to_string(step);
        RecordBook& book = books[copy];
        book.add({.category = "4x4 easy", .initials = "AAA", .stats = {}, .game = game});
        expected[game] = "AAA";
        const std::string initials = "N" + std::to_string(step % 10);
        own[copy].push_back(game);
        const std::string& mine =
            own[copy][random.below(static_cast<std::uint32_t>(own[copy].size()))];
        book.rename(*book.run_of(mine), initials);
        expected[mine] = initials;
        bool is_saved = false;
        for (int now = 0; now < tries && !is_saved; ++now) {
            is_saved = static_cast<bool>(folders[copy].save(book));
            refused += is_saved ? 0 : 1;
        }
        EXPECT_TRUE(is_saved);
    }
    EXPECT_EQ(initials_by_game(open_on(disk, two_runs).load_records()), expected);
    for (int number = 1; number <= 12; ++number)
        EXPECT_TRUE(disk.has(volume_file_name(number))) << number;
    return refused;
}

TEST(VolumesOfTwoCopies, TheRunsOfBothStay)
{
    for (std::uint64_t seed = 0; seed < fewer(50u); ++seed)
        EXPECT_EQ(expect_both_stay(disk_of_volumes(), seed, 1), 0);
}

// On a disk whose marks show no change: a save that would overwrite what the other copy has written
// is refused, and succeeds when it is tried again.
TEST(VolumesOfTwoCopies, TheRunsOfBothStayWhereMarksShowNothing)
{
    int refused = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        MemoryDisk disk = disk_of_volumes();
        disk.set_all_look_the_same();
        refused += expect_both_stay(disk, seed, 4);
    }
    EXPECT_GT(refused, 50);
}

class VolumesOfProcesses : public StoreTest {};

TEST_F(VolumesOfProcesses, FourAtOnceKeepAllTheirRuns)
{
    constexpr int processes = 4;
    constexpr int runs = 8;
    std::vector<pid_t> children;
    for (int process = 0; process < processes; ++process) {
        children.push_back(::fork());
        if (children.back() != 0)
            continue;
        auto folder = SaveFolder::open(root, real_system(), two_runs);
        SaveFolder opened = *std::move(folder);
        RecordBook book = opened.load_records();
        for (int run = 0; run < runs; ++run) {
            book.add({.category = "4x4 easy",
                      .initials = "AAA",
                      .stats = {},
                      .game = std::to_string(process * 1000 + run)});
            if (!opened.save(book))
                ::_exit(1);
        }
        ::_exit(0);
    }
    for (pid_t child : children) {
        int status = 0;
        ::waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    const RecordBook all = open().load_records();
    EXPECT_EQ(initials_by_game(all).size(), static_cast<std::size_t>(processes * runs));
    EXPECT_TRUE(fs::exists(root / volume_name(processes * runs / two_runs)));
    EXPECT_FALSE(fs::exists(root / volume_name(processes * runs / two_runs + 1)));
}

} // namespace
} // namespace engine
