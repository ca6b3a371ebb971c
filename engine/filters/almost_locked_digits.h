#pragma once
// For every full house and every other that intersects it: the digits that are almost locked in the
// intersection, with only few positions in the house outside it. Counted for all digits at once,
// without branches.

#include <array>
#include <vector>

#include "engine/position/candidates.h"

namespace engine {

// Can be used with Candidates::worked_out().
class AlmostLockedDigits {
public:
    static constexpr int most = 3; // positions

    explicit AlmostLockedDigits(const Candidates& candidates);

    // The digits with at most `places` (1 to `most`) positions in the house outside its
    // intersection with another, given by its index in Chart::overlaps_of(). Without digits placed
    // in the house.
    DigitSet with_at_most(int places, HouseIndex house, std::size_t overlap) const
    {
        const std::size_t first = first_[house.index];
        return narrow_[first + overlap][places - 1];
    }

private:
    using ByPlaces = std::array<DigitSet, most>;

    void look_at(HouseIndex house, const Candidates& candidates);

    std::array<std::uint32_t, Chart::most_houses> first_; // by house
    std::vector<ByPlaces> narrow_;                        // by house, then overlap
};

} // namespace engine
