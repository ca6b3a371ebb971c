#pragma once
// Work in a background thread of its own: making puzzles, finding hints, reading dropped files.
// What the program keeps on disk has a permanent thread, see game/saves/save_service.h.

#include <cstddef>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/play_time.h"

namespace game {

// How long a screen may wait for an answer before its first frame: it is not noticed.
inline constexpr engine::PlayTime in_one_frame{12};

// The thread and its end, whatever the work answers.
class BackgroundThread {
public:
    BackgroundThread() = default;
    // Blocks until cancelled work has returned, a few milliseconds.
    ~BackgroundThread() { cancel(); }
    BackgroundThread(BackgroundThread&&) = default;
    BackgroundThread& operator=(BackgroundThread&&) = delete;

    // Cancels the work without waiting for it.
    void cancel();
    void wait(engine::PlayTime at_most) const;

    bool is_busy() const { return work_.valid(); }
    // Whether nothing runs any more, cancelled or not, so that destroying this does not block.
    bool is_at_rest() const;
    // How far the work is, as far as it tells: see engine::Cancel.
    std::size_t done() const { return cancel_.done(); }
    std::size_t all() const { return cancel_.all(); }

protected:
    // Earlier work is cancelled.
    void start(std::function<void(const engine::Cancel& cancel)> work);
    // Returns true only once for each work.
    bool has_ended();

private:
    engine::Cancel cancel_;
    std::future<void> work_;
    std::vector<std::future<void>> cancelled_; // cancelled, but not finished yet
};

template <typename Answer>
class Background : public BackgroundThread {
public:
    using Work = std::function<Answer(const engine::Cancel& cancel)>;

    // Starts the work; earlier work is cancelled.
    void ask(Work work)
    {
        answer_ = std::make_shared<std::optional<Answer>>();
        start([work = std::move(work), answer = answer_](const engine::Cancel& cancel) {
            *answer = work(cancel);
        });
    }
    // Returns each answer only once.
    std::optional<Answer> take()
    {
        return has_ended() ? std::exchange(*answer_, std::nullopt) : std::nullopt;
    }

private:
    std::shared_ptr<std::optional<Answer>> answer_;
};

} // namespace game
