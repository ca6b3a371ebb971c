// The game never changes what it could not read.

#include "engine/store/disk/file_with_backup.h"

#include "tests/engine/store_scene.h"

namespace engine {
namespace {

using FileWithBackupTest = StoreTest;

TEST_F(FileWithBackupTest, LeavesABackupOfANewerVersionAlone)
{
    SaveFolder folder = open();
    fs::create_directories(root / "games");
    const std::string newer = seal(Envelope{"game", format_version + 1, 5}, "{something new}");
    put_bytes(game(), "damaged");
    put_bytes(backup(), newer);
    const auto loaded = folder.load_game("one");
    ASSERT_FALSE(loaded);
    EXPECT_NE(in_english(loaded.why()).find("set aside as " + game().string() + ".damaged-1"),
              std::string::npos);
    EXPECT_EQ(bytes_of(backup()), newer);
}

// Promise 3.
TEST_F(FileWithBackupTest, ABackupOfANewerVersionOutlivesGamesOfThisOne)
{
    SaveFolder folder = open();
    fs::create_directories(root / "games");
    const std::string newer = seal(Envelope{"game", format_version + 1, 5}, "{something new}");
    put_bytes(backup(), newer);
    save_twice(folder);
    EXPECT_EQ(bytes_of(backup()), newer);
    EXPECT_EQ(folder.load_game("one")->session.log().size(), 3u);
}

} // namespace
} // namespace engine
