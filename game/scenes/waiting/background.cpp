#include "game/scenes/waiting/background.h"

#include <algorithm>
#include <chrono>

namespace game {

namespace {

bool is_ready(const std::future<void>& work)
{
    return work.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

} // namespace

void BackgroundThread::start(std::function<void(const engine::Cancel& cancel)> work)
{
    cancel();
    cancel_ = engine::Cancel::possible();
    work_ = std::async(std::launch::async, std::move(work), cancel_);
}

void BackgroundThread::cancel()
{
    std::erase_if(cancelled_, is_ready);
    if (!is_busy())
        return;
    cancel_.ask();
    cancelled_.push_back(std::exchange(work_, {}));
}

void BackgroundThread::wait(engine::PlayTime at_most) const
{
    if (is_busy())
        work_.wait_for(at_most);
}

bool BackgroundThread::is_at_rest() const
{
    return !is_busy() && std::ranges::all_of(cancelled_, is_ready);
}

bool BackgroundThread::has_ended()
{
    if (!is_busy() || !is_ready(work_))
        return false;
    work_.get();
    return true;
}

} // namespace game
