#pragma once
// Has the rounds of a SaveService done: in a thread of its own, or, in a browser's page, which has
// none, at once.

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace game {

class SaveRounds {
public:
    using Time = std::chrono::steady_clock::time_point;
    // What there is to do; all of it is called while the mutex is locked.
    struct Work {
        std::function<bool()> is_asked_for;
        // When a round is due that nobody asks for; nothing if none is.
        std::function<std::optional<Time>()> due;
        // Unlocks the mutex while it is at the disk. `last` means that no round follows.
        std::function<void(std::unique_lock<std::mutex>& lock, bool last)> round;
    };

    SaveRounds() = default; // has nothing done
    // `changed` is notified of everything that somebody may wait for. Both outlive this.
    SaveRounds(std::mutex& mutex, std::condition_variable_any& changed, Work work);
    ~SaveRounds() { finish(); }
    SaveRounds(const SaveRounds&) = delete;
    SaveRounds& operator=(const SaveRounds&) = delete;

    // To be called with the mutex unlocked when there is something to do.
    void wake();
    // Returns after a last round.
    void finish();

private:
    void run(const std::stop_token& stop);
    void wake_when_due();

    std::mutex* mutex_ = nullptr;
    std::condition_variable_any* changed_ = nullptr;
    Work work_;
    bool is_at_work_ = false; // in a page
    std::jthread thread_;     // elsewhere; last, as it uses all of the above
};

} // namespace game
