#pragma once
// The search itself, the same for every representation of a board: derive all simple consequences,
// then split the board in two and search both halves.

#include <optional>
#include <utility>

#include "engine/solve/classic/last_cells.h"

namespace engine::classic {

enum class Outcome {
    Dead,   // some digit or cell has no candidate left
    Solved, // every cell is known, and no rule is broken
    Open,   // nothing more follows without guessing
};

// A Board is a plain value, uninitialised when default-constructed, with
//     static Board read(givens)            digits 0 to 9
//     void exclude(cell, digit)
//     Propagated propagate(bool thorough)  has .outcome and what split() needs; thorough
//                                          searches for more in every round, not only when stuck
//     Board split(propagated)              keeps one half, returns the other; only when Open
//     void write(digits) const             only when Solved
// and, if more than two solutions are to be counted quickly,
//     bool list_open(last_cells) const     false if they are too many
template <class Board>
concept ListsOpenCells = requires(const Board& board, LastCells& cells) { board.list_open(cells); };

// The first two solutions, and all that are stored, are those that the search meets first, whatever
// is counted after them.
inline bool only_counts(const Task& task, const ClassicResult& result)
{
    return result.count >= 2 && std::cmp_greater_equal(result.count, task.solutions.size());
}

// Counts what is left of a board, if there are few open cells. Returns whether the search may go
// on; nothing if it still has to.
template <class Board>
std::optional<bool> count_last_cells(const Board& board, const Task& task, ClassicResult& result)
{
    if constexpr (ListsOpenCells<Board>) {
        if (!only_counts(task, result))
            return std::nullopt;
        LastCells cells;
        if (board.list_open(cells))
            return cells.count(task.limits, result);
    }
    return std::nullopt;
}

template <class Board>
ClassicResult search_depth_first(const Task& task)
{
    // Each split removes at least one of the 729 candidates, and 81 remain in the end.
    constexpr int deepest = 729 - 81;
    Board waiting[deepest];
    int depth = 0;
    ClassicResult result;
    const auto solutions_wanted = task.limits.solutions;
    Board board = Board::read(task.givens);
    if (task.exclusion)
        board.exclude(task.exclusion->cell, task.exclusion->digit);
    while (true) {
        const auto propagated = board.propagate(result.guesses != 0);
        if (propagated.outcome == Outcome::Open) {
            if (const auto goes_on = count_last_cells(board, task, result)) {
                if (!*goes_on || depth == 0)
                    return result;
                board = waiting[--depth];
                continue;
            }
            if (result.guesses == task.limits.guesses) {
                result.decided = false;
                return result;
            }
            ++result.guesses;
            waiting[depth++] = board.split(propagated);
            continue;
        }
        if (propagated.outcome == Outcome::Solved) {
            const std::size_t found = result.count++;
            if (found < task.solutions.size())
                board.write(task.solutions[found]);
            if (result.count == solutions_wanted)
                return result;
        }
        if (depth == 0)
            return result;
        board = waiting[--depth];
    }
}

} // namespace engine::classic
