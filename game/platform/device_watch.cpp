#include "game/platform/device_watch.h"

#include <array>

#ifdef __linux__

#include <cerrno>
#include <chrono>
#include <fcntl.h>
#include <filesystem>
#include <poll.h>
#include <sys/inotify.h>
#include <unistd.h>

namespace game {

namespace {

// A stick that moves reports several hundred times a second; the loop need not wake more often than
// this.
constexpr std::chrono::milliseconds pause_between{4};

} // namespace

DeviceWatch::~DeviceWatch()
{
    ends_ = true;
    nudge_.wake();
    if (thread_.joinable())
        thread_.join();
    for (const Watched& each : watched_)
        close(each.file);
}

bool DeviceWatch::watch_device(const std::string& file)
{
    return add(open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC), Kind::Device);
}

bool DeviceWatch::watch_folder(const std::string& folder)
{
    if (watch_what_changes_in(folder, Kind::Folder))
        return true;
    awaited_ = folder;
    const std::string above = std::filesystem::path(folder).parent_path().string();
    return watch_what_changes_in(above, Kind::FolderAbove);
}

bool DeviceWatch::watch_what_changes_in(const std::string& folder, Kind kind)
{
    const int file = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    constexpr unsigned events = IN_CREATE | IN_DELETE | IN_ATTRIB | IN_MOVED_TO;
    if (file >= 0 && inotify_add_watch(file, folder.c_str(), events) < 0) {
        close(file);
        return false;
    }
    return add(file, kind);
}

bool DeviceWatch::add(int file, Kind kind)
{
    if (file < 0)
        return false;
    if (!nudge_.works()) {
        close(file);
        return false;
    }
    {
        const std::scoped_lock lock(mutex_);
        watched_.push_back({file, kind});
    }
    if (thread_.joinable())
        nudge_.wake();
    else
        thread_ = std::thread([this] { run(); });
    return true;
}

std::vector<DeviceWatch::Watched> DeviceWatch::all()
{
    const std::scoped_lock lock(mutex_);
    return watched_;
}

void DeviceWatch::run()
{
    while (!ends_) {
        const std::vector<Watched> watched = all();
        std::vector<pollfd> asked = {{nudge_.reading_end(), POLLIN, 0}};
        for (const Watched& each : watched)
            asked.push_back({each.file, POLLIN, 0});
        if (poll(asked.data(), asked.size(), -1) < 0 && errno != EINTR)
            return;
        std::array<char, 64> bytes{};
        while (::read(nudge_.reading_end(), bytes.data(), bytes.size()) > 0)
            continue;
        for (std::size_t index = 0; index < watched.size(); ++index) {
            if (asked[index + 1].revents != 0)
                read(watched[index]);
        }
        if (!ends_)
            std::this_thread::sleep_for(pause_between);
    }
}

// The content is for whoever knows the device; here it only counts that there is any.
void DeviceWatch::read(const Watched& watched)
{
    std::array<char, 4096> bytes{};
    ssize_t got = 0;
    do
        got = ::read(watched.file, bytes.data(), bytes.size());
    while (got > 0);
    bool has_ended = got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR);
    if (watched.kind == Kind::FolderAbove) {
        has_ended = has_ended || watch_what_changes_in(awaited_, Kind::Folder);
        if (!has_ended)
            return;
    }
    if (watched.kind != Kind::Device)
        folder_changed_ = true;
    if (has_ended) {
        const std::scoped_lock lock(mutex_);
        close(watched.file);
        std::erase_if(watched_, [&](const Watched& each) { return each.file == watched.file; });
    }
    wake();
}

void DeviceWatch::wake()
{
    if (!is_waking_.exchange(true))
        wake_();
}

} // namespace game

#else

namespace game {

DeviceWatch::~DeviceWatch() = default;
bool DeviceWatch::watch_device(const std::string&)
{
    return false;
}
bool DeviceWatch::watch_folder(const std::string&)
{
    return false;
}

} // namespace game

#endif
