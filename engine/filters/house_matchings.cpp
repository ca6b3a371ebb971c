#include "engine/filters/house_matchings.h"

#include <array>
#include <bit>

#include "engine/base/bits.h"

namespace engine {

namespace {

// A matching that gives each open cell of a full house a digit of its own. All other matchings
// result from exchanging digits along alternating cycles of cells. So a candidate that is on no
// such cycle and not in this matching is in none at all, and these are the candidates that subsets
// remove.
class HouseMatching {
public:
    HouseMatching(const Candidates& candidates, HouseIndex house)
        : candidates_(candidates), house_(house), open_(candidates.open_places(house))
    {
        for (Places rest = open_; rest != 0; rest &= rest - 1)
            digits_[lowest(rest)] =
                candidates.of(candidates.chart().cell_in(house, std::countr_zero(rest))).bits();
    }

    bool leaves_something_out()
    {
        if ((open_ & (open_ - 1)) == 0 || (!has_more_than(3, open_) && has_no_singles()))
            return false;
        for (Places rest = open_; rest != 0; rest &= rest - 1) {
            tried_ = 0;
            if (!fill(lowest(rest)))
                return true; // no matching exists
        }
        return !is_strongly_connected() && has_one_way_link();
    }

private:
    using Bits = std::uint32_t;
    static std::size_t lowest(Bits bits) { return std::countr_zero(bits); }

    // For two or three cells, where a subset would be a single or leave one.
    bool has_no_singles() const
    {
        Bits once = 0;
        Bits twice = 0;
        bool has_naked = false;
        for (Places rest = open_; rest != 0; rest &= rest - 1) {
            const Bits digits = digits_[lowest(rest)];
            twice |= once & digits;
            once |= digits;
            has_naked |= is_single_bit(digits);
        }
        return !has_naked && once == twice && count_bits(once) == count_bits(open_);
    }

    // Takes a free digit, or along an augmenting path one whose holder can take another.
    bool fill(std::size_t place)
    {
        if (const Bits free = digits_[place] & ~used_; free != 0) {
            give(place, lowest(free));
            used_ |= free & (0 - free);
            return true;
        }
        for (Bits rest = digits_[place] & ~tried_; rest != 0; rest = rest & (rest - 1) & ~tried_) {
            tried_ |= rest & (0 - rest);
            if (fill(holder_[lowest(rest)])) {
                give(place, lowest(rest));
                return true;
            }
        }
        return false;
    }

    void give(std::size_t place, std::size_t digit)
    {
        holder_[digit] = static_cast<std::uint8_t>(place);
        own_[place] = static_cast<std::uint8_t>(digit);
    }

    // Whether all digits can be reached from the first cell, and that cell from all cells.
    bool is_strongly_connected() const
    {
        const std::size_t first = lowest(open_);
        Bits reached = digits_[first];
        for (Bits fresh = reached; fresh != 0;) {
            const Bits more = digits_[holder_[lowest(fresh)]] & ~reached;
            fresh = (fresh & (fresh - 1)) | more;
            reached |= more;
        }
        if (reached != used_)
            return false;
        Places leading = Places{1} << first;
        for (Places fresh = leading; fresh != 0;) {
            const Places more = candidates_.places(house_, own_[lowest(fresh)]) & ~leading;
            fresh = (fresh & (fresh - 1)) | more;
            leading |= more;
        }
        return leading == open_;
    }

    // Whether some cell leads to another that does not lead back.
    bool has_one_way_link() const
    {
        std::array<Places, max_size> leads_to; // to the cells that hold its digits
        for (Places rest = open_; rest != 0; rest &= rest - 1) {
            Places& holders = leads_to[lowest(rest)] = 0;
            for (Bits digits = digits_[lowest(rest)]; digits != 0; digits &= digits - 1)
                holders |= Places{1} << holder_[lowest(digits)];
        }
        std::array<Places, max_size> reached = leads_to;
        for (Places middle = open_; middle != 0; middle &= middle - 1) {
            for (Places rest = open_; rest != 0; rest &= rest - 1) {
                const Places leads = reached[lowest(rest)] >> lowest(middle) & 1u;
                reached[lowest(rest)] |= reached[lowest(middle)] & (0 - leads);
            }
        }
        for (Places cells = open_; cells != 0; cells &= cells - 1) {
            for (Places rest = leads_to[lowest(cells)]; rest != 0; rest &= rest - 1) {
                if ((reached[lowest(rest)] >> lowest(cells) & 1u) == 0)
                    return true;
            }
        }
        return false;
    }

    const Candidates& candidates_;
    HouseIndex house_;
    Places open_;
    Bits used_ = 0;
    Bits tried_ = 0;
    std::array<Bits, max_size> digits_;             // by position
    std::array<std::uint8_t, max_size> own_;        // the digit given to each position
    std::array<std::uint8_t, max_size + 1> holder_; // the position that holds each digit
};

} // namespace

HouseMatchings::HouseMatchings(const Candidates& candidates)
    : states_(candidates.chart().house_count(), State::Unknown)
{
    look_at_unknown(candidates);
}

void HouseMatchings::catch_up(const Candidates& candidates, std::span<const Candidate> removed)
{
    for (const Candidate& candidate : removed) {
        for (const PlaceOfCell& place : candidates.chart().houses_of(candidate.cell))
            states_[place.house.index] = State::Unknown;
    }
    look_at_unknown(candidates);
}

void HouseMatchings::look_at_unknown(const Candidates& candidates)
{
    any_ = false;
    for (HouseIndex house : candidates.chart().houses()) {
        State& state = states_[house.index];
        if (state == State::Unknown)
            state = !candidates.chart().is_full(house) ||
                            HouseMatching(candidates, house).leaves_something_out()
                        ? State::HasSubset
                        : State::HasNone;
        any_ |= state == State::HasSubset;
    }
}

} // namespace engine
