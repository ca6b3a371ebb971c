#include "engine/patterns/house_sums.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "engine/base/count.h"
#include "engine/steps/evidence.h"

namespace engine {

namespace {

struct CountedCage {
    int index; // in Grid::cages()
    CellSet cells;
};

std::vector<CountedCage> cages_to_count(const Grid& grid)
{
    std::vector<CountedCage> cages;
    for (int i = 0; i < count_of(grid.cages()); ++i) {
        if (grid.cages()[i].has_sum())
            cages.push_back({i, grid.set_of(grid.cages()[i].cells)});
    }
    std::vector<CountedCage> apart;
    for (const CountedCage& cage : cages) {
        const auto overlaps = [&](const CountedCage& other) {
            return other.index != cage.index && other.cells.meets(cage.cells);
        };
        if (std::ranges::none_of(cages, overlaps))
            apart.push_back(cage);
    }
    return apart;
}

// The house and all cells beside, above and below it.
CellSet with_neighbours(const Grid& grid, HouseIndex house)
{
    CellSet cells = grid.set_of(house);
    for (Cell cell : grid.house(house).cells) {
        const Place at = grid.place_of(cell);
        for (const Place beside : {Place{at.row - 1, at.column}, Place{at.row + 1, at.column},
                                   Place{at.row, at.column - 1}, Place{at.row, at.column + 1}}) {
            if (const auto neighbour = grid.cell_at(beside))
                cells.add(*neighbour);
        }
    }
    return cells;
}

} // namespace

bool HouseSum::is_about(const CellSet& some) const
{
    return std::ranges::any_of(
        std::array{&innies, &outies, &filled_in, &filled_out}, [&](const Cells* cells) {
            return std::ranges::any_of(*cells, [&](Cell cell) { return some.has(cell); });
        });
}

// Finds houses that lie together and what the cages have to do with them.
class HouseSums::Areas {
public:
    explicit Areas(const Chart& chart) : chart_(chart), cages_(cages_to_count(chart.grid())) {}

    std::vector<Area> run() &&
    {
        if (cages_.empty())
            return {};
        for (HouseIndex house : chart_.full_houses()) {
            add({house});
            if (chart_.kind(house) != HouseKind::Extra)
                parts_.push_back({house, with_neighbours(chart_.grid(), house)});
        }
        for (std::size_t one = 0; one < parts_.size(); ++one) {
            for (std::size_t two = one + 1; two < parts_.size(); ++two)
                add_pair(one, two);
        }
        std::ranges::stable_sort(areas_, {}, [](const Area& area) { return area.houses.size(); });
        return std::move(areas_);
    }

private:
    struct Part {
        HouseIndex house;
        CellSet around;
    };

    bool are_apart(std::size_t one, std::size_t other) const
    {
        return !chart_.cells(parts_[one].house).meets(chart_.cells(parts_[other].house));
    }
    bool touch(std::size_t one, std::size_t other) const
    {
        return parts_[one].around.meets(chart_.cells(parts_[other].house));
    }

    void add_pair(std::size_t one, std::size_t two)
    {
        if (!are_apart(one, two))
            return;
        const bool is_together = touch(one, two);
        if (is_together)
            add({parts_[one].house, parts_[two].house});
        for (std::size_t three = two + 1; three < parts_.size(); ++three) {
            if (!are_apart(one, three) || !are_apart(two, three))
                continue;
            const int touching = is_together + touch(one, three) + touch(two, three);
            if (touching >= 2)
                add({parts_[one].house, parts_[two].house, parts_[three].house});
        }
    }

    void add(std::vector<HouseIndex> houses)
    {
        CellSet cells(chart_.cell_count());
        for (HouseIndex house : houses)
            cells |= chart_.cells(house);
        Area area{std::move(houses), {}, {}, cells};
        for (const CountedCage& cage : cages_) {
            area.bare -= cage.cells;
            if (cage.cells.is_within(cells))
                area.inside.push_back(cage.index);
            else if (cage.cells.meets(cells))
                area.crossing.push_back({cage.index, cage.cells & cells, cage.cells - cells});
        }
        areas_.push_back(std::move(area));
    }

    const Chart& chart_;
    std::vector<CountedCage> cages_;
    std::vector<Part> parts_;
    std::vector<Area> areas_;
};

// Counts each cage that sticks out either whole, so that its cells outside are outies, or not at
// all, so that its cells inside are innies; in every way that leaves few cells.
class HouseSums::Balance {
public:
    Balance(const Candidates& candidates, std::vector<HouseSum>& sums)
        : candidates_(candidates), grid_(candidates.chart().grid()), sums_(sums)
    {
    }

    void add(const Area& area)
    {
        area_ = &area;
        choices_.clear();
        counted_.clear();
        const CellSet& open = candidates_.open_cells();
        const int bare = (area.bare & open).count();
        int least = bare;
        for (const Crossing& crossing : area.crossing) {
            const int in = (crossing.in & open).count();
            const int out = (crossing.out & open).count();
            if (in > 0 && out == 0)
                counted_.push_back(&crossing);
            else if (in > 0)
                choices_.push_back({&crossing, in, out});
            least += std::min(in, out);
            if (least > most_on_one_side)
                return;
        }
        choose(0, bare, 0, least - bare);
    }

private:
    struct Choice {
        const Crossing* crossing;
        int in;
        int out;
    };

    // `least` is how many more cells the choices from `next` on leave.
    void choose(std::size_t next, int in, int out, int least)
    {
        if (in + out + least > (in > 0 && out > 0 ? most_on_both : most_on_one_side))
            return;
        if (next == choices_.size()) {
            if (in + out > 0)
                add_sum();
            return;
        }
        const Choice& choice = choices_[next];
        const int rest = least - std::min(choice.in, choice.out);
        choose(next + 1, in + choice.in, out, rest);
        counted_.push_back(choice.crossing);
        choose(next + 1, in, out + choice.out, rest);
        counted_.pop_back();
    }

    void add_sum()
    {
        if (counted_.empty() && area_->inside.empty())
            return;
        CellSet in = area_->bare;
        CellSet out(grid_.cell_count());
        for (const Crossing& crossing : area_->crossing) {
            if (std::ranges::find(counted_, &crossing) != counted_.end())
                out |= crossing.out;
            else
                in |= crossing.in;
        }
        const CellSet& open = candidates_.open_cells();
        if (!is_new(in & open, out & open))
            return;
        HouseSum sum{area_->houses,
                     area_->inside,
                     cells_in(in & open),
                     cells_in(out & open),
                     cells_in(in - open),
                     cells_in(out - open),
                     0};
        for (const Crossing* crossing : counted_)
            sum.cages.push_back(crossing->cage);
        std::ranges::sort(sum.cages);
        sum.excess = excess_of(sum);
        sums_.push_back(std::move(sum));
    }

    // Whether there is no sum of these innies and outies yet.
    bool is_new(const CellSet& innies, const CellSet& outies)
    {
        std::uint64_t print = 0;
        for (const CellSet* cells : {&innies, &outies}) {
            for (std::uint64_t word : cells->words())
                print = (print ^ word) * 0x9e3779b97f4a7c15u;
        }
        for (std::size_t i = 0; i < prints_.size(); ++i) {
            if (prints_[i] == print && sums_[i].innies == cells_in(innies) &&
                sums_[i].outies == cells_in(outies))
                return false;
        }
        prints_.push_back(print);
        return true;
    }

    int excess_of(const HouseSum& sum) const
    {
        int excess = -sum_of_houses(count_of(sum.houses), grid_.size());
        for (int cage : sum.cages)
            excess += grid_.cages()[cage].sum;
        for (Cell cell : sum.filled_in)
            excess += candidates_.digit(cell);
        for (Cell cell : sum.filled_out)
            excess -= candidates_.digit(cell);
        return excess;
    }

    const Candidates& candidates_;
    const Grid& grid_;
    std::vector<HouseSum>& sums_;
    const Area* area_ = nullptr;
    std::vector<Choice> choices_;
    std::vector<const Crossing*> counted_;
    std::vector<std::uint64_t> prints_; // a hash of innies and outies for each sum
};

HouseSums::HouseSums(const Candidates& candidates) : areas_(Areas(candidates.chart()).run())
{
    add_sums(candidates);
}

void HouseSums::catch_up(const Candidates& candidates, std::span<const Candidate> removed)
{
    if (std::ranges::any_of(removed, [&](const Candidate& candidate) {
            return !candidates.is_open(candidate.cell);
        }))
        add_sums(candidates);
}

void HouseSums::add_sums(const Candidates& candidates)
{
    sums_.clear();
    Balance balance(candidates, sums_);
    for (const Area& area : areas_)
        balance.add(area);
    std::ranges::stable_sort(sums_, {}, [](const HouseSum& sum) {
        return std::pair(sum.houses.size(), sum.innies.size() + sum.outies.size());
    });
}

HiddenCages::HiddenCages(const Candidates& candidates)
{
    const Grid& grid = candidates.chart().grid();
    const std::span<const HouseSum> sums = candidates.worked_out<HouseSums>().all();
    for (int i = 0; i < count_of(sums); ++i) {
        const HouseSum& sum = sums[i];
        if (!sum.has_one_side() || sum.cell_count() == 1 || sum.side_sum() <= 0)
            continue;
        SumArea area = sum_area(candidates, grid.set_of(sum.side()), sum.side_sum());
        if (area.is_counted && !area.combinations.empty())
            cages_.push_back({std::move(area), i});
    }
}

void mark_house_sum(Step& step, const Candidates& candidates, const HouseSum& sum)
{
    const Chart& chart = candidates.chart();
    CellSet inside(chart.cell_count());
    for (HouseIndex house : sum.houses) {
        mark_house(step, house, Role::Base);
        inside |= chart.cells(house);
    }
    for (int cage : sum.cages) {
        const bool is_inside =
            chart.grid().set_of(chart.grid().cages()[cage].cells).is_within(inside);
        step.cages.push_back(cage_mark(candidates, cage, is_inside ? Role::Base : Role::Cover));
    }
    for (Cell cell : sum.innies)
        step.cells.push_back({cell, Role::Innie});
    for (Cell cell : sum.outies)
        step.cells.push_back({cell, Role::Outie});
    for (Cell cell : sum.filled_in)
        step.candidates.push_back({{cell, candidates.digit(cell)}, Role::Blocker, 0});
    for (Cell cell : sum.filled_out)
        step.candidates.push_back({{cell, candidates.digit(cell)}, Role::Blocker, 1});
}

} // namespace engine
