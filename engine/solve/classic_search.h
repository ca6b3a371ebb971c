#pragma once
// The search for the classic 9x9 only (Grid::is_classic()): vectorised, without allocation, and
// safe on any number of threads at once. It detects at run time what the processor supports.
// docs/SEARCH.md explains how it works and what was tried.

#include <string_view>

#include "engine/base/result.h"
#include "engine/solve/classic/classic_result.h"

namespace engine {

// Stores the first solutions found in `solutions`, as many as it has room for. Givens that break
// the rules, or are not digits from 1 to 9, have no solution.
ClassicResult search_classic(ClassicGivens givens,
                             SearchLimits limits = {},
                             std::span<ClassicDigits> solutions = {},
                             std::optional<Exclusion> exclusion = {});

// Searches many puzzles with the same limits; `results` must be as long as `puzzles`.
void search_classic(std::span<const ClassicDigits> puzzles,
                    std::span<ClassicResult> results,
                    SearchLimits limits = {});

// The implementations. All count the same solutions, but they differ in speed, slightly in guesses,
// and in which solutions they find first. So these results depend on the processor.
enum class ClassicKernel {
    Portable, // words of 64 bits, any processor
    Sse2,     // any x86-64
    Avx2,     // x86-64 with AVX2, BMI and POPCNT (2013 and later)
    Avx512,   // x86-64 with AVX-512 F, BW, VL, VBMI and BITALG (2019 and later)
};

std::string_view id_of(ClassicKernel kernel); // "portable", "sse2", "avx2", "avx512"

// Those that this processor can run, slowest first.
std::span<const ClassicKernel> classic_kernels();

// The environment variable that chooses another one by its id.
inline constexpr const char* kernel_variable = "CRONODOKU_SEARCH";
// The one that search_classic() uses: the fastest, or what the environment said when this was first
// asked. A failure if this processor has no such kernel; search_classic() then uses the fastest.
const Result<ClassicKernel>& chosen_classic_kernel();

// The kernel must be one of classic_kernels(). For comparing kernels.
ClassicResult search_classic_with(ClassicKernel kernel,
                                  ClassicGivens givens,
                                  SearchLimits limits = {},
                                  std::span<ClassicDigits> solutions = {},
                                  std::optional<Exclusion> exclusion = {});

} // namespace engine
