#include "engine/construct/cages.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/rules/drawn_grid.h"
#include "engine/solve/general_search.h"
#include "engine/solve/search.h"

namespace engine {

namespace {

constexpr std::size_t nowhere = -1;
constexpr std::size_t largest_cage = 5;
constexpr std::size_t largest_small_cage = 3;

std::vector<Cells> cells_beside(const Grid& grid)
{
    std::vector<Cells> beside(grid.cells().size());
    for (Cell cell : grid.cells()) {
        const Place place = grid.place_of(cell);
        for (const Place& step : {Place{-1, 0}, Place{0, -1}, Place{0, 1}, Place{1, 0}}) {
            const auto there = grid.cell_at({place.row + step.row, place.column + step.column});
            if (there)
                beside[cell.index].push_back(*there);
        }
    }
    return beside;
}

void erase(Cells& cells, Cell cell)
{
    cells.erase(std::ranges::find(cells, cell));
}

bool holds(const Cells& cells, Cell cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

// A drawing of cages: a partition of the cells that can be changed.
class CageDrawing {
public:
    // Makes a random drawing. `solution` fills the grid; all arguments must outlive this object.
    CageDrawing(const Grid& grid, const Digits& solution, Random& dice, CageSizes sizes)
        : grid_(grid),
          solution_(solution),
          dice_(dice),
          sizes_(sizes),
          largest_(sizes == CageSizes::Small ? largest_small_cage : largest_cage),
          beside_(cells_beside(grid)),
          cage_of_(grid.cells().size(), nowhere)
    {
        Cells order = grid.cells();
        dice_.shuffle(order);
        for (Cell cell : order) {
            if (cage_of_[cell.index] == nowhere)
                grow_from(cell, roll_size());
        }
        join_single_cells();
    }

    // Changes the drawing so that every rival breaks a sum. Rivals are full grids that differ from
    // the solution; the last one is new, the others break a sum already and must still do so. Moves
    // one cell to a neighbouring cage if that is enough, and otherwise splits a cage.
    void cut_off(const std::vector<Digits>& rivals)
    {
        if (!move_one_cell(rivals))
            split_for(rivals.back());
    }

    // Splits the largest cage that contains a cell in which the two differ.
    void split_for(const Digits& rival)
    {
        std::optional<Cell> seed;
        for (Cell cell : grid_.cells()) {
            if (solution_[cell] == rival[cell])
                continue;
            const std::size_t size = cages_[cage_of_[cell.index]].size();
            if (!seed || size > cages_[cage_of_[seed->index]].size())
                seed = cell;
        }
        ENSURE(seed.has_value());
        split(cage_of_[seed->index], *seed);
    }

    void split_largest()
    {
        const auto largest = std::ranges::max_element(
            cages_, [](const Cells& one, const Cells& other) { return one.size() < other.size(); });
        split(largest - cages_.begin(), largest->front());
    }

    std::vector<Cage> cages() const
    {
        std::vector<Cage> list;
        for (Number cage = 0; cage < cages_.size(); ++cage) {
            if (cages_[cage].empty())
                continue;
            list.push_back(Cage{cages_[cage], sum_in(solution_, cage)});
            std::ranges::sort(list.back().cells);
        }
        std::ranges::sort(list, [](const Cage& one, const Cage& other) {
            return one.cells.front() < other.cells.front();
        });
        return list;
    }

private:
    using Number = std::size_t; // of a cage

    void grow_from(Cell cell, std::size_t wanted)
    {
        const Number cage = cages_.size();
        cages_.push_back({cell});
        cage_of_[cell.index] = cage;
        while (cages_[cage].size() < wanted) {
            Cells choices;
            for (Cell member : cages_[cage]) {
                for (Cell next : beside_[member.index]) {
                    if (cage_of_[next.index] == nowhere && may_join(next, cage))
                        choices.push_back(next);
                }
            }
            if (choices.empty())
                return;
            const Cell next = choices[dice_.below(count_of(choices))];
            cages_[cage].push_back(next);
            cage_of_[next.index] = cage;
        }
    }

    // A cage of one cell would be a given.
    void join_single_cells()
    {
        for (Number cage = 0; cage < cages_.size(); ++cage) {
            if (cages_[cage].size() != 1)
                continue;
            const Cell cell = cages_[cage].front();
            std::vector<Number> choices = cages_beside(cell);
            std::erase_if(choices, [&](Number other) { return !may_join(cell, other); });
            if (!choices.empty())
                move(cell, choices[dice_.below(count_of(choices))]);
        }
    }

    // Mostly two or three cells: such cages say most, and look best.
    std::size_t roll_size()
    {
        constexpr std::size_t small_sizes[] = {2, 2, 2, 2, 3, 3, 3};
        if (sizes_ == CageSizes::Small)
            return small_sizes[dice_.below(count_of(small_sizes))];
        constexpr std::size_t sizes[] = {2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5};
        return sizes[dice_.below(count_of(sizes))];
    }

    bool may_join(Cell cell, Number cage) const
    {
        const Cells& cells = cages_[cage];
        return cells.size() < largest_ &&
               std::ranges::none_of(
                   cells, [&](Cell member) { return solution_[member] == solution_[cell]; });
    }

    // The cages beside the cell, without its own, each once.
    std::vector<Number> cages_beside(Cell cell) const
    {
        std::vector<Number> cages;
        for (Cell next : beside_[cell.index]) {
            const Number cage = cage_of_[next.index];
            if (cage != cage_of_[cell.index] && std::ranges::find(cages, cage) == cages.end())
                cages.push_back(cage);
        }
        return cages;
    }

    // Moving a cell in which the rival differs changes the sums of the cage it leaves and of the
    // one it joins.
    bool move_one_cell(const std::vector<Digits>& rivals)
    {
        Cells order = grid_.cells();
        std::erase_if(order,
                      [&](Cell cell) { return solution_[cell] == rivals.back()[cell.index]; });
        dice_.shuffle(order);
        for (Cell cell : order) {
            const Number from = cage_of_[cell.index];
            if (cages_[from].size() < 3 || !is_connected_without(from, cell))
                continue;
            for (Number to : cages_beside(cell)) {
                if (!may_join(cell, to))
                    continue;
                move(cell, to);
                if (cuts_off(rivals))
                    return true;
                move(cell, from);
            }
        }
        return false;
    }

    bool cuts_off(const std::vector<Digits>& rivals) const
    {
        return std::ranges::all_of(rivals, [this](const Digits& rival) {
            for (Number cage = 0; cage < cages_.size(); ++cage) {
                if (sum_in(rival, cage) != sum_in(solution_, cage))
                    return true;
            }
            return false;
        });
    }

    void move(Cell cell, Number to)
    {
        erase(cages_[cage_of_[cell.index]], cell);
        cages_[to].push_back(cell);
        cage_of_[cell.index] = to;
    }

    // Cuts off a piece of about half the cage, starting from the seed. If the rest is not
    // connected, each piece becomes a cage.
    void split(Number cage, Cell seed)
    {
        Cells left = cages_[cage];
        const std::size_t half = (left.size() + 1) / 2;
        cages_[cage].clear();
        for (Cell cell : left)
            cage_of_[cell.index] = nowhere;
        // Meanwhile its cells belong to no cage, so the piece can only grow into them.
        erase(left, seed);
        grow_from(seed, half);
        for (Cell cell : left) {
            if (cage_of_[cell.index] == nowhere)
                grow_from(cell, largest_cage);
        }
    }

    int sum_in(const Digits& digits, Number cage) const
    {
        int sum = 0;
        for (Cell cell : cages_[cage])
            sum += digits[cell];
        return sum;
    }

    bool is_connected(const Cells& cells) const
    {
        Cells reached = {cells.front()};
        for (std::size_t next = 0; next < reached.size(); ++next) {
            for (Cell cell : beside_[reached[next].index]) {
                if (holds(cells, cell) && !holds(reached, cell))
                    reached.push_back(cell);
            }
        }
        return reached.size() == cells.size();
    }

    bool is_connected_without(Number cage, Cell cell) const
    {
        Cells rest = cages_[cage];
        erase(rest, cell);
        return is_connected(rest);
    }

    const Grid& grid_;
    const Digits& solution_;
    Random& dice_;
    CageSizes sizes_;
    std::size_t largest_;
    std::vector<Cells> beside_; // by cell: the cells that share an edge with it
    std::vector<Number> cage_of_;
    std::vector<Cells> cages_; // a cage may have become empty
};

// Joins cages that are side by side.
class CageJoining {
public:
    CageJoining(const Grid& grid, const Digits& solution)
        : grid_(grid), solution_(solution), beside_(cells_beside(grid))
    {
    }

    struct Border {
        Cell one;
        Cell other;
    };
    // Of two cells side by side, shuffled.
    std::vector<Border> borders(Random& dice) const
    {
        std::vector<Border> borders;
        for (Cell cell : grid_.cells()) {
            for (Cell next : beside_[cell.index]) {
                if (cell < next)
                    borders.push_back({cell, next});
            }
        }
        dice.shuffle(borders);
        return borders;
    }

    // The cages with those of these cells as one. Nothing if they are the same, would be too large
    // or would hold a digit twice.
    std::optional<std::vector<Cage>>
    joined(const std::vector<Cage>& cages, Cell cell, Cell next) const
    {
        const Cage& one = cage_of(cages, cell);
        const Cage& other = cage_of(cages, next);
        if (&one == &other || one.cells.size() + other.cells.size() > largest_cage)
            return std::nullopt;
        DigitSet digits;
        for (const Cage* cage : {&one, &other}) {
            for (Cell each : cage->cells) {
                if (digits.has(solution_[each]))
                    return std::nullopt;
                digits = digits.with(solution_[each]);
            }
        }
        Cage both{one.cells, one.sum + other.sum};
        both.cells.insert(both.cells.end(), other.cells.begin(), other.cells.end());
        std::ranges::sort(both.cells);
        std::vector<Cage> result;
        for (const Cage& cage : cages) {
            if (&cage != &one && &cage != &other)
                result.push_back(cage);
        }
        result.push_back(std::move(both));
        std::ranges::sort(result, {}, [](const Cage& cage) { return cage.cells.front(); });
        return result;
    }

private:
    static const Cage& cage_of(const std::vector<Cage>& cages, Cell cell)
    {
        return *std::ranges::find_if(cages,
                                     [&](const Cage& cage) { return holds(cage.cells, cell); });
    }

    const Grid& grid_;
    const Digits& solution_;
    std::vector<Cells> beside_;
};

// The cells of `among` that see the first of them, or one that does, and so on; with itself.
CellSet linked_to_first(const Grid& grid, CellSet among)
{
    CellSet linked(grid.cell_count());
    CellSet next = linked;
    next.add(among.first());
    while (!next.empty()) {
        linked |= next;
        among -= next;
        CellSet seen(grid.cell_count());
        for (Cell cell : next)
            seen |= grid.peers_of(cell);
        next = seen & among;
    }
    return linked;
}

// Other fillings that break no rule but sums of cages: in each, two digits change places in as few
// cells as can be. Most cages that are not enough allow one of these.
std::vector<Digits> near_fillings(const Grid& grid, const Digits& solution)
{
    std::vector<CellSet> holding(grid.size() + 1u, CellSet(grid.cell_count()));
    for (Cell cell : grid.cells())
        holding[solution[cell]].add(cell);
    std::vector<Digits> fillings;
    for (int one = 1; one <= grid.size(); ++one) {
        for (int other = one + 1; other <= grid.size(); ++other) {
            CellSet left = holding[one] | holding[other];
            while (!left.empty()) {
                const CellSet linked = linked_to_first(grid, left);
                left -= linked;
                fillings.push_back(solution);
                for (Cell cell : linked)
                    fillings.back()[cell] = static_cast<Digit>(one + other - solution[cell]);
            }
        }
    }
    return fillings;
}

// Whether these digits, which fill the grid, add up to the sums of the cages and are different
// there.
bool fit(const Digits& digits, const std::vector<Cage>& cages)
{
    return std::ranges::all_of(cages, [&](const Cage& cage) {
        DigitSet held;
        int sum = 0;
        for (Cell cell : cage.cells) {
            held = held.with(digits[cell]);
            sum += digits[cell];
        }
        return sum == cage.sum && held.count() == count_of(cage.cells);
    });
}

bool does_any_fit(const std::vector<Digits>& fillings, const std::vector<Cage>& cages)
{
    return std::ranges::any_of(fillings, [&](const Digits& digits) { return fit(digits, cages); });
}

constexpr SearchLimits limits_of_proof{.solutions = 2, .guesses = 500};

// If it is not to be given up, so many that any search should decide: what it finds must be the
// same for ever.
SearchLimits limits_of_joining(Patience patience)
{
    return {.solutions = 2, .guesses = patience == Patience::Little ? 150u : 20'000u};
}

} // namespace

std::shared_ptr<const Grid>
with_cages(std::shared_ptr<const Grid> bare, const Digits& solution, Random& dice, CageSizes sizes)
{
    const CageDrawing drawing(*bare, solution, dice, sizes);
    return with_cages(std::move(bare), drawing.cages());
}

// What another filling also fits is rejected without a search.
JoinedCages with_joined_cages(std::shared_ptr<const Grid> bare,
                              const std::vector<Cage>& cages,
                              const Digits& solution,
                              Random& dice,
                              Patience patience,
                              const Cancel& stop)
{
    const SearchLimits limits = limits_of_joining(patience);
    const Digits no_givens(solution.size(), no_digit);
    const CageJoining joining(*bare, solution);
    std::vector<Cage> joined = cages;
    std::vector<Digits> rivals = near_fillings(*bare, solution);
    JoinedCages result{with_cages(bare, cages), true};
    const auto is_proper = [&](const Grid& grid) {
        SearchResult found = Searcher(grid).count(no_givens, limits);
        result.is_decided &= found.decided;
        std::erase(found.solutions, solution);
        std::ranges::move(found.solutions, std::back_inserter(rivals));
        return found.count == 1 && found.decided;
    };
    if (does_any_fit(rivals, cages) || !is_proper(*result.grid)) {
        result.is_decided &= patience == Patience::Much;
        return result;
    }
    for (const auto& [one, other] : joining.borders(dice)) {
        auto next = joining.joined(joined, one, other);
        if (!next || does_any_fit(rivals, *next))
            continue;
        if (stop.is_asked())
            return {nullptr, false};
        auto grid = with_cages(bare, *next);
        const bool is_joined = is_proper(*grid);
        if (!result.is_decided && patience == Patience::Little)
            return result;
        if (!is_joined)
            continue;
        joined = *std::move(next);
        result.grid = std::move(grid);
    }
    return result;
}

bool are_cages_sufficient(const Grid& grid, const Digits& solution)
{
    if (does_any_fit(near_fillings(grid, solution), grid.cages()))
        return false;
    const Digits no_givens(grid.cells().size(), no_digit);
    const SearchResult result = search(grid, no_givens, limits_of_proof);
    return result.count == 1 && result.decided;
}

std::shared_ptr<const Grid> with_sufficient_cages(std::shared_ptr<const Grid> bare,
                                                  const Digits& solution,
                                                  Random& dice,
                                                  const Cancel& stop)
{
    constexpr std::size_t most_moves = 60; // after these cages are only split, which ends some time
    const Digits no_givens(solution.size(), no_digit);
    CageDrawing drawing(*bare, solution, dice, CageSizes::Mixed);
    std::vector<Digits> rivals;
    while (!stop.is_asked()) {
        auto grid = with_cages(bare, drawing.cages());
        const SearchResult result = search_in_order(*grid, no_givens, limits_of_proof);
        if (result.count == 1 && result.decided)
            return grid;
        if (result.count < 2) {
            drawing.split_largest();
            continue;
        }
        const bool first = result.solutions.front() != solution;
        rivals.push_back(first ? result.solutions.front() : result.solutions.back());
        if (rivals.size() <= most_moves)
            drawing.cut_off(rivals);
        else
            drawing.split_for(rivals.back());
    }
    return nullptr;
}

} // namespace engine
