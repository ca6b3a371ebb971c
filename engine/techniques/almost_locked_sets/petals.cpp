#include "engine/techniques/almost_locked_sets/petals.h"

namespace engine {

Petals::Petals(const Candidates& candidates)
    : sets_(candidates.worked_out<AlmostLockedSets>()),
      grid_size_(candidates.chart().size()),
      taken_(candidates.chart().cell_count() * grid_size_),
      cells_(candidates.chart().cell_count()),
      gathered_(grid_size_ + 1, CellSet(candidates.chart().cell_count()))
{
}

const Petals::Taken& Petals::taken_by(Candidate candidate) const
{
    Taken& taken = taken_[candidate.cell.index * grid_size_ + candidate.digit - 1];
    if (taken.first < 0) {
        taken.first = cells_.size();
        taken.digits = gather(candidate);
        for (Digit digit : taken.digits)
            cells_.add(gathered_[digit]);
    }
    return taken;
}

DigitSet Petals::gather(Candidate candidate) const
{
    DigitSet reached;
    for (int part : sets_.parts_seeing(candidate.digit, candidate.cell)) {
        const AlmostLockedSet& set = sets_[sets_.set_of(part)];
        int other = set.first_part;
        for (Digit digit : set.digits) {
            if (other != part && sets_.sees_any(other)) {
                if (reached.has(digit))
                    gathered_[digit] |= sets_.seen_by(other);
                else
                    gathered_[digit] = sets_.seen_by(other);
                reached = reached.with(digit);
            }
            ++other;
        }
    }
    return reached;
}

} // namespace engine
