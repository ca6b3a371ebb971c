#pragma once
// The search for the classic 9x9 (Grid::is_classic()) alone: on vectors, without allocation, safe
// on any number of threads at once. What the processor can do is found at run time. How it works
// and what was tried: docs/SEARCH.md.

#include <string_view>

#include "engine/solve/classic/classic_result.h"

namespace engine {

// The first solutions found are put into `solutions`, as many as it has room for.
// Givens that break the rules, or are no digits of 1 to 9, have no solution.
ClassicResult search_classic(ClassicGivens givens,
                             SearchLimits limits = {},
                             std::span<ClassicDigits> solutions = {},
                             std::optional<Exclusion> exclusion = {});

// Many puzzles, each with the same limits; `results` must be as long as `puzzles`.
void search_classic(std::span<const ClassicDigits> puzzles,
                    std::span<ClassicResult> results,
                    SearchLimits limits = {});

// The ways to do it. All count the same solutions; they differ in speed, a little in guesses, and
// in which solutions they find first. So these differ between processors.
enum class ClassicKernel {
    Portable, // words of 64 bits, any processor
    Sse2,     // any x86-64
    Avx2,     // x86-64 with AVX2, BMI and POPCNT (2013 and later)
    Avx512,   // x86-64 with AVX-512 F, BW, VL, VBMI and BITALG (2019 and later)
};

std::string_view id_of(ClassicKernel kernel); // "portable", "sse2", "avx2", "avx512"

// Those this processor can run, slowest first. search_classic() takes the last.
std::span<const ClassicKernel> classic_kernels();

// The kernel must be one of classic_kernels(). For comparing them.
ClassicResult search_classic_with(ClassicKernel kernel,
                                  ClassicGivens givens,
                                  SearchLimits limits = {},
                                  std::span<ClassicDigits> solutions = {},
                                  std::optional<Exclusion> exclusion = {});

} // namespace engine
