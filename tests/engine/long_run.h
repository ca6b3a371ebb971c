#pragma once
// For tests that can run for as long as wanted: CRONODOKU_LONG=20 requests twenty times as much.

#include <algorithm>
#include <cstdlib>

namespace engine {

inline int longer(int usual)
{
    const char* times = std::getenv("CRONODOKU_LONG");
    return usual * std::max(1, times == nullptr ? 1 : std::atoi(times));
}

} // namespace engine
