#pragma once
// What is new in a position for a finder that was there before, whose steps were all taken: each
// step it finds now rests on a cell or a house that has lost a candidate since. For finders whose
// steps rest on nothing else than what they tell here.

#include <array>

#include "engine/position/candidates.h"
#include "engine/steps/steps.h"

namespace engine {

class News {
public:
    // All is new, if the steps know of no look before.
    News(const Candidates& candidates, const Steps& steps);

    bool is_everything() const { return is_everything_; }
    // Open cells that have other candidates than before.
    const CellSet& cells() const { return cells_; }
    // Digits that have gone from the cell or from others in its houses: where they go, there may be
    // new strong links.
    DigitSet gone_near(Cell cell) const { return gone_near_[cell.index]; }

private:
    bool is_everything_;
    CellSet cells_;
    std::array<DigitSet, CellSet::most_cells> gone_near_;
};

// By house: where cells are new, and which digits have fewer places.
class HouseNews {
public:
    HouseNews(const Candidates& candidates, const Steps& steps);

    Places places(int house) const { return places_[static_cast<std::size_t>(house)]; }
    DigitSet lost(int house) const
    {
        return DigitSet::of_bits(lost_[static_cast<std::size_t>(house)]);
    }

private:
    std::array<Places, Chart::most_houses> places_;
    std::array<std::uint32_t, Chart::most_houses> lost_; // as bits
};

// For finders that want to know no more than News::cells().
CellSet new_cells(const Candidates& candidates, const Steps& steps);

} // namespace engine
