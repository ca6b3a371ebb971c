#pragma once
// The almost locked sets of a position: k cells of one house with k + 1 digits in total. If such a
// set lacks one of its digits it must hold all the others.

#include <cstdint>
#include <span>
#include <vector>

#include "engine/base/count.h"
#include "engine/position/candidates.h"
#include "engine/position/cell_set_list.h"

namespace engine {

struct AlmostLockedSet {
    DigitSet digits;
    HouseIndex house; // the first house that holds all cells
    int size;         // the number of cells
    int first_part;   // the number of its first part; there is one part for each digit, in order
};

// A part is the cells of a set that have one of its digits. The parts of all sets are numbered from
// 0.
class AlmostLockedSets {
public:
    // Limits for large grids, so that time is bounded: the most cells of a set, and the most sets
    // of a position. If there are too many, all sets of the largest sizes are left out, so that the
    // result does not depend on how the puzzle is turned.
    static int most_cells(int grid_size);
    static constexpr int most_sets = 2500;

    explicit AlmostLockedSets(const Candidates& candidates);
    // Keeps the sets without a cell that lost a candidate. The result is the same as from a new
    // search.
    void catch_up(const Candidates& candidates, std::span<const Candidate> removed);

    // Whether sets are left out, or were before catch_up(): then some sets may be new although none
    // of their cells has changed.
    bool has_left_out() const { return has_left_out_; }

    // Small sets first.
    int size() const { return count_of(sets_); }
    const AlmostLockedSet& operator[](int set) const { return sets_[set]; }
    CellSet cells(int set) const { return cells_[set]; }

    int part_count() const { return count_of(set_of_); }
    int part(int set, Digit digit) const
    {
        const AlmostLockedSet& whole = sets_[set];
        return whole.first_part + whole.digits.common(DigitSet::up_to(digit - 1)).count();
    }
    int set_of(int part) const { return set_of_[part]; }
    Digit digit_of(int part) const { return digit_of_[part]; }
    CellSet cells_of_part(int part) const { return part_cells_[part]; }
    // The cells from which the digit is removed if the set holds it: cells outside of the set that
    // have the digit and see the whole part.
    CellSet seen_by(int part) const { return seen_[part]; }
    bool is_seen(int part, Cell cell) const { return seen_.has(part, cell); }
    bool sees_any(int part) const { return !seen_.is_empty(part); }
    bool see_in_common(int one, int other) const { return seen_.meet(one, other); }
    // Whether only one of two parts of the same digit can hold it. Such parts share no cell.
    bool exclude_each_other(int one, int other) const
    {
        return part_cells_.is_within(one, seen_, other);
    }
    // How many sets remain when all sets of the largest sizes are left out until the rest has at
    // most this many parts. For searches that take longer than visiting all pairs.
    int count_with_parts(int most_parts) const;
    // The parts of this digit that see the cell.
    std::span<const int> parts_seeing(Digit digit, Cell cell) const;

private:
    struct Found {
        DigitSet digits;
        HouseIndex house;
        std::uint16_t size;
        Places places;

        bool comes_before(const Found& other) const;
    };
    class Search;
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
    std::vector<std::uint32_t> first_seeing_; // by digit, then cell; one more at the end
    std::vector<int> seeing_;
};

// For each part the parts of other sets with which it excludes each other: restricted commons.
class RestrictedCommons {
public:
    explicit RestrictedCommons(const Candidates& candidates);

    std::span<const int> of(int part) const
    {
        return {partners_.data() + first_[part], partners_.data() + first_[part + 1]};
    }

private:
    std::vector<std::uint32_t> first_;
    std::vector<int> partners_;
};

} // namespace engine
