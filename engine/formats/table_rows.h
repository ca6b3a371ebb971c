#pragma once
// Single lines of tables and lists: what stands in their fields.

#include <optional>
#include <string_view>
#include <vector>

namespace engine {

struct TableRow {
    std::vector<std::string_view> cells; // "." for an empty one, "" if nothing stands there
    // Whether the line is written as a row of a grid is not, so that a table may begin here.
    bool is_special = false;
    // Then its first or last field is empty, and no cell if all rows are so.
    bool begins_with_bar = false;
    bool ends_with_bar = false;
};

// The fields of a line of cells: a row of a table or all cells of a grid. Nothing if it is neither.
// Marks of lists and quotations in front of it are left out.
std::optional<TableRow> table_row(std::string_view line);

// Whether the line stands between rows: a frame, or the rule under the names of columns.
bool is_table_rule(std::string_view line);

// Whether it has bars, so that it may name the columns of a table.
bool has_bars(std::string_view line);

} // namespace engine
