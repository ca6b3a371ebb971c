// Tables of how quickly the teacher works; see docs/BENCHMARKS.md.

#include "tests/bench/teach/commands.h"

int main(int count, char** words)
{
    CLI::App app("Tables of how quickly the teacher works; see docs/BENCHMARKS.md");
    app.require_subcommand(1);
    app.option_defaults()->always_capture_default();
    bench::add_rate(app);
    bench::add_hints(app);
    CLI11_PARSE(app, count, words);
    return 0;
}
