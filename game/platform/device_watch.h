#pragma once
// Wakes the loop when a device has something to say, so that nobody has to ask it many times a
// second. Works on Linux, where devices are files.

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "game/platform/wake_pipe.h"

namespace game {

class DeviceWatch {
public:
    // `wake` is called in another thread, at most once until the next answered().
    explicit DeviceWatch(std::function<void()> wake) : wake_(std::move(wake)) {}
    ~DeviceWatch();
    DeviceWatch(const DeviceWatch&) = delete;
    DeviceWatch& operator=(const DeviceWatch&) = delete;

    // Return whether it can be watched. What disappears is no longer watched.
    bool watch_device(const std::string& file);
    // For files that come and go. While it is not there itself, it is waited for.
    bool watch_folder(const std::string& folder);
    // To be called before the devices are asked.
    void answered() { is_waking_ = false; }
    // Returns true once after something has changed in a folder.
    bool take_folder_change() { return folder_changed_.exchange(false); }

private:
    enum class Kind { Device, Folder, FolderAbove };
    struct Watched {
        int file;
        Kind kind;
    };
    bool watch_what_changes_in(const std::string& folder, Kind kind);
    bool add(int file, Kind kind);
    void run();
    std::vector<Watched> all();
    void read(const Watched& watched); // and drops what has ended
    void wake();

    std::function<void()> wake_;
    std::atomic<bool> is_waking_ = false;
    std::atomic<bool> folder_changed_ = false;
    std::atomic<bool> ends_ = false;
    std::mutex mutex_; // of what is watched
    std::vector<Watched> watched_;
    std::string awaited_; // the folder that is to come
    WakePipe nudge_;      // the thread looks again at what is watched
    std::thread thread_;  // starts with the first device
};

} // namespace game
