#include <iostream>
#include <memory>

#include "engine/rules/layout.h"
#include "tests/bench/tables/effort_table.h"
#include "tests/bench/teach/commands.h"

namespace bench {

void add_efforts(CLI::App& app)
{
    CLI::App* command = app.add_subcommand(
        "efforts", "Effort of puzzles of each level, layout by layout, before any is lifted");
    const auto rules = std::make_shared<EffortRules>();
    const auto is_layout = [](const std::string& id) {
        return engine::find_layout(id) ? std::string() : "no layout is called '" + id + "'";
    };
    command->add_option("--layout", rules->layouts, "Ids of layouts")
        ->required()
        ->check(CLI::Validator(is_layout, "ID"));
    command->add_option("--count", rules->count, "Minimal puzzles of each layout")
        ->check(CLI::PositiveNumber);
    command->add_option("--eased", rules->eased, "Others made of each by putting givens back");
    command->add_option("--seconds", rules->seconds, "Of processor time for each layout");
    command->add_option("--seed", rules->seed, "Another seed takes other puzzles");
    command->callback([rules] { std::cout << effort_table(*rules); });
}

} // namespace bench
