#pragma once
// What each implementation of the classic 9x9 search offers to classic_search.cpp. Each has its own
// file, because each is compiled for another processor.

#include "engine/solve/classic/classic_result.h"

namespace engine::classic {

struct Task {
    ClassicGivens givens; // digits 0 to 9
    SearchLimits limits;
    std::span<ClassicDigits> solutions; // room for the first ones
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
