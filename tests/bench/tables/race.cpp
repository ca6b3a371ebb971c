#include "tests/bench/tables/race.h"

#include <array>

#include "tests/bench/tables/cpu_time.h"

namespace bench {

namespace {

// Reading the clock costs as much as an easy puzzle, so it is read only after this many.
constexpr std::int64_t glance_nanoseconds = 200'000;

class Runner {
public:
    Runner(const Solver& solver, const PuzzleSet& set, std::size_t limit)
        : solve_(solver.solve), puzzles_(set.puzzles), limit_(limit)
    {
        while (time_for_chunk() < glance_nanoseconds)
            chunk_ *= 2;
    }

    void take_turn(std::int64_t nanoseconds)
    {
        std::int64_t spent = 0;
        std::size_t solved = 0;
        while (spent < nanoseconds) {
            spent += time_for_chunk();
            solved += chunk_;
        }
        turns_.push_back(static_cast<double>(spent) / static_cast<double>(solved));
    }

    Spread spread() const { return spread_of(turns_); }

private:
    std::int64_t time_for_chunk()
    {
        const std::int64_t start = thread_nanoseconds();
        for (std::size_t solved = 0; solved < chunk_; ++solved) {
            std::size_t guesses = 0;
            solve_(puzzles_[next_].c_str(), limit_, solution_.data(), &guesses);
            next_ = next_ + 1 == puzzles_.size() ? 0 : next_ + 1;
        }
        return thread_nanoseconds() - start;
    }

    SolveFunction solve_;
    const std::vector<std::string>& puzzles_;
    std::size_t limit_;
    std::size_t chunk_ = 1;
    std::size_t next_ = 0;
    std::array<char, classic_cells> solution_{};
    std::vector<double> turns_;
};

} // namespace

std::vector<Spread>
race(const std::vector<Solver>& solvers, const PuzzleSet& set, const RaceRules& rules)
{
    std::vector<Runner> runners;
    for (const Solver& solver : solvers)
        runners.emplace_back(solver, set, rules.limit);
    const auto turn = static_cast<std::int64_t>(rules.milliseconds * 1e6);
    for (int round = 0; round < rules.rounds; ++round) {
        for (Runner& runner : runners)
            runner.take_turn(turn);
    }
    std::vector<Spread> spreads;
    for (const Runner& runner : runners)
        spreads.push_back(runner.spread());
    return spreads;
}

} // namespace bench
