#pragma once
// What almost locked sets take when a candidate is true: sets that lose its digit hold all their
// others.

#include <vector>

#include "engine/patterns/almost_locked_sets.h"
#include "engine/position/candidates.h"

namespace engine {

// Worked out once a position, candidate by candidate as they are asked for.
class Petals {
public:
    explicit Petals(const Candidates& candidates);

    // The digits that some cells lose by a set next to the candidate; never its own digit.
    DigitSet digits_taken_by(Candidate candidate) const { return taken_by(candidate).digits; }
    // The cells that lose this one of them.
    CellSet cells_taken_by(Candidate candidate, Digit digit) const
    {
        const Taken& taken = taken_by(candidate);
        return cells_[taken.first + taken.digits.common(DigitSet::up_to(digit - 1)).count()];
    }

private:
    struct Taken {
        DigitSet digits;
        int first = -1; // of its sets of cells, by digit; -1: not yet looked at
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
