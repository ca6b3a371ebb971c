#include "engine/position/equivalences.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/position/chart.h"

namespace engine {

namespace {

constexpr std::size_t most_cells_of_ring = 16;
// With more houses than this, not all combinations can be tried.
constexpr std::size_t many_houses = 50;

// On a smaller grid the same number of cells is a larger part of it.
int most_cells_apart(const Chart& chart)
{
    return std::min(6, chart.size() * 2 / 3);
}

// For each cell, the number of bases that contain it minus the number of covers.
using Weights = std::vector<int>;

using Proposal = EquivalentCells;

Weights weights_of(const Chart& chart, const EquivalentHouses& houses)
{
    Weights weights(chart.cell_count());
    for (HouseIndex house : houses.bases) {
        for (Cell cell : chart.cells_in_order(house))
            ++weights[cell.index];
    }
    for (HouseIndex house : houses.covers) {
        for (Cell cell : chart.cells_in_order(house))
            --weights[cell.index];
    }
    return weights;
}

Proposal proposal_of(const Chart& chart, EquivalentHouses houses)
{
    const Weights weights = weights_of(chart, houses);
    Proposal proposal{std::move(houses), {}, {}};
    for (Cell cell : chart.grid().cells()) {
        const int weight = weights[cell.index];
        Cells& side = weight > 0 ? proposal.in_bases : proposal.in_covers;
        side.insert(side.end(), std::abs(weight), cell);
    }
    return proposal;
}

// Compares any full houses with as many others, as long as their overlaps allow them to differ in
// few cells.
class HouseSearch {
public:
    explicit HouseSearch(const Chart& chart) : chart_(chart), most_apart_(most_cells_apart(chart))
    {
        for (HouseIndex house : chart.houses()) {
            if (chart.is_full(house))
                houses_.push_back(house);
        }
        most_houses_ = houses_.size() > many_houses ? 2 : has_odd_regions() ? 4 : 3;
        for (HouseIndex one : houses_) {
            for (HouseIndex other : houses_)
                shared_.push_back((chart.cells(one) & chart.cells(other)).count());
        }
    }

    std::vector<Proposal> run()
    {
        add_bases(0, std::vector<int>(houses_.size()));
        return std::move(found_);
    }

private:
    // If regions are boxes, four houses say nothing that fewer do not say.
    bool has_odd_regions() const
    {
        return std::ranges::any_of(houses_, [&](HouseIndex house) {
            return chart_.kind(house) == HouseKind::Region && !chart_.is_box(house);
        });
    }

    // `shared`: for each house, the number of cells that it shares with the bases.
    void add_bases(std::size_t from, const std::vector<int>& shared)
    {
        if (bases_.size() > 1 && may_be_covered(shared))
            add_covers(shared);
        if (bases_.size() == most_houses_)
            return;
        for (std::size_t i = from; i < houses_.size(); ++i) {
            std::vector<int> more = shared;
            for (std::size_t other = 0; other < houses_.size(); ++other)
                more[other] += shared_[i * houses_.size() + other];
            bases_.push_back(i);
            add_bases(i + 1, more);
            bases_.pop_back();
        }
    }

    // Whether covers could contain all but a few cells of the bases, if the houses that share most
    // cells with the bases did not overlap.
    bool may_be_covered(const std::vector<int>& shared)
    {
        houses_sharing_.assign(chart_.size() + 1, 0);
        for (std::size_t i = bases_.front() + 1; i < houses_.size(); ++i) {
            if (std::ranges::find(bases_, i) == bases_.end())
                ++houses_sharing_[std::min(shared[i], chart_.size())];
        }
        auto missing = count_of(bases_);
        int apart = chart_.size() * missing - most_apart_;
        for (int most = chart_.size(); most > 0 && missing > 0 && apart > 0; --most) {
            const int houses = std::min(missing, houses_sharing_[most]);
            apart -= houses * most;
            missing -= houses;
        }
        return apart <= 0;
    }

    // Covers come after the first base, because the two sides may be exchanged.
    void add_covers(const std::vector<int>& shared)
    {
        fitting_.clear();
        for (std::size_t i = bases_.front() + 1; i < houses_.size(); ++i) {
            if (std::ranges::find(bases_, i) == bases_.end())
                fitting_.push_back(i);
        }
        std::ranges::sort(fitting_, [&](std::size_t one, std::size_t other) {
            return std::pair(-shared[one], one) < std::pair(-shared[other], other);
        });
        choose_covers(0, shared, chart_.size() * count_of(bases_));
    }

    // `apart`: the least number of cells that the bases contain beyond the covers so far. Covers
    // that share many cells come first; so once one shares too few, all later ones do, too.
    void choose_covers(std::size_t from, const std::vector<int>& shared, int apart)
    {
        const int missing = static_cast<int>(bases_.size() - covers_.size());
        if (missing == 0) {
            propose();
            return;
        }
        for (std::size_t i = from; i < fitting_.size(); ++i) {
            const int most = std::min(shared[fitting_[i]], chart_.size());
            if (apart - missing * most > most_apart_)
                return;
            covers_.push_back(fitting_[i]);
            choose_covers(i + 1, shared, apart - most);
            covers_.pop_back();
        }
    }

    void propose()
    {
        EquivalentHouses houses;
        for (std::size_t base : bases_)
            houses.bases.push_back(houses_[base]);
        for (std::size_t cover : covers_)
            houses.covers.push_back(houses_[cover]);
        std::ranges::sort(houses.covers);
        Proposal proposal = proposal_of(chart_, std::move(houses));
        if (!proposal.in_bases.empty() && count_of(proposal.in_bases) <= most_apart_)
            found_.push_back(std::move(proposal));
    }

    const Chart& chart_;
    int most_apart_;
    std::vector<HouseIndex> houses_ = {};
    std::vector<int> shared_ = {};
    std::size_t most_houses_ = 0;
    std::vector<std::size_t> bases_ = {}; // indexes in houses_
    std::vector<std::size_t> covers_ = {};
    std::vector<std::size_t> fitting_ = {};
    std::vector<int> houses_sharing_ = {}; // by the number of cells shared with the bases
    std::vector<Proposal> found_ = {};
};

// A stack or a band: lines that intersect the same regions, and these regions.
struct Strip {
    std::vector<HouseIndex> lines;
    std::vector<HouseIndex> regions;
};

std::vector<Strip> strips_of(const Chart& chart, const std::vector<HouseIndex>& lines)
{
    std::map<std::vector<HouseIndex>, std::vector<HouseIndex>> lines_of_regions;
    for (HouseIndex line : lines) {
        std::set<HouseIndex> regions;
        for (Cell cell : chart.cells_in_order(line)) {
            for (const PlaceOfCell& place : chart.houses_of(cell)) {
                if (chart.is_box(place.house) && chart.is_full(place.house))
                    regions.insert(place.house);
            }
        }
        lines_of_regions[{regions.begin(), regions.end()}].push_back(line);
    }
    std::vector<Strip> strips;
    for (const auto& [regions, own] : lines_of_regions) {
        if (own.size() == regions.size() && own.size() > 1)
            strips.push_back({own, regions});
    }
    return strips;
}

// The columns of two stacks except one of each, compared with one row of each of two bands and the
// boxes of these stacks between the bands: the cells that differ are a ring and the cells at its
// corners.
class RingSearch {
public:
    RingSearch(const Chart& chart, const Lattice& lattice, std::vector<Proposal>& found)
        : chart_(chart),
          stacks_(strips_of(chart, lattice.columns)),
          bands_(strips_of(chart, lattice.rows)),
          found_(found)
    {
    }

    void run()
    {
        each_pair(stacks_, [&](const Strip& one, const Strip& other) {
            for (HouseIndex left : one.lines) {
                for (HouseIndex right : other.lines) {
                    columns_.clear();
                    for (const Strip* stack : {&one, &other})
                        std::ranges::copy_if(
                            stack->lines, std::back_inserter(columns_),
                            [&](HouseIndex line) { return line != left && line != right; });
                    add_rows(one, other);
                }
            }
        });
    }

private:
    template <class Visit>
    static void each_pair(const std::vector<Strip>& strips, Visit visit)
    {
        for (std::size_t i = 0; i < strips.size(); ++i) {
            for (std::size_t j = i + 1; j < strips.size(); ++j)
                visit(strips[i], strips[j]);
        }
    }

    void add_rows(const Strip& stack, const Strip& other_stack)
    {
        each_pair(bands_, [&](const Strip& one, const Strip& other) {
            if (columns_.size() * (one.lines.size() + other.lines.size() - 2) > most_cells_of_ring)
                return;
            std::vector<HouseIndex> boxes;
            for (const Strip* each : {&stack, &other_stack}) {
                std::ranges::copy_if(each->regions, std::back_inserter(boxes), [&](HouseIndex box) {
                    return std::ranges::count(one.regions, box) == 0 &&
                           std::ranges::count(other.regions, box) == 0;
                });
            }
            for (HouseIndex upper : one.lines) {
                for (HouseIndex lower : other.lines)
                    propose(upper, lower, boxes);
            }
        });
    }

    void propose(HouseIndex upper, HouseIndex lower, const std::vector<HouseIndex>& boxes)
    {
        EquivalentHouses houses{columns_, {upper, lower}};
        houses.covers.insert(houses.covers.end(), boxes.begin(), boxes.end());
        if (houses.bases.size() != houses.covers.size())
            return;
        found_.push_back(proposal_of(chart_, std::move(houses)));
    }

    const Chart& chart_;
    std::vector<Strip> stacks_;
    std::vector<Strip> bands_;
    std::vector<Proposal>& found_;
    std::vector<HouseIndex> columns_ = {};
};

// Whether other techniques cover it: one house on each side, or leftovers.
std::vector<Proposal> known_to_others(const Chart& chart)
{
    std::vector<Proposal> known;
    for (HouseIndex one : chart.houses()) {
        for (const Overlap& overlap : chart.overlaps_of(one)) {
            if (one < overlap.other && chart.is_full(one) && chart.is_full(overlap.other))
                known.push_back(proposal_of(chart, {{one}, {overlap.other}}));
        }
    }
    std::erase_if(known, [&](const Proposal& each) {
        return count_of(each.in_bases) > most_cells_apart(chart);
    });
    for (const Leftovers& each : chart.leftovers())
        known.push_back({{each.lines, each.regions}, each.in_lines, each.in_regions});
    return known;
}

// If a part of an equivalence is an equivalence, so is the rest, and both together say no more.
bool is_made_of_parts(const Proposal& whole, const std::vector<Proposal>& parts)
{
    return std::ranges::any_of(parts, [&](const Proposal& part) {
        return (std::ranges::includes(whole.in_bases, part.in_bases) &&
                std::ranges::includes(whole.in_covers, part.in_covers)) ||
               (std::ranges::includes(whole.in_bases, part.in_covers) &&
                std::ranges::includes(whole.in_covers, part.in_bases));
    });
}

std::vector<Proposal> small_ones_of(const Chart& chart)
{
    std::vector<Proposal> all = HouseSearch(chart).run();
    std::ranges::stable_sort(all, [](const Proposal& one, const Proposal& other) {
        return std::pair(one.in_bases.size(), one.houses.bases.size()) <
               std::pair(other.in_bases.size(), other.houses.bases.size());
    });
    std::vector<Proposal> parts = known_to_others(chart);
    std::vector<Proposal> wholes;
    for (Proposal& each : all) {
        if (is_made_of_parts(each, parts))
            continue;
        parts.push_back(each);
        wholes.push_back(std::move(each));
    }
    return wholes;
}

std::vector<Proposal> rings_of(const Chart& chart)
{
    std::vector<Proposal> rings;
    for (const Lattice& lattice : chart.lattices())
        RingSearch(chart, lattice, rings).run();
    return rings;
}

// The cells are sorted; a remaining cell counts as often as it occurs.
Cells without_first(const Cells& cells)
{
    Cells rest;
    for (std::size_t i = 1; i < cells.size(); ++i) {
        if (cells[i] == cells[i - 1])
            rest.push_back(cells[i]);
    }
    return rest;
}

} // namespace

Equivalences::Equivalences(const Chart& chart)
    : in_bases_(chart.cell_count()),
      in_covers_(chart.cell_count()),
      twice_in_bases_(chart.cell_count()),
      twice_in_covers_(chart.cell_count())
{
    for (Proposal& each : small_ones_of(chart))
        add(chart, std::move(each));
    first_ring_ = count();
    for (Proposal& each : rings_of(chart))
        add(chart, std::move(each));
}

void Equivalences::add(const Chart& chart, EquivalentCells each)
{
    const Cells again_in_bases = without_first(each.in_bases);
    const Cells again_in_covers = without_first(each.in_covers);
    if (!without_first(again_in_bases).empty() || !without_first(again_in_covers).empty())
        return; // a cell that counts three times: not supported
    in_bases_.add(chart.grid().set_of(each.in_bases));
    in_covers_.add(chart.grid().set_of(each.in_covers));
    twice_in_bases_.add(chart.grid().set_of(again_in_bases));
    twice_in_covers_.add(chart.grid().set_of(again_in_covers));
    houses_.push_back(std::move(each.houses));
}

} // namespace engine
