#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

#include "engine/store/disk/atomic_file.h"
#include "engine/store/disk/envelope.h"
#include "tests/engine/store_scene.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

std::string text_of(const Attempt& attempt)
{
    return attempt ? "done" : in_english(attempt.why());
}

class SaveFolderTest : public StoreTest {
protected:
    static std::string text_of_load(SaveFolder& folder, const std::string& id = "one")
    {
        const auto game = folder.load_game(id);
        return game ? "opened" : in_english(game.why());
    }
    static std::string only_notice(SaveFolder& folder)
    {
        const auto notices = folder.take_notices();
        EXPECT_EQ(notices.size(), 1u);
        return notices.empty()
                   ? ""
                   : in_english(notices[0].headline) + ": " + in_english(notices[0].detail);
    }
    std::vector<std::string> damaged_files() const
    {
        std::vector<std::string> names;
        for (const auto& entry : fs::recursive_directory_iterator(root)) {
            const std::string name = entry.path().filename().string();
            if (name.find(".damaged-") != std::string::npos)
                names.push_back(name);
        }
        return names;
    }
};

TEST_F(SaveFolderTest, BringsBackAGameAsItWas)
{
    const SavedGame game = game_of(rich_session());
    ASSERT_TRUE(open().save(game));
    SaveFolder again = open();
    const auto loaded = again.load_game("one");
    ASSERT_TRUE(loaded) << in_english(loaded.why());
    expect_same(*loaded, game);
    EXPECT_TRUE(again.take_notices().empty());
}

TEST_F(SaveFolderTest, BringsBackUndoToTheStart)
{
    ASSERT_TRUE(open().save(game_of(rich_session())));
    Session session = (*open().load_game("one")).session;
    while (session.can_undo())
        session.act(Undo{}, session.last_action_at());
    EXPECT_EQ(session.board(), Board(puzzle_4x4().givens));
}

TEST_F(SaveFolderTest, KeepsGridsOfEveryKind)
{
    SaveFolder folder = open();
    GridBuilder builder(2, {{0, 0}, {0, 1}, {3, 0}, {3, 5}});
    builder.add_house(HouseKind::Row, {Cell{0}, Cell{1}});
    builder.add_house(HouseKind::Extra, {Cell{2}, Cell{3}});
    builder.add_cage(Cage{{Cell{1}, Cell{3}}, 3});
    builder.add_pair(Cell{0}, Cell{2});
    builder.set_symbols({"☀", "☾"});
    const auto odd = std::make_shared<const Grid>(std::move(builder).build());
    const std::vector<Puzzle> puzzles = {puzzle_4x4_x(), puzzle_6x6(), puzzle_9x9(),
                                         Puzzle{odd, {0, 0, 0, 1}, {1, 2, 2, 1}}};
    for (const Puzzle& puzzle : puzzles) {
        ASSERT_TRUE(folder.save(game_of(Session(puzzle))));
        const auto loaded = folder.load_game("one");
        ASSERT_TRUE(loaded) << in_english(loaded.why());
        EXPECT_EQ(loaded->session.grid(), *puzzle.grid);
    }
}

TEST_F(SaveFolderTest, ListsGamesLastSavedFirst)
{
    SaveFolder folder = open();
    Scenario scenario;
    scenario.play("r1c2=2");
    for (int n = 1; n <= 3; ++n) {
        SavedGame game = game_of(scenario.session, "game-" + std::to_string(n));
        game.saved += n == 2 ? 100 : n;
        ASSERT_TRUE(folder.save(game));
    }
    const auto games = folder.games();
    ASSERT_EQ(games.size(), 3u);
    EXPECT_EQ(games[0].id, "game-2");
    EXPECT_EQ(games[1].id, "game-3");
    EXPECT_EQ(games[0].category, "4x4 easy");
    EXPECT_EQ(games[0].seed, seed_code(0x4f2a91c3));
    EXPECT_EQ(games[0].cells_to_fill, 8);
    EXPECT_EQ(games[0].cells_filled, 1);
    EXPECT_EQ(games[0].digits, scenario.session.board().digits());
    EXPECT_EQ(games[0].elapsed, PlayTime{1250});
}

TEST_F(SaveFolderTest, ForgetsAGameAndItsBackup)
{
    SaveFolder folder = open();
    save_twice(folder);
    EXPECT_TRUE(folder.delete_game("one"));
    EXPECT_TRUE(folder.games().empty());
    EXPECT_EQ(text_of_load(folder), "There is no saved game \"one\".");
    EXPECT_TRUE(folder.delete_game("one"));
}

TEST_F(SaveFolderTest, TakesNoIdThatLeadsOutOfTheFolder)
{
    SaveFolder folder = open();
    for (const char* id : {"", "../one", "a/b", ".", "A", "one.game", "ümlaut"}) {
        EXPECT_FALSE(folder.save(game_of(Session(puzzle_4x4()), id))) << id;
        EXPECT_FALSE(folder.load_game(id)) << id;
        EXPECT_FALSE(folder.delete_game(id)) << id;
    }
    EXPECT_FALSE(folder.load_game(std::string(65, 'a')));
}

TEST_F(SaveFolderTest, KeepsTheCopyBefore)
{
    SaveFolder folder = open();
    save_twice(folder);
    fs::rename(backup(), game("two"));
    EXPECT_EQ(folder.load_game("two")->session.log().size(), 2u);
    EXPECT_EQ(folder.load_game("one")->session.log().size(), 3u);
}

TEST_F(SaveFolderTest, RestoresTheBackupOfADamagedGameAndSaysSo)
{
    SaveFolder folder = open();
    save_twice(folder);
    std::string bytes = bytes_of(game());
    bytes.back() ^= 1;
    put_bytes(game(), bytes);

    const auto loaded = folder.load_game("one");
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->session.log().size(), 2u);
    EXPECT_EQ(only_notice(folder),
              "The saved game was damaged: Your backup from 2026-11-21 03:02 UTC was restored. "
              "You lost at most one move.");
    EXPECT_EQ(bytes_of(game().string() + ".damaged-1"), bytes);
    EXPECT_EQ(bytes_of(game()), bytes_of(backup()));
    EXPECT_EQ(text_of_load(folder), "opened");
    EXPECT_TRUE(folder.take_notices().empty());
}

TEST_F(SaveFolderTest, ListsADamagedGameFromItsBackup)
{
    SaveFolder folder = open();
    save_twice(folder);
    put_bytes(game(), "");
    ASSERT_EQ(folder.games().size(), 1u);
    EXPECT_EQ(only_notice(folder),
              "The saved game was damaged: Your backup from 2026-11-21 03:02 UTC was restored. "
              "Moves made after that are lost.");
    EXPECT_EQ(text_of_load(folder), "opened");
}

TEST_F(SaveFolderTest, BringsBackAGameOfWhichOnlyTheBackupIsLeft)
{
    SaveFolder folder = open();
    save_twice(folder);
    fs::remove(game());
    EXPECT_EQ(folder.games().size(), 1u);
    EXPECT_TRUE(fs::exists(game()));
}

TEST_F(SaveFolderTest, SetsAsideAGameThatCantBeRepaired)
{
    SaveFolder folder = open();
    save_twice(folder);
    put_bytes(game(), "nonsense");
    put_bytes(backup(), "more nonsense");
    EXPECT_EQ(text_of_load(folder),
              "The saved game was damaged and could not be repaired. It was set aside as " +
                  game().string() + ".damaged-1.");
    EXPECT_EQ(damaged_files().size(), 2u);
    EXPECT_TRUE(folder.games().empty());
    EXPECT_TRUE(folder.take_notices().empty());
    EXPECT_TRUE(folder.save(game_of(rich_session())));
    EXPECT_EQ(text_of_load(folder), "opened");
}

TEST_F(SaveFolderTest, EveryCutAndManyAChangedByteEndInABackupOrASentence)
{
    SaveFolder folder = open();
    save_twice(folder);
    const std::string whole = bytes_of(game());
    const std::string before = bytes_of(backup());
    const std::size_t step = is_sanitized ? 5 : 1;
    for (std::size_t at = 0; at < whole.size(); at += (at < 70 ? 1 : 97) * step) {
        std::string changed = whole;
        changed[at] ^= 0x10;
        for (const std::string& bytes : {whole.substr(0, at), changed}) {
            put_bytes(game(), bytes);
            put_bytes(backup(), before);
            ASSERT_EQ(folder.load_game("one")->session.log().size(), 2u) << at;
            ASSERT_EQ(folder.take_notices().size(), 1u) << at;
            put_bytes(game(), bytes);
            fs::remove(backup());
            ASSERT_FALSE(folder.load_game("one")) << at;
        }
        for (const std::string& name : damaged_files())
            fs::remove(root / "games" / name);
    }
}

TEST_F(SaveFolderTest, LeavesAGameOfANewerVersionAlone)
{
    SaveFolder folder = open();
    fs::create_directories(root / "games");
    const std::string newer = seal(Envelope{"game", format_version + 1, 5}, "{something new}");
    put_bytes(game(), newer);
    EXPECT_EQ(text_of_load(folder),
              game().string() + " was written by a newer version of Cronodoku. It was left as it "
                                "is; install the newer version to use it.");
    EXPECT_TRUE(folder.games().empty());
    EXPECT_NE(only_notice(folder).find("newer version"), std::string::npos);
    EXPECT_TRUE(folder.games().empty());
    EXPECT_TRUE(folder.take_notices().empty());
    EXPECT_FALSE(folder.save(game_of(rich_session())));
    EXPECT_EQ(bytes_of(game()), newer);
}

TEST_F(SaveFolderTest, ManagesWithAFolderInPlaceOfAFile)
{
    SaveFolder folder = open();
    save_twice(folder);
    fs::remove(game());
    fs::create_directory(game());
    EXPECT_EQ(text_of_load(folder), "opened");
    fs::remove_all(game());
    fs::create_directory(game());
    EXPECT_TRUE(folder.save(game_of(rich_session())));
    EXPECT_EQ(text_of_load(folder), "opened");
    fs::create_directory(root / "records.book");
    fs::create_directory(root / "settings.txt");
    EXPECT_EQ(folder.load_records(), RecordBook());
    EXPECT_EQ(folder.load_settings(), "");
    EXPECT_TRUE(folder.save_settings("a = b\n"));
}

TEST_F(SaveFolderTest, ASaveThatWasCutOffDoesNoHarm)
{
    SaveFolder folder = open();
    save_twice(folder);
    put_bytes(game().string() + ".new", bytes_of(game()).substr(0, 100));
    put_bytes(backup().string() + ".new", "half");
    EXPECT_EQ(folder.games().size(), 1u);
    EXPECT_EQ(folder.load_game("one")->session.log().size(), 3u);
    EXPECT_TRUE(folder.save(game_of(rich_session())));
    EXPECT_FALSE(fs::exists(game().string() + ".new"));
    EXPECT_FALSE(fs::exists(backup().string() + ".new"));
    EXPECT_TRUE(folder.take_notices().empty());
}

TEST_F(SaveFolderTest, DoesNotMakeABackupOfADamagedFile)
{
    SaveFolder folder = open();
    save_twice(folder);
    const std::string good = bytes_of(backup());
    put_bytes(game(), "damaged meanwhile");
    EXPECT_TRUE(folder.save(game_of(rich_session())));
    EXPECT_EQ(bytes_of(backup()), good);
    EXPECT_EQ(bytes_of(game().string() + ".damaged-1"), "damaged meanwhile");
    EXPECT_EQ(text_of_load(folder), "opened");
}

// A disk with little room: the system shortens one write, then refuses the next.
TEST_F(SaveFolderTest, AFullDiskHarmsNothing)
{
    SaveFolder folder = open();
    save_twice(folder);
    const std::string before = bytes_of(game());
    rlimit usual = {};
    ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &usual), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit small = usual;
    small.rlim_cur = 300;
    ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const Attempt attempt = folder.save(game_of(rich_session()));
    ::setrlimit(RLIMIT_FSIZE, &usual);
    std::signal(SIGXFSZ, handler);
    EXPECT_NE(text_of(attempt).find("Not saved: "), std::string::npos);
    EXPECT_EQ(bytes_of(game()), before);
    EXPECT_FALSE(fs::exists(game().string() + ".new"));
    EXPECT_EQ(folder.load_game("one")->session.log().size(), 3u);
}

TEST_F(SaveFolderTest, MakesAFolderThatIsNotThere)
{
    const auto folder = SaveFolder::open(root / "a" / "b");
    ASSERT_TRUE(folder);
    EXPECT_TRUE(fs::is_directory(root / "a" / "b" / "games"));
}

TEST_F(SaveFolderTest, SaysWhyAFolderCantBeUsed)
{
    put_bytes(root / "file", "");
    for (const fs::path& path : {root / "file", root / "file" / "below"}) {
        const auto folder = SaveFolder::open(path);
        ASSERT_FALSE(folder);
        EXPECT_EQ(in_english(folder.why()),
                  "The folder for saved games can't be used: " + path.string() +
                      " (Not a directory). Choose another one with --data-dir.");
    }
}

// /proc accepts no new files, not even from root.
TEST_F(SaveFolderTest, OpensAReadOnlyFolderWithANoticeAndSavesNothing)
{
    const fs::path read_only = "/proc/self";
    if (!fs::is_directory(read_only))
        GTEST_SKIP() << "no folder here that nobody can write in";
    auto folder = SaveFolder::open(read_only);
    ASSERT_TRUE(folder) << in_english(folder.why());
    SaveFolder opened = *std::move(folder);
    EXPECT_EQ(only_notice(opened),
              "Nothing can be saved: The folder /proc/self is read-only. Play goes on; nothing is "
              "saved. Choose another folder with --data-dir.");
    EXPECT_NE(text_of(opened.save(game_of(rich_session()))), "done");
    EXPECT_NE(text_of(opened.save(RecordBook())), "done");
    EXPECT_NE(text_of(opened.save_settings("")), "done");
    EXPECT_TRUE(opened.games().empty());
}

// As in a home that can't be written: a first start there is one of a player, too.
TEST_F(SaveFolderTest, PlaysOnWithoutAFolderThatMayNotBeMade)
{
    const fs::path folder = "/proc/self/cronodoku";
    if (!fs::is_directory(folder.parent_path()))
        GTEST_SKIP() << "no folder here that nobody can write in";
    auto attempted = SaveFolder::open(folder);
    ASSERT_TRUE(attempted) << in_english(attempted.why());
    SaveFolder opened = *std::move(attempted);
    EXPECT_EQ(only_notice(opened),
              "Nothing can be saved: The folder /proc/self/cronodoku can't be made. Play goes on; "
              "nothing is saved. Choose another folder with --data-dir.");
    EXPECT_TRUE(opened.games().empty());
    EXPECT_TRUE(opened.load_records() == RecordBook());
    EXPECT_EQ(opened.load_settings(), "");
    EXPECT_NE(text_of(opened.save(game_of(rich_session()))), "done");
    EXPECT_NE(text_of(opened.save_settings("")), "done");
    EXPECT_TRUE(opened.take_notices().empty());
}

TEST_F(SaveFolderTest, KeepsRecords)
{
    RecordBook book;
    book.add(Record{.category = "9x9 easy",
                    .initials = "AÑ1",
                    .time = PlayTime{123456},
                    .date = 1'795'230'000,
                    .stats = RunStats{.wrong_entries = 2, .checks = 1, .mistakes_revealed = true},
                    .seed = "4F2A-91C3",
                    .fill_times = {PlayTime{1}, PlayTime{20}}});
    book.add(Record{
        .category = "9x9 easy", .initials = "AÑ1", .seed = "4F2A-91C3", .others = "BBB, CCC"});
    SaveFolder folder = open();
    EXPECT_EQ(folder.load_records(), RecordBook());
    ASSERT_TRUE(folder.save(book));
    EXPECT_EQ(open().load_records(), book);
    EXPECT_TRUE(book.runs()[1].repeated);
}

TEST_F(SaveFolderTest, RestoresTheBackupOfDamagedRecords)
{
    SaveFolder folder = open();
    RecordBook book;
    book.add(Record{.category = "9x9 easy", .initials = "AAA"});
    const RecordBook first = book;
    ASSERT_TRUE(folder.save(book));
    book.add(Record{.category = "9x9 easy", .initials = "BBB"});
    ASSERT_TRUE(folder.save(book));

    const fs::path path = root / "records.book";
    put_bytes(path, bytes_of(path).substr(0, 200));
    EXPECT_EQ(folder.load_records(), first);
    EXPECT_EQ(only_notice(folder), "The book of records was damaged: Your backup was restored. "
                                   "You lost at most one run.");
    put_bytes(path, "x");
    put_bytes(backup_of(path), "y");
    EXPECT_EQ(folder.load_records(), RecordBook());
    EXPECT_NE(only_notice(folder).find("set aside as"), std::string::npos);
    EXPECT_TRUE(folder.save(book));
    EXPECT_EQ(folder.load_records(), book);
}

TEST_F(SaveFolderTest, DoesNotWriteOverRecordsOfANewerVersion)
{
    SaveFolder folder = open();
    const std::string newer = seal(Envelope{"records", format_version + 1, 5}, "new");
    put_bytes(root / "records.book", newer);
    EXPECT_EQ(folder.load_records(), RecordBook());
    EXPECT_NE(only_notice(folder).find("newer version"), std::string::npos);
    EXPECT_FALSE(folder.save(RecordBook()));
    EXPECT_EQ(bytes_of(root / "records.book"), newer);
}

TEST_F(SaveFolderTest, KeepsSettingsAsTheyAreWritten)
{
    SaveFolder folder = open();
    EXPECT_EQ(folder.load_settings(), "");
    ASSERT_TRUE(folder.save_settings("theme = ink\n"));
    ASSERT_TRUE(folder.save_settings("theme = paper\n# mine\n"));
    EXPECT_EQ(open().load_settings(), "theme = paper\n# mine\n");
    EXPECT_NE(bytes_of(root / "settings.txt.bak").find("theme = ink\n"), std::string::npos);
    put_bytes(root / "settings.txt", "theme = clay\n"); // edited by hand
    EXPECT_EQ(open().load_settings(), "theme = clay\n");
}

} // namespace
} // namespace engine
