#include "engine/solve/thorough_plan.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "engine/solve/balanced_sums.h"
#include "engine/solve/cage_sums.h"
#include "engine/solve/leftover_cells.h"
#include "engine/solve/sets_of_digits.h"

namespace engine {

namespace {

constexpr std::size_t most_groups_of_balance = 5;

// The cells of cages inside the house come first, cage by cage.
DifferingCells with_cages_inside(const Grid& grid, HouseIndex house)
{
    DifferingCells group;
    CellSet left = grid.set_of(house);
    int sum = 0;
    for (const Cage& cage : grid.cages()) {
        if (!cage.has_sum() ||
            !std::ranges::all_of(cage.cells, [&](Cell cell) { return left.has(cell); }))
            continue;
        for (Cell cell : cage.cells) {
            left.remove(cell);
            group.cells.push_back(cell.index);
        }
        sum += cage.sum;
        group.parts.push_back({group.cells.size(), sum});
    }
    for (Cell cell : grid.house(house).cells) {
        if (left.has(cell))
            group.cells.push_back(cell.index);
    }
    return group;
}

} // namespace

bool ThoroughPlan::fits(const Grid& grid)
{
    return grid.size() <= SetsOfDigits::most_digits;
}

ThoroughPlan::ThoroughPlan(const Grid& grid)
    : size_(grid.size()),
      cells_(grid.cells().size()),
      words_((cells_ + 63) / 64),
      relations_of_(cells_)
{
    add_peers(grid);
    add_leftovers(grid);
    add_cages(grid);
    add_houses(grid);
    add_balances(grid);
}

void ThoroughPlan::add_peers(const Grid& grid)
{
    peers_.resize(cells_ * words_);
    for (Cell cell : grid.cells()) {
        for (Cell peer : grid.peers_of(cell))
            let_see(cell.index, peer.index);
    }
}

bool ThoroughPlan::let_see(std::size_t cell, std::size_t other)
{
    const bool is_new = !sees(cell, other);
    peers_[cell * words_ + other / 64] |= std::uint64_t{1} << other % 64;
    peers_[other * words_ + cell / 64] |= std::uint64_t{1} << cell % 64;
    is_impossible_ |= cell == other;
    return is_new;
}

bool ThoroughPlan::let_see_all(std::size_t cell, std::size_t other)
{
    bool is_new = false;
    for (std::size_t peer = 0; peer < cells_; ++peer) {
        if (sees(other, peer))
            is_new |= let_see(cell, peer);
    }
    return is_new;
}

bool ThoroughPlan::all_differ(const Cells& cells) const
{
    return std::ranges::all_of(cells, [&](Cell one) {
        return std::ranges::all_of(
            cells, [&](Cell other) { return one == other || sees(one.index, other.index); });
    });
}

bool ThoroughPlan::see_through(const Cells& one, const Cells& other)
{
    bool is_new = false;
    if (one.size() == 1) {
        is_new |= let_see_all(one.front().index, other.front().index);
        is_new |= let_see_all(other.front().index, one.front().index);
        return is_new;
    }
    if (!all_differ(one))
        return false;
    for (Cell cell : other) {
        for (Cell next : other)
            is_new |= cell != next && let_see(cell.index, next.index);
    }
    return is_new;
}

void ThoroughPlan::add_leftovers(const Grid& grid)
{
    const std::vector<LeftoverCells> all = leftover_cells(grid);
    for (bool is_new = true; is_new && !is_impossible_;) {
        is_new = false;
        for (const LeftoverCells& each : all) {
            is_new |= see_through(each.in_lines, each.in_regions);
            is_new |= see_through(each.in_regions, each.in_lines);
        }
    }
    for (const LeftoverCells& each : all) {
        Relation relation{.kind = Relation::Kind::Leftovers, .groups = {}};
        add_groups(each.in_lines, false, relation);
        add_groups(each.in_regions, true, relation);
        add(std::move(relation));
    }
}

void ThoroughPlan::add_houses(const Grid& grid)
{
    for (HouseIndex house : grid.house_indexes())
        add({.kind = Relation::Kind::Alone, .groups = {with_cages_inside(grid, house)}});
}

// Also those inside a house, as they are looked through faster than the house.
void ThoroughPlan::add_cages(const Grid& grid)
{
    for (const Cage& cage : grid.cages()) {
        DifferingCells group;
        for (Cell cell : cage.cells)
            group.cells.push_back(cell.index);
        is_impossible_ |= group.cells.size() > size_;
        Relation relation{.kind = Relation::Kind::Alone, .groups = {std::move(group)}};
        if (cage.has_sum()) {
            relation.groups[0].parts.push_back({relation.groups[0].cells.size(), cage.sum});
            relation.total = cage.sum;
            combine(relation);
        }
        add(std::move(relation));
    }
}

void ThoroughPlan::add_balances(const Grid& grid)
{
    for (const BalancedSums& balance : balanced_sums(grid)) {
        is_impossible_ |=
            balance.inside.empty() && balance.outside.empty() && balance.difference != 0;
        Relation relation{
            .kind = Relation::Kind::Balance, .groups = {}, .total = balance.difference};
        add_groups(balance.inside, false, relation);
        add_groups(balance.outside, true, relation);
        if (relation.groups.size() == 1) {
            DifferingCells& group = relation.groups.front();
            relation.total = group.is_opposite ? -relation.total : relation.total;
            group.is_opposite = false;
            combine(relation);
        }
        if (relation.groups.size() <= most_groups_of_balance)
            add(std::move(relation));
    }
}

void ThoroughPlan::combine(Relation& relation)
{
    const int count = count_of(relation.groups.front().cells);
    if (const auto found = combinations_of(static_cast<int>(size_), count, relation.total))
        relation.combinations = *found;
    is_impossible_ |= relation.combinations.empty();
}

// As few groups as are found by adding each cell to the first group in which it sees all.
void ThoroughPlan::add_groups(const Cells& cells, bool is_opposite, Relation& relation) const
{
    const std::size_t first = relation.groups.size();
    for (Cell cell : cells) {
        const auto fits = [&](const DifferingCells& group) {
            return std::ranges::all_of(
                group.cells, [&](std::size_t member) { return sees(member, cell.index); });
        };
        const auto group =
            std::find_if(relation.groups.begin() + first, relation.groups.end(), fits);
        if (group != relation.groups.end())
            group->cells.push_back(cell.index);
        else
            relation.groups.push_back(
                {.cells = {cell.index}, .parts = {}, .is_opposite = is_opposite});
    }
}

void ThoroughPlan::add(Relation relation)
{
    if (is_impossible_ || relation.groups.empty())
        return;
    for (const DifferingCells& group : relation.groups) {
        for (std::size_t cell : group.cells)
            relations_of_[cell].push_back(static_cast<std::uint16_t>(relations_.size()));
    }
    relations_.push_back(std::move(relation));
}

} // namespace engine
