#include "tests/bench/tables/machine.h"

#include <fstream>
#include <thread>

namespace bench {

namespace {

std::string processor_name()
{
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("model name"))
            return line.substr(line.find(':') + 2);
    }
    return "unknown processor";
}

std::string vector_instructions()
{
    std::string names = "portable";
#if defined(__x86_64__)
    names += ", SSE2";
    if (__builtin_cpu_supports("avx2"))
        names += ", AVX2";
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
        names += ", AVX-512";
    if (__builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bitalg"))
        names += " with VBMI and BITALG";
#endif
    return names;
}

} // namespace

std::string machine_line()
{
    return processor_name() + ", " + std::to_string(std::thread::hardware_concurrency()) +
           " cores, " + vector_instructions();
}

} // namespace bench
