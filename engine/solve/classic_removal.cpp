#include <algorithm>
#include <bitset>
#include <span>

#include "engine/solve/classic_search.h"
#include "engine/solve/given_removal.h"
#include "engine/solve/take_in_turn.h"

namespace engine {

namespace {

using Entries = std::span<const Cells>;

class ClassicRemoval {
public:
    ClassicRemoval(const Digits& solution, const Digits& givens, int least_givens)
        : least_givens_(least_givens), count_(count_givens(givens))
    {
        std::ranges::copy(solution, solution_.begin());
        std::ranges::copy(givens, givens_.begin());
        for (std::size_t cell = 0; cell < givens_.size(); ++cell)
            given_cells_[cell] = givens_[cell] != no_digit;
    }

    std::optional<Removal> run(Entries order, const Cancel& stop)
    {
        const bool ended =
            take_in_turn(order.size(), stop, [&](std::size_t first, std::size_t count) {
                return take(order.subspan(first, count));
            });
        if (!ended)
            return std::nullopt;
        return Removal{Digits(givens_.begin(), givens_.end()), steps_, 0};
    }

private:
    using CellSet = std::bitset<81>;

    // Removes all of them or none.
    bool take(Entries entries)
    {
        const int fewer = given_count(entries);
        if (count_ - fewer < least_givens_)
            return false;
        const ClassicDigits givens_before = givens_;
        const CellSet cells_before = given_cells_;
        for (const Cells& cells : entries) {
            for (Cell cell : cells) {
                givens_[cell.index] = no_digit;
                given_cells_.reset(cell.index);
            }
        }
        if (leaves_one_solution(entries)) {
            count_ -= fewer;
            return true;
        }
        givens_ = givens_before;
        given_cells_ = cells_before;
        return false;
    }

    bool leaves_one_solution(Entries entries)
    {
        ++steps_;
        if (frees_a_known_difference())
            return false;
        if (entries.size() == 1 && entries.front().size() == 1)
            return !differs_in(entries.front().front());
        return !has_two_solutions();
    }

    bool has_two_solutions()
    {
        std::array<ClassicDigits, 2> found;
        const ClassicResult result = search_classic(givens_, {.solutions = 2}, found);
        if (result.count == 2)
            remember(found[0] == solution_ ? found[1] : found[0]);
        return result.count == 2;
    }

    // Whether there is another solution. It would differ in this cell, because one given was enough
    // to exclude it.
    bool differs_in(Cell cell)
    {
        std::array<ClassicDigits, 1> other;
        const ClassicResult result = search_classic(givens_, {.solutions = 1}, other,
                                                    Exclusion{cell, solution_[cell.index]});
        if (result.count != 0)
            remember(other[0]);
        return result.count != 0;
    }

    bool frees_a_known_difference() const
    {
        return std::ranges::any_of(differences_, [this](const CellSet& difference) {
            return (difference & given_cells_).none();
        });
    }

    void remember(const ClassicDigits& other_solution)
    {
        CellSet difference;
        for (std::size_t cell = 0; cell < solution_.size(); ++cell)
            difference[cell] = other_solution[cell] != solution_[cell];
        differences_.push_back(difference);
    }

    int given_count(Entries entries) const
    {
        int count = 0;
        for (const Cells& cells : entries) {
            for (Cell cell : cells)
                count += given_cells_[cell.index] ? 1 : 0;
        }
        return count;
    }

    ClassicDigits solution_{};
    ClassicDigits givens_{}; // what is left, without those being tried
    CellSet given_cells_ = {};
    std::vector<CellSet> differences_ = {}; // where other solutions differ: each needs a given
    int least_givens_;
    int count_;
    std::uint64_t steps_ = 0; // how often it was asked whether givens can go
};

} // namespace

std::optional<Removal> remove_classic(const Digits& solution,
                                      const Digits& givens,
                                      const std::vector<Cells>& order,
                                      RemovalLimits limits,
                                      const Cancel& stop)
{
    return ClassicRemoval(solution, givens, limits.givens).run(order, stop);
}

} // namespace engine
