// Bivalue oddagon: an odd number of cells that form a ring, in which each sees the next and all
// have the digits a and b. Two digits can't alternate around an odd ring, so one of the other
// candidates there, the guardians, is true.
// Roles: Cause for the cells of the ring in their order and for the candidates a and b, Guardian
// for the others. The digits of the step are a and b; the size is the number of cells.

#include "engine/base/count.h"
#include "engine/patterns/guardian_sets.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

// Limits for what a person can see, and for speed.
constexpr std::size_t most_cells = 11;
constexpr std::size_t most_guardians = 4;
constexpr int least_clean_cells = 2;

class Oddagons : StepSearch {
public:
    using StepSearch::StepSearch;

    void find()
    {
        DigitSet seen;
        for (Digit a : chart_.all_digits()) {
            for (Digit b : chart_.all_digits().without(seen.with(a)))
                look_at(a, b);
            seen = seen.with(a);
        }
    }

private:
    void look_at(Digit a, Digit b)
    {
        cells_ = candidates_.cells_with(a) & candidates_.cells_with(b);
        if ((cells_ & candidates_.bivalue_cells()).count() < least_clean_cells ||
            cells_.count() < 5)
            return;
        pair_ = DigitSet::only(a).with(b);
        for (Cell cell : cells_) {
            if (candidates_.of(cell).count() > 2 + static_cast<int>(most_guardians))
                cells_.remove(cell);
        }
        // Every ring is found from its first cell, so each start is removed after it has been
        // tried.
        while (!cells_.empty()) {
            const Cell start = cells_.first();
            cells_.remove(start);
            step_on(start, cells_);
        }
    }

    // `free` are the cells that the ring may still use. None of them sees a cell of the ring except
    // the last or the first.
    void step_on(Cell cell, const CellSet& free)
    {
        steps_.stop_if_cancelled();
        const std::size_t before = guardians_.size();
        for (Digit digit : candidates_.of(cell).without(pair_))
            guardians_.push_back({cell, digit});
        ring_.push_back(cell);
        if (guardians_.size() <= most_guardians)
            go_on(cell, free);
        ring_.pop_back();
        guardians_.resize(before);
    }

    void go_on(Cell last, const CellSet& free)
    {
        const Cell start = ring_.front();
        if (ring_.size() > 2 && chart_.sees(last, start)) {
            // The same ring is also found in the other direction.
            if (ring_.size() >= 5 && ring_.size() % 2 == 1 && ring_[1] < last)
                add();
            return;
        }
        if (ring_.size() == most_cells)
            return;
        CellSet next = free & chart_.peers(last);
        const CellSet left = ring_.size() == 1 ? free : free - chart_.peers(last);
        for (Cell cell : next) {
            // Cells after the second one must not see the first, except the last cell of the ring.
            if (ring_.size() == 1)
                step_on(cell, left - set_of(chart_, {cell}));
            else
                step_on(cell, left);
        }
    }

    void add()
    {
        if (guardians_.empty())
            return;
        Step step{.size = count_of(ring_), .digits = pair_};
        if (!add_guardians(step, candidates_, guardians_))
            return;
        for (Cell cell : ring_) {
            step.cells.push_back({cell, Role::Cause});
            mark_digits(step, cell, candidates_.of(cell).common(pair_), Role::Cause);
        }
        steps_.add(std::move(step));
    }

    DigitSet pair_;
    CellSet cells_;
    Cells ring_;
    std::vector<Candidate> guardians_;
};

} // namespace

const Technique techniques::bivalue_oddagon = {
    .id = "bivalue_oddagon",
    .name = N_("Bivalue Oddagon"),
    .known_as = {"Oddagon"},
    .about = {N_(
        "An odd number of cells forms a ring in which each sees the next, and all of them have the "
        "same two digits. Two digits can't take turns round an odd ring. So at least one of the "
        "other candidates there, the guardians, is true, and what all guardians rule out goes.")},
    .standing = {TechniqueFamily::Sets, Level::Expert, 300},
    .find = find_by<Oddagons>,
    .explanation = {{N_("The odd ring {causes} can't be filled with {digits} only.")},
                    {N_("So one of the guardians is right: {guardians}.")}},
    .example = ":bivalue_oddagon:68:+7+3+2..51.98+16+9+27.3.+9..3+1.2+7.....+5+9...3.7+1.2+95.+529."
               "3...1.9..716...+7.5.3.+9.....9..+17:418 436 439 539 464 473 873 279 479 879 889 "
               "493 494 497 897:467::",
};

} // namespace engine
