// A full disk and a read-only one in reality: small ones in memory, in a name space of their own.
// Promises 5 and 6 of docs/PROMISE.md.

#include <sched.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/engine/store/disk_scene.h"

namespace engine {
namespace {

constexpr int cannot_mount = 77;

class RealDisk : public StoreTest {
protected:
    // Runs the deed in a child process that sees a disk of 64 kB at `root`; it returns an exit
    // status.
    template <typename Deed>
    void on_small_disk(Deed deed)
    {
        const pid_t child = ::fork();
        if (child == 0) {
            const bool alone =
                ::unshare(CLONE_NEWNS) == 0 || ::unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0;
            const bool mounted = alone &&
                                 ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
                                 ::mount("small", root.c_str(), "tmpfs", 0, "size=64k") == 0;
            ::_exit(mounted ? deed() : cannot_mount);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        ASSERT_TRUE(WIFEXITED(status));
        if (WEXITSTATUS(status) == cannot_mount)
            GTEST_SKIP() << "no disk can be mounted here";
        EXPECT_EQ(WEXITSTATUS(status), 0) << "the step that failed";
    }

    bool holds(SaveFolder& folder, std::size_t actions)
    {
        const auto game = folder.load_game("one");
        return game && game->session.log().size() == actions;
    }
    static bool says(const Attempt& attempt, const char* words)
    {
        return !attempt && in_english(attempt.why()).find(words) != std::string::npos;
    }
};

TEST_F(RealDisk, AFullOneHarmsNothing)
{
    on_small_disk([this] {
        SaveFolder folder = open();
        if (!folder.save(game_after(2)) || !folder.save(book_of(2)))
            return 1;
        put_bytes(root / "filler", std::string(100'000, 'x')); // as far as there is room
        if (!says(folder.save(game_after(3)), "the disk is full"))
            return 2;
        if (!says(folder.save(book_of(3)), "the disk is full"))
            return 3;
        if (!holds(folder, 2) || folder.load_records() != book_of(2))
            return 4;
        fs::remove(root / "filler");
        if (!folder.save(game_after(3)) || !folder.save(book_of(3)))
            return 5;
        return holds(folder, 3) && folder.take_notices().empty() ? 0 : 6;
    });
}

TEST_F(RealDisk, AReadOnlyOneIsSaidSo)
{
    on_small_disk([this] {
        {
            SaveFolder folder = open();
            if (!folder.save(game_after(2)) || !folder.save_settings(settings_text(2)))
                return 1;
        }
        const unsigned long again = MS_REMOUNT;
        if (::mount("small", root.c_str(), "tmpfs", again | MS_RDONLY, "size=64k") != 0)
            return cannot_mount;
        SaveFolder folder = open();
        if (folder.take_notices().size() != 1 || !folder.is_read_only())
            return 2;
        if (!holds(folder, 2) || folder.load_settings() != settings_text(2))
            return 3;
        if (!says(folder.save(game_after(3)), "is read-only"))
            return 4;
        if (::mount("small", root.c_str(), "tmpfs", again, "size=64k") != 0)
            return cannot_mount;
        if (!folder.save(game_after(3)))
            return 5;
        return holds(folder, 3) && folder.take_notices().empty() ? 0 : 6;
    });
}

} // namespace
} // namespace engine
