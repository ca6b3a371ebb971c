// A file that turns out to be a folder, a pipe or a link to itself; or one without permission to
// read, which is not damage. On the real disk. Promises 11, 12 and 14 of docs/PROMISE.md.

#include <csignal>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "tests/engine/store/disk_scene.h"

namespace engine {
namespace {

class StrangeFiles : public StoreTest {
protected:
    StrangeFiles()
    {
        SaveFolder folder = open();
        for (std::size_t step : {2u, 3u}) {
            EXPECT_TRUE(folder.save(game_after(step)));
            EXPECT_TRUE(folder.save(book_of(step)));
            EXPECT_TRUE(folder.save_settings(settings_text(static_cast<int>(step))));
        }
        ::alarm(60); // ends a test that waits for a pipe
    }
    ~StrangeFiles() override { ::alarm(0); }

    std::vector<fs::path> files() const
    {
        return {game(), root / "records.book", root / "settings.txt"};
    }

    // Everything is restored from its backup with a notice each, and is saved again.
    void expect_backups()
    {
        SaveFolder folder = open();
        EXPECT_EQ(actions_in(folder), 2u);
        EXPECT_EQ(folder.load_records(), book_of(2));
        EXPECT_EQ(folder.load_settings(), settings_text(2));
        EXPECT_EQ(folder.take_notices().size(), 3u);
        for (const fs::path& file : files())
            EXPECT_TRUE(is_there(file.string() + ".damaged-1")) << file;
        EXPECT_TRUE(folder.save(game_after(4)));
        EXPECT_TRUE(folder.save(book_of(4)));
        EXPECT_TRUE(folder.save_settings(settings_text(4)));
        EXPECT_EQ(actions_in(folder), 4u);
        EXPECT_EQ(folder.load_records(), book_of(4));
        EXPECT_EQ(folder.load_settings(), settings_text(4));
        EXPECT_TRUE(folder.take_notices().empty());
    }

    // They are replaced while the game runs: the next save moves them out of the way.
    void expect_saved_all_the_same()
    {
        SaveFolder folder = open();
        EXPECT_TRUE(folder.save(game_after(4)));
        EXPECT_TRUE(folder.save_settings(settings_text(4)));
        EXPECT_TRUE(folder.save(book_of(4)));
        EXPECT_EQ(actions_in(folder), 4u);
        EXPECT_EQ(folder.load_records(), book_of(4));
        EXPECT_EQ(folder.load_settings(), settings_text(4));
    }

    template <typename Make>
    void expect_harmless(Make make)
    {
        for (const fs::path& file : files()) {
            fs::remove(file);
            make(file);
        }
        expect_backups();
        for (const fs::path& file : files()) {
            fs::remove(file);
            make(file);
        }
        expect_saved_all_the_same();
    }

    static bool is_there(const fs::path& path)
    {
        return fs::symlink_status(path).type() != fs::file_type::not_found;
    }
};

TEST_F(StrangeFiles, AnEmptyFile)
{
    expect_harmless([](const fs::path& file) { put_bytes(file, ""); });
}

TEST_F(StrangeFiles, AFolder)
{
    expect_harmless([](const fs::path& file) {
        fs::create_directory(file);
        put_bytes(file / "something of somebody", "dear");
    });
    EXPECT_EQ(bytes_of(game().string() + ".damaged-1/something of somebody"), "dear");
}

TEST_F(StrangeFiles, AFolderWhereANewCopyIsWritten)
{
    for (const fs::path& file : files()) {
        for (const char* ending : {".new", ".bak.new"}) {
            const fs::path folder = file.string() + ending;
            fs::create_directories(folder);
            put_bytes(folder / "of somebody", "kept");
        }
    }
    expect_saved_all_the_same();
    for (const fs::path& file : files()) {
        for (const char* ending : {".new", ".bak.new"})
            EXPECT_TRUE(is_there(file.string() + ending + ".damaged-1/of somebody")) << file;
    }
}

TEST_F(StrangeFiles, ALinkToItself)
{
    expect_harmless([](const fs::path& file) { fs::create_symlink(file, file); });
}

TEST_F(StrangeFiles, ALinkToNothing)
{
    for (const fs::path& file : files()) {
        fs::remove(file);
        fs::create_symlink(root / "nothing", file);
    }
    SaveFolder folder = open();
    EXPECT_EQ(actions_in(folder), 2u);
    EXPECT_EQ(folder.load_records(), book_of(2));
    EXPECT_TRUE(folder.save(game_after(4)));
    EXPECT_FALSE(is_there(root / "nothing")) << "nothing is written through a link";
}

TEST_F(StrangeFiles, APipe)
{
    expect_harmless([](const fs::path& file) { ASSERT_EQ(::mkfifo(file.c_str(), 0666), 0); });
}

TEST_F(StrangeFiles, AnEndlessDevice)
{
    expect_harmless([](const fs::path& file) { fs::create_symlink("/dev/zero", file); });
}

TEST_F(StrangeFiles, ASocket)
{
    expect_harmless([](const fs::path& file) {
        const int handle = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address = {};
        address.sun_family = AF_UNIX;
        ASSERT_LT(file.string().size(), sizeof address.sun_path);
        file.string().copy(address.sun_path, sizeof address.sun_path - 1);
        ASSERT_EQ(::bind(handle, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
        ::close(handle);
    });
}

TEST_F(StrangeFiles, AFileOfAHundredMegabytes)
{
    expect_harmless([](const fs::path& file) {
        put_bytes(file, "x");
        fs::resize_file(file, 100u << 20);
    });
}

// Root may read everything: then another user looks.
TEST_F(StrangeFiles, AFileThatMayNotBeRead)
{
    constexpr uid_t nobody = 65534;
    const bool is_owner_of_all = ::geteuid() == 0;
    if (is_owner_of_all) {
        ASSERT_EQ(::chown(root.c_str(), nobody, nobody), 0);
        for (const auto& entry : fs::recursive_directory_iterator(root))
            ASSERT_EQ(::chown(entry.path().c_str(), nobody, nobody), 0);
        ASSERT_EQ(::seteuid(nobody), 0);
    }
    for (const fs::path& file : files())
        fs::permissions(file, fs::perms::none);
    {
        SaveFolder folder = open();
        EXPECT_FALSE(folder.load_game("one"));
        EXPECT_EQ(folder.load_records(), RecordBook());
        EXPECT_FALSE(folder.records_are_read());
        EXPECT_EQ(folder.load_settings(), settings_text(2)) << "the backup, as long as it lasts";
        EXPECT_EQ(folder.take_notices().size(), 1u);
        EXPECT_FALSE(folder.save(game_after(4)));
        EXPECT_FALSE(folder.save(book_of(4)));
        EXPECT_FALSE(folder.save_settings(settings_text(4)));
    }
    for (const fs::path& file : files()) {
        fs::permissions(file, fs::perms::owner_read | fs::perms::owner_write);
        EXPECT_FALSE(is_there(file.string() + ".damaged-1")) << file;
    }
    {
        SaveFolder folder = open();
        EXPECT_EQ(actions_in(folder), 3u);
        EXPECT_EQ(folder.load_records(), book_of(3));
        EXPECT_EQ(folder.load_settings(), settings_text(3));
        EXPECT_TRUE(folder.take_notices().empty());
        EXPECT_TRUE(folder.save(game_after(4)));
    }
    if (is_owner_of_all) {
        ASSERT_EQ(::seteuid(0), 0);
    }
}

TEST_F(StrangeFiles, ADamagedFileKeepsItsTime)
{
    const auto time = fs::file_time_type::clock::now() - std::chrono::hours{1000};
    for (const fs::path& file : files()) {
        put_bytes(file, "damaged \x01");
        fs::last_write_time(file, time);
    }
    expect_backups();
    for (const fs::path& file : files())
        EXPECT_EQ(fs::last_write_time(file.string() + ".damaged-1"), time);
}

TEST_F(StrangeFiles, DamageAfterDamageIsKeptUnderNamesOfItsOwn)
{
    for (int number = 1; number <= 12; ++number) {
        put_bytes(game(), "damage " + std::to_string(number));
        EXPECT_EQ(actions_in(*std::make_unique<SaveFolder>(open())), 2u);
    }
    EXPECT_EQ(bytes_of(game().string() + ".damaged-1"), "damage 1");
    EXPECT_EQ(bytes_of(game().string() + ".damaged-12"), "damage 12");
}

} // namespace
} // namespace engine
