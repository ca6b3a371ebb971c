#pragma once
// Something that was asked for and comes beside the screen, so that no frame waits for it.

#include <chrono>
#include <future>
#include <optional>
#include <utility>

#include "engine/base/message.h"
#include "engine/base/play_time.h"

namespace game {

template <typename Answer>
class Asked {
public:
    Asked() = default;
    explicit Asked(std::future<Answer> answer) : answer_(std::move(answer)) {}

    bool is_waiting() const { return answer_.valid(); }
    bool is_there() const
    {
        return is_waiting() &&
               answer_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }
    // Until it is there, but no longer than this.
    void wait(engine::PlayTime at_most) const
    {
        if (is_waiting())
            answer_.wait_for(at_most);
    }
    // The answer once it is there; only once.
    std::optional<Answer> take()
    {
        return is_there() ? std::optional<Answer>(answer_.get()) : std::nullopt;
    }

private:
    std::future<Answer> answer_;
};

// What a screen says while it waits for an answer.
inline constexpr const char* waits_for_disk =
    engine::N_("Waiting for the disk, or for another running copy of Cronodoku …");

} // namespace game
