#include "engine/construct/digging.h"

#include <algorithm>
#include <numeric>
#include <span>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/solve/classic_search.h"
#include "engine/solve/singles.h"
#include "engine/solve/take_in_turn.h"

namespace engine {

namespace {

// Easy puzzles keep more givens than they need: in hundredths of the cells. If sums already say
// much, few givens are kept.
int usual_givens(const Grid& grid, RemovalRule rule)
{
    const bool has_cages = !grid.cages().empty();
    switch (rule) {
    case RemovalRule::RegionSingles:
        return grid.cell_count() * (has_cages ? 25 : 45) / 100;
    case RemovalRule::AllSingles:
        return grid.cell_count() * (has_cages ? 10 : 35) / 100;
    case RemovalRule::OneSolution:
    case RemovalRule::Minimal:
        return 0;
    }
    ENSURE(false);
}

// If singles solve it, the classic search needs no guess, and finds that out much faster.
bool may_singles_suffice(const Grid& grid, const Digits& givens)
{
    if (!grid.is_classic())
        return true;
    const ClassicGivens digits(givens.data(), 81);
    const ClassicResult result = search_classic(digits, {.solutions = 1, .guesses = 0});
    return result.decided && result.count == 1;
}

class Digging {
public:
    Digging(GridMaker& grids,
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
          groups_(orbits(grid_, construction.symmetry)),
          dug_{solution},
          least_(grid_.rows(), construction.givens_in_row),
          most_(grid_.rows(), construction.most_in_row)
    {
        if (!construction.givens_of_rows.empty())
            least_ = most_ = dealt();
        Random random = dice_for(construction.dice, Purpose::Removal);
        random.shuffle(groups_);
    }

    std::optional<Dug> run()
    {
        const std::vector<int>& rows = construction_.givens_of_rows;
        const int least = construction_.givens > 0 ? construction_.givens
                          : !rows.empty()          ? std::accumulate(rows.begin(), rows.end(), 0)
                                                   : usual_givens(grid_, construction_.rule);
        const bool has_most = std::ranges::any_of(most_, [](int most) { return most != 0; });
        const bool ended = has_most ? dig_evenly(least) : dig(may_go(), least);
        return ended ? std::optional(std::move(dug_)) : std::nullopt;
    }

private:
    // The numbers of givens, dealt to the rows.
    std::vector<int> dealt() const
    {
        std::vector<int> numbers = construction_.givens_of_rows;
        Random random = dice_for(construction_.dice, Purpose::Dealing);
        random.shuffle(numbers);
        numbers.resize(grid_.rows(), 0);
        return numbers;
    }

    // Goes through these groups once, in their order, and takes those givens away that the rule
    // allows, as long as `least` are left. Returns false if cancelled, like all that are called.
    bool dig(const std::vector<Cells>& order, int least)
    {
        switch (construction_.rule) {
        case RemovalRule::RegionSingles:
            return dig_while_singles_suffice(order, least, Singles::InRegions);
        case RemovalRule::AllSingles:
            return dig_while_singles_suffice(order, least, Singles::All);
        case RemovalRule::OneSolution:
        case RemovalRule::Minimal:
            return grid_.cages().empty() ? dig_while_unique(order, least)
                                         : dig_all_but(order, least);
        }
        ENSURE(false);
    }

    // Puzzles that singles solve have one solution, so the first levels need no search.
    bool dig_while_singles_suffice(const std::vector<Cells>& order, int least, Singles kind)
    {
        int count = count_givens(dug_.givens);
        return take_in_turn(order.size(), stop_, [&](std::size_t first, std::size_t groups) {
            Digits fewer = dug_.givens;
            int left = count;
            for (const Cells& group : std::span(order).subspan(first, groups)) {
                for (Cell cell : group)
                    fewer[cell] = no_digit;
                left -= count_of(group);
            }
            if (left < least || !may_singles_suffice(grid_, fewer) ||
                !singles_suffice(grid_, fewer, kind))
                return false;
            dug_.givens = std::move(fewer);
            count = left;
            return true;
        });
    }

    // If the clues alone leave one solution, no given is needed.
    bool dig_all_but(const std::vector<Cells>& order, int least)
    {
        int count = count_givens(dug_.givens);
        for (const Cells& group : order) {
            if (count - count_of(group) < least)
                continue;
            for (Cell cell : group)
                dug_.givens[cell] = no_digit;
            count -= count_of(group);
        }
        return true;
    }

    // On the classic grid the search always decides. On others it could take long, so a given goes
    // if singles refute every other digit of its cell: that leaves about one given in thirty more.
    // Minimal puzzles are worth a search; a given stays if the search does not decide.
    bool dig_while_unique(const std::vector<Cells>& order, int least)
    {
        const int cells = grid_.cell_count();
        RemovalLimits limits{.givens = least, .after_each = after_each_};
        if (construction_.rule == RemovalRule::Minimal && !grid_.is_classic())
            limits.guesses = cells <= 100 ? 100'000 : cells <= 400 ? 1'000 : 100;
        if (construction_.rule == RemovalRule::OneSolution && !grid_.is_classic())
            limits.proof = Proof::SinglesRefuteOthers;
        auto removed = grids_.removal().run(solution_, dug_.givens, order, limits, stop_);
        if (!removed)
            return false;
        dug_.givens = std::move(removed->givens);
        dug_.steps += removed->steps;
        dug_.is_decided = dug_.is_decided && removed->undecided == 0;
        return true;
    }

    // The groups without those that a row still needs, which are chosen from the end.
    std::vector<Cells> may_go()
    {
        if (construction_.givens_in_row == 0)
            return std::move(groups_);
        std::vector<int> needed = least_;
        std::vector<Cells> rest;
        for (auto group = groups_.rbegin(); group != groups_.rend(); ++group) {
            if (!std::ranges::any_of(*group, [&](Cell cell) { return needed[row_of(cell)] > 0; })) {
                rest.push_back(std::move(*group));
                continue;
            }
            for (Cell cell : *group)
                --needed[row_of(cell)];
        }
        return rest;
    }

    // Takes from all rows in turn, so that none is stuck early: first until no row has too many,
    // then down to `least`. A row that needs more to have one solution keeps them, and as many stay
    // in each as it has at least.
    bool dig_evenly(int least)
    {
        const int even = std::accumulate(most_.begin(), most_.end(), 0);
        return take_down_to(most_, std::min(least, even)) && take_down_to(least_, least);
    }

    // Takes givens from rows that have more than `in_rows` says, as long as `in_all` are left on
    // the whole grid.
    bool take_down_to(const std::vector<int>& in_rows, int in_all)
    {
        while (true) {
            const std::vector<Cells> round = next_round(in_rows);
            if (round.empty())
                return true;
            if (!dig(round, std::max(1, in_all)))
                return false;
        }
    }

    // Returns groups that were not tried yet, no two of which share a row.
    std::vector<Cells> next_round(const std::vector<int>& in_rows)
    {
        std::vector<int> left(grid_.rows(), 0);
        for (Cell cell : grid_.cells())
            left[row_of(cell)] += dug_.givens[cell] != no_digit ? 1 : 0;
        std::vector<bool> is_used(grid_.rows(), false);
        std::vector<Cells> round;
        std::erase_if(groups_, [&](const Cells& group) {
            const auto is_in_used_row = [&](Cell cell) {
                return is_used[row_of(cell)];
            };
            const auto is_in_long_row = [&](Cell cell) {
                return left[row_of(cell)] > in_rows[row_of(cell)];
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
            const int together =
                how_many(group, [&](Cell other) { return row_of(other) == row_of(cell); });
            return left[row_of(cell)] - together >= least_[row_of(cell)];
        });
    }

    int row_of(Cell cell) const { return grid_.place_of(cell).row; }

    GridMaker& grids_;
    const Grid& grid_;
    const Digits& solution_;
    const Construction& construction_;
    const Cancel& stop_;
    const std::function<void()>& after_each_;
    std::vector<Cells> groups_; // of the symmetry, shuffled; those that were not tried yet
    Dug dug_;
    std::vector<int> least_; // for each row
    std::vector<int> most_;  // likewise; 0 in all of them: any number
};

} // namespace

std::optional<Dug> dig_givens(GridMaker& grids,
                              const Digits& solution,
                              const Construction& construction,
                              const Cancel& stop,
                              const std::function<void()>& after_each)
{
    return Digging(grids, solution, construction, stop, after_each).run();
}

} // namespace engine
