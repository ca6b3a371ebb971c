// What a thorough search sees at a glance.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <span>
#include <vector>

#include "engine/base/bits.h"
#include "engine/base/count.h"
#include "engine/solve/thorough_search.h"

namespace engine {

namespace {

constexpr int most_digits = SetsOfDigits::most_digits;
constexpr std::uint32_t sets_of_digits = 1u << most_digits;
constexpr int sum_of_all_digits = 45;

// Sums of so many different digits of a set; `none` if it has fewer.
struct SumsOfSet {
    static constexpr int none = 100;
    std::array<std::uint8_t, most_digits + 1> least;
    std::array<std::uint8_t, most_digits + 1> most;
};

constexpr SumsOfSet sums_of_set(std::uint32_t set)
{
    SumsOfSet sums = {};
    sums.least.fill(SumsOfSet::none);
    sums.least[0] = 0;
    std::size_t count = 0;
    for (int digit = 1; digit <= most_digits; ++digit) {
        if ((set >> (digit - 1) & 1u) == 0)
            continue;
        sums.least[count + 1] = static_cast<std::uint8_t>(sums.least[count] + digit);
        ++count;
    }
    for (std::size_t some = 1; some <= count; ++some) {
        sums.most[some] = static_cast<std::uint8_t>(sums.least[count] - sums.least[count - some]);
    }
    return sums;
}

constexpr auto sums_of_sets = [] {
    std::array<SumsOfSet, sets_of_digits> sums = {};
    for (std::uint32_t set = 0; set < sets_of_digits; ++set)
        sums[set] = sums_of_set(set);
    return sums;
}();

// The sets of so many digits with that sum.
std::span<const std::uint16_t> sets_with(std::size_t count, int sum)
{
    using Sets = std::vector<std::uint16_t>;
    static const auto all = [] {
        std::array<std::array<Sets, sum_of_all_digits + 1>, most_digits + 1> sets;
        for (std::uint32_t set = 0; set < sets_of_digits; ++set) {
            const auto digits = static_cast<std::size_t>(count_bits(set));
            sets[digits][sums_of_sets[set].least[digits]].push_back(
                static_cast<std::uint16_t>(set));
        }
        return sets;
    }();
    return all[count][sum];
}

int least_of(std::uint32_t candidates)
{
    return std::countr_zero(candidates) + 1;
}

int most_of(std::uint32_t candidates)
{
    return static_cast<int>(std::bit_width(candidates));
}

// The digits from `least` to `most`.
std::uint16_t between(int least, int most)
{
    if (most < 1 || least > most_digits)
        return 0;
    const std::uint32_t up_to = (1u << std::min(most, most_digits)) - 1;
    return static_cast<std::uint16_t>(least <= 1 ? up_to : up_to & ~((1u << (least - 1)) - 1));
}

std::uint16_t higher_by(std::uint32_t digits, int difference)
{
    const std::uint32_t moved = difference >= 0 ? digits << difference : digits >> -difference;
    return static_cast<std::uint16_t>(moved & (sets_of_digits - 1));
}

} // namespace

bool ThoroughSearch::glance(const Relation& relation)
{
    const DifferingCells& group = relation.groups.front();
    switch (relation.kind) {
    case Relation::Kind::Leftovers:
        return true;
    case Relation::Kind::Alone:
        if (group.cells.size() == plan_.size())
            return glance_at_house(group);
        return group.parts.empty() || glance_at_sum(group, group.parts.back().sum);
    case Relation::Kind::Balance:
        break;
    }
    if (relation.groups.size() == 1)
        return glance_at_sum(group, group.is_opposite ? -relation.total : relation.total);
    const DifferingCells& last = relation.groups.back();
    if (relation.groups.size() == 2 && !group.is_opposite && last.is_opposite &&
        group.cells.size() == 1 && last.cells.size() == 1)
        return glance_at_difference(group.cells.front(), last.cells.front(), relation.total);
    return glance_at_balance(relation);
}

// Hidden singles.
bool ThoroughSearch::glance_at_house(const DifferingCells& house)
{
    std::uint32_t once = 0;
    std::uint32_t twice = 0;
    std::uint32_t placed = 0;
    for (std::size_t cell : house.cells) {
        twice |= once & cells_[cell];
        once |= cells_[cell];
        placed |= is_single_bit(std::uint32_t{cells_[cell]}) ? cells_[cell] : 0;
    }
    if (once != (1u << plan_.size()) - 1)
        return false;
    const std::uint32_t hidden = once & ~twice & ~placed;
    if (hidden == 0)
        return true;
    for (std::size_t cell : house.cells) {
        const std::uint32_t found = cells_[cell] & hidden;
        if (found != 0)
            limit(cell, static_cast<Mask>(is_single_bit(found) ? found : 0));
    }
    return !broken_;
}

// The cells hold one of the sets of that sum.
bool ThoroughSearch::glance_at_sum(const DifferingCells& group, int sum)
{
    if (sum < 0 || sum > sum_of_all_digits)
        return false;
    if (group.cells.size() == 2)
        return glance_at_sum_of_two(group, sum);
    std::uint32_t any = 0;
    std::uint32_t placed = 0;
    for (std::size_t cell : group.cells) {
        any |= cells_[cell];
        placed |= is_single_bit(std::uint32_t{cells_[cell]}) ? cells_[cell] : 0;
    }
    std::uint32_t allowed = 0;
    std::uint32_t required = any;
    for (const std::uint32_t set : sets_with(group.cells.size(), sum)) {
        const auto misses = [&](std::size_t cell) {
            return (cells_[cell] & set) == 0;
        };
        if ((set & ~any) != 0 || (placed & ~set) != 0 || std::ranges::any_of(group.cells, misses))
            continue;
        allowed |= set;
        required &= set;
    }
    for (std::size_t cell : group.cells)
        limit(cell, static_cast<Mask>(allowed));
    if (!broken_)
        keep_sums(group, {sum, sum});
    if (!broken_)
        glance_at_places(group, required & ~placed);
    return !broken_;
}

bool ThoroughSearch::glance_at_sum_of_two(const DifferingCells& group, int sum)
{
    Mask of_one = 0;
    Mask of_other = 0;
    for (const int digit : each_bit(std::uint32_t{cells_[group.cells[0]]})) {
        const int rest = sum - (digit + 1) - 1;
        if (rest < 0 || rest == digit || rest >= most_digits ||
            (cells_[group.cells[1]] >> rest & 1u) == 0)
            continue;
        of_one |= static_cast<Mask>(1u << digit);
        of_other |= static_cast<Mask>(1u << rest);
    }
    limit(group.cells[0], of_one);
    limit(group.cells[1], of_other);
    return !broken_;
}

// Each of the required digits is in one of the cells.
void ThoroughSearch::glance_at_places(const DifferingCells& group, std::uint32_t required)
{
    std::uint32_t once = 0;
    std::uint32_t twice = 0;
    for (std::size_t cell : group.cells) {
        twice |= once & cells_[cell];
        once |= cells_[cell];
    }
    broken_ |= (required & ~once) != 0;
    const std::uint32_t hidden = required & once & ~twice;
    for (std::size_t cell : group.cells) {
        const std::uint32_t found = cells_[cell] & hidden;
        if (found != 0)
            limit(cell, static_cast<Mask>(is_single_bit(found) ? found : 0));
    }
    if (!broken_ && (required & twice) != 0)
        strike_around(group, required & twice);
}

bool ThoroughSearch::glance_at_difference(std::size_t one, std::size_t other, int difference)
{
    if (std::abs(difference) >= most_digits)
        return false;
    limit(one, higher_by(cells_[other], difference));
    limit(other, higher_by(cells_[one], -difference));
    return !broken_;
}

// Bounds of the sum of each group, from those of the others.
bool ThoroughSearch::glance_at_balance(const Relation& relation)
{
    std::array<SumRange, most_groups_of_relation> sums;
    SumRange all = {0, 0};
    for (std::size_t i = 0; i < relation.groups.size(); ++i) {
        sums[i] = sums_of(relation.groups[i]);
        if (sums[i].least > sums[i].most)
            return false;
        const bool is_opposite = relation.groups[i].is_opposite;
        all.least += is_opposite ? -sums[i].most : sums[i].least;
        all.most += is_opposite ? -sums[i].least : sums[i].most;
    }
    const int above = relation.total - all.least;
    const int below = all.most - relation.total;
    if (above < 0 || below < 0)
        return false;
    if (above >= most_digits - 1 && below >= most_digits - 1)
        return true; // whatever one cell holds
    for (std::size_t i = 0; i < relation.groups.size() && !broken_; ++i) {
        const bool is_opposite = relation.groups[i].is_opposite;
        keep_sums(relation.groups[i], {sums[i].most - (is_opposite ? above : below),
                                       sums[i].least + (is_opposite ? below : above)});
    }
    return !broken_;
}

ThoroughSearch::SumRange ThoroughSearch::sums_of(const DifferingCells& group) const
{
    SumRange sums = {0, 0};
    Mask any = 0;
    for (std::size_t cell : group.cells) {
        any |= cells_[cell];
        sums.least += least_of(cells_[cell]);
        sums.most += most_of(cells_[cell]);
    }
    const SumsOfSet& of_set = sums_of_sets[any];
    return {std::max<int>(sums.least, of_set.least[group.cells.size()]),
            std::min<int>(sums.most, of_set.most[group.cells.size()])};
}

// Each cell leaves the others at least their least digits, and at most their greatest.
void ThoroughSearch::keep_sums(const DifferingCells& group, SumRange allowed)
{
    SumRange sums = {0, 0};
    Mask any = 0;
    for (std::size_t cell : group.cells) {
        any |= cells_[cell];
        sums.least += least_of(cells_[cell]);
        sums.most += most_of(cells_[cell]);
    }
    if (sums.least > allowed.most || sums.most < allowed.least) {
        broken_ = true;
        return;
    }
    const SumsOfSet& of_set = sums_of_sets[any];
    const std::size_t others = group.cells.size() - 1;
    for (std::size_t cell : group.cells) {
        const Mask candidates = cells_[cell];
        const int least = least_of(candidates);
        const int most = most_of(candidates);
        limit(cell,
              between(allowed.least - std::min<int>(sums.most - most, of_set.most[others]),
                      allowed.most - std::max<int>(sums.least - least, of_set.least[others])));
        if (broken_)
            return;
        sums.least += least_of(cells_[cell]) - least;
        sums.most += most_of(cells_[cell]) - most;
    }
}

} // namespace engine
