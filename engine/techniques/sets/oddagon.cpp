// Bivalue oddagon: an odd ring of cells, each seeing the next, that all hold the digits a and b.
// Two digits can't take turns around it: one of the other candidates there, the guardians, is true.
//
// Marks: cells Cause (the ring, in its order); candidates Cause (a and b) and Guardian; digits: a
// and b; size: the cells of the ring.

#include "engine/patterns/guardian_sets.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// Bounds of what people will see, and of time.
constexpr std::size_t most_cells = 11;
constexpr std::size_t most_guardians = 4;
constexpr int least_clean_cells = 2;

class Oddagons {
public:
    Oddagons(const Candidates& candidates, Steps& steps)
        : candidates_(candidates), chart_(candidates.chart()), steps_(steps)
    {
    }

    void run()
    {
        DigitSet seen;
        for (Digit a : chart_.all_digits()) {
            for (Digit b : chart_.all_digits().without(seen.with(DigitSet::only(a))))
                look_at(a, b);
            seen = seen.with(DigitSet::only(a));
        }
    }

private:
    void look_at(Digit a, Digit b)
    {
        cells_ = candidates_.cells_with(a) & candidates_.cells_with(b);
        if (steps_.is_satisfied() ||
            (cells_ & candidates_.bivalue_cells()).count() < least_clean_cells ||
            cells_.count() < 5)
            return;
        pair_ = DigitSet::only(a).with(DigitSet::only(b));
        for (Cell cell : cells_) {
            if (candidates_.of(cell).count() > 2 + static_cast<int>(most_guardians))
                cells_.remove(cell);
        }
        // Every ring is found from its first cell, so what was tried goes.
        while (!cells_.empty() && !steps_.is_satisfied()) {
            const Cell start = cells_.first();
            cells_.remove(start);
            step_on(start, cells_);
        }
    }

    // `free`: cells the ring may still use; none that sees a cell of the ring but the last or
    // first.
    void step_on(Cell cell, const CellSet& free)
    {
        const std::size_t before = guardians_.size();
        for (Digit digit : candidates_.of(cell).without(pair_))
            guardians_.push_back({cell, digit});
        ring_.push_back(cell);
        if (guardians_.size() <= most_guardians && !steps_.is_satisfied())
            go_on(cell, free);
        ring_.pop_back();
        guardians_.resize(before);
    }

    void go_on(Cell last, const CellSet& free)
    {
        const Cell start = ring_.front();
        if (ring_.size() > 2 && chart_.sees(last, start)) {
            // The other way round it is the same ring.
            if (ring_.size() >= 5 && ring_.size() % 2 == 1 && ring_[1] < last)
                add();
            return;
        }
        if (ring_.size() == most_cells)
            return;
        CellSet next = free & chart_.peers(last);
        const CellSet left = ring_.size() == 1 ? free : free - chart_.peers(last);
        for (Cell cell : next) {
            // Whoever comes after the second cell must not see the first, unless it is the last.
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
        Step step{.size = static_cast<int>(ring_.size()), .digits = pair_};
        if (!tell_guardians(step, candidates_, guardians_))
            return;
        for (Cell cell : ring_) {
            step.cells.push_back({cell, Role::Cause});
            for (Digit digit : candidates_.of(cell).common(pair_))
                step.candidates.push_back({{cell, digit}, Role::Cause});
        }
        steps_.add(std::move(step));
    }

    const Candidates& candidates_;
    const Chart& chart_;
    Steps& steps_;
    DigitSet pair_;
    CellSet cells_;
    Cells ring_;
    std::vector<Candidate> guardians_;
};

} // namespace

static void find_oddagons(const Candidates& candidates, Steps& steps)
{
    Oddagons(candidates, steps).run();
}

const Technique techniques::bivalue_oddagon = {
    .id = "bivalue_oddagon",
    .name = N_("Bivalue Oddagon"),
    .family = TechniqueFamily::Sets,
    .level = Level::Expert,
    .cost = 300,
    .find = find_oddagons,
    .explanation = {{N_("The odd ring {causes} can't be filled with {digits} only.")},
                    {N_("So one of the guardians is right: {guardians}.")}},
    .example =
        ":bivalue_oddagon:68:+7+3+2..51.98+16+9+27.3.+9..3+1.2+7.....+5+9...3.7+1.2+95.+529.3...1."
        "9..716...+7.5.3.+9.....9..+17:418 436 439 539 464 473 873 279 479 879 889 493 494 497 897"
        ":467::",
};

} // namespace engine
