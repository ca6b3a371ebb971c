#include "tests/bench/tables/solver_table.h"

#include <algorithm>
#include <limits>

#include "tests/bench/tables/agreement.h"
#include "tests/bench/tables/text_table.h"

namespace bench {

namespace {

constexpr std::size_t disputes_shown = 5;

// The time to compare with: the fastest other solver's, or our own fastest if there is none.
double best_time(const std::vector<Solver>& solvers, const std::vector<Spread>& times)
{
    const bool has_peer =
        std::ranges::any_of(solvers, [](const Solver& s) { return s.side == Side::Peer; });
    double best = std::numeric_limits<double>::max();
    for (std::size_t index = 0; index < solvers.size(); ++index) {
        if (!has_peer || solvers[index].side == Side::Peer)
            best = std::min(best, times[index].median);
    }
    return best;
}

std::string told(const std::vector<Dispute>& disputes)
{
    std::string text;
    for (std::size_t index = 0; index < std::min(disputes.size(), disputes_shown); ++index) {
        const Dispute& dispute = disputes[index];
        text +=
            "DISAGREEMENT: " + dispute.solver + " " + dispute.what + "\n  " + dispute.puzzle + "\n";
    }
    if (disputes.size() > disputes_shown)
        text += "and " + std::to_string(disputes.size() - disputes_shown) + " more\n";
    return text;
}

} // namespace

SolverTable
solver_table(const std::vector<Solver>& solvers, const PuzzleSet& set, const RaceRules& rules)
{
    const Agreement agreement = compare(solvers, set, rules.limit, rules.spoils);
    const std::vector<Spread> times = race(solvers, set, rules);
    const double best = best_time(solvers, times);
    TextTable table({set.name + " (" + std::to_string(set.puzzles.size()) + ")", "ns/puzzle", "p10",
                     "p90", "guesses", "x best peer", "answers"});
    for (std::size_t index = 0; index < solvers.size(); ++index) {
        const Opinion& opinion = agreement.opinions[index];
        table.add({solvers[index].name, figure(times[index].median), figure(times[index].p10),
                   figure(times[index].p90), figure(opinion.guesses, 2),
                   figure(best / times[index].median, 2),
                   opinion.disputes == 0 ? "agree" : std::to_string(opinion.disputes) + " WRONG"});
    }
    return {table.text() + told(agreement.disputes), agreement.disputes.empty()};
}

} // namespace bench
