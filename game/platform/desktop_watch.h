#pragma once
// Reads the desktop's preferences in the background, and again whenever the player changes them.
// It asks the settings portal on the session bus and, for what that does not say, XSETTINGS. No
// frame waits for an answer, and a desktop without either is no error.

#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include "game/platform/wake_pipe.h"
#include "game/ui/desktop_preferences.h"

namespace game {

// The preferences that were told last. From any thread.
class ToldPreferences {
public:
    // Returns whether they are others than before.
    bool tell(const DesktopPreferences& preferences)
    {
        const std::lock_guard lock(mutex_);
        if (told_ == preferences)
            return false;
        told_ = preferences;
        news_ = preferences;
        return true;
    }
    // Returns them if they have become known or changed since the last call.
    std::optional<DesktopPreferences> take()
    {
        const std::lock_guard lock(mutex_);
        return std::exchange(news_, std::nullopt);
    }

private:
    std::mutex mutex_;
    std::optional<DesktopPreferences> told_;
    std::optional<DesktopPreferences> news_;
};

class DesktopWatch {
public:
    // `on_news` is called on the watch's own thread whenever take() has something to return.
    explicit DesktopWatch(std::function<void()> on_news);
    ~DesktopWatch();
    DesktopWatch(const DesktopWatch&) = delete;
    DesktopWatch& operator=(const DesktopWatch&) = delete;

    // Returns the preferences if they have become known or changed since the last call.
    std::optional<DesktopPreferences> take() { return told_.take(); }

private:
    void run();
    void tell(const DesktopPreferences& preferences)
    {
        if (told_.tell(preferences))
            on_news_();
    }

    std::function<void()> on_news_;
    WakePipe ending_;
    ToldPreferences told_;
    std::thread thread_; // last: it uses all of the above
};

} // namespace game
