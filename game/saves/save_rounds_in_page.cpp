#include "game/saves/save_rounds.h"

#include <algorithm>
#include <utility>

// Of emscripten: calls the function from the page's loop after the time.
extern "C" void emscripten_async_call(void (*function)(void*), void* argument, int milliseconds);

namespace game {

SaveRounds::SaveRounds(std::mutex& mutex, std::condition_variable_any& changed, Work work)
    : mutex_(&mutex), changed_(&changed), work_(std::move(work))
{
}

// Files are in memory (packaging/web/files.js), so a round takes no longer than a part of a frame.
void SaveRounds::wake()
{
    if (mutex_ == nullptr || is_at_work_)
        return;
    is_at_work_ = true;
    std::unique_lock lock(*mutex_);
    do
        work_.round(lock, false);
    while (work_.is_asked_for());
    is_at_work_ = false;
    wake_when_due();
}

// It is no matter if several calls wait for the same time: each looks whether anything is due.
void SaveRounds::wake_when_due()
{
    const auto next = work_.due();
    if (!next)
        return;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*next - Time::clock::now());
    emscripten_async_call(
        [](void* rounds) { static_cast<SaveRounds*>(rounds)->wake(); }, this,
        static_cast<int>(std::max<std::chrono::milliseconds::rep>(left.count(), 0)));
}

void SaveRounds::finish()
{
    if (mutex_ == nullptr)
        return;
    std::unique_lock lock(*mutex_);
    work_.round(lock, true);
    mutex_ = nullptr;
}

} // namespace game
