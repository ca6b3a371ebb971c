#include <iostream>
#include <memory>

#include "tests/bench/tables/arcade_players.h"
#include "tests/bench/tables/commands.h"

namespace bench {

void add_arcade(CLI::App& app)
{
    CLI::App* command =
        app.add_subcommand("arcade", "What simulated players come to in arcade modes");
    const auto order = std::make_shared<ArcadeOrder>();
    command->add_option("--runs", order->runs, "Of each player in each mode")
        ->check(CLI::PositiveNumber);
    command->add_option("--seed", order->seed, "Of the first run of each");
    command->callback([order] { std::cout << arcade_table(*order) << std::flush; });
}

} // namespace bench
