#pragma once
// What teach_bench can be asked for: one command for each kind of table.

#include <CLI/CLI.hpp>

namespace bench {

void add_rate(CLI::App& app);
void add_hints(CLI::App& app);
void add_efforts(CLI::App& app);
// The status becomes 1 when a step is wrong.
void add_sound(CLI::App& app, int& status);

} // namespace bench
