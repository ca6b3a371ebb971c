// The tables of the arcade modes in the save folder: two copies, damage, a newer version, power
// failures, exports. Promise 23 of docs/PROMISE.md.

#include "engine/store/documents/book_documents.h"
#include "engine/store/folder/data_export.h"
#include "tests/engine/long_run.h"
#include "tests/engine/store/disk_scene.h"

namespace engine {
namespace {

const std::string arcade_file_name = "/data/arcade.tables";

ArcadeBook results_of(const std::vector<int>& scores)
{
    ArcadeBook book;
    for (const int score : scores)
        book.add("sprint", {.id = "run-" + std::to_string(score),
                            .initials = "Ñ-9",
                            .score = score,
                            .time = PlayTime{59'900},
                            .date = 1'795'230'000});
    return book;
}

// With a backup that has one result less.
MemoryDisk disk_with_results()
{
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.save(results_of({100})));
    EXPECT_TRUE(folder.save(results_of({200})));
    return disk;
}

TEST(ArcadeTables, ComeBackAsTheyWere)
{
    MemoryDisk disk = disk_with_results();
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_arcade(), results_of({100, 200}));
    EXPECT_TRUE(folder.take_notices().empty());
    MemoryDisk empty;
    SaveFolder none = open_on(empty);
    EXPECT_TRUE(none.load_arcade().empty());
    EXPECT_TRUE(none.save(ArcadeBook()));
    EXPECT_FALSE(empty.has(arcade_file_name));
}

TEST(ArcadeTables, ResultsOfAnotherCopyAreKept)
{
    MemoryDisk disk;
    SaveFolder first = open_on(disk);
    SaveFolder second = open_on(disk);
    EXPECT_TRUE(first.save(results_of({100})));
    EXPECT_TRUE(second.save(results_of({300})));
    EXPECT_TRUE(first.save(results_of({100, 200})));
    EXPECT_EQ(second.load_arcade(), results_of({100, 200, 300}));
}

TEST(ArcadeTables, EveryDamagedByteIsFoundAndTheBackupUsed)
{
    const MemoryDisk saved = disk_with_results();
    const std::string whole = saved.bytes(arcade_file_name);
    for (std::size_t at = 0; at < whole.size(); ++at) {
        MemoryDisk disk = saved;
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        disk.put(arcade_file_name, damaged);
        SaveFolder folder = open_on(disk);
        const ArcadeBook read = folder.load_arcade();
        const auto notices = folder.take_notices();
        ASSERT_EQ(read, results_of({100})) << at;
        ASSERT_EQ(notices.size(), 1u) << at;
        EXPECT_EQ(in_english(notices[0].headline), "The tables of the arcade modes were damaged");
        EXPECT_EQ(disk.bytes(arcade_file_name + ".damaged-1"), damaged);
        EXPECT_TRUE(folder.save(results_of({200})));
        EXPECT_EQ(folder.load_arcade(), results_of({100, 200}));
    }
}

TEST(ArcadeTables, WithoutAGoodBackupTheyBeginAnewAndNothingIsDeleted)
{
    MemoryDisk disk = disk_with_results();
    disk.put(arcade_file_name, "nonsense");
    disk.put(arcade_file_name + ".bak", "nonsense, too");
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.load_arcade().empty());
    EXPECT_EQ(folder.take_notices().size(), 1u);
    EXPECT_EQ(disk.bytes(arcade_file_name + ".damaged-1"), "nonsense");
    EXPECT_TRUE(folder.save(results_of({100})));
    EXPECT_EQ(folder.load_arcade(), results_of({100}));
}

TEST(ArcadeTables, OfANewerVersionAreLeftAlone)
{
    MemoryDisk disk;
    const std::string newer = seal(Envelope{"arcade", format_version + 1, 1}, "of tomorrow");
    disk.put(arcade_file_name, newer);
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.load_arcade().empty());
    const Attempt saved = folder.save(results_of({100}));
    ASSERT_FALSE(saved);
    EXPECT_EQ(in_english(saved.why()),
              "/data/arcade.tables was written by a newer version of Cronodoku. It was left as it "
              "is; install the newer version to use it.");
    EXPECT_EQ(disk.bytes(arcade_file_name), newer);
}

TEST(ArcadeTables, AreNotOverwrittenWhileTheyCannotBeRead)
{
    MemoryDisk disk = disk_with_results();
    const std::string whole = disk.bytes(arcade_file_name);
    disk.set_fault([](const std::string& call, const std::string& path) {
        return call == "read" && path == arcade_file_name ? EIO : 0;
    });
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.load_arcade().empty());
    EXPECT_EQ(folder.take_notices().size(), 1u);
    EXPECT_FALSE(folder.save(results_of({300})));
    disk.set_fault({});
    EXPECT_EQ(disk.bytes(arcade_file_name), whole);
    EXPECT_TRUE(folder.save(results_of({300})));
    EXPECT_EQ(folder.load_arcade(), results_of({100, 200, 300}));
}

TEST(ArcadeTables, APowerFailureLeavesTheOldOnesOrTheNewOnes)
{
    std::vector<MemoryDisk> moments;
    MemoryDisk disk = disk_with_results();
    disk.set_fault([&](const std::string&, const std::string&) {
        moments.push_back(disk);
        return 0;
    });
    {
        SaveFolder folder = open_on(disk);
        EXPECT_TRUE(folder.save(results_of({300})));
    }
    ASSERT_GT(moments.size(), 10u);
    Random random(5);
    for (const MemoryDisk& moment : moments) {
        for (int mixture = 0; mixture < longer(5); ++mixture) {
            MemoryDisk after = moment;
            after.lose_power(random);
            SaveFolder folder = open_on(after);
            const ArcadeBook read = folder.load_arcade();
            EXPECT_TRUE(read == results_of({100, 200}) || read == results_of({100, 200, 300}));
            EXPECT_TRUE(folder.take_notices().empty());
        }
    }
}

TEST(ArcadeTables, AreInvalidWithImpossibleValues)
{
    ArcadeDocument document = to_document(results_of({100}));
    EXPECT_TRUE(from_document(document));
    for (const int score : {-1, 0, 1'000'000'001}) {
        document.tables[0].results[0].score = score;
        EXPECT_FALSE(from_document(document)) << score;
    }
    document = to_document(results_of({100}));
    document.tables[0].results[0].id = "";
    EXPECT_FALSE(from_document(document));
    document = to_document(results_of({100}));
    document.tables[0].results[0].initials = "a line\nand another";
    EXPECT_FALSE(from_document(document));
    EXPECT_FALSE(from_json<ArcadeDocument>("{\"arcade\": {}}"));
}

// A run that is in no table is the last one all the same; files without it open as before.
TEST(ArcadeTables, HoldTheLastRunOfAMode)
{
    MemoryDisk disk = disk_with_results();
    ArcadeBook played;
    played.played("sprint.2", {.id = "none", .score = 0, .date = 7});
    played.played("sprint.2", {.id = "two", .score = 900, .date = 6, .rungs = 2});
    EXPECT_TRUE(open_on(disk).save(played));
    const ArcadeBook read = open_on(disk).load_arcade();
    ASSERT_TRUE(read.last("sprint.2"));
    EXPECT_EQ(read.last("sprint.2")->id, "none");
    EXPECT_EQ(read.pasts().at("sprint.2").most_rungs, 2);
    EXPECT_EQ(read.table("sprint.2").size(), 1u);
    EXPECT_EQ(read.table("sprint.2").front().rungs, 2);
    EXPECT_FALSE(read.last("sprint"));

    const std::string before = to_json(to_document(results_of({100})));
    EXPECT_EQ(before.find("pasts"), std::string::npos);
    EXPECT_EQ(before.find("rungs"), std::string::npos);
    ArcadeDocument document = to_document(played);
    document.pasts[0].last.id = "";
    EXPECT_FALSE(from_document(document));
}

// A part that can't be understood stops nothing.
TEST(ArcadeTables, ThatAreDamagedInAnExportLeaveTheRestOfIt)
{
    MemoryDisk disk = disk_with_results();
    disk.put(arcade_file_name, "nonsense");
    const auto path = write_export(disk, "/data", "all");
    ASSERT_TRUE(path) << in_english(path.why());
    const auto data = read_export(disk, *path);
    ASSERT_TRUE(data) << in_english(data.why());
    EXPECT_TRUE(data->arcade.empty());
    EXPECT_EQ(data->damaged, std::vector<std::string>{"arcade.tables"});
    EXPECT_EQ(data->records, book_of(3));
    EXPECT_FALSE(data->games.empty());
}

TEST(ArcadeTables, AreExportedImportedAndDeleted)
{
    MemoryDisk disk = disk_with_results();
    const auto path = write_export(disk, "/data", "all");
    ASSERT_TRUE(path) << in_english(path.why());
    EXPECT_EQ(read_envelope(disk.bytes(path->string()))->version, 4);
    const auto data = read_export(disk, *path);
    ASSERT_TRUE(data) << in_english(data.why());
    EXPECT_EQ(data->arcade, results_of({100, 200}));
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.delete_everything());
    EXPECT_FALSE(disk.has(arcade_file_name));
    EXPECT_FALSE(disk.has(arcade_file_name + ".bak"));
    EXPECT_TRUE(folder.load_arcade().empty());
    EXPECT_TRUE(folder.save(data->arcade));
    EXPECT_EQ(folder.load_arcade(), results_of({100, 200}));
}

} // namespace
} // namespace engine
