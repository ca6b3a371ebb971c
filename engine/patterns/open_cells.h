#pragma once
// Numbers the open cells of a position, so that on a 9x9 grid a set of them is one word. For
// finders that try many sets of cells.

#include <array>

#include "engine/position/candidates.h"

namespace engine {

// A set of open cells by their numbers.
template <int words>
class OpenSet {
public:
    bool has(int number) const { return (bits_[word(number)] >> number % 64 & 1u) != 0; }
    void add(int number) { bits_[word(number)] |= std::uint64_t{1} << number % 64; }
    void remove(int number) { bits_[word(number)] &= ~(std::uint64_t{1} << number % 64); }
    bool empty() const
    {
        std::uint64_t any = 0;
        for (std::uint64_t bits : bits_)
            any |= bits;
        return any == 0;
    }
    // The smallest number; the set must not be empty.
    int first() const
    {
        int word = 0;
        while (bits_[word] == 0)
            ++word;
        return word * 64 + std::countr_zero(bits_[word]);
    }
    int count() const
    {
        int cells = 0;
        for (std::uint64_t bits : bits_)
            cells += count_bits(bits);
        return cells;
    }
    bool meets(const OpenSet& other) const { return !(*this & other).empty(); }
    bool is_within(const OpenSet& other) const { return (*this - other).empty(); }

    friend OpenSet operator&(OpenSet one, const OpenSet& other)
    {
        for (std::size_t i = 0; i < words; ++i)
            one.bits_[i] &= other.bits_[i];
        return one;
    }
    friend OpenSet operator|(OpenSet one, const OpenSet& other)
    {
        for (std::size_t i = 0; i < words; ++i)
            one.bits_[i] |= other.bits_[i];
        return one;
    }
    friend OpenSet operator-(OpenSet one, const OpenSet& other)
    {
        for (std::size_t i = 0; i < words; ++i)
            one.bits_[i] &= ~other.bits_[i];
        return one;
    }

    // Calls `visit` with each number, smallest first.
    template <typename Visit>
    void each(Visit&& visit) const
    {
        for (std::size_t i = 0; i < words; ++i) {
            for (std::uint64_t bits = bits_[i]; bits != 0; bits &= bits - 1)
                visit(static_cast<int>(i) * 64 + std::countr_zero(bits));
        }
    }

private:
    static std::size_t word(int number) { return static_cast<std::size_t>(number) / 64; }

    std::array<std::uint64_t, words> bits_ = {};
};

template <int words>
class OpenCells {
public:
    using Set = OpenSet<words>;

    explicit OpenCells(const Candidates& candidates)
    {
        for (Cell cell : candidates.open_cells()) {
            number_of_[cell.index] = static_cast<std::uint16_t>(count_);
            cells_[count_] = cell;
            digits_[count_] = candidates.of(cell);
            for (Digit digit : candidates.of(cell))
                with_[digit].add(count_);
            ++count_;
        }
        for (int number = 0; number < count_; ++number) {
            const CellSet& peers = candidates.chart().peers(cells_[number]);
            for (Cell peer : (peers & candidates.open_cells()))
                peers_[number].add(number_of_[peer.index]);
        }
    }

    int count() const { return count_; }
    Cell cell(int number) const { return cells_[number]; }
    int number(Cell cell) const { return number_of_[cell.index]; } // of an open cell
    Set numbers(const CellSet& open_cells) const
    {
        Set numbers;
        for (Cell cell : open_cells)
            numbers.add(number(cell));
        return numbers;
    }
    DigitSet of(int number) const { return digits_[number]; }
    const Set& peers(int number) const { return peers_[number]; }
    const Set& with(Digit digit) const { return with_[digit]; }

private:
    int count_ = 0;
    std::array<std::uint16_t, CellSet::most_cells> number_of_;
    std::array<Cell, words * 64> cells_;
    std::array<DigitSet, words * 64> digits_;
    std::array<Set, words * 64> peers_;
    std::array<Set, max_size + 1> with_;
};

// Calls `use` with the smallest numbering that has room for the open cells; it is computed once for
// a position.
template <typename Use>
void with_open_cells(const Candidates& candidates, Use&& use)
{
    const int count = candidates.open_cells().count();
    if (count <= 64)
        use(candidates.worked_out<OpenCells<1>>());
    else if (count <= 256)
        use(candidates.worked_out<OpenCells<4>>());
    else
        use(candidates.worked_out<OpenCells<10>>());
}

} // namespace engine
