// Measures how long things take; see CONTRIBUTING.md.

#include <string_view>

#include <benchmark/benchmark.h>
#include <unistd.h>

#include "tests/bench/bench_app.h"
#include "tests/bench/first_picture.h"

namespace {

int show_first_picture()
{
    const auto app = game::bench::open_app(game::Visibility::OnScreen);
    if (app == nullptr)
        return 1;
    app->turn();
    ::_exit(0); // only the picture was requested, not an orderly end
}

} // namespace

int main(int count, char** arguments)
{
    if (count == 2 && std::string_view(arguments[1]) == game::bench::first_picture_option)
        return show_first_picture();
    benchmark::Initialize(&count, arguments);
    if (benchmark::ReportUnrecognizedArguments(count, arguments))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
