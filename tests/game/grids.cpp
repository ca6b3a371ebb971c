#include "tests/game/grids.h"

#include <utility>
#include <vector>

namespace game {

void add_rows_and_columns(engine::GridBuilder& builder)
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

std::shared_ptr<const engine::Grid> grid_of_boxes(int box_width, int box_height)
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

std::shared_ptr<const engine::Grid> grid_with_diagonals()
{
    engine::GridBuilder builder(9);
    add_rows_and_columns(builder);
    const auto with_boxes = grid_of_boxes(3, 3);
    for (const engine::House& house : with_boxes->houses()) {
        if (house.kind == engine::HouseKind::Region)
            builder.add_house(house.kind, house.cells);
    }
    engine::Cells down;
    engine::Cells up;
    for (int index = 0; index < 9; ++index) {
        down.push_back(builder.cell_at(index, index));
        up.push_back(builder.cell_at(8 - index, index));
    }
    builder.add_house(engine::HouseKind::Extra, down);
    builder.add_house(engine::HouseKind::Extra, up);
    return std::make_shared<const engine::Grid>(std::move(builder).build());
}

std::shared_ptr<const engine::Grid> overlapping_grid()
{
    std::vector<engine::Place> places;
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 6; ++column) {
            if ((row < 4 && column < 4) || (row >= 2 && column >= 2))
                places.push_back({row, column});
        }
    }
    engine::GridBuilder builder(4, places);
    for (int corner : {0, 2}) {
        for (int line = 0; line < 4; ++line) {
            engine::Cells row;
            engine::Cells column;
            engine::Cells box;
            for (int index = 0; index < 4; ++index) {
                row.push_back(builder.cell_at(corner + line, corner + index));
                column.push_back(builder.cell_at(corner + index, corner + line));
                box.push_back(builder.cell_at(corner + line / 2 * 2 + index / 2,
                                              corner + line % 2 * 2 + index % 2));
            }
            builder.add_house(engine::HouseKind::Row, row);
            builder.add_house(engine::HouseKind::Column, column);
            if (corner == 0 || line > 0) // the first box of the second board is shared
                builder.add_house(engine::HouseKind::Region, box);
        }
    }
    return std::make_shared<const engine::Grid>(std::move(builder).build());
}

std::shared_ptr<const engine::Grid> grid_with_cages()
{
    engine::GridBuilder builder(4);
    add_rows_and_columns(builder);
    const auto cell = [&](int row, int column) {
        return builder.cell_at(row, column);
    };
    builder.add_cage({{cell(0, 0), cell(0, 1), cell(1, 0)}, 6});
    builder.add_cage({{cell(0, 2), cell(0, 3)}, 5});
    builder.add_cage({{cell(1, 1), cell(1, 2), cell(2, 1)}, 8});
    return std::make_shared<const engine::Grid>(std::move(builder).build());
}

std::shared_ptr<const engine::Grid> grid_of_regions(int size, std::string_view letters)
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
