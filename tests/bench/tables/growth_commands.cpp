#include <iostream>
#include <memory>

#include "tests/bench/tables/commands.h"
#include "tests/bench/tables/core_table.h"
#include "tests/bench/tables/machine.h"
#include "tests/bench/tables/size_table.h"

namespace bench {

void add_sizes(CLI::App& app)
{
    CLI::App* command = app.add_subcommand("sizes", "Filling and searching from 4x4 to 25x25");
    const auto rules = std::make_shared<SizeRules>();
    command->add_option("--size", rules->sizes, "Sizes to look at")->check(CLI::Range(4, 25));
    command->add_option("--count", rules->count, "Grids of each size")->check(CLI::PositiveNumber);
    command->add_option("--seconds", rules->seconds, "Of processor time for each figure")
        ->check(CLI::PositiveNumber);
    command->add_option("--seed", rules->seed, "Of the first grid; the next ones follow");
    command->callback([rules] {
        std::cout << machine_line() << "\n\n" << size_table(*rules) << std::flush;
    });
}

void add_cores(CLI::App& app)
{
    CLI::App* command = app.add_subcommand("cores", "Solving and making with more threads");
    const auto rules = std::make_shared<CoreRules>();
    command->add_option("--threads", rules->most_threads, "At most; 0 is one for each core")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--rounds", rules->rounds, "Turns of each number of threads")
        ->check(CLI::PositiveNumber);
    command->add_option("--seconds", rules->seconds, "By the wall, in a turn")
        ->check(CLI::PositiveNumber);
    command->add_option("--seed", rules->seed, "Of the puzzles");
    command->callback([rules] {
        std::cout << machine_line() << "\n\n" << core_table(*rules) << std::flush;
    });
}

} // namespace bench
