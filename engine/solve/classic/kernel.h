#pragma once
// What each implementation of the classic 9x9 search offers to classic_search.cpp. Each has its own
// file, because each is compiled for another processor.

#include "engine/solve/classic/classic_result.h"

namespace engine::classic {

struct Task {
    ClassicGivens givens; // digits 0 to 9
    SearchLimits limits;
    // Returns where a solution is to be written, or null if it is not wanted; they are numbered
    // from 0. A function, as an allocation must not be compiled for another processor.
    ClassicDigits* (*room)(void* keeper, std::size_t number);
    void* keeper;
    std::optional<Exclusion> exclusion;
};

using Search = ClassicResult (*)(const Task& task);

ClassicResult search_portable(const Task& task);
#if defined(__x86_64__)
ClassicResult search_sse2(const Task& task);
ClassicResult search_avx2(const Task& task);
ClassicResult search_avx512(const Task& task);
#endif

} // namespace engine::classic
