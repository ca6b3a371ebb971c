#pragma once
// A matching of digits with the cells where some lines intersect all others: which crosswise line
// gets which digits there. By Hall's theorem it shows whether multi-sector locked sets remove
// anything, without examining each set.

#include <array>
#include <bit>
#include <cstdint>

#include "engine/base/digit_set.h"

namespace engine {

class DigitMatching {
public:
    static constexpr std::size_t most_lines = 9;

    // The intersection of two lines.
    struct Crossing {
        int cells = 0; // open cells
        DigitSet digits = {};
    };
    using Crossings = std::array<Crossing, most_lines>; // by crosswise line

    // Adds a line, with the digits it still needs.
    void add_line(const Crossings& crossings, DigitSet needed);

    // A locked set divides crosswise lines and digits in two such that each cell between uses one
    // link. A matching can only be changed along alternating cycles. So there is no locked set if
    // such cycles connect everything. Returns true if there is no matching at all.
    bool may_have_locked_set();
    // If no cycle leads from a line to one of its digits and back, there is a set: it removes the
    // digit from the line's cells here if the line did not get it, otherwise from the line's other
    // cells. `outside`: the digits of the other cells, by crosswise line.
    bool removes_anything(const std::array<DigitSet, most_lines>& outside) const;

private:
    using Bits = std::uint32_t;
    enum class Direction { Forwards, Backwards };
    static std::size_t lowest(Bits bits) { return std::countr_zero(bits); }

    bool take_free_digit(std::size_t line);
    bool augment(std::size_t line);
    bool reaches_everything(Direction direction) const;
    // Forwards, a line leads to digits that it could get, and a digit to the lines that got it.
    Bits next_digits(std::size_t line, Direction direction) const
    {
        return direction == Direction::Backwards ? taken_[line] : digits_[line] & ~taken_[line];
    }
    Bits next_lines(Bits digits, Direction direction) const;
    std::array<Bits, most_lines> lines_reached() const;

    bool has_matching_ = true;
    Bits all_ = 0;     // digits
    Bits present_ = 0; // crosswise lines that have cells here
    std::array<Bits, most_lines> digits_ = {};
    std::array<Bits, most_lines> taken_ = {};
    std::array<std::uint8_t, max_size + 1> left_ = {}; // by digit: how often it is needed and not
                                                       // yet given
};

} // namespace engine
