// Collections in the save folder: written, damaged, with failing disks and power cuts, and from
// strangers. Promises 1, 2, 3, 5, 10, 11, 14, 21 and
// 22 of docs/PROMISE.md.

#include <iostream>

#include "engine/store/documents/collection.h"
#include "engine/store/folder/data_export.h"
#include "tests/engine/store/disk_scene.h"

namespace engine {
namespace {

const std::string collection_file_name = "/data/collections/saturday.collection";

Collection two_puzzles()
{
    Collection collection{.id = "saturday", .name = "Saturdays", .added = 1'795'230'000};
    collection.puzzles = {
        {.line =
             "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
         .name = "The first"},
        {.fault = Message{"character {place}: \"{symbol}\" is not a digit",
                          {{"place", "12"}, {"symbol", "?"}}}},
    };
    return collection;
}

Collection rated()
{
    Collection collection = two_puzzles();
    collection.puzzles[0].level = Level::Hard;
    return collection;
}

MemoryDisk disk_with_collection()
{
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.collections().save(two_puzzles()));
    EXPECT_TRUE(folder.collections().save(rated()));
    return disk;
}

Collection loaded(SaveFolder& folder)
{
    const auto collection = folder.collections().load("saturday");
    EXPECT_TRUE(collection) << in_english(collection.why());
    return collection ? *collection : Collection{};
}

TEST(CollectionFile, ComesBackAsItWas)
{
    MemoryDisk disk = disk_with_collection();
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(loaded(folder), rated());
    const auto list = folder.collections().list();
    ASSERT_EQ(list.collections.size(), 1u);
    EXPECT_EQ(list.collections[0].name, "Saturdays");
    EXPECT_EQ(list.collections[0].puzzles, 2u);
    EXPECT_TRUE(list.failures.empty());
}

TEST(CollectionFile, KeepsTheLevelsThatAreOnDisk)
{
    MemoryDisk disk = disk_with_collection();
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.collections().save(two_puzzles())) << "of another copy, not rated";
    EXPECT_EQ(loaded(folder), rated());
}

TEST(CollectionFile, HasAnIdOfItsPuzzlesAlone)
{
    EXPECT_EQ(id_of_puzzles(two_puzzles().puzzles), id_of_puzzles(rated().puzzles));
    Collection other = two_puzzles();
    other.puzzles[0].line.back() = '.';
    EXPECT_NE(id_of_puzzles(two_puzzles().puzzles), id_of_puzzles(other.puzzles));
}

TEST(CollectionFile, TakesRatingsOfPuzzlesThatAreNotRated)
{
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.collections().save(two_puzzles()));
    const std::string line = two_puzzles().puzzles[0].line;
    const std::vector<PuzzleRating> ratings = {
        {.index = 0, .line = "another", .level = Level::Easy},
        {.index = 7, .line = line, .level = Level::Easy},
        {.index = 0, .line = line, .level = Level::Hard},
        {.index = 0, .line = line, .level = Level::Easy}};
    EXPECT_TRUE(folder.collections().add_ratings("saturday", ratings));
    EXPECT_EQ(loaded(folder), rated());
}

TEST(CollectionFile, StaysDeletedWhenRatingsArrive)
{
    MemoryDisk disk = disk_with_collection();
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.collections().remove("saturday"));
    EXPECT_TRUE(folder.collections().add_ratings(
        "saturday", {{.index = 0, .line = two_puzzles().puzzles[0].line, .level = Level::Easy}}));
    EXPECT_FALSE(disk.has(collection_file_name));
    EXPECT_TRUE(folder.collections().list().collections.empty());
}

// The list looks only at the beginning of a file, and loading finds the rest.
TEST(CollectionFile, IsListedByItsFirstLinesAndItsLength)
{
    const MemoryDisk whole = disk_with_collection();
    const std::string bytes = whole.bytes(collection_file_name);
    MemoryDisk disk = whole;
    disk.put(collection_file_name, bytes.substr(0, bytes.size() - 1) + "?");
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.collections().list().collections.at(0).name, "Saturdays");
    EXPECT_FALSE(disk.has(collection_file_name + ".damaged-1"));
    EXPECT_EQ(loaded(folder), two_puzzles());
    EXPECT_TRUE(disk.has(collection_file_name + ".damaged-1"));
    for (const std::string& damaged : {bytes.substr(0, bytes.size() - 1), bytes + "\n",
                                       "C" + bytes.substr(1), bytes.substr(0, 5), std::string()}) {
        MemoryDisk other = whole;
        other.put(collection_file_name, damaged);
        SaveFolder again = open_on(other);
        ASSERT_EQ(again.collections().list().collections.size(), 1u);
        EXPECT_TRUE(other.has(collection_file_name + ".damaged-1")) << damaged.size();
    }
}

// The backup lacks only the level, which is found again.
TEST(CollectionFile, ComesBackFromItsBackupWhateverByteIsDamaged)
{
    const MemoryDisk whole = disk_with_collection();
    const std::string bytes = whole.bytes(collection_file_name);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        for (const std::string& damaged : damaged_at(bytes, at)) {
            MemoryDisk disk = whole;
            disk.put(collection_file_name, damaged);
            SaveFolder folder = open_on(disk);
            ASSERT_EQ(loaded(folder), two_puzzles()) << at;
            ASSERT_EQ(disk.bytes(collection_file_name + ".damaged-1"), damaged) << at;
            ASSERT_EQ(folder.load_records(), book_of(3));
        }
    }
}

TEST(CollectionFile, WithoutABackupSaysWhereItIs)
{
    MemoryDisk disk = disk_with_collection();
    disk.put(collection_file_name, "damaged");
    disk.remove(collection_file_name + ".bak");
    SaveFolder folder = open_on(disk);
    const auto list = folder.collections().list();
    EXPECT_TRUE(list.collections.empty());
    ASSERT_EQ(list.failures.size(), 1u);
    EXPECT_NE(in_english(list.failures[0]).find(collection_file_name + ".damaged-1"),
              std::string::npos);
    EXPECT_FALSE(folder.collections().load("saturday"));
}

TEST(CollectionFile, OfANewerVersionStays)
{
    MemoryDisk disk = disk_with_collection();
    const std::string newer = seal(Envelope{"collection", format_version + 1, 2}, "?");
    disk.put(collection_file_name, newer);
    SaveFolder folder = open_on(disk);
    EXPECT_FALSE(folder.collections().load("saturday"));
    EXPECT_FALSE(folder.collections().save(rated()));
    EXPECT_EQ(disk.bytes(collection_file_name), newer);
}

TEST(CollectionFile, CanBeWrittenAgainAfterEveryFault)
{
    const MemoryDisk whole = disk_with_everything();
    int faults = 0;
    for (const int error : {ENOSPC, EIO, EROFS}) {
        for (std::size_t at = 0;; ++at) {
            MemoryDisk disk = whole;
            SaveFolder folder = open_on(disk);
            std::size_t calls = 0;
            disk.set_fault(
                [&](const std::string&, const std::string&) { return calls++ >= at ? error : 0; });
            const Attempt attempt = folder.collections().save(rated());
            disk.set_fault({});
            if (calls <= at) {
                ASSERT_TRUE(attempt);
                break;
            }
            ++faults;
            ASSERT_TRUE(folder.collections().save(rated())) << at;
            ASSERT_EQ(loaded(folder), rated());
        }
    }
    EXPECT_GT(faults, 30);
}

TEST(CollectionFile, IsOldOrNewAfterEveryPowerCut)
{
    std::vector<std::pair<MemoryDisk, bool>> moments; // and whether the save had returned
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.collections().save(two_puzzles()));
    disk.set_fault([&](const std::string&, const std::string&) {
        moments.emplace_back(disk, false);
        return 0;
    });
    EXPECT_TRUE(folder.collections().save(rated()));
    moments.emplace_back(disk, true);
    EXPECT_GT(moments.size(), 10u);
    Random random(7);
    for (const auto& [then, is_saved] : moments) {
        for (int mixture = 0; mixture < 5; ++mixture) {
            MemoryDisk after = then;
            after.set_fault({});
            after.lose_power(random);
            SaveFolder again = open_on(after);
            const Collection found = loaded(again);
            ASSERT_TRUE(found == rated() || (!is_saved && found == two_puzzles()));
        }
    }
}

TEST(CollectionFile, IsDeletedAloneAndWithEverythingElse)
{
    MemoryDisk disk = disk_with_collection();
    SaveFolder folder = open_on(disk);
    EXPECT_TRUE(folder.collections().remove("saturday"));
    EXPECT_TRUE(folder.collections().list().collections.empty());
    EXPECT_FALSE(disk.has(collection_file_name + ".bak"));
    EXPECT_TRUE(folder.collections().save(rated()));
    EXPECT_TRUE(folder.delete_everything());
    EXPECT_TRUE(folder.collections().list().collections.empty());
}

TEST(CollectionFile, CantLeadOutOfTheFolder)
{
    MemoryDisk disk = disk_with_collection();
    SaveFolder folder = open_on(disk);
    for (const std::string id : {"../records", "", "a/b", "A"}) {
        Collection hostile = rated();
        hostile.id = id;
        EXPECT_FALSE(folder.collections().save(hostile)) << id;
        EXPECT_FALSE(folder.collections().load(id)) << id;
        EXPECT_FALSE(folder.collections().remove(id)) << id;
    }
}

TEST(CollectionFile, OfAStrangerIsRefusedUnlessItIsWhole)
{
    const std::string good = "5\t1\tname\n..1\thard\tfirst\n";
    ASSERT_TRUE(collection_from(good, "one"));
    for (const std::string& content :
         {std::string(), std::string("5\t1\tname\n"), std::string("5\t0\tname\n"),
          std::string("5\t2\tname\n..1\n"), std::string("5\t1\tname\n..1\n..2\n"),
          std::string("5\t1\tname\n..1"), std::string("-5\t1\tname\n..1\n"),
          std::string("5\t999999999999\tname\n..1\n"), std::string("5\t1\tname\n..1\timpossible\n"),
          std::string("5\t1\tname\n\n"), std::string("5\t1\tname\n.. 1\n"),
          std::string("5\t1\t\x1b[2J\n..1\n"), std::string("5\t1\tname\n..1\t\t\xff\n"),
          std::string("5\t1\tname\n..1\t\t\twhy\tplace\n"),
          "5\t1\tname\n" + std::string(longest_collected_line + 1, '.') + "\n",
          "5\t1\t" + std::string(longest_collected_name + 1, 'x') + "\n..1\n"}) {
        EXPECT_FALSE(collection_from(content, "one")) << content.substr(0, 60);
    }
}

// Of random changes, what is still read can be written and read again.
TEST(CollectionFile, OfAStrangerIsReadTheSameAgain)
{
    const std::string whole = to_text(rated());
    Random random(11);
    int read = 0;
    for (int round = 0; round < 20'000; ++round) {
        std::string content = whole;
        for (std::uint32_t change = random.below(4); change < 4; ++change)
            content[random.below(static_cast<std::uint32_t>(content.size()))] =
                static_cast<char>(random.below(256));
        const auto collection = collection_from(content, "saturday");
        if (!collection)
            continue;
        ++read;
        ASSERT_EQ(collection_from(to_text(*collection), "saturday"), collection);
    }
    EXPECT_GT(read, 100);
}

TEST(CollectionFile, TakesNamesAndReasonsFromAnywhere)
{
    Collection collection = rated();
    collection.puzzles[0].name = collected_name("a\tb\nc\xff" + std::string(500, 'x'));
    Message why{"{what}\n" + std::string(900, 'y'), {{"what", std::string(900, '\t')}}};
    for (int place = 0; place < 40; ++place)
        why.places.emplace_back("place", "");
    collection.puzzles[1].fault = collected_fault(why);
    EXPECT_TRUE(collection_from(to_text(collection), "saturday"));
}

TEST(CollectionFile, IsInExportsAndComesBackFromThem)
{
    MemoryDisk disk = disk_with_collection();
    const auto file = write_export(disk, "/data", "all");
    ASSERT_TRUE(file) << in_english(file.why());
    EXPECT_EQ(read_envelope(disk.bytes(file->string()))->version, 4);
    const auto data = read_export(disk, *file);
    ASSERT_TRUE(data) << in_english(data.why());
    ASSERT_EQ(data->collections.size(), 1u);
    MemoryDisk other = disk_with_everything();
    SaveFolder folder = open_on(other);
    EXPECT_FALSE(add_collections(folder, data->collections).why);
    EXPECT_EQ(loaded(folder), rated());
}

} // namespace
} // namespace engine
