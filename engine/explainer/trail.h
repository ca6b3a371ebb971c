#pragma once
// The candidates removed since each search last found nothing. Candidates are only ever removed, so
// a new pattern needs a change in one of its cells, and a pattern that removed nothing then removes
// nothing now: only what has changed need be searched again.

#include <array>
#include <limits>

#include "engine/base/table.h"
#include "engine/position/candidates.h"

namespace engine::explainer {

enum class Search : std::uint8_t {
    DirectLocking,
    DirectPair,
    DirectTriplet,
    Locking,
    GeneralLocking,
    NakedSet, // of two cells; larger ones come after it in order
    HiddenSet = NakedSet + 9,
    Fish = HiddenSet + 9,
    StrongLinks = Fish + 9,
    Wing = StrongLinks + 9,
    AlignedPair = Wing + 9,
    AlignedTriplet,
    Count,
};

// The search for patterns of this size.
constexpr Search of_size(Search search, int size)
{
    return enumerator_after(search, size);
}

class Trail {
public:
    Trail() { marks_.fill(never); }

    void add(Candidate removed)
    {
        removed_.push_back(removed);
        for (DigitSet& digits : hopeless_)
            digits = digits.without(removed.digit);
    }

    // Digits that have no chain of this many strong links in the current position.
    DigitSet& hopeless(int links) { return hopeless_[links]; }

    void found_nothing(Search search) { mark(search) = removed_.size(); }

    // Cells that have lost a candidate; all open cells if the search was never made.
    CellSet changed_cells(Search search, const Candidates& candidates)
    {
        if (mark(search) == never)
            return candidates.open_cells();
        CellSet cells(candidates.chart().cell_count());
        for (std::size_t at = mark(search); at < removed_.size(); ++at)
            cells.add(removed_[at].cell);
        return cells;
    }

    DigitSet changed_digits(Search search, const Candidates& candidates)
    {
        if (mark(search) == never)
            return candidates.chart().all_digits();
        DigitSet digits;
        for (std::size_t at = mark(search); at < removed_.size(); ++at)
            digits = digits.with(removed_[at].digit);
        return digits;
    }

private:
    static constexpr std::size_t never = std::numeric_limits<std::size_t>::max();

    std::size_t& mark(Search search) { return marks_[search]; }

    std::vector<Candidate> removed_;
    std::array<DigitSet, 5> hopeless_;
    Table<Search, std::size_t, index_of(Search::Count)> marks_;
};

} // namespace engine::explainer
