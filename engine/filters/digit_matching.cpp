#include "engine/filters/digit_matching.h"

namespace engine {

void DigitMatching::add_line(const Crossings& crossings, DigitSet needed)
{
    for (Digit digit : needed)
        ++left_[digit];
    for (std::size_t line = 0; line < most_lines; ++line) {
        digits_[line] |= crossings[line].digits.bits();
        all_ |= crossings[line].digits.bits();
        if (crossings[line].cells > 0)
            present_ |= Bits{1} << line;
        for (int cell = 0; cell < crossings[line].cells; ++cell)
            has_matching_ = has_matching_ && (take_free_digit(line) || augment(line));
    }
}

bool DigitMatching::take_free_digit(std::size_t line)
{
    for (Bits free = digits_[line] & ~taken_[line]; free != 0; free &= free - 1) {
        const std::size_t digit = lowest(free);
        if (left_[digit] == 0)
            continue;
        --left_[digit];
        taken_[line] |= Bits{1} << digit;
        return true;
    }
    return false;
}

// Along an augmenting path: gives the line a digit of another line, which gets another one instead,
// and so on.
bool DigitMatching::augment(std::size_t line)
{
    std::array<std::size_t, max_size + 1> giver; // by digit: the line that gets it
    std::array<std::size_t, max_size + 1> given; // and the digit it gives away for it
    const Bits first = digits_[line] & ~taken_[line];
    Bits seen = first;
    for (Bits waiting = first; waiting != 0;) {
        const std::size_t digit = lowest(waiting);
        waiting &= waiting - 1;
        if (left_[digit] > 0) {
            --left_[digit];
            std::size_t at = digit;
            for (; (first >> at & 1u) == 0; at = given[at])
                taken_[giver[at]] ^= Bits{1} << at | Bits{1} << given[at];
            taken_[line] |= Bits{1} << at;
            return true;
        }
        for (Bits holders = next_lines(Bits{1} << digit, Direction::Forwards); holders != 0;
             holders &= holders - 1) {
            const Bits more = next_digits(lowest(holders), Direction::Forwards) & ~seen;
            seen |= more;
            waiting |= more;
            for (Bits rest = more; rest != 0; rest &= rest - 1) {
                giver[lowest(rest)] = lowest(holders);
                given[lowest(rest)] = digit;
            }
        }
    }
    return false;
}

DigitMatching::Bits DigitMatching::next_lines(Bits digits, Direction direction) const
{
    const Direction back =
        direction == Direction::Forwards ? Direction::Backwards : Direction::Forwards;
    Bits lines = 0;
    for (std::size_t line = 0; line < most_lines; ++line)
        lines |= Bits{(next_digits(line, back) & digits) != 0} << line;
    return lines;
}

bool DigitMatching::may_have_locked_set()
{
    return !has_matching_ || !reaches_everything(Direction::Forwards) ||
           !reaches_everything(Direction::Backwards);
}

// Whether everything can be reached from the first line.
bool DigitMatching::reaches_everything(Direction direction) const
{
    Bits fresh = present_ & (0 - present_);
    Bits lines = fresh;
    Bits digits = 0;
    while (fresh != 0) {
        Bits more = 0;
        for (; fresh != 0; fresh &= fresh - 1)
            more |= next_digits(lowest(fresh), direction);
        fresh = next_lines(more & ~digits, direction) & ~lines;
        digits |= more;
        lines |= fresh;
    }
    return lines == present_ && digits == all_;
}

// The lines that can be reached from each line, itself included.
std::array<DigitMatching::Bits, DigitMatching::most_lines> DigitMatching::lines_reached() const
{
    std::array<Bits, most_lines> reached;
    for (std::size_t line = 0; line < most_lines; ++line)
        reached[line] = next_lines(next_digits(line, Direction::Forwards), Direction::Forwards) |
                        Bits{1} << line;
    for (std::size_t middle = 0; middle < most_lines; ++middle) {
        for (Bits& from : reached) {
            if ((from >> middle & 1u) != 0)
                from |= reached[middle];
        }
    }
    return reached;
}

bool DigitMatching::removes_anything(const std::array<DigitSet, most_lines>& outside) const
{
    if (!has_matching_)
        return true;
    const std::array<Bits, most_lines> reached = lines_reached();
    for (std::size_t line = 0; line < most_lines; ++line) {
        Bits digits = 0;
        for (Bits rest = reached[line]; rest != 0; rest &= rest - 1)
            digits |= next_digits(lowest(rest), Direction::Forwards);
        if ((taken_[line] & outside[line].bits() & ~digits) != 0)
            return true;
        for (Bits rest = next_digits(line, Direction::Forwards); rest != 0; rest &= rest - 1) {
            Bits lines = 0;
            for (Bits by = next_lines(rest & (0 - rest), Direction::Forwards); by != 0;
                 by &= by - 1)
                lines |= reached[lowest(by)];
            if ((lines >> line & 1u) == 0)
                return true;
        }
    }
    return false;
}

} // namespace engine
