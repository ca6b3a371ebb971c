// Files of every format version so far. They must open for ever: never change them. Promises 15 and
// 16 of docs/PROMISE.md.

#include "engine/recipe/recipe.h"
#include "engine/store/disk/envelope.h"
#include "engine/store/documents/book_documents.h"
#include "engine/store/documents/game_document.h"
#include "engine/store/documents/json.h"
#include "engine/store/folder/save_files.h"
#include "tests/engine/store_scene.h"
#include "tests/source_root.h"

namespace engine {
namespace {

class OldFiles : public StoreTest {
protected:
    explicit OldFiles(const char* version)
    {
        fs::copy(source_root() / "tests/data/saves" / version, root,
                 fs::copy_options::recursive | fs::copy_options::overwrite_existing);
    }

    // The game opens as it was saved, and is written again as it was.
    void expect_unchanged(const SavedGame& expected, int version) const
    {
        SaveFolder folder = open();
        const auto loaded = folder.load_game(expected.id);
        ASSERT_TRUE(loaded) << in_english(loaded.why());
        expect_same(*loaded, expected);
        const std::string before = bytes_of(game(expected.id));
        EXPECT_TRUE(before.starts_with("cronodoku game " + std::to_string(version) + " "));
        ASSERT_TRUE(folder.save(*loaded));
        EXPECT_EQ(bytes_of(game(expected.id)), before);
    }
};

class OldSaves : public OldFiles {
protected:
    OldSaves() : OldFiles("v1") {}
};

class SavesOfVersion2 : public OldFiles {
protected:
    SavesOfVersion2() : OldFiles("v2") {}
};

class SavesOfVersion3 : public OldFiles {
protected:
    SavesOfVersion3() : OldFiles("v3") {}

    static Session pencil_session()
    {
        Scenario scenario;
        scenario.play("r1c2?2 r1c4?2 r1c2:2#3 r1c2:2==r1c4:2 checkpoint r1c2=2 checkpoint r1c4=4 "
                      "name2:fork return2 delete2 restore2 notes3 strike");
        return scenario.session;
    }
};

class SavesOfVersion4 : public OldFiles {
protected:
    SavesOfVersion4() : OldFiles("v4") {}

    static SavedGame game_with_singles()
    {
        Scenario scenario;
        scenario.play("r1c2=4 possible nakedsingles undo hiddensingles undo r1c4=2");
        SavedGame game = game_of(scenario.session, "singles");
        game.input.shows_possible = true;
        return game;
    }
};

class SavesOfVersion6 : public OldFiles {
protected:
    SavesOfVersion6() : OldFiles("v6") {}
};

class SavesOfVersion5 : public OldFiles {
protected:
    SavesOfVersion5() : OldFiles("v5") {}

    static Session session_with_a_clash()
    {
        Scenario scenario(puzzle_4x4(), PlayOptions{.clashes_keep_notes = true});
        scenario.play("r1c4?3 r1c2=3");
        return scenario.session;
    }
};

TEST_F(OldSaves, AGameOfVersion1Opens)
{
    SaveFolder folder = open();
    const auto game = folder.load_game("everything");
    ASSERT_TRUE(game) << in_english(game.why());
    SavedGame expected = game_of(rich_session(), "everything");
    expect_same(*game, expected);
    EXPECT_TRUE(folder.take_notices().empty());
}

TEST_F(OldSaves, AGameOnALargeGridOpensInItsPause)
{
    SaveFolder folder = open();
    const auto game = folder.load_game("paused");
    ASSERT_TRUE(game) << in_english(game.why());
    EXPECT_TRUE(game->session.is_paused());
    EXPECT_EQ(game->session.grid(), *puzzle_9x9().grid);
    EXPECT_EQ(game->session.log().size(), 4u);
    EXPECT_EQ(game->elapsed, PlayTime{4250});
}

TEST_F(OldSaves, AreListed)
{
    const auto games = open().games();
    ASSERT_EQ(games.size(), 2u);
    EXPECT_EQ(games[0].category, "4x4 easy");
}

TEST_F(OldSaves, RecordsOfVersion1Open)
{
    SaveFolder folder = open();
    const RecordBook book = folder.load_records();
    ASSERT_EQ(book.runs().size(), 2u);
    EXPECT_EQ(book.runs()[0].initials, "AÑ1");
    EXPECT_EQ(book.runs()[0].stats.wrong_entries, 2);
    EXPECT_TRUE(book.runs()[1].repeated);
    EXPECT_TRUE(folder.take_notices().empty());
}

// As long as version 1 is written, it must be written exactly like this.
TEST_F(OldSaves, AreWrittenAsTheyWere)
{
    SaveFolder folder = open();
    for (const char* id : {"everything", "paused"}) {
        const std::string before = bytes_of(game(id));
        ASSERT_TRUE(folder.save(*folder.load_game(id)));
        EXPECT_EQ(bytes_of(game(id)), before);
    }
    const std::string before = bytes_of(root / "records.book");
    ASSERT_TRUE(folder.save(folder.load_records()));
    EXPECT_EQ(bytes_of(root / "records.book"), before);
}

// Settings have no version: those from before the game's own remarks are like those written by a
// person.
TEST_F(OldSaves, SettingsWithoutRemarksOpen)
{
    SaveFolder folder = open();
    EXPECT_EQ(folder.load_settings(), bytes_of(root / "settings.txt"));
    EXPECT_TRUE(folder.take_notices().empty());
}

TEST_F(SavesOfVersion2, AGameWithHintsOpensAndIsWrittenAsItWas)
{
    Scenario scenario;
    scenario.play("r1c2=2 r1c4=2 hint1 hint2 hint3 goback step:r1c4=4,r2c2-2 undo redo checkpoint "
                  "r2c2=4");
    expect_unchanged(game_of(scenario.session, "hints"), 2);
}

TEST_F(SavesOfVersion3, AGameDrawnOnOpensAndIsWrittenAsItWas)
{
    expect_unchanged(game_of(pencil_session(), "pencil"), 3);
}

TEST_F(SavesOfVersion5, AGameWhoseDigitsWereTakenOutOpensAndIsWrittenAsItWas)
{
    Scenario scenario;
    scenario.play("r1c2=4 pause copyout resume r1c4=2");
    EXPECT_FALSE(scenario.session.stats().clean());
    expect_unchanged(game_of(scenario.session, "copied"), 5);
}

TEST_F(SavesOfVersion4, TablesOfArcadeModesOpen)
{
    SaveFolder folder = open();
    const ArcadeBook book = folder.load_arcade();
    ASSERT_EQ(book.table("sprint").size(), 2u);
    const ArcadeResult best{.id = "1795230000-4F2A-91C3",
                            .initials = "EVA",
                            .score = 1200,
                            .time = PlayTime{58'700},
                            .date = 1'795'230'000};
    EXPECT_EQ(book.table("sprint").front(), best);
    EXPECT_TRUE(folder.take_notices().empty());
}

TEST_F(SavesOfVersion4, AGameWithSinglesOpensAndIsWrittenAsItWas)
{
    expect_unchanged(game_with_singles(), 4);
}

TEST_F(SavesOfVersion5, AGameInWhichTheProgramNotedSomethingOpensAndIsWrittenAsItWas)
{
    Scenario scenario;
    scenario.play("r1c2=2 interrupted script r1c4=4");
    expect_unchanged(game_of(scenario.session, "noted"), 5);
}

TEST_F(SavesOfVersion5, AGameWithATextInACellOpensAndIsWrittenAsItWas)
{
    Scenario scenario;
    scenario.play("r1c2?2 r1c2~2or3 r2c2~x r2c2~ r1c4=4");
    expect_unchanged(game_of(scenario.session, "text"), 5);
}

TEST_F(SavesOfVersion5, AGameWithNotesKeptAtAClashOpensAndIsWrittenAsItWas)
{
    EXPECT_TRUE(session_with_a_clash().options().clashes_keep_notes);
    expect_unchanged(game_of(session_with_a_clash(), "clash"), 5);
}

TEST_F(SavesOfVersion6, AGameWithFreeCagesOpensAndIsWrittenAsItWas)
{
    const auto loaded = open().load_game("free-cages");
    ASSERT_TRUE(loaded) << in_english(loaded.why());
    const std::vector<Cage> cages = loaded->session.grid().cages();
    ASSERT_EQ(cages.size(), 3u);
    EXPECT_EQ(cages[0], (Cage{{Cell{0}, Cell{1}}, 3}));
    EXPECT_EQ(cages[1], (Cage{{Cell{3}, Cell{13}, Cell{14}}, 9})) << "its cells are apart";
    EXPECT_EQ(cages[2], (Cage{{Cell{1}, Cell{6}, Cell{11}}})) << "it has no sum, and overlaps";
    const auto again = remake(*parse_recipe(loaded->recipe));
    ASSERT_TRUE(again) << in_english(again.why());
    EXPECT_EQ(*again->grid, loaded->session.grid());
    expect_unchanged(*loaded, 6);
}

TEST_F(SavesOfVersion2, RecordsWithHintsOpen)
{
    SaveFolder folder = open();
    const RecordBook book = folder.load_records();
    ASSERT_EQ(book.runs().size(), 1u);
    EXPECT_EQ(book.runs()[0].initials, "ÀBC");
    EXPECT_EQ(book.runs()[0].stats.hints_named, 2);
    EXPECT_TRUE(folder.take_notices().empty());
}

TEST_F(SavesOfVersion2, SettingsBetweenRemarksOpen)
{
    SaveFolder folder = open();
    EXPECT_EQ(folder.load_settings(), "theme = ink\nlanguage = it\ntext-size = 125\nmy own line\n");
    const std::string before = bytes_of(root / "settings.txt");
    ASSERT_TRUE(folder.save_settings(folder.load_settings()));
    EXPECT_EQ(bytes_of(root / "settings.txt"), before);
}

TEST_F(OldSaves, ACollectionOfVersion1Opens)
{
    SaveFolder folder = open();
    const auto collection = folder.collections().load("saturday");
    ASSERT_TRUE(collection) << in_english(collection.why());
    EXPECT_EQ(collection->name, "Saturdays");
    EXPECT_EQ(collection->added, 1'795'230'000);
    ASSERT_EQ(collection->puzzles.size(), 2u);
    EXPECT_EQ(collection->puzzles[0].line.substr(0, 9), "53..7....");
    EXPECT_EQ(collection->puzzles[0].level, Level::Hard);
    EXPECT_EQ(collection->puzzles[0].name, "The first");
    EXPECT_EQ(in_english(*collection->puzzles[1].fault),
              "character 12: \"?\" is not a digit; use 1 to 9, and a dot for an empty cell");
}

// Every version must have samples, or nobody would notice when it can no longer be read.
TEST(FormatVersions, EachHasItsSamples)
{
    for (int version = first_version; version <= format_version; ++version) {
        const fs::path folder =
            source_root() / "tests/data/saves" / ("v" + std::to_string(version));
        bool found = false;
        for (const auto& entry : fs::directory_iterator(folder / "games"))
            found = found || bytes_of(entry.path())
                                 .starts_with("cronodoku game " + std::to_string(version) + " ");
        EXPECT_TRUE(found) << version;
    }
}

// What an earlier version wrote is written in the same way, byte by byte.
TEST(FormatVersions, AreWrittenAsTheyWere)
{
    int games = 0;
    int books = 0;
    int tables = 0;
    for (const auto& entry : fs::recursive_directory_iterator(source_root() / "tests/data/saves")) {
        const std::string file = entry.is_regular_file() ? bytes_of(entry.path()) : "";
        const std::string content(open_envelope(file).value_or(""));
        if (const auto game = game_from(content, "one")) {
            EXPECT_EQ(to_json(to_document(*game, SavedLog::Whole)), content) << entry.path();
            ++games;
        } else if (const auto book = book_from(content)) {
            EXPECT_EQ(to_json(to_document(*book)), content) << entry.path();
            ++books;
        } else if (const auto results = arcade_from(content)) {
            EXPECT_EQ(to_json(to_document(*results)), content) << entry.path();
            ++tables;
        }
    }
    EXPECT_EQ(games, 10);
    EXPECT_EQ(books, 2);
    EXPECT_EQ(tables, 1);
}

} // namespace
} // namespace engine
