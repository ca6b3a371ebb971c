#include "engine/solve/singles.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/digit_set.h"
#include "engine/base/ensure.h"
#include "engine/solve/cage_sums.h"

namespace engine {

namespace {

class Filler {
public:
    Filler(const Grid& grid, const Digits& givens, Singles kind)
        : grid_(grid),
          kind_(kind),
          has_regions_(std::ranges::any_of(grid.houses(), is_region)),
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
        while (look_at_houses() || look_at_cages() || look_at_cells()) {
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
            if (count_of(house.cells) == grid_.size())
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

    bool look_at_cages()
    {
        bool found = false;
        for (const Cage& cage : grid_.cages())
            found = look_at(cage) || found;
        return found;
    }

    // The last open cell of a cage holds the rest of the sum; several hold digits of the sets that
    // make up the rest.
    bool look_at(const Cage& cage)
    {
        if (!cage.has_sum())
            return false;
        int open = 0;
        int rest = cage.sum;
        Cell last;
        for (Cell cell : cage.cells) {
            if (digits_[cell.index] == no_digit)
                last = cell;
            open += digits_[cell.index] == no_digit ? 1 : 0;
            rest -= digits_[cell.index];
        }
        if (open == 0)
            return false;
        if (open > 1)
            return kind_ == Singles::All && keep_what_adds_up(cage, open, rest);
        const Digit digit = digit_up_to(grid_.size(), rest);
        if (digit == no_digit || !candidates_[last.index].has(digit))
            return false;
        place(last, digit);
        return true;
    }

    bool keep_what_adds_up(const Cage& cage, int open, int rest)
    {
        const auto combinations = combinations_of(grid_.size(), open, rest);
        if (!combinations)
            return false;
        DigitSet useful;
        for (std::uint32_t combination : *combinations) {
            const auto digits = DigitSet::of_bits(combination << 1);
            if (can_hold(cage, digits))
                useful = useful.with(digits);
        }
        bool found = false;
        for (Cell cell : cage.cells) {
            const DigitSet left = candidates_[cell.index].common(useful);
            found = found || left != candidates_[cell.index];
            candidates_[cell.index] = left;
        }
        return found;
    }

    // Whether every open cell has a digit in the set, and every digit a cell.
    bool can_hold(const Cage& cage, DigitSet digits) const
    {
        DigitSet placed;
        for (Cell cell : cage.cells) {
            const DigitSet here = candidates_[cell.index].common(digits);
            if (here.empty() && digits_[cell.index] == no_digit)
                return false;
            placed = placed.with(here);
        }
        return placed == digits;
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
    return std::ranges::find(filled, no_digit) == filled.end();
}

} // namespace engine
