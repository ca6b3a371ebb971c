#include <iostream>
#include <memory>

#include "tests/bench/tables/commands.h"
#include "tests/bench/tables/machine.h"
#include "tests/bench/tables/our_solvers.h"
#include "tests/bench/tables/plugin.h"
#include "tests/bench/tables/qqwing.h"
#include "tests/bench/tables/solver_table.h"

namespace bench {

namespace {

struct SolversAsked {
    std::vector<std::string> sets;
    std::vector<std::string> peers;
    std::vector<std::string> without;
    RaceRules rules;
    std::uint64_t seed = 1;
    std::size_t most = 100'000;
    int made = 500;
    bool qqwing = false;
};

// Prints an error and returns nothing if one of them can't be used.
std::vector<Solver> everyone(const SolversAsked& asked)
{
    std::vector<Solver> solvers = our_solvers();
    for (const std::string& words : asked.peers) {
        const auto peer = load_solver(words);
        if (!peer) {
            std::cerr << words << ": " << engine::in_english(peer.why()) << '\n';
            return {};
        }
        solvers.push_back(*peer);
    }
    const auto qqwing = qqwing_solver();
    if (asked.qqwing && qqwing)
        solvers.push_back(*qqwing);
    else if (asked.qqwing)
        std::cerr << "left out: QQWing's library was not there when this was built\n";
    for (const std::string& name : asked.without)
        std::erase_if(solvers, [&name](const Solver& solver) { return solver.name == name; });
    return solvers;
}

std::vector<PuzzleSet> sets_asked(const SolversAsked& asked)
{
    if (asked.sets.empty())
        return own_sets(asked.seed, asked.made);
    std::vector<PuzzleSet> sets;
    for (const std::string& file : asked.sets) {
        auto set = read_set(file);
        if (set)
            sets.push_back(*std::move(set));
        else
            std::cerr << "left out: " << engine::in_english(set.why()) << '\n';
    }
    return sets;
}

Status show(const SolversAsked& asked)
{
    const std::vector<Solver> solvers = everyone(asked);
    if (solvers.empty())
        return wrong_use;
    std::cout << machine_line() << '\n';
    bool all_agree = true;
    for (PuzzleSet& set : sets_asked(asked)) {
        const PuzzleSet dressed = prepared(std::move(set), asked.seed, asked.most);
        const SolverTable table = solver_table(solvers, dressed, asked.rules);
        std::cout << '\n' << table.text << std::flush;
        all_agree = all_agree && table.all_agree;
    }
    if (!all_agree)
        std::cout << "\nTHE SOLVERS DISAGREE\n";
    return all_agree ? fine : solvers_disagree;
}

} // namespace

void add_solvers(CLI::App& app, int& status)
{
    CLI::App* command = app.add_subcommand("solvers", "This engine's search beside other solvers");
    const auto asked = std::make_shared<SolversAsked>();
    command->add_option("--set", asked->sets, "Files of puzzles; without, the engine makes some");
    command->add_option("--peer", asked->peers, "Another solver: NAME=LIBRARY[:FUNCTION]");
    command->add_flag("--qqwing", asked->qqwing, "QQWing as well");
    command->add_option("--without", asked->without, "Names of solvers to leave out");
    command->add_option("--limit", asked->rules.limit, "Solutions to look for")
        ->check(CLI::PositiveNumber);
    command->add_option("--rounds", asked->rules.rounds, "Turns of each solver")
        ->check(CLI::PositiveNumber);
    command->add_option("--turn", asked->rules.milliseconds, "Milliseconds in a turn")
        ->check(CLI::PositiveNumber);
    command->add_option("--spoils", asked->rules.spoils, "Comparisons on spoiled puzzles as well")
        ->check(CLI::NonNegativeNumber);
    command->add_option("--seed", asked->seed, "Of the dice that permute the puzzles");
    command->add_option("--most", asked->most, "Puzzles of a set at most")
        ->check(CLI::PositiveNumber);
    command->add_option("--made", asked->made, "Puzzles the engine makes for each set of its own")
        ->check(CLI::PositiveNumber);
    command->callback([asked, &status] { status = show(*asked); });
}

} // namespace bench
