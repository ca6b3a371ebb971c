// From which folders the game reads its own files.

#include <filesystem>

#include <gtest/gtest.h>

#include "engine/store/disk/trusted_folder.h"
#include "tests/new_folder.h"

namespace engine {
namespace {

namespace fs = std::filesystem;

bool is_trusted(mode_t mode, uid_t owner, uid_t user)
{
    struct stat status = {};
    status.st_mode = S_IFDIR | mode;
    status.st_uid = owner;
    return why_distrusted(status, user) == nullptr;
}

TEST(TrustedFolder, BelongsToRootOrTheUserAndIsNotWritableForEverybody)
{
    EXPECT_TRUE(is_trusted(0755, 0, 1000));
    EXPECT_TRUE(is_trusted(0700, 1000, 1000));
    EXPECT_TRUE(is_trusted(0775, 0, 1000)) << "as Debian's /usr/local/share";
    EXPECT_FALSE(is_trusted(0755, 1001, 1000));
    EXPECT_FALSE(is_trusted(0755, 1001, 0));
    EXPECT_FALSE(is_trusted(0757, 1000, 1000));
    EXPECT_FALSE(is_trusted(01777, 0, 1000)) << "as /tmp";
}

TEST(TrustedFolder, TheSentenceNamesFolderAndVariable)
{
    const fs::path folder = new_folder("trust");
    EXPECT_TRUE(check_trust(folder, "CRONODOKU_FONTS"));
    EXPECT_TRUE(check_trust(folder / "nothing", "CRONODOKU_FONTS"));

    fs::permissions(folder, fs::perms::all);
    fs::create_directory_symlink(folder, folder.string() + "-link");
    for (const fs::path& way : {folder, fs::path(folder.string() + "-link")}) {
        const auto refused = check_trust(way, "CRONODOKU_FONTS");
        ASSERT_FALSE(refused);
        EXPECT_EQ(in_english(refused.why()),
                  way.string() + " is not used, as everybody on this machine can write to it: take "
                                 "that right away (chmod o-w), or set CRONODOKU_FONTS to a folder "
                                 "that you trust");
    }
    fs::remove(folder.string() + "-link");
    fs::remove_all(folder);
}

} // namespace
} // namespace engine
