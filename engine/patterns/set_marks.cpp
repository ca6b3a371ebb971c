#include "engine/patterns/set_marks.h"

#include "engine/steps/weak_link.h"

namespace engine {

void mark_set(Step& step, const AlmostLockedSets& sets, int set, int group)
{
    step.houses.push_back({sets[set].house, Role::Witness, group});
    mark_cells(step, sets.cells(set), Role::Set, group);
}

void mark_part(Step& step,
               const Candidates& candidates,
               const AlmostLockedSets& sets,
               int part,
               Role role,
               int group)
{
    mark_digit(step, candidates, sets.cells_of_part(part), sets.digit_of(part), role, group);
}

namespace {

Node node_of(const AlmostLockedSets& sets, int part)
{
    return node_of(sets.cells_of_part(part), sets.digit_of(part));
}

} // namespace

Link link_in_set(const AlmostLockedSets& sets, int from, int to)
{
    const bool is_cell = sets[sets.set_of(from)].size == 1;
    return {.from = node_of(sets, from),
            .to = node_of(sets, to),
            .kind = LinkKind::Strong,
            .reason = is_cell ? LinkReason::Cell : LinkReason::Set};
}

Link link_between_sets(const Chart& chart, const AlmostLockedSets& sets, int from, int to)
{
    return weak_link(chart, node_of(sets, from), node_of(sets, to));
}

} // namespace engine
