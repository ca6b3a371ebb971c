#include <iostream>
#include <memory>

#include "tests/bench/tables/commands.h"
#include "tests/bench/tables/explainer_table.h"

namespace bench {

void add_explainer(CLI::App& app)
{
    CLI::App* command = app.add_subcommand(
        "explainer", "Agreement with the ratings of Sudoku Explainer's family, and speed");
    const auto rules = std::make_shared<ExplainerRules>();
    command->add_option("--list", rules->files, "Rated puzzles")
        ->required()
        ->check(CLI::ExistingFile);
    command->add_option("--least", rules->least, "Leave out what is rated lower");
    command->add_option("--most", rules->most, "Leave out what is rated higher");
    command->add_option("--each", rules->each, "Take every so many puzzles")
        ->check(CLI::PositiveNumber);
    command->add_option("--show", rules->shown, "Puzzles to show that are rated otherwise");
    command->callback([rules] { std::cout << explainer_table(*rules) << std::flush; });
}

} // namespace bench
