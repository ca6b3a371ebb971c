#include "tests/bench/tables/agreement.h"

#include <algorithm>
#include <array>

namespace bench {

namespace {

class Comparison {
public:
    Comparison(const std::vector<Solver>& solvers, std::size_t limit)
        : solvers_(solvers), limit_(limit)
    {
        agreement_.opinions.resize(solvers.size());
    }

    void look_at(const std::string& puzzle)
    {
        const std::vector<std::size_t> guesses = question(puzzle);
        for (std::size_t index = 0; index < solvers_.size(); ++index)
            agreement_.opinions[index].guesses += static_cast<double>(guesses[index]);
        ++puzzles_;
    }

    // The guesses of each solver up to the limit.
    std::vector<std::size_t> question(const std::string& puzzle)
    {
        const std::size_t measure = ask(solvers_.front(), puzzle, limit_).count;
        std::vector<std::size_t> guesses;
        for (std::size_t index = 0; index < solvers_.size(); ++index) {
            const Answer all = ask(solvers_[index], puzzle, limit_);
            guesses.push_back(all.guesses);
            judge(index, puzzle, all, measure);
            const Answer any = ask(solvers_[index], puzzle, 1);
            judge(index, puzzle, any, std::min<std::size_t>(measure, 1));
        }
        return guesses;
    }

    Agreement result() &&
    {
        for (Opinion& opinion : agreement_.opinions)
            opinion.guesses /= static_cast<double>(std::max<std::size_t>(puzzles_, 1));
        return std::move(agreement_);
    }

private:
    void
    judge(std::size_t index, const std::string& puzzle, const Answer& answer, std::size_t measure)
    {
        if (answer.count != measure)
            dispute(index, puzzle,
                    "finds " + std::to_string(answer.count) + " where " + solvers_.front().name +
                        " finds " + std::to_string(measure));
        else if (answer.count > 0 && !answer.solution.empty() &&
                 !is_solution(answer.solution, puzzle))
            dispute(index, puzzle, "gives what is no solution: " + answer.solution);
    }

    void dispute(std::size_t index, const std::string& puzzle, const std::string& what)
    {
        ++agreement_.opinions[index].disputes;
        agreement_.disputes.push_back({puzzle, solvers_[index].name, what});
    }

    const std::vector<Solver>& solvers_;
    std::size_t limit_;
    std::size_t puzzles_ = 0;
    Agreement agreement_;
};

} // namespace

bool is_solution(const std::string& digits, const std::string& puzzle)
{
    if (digits.size() != classic_cells)
        return false;
    std::array<unsigned, 27> houses{};
    for (std::size_t cell = 0; cell < classic_cells; ++cell) {
        const char digit = digits[cell];
        if (digit < '1' || digit > '9' || (puzzle[cell] != '.' && puzzle[cell] != digit))
            return false;
        const std::size_t row = cell / 9;
        const std::size_t column = cell % 9;
        for (const std::size_t house : {row, 9 + column, 18 + row / 3 * 3 + column / 3})
            houses[house] |= 1u << (digit - '1');
    }
    return std::ranges::all_of(houses, [](unsigned digits_seen) { return digits_seen == 0x1ff; });
}

Agreement
compare(const std::vector<Solver>& solvers, const PuzzleSet& set, std::size_t limit, int spoils)
{
    Comparison comparison(solvers, limit);
    for (const std::string& puzzle : set.puzzles)
        comparison.look_at(puzzle);
    for (int time = 0; time < spoils; ++time) {
        for (const std::string& puzzle : spoiled(set, static_cast<std::uint64_t>(time)).puzzles)
            comparison.question(puzzle);
    }
    return std::move(comparison).result();
}

} // namespace bench
