#pragma once
// Papers for tests of the screens: boxes of any size, and two odd ones.

#include <memory>
#include <string_view>

#include "engine/grid/grid.h"

namespace game {

inline void add_rows_and_columns(engine::GridBuilder& builder)
{
    for (int line = 0; line < builder.size(); ++line) {
        engine::Cells row;
        engine::Cells column;
        for (int index = 0; index < builder.size(); ++index) {
            row.push_back(builder.cell_at(line, index));
            column.push_back(builder.cell_at(index, line));
        }
        builder.add_house(engine::HouseKind::Row, row);
        builder.add_house(engine::HouseKind::Column, column);
    }
}

inline std::shared_ptr<const engine::Grid> grid_of_boxes(int box_width, int box_height)
{
    const int size = box_width * box_height;
    engine::GridBuilder builder(size);
    add_rows_and_columns(builder);
    for (int box = 0; box < size; ++box) {
        engine::Cells cells;
        for (int index = 0; index < size; ++index) {
            cells.push_back(builder.cell_at(box / box_height * box_height + index / box_width,
                                            box % box_height * box_width + index % box_width));
        }
        builder.add_house(engine::HouseKind::Region, cells);
    }
    return std::make_shared<const engine::Grid>(std::move(builder).build());
}

// Regions as drawn: a letter for each cell, row by row.
inline std::shared_ptr<const engine::Grid> grid_of_regions(int size, std::string_view letters)
{
    engine::GridBuilder builder(size);
    add_rows_and_columns(builder);
    for (char region = 'a'; region < 'a' + size; ++region) {
        engine::Cells cells;
        for (std::size_t index = 0; index < letters.size(); ++index) {
            if (letters[index] == region)
                cells.push_back(engine::Cell{static_cast<std::uint16_t>(index)});
        }
        builder.add_house(engine::HouseKind::Region, cells);
    }
    return std::make_shared<const engine::Grid>(std::move(builder).build());
}

} // namespace game
