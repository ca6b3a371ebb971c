#pragma once
// The answer to a request to another thread, which the screen checks in each frame without waiting.

#include <chrono>
#include <future>
#include <optional>
#include <utility>

#include "engine/base/message.h"
#include "engine/base/play_time.h"

namespace game {

template <typename Answer>
class Pending {
public:
    Pending() = default;
    explicit Pending(std::future<Answer> answer) : answer_(std::move(answer)) {}

    bool is_waiting() const { return answer_.valid(); }
    bool is_ready() const
    {
        return is_waiting() &&
               answer_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    // Waits until the answer is there, but at most this long.
    void wait(engine::PlayTime at_most) const
    {
        if (is_waiting())
            answer_.wait_for(at_most);
    }
    // Returns the answer once it is there; only once.
    std::optional<Answer> take()
    {
        return is_ready() ? std::optional<Answer>(answer_.get()) : std::nullopt;
    }

private:
    std::future<Answer> answer_;
};

// The text on a screen that waits for an answer.
inline constexpr const char* waiting_for_disk =
    engine::N_("Waiting for the disk, or for another running copy of Cronodoku …");

} // namespace game
