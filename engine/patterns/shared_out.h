#pragma once
// Digits shared out between the cells where some lines cross all others: which crosswise line takes
// which digits there. Tells whether multi-sector locked sets remove anything, without looking at
// each.

#include <array>
#include <bit>
#include <cstdint>

#include "engine/base/digit_set.h"

namespace engine {

class SharedOut {
public:
    static constexpr std::size_t most_lines = 9;

    // Where two lines cross.
    struct Crossing {
        int cells = 0; // open ones
        DigitSet digits = {};
    };
    using Crossings = std::array<Crossing, most_lines>; // by crosswise line

    // One more line, with the digits it still needs.
    void add_line(const Crossings& crossings, DigitSet needed);

    // A locked set is a way to cut crosswise lines and digits in two so that each cell between uses
    // up a link. What is shared out can be changed round rings only. So there is none where such
    // rings join everything. (If the digits can't be shared out at all, there may be.)
    bool may_have_set();
    // Where no ring leads from a line to one of its digits and back, there is a set: it removes the
    // digit from the line's cells here if it was not taken there, else from its other cells.
    // `outside`: digits of these, by crosswise line.
    bool removes_anything(const std::array<DigitSet, most_lines>& outside) const;

private:
    using Bits = std::uint32_t;
    static std::size_t lowest(Bits bits)
    {
        return static_cast<std::size_t>(std::countr_zero(bits));
    }

    bool take_one(std::size_t line);
    bool exchange(std::size_t line);
    bool reaches_all(bool backwards) const;
    // Forwards a line leads to digits it could take, a digit to the lines that took it.
    Bits next_digits(std::size_t line, bool backwards) const
    {
        return backwards ? taken_[line] : digits_[line] & ~taken_[line];
    }
    Bits next_lines(Bits digits, bool backwards) const;
    std::array<Bits, most_lines> lines_reached() const;

    bool is_shared_out_ = true;
    Bits all_ = 0;     // digits
    Bits present_ = 0; // crosswise lines that have cells here
    std::array<Bits, most_lines> digits_ = {};
    std::array<Bits, most_lines> taken_ = {};
    std::array<std::uint8_t, max_size + 1> left_ = {}; // by digit: times needed and not yet taken
};

} // namespace engine
