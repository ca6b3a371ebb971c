#include <utility>

#include "engine/rules/rule.h"

namespace engine {

static void add_rows_and_columns(GridBuilder& grid, Random&)
{
    for (const HouseKind kind : {HouseKind::Row, HouseKind::Column}) {
        for (int line = 0; line < grid.size(); ++line) {
            Cells cells;
            for (int place = 0; place < grid.size(); ++place)
                cells.push_back(kind == HouseKind::Row ? grid.cell_at(line, place)
                                                       : grid.cell_at(place, line));
            grid.add_house(kind, std::move(cells));
        }
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
