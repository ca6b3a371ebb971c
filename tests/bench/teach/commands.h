#pragma once
// The commands of teach_bench, one for each kind of table.

#include <CLI/CLI.hpp>

namespace bench {

void add_rate(CLI::App& app);
void add_hints(CLI::App& app);
void add_efforts(CLI::App& app);
// Sets the status to 1 if no position was found.
void add_example(CLI::App& app, int& status);
// Sets the status to 1 if a step is wrong.
void add_sound(CLI::App& app, int& status);

} // namespace bench
