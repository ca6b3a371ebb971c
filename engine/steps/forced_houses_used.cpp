#include "engine/steps/forced_houses_used.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/position/forced_houses.h"

namespace engine {

namespace {

class ForcedHousesUsed {
public:
    explicit ForcedHousesUsed(const Grid& grid) : grid_(grid) {}

    void look_at(const Step& step)
    {
        take_named(step);
        const TechniqueFamily family = step.technique->standing.family;
        if (family == TechniqueFamily::Singles || family == TechniqueFamily::Direct)
            look_at_blockers(step);
        if (family == TechniqueFamily::Wings)
            take_sight(marked(step, Role::Pivot), marked(step, Role::Pincer));
        look_at_sets(step);
        look_at_removals(step);
        for (const Step& pattern : step.patterns)
            look_at(pattern);
    }

    // Those before it that a house follows from are used, too.
    std::vector<HouseIndex> used()
    {
        for (auto house = used_.rbegin(); house != used_.rend(); ++house)
            take(origin_of(grid_, *house).value().inside);
        return {used_.begin(), used_.end()};
    }

private:
    void take(HouseIndex house)
    {
        if (house != no_house && grid_.house(house).is_forced)
            used_.insert(house);
    }

    void take(const std::vector<HouseIndex>& houses)
    {
        for (HouseIndex house : houses)
            take(house);
    }

    void take_named(const Step& step)
    {
        for (const HouseMark& mark : step.houses)
            take(mark.house);
        for (const Fact& fact : step.facts) {
            for (const std::vector<HouseIndex>& houses : fact.houses)
                take(houses);
        }
        take_named(step.links);
        for (const Branch& branch : step.branches)
            take_named(branch.links);
    }

    void take_named(const std::vector<Link>& links)
    {
        for (const Link& link : links) {
            take(link.house);
            if (link.reason == LinkReason::Sight)
                take_sight(link.from.cells, link.to.cells);
        }
    }

    // What a placed digit excludes: other cells of the house, or the digits of the single.
    void look_at_blockers(const Step& step)
    {
        const Cells blockers = marked(step, Role::Blocker);
        const Cells excluded = marked(step, Role::Excluded);
        if (excluded.empty())
            take_sight(blockers, marked(step, Role::Focus));
        for (Cell cell : excluded) {
            const auto sees_cell = [&](Cell blocker) {
                return sees_plainly(blocker, cell);
            };
            if (std::ranges::none_of(blockers, sees_cell))
                take_sight(blockers, {cell});
        }
    }

    void look_at_sets(const Step& step)
    {
        std::map<int, Cells> sets;
        for (const CellMark& mark : step.cells) {
            if (mark.role == Role::Set)
                sets[mark.group].push_back(mark.cell);
        }
        for (const auto& [group, cells] : sets)
            take(house_of_all(cells));
    }

    void look_at_removals(const Step& step)
    {
        const bool is_fish = step.technique->standing.family == TechniqueFamily::Fish;
        for (const Candidate& removed : step.removals) {
            if (lies_in_house(step, removed.cell))
                continue;
            for (const CandidateMark& mark : step.candidates) {
                const bool is_fin = mark.role == Role::Fin || mark.role == Role::Endofin;
                if (mark.candidate.digit == removed.digit && (is_fin || !is_fish))
                    take_sight({mark.candidate.cell}, {removed.cell});
            }
            if (step.links.empty())
                continue;
            for (const Node& end : {step.links.front().from, step.links.back().to}) {
                if (end.digit == removed.digit)
                    take_sight(end.cells, {removed.cell});
            }
        }
    }

    // Of each two that see each other only because of it.
    void take_sight(const Cells& ones, const Cells& others)
    {
        for (Cell one : ones) {
            for (Cell other : others) {
                if (one != other && !sees_plainly(one, other))
                    take(house_of_all({one, other}));
            }
        }
    }

    bool lies_in_house(const Step& step, Cell cell) const
    {
        return std::ranges::any_of(step.houses, [&](const HouseMark& mark) {
            return mark.role != Role::Witness && grid_.set_of(mark.house).has(cell);
        });
    }

    bool sees_plainly(Cell one, Cell other) const
    {
        const HouseIndex house = house_of_all({one, other});
        return (house != no_house && !grid_.house(house).is_forced) ||
               std::ranges::binary_search(grid_.pairs(), Pair(one, other)) ||
               std::ranges::binary_search(grid_.pairs(), Pair(other, one)) ||
               std::ranges::any_of(grid_.cages(), [&](const Cage& cage) {
                   return grid_.set_of(Cells{one, other}).is_within(grid_.set_of(cage.cells));
               });
    }

    // The first house, so a forced one only if there is no other.
    HouseIndex house_of_all(const Cells& cells) const
    {
        const CellSet all = grid_.set_of(cells);
        for (const auto& [house, position] : grid_.houses_of(cells.front())) {
            if (all.is_within(grid_.set_of(house)))
                return house;
        }
        return no_house;
    }

    static Cells marked(const Step& step, Role role)
    {
        Cells cells;
        for (const CellMark& mark : step.cells) {
            if (mark.role == role)
                cells.push_back(mark.cell);
        }
        return cells;
    }

    const Grid& grid_;
    std::set<HouseIndex> used_ = {};
};

} // namespace

std::vector<HouseIndex> forced_houses_used(const Grid& grid, const Step& step)
{
    if (grid.houses().empty() || !grid.houses().back().is_forced) // they are the last ones
        return {};
    ForcedHousesUsed looking(grid);
    looking.look_at(step);
    return looking.used();
}

} // namespace engine
