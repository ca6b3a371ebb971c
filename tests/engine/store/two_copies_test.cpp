// Two running copies of the game on one folder. Promise 8 of docs/PROMISE.md.

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/store/folder/data_export.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

std::string why_not(SaveFolder& folder, const std::string& id)
{
    const auto game = folder.load_game(id);
    return game ? "opened" : in_english(game.why());
}

TEST(TwoCopies, AGameIsOpenInOneOfThem)
{
    MemoryDisk disk = disk_with_everything();
    auto first = std::make_unique<SaveFolder>(open_on(disk));
    SaveFolder second = open_on(disk);
    SavedGame other = game_after(1);
    other.id = "two";
    ASSERT_TRUE(first->save(other));
    EXPECT_EQ(why_not(*first, "one"), "opened");
    EXPECT_EQ(why_not(second, "one"), "This game is open in another running copy of Cronodoku. "
                                      "Close that one to go on here; other games can be opened.");
    const Attempt saving = second.save(game_after(2));
    ASSERT_FALSE(saving);
    EXPECT_EQ(
        in_english(saving.why()),
        "Not saved: this game is open in another running copy of Cronodoku and continues there.");
    EXPECT_TRUE(second.delete_game("one"));
    EXPECT_EQ(second.take_notices().size(), 1u);
    EXPECT_EQ(second.games().size(), 2u) << "both are listed, none is forgotten";
    EXPECT_NE(why_not(second, "two"), "opened") << "saved by the first a moment ago";
    other.id = "three";
    EXPECT_TRUE(second.save(other));

    first.reset(); // the first copy ends
    EXPECT_EQ(why_not(second, "one"), "opened");
    EXPECT_EQ(actions_in(second), 3u);
    EXPECT_TRUE(second.delete_game("one"));
    EXPECT_EQ(second.games().size(), 2u);
}

// Another copy that stands still in its turn: the start waits for nobody, and repairs nothing then.
TEST(TwoCopies, SettingsAreReadWithoutATurn)
{
    MemoryDisk disk = disk_with_everything();
    FolderLock other(disk, "/data");
    const FolderLock::Guard its_turn(other);
    ASSERT_EQ(its_turn.answer(), FolderLock::Answer::Taken);
    int waits = 0;
    disk.set_wait([&waits] { ++waits; });
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_settings(), settings_text(3));
    disk.put(settings_file_name, "");
    EXPECT_EQ(folder.load_settings(), settings_text(2)) << "the backup's";
    EXPECT_EQ(disk.bytes(settings_file_name), "");
    EXPECT_EQ(waits, 0);
}

// Another copy that stands still in its turn: the import waits for it once, not for each part.
TEST(TwoCopies, AnImportWaitsOnceForTheOther)
{
    MemoryDisk disk;
    DataExport data;
    for (const char* id : {"one", "two", "three"}) {
        data.games.push_back(game_after(2));
        data.games.back().id = id;
        data.collections.push_back({.id = id, .puzzles = {{.line = "1...", .name = id}}});
    }
    SaveFolder folder = open_on(disk);
    int waits = 0;
    disk.set_wait([&waits] { ++waits; });
    {
        FolderLock other(disk, "/data");
        const FolderLock::Guard its_turn(other);
        ASSERT_EQ(its_turn.answer(), FolderLock::Answer::Taken);
        const auto added = add_all(folder, data);
        ASSERT_TRUE(added);
        EXPECT_EQ(added->games, 0);
        EXPECT_GE(added->missing.size(), 4u) << "games and collections, and why";
        EXPECT_EQ(waits, 200) << "of ten milliseconds each";
        EXPECT_FALSE(folder.save(game_after(1)));
        EXPECT_GT(waits, 200) << "what comes later waits again";
    }
    const auto added = add_all(folder, data);
    ASSERT_TRUE(added);
    EXPECT_EQ(added->games, 3);
    EXPECT_TRUE(added->missing.empty());
    EXPECT_EQ(folder.collections().list().collections.size(), 3u);
}

// A copy that only keeps the place of its window at its end.
TEST(TwoCopies, AChangeOfOneSettingKeepsWhatTheOtherHasChanged)
{
    MemoryDisk disk;
    SaveFolder first = open_on(disk);
    ASSERT_TRUE(first.save_settings("theme = ink\nwindow = 800x600\n"));
    SaveFolder second = open_on(disk);
    const std::string before = second.load_settings();
    ASSERT_TRUE(first.save_settings("theme = neon\nwindow = 800x600\n"));
    ASSERT_TRUE(second.save_settings("theme = ink\nwindow = 900x700\n", before));
    EXPECT_EQ(second.load_settings(), "theme = neon\nwindow = 900x700\n");
}

TEST(TwoCopies, AGameThatCantBeOpenedIsNobodys)
{
    MemoryDisk disk;
    SaveFolder first = open_on(disk);
    SaveFolder second = open_on(disk);
    EXPECT_NE(why_not(first, "one"), "opened");
    EXPECT_TRUE(second.save(game_after(1)));
    EXPECT_TRUE(second.delete_game("one"));
    EXPECT_TRUE(first.save(game_after(1))) << "a forgotten game is nobody's either";
}

// Both add and rename runs in any order; each sees on disk what the other did, and loses nothing.
TEST(TwoCopies, TheRunsOfBothStay)
{
    for (std::uint64_t seed = 0; seed < fewer(50u); ++seed) {
        Random random(seed);
        MemoryDisk disk = disk_with_everything();
        std::vector<SaveFolder> folders;
        std::vector<RecordBook> books;
        for (int copy = 0; copy < 2; ++copy) {
            folders.push_back(open_on(disk));
            books.push_back(folders.back().load_records());
        }
        std::set<std::pair<std::int64_t, std::string>> expected = {
            {1000, "AAA"}, {2000, "AAA"}, {3000, "AAA"}};
        for (int step = 0; step < 20; ++step) {
            const std::uint32_t copy = random.below(2);
            const PlayTime time{10'000 + step};
            const std::string initials = "N" + std::to_string(step % 10);
            const std::size_t run = books[copy].add(Record{.category = "9x9 easy",
                                                           .initials = "AAA",
                                                           .time = time,
                                                           .stats = {},
                                                           .seed = std::to_string(step),
                                                           .fill_times = {time}});
            if (random.coin()) {
                ASSERT_TRUE(folders[copy].save(books[copy]));
            }
            books[copy].rename(run, initials);
            ASSERT_TRUE(folders[copy].save(books[copy]));
            expected.insert({time.count(), initials});
        }
        std::set<std::pair<std::int64_t, std::string>> found;
        const RecordBook all = open_on(disk).load_records();
        for (const Record& run : all.runs())
            found.insert({run.time.count(), run.initials});
        EXPECT_EQ(found, expected);
        EXPECT_EQ(all.runs().size(), 23u);
    }
}

TEST(TwoCopies, APuzzleSolvedInBothIsRepeatedOnce)
{
    MemoryDisk disk;
    SaveFolder first = open_on(disk);
    SaveFolder second = open_on(disk);
    for (SaveFolder* folder : {&first, &second}) {
        RecordBook book;
        const PlayTime time{folder == &first ? 1000 : 2000};
        book.add(Record{.category = "9x9 easy",
                        .initials = "AAA",
                        .time = time,
                        .stats = {},
                        .seed = "4F2A-91C3",
                        .fill_times = {time}});
        EXPECT_TRUE(folder->save(book));
    }
    const RecordBook all = first.load_records();
    ASSERT_EQ(all.runs().size(), 2u);
    EXPECT_FALSE(all.runs()[0].repeated);
    EXPECT_TRUE(all.runs()[1].repeated);
}

TEST(TwoCopies, AFileSystemWithoutLocksIsSaidSoOnce)
{
    MemoryDisk disk = disk_with_everything();
    disk.set_fault(
        [](const std::string& call, const std::string&) { return call == "lock" ? ENOLCK : 0; });
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(actions_in(folder), 3u);
    EXPECT_TRUE(folder.save(game_after(4)));
    const auto notices = folder.take_notices();
    ASSERT_EQ(notices.size(), 1u);
    EXPECT_EQ(in_english(notices[0].headline), "Start only one copy of Cronodoku");
}

// The other copy was stopped while it saved: one can read, and is told why one can't save.
TEST(TwoCopies, ACopyThatStandsStillHoldsNobodyUp)
{
    MemoryDisk disk = disk_with_everything();
    const int other = disk.open("/data/in-use.lock", O_RDWR | O_CREAT);
    ASSERT_EQ(disk.lock(other, 0), 0);
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(actions_in(folder), 3u);
    EXPECT_EQ(folder.load_records(), book_of(3));
    const Attempt saving = folder.save(game_after(4));
    ASSERT_FALSE(saving);
    EXPECT_NE(in_english(saving.why()).find("another running copy"), std::string::npos);
    ASSERT_EQ(disk.unlock(other, 0), 0);
    EXPECT_TRUE(folder.save(game_after(4)));
}

class TwoProcesses : public StoreTest {
protected:
    template <typename Deed>
    static pid_t start(Deed deed)
    {
        const pid_t child = ::fork();
        if (child == 0) {
            deed();
            ::_exit(0);
        }
        return child;
    }
    static void end(pid_t child)
    {
        int status = 0;
        ::waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
};

TEST_F(TwoProcesses, FourAtOnceKeepAllTheirRuns)
{
    constexpr int processes = 4;
    constexpr int runs = 8;
    std::vector<pid_t> children;
    for (int process = 0; process < processes; ++process) {
        children.push_back(start([this, process] {
            SaveFolder folder = open();
            RecordBook book = folder.load_records();
            for (int run = 0; run < runs; ++run) {
                const PlayTime time{process * 1000 + run};
                book.add(Record{.category = "9x9 easy",
                                .initials = "AAA",
                                .time = time,
                                .stats = {},
                                .seed = std::to_string(time.count()),
                                .fill_times = {time}});
                if (!folder.save(book))
                    ::_exit(1);
            }
        }));
    }
    for (pid_t child : children)
        end(child);
    EXPECT_EQ(open().load_records().runs().size(), static_cast<std::size_t>(processes * runs));
}

TEST_F(TwoProcesses, AKilledCopyHoldsNothing)
{
    ASSERT_TRUE(open().save(game_after(2)));
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = start([&] {
        SaveFolder folder = open();
        const bool opened = static_cast<bool>(folder.load_game("one"));
        if (opened && ::write(ends[1], "o", 1) == 1)
            ::pause();
    });
    char opened = 0;
    ASSERT_EQ(::read(ends[0], &opened, 1), 1);
    SaveFolder folder = open();
    EXPECT_NE(why_not(folder, "one"), "opened");
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    EXPECT_EQ(why_not(folder, "one"), "opened");
}

} // namespace
} // namespace engine
