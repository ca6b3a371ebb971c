#include "engine/play/stopwatch.h"

#include <algorithm>

namespace engine {

void Stopwatch::start(MonotonicTime now)
{
    if (running_)
        return;
    started_ = now;
    running_ = true;
}

void Stopwatch::stop(MonotonicTime now)
{
    elapsed_ = elapsed(now);
    running_ = false;
}

PlayTime Stopwatch::elapsed(MonotonicTime now) const
{
    if (!running_)
        return elapsed_;
    return elapsed_ + std::max(now - started_, PlayTime{0});
}

} // namespace engine
