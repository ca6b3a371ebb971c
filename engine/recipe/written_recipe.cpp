#include "engine/recipe/written_recipe.h"

#include <algorithm>
#include <numeric>

#include "engine/base/count.h"
#include "engine/recipe/code.h"
#include "engine/rules/drawn_grid.h"

namespace engine {

namespace {

// Numbers that may grow without a new form.
constexpr std::uint32_t most_kinds = 4;
constexpr std::uint32_t most_shelves_of_walks = 64;
constexpr std::uint32_t most_on_walks = 65'536;

// One of some things that can be chosen. The first of them, or `chosen`, if that is none of them.
template <typename Code, typename Thing>
void pass_one_of(Code& code, Thing& chosen, const std::vector<Thing>& things)
{
    std::uint32_t choice = 0;
    if constexpr (Code::writes)
        choice = count_before(things, std::ranges::find(things, chosen));
    code.pass(choice, count_of(things));
    if (choice < things.size())
        chosen = things[choice];
}

// Lines of one group stay neighbours; groups of one where any order will do.
template <typename Code>
void pass_order(Code& code, LineOrder& order, int count, int group)
{
    LineOrder left(count);
    std::iota(left.begin(), left.end(), 0);
    order.resize(left.size());
    for (int line = 0; line < count_of(order); ++line) {
        LineOrder choices = left;
        if (line % group != 0)
            std::erase_if(choices,
                          [&](int other) { return other / group != order[line - 1] / group; });
        pass_one_of(code, order[line], choices);
        std::erase(left, order[line]);
    }
}

std::vector<int> part_by_cell(const std::vector<Cells>& parts, int cell_count)
{
    std::vector<int> by_cell(cell_count, -1);
    for (int part = 0; part < std::ssize(parts); ++part) {
        for (Cell cell : parts[part])
            by_cell[cell.index] = part;
    }
    return by_cell;
}

// The parts that hold all cells, in the order of their first cells: of each cell whether it belongs
// to the part of the cell on its left, and to that of the cell above. All parts are in one piece.
template <typename Code>
std::vector<Cells> pass_parts(Code& code, const Grid& grid, const std::vector<Cells>& parts)
{
    const std::vector<int> written = part_by_cell(parts, grid.cell_count());
    std::vector<int> known(grid.cells().size());
    std::iota(known.begin(), known.end(), 0);
    const auto pass_border = [&](Cell cell, Cell beside) {
        std::uint32_t is_joined = written[cell.index] == written[beside.index] ? 1 : 0;
        code.pass(is_joined, 2);
        if (is_joined != 0)
            std::ranges::replace(known, known[cell.index], known[beside.index]);
    };
    for (Cell cell : grid.cells()) {
        const auto [row, column] = grid.place_of(cell);
        const auto left = grid.cell_at({row, column - 1});
        const auto above = grid.cell_at({row - 1, column});
        if (left)
            pass_border(cell, *left);
        if (above && !(left && known[left->index] == known[above->index]))
            pass_border(cell, *above);
    }
    std::vector<Cells> read;
    std::vector<int> numbers(known.size(), -1);
    for (Cell cell : grid.cells()) {
        int& number = numbers[known[cell.index]];
        if (number < 0) {
            number = count_of(read);
            read.emplace_back();
        }
        read[number].push_back(cell);
    }
    return read;
}

// With the order in which the grid names them.
template <typename Code>
void pass_regions(Code& code, const Grid& grid, std::vector<Cells>& regions)
{
    const std::vector<Cells> parts = pass_parts(code, grid, regions);
    LineOrder order;
    for (const Cells& region : regions)
        order.push_back(count_before(parts, std::ranges::find(parts, region)));
    pass_order(code, order, count_of(parts), 1);
    regions.clear();
    for (int part : order)
        regions.push_back(parts[part]);
}

// Cell by cell, which of the digits that the cells before it have left.
template <typename Code>
void pass_solution(Code& code, const Grid& grid, Digits& solution)
{
    solution.resize(grid.cells().size(), no_digit);
    for (Cell cell : grid.cells()) {
        std::vector<Digit> choices(grid.size());
        std::iota(choices.begin(), choices.end(), Digit{1});
        for (Cell peer : grid.peers_of(cell)) {
            if (peer < cell)
                std::erase(choices, solution[peer]);
        }
        pass_one_of(code, solution[cell], choices);
    }
}

// Cages in any order that overlap, have no sum or have cells that are apart: of each cage how many
// cells it has, and which of those behind the one before.
template <typename Code>
void pass_free_cages(Code& code, const Grid& grid, std::vector<Cells>& cages)
{
    std::uint32_t count = count_of(cages);
    code.pass(count, most_cages + 1);
    cages.resize(count);
    for (Cells& cells : cages) {
        std::uint32_t others = count_of(cells) - 1;
        code.pass(others, grid.size());
        cells.resize(others + 1);
        if constexpr (Code::writes)
            std::ranges::sort(cells);
        const std::uint32_t end = grid.cell_count();
        std::uint32_t next = 0;
        for (Cell& cell : cells) {
            std::uint32_t passed = cell.index - next;
            code.pass(passed, end - std::min(end, next));
            cell = Cell::at(next + passed);
            next = cell.index + 1;
        }
    }
}

// Killers may need no given: then a single bit tells it.
template <typename Code>
void pass_givens(Code& code, const Grid& grid, Cells& givens)
{
    std::vector<bool> is_given(grid.cells().size());
    for (Cell cell : givens)
        is_given[cell.index] = true;
    bool has_any = !givens.empty();
    pass_number(code, has_any, 2);
    givens.clear();
    for (Cell cell : grid.cells()) {
        bool is_one = is_given[cell.index];
        if (has_any)
            pass_number(code, is_one, 2);
        if (is_one)
            givens.push_back(cell);
    }
}

// How the cages are written.
enum class CageForm { Parts, Free };

template <typename Code>
void pass(Code& code, const Layout& layout, FilledGrid& filled, CageForm form)
{
    auto grid = make_grid(layout);
    if (rolls_dice(layout)) {
        pass_regions(code, *grid, filled.regions);
        grid = drawn_grid(layout, filled.regions);
        if (!grid)
            return; // as remake() will say
    }
    pass_solution(code, *grid, filled.solution);
    if (form == CageForm::Free) {
        pass_free_cages(code, *grid, filled.cages);
        pass_free_cages(code, *grid, filled.cages_without_sum);
    } else if (prints_clues(layout)) {
        filled.cages = pass_parts(code, *grid, filled.cages);
    }
    pass_givens(code, *grid, filled.givens);
}

// These are classic puzzles: bands and stacks of three lines.
template <typename Code>
void pass(Code& code, const Layout& layout, MovedStock& from)
{
    pass_number(code, from.shelf, most_shelves_of_walks);
    pass_number(code, from.number, most_on_walks);
    pass_order(code, from.moves.names, layout.size, 1);
    pass_order(code, from.moves.rows, layout.size, 3);
    pass_order(code, from.moves.columns, layout.size, 3);
    pass_number(code, from.moves.is_turned, 2);
}

// The kinds in codes.
constexpr std::uint32_t filled_grid = 0;
constexpr std::uint32_t moved_stock = 1;
constexpr std::uint32_t filled_with_free_cages = 2;

// Whether the borders between cells do not tell the cages: some have no sum, overlap, lie apart, or
// leave cells to none.
bool has_free_cages(const Layout& layout, const FilledGrid& filled)
{
    if (!filled.cages_without_sum.empty() || filled.cages.empty())
        return !filled.cages_without_sum.empty();
    const Grid square = GridBuilder(layout.size).build();
    int covered = 0;
    for (const Cells& cells : filled.cages)
        covered += count_of(cells);
    return covered != square.cell_count() || !are_apart(filled.cages, square.cell_count()) ||
           !std::ranges::all_of(filled.cages,
                                [&](const Cells& cells) { return is_in_one_piece(cells, square); });
}

template <typename Code>
void pass(Code& code, const Layout& layout, WrittenRecipe& written)
{
    const auto* grid = std::get_if<FilledGrid>(&written);
    std::uint32_t kind = grid == nullptr                 ? moved_stock
                         : has_free_cages(layout, *grid) ? filled_with_free_cages
                                                         : filled_grid;
    code.pass(kind, most_kinds);
    if constexpr (!Code::writes) {
        if (kind == moved_stock)
            written = MovedStock{};
    }
    if (auto* stock = std::get_if<MovedStock>(&written))
        pass(code, layout, *stock);
    else
        pass(code, layout, std::get<FilledGrid>(written),
             kind == filled_with_free_cages ? CageForm::Free : CageForm::Parts);
}

} // namespace

std::string written_code(const Layout& layout, WrittenRecipe recipe)
{
    CodeWriter code;
    pass(code, layout, recipe);
    return code.text(code_figures);
}

std::optional<WrittenRecipe> read_written(const Layout& layout, std::string_view code)
{
    CodeReader reader(code, code_figures);
    WrittenRecipe recipe;
    pass(reader, layout, recipe);
    if (!reader.is_read())
        return std::nullopt;
    return recipe;
}

} // namespace engine
