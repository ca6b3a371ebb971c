#include "engine/formats/ksudoku_graph.h"

#include <algorithm>

#include "engine/base/blanks.h"
#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"
#include "engine/rules/box_shape.h"
#include "engine/rules/rule.h"

namespace engine {

namespace {

constexpr int widest = 64; // cells

std::optional<std::vector<int>> numbers_in(std::string_view text)
{
    std::vector<int> numbers;
    while (!(text = without_blanks(text)).empty()) {
        const std::string_view word = text.substr(0, text.find_first_of(" \t\r\n"));
        const auto number = whole_number(word);
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
        text.remove_prefix(word.size());
    }
    return numbers;
}

} // namespace

Failure wrong_attribute(const XmlElement& element, std::string_view attribute)
{
    return {{N_("the element \"{element}\" has {attribute}=\"{value}\", which can't be read"),
             {{"element", engine::quoted(element.name)},
              {"attribute", std::string(attribute)},
              {"value", quoted(element.attribute(attribute))}}}};
}

Attempt KsudokuGraph::take(const XmlElement& graph)
{
    const std::string_view type = graph.attribute("type");
    if (type == "roxdoku")
        return Failure{{N_("this is a cube (Roxdoku), which this game does not know")}};
    const auto order = whole_number(graph.attribute("order"));
    if (!order || *order < 4 || *order > max_size)
        return wrong_attribute(graph, "order");
    order_ = *order;
    if (type == "sudoku") {
        rows_ = columns_ = order_;
        return add_square(0, true) ? Attempt(Done{}) : wrong_attribute(graph, "order");
    }
    return type == "custom" ? take_custom(graph) : wrong_attribute(graph, "type");
}

Result<LayoutGrid> KsudokuGraph::layout(const std::vector<bool>& is_cell, LastGrid& last_grid) const
{
    const auto fixed = cages_.empty() ? fixed_layout(is_cell) : std::nullopt;
    if (fixed)
        return last_grid.of(*fixed);
    if (rows_ != order_ || columns_ != order_ || std::ranges::find(is_cell, false) != is_cell.end())
        return Failure{{N_("its groups of cells are no board that this game knows")}};
    return square_layout(last_grid);
}

Attempt KsudokuGraph::take_custom(const XmlElement& graph)
{
    for (const auto& [name, size] : {std::pair("sizeX", &columns_), {"sizeY", &rows_}}) {
        const auto number = whole_number(graph.attribute(name));
        if (!number || *number < 1 || *number > widest)
            return wrong_attribute(graph, name);
        *size = *number;
    }
    if (graph.has_attribute("sizeZ") && whole_number(graph.attribute("sizeZ")) != 1)
        return Failure{{N_("this is a cube (Roxdoku), which this game does not know")}};
    if (graph.attribute("specific-type") == "Mathdoku")
        return Failure{{N_("this is a Mathdoku, whose cages may repeat digits, which this game "
                           "does not know")}};
    for (const XmlElement& child : graph.children) {
        if (const Attempt taken = take_child(child); !taken)
            return taken;
    }
    return Done{};
}

Attempt KsudokuGraph::take_child(const XmlElement& child)
{
    if (child.name == "sudokugroups") {
        const auto at = whole_number(child.attribute("at"));
        const bool has_blocks = child.attribute("withblocks") != "0";
        return at && add_square(*at, has_blocks) ? Attempt(Done{}) : wrong_attribute(child, "at");
    }
    if (child.name == "clique") {
        auto group = group_in(child);
        if (!group)
            return Failure{group.why()};
        groups_.push_back(*std::move(group));
        return Done{};
    }
    if (child.name == "cage")
        return take_cage(child);
    return Failure{{N_("the element \"{element}\" is not known to this game"),
                    {{"element", engine::quoted(child.name)}}}};
}

Result<KsudokuGraph::Group> KsudokuGraph::group_in(const XmlElement& element) const
{
    Group group;
    const auto numbers = numbers_in(element.text);
    const auto size = whole_number(element.attribute("size"));
    for (int number : numbers.value_or(std::vector<int>())) {
        if (number < 0 || number >= place_count())
            return Failure{{N_("the element \"{element}\" names the cell {number}, which does "
                               "not exist"),
                            {{"element", element.name}, {"number", std::to_string(number)}}}};
        group.push_back(place_at(number));
    }
    if (group.empty() || (size && std::cmp_not_equal(group.size(), *size)))
        return Failure{{N_("the element \"{element}\" has {found} cells, needed \"{needed}\""),
                        {{"element", element.name},
                         {"found", std::to_string(group.size())},
                         {"needed", quoted(element.attribute("size"))}}}};
    std::ranges::sort(group);
    return group;
}

Attempt KsudokuGraph::take_cage(const XmlElement& child)
{
    auto group = group_in(child);
    if (!group)
        return Failure{group.why()};
    const auto kind = whole_number(child.attribute("operator"));
    const auto value = whole_number(child.attribute("value"));
    if (!kind || *kind < cage_without_operator || *kind > cage_of_sum)
        return wrong_attribute(child, "operator");
    if (!value)
        return wrong_attribute(child, "value");
    if (*kind != cage_of_sum && (*kind != cage_without_operator || group->size() > 1))
        return Failure{
            {N_("a cage has a difference, product or quotient, which this game does not know")}};
    cages_.emplace_back(*std::move(group), *value);
    return Done{};
}

bool KsudokuGraph::add_square(int corner, bool has_blocks)
{
    const int width = box_width(order_), height = box_height(order_);
    if (corner < 0 || corner >= place_count() || (has_blocks && width != height))
        return false;
    const Place first = place_at(corner);
    if (first.row + order_ > rows_ || first.column + order_ > columns_)
        return false;
    for (int house = 0; house < order_; ++house) {
        Group row, column, block;
        for (int at = 0; at < order_; ++at) {
            row.push_back({first.row + house, first.column + at});
            column.push_back({first.row + at, first.column + house});
            block.push_back({first.row + house / height * height + at / width,
                             first.column + house % height * width + at % width});
        }
        groups_.push_back(std::move(row));
        groups_.push_back(std::move(column));
        if (has_blocks)
            groups_.push_back(std::move(block));
    }
    return true;
}

std::vector<KsudokuGraph::Group> KsudokuGraph::sorted_groups() const
{
    std::vector<Group> groups = groups_;
    for (Group& group : groups)
        std::ranges::sort(group);
    std::ranges::sort(groups);
    groups.erase(std::unique(groups.begin(), groups.end()), groups.end());
    return groups;
}

std::vector<KsudokuGraph::Group> KsudokuGraph::groups_of(const Grid& grid)
{
    std::vector<Group> groups;
    for (const House& house : grid.houses()) {
        Group& group = groups.emplace_back();
        for (Cell cell : house.cells)
            group.push_back(grid.place_of(cell));
        std::ranges::sort(group);
    }
    std::ranges::sort(groups);
    return groups;
}

std::vector<KsudokuGraph::Group> KsudokuGraph::groups_of(const std::string& id)
{
    const auto layout = find_layout(id);
    const bool is_fixed = layout && !rolls_dice(*layout) && !prints_clues(*layout);
    return is_fixed ? groups_of(*make_grid(*layout)) : std::vector<Group>();
}

std::optional<Layout> KsudokuGraph::fixed_layout(const std::vector<bool>& is_cell) const
{
    const auto cells = std::ranges::count(is_cell, true);
    const std::vector<Group> groups = sorted_groups();
    std::vector<std::string> mixes = {std::to_string(order_) + "x" + std::to_string(order_)};
    for (const Layout& layout : all_layouts()) {
        if (layout.corners.size() > 1 && layout.size == order_)
            mixes.push_back(layout.id);
    }
    for (std::string& mix : mixes) {
        const std::string board = mix;
        const std::size_t fewest = groups_of(board).size();
        for (const Rule& rule : all_rules()) {
            const auto found = fewest < groups.size()
                                   ? groups_of(board + "+" + std::string(rule.id))
                                   : std::vector<Group>();
            if (found.size() > fewest && std::ranges::includes(groups, found))
                mix += "+" + std::string(rule.id);
        }
        if (groups_of(mix) != groups)
            continue;
        const auto grid = make_grid(*find_layout(mix));
        if (grid->cell_count() == cells && grid->pairs().empty() && grid->rows() == rows_ &&
            grid->columns() == columns_)
            return find_layout(mix);
    }
    return std::nullopt;
}

Cells KsudokuGraph::cells_of(const Group& group) const
{
    Cells cells;
    for (const Place& place : group)
        cells.push_back(Cell::at(place.row * order_ + place.column));
    return cells;
}

Result<LayoutGrid> KsudokuGraph::square_layout(LastGrid& last_grid) const
{
    DeclaredRules rules{.size = order_};
    std::vector<Group> groups = sorted_groups();
    const auto take = [&](const Group& group) {
        const auto place = std::ranges::find(groups, group);
        const bool found = place != groups.end();
        if (found)
            groups.erase(place);
        return found;
    };
    Group falling, rising;
    for (int line = 0; line < order_; ++line) {
        Group row, column;
        for (int at = 0; at < order_; ++at) {
            row.push_back({line, at});
            column.push_back({at, line});
        }
        if (!take(row) || !take(column))
            return Failure{{N_("its groups of cells are no board that this game knows")}};
        falling.push_back({line, line});
        rising.push_back({line, order_ - 1 - line});
    }
    const bool has_falling = take(falling), has_rising = take(rising);
    if (has_falling != has_rising)
        return Failure{{N_("the puzzle has only one diagonal, which this game does not know")}};
    if (has_falling)
        rules.others.push_back("diagonals");
    for (const Group& group : groups)
        rules.regions.push_back(cells_of(group));
    if (rules.regions.empty())
        return Failure{
            {N_("the board has no boxes or other regions, which this game does not know")}};
    for (const auto& [group, sum] : cages_)
        rules.cages.push_back({cells_of(group), sum});
    return grid_of(rules, last_grid);
}

} // namespace engine
