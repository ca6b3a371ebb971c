#pragma once
// The processor time that the benchmarks take, in microseconds.

#include <ctime>

inline double cpu_microseconds_by(clockid_t clock)
{
    timespec now{};
    ::clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}

// Of this thread so far.
inline double cpu_microseconds()
{
    return cpu_microseconds_by(CLOCK_THREAD_CPUTIME_ID);
}

// Of all threads so far.
inline double all_cpu_microseconds()
{
    return cpu_microseconds_by(CLOCK_PROCESS_CPUTIME_ID);
}
