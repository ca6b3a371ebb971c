// Tables of how quickly puzzles are solved and made; see docs/BENCHMARKS.md.

#include <iostream>

#include <CLI/CLI.hpp>

#include "tests/bench/tables/machine.h"
#include "tests/bench/tables/our_solvers.h"
#include "tests/bench/tables/plugin.h"
#include "tests/bench/tables/solver_table.h"

namespace {

using namespace bench;

enum Status { fine = 0, solvers_disagree = 1, wrong_use = 2 };

struct SolversAsked {
    std::vector<std::string> sets;
    std::vector<std::string> peers;
    RaceRules rules;
    std::uint64_t seed = 1;
    std::size_t most = 100'000;
    int made = 500;
};

CLI::App* add_solvers(CLI::App& app, SolversAsked& asked)
{
    CLI::App* command = app.add_subcommand("solvers", "This engine's search beside other solvers");
    command->add_option("--set", asked.sets, "Files of puzzles; without, the engine makes some");
    command->add_option("--peer", asked.peers, "Another solver: NAME=LIBRARY[:FUNCTION]");
    command->add_option("--limit", asked.rules.limit, "Solutions to look for")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command->add_option("--rounds", asked.rules.rounds, "Turns of each solver")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command->add_option("--turn", asked.rules.milliseconds, "Milliseconds in a turn")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command->add_option("--seed", asked.seed, "Of the dice that permute the puzzles")
        ->capture_default_str();
    command->add_option("--most", asked.most, "Puzzles of a set at most")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command->add_option("--made", asked.made, "Puzzles the engine makes for each set of its own")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    return command;
}

// Nothing when a peer could not be loaded.
std::vector<Solver> everyone(const std::vector<std::string>& peers)
{
    std::vector<Solver> solvers = our_solvers();
    for (const std::string& words : peers) {
        const auto peer = load_solver(words);
        if (!peer) {
            std::cerr << words << ": " << engine::in_english(peer.why()) << '\n';
            return {};
        }
        solvers.push_back(*peer);
    }
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

int show_solvers(const SolversAsked& asked)
{
    const std::vector<Solver> solvers = everyone(asked.peers);
    if (solvers.empty())
        return wrong_use;
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

int main(int count, char** words)
{
    CLI::App app("Tables of how quickly puzzles are solved and made");
    app.require_subcommand(1);
    SolversAsked solvers;
    const CLI::App* const solvers_command = add_solvers(app, solvers);
    CLI11_PARSE(app, count, words);
    std::cout << bench::machine_line() << '\n';
    if (solvers_command->parsed())
        return show_solvers(solvers);
    return fine;
}
