#include "tests/bench/tables/solver.h"

namespace bench {

Answer ask(const Solver& solver, const std::string& puzzle, std::size_t limit)
{
    Answer answer;
    answer.solution.assign(classic_cells, '.');
    answer.count = solver.solve(puzzle.c_str(), limit, answer.solution.data(), &answer.guesses);
    if (answer.solution.find_first_not_of('.') == std::string::npos)
        answer.solution.clear();
    return answer;
}

} // namespace bench
