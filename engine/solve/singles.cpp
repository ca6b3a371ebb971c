#include "engine/solve/singles.h"

#include <algorithm>

#include "engine/base/digit_set.h"
#include "engine/base/ensure.h"

namespace engine {

namespace {

class Filler {
public:
    Filler(const Grid& grid, const Digits& givens, Singles kind)
        : grid_(grid),
          kind_(kind),
          has_regions_(std::any_of(grid.houses().begin(), grid.houses().end(), is_region)),
          digits_(givens.size(), no_digit),
          candidates_(givens.size(), DigitSet::up_to(grid.size()))
    {
        ENSURE(givens.size() == grid.cells().size());
        for (Cell cell : grid.cells()) {
            if (givens[cell.index] != no_digit)
                place(cell, givens[cell.index]);
        }
    }

    Digits fill()
    {
        while (look_at_houses() || look_at_cells()) {
        }
        return digits_;
    }

private:
    static bool is_region(const House& house) { return house.kind == HouseKind::Region; }

    void place(Cell cell, Digit digit)
    {
        digits_[cell.index] = digit;
        candidates_[cell.index] = DigitSet();
        const DigitSet gone = DigitSet::only(digit);
        for (Cell peer : grid_.peers_of(cell))
            candidates_[peer.index] = candidates_[peer.index].without(gone);
    }

    bool look_at_houses()
    {
        bool found = false;
        for (const House& house : grid_.houses()) {
            if (static_cast<int>(house.cells.size()) == grid_.size())
                found = look_at(house) || found;
        }
        return found;
    }

    bool look_at(const House& house)
    {
        DigitSet once;
        DigitSet twice;
        int open = 0;
        for (Cell cell : house.cells) {
            const DigitSet here = candidates_[cell.index];
            twice = twice.with(once.common(here));
            once = once.with(here);
            open += digits_[cell.index] == no_digit ? 1 : 0;
        }
        const bool counts = kind_ == Singles::All || is_region(house) || !has_regions_;
        if (open != 1 && !counts)
            return false;
        return place_all(house, once.without(twice));
    }

    bool place_all(const House& house, DigitSet hidden)
    {
        bool found = false;
        for (Cell cell : house.cells) {
            const DigitSet here = candidates_[cell.index].common(hidden);
            if (here.empty())
                continue;
            place(cell, here.first());
            found = true;
        }
        return found;
    }

    bool look_at_cells()
    {
        if (kind_ != Singles::All)
            return false;
        bool found = false;
        for (Cell cell : grid_.cells()) {
            if (candidates_[cell.index].count() != 1)
                continue;
            place(cell, candidates_[cell.index].first());
            found = true;
        }
        return found;
    }

    const Grid& grid_;
    Singles kind_;
    bool has_regions_;
    Digits digits_;
    std::vector<DigitSet> candidates_;
};

} // namespace

Digits fill_singles(const Grid& grid, const Digits& givens, Singles kind)
{
    return Filler(grid, givens, kind).fill();
}

bool singles_suffice(const Grid& grid, const Digits& givens, Singles kind)
{
    const Digits filled = fill_singles(grid, givens, kind);
    return std::find(filled.begin(), filled.end(), no_digit) == filled.end();
}

} // namespace engine
