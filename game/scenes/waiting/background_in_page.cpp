#include "game/scenes/waiting/background.h"

namespace game {

// A page has no threads, so work is done when it is asked for: what takes long holds the page.
void BackgroundThread::start(std::function<void(const engine::Cancel& cancel)> work)
{
    cancel();
    cancel_ = engine::Cancel::possible();
    std::promise<void> done;
    work_ = done.get_future();
    work(cancel_);
    done.set_value();
}

void BackgroundThread::cancel()
{
    work_ = {};
}

void BackgroundThread::wait(engine::PlayTime) const {}

bool BackgroundThread::is_at_rest() const
{
    return !is_busy();
}

bool BackgroundThread::has_ended()
{
    if (!is_busy())
        return false;
    work_ = {};
    return true;
}

} // namespace game
