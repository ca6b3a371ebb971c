// Everything in one file, and back: on another machine, beside what is there already, and from a
// file that is not whole.

#include "engine/store/folder/data_export.h"

#include <cstdlib>
#include <fstream>

#include "engine/store/disk/system_calls.h"
#include "tests/engine/replay_scene.h"
#include "tests/engine/store/disk_scene.h"
#include "tests/engine/store_scene.h"
#include "tests/new_folder.h"

namespace engine {
namespace {

class DataExportTest : public StoreTest {
protected:
    DataExportTest() { elsewhere = new_folder("other"); }
    ~DataExportTest() override
    {
        std::error_code error;
        fs::remove_all(elsewhere, error);
    }

    SaveFolder open_elsewhere() const
    {
        auto folder = SaveFolder::open(elsewhere);
        EXPECT_TRUE(folder);
        return *std::move(folder);
    }
    static Record run_of(const std::string& initials)
    {
        Record run;
        run.category = "4x4 easy";
        run.initials = initials;
        run.time = PlayTime{12'300};
        run.seed = "4F2A";
        return run;
    }
    // A folder with a game, a run and settings.
    void fill(SaveFolder& folder) const
    {
        EXPECT_TRUE(folder.save(game_of(rich_session())));
        RecordBook book;
        book.add(run_of("ANA"));
        EXPECT_TRUE(folder.save(book));
        EXPECT_TRUE(folder.save_settings("theme = ink\n"));
    }
    fs::path exported() const
    {
        const auto path = write_export(real_system(), root, "all");
        EXPECT_TRUE(path);
        return *path;
    }

    fs::path elsewhere;
};

TEST_F(DataExportTest, HoldsReplaysToo)
{
    SaveFolder folder = open();
    fill(folder);
    EXPECT_EQ(read_envelope(bytes_of(exported()))->version, 1);
    EXPECT_TRUE(folder.save(clean_replay("one"), {}));
    EXPECT_TRUE(folder.save(clean_replay("two"), {}));
    const fs::path file = exported();
    EXPECT_EQ(read_envelope(bytes_of(file))->version, 3);
    const auto data = read_export(real_system(), file);
    ASSERT_TRUE(data) << in_english(data.why());
    ASSERT_EQ(data->replays.size(), 2u);
    EXPECT_EQ(data->games.size(), 1u);
    SaveFolder other = open_elsewhere();
    Replay mine = clean_replay("two");
    mine.run.initials = "MIN";
    EXPECT_TRUE(other.save(mine, {}));
    EXPECT_FALSE(add_replays(other, data->replays).why);
    EXPECT_EQ(other.replays(), (std::set<std::string>{"one", "two"}));
    EXPECT_EQ(other.load_replay("one")->run, clean_replay("one").run);
    EXPECT_EQ(other.load_replay("two")->run.initials, "MIN");
    // One that is damaged is left out.
    SealedReplay damaged = data->replays[0];
    damaged.id = "three";
    damaged.file.back() = '?';
    EXPECT_FALSE(add_replays(other, {damaged}).why);
    EXPECT_EQ(other.replays().size(), 2u);
}

TEST_F(DataExportTest, OfAGameOfVersionFourIsNotForOlderPrograms)
{
    SaveFolder folder = open();
    fill(folder);
    Scenario scenario;
    scenario.play("possible");
    EXPECT_TRUE(folder.save(game_of(scenario.session, "shown")));
    EXPECT_EQ(read_envelope(bytes_of(game("shown")))->version, 4);
    const fs::path file = exported();
    EXPECT_EQ(read_envelope(bytes_of(file))->version, 3);
    const auto data = read_export(real_system(), file);
    ASSERT_TRUE(data) << in_english(data.why());
    EXPECT_EQ(data->games.size(), 2u);
}

TEST_F(DataExportTest, WithAFileOfANewerVersionSaysSo)
{
    const fs::path file = root / "newer.cronodoku";
    for (const char* name : {"games/one.game", "records.book", "replays/one.replay"}) {
        const std::string newer = seal(Envelope{"any", format_version + 1, 1}, "?");
        put_bytes(file, seal(Envelope{"export", 3, 1},
                             std::to_string(newer.size()) + ' ' + name + '\n' + newer));
        const auto data = read_export(real_system(), file);
        ASSERT_FALSE(data);
        EXPECT_NE(in_english(data.why()).find("newer version"), std::string::npos) << name;
    }
}

TEST_F(DataExportTest, HoldsGamesRecordsAndSettings)
{
    SaveFolder folder = open();
    fill(folder);
    const fs::path file = exported();
    EXPECT_EQ(file, root / "exports" / "all.cronodoku");
    const auto data = read_export(real_system(), file);
    ASSERT_TRUE(data) << in_english(data.why());
    ASSERT_EQ(data->games.size(), 1U);
    EXPECT_EQ(data->games[0].session.log(), rich_session().log());
    ASSERT_EQ(data->records.runs().size(), 1U);
    EXPECT_EQ(data->records.runs()[0].initials, "ANA");
    EXPECT_NE(data->settings.find("theme = ink"), std::string::npos);
}

TEST_F(DataExportTest, IsReadOnAnotherMachine)
{
    SaveFolder folder = open();
    fill(folder);
    const auto data = read_export(real_system(), exported());
    ASSERT_TRUE(data);
    SaveFolder other = open_elsewhere();
    const Added added = add_games(other, data->games);
    EXPECT_FALSE(added.why);
    EXPECT_EQ(added.count, 1);
    const auto game = other.load_game("one");
    ASSERT_TRUE(game);
    EXPECT_EQ(game->session.board(), rich_session().board());
}

TEST_F(DataExportTest, IsCountedAndCanBeCancelled)
{
    SaveFolder folder = open();
    fill(folder);
    const Cancel counted = Cancel::possible();
    const auto path = write_export(real_system(), root, "whole", counted);
    ASSERT_TRUE(path);
    EXPECT_GT(counted.all(), 0u);
    EXPECT_EQ(counted.done(), counted.all());

    const Cancel asked = Cancel::possible();
    asked.ask();
    EXPECT_FALSE(write_export(real_system(), root, "none", asked));
    EXPECT_FALSE(fs::exists(root / "exports" / "none.cronodoku"));
    EXPECT_FALSE(read_export(real_system(), *path, asked));
    const auto data = read_export(real_system(), *path);
    ASSERT_TRUE(data);
    SaveFolder other = open_elsewhere();
    EXPECT_EQ(add_games(other, data->games, asked).count, 0);
    EXPECT_FALSE(add_all(other, *data, asked));
    EXPECT_TRUE(other.games().empty());
    EXPECT_EQ(add_games(other, data->games).count, 1);
}

// As each of them is listed wherever one can be opened.
TEST_F(DataExportTest, TakesNoMoreGamesAndCollectionsThanCanBeListed)
{
    MemoryDisk disk;
    SaveFolder folder = open_on(disk);
    std::vector<SavedGame> games;
    std::vector<Collection> collections;
    for (std::size_t number = 0; number <= most_added; ++number) {
        games.push_back(game_of(rich_session(), "game-" + std::to_string(number)));
        collections.push_back({.id = "collection-" + std::to_string(number),
                               .name = "Monday",
                               .puzzles = {{.line = "12.4.4.2.14.4..1"}}});
    }
    for (const Added& added : {add_games(folder, games), add_collections(folder, collections)}) {
        EXPECT_EQ(added.count, 1000);
        EXPECT_EQ(added.not_added, 1);
        ASSERT_TRUE(added.why);
        EXPECT_EQ(in_english(*added.why),
                  "At most 1000 are kept here. Delete some, then import the rest.");
    }
    EXPECT_EQ(add_collections(folder, {collections.front()}).not_added, 0) << "it is there already";
    ASSERT_TRUE(folder.delete_game("game-0"));
    EXPECT_EQ(add_games(folder, {games.back()}).count, 1);
}

TEST_F(DataExportTest, NeverReplacesAGameThatHasGoneOn)
{
    SaveFolder folder = open();
    SavedGame early = game_of(rich_session());
    ASSERT_TRUE(folder.save(early));
    const auto data = read_export(real_system(), exported());
    ASSERT_TRUE(data);

    // The same play, continued here: nothing is to be added.
    SavedGame later = early;
    later.session.act(PlaceDigit{{Cell{15}}, 1}, later.session.last_action_at() + PlayTime{1000});
    ASSERT_TRUE(folder.save(later));
    Added added = add_games(folder, data->games);
    EXPECT_FALSE(added.why);
    EXPECT_EQ(added.count, 0);
    EXPECT_EQ(folder.load_game("one")->session.log(), later.session.log());

    // A play that has gone another way there: both are kept.
    SavedGame another = early;
    another.session.act(PlaceDigit{{Cell{15}}, 2},
                        another.session.last_action_at() + PlayTime{2000});
    added = add_games(folder, {another});
    EXPECT_FALSE(added.why);
    EXPECT_EQ(added.count, 1);
    EXPECT_EQ(folder.games().size(), 2U);
    EXPECT_EQ(folder.load_game("one")->session.log(), later.session.log());
    EXPECT_EQ(folder.load_game("one-2")->session.log(), another.session.log());

    // Adding it again changes nothing.
    added = add_games(folder, {another});
    EXPECT_FALSE(added.why);
    EXPECT_EQ(added.count, 0);
    EXPECT_EQ(folder.games().size(), 2U);
}

// What is whole is read and what is not is named; nothing that was damaged is taken.
TEST_F(DataExportTest, IsReadAsFarAsItIsWhole)
{
    SaveFolder folder = open();
    fill(folder);
    EXPECT_TRUE(folder.save(clean_replay("two"), {}));
    const fs::path file = exported();
    const std::string whole = bytes_of(file);
    const auto all = read_export(real_system(), file);
    ASSERT_TRUE(all);
    EXPECT_TRUE(all->damaged.empty() && all->more_damaged == 0 && !all->lacks_settings);
    int read = 0;
    const auto look_at = [&](const std::string& damaged, std::size_t at) {
        put_bytes(file, damaged);
        const auto data = read_export(real_system(), file);
        if (!data)
            return;
        ++read;
        EXPECT_TRUE(data->lacks_settings || !data->damaged.empty() || data->more_damaged > 0) << at;
        EXPECT_TRUE(data->settings.empty()) << at;
        for (const SavedGame& game : data->games)
            EXPECT_EQ(game.session.log(), rich_session().log()) << at;
        for (const Record& run : data->records.runs())
            EXPECT_EQ(run, all->records.runs()[0]) << at;
        for (const SealedReplay& replay : data->replays)
            EXPECT_EQ(replay.file, all->replays[0].file) << at;
        EXPECT_GE(data->games.size() + data->records.runs().size() + data->replays.size(), 1u);
    };
    for (std::size_t at = 0; at < whole.size(); at += 97) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        look_at(damaged, at);
        look_at(whole.substr(0, at), at);
    }
    EXPECT_GT(read, 20);
    put_bytes(file, bytes_of(game()));
    EXPECT_FALSE(read_export(real_system(), file)) << "a game is no export";
    EXPECT_FALSE(read_export(real_system(), root / "exports" / "none.cronodoku"));
}

// A stranger may write names of any length.
TEST_F(DataExportTest, ShortensTheNamesOfDamagedParts)
{
    const fs::path file = root / "long.cronodoku";
    put_bytes(file, seal(Envelope{"export", 3, 1}, "1 " + std::string(100'000, 'x') + "\n?"));
    const auto data = read_export(real_system(), file);
    ASSERT_TRUE(data) << in_english(data.why());
    ASSERT_EQ(data->damaged.size(), 1u);
    EXPECT_LE(data->damaged[0].size(), 200u);
}

TEST_F(DataExportTest, NamesThePartThatIsDamaged)
{
    SaveFolder folder = open();
    fill(folder);
    const fs::path file = exported();
    std::string damaged = bytes_of(file);
    damaged[damaged.find("games/one.game") + 200] ^= 1;
    put_bytes(file, damaged);
    const auto data = read_export(real_system(), file);
    ASSERT_TRUE(data) << in_english(data.why());
    EXPECT_TRUE(data->games.empty());
    EXPECT_EQ(data->records.runs().size(), 1u);
    EXPECT_EQ(data->damaged, std::vector<std::string>{"games/one.game"});
    SaveFolder other = open_elsewhere();
    const auto added = add_all(other, *data);
    ASSERT_TRUE(added);
    ASSERT_EQ(added->missing.size(), 2u);
    EXPECT_EQ(in_english(added->missing[0]),
              "The export is damaged, so its settings were left out.");
    EXPECT_EQ(in_english(added->missing[1]), "games/one.game is damaged in the export.");
}

// What could never be saved is not taken over.
TEST_F(DataExportTest, LeavesSettingsOutThatAreTooLong)
{
    SaveFolder folder = open();
    fill(folder);
    const std::string content = bytes_of(exported());
    const std::string part = "settings.txt\n";
    const std::size_t name = content.find(part);
    const std::size_t line = content.find_last_not_of("0123456789", name - 2) + 1;
    const std::size_t size = std::stoul(content.substr(line, name - line));
    const std::string inside = content.substr(content.find('\n') + 1);
    const auto with_settings = [&](std::size_t length) {
        std::string all = inside;
        const std::size_t at = line - (content.size() - inside.size());
        const std::string settings = "text-size = 125\nx = " + std::string(length, 'x') + "\n";
        all.replace(at, name + part.size() - line + size,
                    std::to_string(settings.size()) + " " + part + settings);
        const fs::path file = root / "long.cronodoku";
        put_bytes(file, seal(Envelope{"export", 1, 3}, all));
        SaveFolder other = open_elsewhere();
        const auto added = add_export(other, file);
        EXPECT_TRUE(added) << in_english(added.why());
        return *added;
    };
    const AddedData usual = with_settings(500'000);
    EXPECT_FALSE(usual.settings.empty());
    EXPECT_TRUE(open_elsewhere().save_settings(usual.settings));
    const AddedData long_ones = with_settings(5'000'000);
    EXPECT_TRUE(long_ones.settings.empty());
    EXPECT_EQ(long_ones.records.runs().size(), 1u);
    ASSERT_EQ(long_ones.missing.size(), 1u);
    EXPECT_EQ(in_english(long_ones.missing[0]),
              "The settings in the export are too long to be saved, so they were left out.");
}

// An export has each part once; many of one name would be compared with each other.
TEST_F(DataExportTest, TakesThePartsOfOneNameOnce)
{
    SaveFolder folder = open();
    fill(folder);
    const std::string game = bytes_of(root / "games" / "one.game");
    const std::string part = std::to_string(game.size()) + " games/one.game\n" + game;
    const fs::path file = root / "twice.cronodoku";
    put_bytes(file, seal(Envelope{"export", 1, 2}, part + part));
    const auto data = read_export(real_system(), file);
    ASSERT_TRUE(data) << in_english(data.why());
    EXPECT_EQ(data->games.size(), 1u);
    EXPECT_EQ(data->damaged, std::vector<std::string>{"games/one.game"});
}

TEST_F(DataExportTest, IsListedAndSoAreBackups)
{
    SaveFolder folder = open();
    EXPECT_TRUE(exports_in(real_system(), root).empty());
    fill(folder);
    (void)exported();
    ASSERT_EQ(exports_in(real_system(), root).size(), 1U);
    EXPECT_TRUE(backups_in(real_system(), root).empty());
    ASSERT_TRUE(folder.save_settings("theme = paper\n"));
    ASSERT_EQ(backups_in(real_system(), root).size(), 1U);
    EXPECT_EQ(backups_in(real_system(), root)[0].path.filename(), "settings.txt.bak");
}

TEST_F(DataExportTest, DeletingEverythingLeavesExportsAndSettings)
{
    SaveFolder folder = open();
    fill(folder);
    const fs::path file = exported();
    ASSERT_TRUE(folder.delete_everything());
    EXPECT_TRUE(folder.games().empty());
    EXPECT_TRUE(folder.load_records().runs().empty());
    EXPECT_TRUE(fs::exists(file));
    EXPECT_NE(open().load_settings().find("theme = ink"), std::string::npos);
    // What comes back is not merged with what was deleted.
    RecordBook book;
    book.add(run_of("JUL"));
    ASSERT_TRUE(folder.save(book));
    EXPECT_EQ(open().load_records().runs().size(), 1U);
}

TEST_F(DataExportTest, ListsOfRunsAreWrittenFoundAndRead)
{
    RecordBook book;
    book.add(run_of("ANA"));
    for (const ListKind kind : {ListKind::Csv, ListKind::Json}) {
        const auto file = write_run_list(real_system(), root, "runs", kind, book);
        ASSERT_TRUE(file) << in_english(file.why());
        const auto data = read_export(real_system(), *file);
        ASSERT_TRUE(data) << in_english(data.why());
        ASSERT_EQ(data->records.runs().size(), 1U);
        EXPECT_EQ(data->records.runs()[0].initials, "ANA");
        EXPECT_EQ(data->records.runs()[0].from_list, is_from_list);
        EXPECT_TRUE(data->games.empty());
        EXPECT_TRUE(data->settings.empty());
    }
    EXPECT_EQ(exports_in(real_system(), root).size(), 2U);
}

TEST_F(DataExportTest, AListThatIsNoneIsRefused)
{
    fs::create_directories(root / "exports");
    std::ofstream(root / "exports" / "shopping.csv") << "apples,3\n";
    const auto data = read_export(real_system(), root / "exports" / "shopping.csv");
    ASSERT_FALSE(data);
    EXPECT_EQ(in_english(data.why()),
              "This is not a list of Cronodoku's runs: line 1 must name the columns category, "
              "time_ms and date, and category is missing.");
}

} // namespace
} // namespace engine
