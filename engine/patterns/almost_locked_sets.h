#pragma once
// The almost locked sets of a position: k cells of one house with k + 1 digits in all. Without one
// of its digits such a set must hold all the others.

#include <cstdint>
#include <span>
#include <vector>

#include "engine/position/candidates.h"
#include "engine/position/cell_set_list.h"

namespace engine {

struct AlmostLockedSet {
    DigitSet digits;
    int house;      // one that holds all cells
    int size;       // how many cells
    int first_part; // its parts are numbered on from here, one for each digit in order
};

// A part is a set's cells with one of its digits; the parts of all sets are numbered from 0.
class AlmostLockedSets {
public:
    // Bounds for great grids, so that time is bounded: cells of a set, and sets of a position.
    // Where there are too many, the greatest sizes are left out whole, so that what is found does
    // not depend on how the puzzle is turned.
    static int most_cells(int grid_size);
    static constexpr int most_sets = 2500;

    explicit AlmostLockedSets(const Candidates& candidates);
    // Sets without a cell that lost a candidate stay. All is as if made anew.
    void catch_up(const Candidates& candidates, std::span<const Candidate> gone);

    // Sets are left out, or were before it caught up: then some can be new though none of their
    // cells has changed.
    bool has_left_out() const { return has_left_out_; }

    // Small sets first.
    int size() const { return static_cast<int>(sets_.size()); }
    const AlmostLockedSet& operator[](int set) const { return sets_[index(set)]; }
    CellSet cells(int set) const { return cells_[set]; }

    int part_count() const { return static_cast<int>(set_of_.size()); }
    int part(int set, Digit digit) const
    {
        const AlmostLockedSet& whole = sets_[index(set)];
        return whole.first_part + whole.digits.common(DigitSet::up_to(digit - 1)).count();
    }
    int set_of(int part) const { return set_of_[index(part)]; }
    Digit digit_of(int part) const { return digit_of_[index(part)]; }
    CellSet cells_of_part(int part) const { return part_cells_[part]; }
    // Where the digit goes if the set holds it: outside cells with the digit that see the whole
    // part.
    CellSet seen_by(int part) const { return seen_[part]; }
    bool is_seen(int part, Cell cell) const { return seen_.has(part, cell); }
    bool sees_any(int part) const { return !seen_.is_empty(part); }
    bool see_in_common(int one, int other) const { return seen_.meet(one, other); }
    // Only one of two parts of the same digit can hold it. Then they share no cell.
    bool exclude_each_other(int one, int other) const
    {
        return part_cells_.is_within(one, seen_, other);
    }
    // How many sets are left if the greatest sizes are left out, whole, until the rest has at most
    // so many parts: for searches that take longer than a walk over pairs.
    int count_with_parts(int most_parts) const;
    // The parts of this digit that see the cell.
    std::span<const int> parts_seeing(Digit digit, Cell cell) const;

private:
    struct Found {
        DigitSet digits;
        std::uint16_t house;
        std::uint16_t size;
        Places places;

        bool comes_before(const Found& other) const;
    };
    class Search;

    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    explicit AlmostLockedSets(int cell_count);
    bool replace(const Candidates& candidates, const CellSet& changed);
    void reserve(std::size_t sets);
    void keep(const Candidates& candidates, const AlmostLockedSets& before, int set);
    void add(const Candidates& candidates, const Found& found);
    void sort_parts_by_seen(const Candidates& candidates);

    int cell_count_;
    bool has_left_out_ = false;
    std::vector<AlmostLockedSet> sets_;
    std::vector<Found> found_; // by set
    CellSetList cells_;
    std::vector<int> set_of_;
    std::vector<Digit> digit_of_;
    CellSetList part_cells_;
    CellSetList seen_;
    std::vector<std::uint32_t> first_seeing_; // by digit, then cell, and the end
    std::vector<int> seeing_;
};

// For each part the parts of other sets that exclude it, and it them: restricted commons.
class RestrictedCommons {
public:
    explicit RestrictedCommons(const Candidates& candidates);

    std::span<const int> of(int part) const
    {
        return {partners_.data() + first_[static_cast<std::size_t>(part)],
                partners_.data() + first_[static_cast<std::size_t>(part) + 1]};
    }

private:
    std::vector<std::uint32_t> first_;
    std::vector<int> partners_;
};

} // namespace engine
