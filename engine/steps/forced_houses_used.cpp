#include "engine/steps/forced_houses_used.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/position/forced_houses.h"

namespace engine {

namespace {

class ForcedHousesUsed {
public:
    explicit ForcedHousesUsed(const Grid& grid) : grid_(grid)
    {
        for (HouseIndex house : grid.house_indexes()) {
            if (auto origin = origin_of(grid, house))
                origins_.emplace(house, *std::move(origin));
        }
    }

    bool has_any() const { return !origins_.empty(); }

    void look_at(const Step& step)
    {
        take_named(step);
        if (step.technique->standing.family == TechniqueFamily::Singles ||
            step.technique->standing.family == TechniqueFamily::Direct)
            look_at_blockers(step);
        look_at_sets(step);
        look_at_wing(step);
        look_at_removals(step);
        for (const Step& pattern : step.patterns)
            look_at(pattern);
    }

    // Those before it that a house follows from are used, too.
    std::vector<HouseIndex> used()
    {
        for (auto house = used_.rbegin(); house != used_.rend(); ++house) {
            for (HouseIndex inside : origins_.at(*house).inside)
                take(inside);
        }
        return {used_.begin(), used_.end()};
    }

private:
    void take(HouseIndex house)
    {
        if (origins_.contains(house))
            used_.insert(house);
    }

    void take_named(const Step& step)
    {
        for (const HouseMark& mark : step.houses)
            take(mark.house);
        for (const Fact& fact : step.facts) {
            for (const std::vector<HouseIndex>& houses : fact.houses)
                std::ranges::for_each(houses, [&](HouseIndex house) { take(house); });
        }
        const auto take_links = [&](const std::vector<Link>& links) {
            for (const Link& link : links) {
                take(link.house);
                if (link.reason == LinkReason::Sight)
                    take_sight(link.from.cells, link.to.cells);
            }
        };
        take_links(step.links);
        for (const Branch& branch : step.branches)
            take_links(branch.links);
    }

    // What a placed digit excludes: other cells of the house, or the digits of the single.
    void look_at_blockers(const Step& step)
    {
        const Cells blockers = cells_with(step, Role::Blocker);
        const Cells excluded = cells_with(step, Role::Excluded);
        if (excluded.empty())
            take_sight(blockers, cells_with(step, Role::Focus));
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
        for (const auto& [group, cells] : sets) {
            const CellSet set = grid_.set_of(cells);
            const auto holds_all = [&](HouseIndex house) {
                return set.is_within(grid_.set_of(house));
            };
            const HouseIndexes houses = grid_.house_indexes();
            const auto house = std::ranges::find_if(houses, holds_all);
            if (house != houses.end())
                take(*house);
        }
    }

    void look_at_wing(const Step& step)
    {
        if (step.technique->standing.family == TechniqueFamily::Wings)
            take_sight(cells_with(step, Role::Pivot), cells_with(step, Role::Pincer));
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
                    take(house_of_both(one, other));
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
        const bool share_house =
            std::ranges::any_of(grid_.houses_of(one), [&](const PlaceOfCell& place) {
                return !origins_.contains(place.house) && grid_.set_of(place.house).has(other);
            });
        return share_house || std::ranges::binary_search(grid_.pairs(), Pair(one, other)) ||
               std::ranges::binary_search(grid_.pairs(), Pair(other, one)) ||
               std::ranges::any_of(grid_.cages(), [&](const Cage& cage) {
                   return std::ranges::count(cage.cells, one) > 0 &&
                          std::ranges::count(cage.cells, other) > 0;
               });
    }

    HouseIndex house_of_both(Cell one, Cell other) const
    {
        for (const PlaceOfCell& place : grid_.houses_of(one)) {
            if (grid_.set_of(place.house).has(other))
                return place.house;
        }
        return no_house;
    }

    static Cells cells_with(const Step& step, Role role)
    {
        Cells cells;
        for (const CellMark& mark : step.cells) {
            if (mark.role == role)
                cells.push_back(mark.cell);
        }
        return cells;
    }

    const Grid& grid_;
    std::map<HouseIndex, HouseOrigin> origins_ = {};
    std::set<HouseIndex> used_ = {};
};

} // namespace

std::vector<HouseIndex> forced_houses_used(const Grid& grid, const Step& step)
{
    ForcedHousesUsed looking(grid);
    if (!looking.has_any())
        return {};
    looking.look_at(step);
    return looking.used();
}

} // namespace engine
