#pragma once
// Many sets of cells of one grid, stored densely. A CellSet has room for the largest grid; here
// each set takes only what its grid needs.

#include <span>
#include <vector>

#include "engine/grid/cell_set.h"

namespace engine {

class CellSetList {
public:
    explicit CellSetList(int cell_count) : stride_(CellSet(cell_count).words().size()) {}

    void reserve(int sets) { words_.reserve(sets * stride_); }
    void add(const CellSet& set)
    {
        for (std::uint64_t word : set.words())
            words_.push_back(word);
    }

    // Copies some sets of another list for the same grid.
    void add(const CellSetList& other, int first, int end)
    {
        words_.insert(words_.end(), other.words_of(first), other.words_of(end));
    }
    void keep_within(int index, const CellSet& set)
    {
        std::uint64_t* words = words_.data() + index * stride_;
        for (std::uint64_t word : set.words())
            *words++ &= word;
    }

    int size() const { return static_cast<int>(words_.size() / stride_); }
    std::span<const std::uint64_t> words(int index) const { return {words_of(index), stride_}; }
    CellSet operator[](int index) const { return CellSet::from_words({words_of(index), stride_}); }
    bool has(int index, Cell cell) const
    {
        return (words_of(index)[cell.index / 64u] >> cell.index % 64u & 1u) != 0;
    }
    bool is_empty(int index) const
    {
        std::uint64_t any = 0;
        for (std::size_t word = 0; word < stride_; ++word)
            any |= words_of(index)[word];
        return any == 0;
    }
    bool meet(int one, int other) const
    {
        const std::uint64_t* here = words_of(one);
        const std::uint64_t* there = words_of(other);
        std::uint64_t any = (here[0] & there[0]) | (here[1] & there[1]);
        for (std::size_t word = 2; word < stride_; ++word)
            any |= here[word] & there[word];
        return any != 0;
    }
    // Whether a set of this list is a subset of one in another list.
    bool is_within(int one, const CellSetList& others, int other) const
    {
        const std::uint64_t* here = words_of(one);
        const std::uint64_t* there = others.words_of(other);
        std::uint64_t outside = (here[0] & ~there[0]) | (here[1] & ~there[1]);
        for (std::size_t word = 2; word < stride_; ++word)
            outside |= here[word] & ~there[word];
        return outside == 0;
    }

private:
    const std::uint64_t* words_of(int index) const { return words_.data() + index * stride_; }

    std::size_t stride_; // words for each set, at least two
    std::vector<std::uint64_t> words_;
};

} // namespace engine
