#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "engine/construct/fill.h"

namespace engine {

namespace {

constexpr std::uint64_t most_digits_tried = 100'000;

class InOrder {
public:
    InOrder(const Grid& grid, CellOrder order, const Cancel& stop)
        : grid_(grid),
          order_(order),
          stop_(stop),
          digits_(grid.cells().size(), no_digit),
          blocked_(grid.cells().size() * grid.size(), 0),
          left_(grid.cells().size(), grid.size())
    {
    }

    std::optional<Filled> fill()
    {
        if (!fill_rest(grid_.cell_count()))
            return std::nullopt;
        return Filled{std::move(digits_), tried_};
    }

private:
    // Calls itself once for each open cell.
    bool fill_rest(int open)
    {
        if (open == 0)
            return true;
        const Cell cell = next_cell(open);
        if (order_ == CellOrder::AlongRows && left_[cell.index] == 0)
            ++tried_;
        for (const Digit digit : DigitSet::up_to(grid_.size())) {
            if (blocked(cell, digit) > 0)
                continue;
            if (tried_ >= most_digits_tried || stop_.is_asked())
                return false;
            ++tried_;
            place(cell, digit);
            if (fill_rest(open - 1))
                return true;
            take_back(cell, digit);
        }
        return false;
    }

    Cell next_cell(int open) const
    {
        if (order_ == CellOrder::AlongRows)
            return grid_.cells()[grid_.cell_count() - open];
        Cell best = grid_.cells().front();
        int fewest = grid_.size() + 1;
        for (Cell cell : grid_.cells()) {
            if (digits_[cell] == no_digit && left_[cell.index] < fewest) {
                best = cell;
                fewest = left_[cell.index];
            }
        }
        return best;
    }

    // The number of placed digits that exclude this one from the cell.
    int& blocked(Cell cell, Digit digit) { return blocked_[cell.index * grid_.size() + digit - 1]; }

    void place(Cell cell, Digit digit)
    {
        digits_[cell] = digit;
        for (Cell peer : grid_.peers_of(cell)) {
            if (blocked(peer, digit)++ == 0)
                --left_[peer.index];
        }
    }

    void take_back(Cell cell, Digit digit)
    {
        digits_[cell] = no_digit;
        for (Cell peer : grid_.peers_of(cell)) {
            if (--blocked(peer, digit) == 0)
                ++left_[peer.index];
        }
    }

    const Grid& grid_;
    CellOrder order_;
    const Cancel& stop_;
    Digits digits_;
    std::vector<int> blocked_; // by cell and digit
    std::vector<int> left_;    // by cell: digits that nothing keeps out
    std::uint64_t tried_ = 0;
};

} // namespace

std::optional<Filled> try_in_order(const Grid& grid, CellOrder order, const Cancel& stop)
{
    return InOrder(grid, order, stop).fill();
}

bool is_filled_in_order(const Grid& grid, const Digits& solution, const Cancel& stop)
{
    // What is filled in order begins so; few others do.
    for (const Digit digit : DigitSet::up_to(std::min(3, grid.size()))) {
        if (solution[grid.cells()[digit - 1u]] != digit)
            return false;
    }
    GridBuilder without_cages(grid); // as it is while it is filled
    without_cages.drop_cages();
    const Grid bare = std::move(without_cages).build();
    return std::ranges::any_of(std::array{CellOrder::FewestCandidates, CellOrder::AlongRows},
                               [&](CellOrder order) {
                                   const auto filled = try_in_order(bare, order, stop);
                                   return filled && filled->solution == solution;
                               });
}

Digits with_first_row_in_order(const Grid& grid, Digits digits)
{
    std::vector<Digit> names(grid.size() + 1u, no_digit);
    Digit next = 1;
    for (Cell cell : grid.cells()) { // the first row comes first
        Digit& name = names[digits[cell]];
        if (name == no_digit)
            name = next++;
    }
    for (Digit& digit : digits)
        digit = names[digit];
    return digits;
}

} // namespace engine
