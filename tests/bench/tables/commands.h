#pragma once
// The commands of search_bench, one for each kind of table.

#include <CLI/CLI.hpp>

#include <string>

namespace bench {

enum Status { fine = 0, solvers_disagree = 1, stock_is_wrong = 1, wrong_use = 2 };

// Each function adds its command; if that is used, it prints its tables and sets the status.
void add_solvers(CLI::App& app, int& status);
void add_makers(CLI::App& app, int& status);
void add_sizes(CLI::App& app);
void add_cores(CLI::App& app);
void add_explainer(CLI::App& app);
void add_stock(CLI::App& app, int& status);
void add_practice(CLI::App& app, int& status);
void add_arcade(CLI::App& app);

// The option for the id of a symmetry.
void add_symmetry(CLI::App& command, std::string& id);

} // namespace bench
