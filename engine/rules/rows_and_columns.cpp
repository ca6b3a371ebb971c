#include <utility>

#include "engine/rules/rule.h"

namespace engine {

static void add_rows_and_columns(GridBuilder& grid, Random&)
{
    for (int line = 0; line < grid.size(); ++line) {
        Cells row;
        for (int column = 0; column < grid.size(); ++column)
            row.push_back(grid.cell_at(line, column));
        grid.add_house(HouseKind::Row, std::move(row));
    }
    for (int line = 0; line < grid.size(); ++line) {
        Cells column;
        for (int row = 0; row < grid.size(); ++row)
            column.push_back(grid.cell_at(row, line));
        grid.add_house(HouseKind::Column, std::move(column));
    }
}

extern const Rule rows_and_columns = {
    .id = "rows-and-columns",
    .name = "",
    .meaning = N_("Every row and every column holds each digit once."),
    .demand = "", // every size fits
    .fits = [](int) { return true; },
    .add_to = add_rows_and_columns,
};

} // namespace engine
