#pragma once
// A set of cells of one grid, with one bit for each: as many 128-bit lanes as the grid needs. The
// classic grid takes one lane; every operation handles the first lane without a loop.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "engine/base/bits.h"
#include "engine/base/ensure.h"
#include "engine/grid/cell.h"

namespace engine {

// The sets in one operation must belong to the same grid.
class CellSet {
public:
    static constexpr int most_cells = 640; // 25x25 needs 625

    CellSet() : words_{} {} // for a grid of at most 128 cells
    explicit CellSet(int cell_count)
        : words_{}, lanes_(static_cast<unsigned>(cell_count + 127) / 128)
    {
        ENSURE(cell_count >= 0 && cell_count <= most_cells);
    }
    CellSet(const CellSet& other) : lanes_(other.lanes_) { copy(other); }
    CellSet& operator=(const CellSet& other)
    {
        lanes_ = other.lanes_;
        copy(other);
        return *this;
    }

    // 64 cells in each word; many sets are stored in this form, see cell_set_list.h.
    std::span<const std::uint64_t> words() const { return {words_.data(), 2 * lanes_}; }
    static CellSet from_words(std::span<const std::uint64_t> words)
    {
        CellSet set;
        set.lanes_ = static_cast<unsigned>(words.size() / 2);
        std::copy(words.begin(), words.end(), set.words_.begin());
        return set;
    }

    bool has(Cell cell) const { return (words_[cell.index / 64u] >> cell.index % 64u & 1u) != 0; }
    void add(Cell cell) { words_[cell.index / 64u] |= bit(cell); }
    void remove(Cell cell) { words_[cell.index / 64u] &= ~bit(cell); }

    bool empty() const
    {
        return is_none([&](unsigned i) { return words_[i]; });
    }
    int count() const
    {
        int cells = 0;
        each_word([&](unsigned i) { cells += count_bits(words_[i]); });
        return cells;
    }
    // Faster than counting if `few` is small.
    bool has_more_than(int few) const
    {
        for (unsigned word = 0; word < 2 * lanes_; ++word) {
            for (std::uint64_t bits = words_[word]; bits != 0; bits &= bits - 1) {
                if (few-- == 0)
                    return true;
            }
        }
        return false;
    }
    // The set must not be empty.
    Cell first() const { return *begin(); }

    bool meets(const CellSet& other) const
    {
        return !is_none([&](unsigned i) { return words_[i] & other.words_[i]; });
    }
    // Whether they share two cells or more.
    bool meets_twice(const CellSet& other) const
    {
        std::uint64_t once = 0;
        std::uint64_t twice = 0;
        for (unsigned word = 0; word < 2 * lanes_; ++word) {
            const std::uint64_t both = words_[word] & other.words_[word];
            twice |= (both & (both - 1)) | (once != 0 ? both : 0);
            once |= both;
        }
        return twice != 0;
    }
    bool is_within(const CellSet& other) const
    {
        return is_none([&](unsigned i) { return words_[i] & ~other.words_[i]; });
    }

    CellSet& operator&=(const CellSet& other)
    {
        each_word([&](unsigned i) { words_[i] &= other.words_[i]; });
        return *this;
    }
    CellSet& operator|=(const CellSet& other)
    {
        each_word([&](unsigned i) { words_[i] |= other.words_[i]; });
        return *this;
    }
    CellSet& operator-=(const CellSet& other)
    {
        each_word([&](unsigned i) { words_[i] &= ~other.words_[i]; });
        return *this;
    }
    friend CellSet operator&(CellSet one, const CellSet& other) { return one &= other; }
    friend CellSet operator|(CellSet one, const CellSet& other) { return one |= other; }
    friend CellSet operator-(CellSet one, const CellSet& other) { return one -= other; }

    friend bool operator==(const CellSet& one, const CellSet& other)
    {
        return one.is_none([&](unsigned i) { return one.words_[i] ^ other.words_[i]; });
    }

    // Iterates over the cells in reading order: for (Cell cell : set).
    class Iterator {
    public:
        using value_type = Cell;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        Iterator(const std::uint64_t* words, unsigned word, unsigned end)
            : words_(words), word_(word), end_(end), bits_(word < end ? words[word] : 0)
        {
            skip_empty_words();
        }
        Cell operator*() const { return Cell::at(word_ * 64u + std::countr_zero(bits_)); }
        Iterator& operator++()
        {
            bits_ &= bits_ - 1;
            skip_empty_words();
            return *this;
        }
        Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        friend bool operator==(const Iterator& one, const Iterator& other)
        {
            return one.word_ == other.word_ && one.bits_ == other.bits_;
        }

    private:
        void skip_empty_words()
        {
            while (bits_ == 0 && word_ < end_) {
                ++word_;
                bits_ = word_ < end_ ? words_[word_] : 0;
            }
        }

        const std::uint64_t* words_ = nullptr;
        unsigned word_ = 0;
        unsigned end_ = 0;
        std::uint64_t bits_ = 0;
    };
    Iterator begin() const { return {words_.data(), 0, 2 * lanes_}; }
    Iterator end() const { return {words_.data(), 2 * lanes_, 2 * lanes_}; }

private:
    static std::uint64_t bit(Cell cell) { return std::uint64_t{1} << cell.index % 64u; }
    void copy(const CellSet& other)
    {
        each_word([&](unsigned i) { words_[i] = other.words_[i]; });
    }
    // Calls `visit` with the index of each word. As a call it would cost ratings a thirtieth.
    template <typename Visit>
    [[gnu::always_inline]] void each_word(Visit visit) const
    {
        visit(0u);
        visit(1u);
        for (unsigned word = 2; word < 2 * lanes_; word += 2) {
            visit(word);
            visit(word + 1);
        }
    }
    // Whether `bits_of` returns 0 for the index of each word.
    template <typename BitsOf>
    [[gnu::always_inline]] bool is_none(BitsOf bits_of) const
    {
        std::uint64_t any = 0;
        each_word([&](unsigned i) { any |= bits_of(i); });
        return any == 0;
    }

    // Words beyond the lanes are never read, and copying does not change them.
    alignas(16) std::array<std::uint64_t, most_cells / 64> words_;
    unsigned lanes_ = 1;
};

inline Cells cells_in(const CellSet& set)
{
    return Cells(set.begin(), set.end());
}

// Calls `visit` with each cell that is in both sets, in reading order, without making a third set.
template <typename Visit>
void for_each_common(const CellSet& one, const CellSet& other, Visit&& visit)
{
    const auto words = one.words();
    const auto others = other.words();
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (const int bit : each_bit(words[i] & others[i]))
            visit(Cell::at(i * 64 + bit));
    }
}

} // namespace engine
