#include "engine/filters/almost_locked_digits.h"

#include <bit>

namespace engine {

namespace {

// Counts up to three of each digit. Each word holds one bit of the counts of all digits.
class Counts {
public:
    void add(std::uint32_t digits)
    {
        const std::uint32_t carry = ones_ & digits;
        ones_ ^= digits;
        many_ |= twos_ & carry;
        twos_ ^= carry;
    }

    std::array<std::uint32_t, 3> at_most_one_to_three() const
    {
        return {~(twos_ | many_), ~((ones_ & twos_) | many_), ~many_};
    }

private:
    std::uint32_t ones_ = 0;
    std::uint32_t twos_ = 0;
    std::uint32_t many_ = 0; // four or more
};

} // namespace

AlmostLockedDigits::AlmostLockedDigits(const Candidates& candidates)
{
    const Chart& chart = candidates.chart();
    std::size_t count = 0;
    for (HouseIndex house : chart.houses()) {
        first_[house.index] = static_cast<std::uint32_t>(count);
        count += chart.is_full(house) ? chart.overlaps_of(house).size() : 0;
    }
    narrow_.resize(count);
    for (HouseIndex house : chart.houses()) {
        if (chart.is_full(house))
            look_at(house, candidates);
    }
}

void AlmostLockedDigits::look_at(HouseIndex house, const Candidates& candidates)
{
    const Chart& chart = candidates.chart();
    std::array<std::uint32_t, max_size> digits_at;
    std::uint32_t to_place = 0;
    for (std::size_t i = 0; const Cell cell : chart.cells_in_order(house)) {
        digits_at[i] = candidates.of(cell).bits();
        to_place |= digits_at[i++];
    }
    const Places all = (Places{1} << chart.size()) - 1;
    std::size_t at = first_[house.index];
    for (const Overlap& overlap : chart.overlaps_of(house)) {
        Counts counts;
        for (Places left = all & ~overlap.here; left != 0; left &= left - 1)
            counts.add(digits_at[std::countr_zero(left)]);
        ByPlaces& narrow = narrow_[at++];
        for (std::size_t i = 0; const std::uint32_t digits : counts.at_most_one_to_three())
            narrow[i++] = DigitSet::of_bits(digits & to_place);
    }
}

} // namespace engine
