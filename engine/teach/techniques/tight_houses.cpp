#include "engine/teach/techniques/tight_houses.h"

#include <array>
#include <bit>

namespace engine {

namespace {

// A way to give each open cell of a full house a digit of its own. Other ways come of exchanging
// digits round rings of cells. So a candidate that lies on no such ring, and is not in the way
// itself, is in no way at all: and that is what subsets remove.
class HouseFilling {
public:
    HouseFilling(const Candidates& candidates, int house)
    {
        for (Places open = candidates.open_places(house); open != 0; open &= open - 1)
            digits_[count_++] =
                candidates.of(candidates.chart().cell_in(house, std::countr_zero(open))).bits();
    }

    bool leaves_something_out()
    {
        if (count_ < 2)
            return false;
        for (std::size_t cell = 0; cell < count_; ++cell) {
            tried_ = 0;
            if (!fill(cell))
                return true; // there is no way to fill it
        }
        for (std::size_t cell = 0; cell < count_; ++cell) {
            leads_to_[cell] = 0;
            for (Bits rest = digits_[cell]; rest != 0; rest &= rest - 1)
                leads_to_[cell] |= Bits{1} << holder_[lowest(rest)];
        }
        return !is_one_ring() && has_one_way();
    }

private:
    using Bits = std::uint32_t;
    static std::size_t lowest(Bits bits)
    {
        return static_cast<std::size_t>(std::countr_zero(bits));
    }

    // A free digit, or one that its holder can do without.
    bool fill(std::size_t cell)
    {
        if (const Bits free = digits_[cell] & ~used_; free != 0) {
            holder_[lowest(free)] = cell;
            used_ |= free & (0 - free);
            return true;
        }
        for (Bits rest = digits_[cell] & ~tried_; rest != 0; rest = rest & (rest - 1) & ~tried_) {
            tried_ |= rest & (0 - rest);
            if (fill(holder_[lowest(rest)])) {
                holder_[lowest(rest)] = cell;
                return true;
            }
        }
        return false;
    }

    // From the first cell to all others and back.
    bool is_one_ring() const
    {
        const Bits all = (Bits{1} << count_) - 1;
        Bits reached = 1;
        for (Bits fresh = reached; fresh != 0;) {
            const Bits more = leads_to_[lowest(fresh)] & ~reached;
            fresh = (fresh & (fresh - 1)) | more;
            reached |= more;
        }
        if (reached != all)
            return false;
        Bits leading = 1;
        for (bool goes_on = true; goes_on;) {
            goes_on = false;
            for (Bits rest = all & ~leading; rest != 0; rest &= rest - 1) {
                if ((leads_to_[lowest(rest)] & leading) == 0)
                    continue;
                leading |= rest & (0 - rest);
                goes_on = true;
            }
        }
        return leading == all;
    }

    // Some cell leads to another that does not lead back.
    bool has_one_way() const
    {
        std::array<Bits, max_size> reached = leads_to_;
        for (std::size_t middle = 0; middle < count_; ++middle) {
            for (std::size_t cell = 0; cell < count_; ++cell) {
                if ((reached[cell] >> middle & 1u) != 0)
                    reached[cell] |= reached[middle];
            }
        }
        for (std::size_t cell = 0; cell < count_; ++cell) {
            for (Bits rest = leads_to_[cell]; rest != 0; rest &= rest - 1) {
                if ((reached[lowest(rest)] >> cell & 1u) == 0)
                    return true;
            }
        }
        return false;
    }

    std::size_t count_ = 0;
    Bits used_ = 0;
    Bits tried_ = 0;
    std::array<Bits, max_size> digits_;            // by cell
    std::array<std::size_t, max_size + 1> holder_; // by digit
    std::array<Bits, max_size> leads_to_;          // by cell: the holders of its digits
};

} // namespace

TightHouses::TightHouses(const Candidates& candidates)
    : states_(static_cast<std::size_t>(candidates.chart().house_count()), State::Unknown)
{
    look_at_unknown(candidates);
}

void TightHouses::catch_up(const Candidates& candidates, std::span<const Candidate> gone)
{
    for (const Candidate& candidate : gone) {
        for (const PlaceOfCell& place : candidates.chart().houses_of(candidate.cell))
            states_[place.house] = State::Unknown;
    }
    look_at_unknown(candidates);
}

void TightHouses::look_at_unknown(const Candidates& candidates)
{
    any_ = false;
    for (int house = 0; house < candidates.chart().house_count(); ++house) {
        State& state = states_[static_cast<std::size_t>(house)];
        if (state == State::Unknown)
            state = !candidates.chart().is_full(house) ||
                            HouseFilling(candidates, house).leaves_something_out()
                        ? State::Tight
                        : State::Loose;
        any_ |= state == State::Tight;
    }
}

} // namespace engine
