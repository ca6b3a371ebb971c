#include "game/command_line/interruption.h"

#include <atomic>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace game {

namespace {

// A handler may only touch atomic values, and write.
std::atomic<int> asked_by = 0;
std::atomic<int> waker[2] = {-1, -1}; // a pipe that wakes who waits for input
int living = 0;
struct sigaction before[3];
constexpr int signals[] = {SIGINT, SIGTERM, SIGPIPE};

extern "C" void note_signal(int number)
{
    const int error = errno;
    asked_by = number;
    const char letter = 0;
    if (waker[1] >= 0)
        (void)!write(waker[1], &letter, 1);
    errno = error;
}

void open_waker()
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return; // then only the next input wakes
    waker[0] = ends[0];
    waker[1] = ends[1];
}

} // namespace

Interruption::Interruption()
{
    if (living++ > 0)
        return;
    asked_by = 0;
    open_waker();
    struct sigaction action = {};
    sigemptyset(&action.sa_mask);
    action.sa_handler = note_signal;
    action.sa_flags = SA_RESETHAND;
    sigaction(SIGINT, &action, &before[0]);
    sigaction(SIGTERM, &action, &before[1]);
    action.sa_handler = SIG_IGN;
    action.sa_flags = 0;
    sigaction(SIGPIPE, &action, &before[2]);
}

Interruption::~Interruption()
{
    if (--living > 0)
        return;
    for (int number = 0; number < 3; ++number)
        sigaction(signals[number], &before[number], nullptr);
    for (auto& end : waker) {
        if (end >= 0)
            close(end);
        end = -1;
    }
    asked_by = 0;
}

bool Interruption::is_asked()
{
    return asked_by != 0;
}

int Interruption::status()
{
    constexpr int signal_base = 128;
    return signal_base + asked_by;
}

bool Interruption::wait_for_input(int descriptor)
{
    while (!is_asked()) {
        pollfd ends[] = {{descriptor, POLLIN, 0}, {waker[0], POLLIN, 0}};
        const int ready = poll(ends, 2, -1);
        if (ready > 0 && ends[0].revents != 0)
            return true;
        if (ready < 0 && errno != EINTR)
            return true; // reading will say what is wrong
    }
    return false;
}

} // namespace game
