// How fast the techniques are, and whether they are correct; see docs/BENCHMARKS.md.

#include "tests/bench/teach/commands.h"

int main(int count, char** arguments)
{
    CLI::App app("How quickly the teacher works, and whether it is right; see "
                 "docs/BENCHMARKS.md");
    app.require_subcommand(1);
    app.option_defaults()->always_capture_default();
    int status = 0;
    bench::add_rate(app);
    bench::add_hints(app);
    bench::add_efforts(app);
    bench::add_example(app, status);
    bench::add_sound(app, status);
    CLI11_PARSE(app, count, arguments);
    return status;
}
