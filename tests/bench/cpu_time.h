#pragma once
// The processor time that the benchmarks take.

#include <ctime>

// Of this thread so far, in microseconds.
inline double cpu_microseconds()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) / 1e3;
}
