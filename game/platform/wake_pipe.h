#pragma once
// Ends the wait of another thread that sleeps in poll().

#include <array>

#include <fcntl.h>
#include <unistd.h>

namespace game {

class WakePipe {
public:
    // If the system has no pipe left, nobody can be woken.
    WakePipe()
    {
        if (pipe2(ends_.data(), O_CLOEXEC | O_NONBLOCK) != 0)
            ends_ = {-1, -1};
    }
    ~WakePipe()
    {
        for (const int end : ends_) {
            if (end >= 0)
                close(end);
        }
    }
    WakePipe(const WakePipe&) = delete;
    WakePipe& operator=(const WakePipe&) = delete;

    bool works() const { return ends_[0] >= 0; }
    int reading_end() const { return ends_[0]; } // readable once wake() was called
    void wake()
    {
        const char byte = 0;
        [[maybe_unused]] const auto written = write(ends_[1], &byte, 1);
    }

private:
    std::array<int, 2> ends_ = {-1, -1};
};

} // namespace game
