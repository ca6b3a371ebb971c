#include "engine/techniques/almost_locked_sets/als_reasons.h"

#include <algorithm>

namespace engine {

namespace {

Cells cells_of(const AlmostLockedSets& sets, int part)
{
    return cells_in(sets.cells_of_part(part));
}

DigitSet digit_of(const AlmostLockedSets& sets, int part)
{
    return DigitSet::only(sets.digit_of(part));
}

} // namespace

void tell_set(Step& step, const AlmostLockedSets& sets, int set, int group)
{
    const Cells cells = cells_in(sets.cells(set));
    const bool is_told = std::ranges::any_of(step.facts, [&](const Fact& fact) {
        return fact.number == als_fact::of_set && fact.cells.front() == cells;
    });
    if (!is_told)
        step.facts.push_back({.number = als_fact::of_set,
                              .digits = {sets[set].digits},
                              .cells = {cells},
                              .sets = {group}});
}

void tell_apart(Step& step,
                const AlmostLockedSets& sets,
                std::array<int, 2> parts,
                std::array<int, 2> groups)
{
    step.facts.push_back({.number = als_fact::apart,
                          .digits = {digit_of(sets, parts[0])},
                          .cells = {cells_of(sets, parts[0]), cells_of(sets, parts[1])},
                          .sets = {groups[0], groups[1]}});
}

void tell_petal(Step& step, const AlmostLockedSets& sets, Candidate candidate, int part, int group)
{
    const int set = sets.set_of(part);
    step.facts.push_back({.number = als_fact::petal,
                          .digits = {DigitSet::only(candidate.digit),
                                     sets[set].digits.without(digit_of(sets, part))},
                          .cells = {Cells{candidate.cell}, cells_in(sets.cells(set))},
                          .sets = {group}});
}

void tell_place(Step& step, const AlmostLockedSets& sets, int one, int other)
{
    const CellSet seeing = sets.seen_by(one) & sets.seen_by(other);
    if (!seeing.empty())
        step.facts.push_back(
            {.number = als_fact::one_of_two,
             .digits = {digit_of(sets, one)},
             .cells = {cells_of(sets, one), cells_of(sets, other), cells_in(seeing)}});
}

void tell_place(Step& step, const AlmostLockedSets& sets, int part)
{
    const CellSet& seeing = sets.seen_by(part);
    if (!seeing.empty())
        step.facts.push_back({.number = als_fact::in_part,
                              .digits = {digit_of(sets, part)},
                              .cells = {cells_of(sets, part), cells_in(seeing)}});
}

void tell_places(Step& step, const AlmostLockedSets& sets, const std::vector<int>& parts)
{
    CellSet places = sets.cells_of_part(parts.front());
    CellSet seeing = sets.seen_by(parts.front());
    for (int part : parts) {
        places |= sets.cells_of_part(part);
        seeing &= sets.seen_by(part);
    }
    if (!seeing.empty())
        step.facts.push_back({.number = als_fact::in_parts,
                              .digits = {digit_of(sets, parts.front())},
                              .cells = {cells_in(places), cells_in(seeing)}});
}

} // namespace engine
