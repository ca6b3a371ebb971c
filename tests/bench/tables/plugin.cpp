#include "tests/bench/tables/plugin.h"

#include <dlfcn.h>

namespace bench {

namespace {

constexpr char usual_function[] = "cronodoku_bench_solve";

struct Where {
    std::string name;
    std::string library;
    std::string function = usual_function;
};

engine::Result<Where> read_where(const std::string& words)
{
    const std::size_t equals = words.find('=');
    if (equals == 0 || equals == std::string::npos)
        return engine::Failure{{"'" + words + "' is not NAME=LIBRARY[:FUNCTION]"}};
    Where where{.name = words.substr(0, equals), .library = words.substr(equals + 1)};
    const std::size_t colon = where.library.rfind(':');
    if (colon != std::string::npos) {
        where.function = where.library.substr(colon + 1);
        where.library.resize(colon);
    }
    // Without a slash the system would search its own folders instead of this one.
    if (where.library.find('/') == std::string::npos)
        where.library.insert(0, "./");
    return where;
}

engine::Failure loader_says()
{
    const char* why = ::dlerror();
    return engine::Failure{{why == nullptr ? "the library can't be loaded" : why}};
}

} // namespace

engine::Result<Solver> load_solver(const std::string& words)
{
    const auto where = read_where(words);
    if (!where)
        return engine::Failure{where.why()};
    void* library = ::dlopen(where->library.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        return loader_says();
    void* function = ::dlsym(library, where->function.c_str());
    if (function == nullptr)
        return loader_says();
    return Solver{where->name, Side::Peer, reinterpret_cast<SolveFunction>(function)};
}

} // namespace bench
