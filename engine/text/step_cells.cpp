#include "engine/text/step_cells.h"

#include <algorithm>
#include <array>

namespace engine {

namespace {

void add_once(Cells& cells, Cell cell)
{
    if (std::find(cells.begin(), cells.end(), cell) == cells.end())
        cells.push_back(cell);
}

} // namespace

Cells cells_with(const Step& step, Role role, int group)
{
    Cells cells;
    for (const CellMark& mark : step.cells) {
        if (mark.role == role && (group == any_group || mark.group == group))
            add_once(cells, mark.cell);
    }
    if (!cells.empty())
        return cells;
    for (const CandidateMark& mark : step.candidates) {
        if (mark.role == role && (group == any_group || mark.group == group))
            add_once(cells, mark.candidate.cell);
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

namespace {

// For deadly patterns: whether every cell of the roof has all the digits of the pattern as
// candidates.
bool is_whole(const Step& step)
{
    return std::ranges::all_of(step.cells, [&](const CellMark& cell) {
        const auto known = std::ranges::count_if(step.candidates, [&](const CandidateMark& mark) {
            return mark.candidate.cell == cell.cell && mark.role == Role::Cause;
        });
        return cell.role != Role::Roof || known == step.digits.count();
    });
}

Cells floor_of_all(const Step& step)
{
    return is_whole(step) ? cells_with(step, Role::Floor) : Cells();
}

Cells floor_of_some(const Step& step)
{
    return is_whole(step) ? Cells() : cells_with(step, Role::Floor);
}

Cells corners(const Step& step)
{
    Cells cells = cells_with(step, Role::Floor);
    for (Cell cell : cells_with(step, Role::Roof))
        add_once(cells, cell);
    std::sort(cells.begin(), cells.end());
    return cells;
}

Cells only_roof(const Step& step)
{
    const Cells cells = cells_with(step, Role::Roof);
    return cells.size() == 1 ? cells : Cells();
}

// Where a chain returns to its start: with another kind of link than its first, so that its links
// alternate all round; or with the same kind, which contradicts the start.
Cells where_it_closes(const Step& step, bool by_other_kind)
{
    if (step.links.empty() || step.links.front().from != step.links.back().to)
        return {};
    const bool begins_weak = step.links.front().kind == LinkKind::Weak;
    const bool ends_weak = step.links.back().kind == LinkKind::Weak;
    return (begins_weak != ends_weak) == by_other_kind ? step.links.front().from.cells : Cells();
}

Cells closing(const Step& step)
{
    return where_it_closes(step, true);
}

Cells contradicted(const Step& step)
{
    return where_it_closes(step, false);
}

Cells removed_cells(const Step& step)
{
    Cells cells;
    for (const Candidate& removed : step.removals)
        add_once(cells, removed.cell);
    return cells;
}

Cells only_excluded(const Step& step)
{
    const Cells cells = cells_with(step, Role::Excluded);
    return cells.size() == 1 ? cells : Cells();
}

Cells some_excluded(const Step& step)
{
    const Cells cells = cells_with(step, Role::Excluded);
    return cells.size() > 1 ? cells : Cells();
}

// The removed candidates, if nothing else is excluded.
Cells clashing(const Step& step)
{
    return cells_with(step, Role::Excluded).empty() ? removed_cells(step) : Cells();
}

Cells cause_at(const Step& step, std::size_t index)
{
    const Cells cells = cells_with(step, Role::Cause);
    return index < cells.size() ? Cells{cells[index]} : Cells();
}

Cells first_cause(const Step& step)
{
    return cause_at(step, 0);
}

Cells second_cause(const Step& step)
{
    return cause_at(step, 1);
}

Cells link_ends(const Step& step)
{
    Cells cells = cells_with(step, Role::Start);
    for (Cell cell : cells_with(step, Role::End))
        add_once(cells, cell);
    return cells;
}

Cells partner_cells(const Step& step)
{
    Cells cells;
    for (const CellMark& mark : step.cells) {
        if (mark.role == Role::Cause)
            add_once(cells, mark.cell);
    }
    return cells;
}

Cells wrong_colour(const Step& step)
{
    return removes_a_colour(step) ? removed_cells(step) : Cells();
}

Cells ruled_out(const Step& step)
{
    return removes_a_colour(step) ? Cells() : removed_cells(step);
}

struct CellsWorkedOut {
    std::string_view name;
    Cells (*of)(const Step&);
};
constexpr std::array cells_worked_out = std::to_array<CellsWorkedOut>({
    {"removed_cells", removed_cells},
    {"partners", partner_cells},
    {"only_excluded", only_excluded},
    {"some_excluded", some_excluded},
    {"clashing", clashing},
    {"link_ends", link_ends},
    {"first_cause", first_cause},
    {"second_cause", second_cause},
    {"wrong_colour", wrong_colour},
    {"ruled_out", ruled_out},
    {"floor_of_all", floor_of_all},
    {"floor_of_some", floor_of_some},
    {"corners", corners},
    {"only_roof", only_roof},
    {"closing", closing},
    {"contradicted", contradicted},
});

} // namespace

std::optional<Cells> cells_called(const Step& step, std::string_view name)
{
    const auto known = std::ranges::find(cells_worked_out, name, &CellsWorkedOut::name);
    return known == cells_worked_out.end() ? std::nullopt : std::optional(known->of(step));
}

bool removes_a_colour(const Step& step)
{
    return std::ranges::any_of(step.candidates, [&](const CandidateMark& mark) {
        return mark.role == Role::Colour && std::ranges::count(step.removals, mark.candidate) > 0;
    });
}

} // namespace engine
