// What a thorough search sees at a glance.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "engine/base/bits.h"
#include "engine/base/count.h"
#include "engine/solve/thorough_search.h"

namespace engine {

namespace {

constexpr int most_digits = SetsOfDigits::most_digits;
constexpr std::uint32_t sets_of_digits = 1u << most_digits;

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

// The least and the greatest digit of a set, as one number, so that they are added together.
constexpr std::uint32_t one_greatest = 1u << 16;

constexpr auto ends_of_sets = [] {
    std::array<std::uint32_t, sets_of_digits> ends = {};
    for (std::uint32_t set = 1; set < sets_of_digits; ++set)
        ends[set] = static_cast<std::uint32_t>(std::countr_zero(set)) + 1 +
                    static_cast<std::uint32_t>(std::bit_width(set)) * one_greatest;
    return ends;
}();

int least_in(std::uint32_t ends)
{
    return static_cast<int>(ends % one_greatest);
}

int most_in(std::uint32_t ends)
{
    return static_cast<int>(ends / one_greatest);
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
    const DifferingCells& last = relation.groups.back();
    if (relation.kind == Relation::Kind::Leftovers)
        return true;
    if (relation.groups.size() == 1 && group.cells.size() == plan_.size())
        glance_at_house(group);
    else if (!relation.combinations.empty())
        glance_at_combinations(relation);
    else if (relation.kind == Relation::Kind::Alone)
        return true;
    else if (relation.groups.size() == 2 && !group.is_opposite && last.is_opposite &&
             group.cells.size() == 1 && last.cells.size() == 1)
        glance_at_difference(relation);
    else
        glance_at_balance(relation);
    return !broken_;
}

ThoroughSearch::Places ThoroughSearch::places_in(const DifferingCells& group) const
{
    Places places;
    for (std::size_t cell : group.cells) {
        const std::uint32_t candidates = cells_[cell];
        places.several |= places.any & candidates;
        places.any |= candidates;
        places.placed |= (candidates & (candidates - 1)) == 0 ? candidates : 0;
    }
    return places;
}

void ThoroughSearch::place_hidden(const DifferingCells& group, std::uint32_t hidden)
{
    if (hidden == 0)
        return;
    for (std::size_t cell : group.cells) {
        const std::uint32_t found = cells_[cell] & hidden;
        if (found != 0)
            limit(cell, static_cast<Mask>(is_single_bit(found) ? found : 0));
    }
}

void ThoroughSearch::glance_at_house(const DifferingCells& house)
{
    const Places places = places_in(house);
    broken_ |= places.any != (1u << plan_.size()) - 1;
    place_hidden(house, places.any & ~places.several & ~places.placed);
}

// Only those that meet each cell are left; a digit that all of them have is in one of the cells.
void ThoroughSearch::glance_at_combinations(const Relation& relation)
{
    const DifferingCells& group = relation.groups.front();
    if (group.cells.size() == 2)
        return glance_at_pair(relation);
    const Places before = places_in(group);
    const std::size_t count = group.cells.size();
    std::array<std::uint32_t, most_digits> candidates;
    for (std::size_t i = 0; i < count; ++i)
        candidates[i] = cells_[group.cells[i]];
    std::uint32_t allowed = 0;
    std::uint32_t required = before.any;
    for (const std::uint32_t set : relation.combinations) {
        const auto misses = [set](std::uint32_t of_cell) {
            return (of_cell & set) == 0;
        };
        if ((set & ~before.any) != 0 || (before.placed & ~set) != 0 ||
            std::any_of(candidates.begin(), candidates.begin() + count, misses))
            continue;
        allowed |= set;
        required &= set;
    }
    if ((before.any & ~allowed) != 0) {
        for (std::size_t cell : group.cells)
            limit(cell, static_cast<Mask>(allowed));
    }
    if (!broken_)
        keep_sums(group, relation.total, relation.total);
    required &= ~before.placed;
    if (broken_ || required == 0)
        return;
    const Places places = places_in(group);
    broken_ |= (required & ~places.any) != 0;
    place_hidden(group, required & ~places.several);
    if (!broken_ && (required & places.several) != 0)
        strike_around(group, required & places.several);
}

void ThoroughSearch::glance_at_pair(const Relation& relation)
{
    const std::vector<std::uint16_t>& cells = relation.groups.front().cells;
    std::array<std::uint32_t, 2> left = {};
    for (const std::uint32_t set : relation.combinations) {
        for (const std::uint32_t digit : {set & -set, set & (set - 1)}) {
            if ((cells_[cells[0]] & digit) != 0 && (cells_[cells[1]] & (set ^ digit)) != 0) {
                left[0] |= digit;
                left[1] |= set ^ digit;
            }
        }
    }
    for (std::size_t i = 0; i < left.size(); ++i)
        limit(cells[i], static_cast<Mask>(left[i]));
}

void ThoroughSearch::glance_at_difference(const Relation& relation)
{
    const std::size_t one = relation.groups.front().cells.front();
    const std::size_t other = relation.groups.back().cells.front();
    if (std::abs(relation.total) >= most_digits) {
        broken_ = true;
        return;
    }
    limit(one, higher_by(cells_[other], relation.total));
    limit(other, higher_by(cells_[one], -relation.total));
}

// Bounds of the sum of each group, from those of the others.
void ThoroughSearch::glance_at_balance(const Relation& relation)
{
    struct Bounds {
        int least;
        int most;
    };
    std::array<Bounds, most_groups_of_relation> of_group;
    Bounds all = {0, 0};
    for (std::size_t i = 0; i < relation.groups.size(); ++i) {
        const DifferingCells& group = relation.groups[i];
        const GroupSums sums = sums_of(group);
        const SumsOfSet& of_set = sums_of_sets[sums.any];
        of_group[i] = {std::max<int>(sums.least, of_set.least[group.cells.size()]),
                       std::min<int>(sums.most, of_set.most[group.cells.size()])};
        broken_ |= of_group[i].least > of_group[i].most;
        all.least += group.is_opposite ? -of_group[i].most : of_group[i].least;
        all.most += group.is_opposite ? -of_group[i].least : of_group[i].most;
    }
    const int above = relation.total - all.least;
    const int below = all.most - relation.total;
    broken_ |= above < 0 || below < 0;
    if (above >= most_digits - 1 && below >= most_digits - 1)
        return; // whatever one cell holds
    for (std::size_t i = 0; i < relation.groups.size() && !broken_; ++i) {
        const bool is_opposite = relation.groups[i].is_opposite;
        keep_sums(relation.groups[i], of_group[i].most - (is_opposite ? above : below),
                  of_group[i].least + (is_opposite ? below : above));
    }
}

ThoroughSearch::GroupSums ThoroughSearch::sums_of(const DifferingCells& group) const
{
    std::uint32_t any = 0;
    std::uint32_t ends = 0;
    for (std::size_t cell : group.cells) {
        any |= cells_[cell];
        ends += ends_of_sets[cells_[cell]];
    }
    return {any, least_in(ends), most_in(ends)};
}

// Each cell leaves the others at least their least digits, and at most their greatest.
void ThoroughSearch::keep_sums(const DifferingCells& group, int least, int most)
{
    GroupSums sums = sums_of(group);
    if (sums.least > most || sums.most < least) {
        broken_ = true;
        return;
    }
    const SumsOfSet& of_set = sums_of_sets[sums.any];
    const std::size_t others = group.cells.size() - 1;
    const int least_of_others = of_set.least[others];
    const int most_of_others = of_set.most[others];
    for (std::size_t cell : group.cells) {
        const std::uint32_t ends = ends_of_sets[cells_[cell]];
        const int low = least - std::min(sums.most - most_in(ends), most_of_others);
        const int high = most - std::max(sums.least - least_in(ends), least_of_others);
        if (low <= least_in(ends) && most_in(ends) <= high)
            continue;
        limit(cell, between(low, high));
        if (broken_)
            return;
        const std::uint32_t now = ends_of_sets[cells_[cell]];
        sums.least += least_in(now) - least_in(ends);
        sums.most += most_in(now) - most_in(ends);
    }
}

} // namespace engine
