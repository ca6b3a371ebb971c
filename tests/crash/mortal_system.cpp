#include "tests/crash/mortal_system.h"

#include <csignal>
#include <unistd.h>

namespace crash {

void MortalSystem::come(Side side)
{
    if (side == Side::Before && stands_still_) {
        std::unique_lock lock(mutex_);
        something_waits_ = true;
        changed_.notify_all();
        changed_.wait(lock, [this] { return !stands_still_; });
    }
    if (calls_ < 0)
        return;
    if (calls_ == moment_.call && side == moment_.side)
        ::kill(::getpid(), SIGKILL);
    if (side == Side::After)
        ++calls_;
}

void MortalSystem::wait_until_it_stands()
{
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return something_waits_; });
}

void MortalSystem::go_on()
{
    const std::lock_guard lock(mutex_);
    stands_still_ = false;
    changed_.notify_all();
}

} // namespace crash
