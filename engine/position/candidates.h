#pragma once
// What the rules still allow: for every open cell its digits, for every digit its cells, for every
// house and digit its positions. A plain value: copy it to look ahead.

#include <span>
#include <vector>

#include "engine/base/bits.h"
#include "engine/grid/board.h"
#include "engine/grid/cell_set.h"
#include "engine/grid/puzzle.h"
#include "engine/position/candidate.h"
#include "engine/position/chart.h"
#include "engine/position/worked_out.h"

namespace engine {

class Candidates {
public:
    // Places the givens and knows nothing else. `chart` must outlive this object.
    Candidates(const Chart& chart, const Digits& givens);
    // Also places digits written later than the givens; `digits` must include the givens.
    Candidates(const Chart& chart, const Digits& givens, const Digits& digits);

    // Has the same result as constructing anew, but allocates no memory.
    void start(const Digits& givens, const Digits& digits);

    const Chart& chart() const { return *chart_; }

    // `digit` must be a candidate of the cell. Removes it from the cell's peers.
    void place(Cell cell, Digit digit);
    // Does nothing if it is not a candidate.
    void remove(Cell cell, Digit digit);

    bool is_open(Cell cell) const { return open_.has(cell); }
    bool is_given(Cell cell) const { return given_.has(cell); }
    Digit digit(Cell cell) const { return digits_[cell.index]; } // no_digit if the cell is open
    const CellSet& open_cells() const { return open_; }
    // As above, in one house.
    Places open_places(HouseIndex house) const { return open_places_[house.index]; }
    const Digits& digits() const { return digits_; }
    Digits givens() const; // the given ones of them
    // The cells where the digit is placed, givens included.
    const CellSet& cells_holding(Digit digit) const { return cells_holding_[digit - 1u]; }
    bool is_solved() const { return open_.empty(); }
    // Whether an open cell has no candidate, or a full house no position for a digit.
    bool is_broken() const;

    // The candidates of an open cell; empty for other cells.
    DigitSet of(Cell cell) const { return of_[cell.index]; }
    bool has(Candidate candidate) const { return of(candidate.cell).has(candidate.digit); }
    // Open cells that have the digit as a candidate.
    const CellSet& cells_with(Digit digit) const { return cells_with_[digit - 1u]; }
    // As above, in one house. Also empty when the digit is placed there.
    Places places(HouseIndex house, Digit digit) const
    {
        return places_[house.index * size_ + digit - 1];
    }
    // Hidden singles: digits that have exactly one position in the house.
    DigitSet digits_with_one_place(HouseIndex house) const
    {
        if (!has_lone_place(house))
            return {};
        DigitSet digits;
        for (Digit digit = 1; digit <= size_; ++digit) {
            if (is_single_bit(places(house, digit)))
                digits = digits.with(digit);
        }
        return digits;
    }
    // Whether it is the only position of its digit in a full house that contains its cell.
    bool is_hidden_single(Candidate candidate) const;
    // The first position of a digit in the house; it must have one.
    Cell first_place(HouseIndex house, Digit digit) const
    {
        return chart_->cell_in(house, std::countr_zero(places(house, digit)));
    }
    // Naked singles: open cells with exactly one candidate.
    CellSet cells_with_one_digit() const;
    // Digits that have exactly two positions in the house, counted without branches.
    DigitSet digits_with_two_places(HouseIndex house) const
    {
        std::uint32_t digits = 0;
        for (Digit digit = 1; digit <= size_; ++digit) {
            const Places several = places(house, digit);
            digits |= std::uint32_t{is_single_bit(several & (several - 1))} << digit;
        }
        return DigitSet::of_bits(digits);
    }
    // Digits not yet placed in the house that have a position there.
    DigitSet digits_to_place(HouseIndex house) const;
    // Open cells with exactly two candidates.
    const CellSet& bivalue_cells() const { return bivalue_; }

    // Returns a value of type Fact computed from these candidates. It is computed once, however
    // many finders ask, and kept until the position changes. Only one thread at a time may call
    // this.
    template <class Fact>
    const Fact& worked_out() const
    {
        return worked_out_.about<Fact>(*this);
    }

    // Candidates removed, in order, since this was first called for this object or earlier. Valid
    // until the next removal.
    std::span<const Candidate> removed() const { return worked_out_.removed(); }

    friend bool operator==(const Candidates& one, const Candidates& other)
    {
        return one.digits_ == other.digits_ && one.of_ == other.of_;
    }

private:
    // A quick check, digit by digit: most houses have none.
    bool has_lone_place(HouseIndex house) const
    {
        const Places* const by_digit = &places_[house.index * size_];
        Places lone = 0;
        for (int i = 0; i < size_; ++i)
            lone |= (by_digit[i] & (by_digit[i] - 1)) == 0 ? by_digit[i] : 0;
        return lone != 0;
    }
    void work_out_places();
    void transpose_places();
    void collect_places();
    void drop(Cell cell, Digit digit);

    const Chart* chart_;
    int size_;
    CellSet open_;
    CellSet given_;
    CellSet bivalue_;
    Digits digits_;
    std::vector<DigitSet> of_;
    std::vector<CellSet> cells_with_;
    std::vector<CellSet> cells_holding_;
    std::vector<Places> places_; // by house, then digit
    std::vector<Places> open_places_;
    mutable WorkedOut worked_out_;
};

} // namespace engine
