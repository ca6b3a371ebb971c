// Bivalue universal graves: if every open cell had two digits, each of them twice in each full
// house, the other digit of every cell would do as well. So some cell holds one of its extras.

#include "engine/steps/evidence.h"
#include "engine/steps/finders.h"
#include "engine/techniques/uniqueness/deadly.h"

namespace engine {

namespace {

class GraveFinder {
public:
    // More cells with other than two digits make no grave: it would have too many guards.
    static constexpr int most_open = 24;

    GraveFinder(const Candidates& candidates, Technique technique, Steps& steps)
        : candidates_(candidates),
          chart_(candidates.chart()),
          technique_(technique),
          steps_(steps),
          several_(candidates.open_cells() - candidates.bivalue_cells())
    {
    }

    void find()
    {
        if (several_.empty() || !may_have_guards() || !may_be_one())
            return;
        for (Cell cell : several_)
            cells_.push_back(cell);
        pattern_.cells = candidates_.open_cells();
        pattern_.digits = chart_.all_digits();
        split(0);
    }

private:
    int most_guards() const
    {
        return technique_ == Technique::BugPlusOne ? 1
               : technique_ == Technique::Bug4     ? 2
                                                   : static_cast<int>(pattern_.guards.size());
    }
    bool may_have_guards() const;
    bool may_be_one() const;
    void split(std::size_t next);
    bool is_grave() const;
    bool fits(Cell cell, DigitSet base) const;
    CellSet base_cells(Digit digit) const;
    void conclude();

    const Candidates& candidates_;
    const Chart& chart_;
    Technique technique_;
    Steps& steps_;
    CellSet several_; // cells with more than two digits
    Cells cells_;     // the same
    DeadlyPattern pattern_;
};

// The quick look at the cells with more than two digits: whether the technique could conclude
// anything from them.
bool GraveFinder::may_have_guards() const
{
    if (several_.count() > most_guards())
        return false;
    const Cell first = several_.first();
    if (technique_ == Technique::BugPlusOne)
        return candidates_.of(first).count() == 3;
    if (technique_ == Technique::Bug2) {
        DigitSet shared = candidates_.of(first);
        for (Cell cell : several_)
            shared = shared.common(candidates_.of(cell));
        return !shared.empty() && !chart_.common_peers(several_).empty();
    }
    for (const PlaceOfCell& place : chart_.houses_of(first)) {
        if (several_.is_within(chart_.cells(place.house)))
            return true;
    }
    return false;
}

// No digit is more than twice in the bivalue cells of a house. A house that is not full must not
// have a digit twice: it may be that neither holds it. Cells bound by more than houses can't change
// their digit.
bool GraveFinder::may_be_one() const
{
    if (candidates_.open_cells().meets(chart_.bound_cells()))
        return false;
    for (int house = 0; house < chart_.house_count(); ++house) {
        const Places several = chart_.places_of(several_ & chart_.cells(house), house);
        const int most = chart_.is_full(house) ? 2 : 1;
        for (Digit digit : chart_.all_digits()) {
            const Places places = candidates_.places(house, digit);
            if (count_bits(places & ~several) > most || (most == 2 && is_single_bit(places)))
                return false;
        }
    }
    return true;
}

// Chooses two digits of each cell with more, so that no house gets a digit three times.
void GraveFinder::split(std::size_t next)
{
    if (next == cells_.size()) {
        if (is_grave())
            conclude();
        return;
    }
    const Cell cell = cells_[next];
    const DigitSet digits = candidates_.of(cell);
    for (Digit one : digits) {
        for (Digit other : digits) {
            const DigitSet base = DigitSet::only(one).with(DigitSet::only(other));
            if (other <= one || !fits(cell, base) || steps_.is_satisfied())
                continue;
            pattern_.add({cell, base, digits.without(base)});
            split(next + 1);
            --pattern_.guard_count;
        }
    }
}

CellSet GraveFinder::base_cells(Digit digit) const
{
    CellSet cells = candidates_.cells_with(digit) - several_;
    for (const Guard& guard : pattern_.guarded()) {
        if (guard.base.has(digit))
            cells.add(guard.cell);
    }
    return cells;
}

bool GraveFinder::fits(Cell cell, DigitSet base) const
{
    for (Digit digit : base) {
        const CellSet cells = base_cells(digit) & chart_.peers(cell);
        for (const PlaceOfCell& place : chart_.houses_of(cell)) {
            const int most = chart_.is_full(place.house) ? 1 : 0;
            if ((cells & chart_.cells(place.house)).count() > most)
                return false;
        }
    }
    return true;
}

bool GraveFinder::is_grave() const
{
    for (Digit digit : chart_.all_digits()) {
        const CellSet cells = base_cells(digit);
        for (int house = 0; house < chart_.house_count(); ++house) {
            if (chart_.is_full(house) && candidates_.places(house, digit) != 0 &&
                (cells & chart_.cells(house)).count() != 2)
                return false;
        }
    }
    return true;
}

void GraveFinder::conclude()
{
    if (technique_ == Technique::BugPlusOne)
        add_type_1(candidates_, technique_, pattern_, steps_);
    else if (technique_ == Technique::Bug2)
        add_type_2(candidates_, technique_, pattern_, steps_);
    else if (technique_ == Technique::Bug3)
        add_type_3(candidates_, technique_, pattern_, steps_);
    else
        add_type_4(candidates_, technique_, pattern_, steps_);
}

Candidates with_singles_placed(Candidates candidates)
{
    for (bool placed = true; placed;) {
        placed = false;
        for (Cell cell : candidates.open_cells() - candidates.bivalue_cells()) {
            if (candidates.of(cell).count() != 1)
                continue;
            candidates.place(cell, candidates.of(cell).first());
            placed = true;
        }
    }
    return candidates;
}

} // namespace

// One cell with three digits: it holds its extra.
// Two or more: as with other deadly patterns.
// Cells with one digit left are taken as placed: they belong to no grave.
void find_bugs(const Candidates& candidates, Technique technique, Steps& steps)
{
    CellSet singles = candidates.open_cells() - candidates.bivalue_cells();
    if (singles.count() > GraveFinder::most_open)
        return;
    for (Cell cell : singles) {
        if (candidates.of(cell).count() != 1)
            singles.remove(cell);
    }
    if (singles.empty())
        GraveFinder(candidates, technique, steps).find();
    else
        GraveFinder(with_singles_placed(candidates), technique, steps).find();
}

} // namespace engine
