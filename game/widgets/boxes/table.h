#pragma once
// A table: rows of cells that stand below each other. Each column is as wide as its widest cell;
// where there is no room for all, the least important are left out; what is left over is shared
// between the columns.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/widgets/boxes/leaves.h"

namespace game {

struct TableColumn {
    Align align = Align::Left;
    int importance = 0; // those with the lowest are left out first
};

struct TableCell {
    std::string text;
    TextLook look = {};            // with Face::Numerals digits stand below each other
    std::optional<Icon> icon = {}; // small after the text or, where there is none, larger
};

class Table {
public:
    explicit Table(std::vector<TableColumn> columns);

    enum class Line { None, Above };
    // Adds a row; those that were added before know its widths, too.
    Box row(std::vector<TableCell> cells, Line line = Line::None);

private:
    class Rows;
    std::shared_ptr<Rows> rows_; // which all boxes share
};

} // namespace game
