// Kraken fish: a fish whose fins do not see the target, but chains lead from each to the target's
// end. Type 1: without fins the fish itself clears the target, if need be from one of its own bases
// where two covers cross. Type 2: chains lead there also from every base cell in one of the covers.
// Houses, cells and candidates as of a fish, see step_of() in fish.h; the cover of type 2 also as
// Focus; the target as candidate Target. Branches: one for each fin, in type 2 for each of these
// base cells, too. Looked for only where no way is left to place the fish's digit with the target
// true.

#include "engine/inference/chain_search.h"
#include "engine/patterns/templates.h"
#include "engine/steps/finders.h"
#include "engine/techniques/fish/mixed_fish.h"

namespace engine {

namespace {

constexpr Sizes kraken_sizes{2, 4};
constexpr MixedFish::Bounds bounds{2, 0};

class KrakenFinder {
public:
    KrakenFinder(const Candidates& candidates, Technique technique, Steps& steps)
        : candidates_(candidates),
          chart_(candidates.chart()),
          technique_(technique),
          steps_(steps),
          graph_(implications_of(candidates, LinkScope::Grouped)),
          spread_(graph_, Spread::Ways::Any)
    {
    }

    void find()
    {
        for (Cell cell : candidates_.open_cells()) {
            for (Digit digit : candidates_.of(cell)) {
                target_ = {cell, digit};
                look_at_target();
                if (steps_.is_satisfied())
                    return;
            }
        }
    }

private:
    bool is_first_type() const { return technique_ == Technique::KrakenFish1; }

    void look_at_target()
    {
        if (is_first_type()) {
            look_for(target_.digit);
            return;
        }
        for (Digit digit : chart_.all_digits()) {
            if (!candidates_.cells_with(digit).empty() && look_for(digit))
                return;
        }
    }

    bool look_for(Digit digit)
    {
        const CellSet left = left_of(digit);
        if (has_way_within(candidates_, digit, left))
            return false;
        MixedFish fish(candidates_, digit, left, bounds);
        bool is_found = false;
        for (int size = kraken_sizes.least; size <= kraken_sizes.most && !is_found; ++size) {
            fish.each(FishKind::Franken, size, [&](const Fish& each) {
                is_found = fits(each, left);
                if (is_found)
                    steps_.add(step_of(each, left));
                return !is_found;
            });
        }
        return is_found;
    }

    // Where the digit can still be if the target is true.
    CellSet left_of(Digit digit) const
    {
        const int target = graph_.node_of(target_);
        CellSet left = candidates_.cells_with(digit);
        for (Cell cell : candidates_.cells_with(digit)) {
            if (graph_.excludes(target, graph_.node_of({cell, digit})))
                left.remove(cell);
        }
        return left;
    }

    bool fits(const Fish& fish, const CellSet& left) const
    {
        if (!has_fins(fish) || fish.fins.meets(left))
            return false;
        const CellSet& last = chart_.cells(fish.covers.back());
        if (is_first_type())
            return last.has(target_.cell) && !fish.fins.is_within(chart_.peers(target_.cell));
        return last.meets(fish.body) && !(fish.body & last).meets(left);
    }

    Step step_of(const Fish& fish, const CellSet& left)
    {
        Step step = engine::step_of(fish, technique_);
        step.removals = {target_};
        step.candidates.push_back({target_, Role::Target});
        if (steps_.want() == Want::Effects)
            return step;
        spread_.assume_true(graph_.node_of(target_));
        while (spread_.grow()) {
        }
        CellSet starts = fish.fins;
        if (!is_first_type()) {
            step.houses.push_back({fish.covers.back(), Role::Focus});
            starts |= fish.body & chart_.cells(fish.covers.back());
        }
        for (Cell cell : starts - left)
            step.branches.push_back(branch_from({cell, fish.digit}));
        return step;
    }

    // The way from the target, told from its other end.
    Branch branch_from(Candidate start) const
    {
        ChainNodes nodes = spread_.way_to_false(graph_.node_of(start));
        std::reverse(nodes.begin(), nodes.end());
        return {step_node(graph_, nodes.front()), true,
                links_of_chain(candidates_, graph_, nodes, FirstLink::Weak)};
    }

    const Candidates& candidates_;
    const Chart& chart_;
    Technique technique_;
    Steps& steps_;
    const Implications& graph_;
    Spread spread_;
    Candidate target_;
};

} // namespace

void find_kraken_fish(const Candidates& candidates, Technique technique, Steps& steps)
{
    KrakenFinder(candidates, technique, steps).find();
}

} // namespace engine
