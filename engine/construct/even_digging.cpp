#include "engine/construct/even_digging.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "engine/construct/orbits.h"

namespace engine {

namespace {

class EvenDigging {
public:
    EvenDigging(GridMaker& grids,
                const Digits& solution,
                const Construction& construction,
                const Cancel& stop,
                const std::function<void()>& after_each)
        : grids_(grids),
          grid_(*grids.grid()),
          solution_(solution),
          construction_(construction),
          stop_(stop),
          after_each_(after_each),
          untried_(orbits(grid_, construction.symmetry)),
          dug_{solution}
    {
        Random random = dice_for(construction.dice, Purpose::Removal);
        random.shuffle(untried_);
    }

    std::optional<Dug> dig()
    {
        const int usual = least_givens(grid_, construction_);
        const int even = construction_.most_in_row * grid_.rows();
        if (!take_down_to(construction_.most_in_row, std::min(usual, even)) ||
            !take_down_to(construction_.givens_in_row, usual))
            return std::nullopt;
        return std::move(dug_);
    }

private:
    // Takes givens from rows that have more than `in_row`, as long as `in_all` are left on the
    // whole grid. Returns false if cancelled.
    bool take_down_to(int in_row, int in_all)
    {
        Construction limited = construction_;
        limited.givens = std::max(1, in_all);
        while (true) {
            const std::vector<Cells> round = next_round(in_row);
            if (round.empty())
                return true;
            auto dug =
                dig_in_order(grids_, solution_, dug_.givens, round, limited, stop_, after_each_);
            if (!dug)
                return false;
            dug_.givens = std::move(dug->givens);
            dug_.steps += dug->steps;
            dug_.is_decided = dug_.is_decided && dug->is_decided;
        }
    }

    // Returns groups that were not tried yet, no two of which share a row.
    std::vector<Cells> next_round(int in_row)
    {
        std::vector<int> left(grid_.rows(), 0);
        for (Cell cell : grid_.cells())
            left[row_of(cell)] += dug_.givens[cell] != no_digit ? 1 : 0;
        std::vector<bool> is_used(grid_.rows(), false);
        std::vector<Cells> round;
        std::erase_if(untried_, [&](const Cells& group) {
            const auto is_in_used_row = [&](Cell cell) {
                return is_used[row_of(cell)];
            };
            const auto is_in_long_row = [&](Cell cell) {
                return left[row_of(cell)] > in_row;
            };
            if (std::ranges::any_of(group, is_in_used_row) ||
                !std::ranges::any_of(group, is_in_long_row) || !leaves_enough(group, left))
                return false;
            for (Cell cell : group)
                is_used[row_of(cell)] = true;
            round.push_back(group);
            return true;
        });
        return round;
    }

    bool leaves_enough(const Cells& group, const std::vector<int>& left) const
    {
        return std::ranges::all_of(group, [&](Cell cell) {
            const auto together = std::ranges::count_if(
                group, [&](Cell other) { return row_of(other) == row_of(cell); });
            return left[row_of(cell)] - together >= construction_.givens_in_row;
        });
    }

    int row_of(Cell cell) const { return grid_.place_of(cell).row; }

    GridMaker& grids_;
    const Grid& grid_;
    const Digits& solution_;
    const Construction& construction_;
    const Cancel& stop_;
    const std::function<void()>& after_each_;
    std::vector<Cells> untried_;
    Dug dug_;
};

} // namespace

std::optional<Dug> dig_evenly(GridMaker& grids,
                              const Digits& solution,
                              const Construction& construction,
                              const Cancel& stop,
                              const std::function<void()>& after_each)
{
    return EvenDigging(grids, solution, construction, stop, after_each).dig();
}

} // namespace engine
