#include "tests/bench/tables/cpu_time.h"

#include <ctime>

namespace bench {

namespace {

std::int64_t nanoseconds(clockid_t clock)
{
    timespec time{};
    ::clock_gettime(clock, &time);
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

} // namespace

std::int64_t thread_nanoseconds()
{
    return nanoseconds(CLOCK_THREAD_CPUTIME_ID);
}

std::int64_t wall_nanoseconds()
{
    return nanoseconds(CLOCK_MONOTONIC);
}

} // namespace bench
