#include "engine/recipe/recipe.h"

#include <algorithm>

#include "engine/grid/board.h"
#include "engine/recipe/stock.h"
#include "engine/rules/drawn_grid.h"
#include "engine/solve/search.h"

namespace engine {

namespace {

bool is_order(LineOrder order, int count)
{
    std::ranges::sort(order);
    for (int line = 0; line < std::ssize(order); ++line) {
        if (order[line] != line)
            return false;
    }
    return std::ssize(order) == count;
}

// Their sums are those of the solution.
std::vector<Cage> cages_of(const FilledGrid& filled)
{
    std::vector<Cage> cages;
    for (const Cells& cells : filled.cages) {
        int sum = 0;
        for (Cell cell : cells)
            sum += filled.solution[cell.index];
        cages.push_back(Cage{cells, sum});
    }
    return cages;
}

bool is_solution(const Digits& solution, const Grid& grid)
{
    const auto is_digit = [&grid](Digit digit) {
        return digit >= 1 && digit <= grid.size();
    };
    return std::ranges::all_of(solution, is_digit) && clashing_cells(grid, Board(solution)).empty();
}

// Nothing where the parts do not fit together.
std::optional<Puzzle> puzzle_of(const Layout& layout, const FilledGrid& filled)
{
    auto grid = drawn_grid(layout, filled.regions);
    if (!grid || std::ssize(filled.solution) != grid->cell_count() ||
        filled.cages.empty() == prints_clues(layout) ||
        !are_apart(filled.cages, grid->cell_count()) ||
        !are_apart({filled.givens}, grid->cell_count()) ||
        std::ssize(filled.givens) == grid->cell_count())
        return std::nullopt;
    grid = with_cages(grid, cages_of(filled));
    if (!is_solution(filled.solution, *grid))
        return std::nullopt;
    Digits givens(filled.solution.size(), no_digit);
    for (Cell cell : filled.givens)
        givens[cell.index] = filled.solution[cell.index];
    return Puzzle{grid, std::move(givens), filled.solution};
}

// The search is asked for the one solution there is, so that it does not matter how it works.
std::optional<Puzzle> puzzle_of(const Layout& layout, const FromStock& from)
{
    const auto shelves = all_shelves();
    if (from.shelf < 0 || from.shelf >= std::ssize(shelves))
        return std::nullopt;
    const Shelf& shelf = shelves[from.shelf];
    const LineMoves& moves = from.moves;
    const int size = layout.size;
    if (shelf.prepared != Prepared::Walks || shelf.layout != layout.id ||
        !is_order(moves.names, size) || !is_order(moves.rows, size) ||
        !is_order(moves.columns, size))
        return std::nullopt;
    const auto original = stock_puzzle(shelf, from.number);
    if (!original)
        return std::nullopt;
    const auto grid = make_grid(layout);
    Digits givens = moves.of(*original);
    SearchResult result = search(*grid, givens);
    if (result.count != 1)
        return std::nullopt; // lines of one box went to several
    return Puzzle{grid, std::move(givens), std::move(result.solutions.front())};
}

} // namespace

Recipe recipe_of(const Layout& layout, const Puzzle& puzzle)
{
    FilledGrid filled;
    filled.solution = puzzle.solution;
    if (rolls_dice(layout)) {
        for (const House& house : puzzle.grid->houses()) {
            if (house.kind == HouseKind::Region)
                filled.regions.push_back(house.cells);
        }
    }
    for (const Cage& cage : puzzle.grid->cages())
        filled.cages.push_back(cage.cells);
    for (Cell cell : puzzle.grid->cells()) {
        if (puzzle.givens[cell.index] != no_digit)
            filled.givens.push_back(cell);
    }
    return {layout.id, std::move(filled)};
}

Result<Puzzle> remake(const Recipe& recipe)
{
    const auto layout = parse_layout(recipe.layout);
    if (!layout)
        return Failure{layout.why()};
    auto puzzle =
        std::visit([&](const auto& from) { return puzzle_of(*layout, from); }, recipe.made_from);
    if (!puzzle)
        return Failure{{N_("This version of the game knows no {layout} puzzle with this recipe"),
                        {{"layout", layout->id}}}};
    return *std::move(puzzle);
}

} // namespace engine
