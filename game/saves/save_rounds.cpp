#include "game/saves/save_rounds.h"

#include <utility>

namespace game {

SaveRounds::SaveRounds(std::mutex& mutex, std::condition_variable_any& changed, Work work)
    : mutex_(&mutex),
      changed_(&changed),
      work_(std::move(work)),
      thread_([this](const std::stop_token& stop) { run(stop); })
{
}

void SaveRounds::wake()
{
    if (changed_ != nullptr)
        changed_->notify_all();
}

void SaveRounds::finish()
{
    thread_.request_stop();
    if (thread_.joinable())
        thread_.join();
}

void SaveRounds::run(const std::stop_token& stop)
{
    std::unique_lock lock(*mutex_);
    for (bool last = false; !last;) {
        if (const auto next = work_.due())
            changed_->wait_until(lock, stop, *next, work_.is_asked_for);
        else
            changed_->wait(lock, stop, work_.is_asked_for);
        last = stop.stop_requested();
        work_.round(lock, last);
    }
}

} // namespace game
