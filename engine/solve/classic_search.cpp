#include "engine/solve/classic_search.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/base/ensure.h"
#include "engine/base/table.h"
#include "engine/solve/classic/kernel.h"

namespace engine {

namespace {

struct Implementation {
    std::string_view id;
    classic::Search search;           // null if not compiled for this kind of processor
    bool (*is_supported)() = nullptr; // null: by all of this kind

    bool runs_here() const { return search && (!is_supported || is_supported()); }
};

#if defined(__x86_64__)
bool has_avx2()
{
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("popcnt");
}

bool has_avx512()
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vbmi") &&
           __builtin_cpu_supports("avx512bitalg") && has_avx2();
}
#endif

constexpr Table<ClassicKernel, Implementation, 4> implementations = {{{
    {"portable", classic::search_portable},
#if defined(__x86_64__)
    {"sse2", classic::search_sse2},
    {"avx2", classic::search_avx2, has_avx2},
    {"avx512", classic::search_avx512, has_avx512},
#else
    {"sse2", nullptr},
    {"avx2", nullptr},
    {"avx512", nullptr},
#endif
}}};
static_assert(implementations.size() == index_of(ClassicKernel::Avx512) + 1);

// Does not end early, so that the compiler can vectorise the loop.
bool are_digits(ClassicGivens givens)
{
    Digit greatest = 0;
    for (Digit digit : givens)
        greatest = std::max(greatest, digit);
    return greatest <= 9;
}

ClassicResult search_with(classic::Search search, const classic::Task& task)
{
    ENSURE(task.limits.solutions >= 1);
    return are_digits(task.givens) ? search(task) : ClassicResult{};
}

classic::Search chosen_search()
{
    static const classic::Search search = [] {
        const auto& chosen = chosen_classic_kernel();
        return implementations[chosen ? *chosen : classic_kernels().back()].search;
    }();
    return search;
}

Result<ClassicKernel> kernel_named(std::string_view id)
{
    std::string known;
    for (const ClassicKernel kernel : classic_kernels()) {
        if (id_of(kernel) == id)
            return kernel;
        known += (known.empty() ? "" : ", ") + std::string(id_of(kernel));
    }
    return Failure{{N_("{variable} chooses a search that this processor does not have: {name}. It "
                       "has these: {known}."),
                    {{"variable", kernel_variable}, {"name", std::string(id)}, {"known", known}}}};
}

} // namespace

ClassicResult search_classic(ClassicGivens givens,
                             SearchLimits limits,
                             std::span<ClassicDigits> solutions,
                             std::optional<Exclusion> exclusion)
{
    return search_with(chosen_search(), {givens, limits, solutions, exclusion});
}

void search_classic(std::span<const ClassicDigits> puzzles,
                    std::span<ClassicResult> results,
                    SearchLimits limits)
{
    ENSURE(results.size() == puzzles.size());
    const classic::Search search = chosen_search();
    std::ranges::transform(puzzles, results.begin(), [&](const auto& givens) {
        return search_with(search, {givens, limits, {}, {}});
    });
}

std::string_view id_of(ClassicKernel kernel)
{
    return implementations[kernel].id;
}

std::span<const ClassicKernel> classic_kernels()
{
    static const std::vector<ClassicKernel> kernels = [] {
        std::vector<ClassicKernel> found;
        for (auto kernel : {ClassicKernel::Portable, ClassicKernel::Sse2, ClassicKernel::Avx2,
                            ClassicKernel::Avx512}) {
            if (implementations[kernel].runs_here())
                found.push_back(kernel);
        }
        return found;
    }();
    return kernels;
}

const Result<ClassicKernel>& chosen_classic_kernel()
{
    static const Result<ClassicKernel> chosen = [] {
        const char* id = std::getenv(kernel_variable);
        const bool is_left_open = id == nullptr || *id == '\0';
        return is_left_open ? Result<ClassicKernel>(classic_kernels().back()) : kernel_named(id);
    }();
    return chosen;
}

ClassicResult search_classic_with(ClassicKernel kernel,
                                  ClassicGivens givens,
                                  SearchLimits limits,
                                  std::span<ClassicDigits> solutions,
                                  std::optional<Exclusion> exclusion)
{
    ENSURE(implementations[kernel].runs_here());
    return search_with(implementations[kernel].search, {givens, limits, solutions, exclusion});
}

} // namespace engine
