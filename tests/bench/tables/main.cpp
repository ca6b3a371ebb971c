// Tables of how fast puzzles are solved and made; see docs/BENCHMARKS.md.

#include "tests/bench/tables/commands.h"

int main(int count, char** arguments)
{
    CLI::App app("Tables of how quickly puzzles are solved and made; see docs/BENCHMARKS.md");
    app.require_subcommand(1);
    app.option_defaults()->always_capture_default();
    int status = bench::fine;
    bench::add_solvers(app, status);
    bench::add_makers(app, status);
    bench::add_sizes(app);
    bench::add_cores(app);
    bench::add_explainer(app);
    bench::add_stock(app, status);
    bench::add_practice(app, status);
    bench::add_arcade(app);
    CLI11_PARSE(app, count, arguments);
    return status;
}
