#include "game/platform/device_watch.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <filesystem>
#include <fstream>

#include "tests/new_folder.h"

#ifdef __linux__

namespace game {
namespace {

namespace fs = std::filesystem;

class DeviceWatchTest : public testing::Test {
protected:
    // Waits until the watch wakes the loop because of a folder.
    bool is_woken()
    {
        std::unique_lock lock(mutex);
        const bool came = woken.wait_for(lock, std::chrono::seconds{20},
                                         [this] { return std::exchange(is_awake, false); });
        watch.answered();
        return came && watch.take_folder_change();
    }

    void wake()
    {
        const std::scoped_lock lock(mutex);
        is_awake = true;
        woken.notify_one();
    }

    fs::path folder = new_folder("device_watch");
    std::mutex mutex;
    std::condition_variable woken;
    bool is_awake = false;
    DeviceWatch watch{[this] {
        wake();
    }};
};

TEST_F(DeviceWatchTest, IsWokenByAFileThatComes)
{
    ASSERT_TRUE(watch.watch_folder(folder.string()));
    std::ofstream(folder / "event7") << "a gamepad";
    EXPECT_TRUE(is_woken());
}

// As on a machine without any device: nobody asks for it every few seconds.
TEST_F(DeviceWatchTest, WaitsForAFolderThatIsNotThere)
{
    const fs::path input = folder / "input";
    ASSERT_TRUE(watch.watch_folder(input.string()));
    fs::create_directory(input);
    EXPECT_TRUE(is_woken());
    std::ofstream(input / "event7") << "a gamepad";
    EXPECT_TRUE(is_woken());
}

TEST_F(DeviceWatchTest, CannotWaitWhereNothingIs)
{
    EXPECT_FALSE(watch.watch_folder((folder / "none" / "input").string()));
}

} // namespace
} // namespace game

#endif
