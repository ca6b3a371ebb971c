#include "engine/construct/construction.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/base/table.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 3> fill_ids = {"backtracking", "transform", "rows"};
constexpr std::array<std::string_view, 6> symmetry_ids = {
    "none", "rotation2", "rotation4", "mirror-rows", "mirror-columns", "diagonal"};
static_assert(fill_ids.size() == index_of(FillMethod::Rows) + 1);
static_assert(symmetry_ids.size() == index_of(Symmetry::Diagonal) + 1);

template <typename Choice>
std::optional<Choice> choice_in(std::span<const std::string_view> ids, std::string_view id)
{
    const auto found = std::ranges::find(ids, id);
    if (found == ids.end())
        return std::nullopt;
    return enumerator_at<Choice>(found - ids.begin());
}

Place next_place(const Grid& grid, Place place, Symmetry symmetry)
{
    const int bottom = grid.rows() - 1;
    const int right = grid.columns() - 1;
    switch (symmetry) {
    case Symmetry::None:
        return place;
    case Symmetry::Rotation2:
        return {bottom - place.row, right - place.column};
    case Symmetry::Rotation4:
        return {place.column, std::max(bottom, right) - place.row};
    case Symmetry::MirrorRows:
        return {bottom - place.row, place.column};
    case Symmetry::MirrorColumns:
        return {place.row, right - place.column};
    case Symmetry::Diagonal:
        return {place.column, place.row};
    }
    ENSURE(false);
}

Cells orbit_of(const Grid& grid, Cell cell, Symmetry symmetry)
{
    Cells orbit = {cell};
    const Place start = grid.place_of(cell);
    for (Place place = next_place(grid, start, symmetry); place != start;
         place = next_place(grid, place, symmetry)) {
        if (const auto there = grid.cell_at(place))
            orbit.push_back(*there);
    }
    std::ranges::sort(orbit);
    return orbit;
}

} // namespace

// Older versions made Easy puzzles by other rules, with mixed cages.
CageStyle usual_cages(const Layout& layout, int level, RemovalRule rule)
{
    constexpr std::array by_level = {CageStyle::Mixed, CageStyle::Small,  CageStyle::Small,
                                     CageStyle::Mixed, CageStyle::Joined, CageStyle::Joined,
                                     CageStyle::Joined};
    const bool is_old_easy = level == 1 && rule != RemovalRule::OneSolution;
    return is_old_easy || !prints_clues(layout) ? CageStyle::Mixed
                                                : by_level.at(static_cast<std::size_t>(level));
}

std::string_view id_of(FillMethod fill)
{
    return fill_ids[index_of(fill)];
}

std::string_view id_of(Symmetry symmetry)
{
    return symmetry_ids[index_of(symmetry)];
}

std::optional<FillMethod> find_fill_method(std::string_view id)
{
    return choice_in<FillMethod>(fill_ids, id);
}

std::optional<Symmetry> find_symmetry(std::string_view id)
{
    return choice_in<Symmetry>(symmetry_ids, id);
}

std::vector<Cells> orbits(const Grid& grid, Symmetry symmetry)
{
    std::vector<Cells> list;
    for (Cell cell : grid.cells()) {
        Cells orbit = orbit_of(grid, cell, symmetry);
        if (orbit.front() == cell)
            list.push_back(std::move(orbit));
    }
    return list;
}

} // namespace engine
