#pragma once
// Work in a background thread of its own: making puzzles, finding hints, reading dropped files.
// What the program keeps on disk has a permanent thread, see game/saves/save_service.h.

#include <algorithm>
#include <functional>
#include <future>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/cancel.h"
#include "game/scenes/waiting/pending.h"

namespace game {

// How long a screen may wait for an answer before its first frame: it is not noticed.
inline constexpr engine::PlayTime in_one_frame{12};

template <typename Answer>
class Background {
public:
    using Work = std::function<Answer(const engine::Cancel& cancel)>;

    Background() = default;
    // Blocks until cancelled work has returned, a few milliseconds.
    ~Background() { cancel(); }
    Background(Background&&) = default;
    Background& operator=(Background&&) = delete;

    // Starts the work; earlier work is cancelled.
    void ask(Work work)
    {
        cancel();
        cancel_ = engine::Cancel::possible();
        asked_ = Pending<Answer>(std::async(std::launch::async, std::move(work), cancel_));
    }
    // Cancels the work without waiting for it.
    void cancel()
    {
        std::erase_if(cancelled_, [](const Pending<Answer>& old) { return old.is_ready(); });
        if (!is_busy())
            return;
        cancel_.ask();
        cancelled_.push_back(std::exchange(asked_, {}));
    }
    void wait(engine::PlayTime at_most) const { asked_.wait(at_most); }

    bool is_busy() const { return asked_.is_waiting(); }
    // Whether nothing runs any more, cancelled or not, so that destroying this does not block.
    bool is_at_rest() const
    {
        return !is_busy() && std::ranges::all_of(cancelled_, &Pending<Answer>::is_ready);
    }
    // How far the work is, as far as it tells: see engine::Cancel.
    std::size_t done() const { return cancel_.done(); }
    std::size_t all() const { return cancel_.all(); }
    // Returns each answer only once.
    std::optional<Answer> take() { return asked_.take(); }

private:
    engine::Cancel cancel_;
    Pending<Answer> asked_;
    std::vector<Pending<Answer>> cancelled_; // cancelled, but not finished yet
};

} // namespace game
