#pragma once
// Finds what almost locked sets remove if a candidate is true: sets that lose its digit hold all
// their other digits.

#include <vector>

#include "engine/patterns/almost_locked_sets.h"
#include "engine/position/candidates.h"

namespace engine {

// Computed once for a position, for each candidate when it is first asked for.
class Petals {
public:
    explicit Petals(const Candidates& candidates);

    // Returns the digits that some cells lose by a set that sees the candidate; never its own
    // digit.
    DigitSet digits_taken_by(Candidate candidate) const { return taken_by(candidate).digits; }
    // Returns the cells that lose this digit.
    CellSet cells_taken_by(Candidate candidate, Digit digit) const
    {
        const Taken& taken = taken_by(candidate);
        return cells_[taken.first + taken.digits.common(DigitSet::up_to(digit - 1)).count()];
    }

private:
    struct Taken {
        DigitSet digits;
        int first = -1; // index of the first of its sets in cells_, one for each digit; -1 before
                        // they are computed
    };

    const Taken& taken_by(Candidate candidate) const;
    DigitSet gather(Candidate candidate) const;

    const AlmostLockedSets& sets_;
    int grid_size_;
    mutable std::vector<Taken> taken_; // by candidate
    mutable CellSetList cells_;
    mutable std::vector<CellSet> gathered_; // by digit
};

} // namespace engine
