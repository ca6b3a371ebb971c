// The volumes of the book of records: which runs are in which, what is written and read, and that
// the book is never full. Promises 3, 11, 15 and 16 of docs/PROMISE.md.

#include "engine/store/folder/data_export.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

constexpr std::size_t three_runs = 3; // in a volume

class RecordVolumesTest : public testing::Test {
protected:
    using Sizes = std::vector<std::size_t>;

    SaveFolder open() { return open_on(disk, three_runs); }

    // The runs in each volume from the first on, up to one that does not exist.
    Sizes sizes() const
    {
        Sizes sizes;
        for (int number = 1; disk.has(volume_file_name(number)); ++number)
            sizes.push_back(runs_in(number).runs().size());
        return sizes;
    }
    RecordBook runs_in(int number) const
    {
        const std::string file = disk.bytes(volume_file_name(number));
        const auto content = open_envelope(file);
        const auto book = content ? book_from(*content) : std::nullopt;
        EXPECT_TRUE(book) << number;
        return book.value_or(RecordBook());
    }
    // One run after the other, as a player finishes them.
    void play(std::size_t first, std::size_t last)
    {
        SaveFolder folder = open();
        (void)folder.load_records();
        for (std::size_t runs = first; runs <= last; ++runs)
            EXPECT_TRUE(folder.save(book_of_games(runs)));
    }
    // The names of the files for which the call was made, sorted.
    template <typename Deed>
    std::set<std::string> touched_by(const std::string& wanted, Deed deed)
    {
        std::set<std::string> paths;
        disk.set_fault([&](const std::string& call, const std::string& path) {
            if (call == wanted && path.find("records") != path.npos)
                paths.insert(path);
            return 0;
        });
        deed();
        disk.set_fault({});
        return paths;
    }
    static std::string only_notice(SaveFolder& folder)
    {
        const auto notices = folder.take_notices();
        EXPECT_EQ(notices.size(), 1u);
        return notices.empty()
                   ? ""
                   : in_english(notices[0].headline) + ": " + in_english(notices[0].detail);
    }
    static std::set<std::string> games_in(const RecordBook& book)
    {
        std::set<std::string> games;
        for (const Record& run : book.runs())
            games.insert(run.game);
        EXPECT_EQ(games.size(), book.runs().size());
        return games;
    }

    MemoryDisk disk;
};

TEST(VolumeNames, AreTakenOnlyFromVolumes)
{
    for (const int number : {1, 2, 10, 999'999})
        EXPECT_EQ(volume_number(volume_name(number)), number);
    EXPECT_EQ(volume_name(1), "records.book");
    EXPECT_EQ(volume_name(12), "records-12.book");
    for (const char* name :
         {"", "records", "records-.book", "records-0.book", "records-1.book", "records-02.book",
          "records-2.book.bak", "records-2.book.damaged-1", "records--2.book", "records-+2.book",
          "records-2x.book", "records-1000000.book", "records-99999999999999999999.book",
          "xrecords-2.book", "records-2.Book"})
        EXPECT_FALSE(volume_number(name)) << name;
}

TEST_F(RecordVolumesTest, ANewOneBeginsWhenTheLastIsFull)
{
    play(1, 3);
    EXPECT_EQ(sizes(), (Sizes{3}));
    const std::string first = disk.bytes(records_file_name);
    EXPECT_EQ(first, file_of(book_of_games(3))) << "as an earlier version writes it";
    play(4, 8);
    EXPECT_EQ(sizes(), (Sizes{3, 3, 2}));
    EXPECT_EQ(disk.bytes(records_file_name), first);
    EXPECT_EQ(open().load_records(), book_of_games(8));
}

TEST_F(RecordVolumesTest, ManyRunsAtOnceFillAsManyAsTheyNeed)
{
    play(10, 10);
    EXPECT_EQ(sizes(), (Sizes{3, 3, 3, 1}));
    play(20, 20);
    EXPECT_EQ(sizes(), (Sizes{3, 3, 3, 3, 3, 3, 2}));
    EXPECT_EQ(open().load_records(), book_of_games(20));
}

TEST_F(RecordVolumesTest, OnlyThoseThatDifferAreWritten)
{
    play(8, 8);
    SaveFolder folder = open();
    RecordBook book = folder.load_records();
    const auto written = [&] {
        return touched_by("create", [&] { EXPECT_TRUE(folder.save(book)); });
    };
    EXPECT_TRUE(written().empty());
    book.rename(1, "ZOE");
    EXPECT_EQ(written(), std::set{volume_file_name(1) + ".new"});
    book.add(book_of_games(9).runs()[8]);
    EXPECT_EQ(written(), std::set{volume_file_name(3) + ".new"});
    book.add(book_of_games(10).runs()[9]);
    EXPECT_EQ(written(), std::set{volume_file_name(4) + ".new"});
    EXPECT_EQ(open().load_records(), book);
    EXPECT_EQ(runs_in(1).runs()[1].initials, "ZOE");
}

TEST_F(RecordVolumesTest, TheLastIsWrittenFirst)
{
    play(5, 5);
    SaveFolder folder = open();
    RecordBook book = folder.load_records();
    book.rename(0, "ZOE");
    for (std::size_t run = 5; run < 8; ++run)
        book.add(book_of_games(8).runs()[run]);
    std::vector<std::string> order;
    disk.set_fault([&](const std::string& call, const std::string& path) {
        if (call == "create" && path.find("records") != path.npos)
            order.push_back(path);
        return 0;
    });
    EXPECT_TRUE(folder.save(book));
    EXPECT_EQ(order, (std::vector{volume_file_name(3) + ".new", volume_file_name(2) + ".new",
                                  volume_file_name(1) + ".new"}));
}

TEST_F(RecordVolumesTest, ThoseThatHaveNotChangedAreNotReadAgain)
{
    play(8, 8);
    SaveFolder folder = open();
    const auto read = [&] {
        return touched_by("read", [&] { EXPECT_EQ(folder.load_records().runs().size(), 8u); });
    };
    EXPECT_EQ(read().size(), 3u);
    EXPECT_TRUE(read().empty());
    SaveFolder other = open();
    RecordBook book = other.load_records();
    book.rename(4, "ZOE");
    EXPECT_TRUE(other.save(book));
    EXPECT_EQ(read(), std::set{volume_file_name(2)});
    EXPECT_EQ(folder.load_records().runs()[4].initials, "ZOE");
    // A save, too, reads only what it writes.
    book.rename(7, "BEA");
    const auto saved = touched_by("read", [&] { EXPECT_TRUE(folder.save(book)); });
    EXPECT_FALSE(saved.contains(volume_file_name(1)));
    EXPECT_FALSE(saved.contains(volume_file_name(2)));
    EXPECT_EQ(open().load_records(), book);
}

// Written by an earlier version, which knows one file.
TEST_F(RecordVolumesTest, ALongFirstOneStaysAsItIs)
{
    const std::string old = file_of(book_of(8));
    disk.put(records_file_name, old);
    SaveFolder folder = open();
    RecordBook book = folder.load_records();
    EXPECT_EQ(book, book_of(8));
    EXPECT_TRUE(folder.save(book));
    EXPECT_EQ(disk.bytes(records_file_name), old);
    book = book_of(10);
    EXPECT_TRUE(folder.save(book));
    EXPECT_EQ(disk.bytes(records_file_name), old);
    EXPECT_EQ(sizes(), (Sizes{8, 2}));
    book.rename(7, "ZOE");
    book.rename(8, "BEA");
    EXPECT_TRUE(folder.save(book));
    EXPECT_EQ(sizes(), (Sizes{8, 2}));
    EXPECT_EQ(open().load_records(), book);
    EXPECT_TRUE(folder.take_notices().empty());
}

TEST_F(RecordVolumesTest, ARunThatGetsTheIdOfItsGameStaysInItsOwn)
{
    disk.put(records_file_name, file_of(book_of(5)));
    SaveFolder folder = open();
    RecordBook book = folder.load_records();
    Record again = book.runs()[1];
    again.game = "game-2";
    EXPECT_EQ(book.add(again), 1u);
    EXPECT_TRUE(folder.save(book));
    EXPECT_EQ(sizes(), (Sizes{5}));
    EXPECT_EQ(runs_in(1), book);
}

// The limit of one file is no limit of the book.
TEST_F(RecordVolumesTest, TheBookHoldsMoreThanOneFileMay)
{
    std::vector<Record> runs;
    const auto add = [&runs](std::size_t count) {
        for (; count > 0; --count)
            runs.push_back({.category = "4x4 easy",
                            .initials = "AAA",
                            .stats = {},
                            .game = "game-" + std::to_string(runs.size())});
    };
    const std::size_t many = fewer(max_runs, 100);
    ASSERT_GT(many, runs_in_volume);
    add(many);
    disk.put(records_file_name, file_of(RecordBook(runs)));
    SaveFolder folder = open_on(disk);
    ASSERT_EQ(folder.load_records().runs().size(), many);
    add(300);
    EXPECT_TRUE(folder.save(RecordBook(runs)));
    EXPECT_EQ(sizes(), (Sizes{many, runs_in_volume, 50}));
    EXPECT_TRUE(folder.take_notices().empty());
    EXPECT_EQ(open_on(disk).load_records(), RecordBook(runs));
}

TEST_F(RecordVolumesTest, OneThatIsMissingHidesNoOther)
{
    play(8, 8);
    for (const char* ending : {"", ".bak"})
        disk.remove(volume_file_name(2) + ending);
    {
        SaveFolder folder = open();
        RecordBook book = folder.load_records();
        EXPECT_EQ(book.runs().size(), 5u);
        EXPECT_TRUE(folder.take_notices().empty());
        for (std::size_t run : {8u, 9u})
            book.add(book_of_games(10).runs()[run]);
        EXPECT_TRUE(folder.save(book));
        EXPECT_EQ(open().load_records(), book);
    }
    EXPECT_FALSE(disk.has(volume_file_name(2)));
    EXPECT_EQ(runs_in(3).runs().size(), 3u);
    EXPECT_EQ(runs_in(4).runs().size(), 1u);
    disk.remove(records_file_name);
    SaveFolder folder = open();
    EXPECT_EQ(folder.load_records().runs().size(), 4u);
    EXPECT_TRUE(folder.save(folder.load_records()));
    EXPECT_FALSE(disk.has(records_file_name));
}

// Somebody gave a file the highest number: what follows it takes the numbers that are free.
TEST_F(RecordVolumesTest, AHighNumberMakesNoBookFull)
{
    disk.put(records_file_name, file_of(book_of_games(3)));
    RecordBook book = book_of_games(6);
    disk.put(volume_file_name(last_volume),
             file_of(RecordBook({std::next(book.runs().begin(), 3), book.runs().end()})));
    SaveFolder folder = open();
    EXPECT_EQ(folder.load_records(), book);
    for (std::size_t runs = 7; runs <= 12; ++runs) {
        EXPECT_TRUE(folder.save(book_of_games(runs)));
        EXPECT_EQ(games_in(open().load_records()), games_in(book_of_games(runs)));
    }
}

TEST_F(RecordVolumesTest, ARunInTwoOfThemCountsOnce)
{
    RecordBook renamed = book_of_games(4);
    renamed.rename(1, "ZOE");
    disk.put(records_file_name, file_of(book_of_games(3)));
    disk.put(volume_file_name(2),
             file_of(RecordBook({std::next(renamed.runs().begin()), renamed.runs().end()})));
    SaveFolder folder = open();
    RecordBook book = folder.load_records();
    EXPECT_EQ(book, book_of_games(4));
    EXPECT_TRUE(folder.save(book));
    EXPECT_EQ(sizes(), (Sizes{3, 1}));
    EXPECT_EQ(open().load_records(), book_of_games(4));
}

TEST_F(RecordVolumesTest, NothingIsWrittenBesideOneOfANewerVersion)
{
    play(8, 8);
    for (int number : {1, 2, 3}) {
        SCOPED_TRACE(number);
        const MemoryDisk whole = disk;
        disk.put(volume_file_name(number), seal(Envelope{"records", format_version + 1, 5}, "new"));
        const MemoryDisk before = disk;
        SaveFolder folder = open();
        RecordBook book = folder.load_records();
        EXPECT_EQ(book.runs().size(), number == 3 ? 6u : 5u) << "those of the others";
        EXPECT_NE(only_notice(folder).find("newer version"), std::string::npos);
        book.rename(0, "ZOE");
        book.add(book_of_games(9).runs()[8]);
        const Attempt saving = folder.save(book);
        ASSERT_FALSE(saving);
        EXPECT_EQ(in_english(saving.why()),
                  volume_file_name(number) +
                      " was written by a newer version of Cronodoku. It was left as it is; install "
                      "the newer version to use it.");
        EXPECT_EQ(disk.paths(), before.paths());
        for (const std::string& path : before.paths())
            EXPECT_EQ(disk.bytes(path), before.bytes(path)) << path;
        disk = whole;
    }
}

TEST_F(RecordVolumesTest, ABackupOfANewerVersionStays)
{
    play(6, 6);
    const std::string newer = seal(Envelope{"records", format_version + 1, 5}, "new");
    disk.put(volume_file_name(3) + ".bak", newer);
    play(7, 8);
    EXPECT_EQ(disk.bytes(volume_file_name(3) + ".bak"), newer);
    EXPECT_EQ(sizes(), (Sizes{3, 3, 2}));
}

TEST_F(RecordVolumesTest, WhatWasSetAsideOfAnyComesBack)
{
    for (const std::set<int>& numbers : {std::set{1}, std::set{2}, std::set{3}, std::set{1, 2},
                                         std::set{2, 3}, std::set{1, 2, 3}}) {
        disk = MemoryDisk();
        play(1, 8);
        for (int number : numbers) {
            for (const char* ending : {"", ".bak"}) {
                const std::string path = volume_file_name(number) + ending;
                disk.put(path + ".damaged-1", disk.bytes(path));
                disk.remove(path);
            }
        }
        RecordBook back;
        {
            SaveFolder folder = open();
            back = folder.load_records();
            EXPECT_EQ(games_in(back), games_in(book_of_games(8)));
            const std::size_t runs = numbers.size() * 3 - (numbers.contains(3) ? 1 : 0);
            EXPECT_NE(only_notice(folder).find(" " + std::to_string(runs) + " runs"),
                      std::string::npos);
        }
        SaveFolder again = open();
        EXPECT_EQ(again.load_records(), back);
        EXPECT_TRUE(again.take_notices().empty());
        for (const std::string& path : disk.paths())
            EXPECT_TRUE(path.find(".damaged-") == path.npos || path.ends_with(".taken-back-1"))
                << path;
    }
}

// Each call fails while it is recovered; the next start does the rest.
TEST_F(RecordVolumesTest, TroubleWhileOneComesBackLosesNothing)
{
    play(1, 7);
    for (const char* ending : {"", ".bak"}) {
        const std::string path = volume_file_name(2) + ending;
        disk.put(path + ".damaged-1", disk.bytes(path));
        disk.remove(path);
    }
    const MemoryDisk whole = disk;
    std::size_t calls = 1;
    for (std::size_t at = 0; at <= calls; ++at) {
        for (const bool is_lasting : {true, false}) {
            SCOPED_TRACE("call " + std::to_string(at));
            disk = whole;
            std::size_t now = 0;
            disk.set_fault([&](const std::string& call, const std::string&) {
                const bool is_on = is_lasting ? now >= at : now == at;
                ++now;
                return is_on && call != "close" && call != "lock" ? EIO : 0;
            });
            if (auto folder = SaveFolder::open("/data", disk, three_runs))
                (void)(*std::move(folder)).load_records();
            calls = std::max(calls, now);
            disk.set_fault({});
            EXPECT_EQ(games_in(open().load_records()), games_in(book_of_games(7)));
            SaveFolder again = open();
            EXPECT_EQ(games_in(again.load_records()), games_in(book_of_games(7)));
            EXPECT_TRUE(again.take_notices().empty());
            ASSERT_FALSE(HasFailure());
        }
    }
    EXPECT_GT(calls, 20u);
}

TEST_F(RecordVolumesTest, DeletingEverythingLeavesNone)
{
    play(1, 8);
    disk.put(volume_file_name(7) + ".damaged-1", file_of(book_of(2)));
    disk.put(volume_file_name(2) + ".bak.damaged-3", file_of(book_of(2)));
    const MemoryDisk whole = disk;
    std::size_t calls = 1;
    for (std::size_t at = 0; at <= calls; ++at) {
        disk = whole;
        SaveFolder folder = open();
        std::size_t now = 0;
        disk.set_fault([&](const std::string& call, const std::string&) {
            return now++ >= at && call != "close" && call != "lock" ? EIO : 0;
        });
        const bool is_done = static_cast<bool>(folder.delete_everything());
        calls = std::max(calls, now);
        disk.set_fault({});
        // The first ones are deleted last, so what is left has no gap.
        const Sizes left = sizes();
        for (int number : {1, 2, 3}) {
            EXPECT_EQ(disk.has(volume_file_name(number)),
                      static_cast<std::size_t>(number) <= left.size());
        }
        if (is_done) {
            EXPECT_TRUE(open().load_records().runs().empty());
            EXPECT_TRUE(folder.save(book_of_games(4)));
            EXPECT_EQ(open().load_records(), book_of_games(4));
        } else {
            EXPECT_TRUE(folder.delete_everything());
            EXPECT_TRUE(open().load_records().runs().empty());
        }
    }
    EXPECT_GT(calls, 10u);
}

TEST_F(RecordVolumesTest, AnExportHoldsAll)
{
    play(3, 3);
    auto file = write_export(disk, "/data", "one");
    ASSERT_TRUE(file);
    EXPECT_TRUE(disk.bytes("/data/exports/one.cronodoku").starts_with("cronodoku export 1 "))
        << "what an earlier version can read is written as before";
    EXPECT_EQ(read_export(disk, *file)->records, book_of_games(3));
    play(8, 8);
    file = write_export(disk, "/data", "all");
    ASSERT_TRUE(file);
    const std::string bytes = disk.bytes("/data/exports/all.cronodoku");
    EXPECT_TRUE(bytes.starts_with("cronodoku export 2 "));
    const auto data = read_export(disk, *file);
    ASSERT_TRUE(data) << in_english(data.why());
    EXPECT_EQ(data->records, book_of_games(8));
    {
        MemoryDisk elsewhere;
        SaveFolder folder = open_on(elsewhere, three_runs);
        EXPECT_TRUE(folder.save(book_of_games(2)));
        EXPECT_TRUE(folder.save(merged({}, folder.load_records(), data->records)));
        EXPECT_EQ(open_on(elsewhere, three_runs).load_records(), book_of_games(8));
    }

    const auto content = open_envelope(bytes);
    disk.put("/data/newer", seal(Envelope{"export", 6, 4}, *content));
    const auto newer = read_export(disk, "/data/newer");
    ASSERT_FALSE(newer);
    EXPECT_NE(in_english(newer.why()).find("newer version"), std::string::npos);
}

TEST_F(RecordVolumesTest, AnExportThatWouldLackGamesIsNotWritten)
{
    play(1, 1);
    disk.set_fault([&](const std::string& now, const std::string& path) {
        return now == "list" && path == "/data/games" ? EIO : 0;
    });
    EXPECT_FALSE(write_export(disk, "/data", "all"));
    disk.set_fault({});
    EXPECT_TRUE(write_export(disk, "/data", "all"));
}

TEST_F(RecordVolumesTest, AnExportThatWouldLackOneIsNotWritten)
{
    play(8, 8);
    for (const char* call : {"list", "open"}) {
        disk.set_fault([&](const std::string& now, const std::string& path) {
            const bool is_it = path == "/data" || path == volume_file_name(2);
            return now == call && is_it ? EIO : 0;
        });
        EXPECT_FALSE(write_export(disk, "/data", "all")) << call;
        disk.set_fault({});
        EXPECT_TRUE(exports_in(disk, "/data").empty());
    }
}

} // namespace
} // namespace engine
