#pragma once
// The boards of KSudoku's games: a graph of cells, the groups that must hold each digit, and cages.

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/formats/declared_rules.h"
#include "engine/formats/xml_text.h"

namespace engine {

// For an element whose attribute is missing or wrong.
Failure wrong_attribute(const XmlElement& element, std::string_view attribute);

// The operators of cages that are read.
constexpr int cage_without_operator = 0; // a single digit
constexpr int cage_of_sum = 4;

// KSudoku numbers the places, with and without a cell, column by column.
class KsudokuGraph {
public:
    // An error names the element, attribute or kind of board that can't be read.
    Attempt take(const XmlElement& graph);

    int order() const { return order_; }
    int place_count() const { return rows_ * columns_; }
    Place place_at(int index) const { return {index % rows_, index / rows_}; }

    // The layout whose houses are the groups, in which `is_cell` says which places are cells.
    Result<LayoutGrid> layout(const std::vector<bool>& is_cell, LastGrid& last_grid) const;

private:
    // A group of cells, each as its place.
    using Group = std::vector<Place>;

    Attempt take_custom(const XmlElement& graph);
    Attempt take_child(const XmlElement& child);
    Attempt take_cage(const XmlElement& child);
    Result<Group> group_in(const XmlElement& element) const;
    // Rows, columns and boxes of a square with its corner there.
    bool add_square(int corner, bool has_blocks);

    std::vector<Group> sorted_groups() const;
    static std::vector<Group> groups_of(const Grid& grid);
    // Those of a layout without regions and cages of its own; none if the id names no such layout.
    static std::vector<Group> groups_of(const std::string& id);
    // The layout of which these are the groups: a board, with each rule whose houses are there.
    std::optional<Layout> fixed_layout(const std::vector<bool>& is_cell) const;

    Cells cells_of(const Group& group) const;

    // Rows and columns must be there; two groups may be the diagonals, and the rest are regions.
    Result<LayoutGrid> square_layout(LastGrid& last_grid) const;

    int order_ = 0;
    int rows_ = 0;
    int columns_ = 0;
    std::vector<Group> groups_;
    std::vector<std::pair<Group, int>> cages_;
};

} // namespace engine
