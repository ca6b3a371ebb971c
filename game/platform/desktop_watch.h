#pragma once
// Reads the desktop's preferences in the background, and again whenever the player changes them.
// It asks the settings portal on the session bus and, for what that does not say, XSETTINGS. No
// frame waits for an answer, and a desktop without either is no error.

#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "game/platform/wake_pipe.h"
#include "game/ui/desktop_preferences.h"

namespace game {

class DesktopWatch {
public:
    // `on_news` is called on the watch's own thread whenever take() has something to return.
    explicit DesktopWatch(std::function<void()> on_news);
    ~DesktopWatch();
    DesktopWatch(const DesktopWatch&) = delete;
    DesktopWatch& operator=(const DesktopWatch&) = delete;

    // Returns the preferences if they have become known or changed since the last call.
    std::optional<DesktopPreferences> take();

private:
    void run();
    void tell(const DesktopPreferences& preferences);

    std::function<void()> on_news_;
    WakePipe ending_;
    std::mutex mutex_; // of what follows
    std::optional<DesktopPreferences> told_;
    std::optional<DesktopPreferences> news_;
    std::thread thread_; // last: it uses all of the above
};

} // namespace game
