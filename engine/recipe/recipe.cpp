#include "engine/recipe/recipe.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/construct/constructor.h"
#include "engine/construct/same_grid.h"
#include "engine/construct/transform.h"
#include "engine/grid/board.h"
#include "engine/recipe/board_of_the_day.h"
#include "engine/recipe/stock.h"
#include "engine/recipe/written_recipe.h"
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

// Their sums are those of the solution. Nothing if one has cells that are not there.
std::optional<std::vector<Cage>> cages_of(const FilledGrid& filled, int cell_count)
{
    std::vector<Cage> cages;
    for (const Cells& cells : filled.cages) {
        if (!are_apart({cells}, cell_count))
            return std::nullopt;
        cages.push_back(Cage{cells, sum_of(cells, filled.solution)});
    }
    for (const Cells& cells : filled.cages_without_sum)
        cages.push_back(Cage{cells});
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
std::optional<Puzzle> puzzle_of(const Layout& layout, const FilledGrid& filled, const Cancel& = {})
{
    auto grid = drawn_grid(layout, filled.regions);
    const bool has_cages = !filled.cages.empty() || !filled.cages_without_sum.empty();
    if (!grid || std::ssize(filled.solution) != grid->cell_count() ||
        has_cages != prints_clues(layout) || !are_apart({filled.givens}, grid->cell_count()) ||
        std::ssize(filled.givens) == grid->cell_count())
        return std::nullopt;
    auto cages = cages_of(filled, grid->cell_count());
    if (!cages || !are_possible(*cages, *grid))
        return std::nullopt;
    grid = with_cages(grid, *std::move(cages));
    if (!is_solution(filled.solution, *grid))
        return std::nullopt;
    Digits givens(filled.solution.size(), no_digit);
    for (Cell cell : filled.givens)
        givens[cell] = filled.solution[cell];
    return Puzzle{grid, std::move(givens), filled.solution};
}

Failure no_such_recipe(const Layout& layout)
{
    return Failure{{N_("This version of the game knows no {layout} puzzle with this recipe"),
                    {{"layout", layout.id}}}};
}

const Shelf* shelf_for(const Layout& layout, int index)
{
    const auto shelves = all_shelves();
    if (index < 0 || index >= std::ssize(shelves) || shelves[index].layout != layout.id)
        return nullptr;
    return &shelves[index];
}

// A search finds the only solution: it does not matter how.
std::optional<Puzzle> with_solution(std::shared_ptr<const Grid> grid, Digits givens)
{
    SearchResult result = search(*grid, givens);
    if (result.count != 1)
        return std::nullopt;
    return Puzzle{std::move(grid), std::move(givens), std::move(result.solutions.front())};
}

std::optional<Puzzle> puzzle_of(const Layout& layout, const MovedStock& moved, const Cancel&)
{
    const Shelf* shelf = shelf_for(layout, moved.shelf);
    const LineMoves& moves = moved.moves;
    const int size = layout.size;
    if (shelf == nullptr || shelf->prepared != Prepared::Walks || !is_order(moves.names, size) ||
        !is_order(moves.rows, size) || !is_order(moves.columns, size))
        return std::nullopt;
    const auto original = stock_puzzle(*shelf, moved.number);
    if (!original)
        return std::nullopt;
    // Several solutions if lines of one box went to different boxes.
    return with_solution(make_grid(layout), moves.of(*original));
}

std::optional<Puzzle> rearranged(const Puzzle& puzzle, std::uint32_t dice, Symmetry symmetry)
{
    Random random(dice);
    const Rearrangement rearrangement = any_rearrangement(*puzzle.grid, random, symmetry);
    return Puzzle{puzzle.grid, rearrangement.of(puzzle.givens), rearrangement.of(puzzle.solution)};
}

std::optional<Puzzle> puzzle_of(const Layout& layout, const FromStock& from, const Cancel&)
{
    const Shelf* shelf = shelf_for(layout, from.shelf);
    const auto symmetry = shelf != nullptr ? find_symmetry(shelf->symmetry) : std::nullopt;
    if (!symmetry)
        return std::nullopt;
    if (shelf->prepared == Prepared::Walks) {
        auto original = stock_puzzle(*shelf, from.number);
        const auto puzzle =
            original ? with_solution(make_grid(layout), *std::move(original)) : std::nullopt;
        return puzzle ? rearranged(*puzzle, from.dice, *symmetry) : std::nullopt;
    }
    const auto code = grid_code_on(*shelf, from.number);
    const auto recipe = code ? read_written(layout, *code) : std::nullopt;
    const auto puzzle = recipe ? puzzle_of(layout, std::get<FilledGrid>(*recipe)) : std::nullopt;
    return puzzle ? rearranged(*puzzle, from.dice, *symmetry) : std::nullopt;
}

// Where the cells of a list have gone, in reading order.
Cells moved_cells(const Cells& cells, const By<Cell, Cell>& targets)
{
    Cells moved;
    for (Cell cell : cells)
        moved.push_back(targets[cell]);
    std::ranges::sort(moved);
    return moved;
}

// By their first cells.
std::vector<Cells> moved_parts(const std::vector<Cells>& parts, const By<Cell, Cell>& targets)
{
    std::vector<Cells> moved;
    for (const Cells& part : parts)
        moved.push_back(moved_cells(part, targets));
    std::ranges::sort(moved);
    return moved;
}

FilledGrid moved(const FilledGrid& filled, const Grid& grid, const LineMoves& moves)
{
    const auto sources = sources_of(grid, moves);
    ENSURE(sources);
    By<Cell, Cell> targets(sources->size());
    FilledGrid result;
    for (Cell cell : grid.cells()) {
        const Cell source = (*sources)[cell.index];
        targets[source] = cell;
        result.solution.push_back(digit_at(moves.names[filled.solution[source] - 1u]));
    }
    result.regions = moved_parts(filled.regions, targets);
    result.cages = moved_parts(filled.cages, targets);
    result.cages_without_sum = moved_parts(filled.cages_without_sum, targets);
    result.givens = moved_cells(filled.givens, targets);
    return result;
}

std::optional<Puzzle> puzzle_of(const Layout& layout, const OfDay& of, const Cancel& cancel)
{
    const auto how = rearranging_of(layout.id, of);
    const auto original = how ? remake(how->original, cancel) : no_such_recipe(layout);
    if (!original)
        return std::nullopt;
    const Grid& grid = *original->grid;
    Random order(how->order);
    const auto forms = different_moves(layout, grid, how->turn + 1, order);
    LineMoves moves = forms[how->turn % forms.size()];
    if (grid.cages().empty()) {
        Random renaming(how->renaming);
        moves.names = shuffled(grid.size(), renaming);
    }
    const Recipe written = recipe_of(layout, *original);
    return puzzle_of(layout, moved(std::get<FilledGrid>(written.made_from), grid, moves));
}

std::optional<Puzzle> puzzle_of(const Layout& layout, const FromDice& from, const Cancel& cancel)
{
    const Construction& construction = from.construction;
    Construction without = construction;
    without.put_back = 0;
    without.put_back_also = -1;
    cancel.tell(0, orbits(*make_grid(layout), construction.symmetry).size());
    auto constructed =
        Constructor(layout).construct(without, cancel, [&cancel] { cancel.count_one(); });
    if (!constructed)
        return std::nullopt;
    const int groups = count_of(constructed->removed);
    if (construction.put_back > groups || construction.put_back_also >= groups)
        return std::nullopt;
    Puzzle& puzzle = constructed->puzzle;
    puzzle.givens = with_put_back(*constructed, construction.put_back, construction.put_back_also);
    return std::move(puzzle);
}

// What remake() needs of the files that were made in advance.
Attempt read_data_for(const Recipe& recipe)
{
    const auto* of = std::get_if<OfDay>(&recipe.made_from);
    if (of == nullptr)
        return is_of_stock(recipe) ? read_stock() : Done{};
    if (Attempt read = read_boards_of_the_day(); !read)
        return read;
    const auto how = rearranging_of(recipe.layout, *of);
    return how ? read_data_for(how->original) : Done{};
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
        (cage.has_sum() ? filled.cages : filled.cages_without_sum).push_back(cage.cells);
    for (Cell cell : puzzle.grid->cells()) {
        if (puzzle.givens[cell] != no_digit)
            filled.givens.push_back(cell);
    }
    return {layout.id, std::move(filled)};
}

bool is_of_stock(const Recipe& recipe)
{
    return std::holds_alternative<FromStock>(recipe.made_from) ||
           std::holds_alternative<MovedStock>(recipe.made_from);
}

std::optional<int> level_in(const Recipe& recipe)
{
    if (const auto* from = std::get_if<FromDice>(&recipe.made_from))
        return from->level;
    if (const auto* of = std::get_if<OfDay>(&recipe.made_from))
        return of->level;
    const auto* from = std::get_if<FromStock>(&recipe.made_from);
    if (from == nullptr)
        return std::nullopt;
    const auto shelves = all_shelves();
    if (from->shelf >= std::ssize(shelves))
        return std::nullopt;
    return shelves[from->shelf].level == "extreme" ? 5 : 6;
}

Result<Puzzle> remake(const Recipe& recipe, const Cancel& cancel)
{
    const auto layout = parse_layout(recipe.layout);
    if (!layout)
        return Failure{layout.why()};
    if (const Attempt read = read_data_for(recipe); !read)
        return Failure{read.why()};
    auto puzzle = std::visit([&](const auto& from) { return puzzle_of(*layout, from, cancel); },
                             recipe.made_from);
    if (!puzzle)
        return no_such_recipe(*layout);
    return *std::move(puzzle);
}

Result<Puzzle> remake_proper(const Recipe& recipe, const Cancel& cancel)
{
    // Takes at most some seconds, on the largest grids.
    constexpr std::uint64_t most_guesses = 100'000;
    auto puzzle = remake(recipe, cancel);
    if (!puzzle || std::holds_alternative<OfDay>(recipe.made_from))
        return puzzle;
    const SearchResult found = search(*puzzle->grid, puzzle->givens,
                                      {.solutions = 2, .guesses = most_guesses, .cancel = &cancel});
    if (found.count > 1)
        return Failure{{N_("The puzzle with this code has several solutions; the game makes no "
                           "such puzzles")}};
    return puzzle;
}

} // namespace engine
