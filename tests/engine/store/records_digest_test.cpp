// The digest of the book of records makes the start fast and is no part of the book: whatever it
// says, and whatever happens to it, the book is what its volumes hold. Promises 2, 8, 10, 11 and 20
// of docs/PROMISE.md.

#include "engine/store/folder/records_digest.h"

#include "tests/engine/long_run.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

constexpr std::size_t few_runs = 2; // in a volume
const std::string digest_file_name = std::string("/data/") + digest_name;

// Until there is nothing more to do.
void maintain(SaveFolder& folder)
{
    int calls = 0;
    while (folder.maintain_records() == SaveFolder::Maintenance::More && calls < 1000)
        ++calls;
    EXPECT_LT(calls, 1000);
}

// Five runs in three volumes, of which the digest holds the first two.
MemoryDisk disk_with_digest()
{
    MemoryDisk disk;
    SaveFolder folder = open_on(disk, few_runs);
    for (std::size_t runs = 1; runs <= 5; ++runs)
        EXPECT_TRUE(folder.save(book_of_games(runs)));
    SaveFolder again = open_on(disk, few_runs);
    EXPECT_EQ(again.load_records(), book_of_games(5));
    maintain(again);
    EXPECT_TRUE(disk.has(digest_file_name));
    return disk;
}

// The volumes that are read when the book is opened; the book must be this one.
std::set<int> read_to_open(MemoryDisk& disk, const RecordBook& expected = book_of_games(5))
{
    std::set<int> volumes;
    SaveFolder folder = open_on(disk, few_runs);
    disk.set_fault([&](const std::string& call, const std::string& path) {
        for (int number = 1; call == "read" && number <= 9; ++number) {
            if (path == volume_file_name(number))
                volumes.insert(number);
        }
        return 0;
    });
    EXPECT_EQ(folder.load_records(), expected);
    disk.set_fault({});
    EXPECT_TRUE(folder.take_notices().empty());
    return volumes;
}

Record full_run()
{
    return {
        .category = "9x9 easy",
        .initials = "ÄÖÜ",
        .time = PlayTime{9'999'999'999},
        .date = 253'402'300'799,
        .stats = {1, 2, 3, 4, 5, 6, 7, true, false, true, 1'000'000'000, true},
        .seed = "4F2A-91C3",
        .fill_times = {PlayTime{0}, PlayTime{65'535}, PlayTime{65'535}, PlayTime{9'999'999'999}},
        .repeated = true,
        .game = "game",
        .recipe = std::string(200, 'r'),
        .deleted = true};
}

TEST(Digest, HoldsAllOfARun)
{
    Record short_gaps = full_run();
    short_gaps.fill_times = {PlayTime{1}, PlayTime{65'536}, PlayTime{131'071}};
    short_gaps.repeated = false;
    std::vector<Record> runs = {full_run(), Record{}, short_gaps};
    for (int more = 0; more < 600; ++more)
        runs.push_back({.time = PlayTime{more}, .stats = {.wrong_entries = more % 5}});
    const DigestEntry entry{7, {1, 2, 3, 4, -5}, {6, 7}, RunPages(runs)};
    const DigestReader reader(to_bytes(entry));
    EXPECT_TRUE(reader.is_whole());
    const auto read = reader.entry(7, entry.mark);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->runs.in_one(), runs);
    EXPECT_EQ(read->content, entry.content);
    EXPECT_FALSE(reader.entry(8, entry.mark));
    EXPECT_FALSE(reader.entry(7, {1, 2, 3, 4, 5}));
}

TEST(Digest, TakesTheLastEntryOfAVolume)
{
    std::string bytes;
    for (std::int64_t turn = 1; turn <= 3; ++turn)
        bytes +=
            to_bytes({7, {0, 0, turn, 0, 0}, {}, RunPages({Record{.date = turn, .stats = {}}})});
    const DigestReader reader(bytes);
    EXPECT_TRUE(reader.is_mostly_waste());
    EXPECT_FALSE(reader.entry(7, {0, 0, 1, 0, 0}));
    ASSERT_TRUE(reader.entry(7, {0, 0, 3, 0, 0}));
    EXPECT_EQ(reader.entry(7, {0, 0, 3, 0, 0})->runs[0].date, 3);
}

// Even with a right checksum: a number of runs, texts or times that is not there.
TEST(Digest, ReadsNothingBeyondItsEnd)
{
    const std::string whole = to_bytes({7, {}, {}, RunPages({full_run(), full_run(), full_run()})});
    constexpr std::size_t head = 20;
    Random random(1);
    for (int round = 0; round < longer(20'000); ++round) {
        std::string content = whole.substr(head);
        for (std::uint32_t change = 1 + random.below(3); change > 0; --change)
            content[random.below(static_cast<std::uint32_t>(content.size()))] =
                static_cast<char>(random.below(256));
        content.resize(content.size() - random.below(3));
        const std::uint64_t length = content.size();
        const std::uint32_t checksum = sum_of(content).checksum;
        std::string bytes = whole.substr(0, 8);
        bytes.append(reinterpret_cast<const char*>(&length), sizeof length);
        bytes.append(reinterpret_cast<const char*>(&checksum), sizeof checksum);
        const DigestReader reader(bytes + content);
        const auto entry = reader.entry(7, {});
        EXPECT_LE(entry ? entry->runs.size() : 0, 3u);
    }
}

TEST(Digest, SparesReadingTheVolumesThatGrowNoMore)
{
    MemoryDisk disk = disk_with_digest();
    EXPECT_EQ(read_to_open(disk), std::set{3});
    // One more run changes none of them.
    const std::string digest = disk.bytes(digest_file_name);
    SaveFolder folder = open_on(disk, few_runs);
    (void)folder.load_records();
    for (std::size_t runs = 6; runs <= 9; ++runs)
        EXPECT_TRUE(folder.save(book_of_games(runs)));
    EXPECT_EQ(disk.bytes(digest_file_name), digest) << "no run waits for the digest";
    EXPECT_EQ(read_to_open(disk, book_of_games(9)), (std::set{3, 4, 5}));
    SaveFolder later = open_on(disk, few_runs);
    (void)later.load_records();
    maintain(later);
    EXPECT_TRUE(disk.bytes(digest_file_name).starts_with(digest)) << "it is appended to";
    EXPECT_EQ(read_to_open(disk, book_of_games(9)), std::set{5});
}

TEST(Digest, DamagedAtAnyByteChangesNothing)
{
    const MemoryDisk whole = disk_with_digest();
    const std::string digest = whole.bytes(digest_file_name);
    const std::size_t step = is_sanitized ? 5 : 1;
    for (std::size_t at = 0; at < digest.size(); at += step) {
        SCOPED_TRACE(at);
        for (const bool is_cut : {false, true}) {
            MemoryDisk disk = whole;
            std::string damaged = digest.substr(0, is_cut ? at : digest.size());
            if (!is_cut)
                damaged[at] = static_cast<char>(damaged[at] ^ (1 << at % 8));
            disk.put(digest_file_name, damaged);
            EXPECT_TRUE(read_to_open(disk).contains(3));
            SaveFolder folder = open_on(disk, few_runs);
            (void)folder.load_records();
            maintain(folder);
            EXPECT_TRUE(folder.take_notices().empty());
            EXPECT_EQ(read_to_open(disk), std::set{3}) << "it has been made again";
        }
        ASSERT_FALSE(testing::Test::HasFailure());
    }
}

TEST(Digest, OlderOrNewerThanTheVolumesChangesNothing)
{
    const MemoryDisk before = disk_with_digest();
    MemoryDisk disk = before;
    RecordBook renamed = book_of_games(5);
    renamed.rename(0, "ZOE");
    {
        SaveFolder folder = open_on(disk, few_runs);
        (void)folder.load_records();
        EXPECT_TRUE(folder.save(renamed));
    }
    EXPECT_EQ(read_to_open(disk, renamed), (std::set{1, 3})) << "the digest is older";
    {
        SaveFolder folder = open_on(disk, few_runs);
        (void)folder.load_records();
        maintain(folder);
    }
    EXPECT_EQ(read_to_open(disk, renamed), std::set{3});
    // Somebody puts back an older volume of the same length.
    disk.put(records_file_name, before.bytes(records_file_name));
    EXPECT_EQ(read_to_open(disk), (std::set{1, 3})) << "the digest is newer";
}

TEST(Digest, OfAnotherBookChangesNothing)
{
    MemoryDisk other;
    {
        RecordBook book = book_of_games(5);
        for (std::size_t run = 0; run < 5; ++run)
            book.rename(run, "BEA");
        SaveFolder folder = open_on(other, few_runs);
        EXPECT_TRUE(folder.save(book));
        (void)folder.load_records();
        maintain(folder);
    }
    MemoryDisk disk = disk_with_digest();
    disk.put(digest_file_name, other.bytes(digest_file_name));
    EXPECT_EQ(read_to_open(disk), (std::set{1, 2, 3}));
    // Where all files look the same from outside, none is taken from a digest.
    MemoryDisk coarse = disk_with_digest();
    coarse.set_all_look_the_same();
    EXPECT_EQ(read_to_open(coarse), (std::set{1, 2, 3}));
    SaveFolder folder = open_on(coarse, few_runs);
    (void)folder.load_records();
    maintain(folder);
    EXPECT_EQ(read_to_open(coarse), (std::set{1, 2, 3}));
}

// Something else may be in its place.
TEST(Digest, ThatIsNoFileChangesNothing)
{
    MemoryDisk disk = disk_with_digest();
    disk.remove(digest_file_name);
    disk.add_folder(digest_file_name);
    EXPECT_EQ(read_to_open(disk), (std::set{1, 2, 3}));
    SaveFolder folder = open_on(disk, few_runs);
    (void)folder.load_records();
    maintain(folder);
    EXPECT_TRUE(folder.take_notices().empty());
    EXPECT_TRUE(folder.save(book_of_games(6)));
}

// A byte of a volume changes without a trace: the book opens from the digest, the damage is found
// afterwards, and no run is lost, even if the backup is damaged too.
TEST(Digest, FindsADamagedVolumeAfterwards)
{
    const MemoryDisk whole = disk_with_digest();
    for (const int number : {1, 2}) {
        const std::string path = volume_file_name(number);
        const std::size_t step = is_sanitized ? 11 : 3;
        for (std::size_t at = 0; at < whole.bytes(path).size(); at += step) {
            SCOPED_TRACE(path + " at " + std::to_string(at));
            MemoryDisk disk = whole;
            disk.rot(path, at);
            if (at % 2 == 0)
                disk.rot(path + ".bak", disk.bytes(path + ".bak").size() / 2);
            EXPECT_EQ(read_to_open(disk), std::set{3});
            SaveFolder folder = open_on(disk, few_runs);
            EXPECT_EQ(folder.load_records(), book_of_games(5));
            maintain(folder);
            const auto notices = folder.take_notices();
            ASSERT_FALSE(notices.empty());
            EXPECT_EQ(in_english(notices.back().headline), "No run is lost");
            std::set<std::string> games;
            const RecordBook after = open_on(disk, few_runs).load_records();
            for (const Record& run : after.runs())
                EXPECT_TRUE(games.insert(run.game).second);
            EXPECT_EQ(games.size(), 5u);
            ASSERT_FALSE(testing::Test::HasFailure());
        }
    }
}

struct Instant {
    MemoryDisk disk;
    RecordBook saved; // what was surely on the disk
};

// The power fails before every call of a start, while the book is looked after, and of a save.
TEST(Digest, AtPowerCutsChangesNothing)
{
    std::vector<Instant> instants;
    MemoryDisk disk = disk_with_digest();
    RecordBook saved = book_of_games(5);
    disk.set_fault([&](const std::string&, const std::string&) {
        instants.push_back({disk, saved});
        return 0;
    });
    for (const std::size_t runs : {8u, 9u, 12u}) {
        SaveFolder folder = open_on(disk, few_runs);
        EXPECT_EQ(folder.load_records(), saved);
        maintain(folder);
        RecordBook next = book_of_games(runs);
        next.rename(1, "ZOE");
        EXPECT_TRUE(folder.save(next));
        saved = next;
    }
    disk.set_fault({});
    Random random(8);
    const int mixtures = longer(is_sanitized ? 1 : 4);
    for (const Instant& instant : instants) {
        for (int mixture = 0; mixture < mixtures; ++mixture) {
            MemoryDisk after = instant.disk;
            after.lose_power(random);
            for (int start = 0; start < 2; ++start) {
                SaveFolder folder = open_on(after, few_runs);
                const RecordBook book = folder.load_records();
                for (const Record& run : instant.saved.runs())
                    EXPECT_TRUE(book.run_of(run.game)) << run.game;
                maintain(folder);
                EXPECT_TRUE(folder.take_notices().empty());
            }
            ASSERT_FALSE(testing::Test::HasFailure());
        }
    }
    EXPECT_GT(instants.size(), 100u);
}

TEST(Digest, InTroubleChangesNothing)
{
    const MemoryDisk whole = disk_with_digest();
    std::size_t calls = 1;
    for (std::size_t at = 0; at <= calls; ++at) {
        for (const bool is_lasting : {true, false}) {
            SCOPED_TRACE("call " + std::to_string(at));
            MemoryDisk disk = whole;
            if (at % 2 == 0)
                disk.put(digest_file_name, "damaged");
            {
                SaveFolder folder = open_on(disk, few_runs);
                const RecordBook book = folder.load_records();
                std::size_t now = 0;
                disk.set_fault([&](const std::string& call, const std::string&) {
                    const bool is_on = is_lasting ? now >= at : now == at;
                    ++now;
                    return is_on && call != "close" && call != "lock" ? EIO : 0;
                });
                maintain(folder);
                calls = std::max(calls, now);
                disk.set_fault({});
                EXPECT_TRUE(folder.take_notices().empty());
                EXPECT_TRUE(folder.save(book_of_games(6)));
            }
            (void)read_to_open(disk, book_of_games(6));
            ASSERT_FALSE(testing::Test::HasFailure());
        }
    }
    EXPECT_GT(calls, 5u);
}

TEST(Digest, WaitsForItsTurnIfAnotherCopyUsesTheFolder)
{
    MemoryDisk disk = disk_with_digest();
    disk.remove(digest_file_name);
    SaveFolder folder = open_on(disk, few_runs);
    EXPECT_EQ(folder.load_records(), book_of_games(5));
    FolderLock other(disk, "/data");
    {
        const FolderLock::Guard its_turn(other);
        ASSERT_EQ(its_turn.answer(), FolderLock::Answer::Taken);
        EXPECT_EQ(folder.maintain_records(), SaveFolder::Maintenance::Later);
    }
    EXPECT_FALSE(disk.has(digest_file_name));
    maintain(folder);
    EXPECT_TRUE(disk.has(digest_file_name));
}

TEST(Digest, ServesTwoCopies)
{
    MemoryDisk disk = disk_with_digest();
    SaveFolder one = open_on(disk, few_runs);
    SaveFolder other = open_on(disk, few_runs);
    RecordBook book = one.load_records();
    (void)other.load_records();
    book.rename(0, "ZOE");
    for (std::size_t run = 5; run < 8; ++run)
        book.add(book_of_games(8).runs()[run]);
    EXPECT_TRUE(one.save(book));
    maintain(other);
    maintain(one);
    RecordBook theirs = book_of_games(5);
    theirs.rename(2, "BEA");
    EXPECT_TRUE(other.save(theirs));
    maintain(other);
    book.rename(2, "BEA");
    (void)read_to_open(disk, book);
    SaveFolder last = open_on(disk, few_runs);
    EXPECT_EQ(last.load_records(), book);
    maintain(last);
    EXPECT_EQ(read_to_open(disk, book), (std::set<int>{})) << "all four are full";
}

TEST(Digest, GoesWithEverythingElse)
{
    MemoryDisk disk = disk_with_digest();
    SaveFolder folder = open_on(disk, few_runs);
    EXPECT_TRUE(folder.delete_everything());
    EXPECT_FALSE(disk.has(digest_file_name));
}

class DigestOnDisk : public StoreTest {};

TEST_F(DigestOnDisk, HoldsWhatTheVolumesHold)
{
    RecordBook book = book_of_games(5);
    for (int start = 0; start < 3; ++start) {
        auto opened = SaveFolder::open(root, real_system(), few_runs);
        ASSERT_TRUE(opened);
        SaveFolder folder = *std::move(opened);
        EXPECT_TRUE(start > 0 || folder.save(book));
        EXPECT_EQ(folder.load_records(), book);
        maintain(folder);
        EXPECT_TRUE(fs::exists(root / digest_name));
    }
    EXPECT_FALSE(bytes_of(root / digest_name).empty());
}

// Counts what a disk has to do.
class CountingDisk : public MemoryDisk {
public:
    int sync(int file) override
    {
        ++syncs;
        return MemoryDisk::sync(file);
    }
    ssize_t write(int file, const char* bytes, std::size_t count) override
    {
        const ssize_t some = MemoryDisk::write(file, bytes, count);
        written += static_cast<std::size_t>(std::max<ssize_t>(some, 0));
        return some;
    }
    std::size_t syncs = 0;
    std::size_t written = 0;
};

Record run_number(std::size_t number)
{
    return {.category = "9x9 easy",
            .initials = "AAA",
            .time = PlayTime{100'000 + static_cast<PlayTime::rep>(number)},
            .stats = {},
            .seed = std::to_string(100'000'000 + number),
            .fill_times = {PlayTime{50'000}, PlayTime{100'000}},
            .game = "game-" + std::to_string(100'000'000 + number)};
}

// How many bytes and syncs one more run takes in a book of so many runs that are on disk.
std::pair<std::size_t, std::size_t> cost_of_one_more(std::size_t runs)
{
    CountingDisk disk;
    std::vector<Record> all;
    for (std::size_t number = 0; number < runs; ++number)
        all.push_back(run_number(number));
    EXPECT_TRUE(open_on(disk).save(RecordBook(std::move(all))));
    SaveFolder folder = open_on(disk);
    RecordBook book = folder.load_records();
    maintain(folder);
    disk.syncs = disk.written = 0;
    book.add(run_number(runs));
    EXPECT_TRUE(folder.save(book));
    maintain(folder);
    return {disk.syncs, disk.written};
}

// What one more run costs depends on how many are in its volume, not on how many are in the book.
TEST(OneMoreRun, CostsTheSameHoweverLongTheBookIs)
{
    const std::size_t many = is_sanitized ? 2'000 : 20'000;
    const auto [syncs, bytes] = cost_of_one_more(100);
    EXPECT_EQ(syncs, 2u) << "the file, and the folder that holds its name";
    EXPECT_LT(bytes, 101u * 600) << "no more than its volume";
    EXPECT_EQ(cost_of_one_more(many + 100), std::pair(syncs, bytes));
    EXPECT_LE(cost_of_one_more(many).second, bytes) << "a new volume begins";
    EXPECT_EQ(cost_of_one_more(many).first, syncs);
}

} // namespace
} // namespace engine
