// Two strong links of one digit, of which at least one ends in a group: the places of a digit in a
// house that lie in another house, too. One of the free ends holds the digit. Houses: the two links
// as witnesses. Cells: start and end (the free ends) and, as Cause, the joined ones. Candidates:
// all as Cause. Links: strong, weak, strong.

#include <array>
#include <bit>

#include "engine/teach/techniques/conjugate_pairs.h"
#include "engine/teach/techniques/finders.h"
#include "engine/teach/techniques/templates.h"

namespace engine {

namespace {

struct End {
    CellSet cells;
    CellSet reach; // candidates that all its cells see
};

// The digit is in one of the ends.
struct Split {
    int house;
    bool is_grouped;
    std::array<End, 2> ends;
};

class GroupedLinks {
public:
    GroupedLinks(const Candidates& candidates, Digit digit, Technique technique)
        : candidates_(candidates), chart_(candidates.chart()), digit_(digit), technique_(technique)
    {
        for (int house = 0; house < chart_.house_count(); ++house) {
            if (chart_.is_full(house))
                split(house, candidates.places(house, digit));
        }
    }

    void find(Steps& steps) const
    {
        for (std::size_t i = 0; i < splits_.size(); ++i) {
            for (std::size_t j = i + 1; j < splits_.size(); ++j) {
                if (splits_[i].house != splits_[j].house &&
                    (splits_[i].is_grouped || splits_[j].is_grouped))
                    join(splits_[i], splits_[j], steps);
                if (steps.is_satisfied())
                    return;
            }
        }
    }

private:
    struct Chain {
        const End& start;
        const End& joint;
        const End& other_joint;
        const End& end;
        int house;
        int other_house;
    };

    void split(int house, Places places)
    {
        const int count = std::popcount(places);
        if (count == 2)
            add(house, places & -places, places & (places - 1));
        if (count <= 2)
            return;
        const std::size_t first = splits_.size();
        for (const Overlap& overlap : chart_.overlaps_of(house)) {
            const Places here = places & overlap.here;
            if (here != 0 && here != places && !has_split(first, house, here, places))
                add(house, here, places & ~here);
        }
    }

    bool has_split(std::size_t first, int house, Places here, Places places) const
    {
        for (std::size_t i = first; i < splits_.size(); ++i) {
            const Places known = chart_.places_of(splits_[i].ends[0].cells, house);
            if (known == here || known == (places & ~here))
                return true;
        }
        return false;
    }

    void add(int house, Places one, Places other)
    {
        Split split{house, std::popcount(one | other) > 2, {end(house, one), end(house, other)}};
        if (!split.ends[0].reach.empty() && !split.ends[1].reach.empty())
            splits_.push_back(std::move(split));
    }

    End end(int house, Places places) const
    {
        End end{chart_.cells_at(house, places), candidates_.cells_with(digit_)};
        for (Cell cell : end.cells)
            end.reach &= chart_.peers(cell);
        return end;
    }

    void join(const Split& one, const Split& other, Steps& steps) const
    {
        for (std::size_t way = 0; way < 4; ++way) {
            const End& joint = one.ends[way & 1];
            const End& other_joint = other.ends[way >> 1];
            if (other_joint.cells.is_within(joint.reach))
                look_at({one.ends[~way & 1], joint, other_joint, other.ends[~(way >> 1) & 1],
                         one.house, other.house},
                        steps);
        }
    }

    void look_at(const Chain& chain, Steps& steps) const
    {
        const CellSet joints = chain.joint.cells | chain.other_joint.cells;
        const CellSet prey = (chain.start.reach & chain.end.reach) - joints;
        if (prey.empty() || chain.start.cells.meets(chain.end.cells) ||
            chain.start.cells.meets(chain.other_joint.cells) ||
            chain.end.cells.meets(chain.joint.cells) || name_of(chain) != technique_)
            return;
        steps.add(step_of(chain, prey));
    }

    Technique name_of(const Chain& chain) const
    {
        const HouseKind kind = chart_.kind(chain.house);
        const HouseKind other = chart_.kind(chain.other_house);
        if (!is_line(kind) || !is_line(other))
            return Technique::GroupedTurbotFish;
        if (kind != other)
            return chart_.house_of_all(chain.joint.cells | chain.other_joint.cells) >= 0
                       ? Technique::GroupedTwoStringKite
                       : Technique::GroupedTurbotFish;
        return chart_.cells(chain.house).meets(chart_.cells(chain.other_house))
                   ? Technique::GroupedTurbotFish
                   : Technique::GroupedSkyscraper;
    }

    Step step_of(const Chain& chain, const CellSet& prey) const
    {
        Step step{.technique = technique_, .size = 2, .digits = DigitSet::only(digit_)};
        step.houses = {{chain.house, Role::Witness}, {chain.other_house, Role::Witness}};
        mark(step, chain.start, Role::Start);
        mark(step, chain.end, Role::End);
        mark(step, chain.joint, Role::Cause);
        mark(step, chain.other_joint, Role::Cause);
        const Node joint = node_of(chain.joint.cells, digit_);
        const Node other_joint = node_of(chain.other_joint.cells, digit_);
        const int between = chart_.house_of_all(chain.joint.cells | chain.other_joint.cells);
        step.links = {{node_of(chain.start.cells, digit_), joint, LinkKind::Strong,
                       LinkReason::House, chain.house},
                      {joint, other_joint, LinkKind::Weak,
                       between < 0 ? LinkReason::Sight : LinkReason::House, between, false},
                      {other_joint, node_of(chain.end.cells, digit_), LinkKind::Strong,
                       LinkReason::House, chain.other_house}};
        for (Cell cell : prey)
            step.removals.push_back({cell, digit_});
        return step;
    }

    void mark(Step& step, const End& end, Role role) const
    {
        for (Cell cell : end.cells) {
            step.cells.push_back({cell, role});
            step.candidates.push_back({{cell, digit_}, Role::Cause});
        }
    }

    const Candidates& candidates_;
    const Chart& chart_;
    Digit digit_;
    Technique technique_;
    std::vector<Split> splits_;
};

} // namespace

void find_grouped_links(const Candidates& candidates, Technique technique, Steps& steps)
{
    for (Digit digit : candidates.chart().all_digits()) {
        if (!impossible_cells(candidates, digit).empty())
            GroupedLinks(candidates, digit, technique).find(steps);
        if (steps.is_satisfied())
            return;
    }
}

} // namespace engine
