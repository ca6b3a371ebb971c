#pragma once
// For every full house and every other that it crosses: the digits that have but few places in it
// outside the crossing. Counted for all digits at once, without a branch.

#include <array>
#include <vector>

#include "engine/position/candidates.h"

namespace engine {

// Valid as a fact of Candidates::worked_out().
class NarrowDigits {
public:
    static constexpr int most = 3; // places

    explicit NarrowDigits(const Candidates& candidates);

    // Digits with at most 1 to `most` places in a house outside its crossing with another, given
    // by its place in Chart::overlaps_of(). Digits placed in the house are not among them.
    DigitSet with_at_most(int places, int house, std::size_t overlap) const
    {
        const std::size_t first = first_[static_cast<std::size_t>(house)];
        return narrow_[first + overlap][static_cast<std::size_t>(places - 1)];
    }

private:
    using ByPlaces = std::array<DigitSet, most>;

    void look_at(int house, const Candidates& candidates);

    std::array<std::uint32_t, Chart::most_houses> first_; // by house
    std::vector<ByPlaces> narrow_;                        // by house, then overlap
};

} // namespace engine
