#pragma once
// Work done beside the screen, on a thread of its own: puzzles and hints. The disk has a thread
// that lasts, see game/app/disk_keeper.h.

#include <functional>
#include <future>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/cancel.h"
#include "game/scenes/asked.h"

namespace game {

template <typename Answer>
class Background {
public:
    using Work = std::function<Answer(const engine::Cancel& cancel)>;

    Background() = default;
    // Waits until the work has noticed that it is to stop, a few milliseconds.
    ~Background() { give_up(); }
    Background(Background&&) = default;
    Background& operator=(Background&&) = delete;

    // Gives up what was asked before.
    void ask(Work work)
    {
        give_up();
        cancel_ = engine::Cancel::possible();
        asked_ = Asked<Answer>(std::async(std::launch::async, std::move(work), cancel_));
    }
    // Asks the work to stop, and waits for nothing.
    void give_up()
    {
        std::erase_if(given_up_, [](const Asked<Answer>& old) { return old.is_there(); });
        if (!is_busy())
            return;
        cancel_.ask();
        given_up_.push_back(std::exchange(asked_, {}));
    }
    void wait(engine::PlayTime at_most) const { asked_.wait(at_most); }

    bool is_busy() const { return asked_.is_waiting(); }
    // Each answer comes only once.
    std::optional<Answer> take() { return asked_.take(); }

private:
    engine::Cancel cancel_;
    Asked<Answer> asked_;
    std::vector<Asked<Answer>> given_up_; // have not stopped yet
};

} // namespace game
