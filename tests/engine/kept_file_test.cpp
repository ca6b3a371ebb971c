// What is not ours to read is not ours to change.

#include "engine/store/kept_file.h"

#include "tests/engine/store_scene.h"

namespace engine {
namespace {

using KeptFileTest = StoreTest;

TEST_F(KeptFileTest, LeavesABackupOfANewerVersionAlone)
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

TEST_F(KeptFileTest, LeavesAloneWhatItCantRead)
{
    SaveFolder folder = open();
    const fs::path book = root / "records.book";
    fs::create_symlink(book, book); // leads round in a circle
    EXPECT_EQ(folder.load_records(), RecordBook());
    const auto notices = folder.take_notices();
    ASSERT_EQ(notices.size(), 1u);
    EXPECT_NE(in_english(notices[0].detail).find("It was left as it is"), std::string::npos);
    EXPECT_FALSE(folder.save(RecordBook()));
    EXPECT_TRUE(fs::is_symlink(book));
}

} // namespace
} // namespace engine
