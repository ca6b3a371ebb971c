// The part of Propagation that knows cages.

#include <algorithm>

#include "engine/solve/propagation.h"

namespace engine {

void Propagation::propagate_sum(const SumGroup& group)
{
    if (group.is_listed)
        propagate_combinations(group);
    else
        propagate_bounds(group);
}

void Propagation::allow(std::size_t cell, Mask allowed)
{
    for (Mask gone = cells_[cell] & ~allowed; gone != 0; gone &= gone - 1)
        forbid(cell, first_of(gone));
}

// What the other cells add up to at least and at most bounds each cell.
void Propagation::propagate_bounds(const SumGroup& group)
{
    const auto least_of = [this](std::size_t cell) {
        return static_cast<int>(first_of(cells_[cell])) + 1;
    };
    const auto most_of = [this](std::size_t cell) {
        return static_cast<int>(std::bit_width(cells_[cell]));
    };
    int least = 0;
    int most = 0;
    for (std::size_t cell : group.cells) {
        least += least_of(cell);
        most += most_of(cell);
    }
    const int sum = group.sum;
    if (sum < least || sum > most) {
        broken_ = true;
        return;
    }
    const int size = static_cast<int>(plan_.size());
    for (std::size_t cell : group.cells) {
        const int low = std::max(sum - (most - most_of(cell)), 1);
        const int high = std::min(sum - (least - least_of(cell)), size);
        // Both bounds are within 1 and size here, and low is at most high.
        const Mask to_high = static_cast<Mask>((std::uint64_t{1} << high) - 1);
        const Mask below_low = (Mask{1} << (low - 1)) - 1;
        allow(cell, to_high & ~below_low);
    }
}

// Of the sets of digits that make up the sum, those count in which every cell finds a digit.
void Propagation::propagate_combinations(const SumGroup& group)
{
    Mask any = 0;
    for (std::size_t cell : group.cells)
        any |= cells_[cell];
    Mask allowed = 0;
    Mask required = ~Mask{0};
    for (Mask set : group.combinations) {
        if ((set & ~any) != 0)
            continue;
        const bool fits = std::all_of(group.cells.begin(), group.cells.end(),
                                      [&](std::size_t cell) { return (cells_[cell] & set) != 0; });
        if (!fits)
            continue;
        allowed |= set;
        required &= set;
    }
    if (allowed == 0) {
        broken_ = true;
        return;
    }
    for (std::size_t cell : group.cells)
        allow(cell, allowed);
    if (!broken_ && required != 0)
        settle_in_group(group, required);
}

// A digit that every set holds stands in the group, so no cell that sees all its places there can
// hold it; where it has but one place, it stands there.
void Propagation::settle_in_group(const SumGroup& group, Mask required)
{
    const std::size_t words = plan_.words();
    for (; required != 0 && !broken_; required &= required - 1) {
        const std::size_t digit = first_of(required);
        std::size_t places = 0;
        std::size_t last = 0;
        for (std::size_t cell : group.cells) {
            if ((cells_[cell] >> digit & 1u) == 0)
                continue;
            const std::uint64_t* peers = plan_.peers(cell);
            for (std::size_t word = 0; word < words; ++word)
                common_[word] = places == 0 ? peers[word] : common_[word] & peers[word];
            ++places;
            last = cell;
        }
        if (places == 0) {
            broken_ = true;
        } else if (places == 1) {
            place(last, digit);
        } else {
            strike_all(common_.data(), digit);
        }
    }
}

} // namespace engine
