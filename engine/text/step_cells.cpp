#include "engine/text/step_cells.h"

#include <algorithm>

namespace engine {

namespace {

void add_once(Cells& cells, Cell cell)
{
    if (std::find(cells.begin(), cells.end(), cell) == cells.end())
        cells.push_back(cell);
}

// The cells that have the role themselves, not by their candidates.
Cells marked_cells(const Step& step, Role role, int group = any_group)
{
    Cells cells;
    for (const CellMark& mark : step.cells) {
        if (mark.role == role && (group == any_group || mark.group == group))
            add_once(cells, mark.cell);
    }
    return cells;
}

} // namespace

Cells cells_with(const Step& step, Role role, int group)
{
    Cells cells = marked_cells(step, role, group);
    if (!cells.empty())
        return cells;
    for (const Candidate& candidate : candidates_with(step, role, group))
        add_once(cells, candidate.cell);
    std::sort(cells.begin(), cells.end());
    return cells;
}

std::vector<Candidate> candidates_with(const Step& step, Role role, int group)
{
    std::vector<Candidate> candidates;
    for (const CandidateMark& mark : step.candidates) {
        if (mark.role == role && (group == any_group || mark.group == group))
            candidates.push_back(mark.candidate);
    }
    return candidates;
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

// Where a chain returns to its start; empty if it does not.
Cells where_it_closes(const Step& step)
{
    const bool closes = !step.links.empty() && step.links.front().from == step.links.back().to;
    return closes ? step.links.front().from.cells : Cells();
}

// Whether a chain ends with another kind of link than its first, so that its links alternate all
// round if it closes; with the same kind it contradicts its start.
bool alternates(const Step& step)
{
    return !step.links.empty() && (step.links.front().kind == LinkKind::Weak) !=
                                      (step.links.back().kind == LinkKind::Weak);
}

Cells both(Cells cells, const Cells& others)
{
    for (Cell cell : others)
        add_once(cells, cell);
    return cells;
}

Cells corners(const Step& step)
{
    Cells cells = both(cells_with(step, Role::Floor), cells_with(step, Role::Roof));
    std::sort(cells.begin(), cells.end());
    return cells;
}

Cells removed_cells(const Step& step)
{
    Cells cells;
    for (const Candidate& removed : step.removals)
        add_once(cells, removed.cell);
    return cells;
}

} // namespace

std::optional<Cells> cells_called(const Step& step, std::string_view name)
{
    const auto cells_if = [](bool condition, Cells cells) {
        return condition ? cells : Cells();
    };
    const Cells roof = cells_with(step, Role::Roof);
    if (name == "removed_cells")
        return removed_cells(step);
    if (name == "partners")
        return marked_cells(step, Role::Cause);
    if (name == "empty_cell")
        return marked_cells(step, Role::End);
    if (name == "floor_of_all")
        return cells_if(is_whole(step), cells_with(step, Role::Floor));
    if (name == "floor_of_some")
        return cells_if(!is_whole(step), cells_with(step, Role::Floor));
    if (name == "corners")
        return corners(step);
    if (name == "only_roof")
        return cells_if(roof.size() == 1, roof);
    if (name == "closing")
        return cells_if(alternates(step), where_it_closes(step));
    if (name == "contradicted")
        return cells_if(!alternates(step), where_it_closes(step));
    return std::nullopt;
}

} // namespace engine
