// Files of every format version there ever was. They must open for ever: never change them.

#include "tests/engine/store_scene.h"

namespace engine {
namespace {

class OldSaves : public StoreTest {
protected:
    OldSaves()
    {
        fs::copy(fs::path(SOURCE_ROOT) / "tests/data/saves/v1", root,
                 fs::copy_options::recursive | fs::copy_options::overwrite_existing);
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
    EXPECT_EQ(book.runs()[0].facts.wrong_entries, 2);
    EXPECT_TRUE(book.runs()[1].repeated);
    EXPECT_TRUE(folder.take_notices().empty());
}

// While version 1 is what is written, it is written just so.
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

} // namespace
} // namespace engine
