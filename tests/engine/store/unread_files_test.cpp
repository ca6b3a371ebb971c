// Files that can't be read for a while: the notices, and what is written meanwhile and afterwards.
// Promises 5, 11 and 14 of docs/PROMISE.md.

#include "tests/engine/store/disk_scene.h"

namespace engine {
namespace {

// One notice covers everything, and appears again only after everything could be read in between.
TEST(UnreadFiles, IsToldOfOnce)
{
    MemoryDisk disk = disk_with_everything();
    SaveFolder folder = open_on(disk);
    for (int spell = 0; spell < 2; ++spell) {
        disk.set_fault([](const std::string& call, const std::string&) {
            return call == "read" ? ESTALE : 0;
        });
        for (int look = 0; look < 2; ++look) {
            (void)folder.load_settings();
            (void)folder.load_records();
            (void)folder.games();
            EXPECT_FALSE(folder.load_game("one"));
        }
        EXPECT_EQ(folder.take_notices().size(), 1u);
        disk.set_fault({});
        EXPECT_EQ(folder.load_settings(), settings_text(3));
        EXPECT_EQ(folder.load_records(), book_of(3));
        EXPECT_EQ(folder.games().size(), 1u);
        EXPECT_TRUE(folder.take_notices().empty());
    }
}

// A setting is changed while the file can't be read: for all others the file's values stay.
TEST(UnreadFiles, ASettingJoinsThoseThatCouldNotBeRead)
{
    MemoryDisk disk = disk_with_everything();
    disk.put(settings_file_name, "theme = clay\ninitials = ZOE\nmy own line\n");
    disk.set_fault([](const std::string& call, const std::string& path) {
        return call == "open" && path.find("settings") != path.npos ? EIO : 0;
    });
    SaveFolder folder = open_on(disk);
    folder.set_default_settings("theme = paper\ninitials = AAA\ntext-size = 100\n");
    EXPECT_EQ(folder.load_settings(), "");
    const std::string mine = "theme = ink\ninitials = AAA\ntext-size = 100\n";
    EXPECT_FALSE(folder.save_settings(mine));
    disk.set_fault({});
    EXPECT_TRUE(folder.save_settings(mine));
    EXPECT_EQ(folder.load_settings(), "initials = ZOE\nmy own line\ntheme = ink\n");
}

// The game continues with the default settings if it could not read any: none of them overwrites
// the file's, however often something is changed.
TEST(UnreadFiles, EachChangeJoinsTheSettingsThatCouldNotBeRead)
{
    MemoryDisk disk = disk_with_everything();
    disk.put(settings_file_name, "theme = clay\ninitials = ZOE\ntext-size = 125\nmy own line\n");
    disk.set_fault([](const std::string& call, const std::string& path) {
        return call == "open" && path.find("settings") != path.npos ? EIO : 0;
    });
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(folder.load_settings(), "");
    folder.set_default_settings("theme = paper\ninitials = AAA\ntext-size = 100\n");
    disk.set_fault({});
    const auto save = [&folder, &disk](const std::string& mine) {
        EXPECT_TRUE(folder.save_settings(mine));
        MemoryDisk copy = disk;
        return open_on(copy).load_settings();
    };
    EXPECT_EQ(save("theme = ink\ninitials = AAA\ntext-size = 100\n"),
              "initials = ZOE\ntext-size = 125\nmy own line\ntheme = ink\n");
    EXPECT_EQ(save("theme = ink\ninitials = AAA\ntext-size = 110\n"),
              "initials = ZOE\nmy own line\ntheme = ink\ntext-size = 110\n");
    EXPECT_EQ(save("theme = paper\ninitials = AAA\ntext-size = 110\n"),
              "initials = ZOE\nmy own line\ntext-size = 110\ntheme = paper\n")
        << "back to the usual one is a change, too";
    disk.remove(settings_file_name);
    disk.remove(settings_file_name + ".bak");
    const std::string last = "theme = paper\ninitials = BOB\ntext-size = 110\n";
    EXPECT_EQ(save(last), last) << "nothing is there to be kept";
}

// A file that could not be read and is then deleted is no longer reported; the next one is.
TEST(UnreadFiles, EndsWithAFileThatIsGone)
{
    const auto unreadable = [](const std::string& call, const std::string& path) {
        return call == "open" && path.find(".game") != path.npos ? EIO : 0;
    };
    for (const bool is_forgotten : {false, true}) {
        MemoryDisk disk = disk_with_everything();
        SaveFolder folder = open_on(disk);
        disk.set_fault(unreadable);
        EXPECT_TRUE(folder.games().empty());
        EXPECT_EQ(folder.take_notices().size(), 1u);
        disk.set_fault({});
        SavedGame other = game_after(1);
        other.id = "two";
        EXPECT_TRUE(folder.save(other));
        if (is_forgotten) {
            EXPECT_TRUE(folder.delete_game("one"));
        } else {
            disk.remove(game_file_name);
            disk.remove(game_file_name + ".bak");
            EXPECT_EQ(folder.games().size(), 1u);
        }
        disk.set_fault(unreadable);
        EXPECT_TRUE(folder.games().empty());
        EXPECT_EQ(folder.take_notices().size(), 1u);
    }
}

// A good backup that can't be read now is not replaced, and a game that has only that is not
// started again.
TEST(UnreadFiles, ABackupThatCantBeReadStays)
{
    MemoryDisk disk = disk_with_everything();
    const std::string before = disk.bytes(game_file_name + ".bak");
    disk.set_fault([](const std::string& call, const std::string& path) {
        return reads(call) && path.ends_with(".bak") ? EIO : 0;
    });
    SaveFolder folder = open_on(disk);
    EXPECT_EQ(actions_in(folder), 3u);
    EXPECT_TRUE(folder.save(game_after(4)));
    EXPECT_EQ(disk.bytes(game_file_name + ".bak"), before);
    disk.remove(game_file_name);
    EXPECT_FALSE(folder.load_game("one"));
    EXPECT_FALSE(folder.save(game_after(5)));
    EXPECT_FALSE(disk.has(game_file_name));
    EXPECT_EQ(disk.bytes(game_file_name + ".bak"), before);
}

} // namespace
} // namespace engine
