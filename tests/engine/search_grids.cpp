#include "tests/engine/search_grids.h"

#include "engine/rules/layout.h"

namespace engine {

Grid ruled(int size, std::vector<std::string_view> rules)
{
    return *make_grid(Layout{"test", "test", size, std::move(rules)});
}

Grid classic(int size)
{
    return ruled(size, {"rows-and-columns", "boxes"});
}

Grid jigsaw(int size, const std::string& drawing)
{
    GridBuilder builder(size);
    for (int line = 0; line < size; ++line) {
        Cells row;
        Cells column;
        Cells region;
        for (int step = 0; step < size; ++step) {
            row.push_back(builder.cell_at(line, step));
            column.push_back(builder.cell_at(step, line));
        }
        for (Cell cell : builder.grid().cells()) {
            if (drawing[cell.index] == 'a' + line)
                region.push_back(cell);
        }
        builder.add_house(HouseKind::Row, row);
        builder.add_house(HouseKind::Column, column);
        builder.add_house(HouseKind::Region, region);
    }
    return std::move(builder).build();
}

Grid anti_knight(int size)
{
    GridBuilder builder(size);
    const Grid plain = classic(size);
    for (const House& house : plain.houses())
        builder.add_house(house.kind, house.cells);
    for (Cell cell : plain.cells()) {
        const Place from = plain.place_of(cell);
        for (const Place step : {Place{1, 2}, Place{2, 1}, Place{1, -2}, Place{2, -1}}) {
            const auto to = plain.cell_at({from.row + step.row, from.column + step.column});
            if (to)
                builder.add_pair(cell, *to);
        }
    }
    return std::move(builder).build();
}

Grid killer(int size, const Digits& solution)
{
    GridBuilder builder(size);
    const Grid plain = classic(size);
    for (const House& house : plain.houses())
        builder.add_house(house.kind, house.cells);
    for (int row = 0; row < size; ++row) {
        for (int column = row % 2; column + 1 < size; column += 2) {
            const Cell left = builder.cell_at(row, column);
            const Cell right = builder.cell_at(row, column + 1);
            builder.add_cage({{left, right}, solution[left.index] + solution[right.index]});
        }
    }
    return std::move(builder).build();
}

Grid killer_of_any_shape(const Grid& plain,
                         const Digits& solution,
                         std::size_t most,
                         std::mt19937& dice)
{
    GridBuilder builder(plain.size());
    for (const House& house : plain.houses())
        builder.add_house(house.kind, house.cells);
    std::vector<bool> taken(solution.size());
    for (Cell start : plain.cells()) {
        if (taken[start.index])
            continue;
        Cage cage{{start}, solution[start.index]};
        taken[start.index] = true;
        DigitSet digits = DigitSet::only(solution[start.index]);
        for (int tries = 0; tries < 10 && cage.cells.size() < most; ++tries) {
            Place place = plain.place_of(cage.cells[dice() % cage.cells.size()]);
            (dice() % 2 == 0 ? place.row : place.column) += dice() % 2 == 0 ? 1 : -1;
            const auto cell = plain.cell_at(place);
            if (!cell || taken[cell->index] || digits.has(solution[cell->index]))
                continue;
            taken[cell->index] = true;
            digits = digits.with(solution[cell->index]);
            cage.cells.push_back(*cell);
            cage.sum += solution[cell->index];
        }
        builder.add_cage(cage);
    }
    return std::move(builder).build();
}

} // namespace engine
