#include "engine/formats/declared_rules.h"

#include <algorithm>

#include "engine/rules/box_shape.h"
#include "engine/rules/drawn_grid.h"

namespace engine {

namespace {

constexpr int highest_sum = max_size * (max_size + 1) / 2;

std::vector<Cells> in_order(std::vector<Cells> parts)
{
    for (Cells& cells : parts)
        std::ranges::sort(cells);
    std::ranges::sort(parts);
    return parts;
}

std::string cell_in_errors(Cell cell, const Grid& grid)
{
    const Place place = grid.place_of(cell);
    return "R" + std::to_string(place.row + 1) + "C" + std::to_string(place.column + 1);
}

Attempt are_regions(const std::vector<Cells>& regions, int size, const Grid& grid)
{
    for (const Cells& region : regions) {
        if (std::ssize(region) != size)
            return Failure{{N_("the region of {cell} has {found} cells, needed {needed}"),
                            {{"cell", cell_in_errors(region.front(), grid)},
                             {"found", std::to_string(region.size())},
                             {"needed", std::to_string(size)}}}};
        if (!is_in_one_piece(region, grid))
            return Failure{{N_("the cells of the region of {cell} are apart, and such regions are "
                               "not read"),
                            {{"cell", cell_in_errors(region.front(), grid)}}}};
    }
    if (std::ssize(regions) != size || !are_apart(regions, size * size))
        return Failure{
            {N_("found {found} regions, needed {needed}, with each cell in one of them"),
             {{"found", std::to_string(regions.size())}, {"needed", std::to_string(size)}}}};
    return Done{};
}

std::string name_of_rules(const DeclaredRules& rules, bool is_jigsaw, bool is_windoku)
{
    const std::string side = std::to_string(rules.size);
    std::string name = side + "x" + side;
    name += is_jigsaw ? "+jigsaw" : "";
    name += is_windoku ? "+windoku" : "";
    for (std::string_view rule : rules.others)
        name += "+" + std::string(rule);
    return name + (rules.cages.empty() ? "" : "+killer");
}

bool are_windows(const std::vector<Cells>& extras, int size)
{
    if (!has_square_boxes(size))
        return false;
    const std::string side = std::to_string(size);
    const auto windoku = find_layout(side + "x" + side + "+windoku");
    return windoku && in_order(extras) == houses_of_kind(*make_grid(*windoku), HouseKind::Extra);
}

} // namespace

bool are_boxes(const std::vector<Cells>& regions, int size)
{
    if (!has_boxes(size))
        return false;
    const std::string side = std::to_string(size);
    const auto plain = find_layout(side + "x" + side);
    return plain && in_order(regions) == houses_of_kind(*make_grid(*plain), HouseKind::Region);
}

Attempt lists_its_cages(const SharedPuzzle& puzzle)
{
    if (prints_clues(*puzzle.layout) && puzzle.grid->cages().empty())
        return Failure{{N_("this format can't tell a killer without cages")}};
    return Done{};
}

Result<Cage> cage_with_sum(Cells cells, int sum, int size)
{
    if (sum < 1 || sum > highest_sum)
        return Failure{{N_("the cage of {cell} has the sum {sum}, which no digits have"),
                        {{"cell", name_of_cell(std::ranges::min(cells).index, size)},
                         {"sum", std::to_string(sum)}}}};
    return Cage{std::move(cells), sum};
}

Attempt lists_its_sums(const SharedPuzzle& puzzle)
{
    if (!std::ranges::all_of(puzzle.grid->cages(), &Cage::has_sum))
        return Failure{{N_("this format can't tell a cage without a sum")}};
    return lists_its_cages(puzzle);
}

Attempt are_told_by_lines(const SharedPuzzle& puzzle)
{
    if (!has_cages_told_by_lines(*puzzle.grid))
        return Failure{{N_("this format can't tell cages that overlap, that have no sum or whose "
                           "cells are apart")}};
    return Done{};
}

Attempt are_cages(const std::vector<Cage>& cages, const Grid& grid)
{
    for (const Cage& cage : cages) {
        ENSURE(!cage.cells.empty());
        const std::string first = cell_in_errors(std::ranges::min(cage.cells), grid);
        if (std::ssize(cage.cells) > grid.size())
            return Failure{{N_("the cage of {cell} has {found} cells, which is more than there are "
                               "digits"),
                            {{"cell", first}, {"found", std::to_string(cage.cells.size())}}}};
        if (!are_apart({cage.cells}, grid.cell_count()))
            return Failure{
                {N_("the cage of {cell} lists one of its cells twice"), {{"cell", first}}}};
    }
    if (!are_possible(cages, grid))
        return Failure{{N_("more than {most} cages share a cell, and such puzzles are not read"),
                        {{"most", std::to_string(most_cages_of_cell)}}}};
    return Done{};
}

Result<LayoutGrid> grid_of(const DeclaredRules& rules, LastGrid& last_grid)
{
    if (rules.size < 1 || rules.size > max_size)
        return Failure{
            {N_("the size is {size}, needed 4 to 25"), {{"size", std::to_string(rules.size)}}}};
    const bool is_jigsaw = !rules.regions.empty() && !are_boxes(rules.regions, rules.size);
    const bool is_windoku = !rules.extras.empty();
    if (is_windoku && !are_windows(rules.extras, rules.size))
        return Failure{{N_("there are extra regions other than those of Windoku, and this game "
                           "does not know them")}};
    if (is_jigsaw && std::ranges::find(rules.others, "disjoint-groups") != rules.others.end())
        return Failure{{N_("disjoint groups need boxes, and these regions are not boxes")}};
    const auto layout = parse_layout(name_of_rules(rules, is_jigsaw, is_windoku));
    if (!layout)
        return Failure{layout.why()};
    if (!is_jigsaw && rules.cages.empty())
        return last_grid.of(*layout);
    const Grid square = GridBuilder(rules.size).build();
    if (is_jigsaw) {
        if (const Attempt fits = are_regions(rules.regions, rules.size, square); !fits)
            return Failure{fits.why()};
    }
    if (const Attempt fits = are_cages(rules.cages, square); !fits)
        return Failure{fits.why()};
    auto grid = drawn_grid(*layout, is_jigsaw ? in_order(rules.regions) : std::vector<Cells>());
    if (!grid)
        return Failure{{N_("The puzzle's regions can't be read")}};
    return LayoutGrid{std::make_shared<const Layout>(*layout),
                      with_cages(std::move(grid), rules.cages)};
}

std::string name_of_cell(std::size_t cell, int size)
{
    const std::size_t side = size;
    return "R" + std::to_string(cell / side + 1) + "C" + std::to_string(cell % side + 1);
}

std::vector<Cells> houses_of_kind(const Grid& grid, HouseKind kind)
{
    std::vector<Cells> houses;
    for (const House& house : grid.houses()) {
        if (house.kind == kind)
            houses.push_back(house.cells);
    }
    return in_order(std::move(houses));
}

bool has_rule(const Layout& layout, std::string_view id)
{
    return std::ranges::find(layout.rules, id) != layout.rules.end();
}

bool has_only_rules(const Layout& layout, std::initializer_list<std::string_view> ids)
{
    return layout.corners.size() == 1 &&
           std::ranges::all_of(layout.rules, [&](std::string_view rule) {
               return std::ranges::find(ids, rule) != ids.end();
           });
}

} // namespace engine
