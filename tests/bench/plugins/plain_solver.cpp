// The smallest solver, as an example of a plug-in: it tries digits in the cell with fewest
// candidates. Two other functions return wrong results on purpose, so that tests can check that
// they are detected.

#include <array>
#include <bit>

#include "tests/bench/solver_plugin.h"

namespace {

constexpr std::size_t cell_count = 81;
constexpr unsigned every_digit = 0x1ff;

class PlainSolver {
public:
    PlainSolver(const char* puzzle, std::size_t limit) : limit_(limit)
    {
        for (std::size_t cell = 0; cell < cell_count; ++cell) {
            if (puzzle[cell] != '.' && !write(cell, 1u << (puzzle[cell] - '1')))
                return;
        }
        fill();
    }

    std::size_t count() const { return count_; }
    std::size_t guesses() const { return guesses_; }
    void copy_solution(char* solution) const
    {
        for (std::size_t cell = 0; cell < cell_count && count_ > 0; ++cell)
            solution[cell] = static_cast<char>('1' + std::countr_zero(first_solution_[cell]));
    }

private:
    static std::array<std::size_t, 3> houses_of(std::size_t cell)
    {
        const std::size_t row = cell / 9;
        const std::size_t column = cell % 9;
        return {row, 9 + column, 18 + row / 3 * 3 + column / 3};
    }

    unsigned choices(std::size_t cell) const
    {
        unsigned used = 0;
        for (const std::size_t house : houses_of(cell))
            used |= used_[house];
        return every_digit & ~used;
    }

    // Returns false if a house has the digit already.
    bool write(std::size_t cell, unsigned digit)
    {
        if ((choices(cell) & digit) == 0)
            return false;
        flip(cell, digit);
        return true;
    }

    void flip(std::size_t cell, unsigned digit)
    {
        written_[cell] ^= digit;
        for (const std::size_t house : houses_of(cell))
            used_[house] ^= digit;
    }

    void fill()
    {
        std::size_t tightest = cell_count;
        int fewest = 10;
        for (std::size_t cell = 0; cell < cell_count; ++cell) {
            const int here = std::popcount(choices(cell));
            if (written_[cell] == 0 && here < fewest) {
                tightest = cell;
                fewest = here;
            }
        }
        if (tightest == cell_count)
            return keep();
        guesses_ += fewest > 1 ? 1 : 0;
        for (unsigned left = choices(tightest); left != 0 && count_ < limit_; left &= left - 1) {
            const unsigned digit = left & -left;
            flip(tightest, digit);
            fill();
            flip(tightest, digit);
        }
    }

    void keep()
    {
        if (count_++ == 0)
            first_solution_ = written_;
    }

    std::size_t limit_;
    std::size_t count_ = 0;
    std::size_t guesses_ = 0;
    std::array<unsigned, 27> used_{};
    std::array<unsigned, cell_count> written_{};
    std::array<unsigned, cell_count> first_solution_{};
};

} // namespace

std::size_t cronodoku_bench_solve(const char* puzzle, size_t limit, char* solution, size_t* guesses)
{
    const PlainSolver solver(puzzle, limit);
    solver.copy_solution(solution);
    *guesses = solver.guesses();
    return solver.count();
}

extern "C" {

std::size_t finds_one_at_most(const char* puzzle, std::size_t, char* solution, std::size_t* guesses)
{
    return cronodoku_bench_solve(puzzle, 1, solution, guesses);
}

std::size_t
writes_nonsense(const char* puzzle, std::size_t limit, char* solution, std::size_t* guesses)
{
    const std::size_t count = cronodoku_bench_solve(puzzle, limit, solution, guesses);
    solution[0] = solution[1];
    return count;
}

} // extern "C"
