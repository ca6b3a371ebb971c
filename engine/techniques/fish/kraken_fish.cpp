// Kraken fish: a fish whose fins do not all see the target, but from each fin a chain leads to the
// elimination of the target. Type 1: without fins, the fish itself removes the target, which may
// also be a cell of its bases where two covers intersect. Type 2: such chains also start from every
// base cell in one of the covers.
// The roles are those of a fish, see step_of() in fish.h. In type 2 the cover is also Focus, and
// the target is the candidate with role Target. There is one branch for each fin and, in type 2,
// for each of these base cells. The search tries only targets that leave no way to place the digit
// of the fish.

#include "engine/inference/chain_search.h"
#include "engine/patterns/templates.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/fish/mixed_fish.h"

namespace engine {

namespace {

constexpr Sizes kraken_sizes{2, 4};
constexpr MixedFish::Bounds bounds{2, 0};

// Chains start from the fins only, or also from every cell of a cover.
enum class KrakenType { Fins, Cover };

class KrakenFinder : StepSearch {
public:
    KrakenFinder(const Candidates& candidates, Steps& steps, KrakenType type)
        : StepSearch(candidates, steps),
          type_(type),
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
            }
        }
    }

private:
    bool is_first_type() const { return type_ == KrakenType::Fins; }

    void look_at_target()
    {
        steps_.stop_if_cancelled();
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
        if (has_template_within(candidates_, digit, left))
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

    // Returns the places that the digit still has if the target is true.
    CellSet left_of(Digit digit) const
    {
        const NodeIndex target = graph_.node_of(target_);
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
        Step step = engine::step_of(fish);
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

    // Returns the chain to the target, reversed so that it begins at the fin or base cell.
    Branch branch_from(Candidate start) const
    {
        ChainNodes nodes = spread_.way_to_false(graph_.node_of(start));
        std::reverse(nodes.begin(), nodes.end());
        return {step_node(graph_, nodes.front()), true,
                links_of_chain(candidates_, graph_, nodes, FirstLink::Weak)};
    }

    KrakenType type_;
    const Implications& graph_;
    Spread spread_;
    Candidate target_;
};

} // namespace

const Technique techniques::kraken_fish_1 = {
    .id = "kraken_fish_1",
    .name = N_("Kraken Fish Type 1"),
    .about = {N_("A fish with fins that the target does not see. From each fin, a chain leads to "
                 "the same end: the target can't hold the digit."),
              N_("Without a fin, the fish itself removes the digit there. Either way it goes from "
                 "the target.")},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 500},
    .find = find_by<KrakenFinder, KrakenType::Fins>,
    .explanation =
        {{N_("In {bases} the {digit} fits only in {base_cells} and, as a fin, in {fins}.")},
         {N_("Without a fin, {covers} have their {digit} in the other cells. Each fin leads to the "
             "same end:")},
         {"", Each::Branch}},
    .other_names = "0371",
    .example = ":kraken_fish_1:2:5..1.+8...8...+5+3+19.+1+7396.+5.834.+8...5....3....1.18+59.7...."
               "1..+96.+5...+68...27..2.5...:212 213 613 418 718 419 643 943 246 652 952 653 256 "
               "957 458 668 669 478 483 486 388 488 992 493 398:218::",
};

const Technique techniques::kraken_fish_2 = {
    .id = "kraken_fish_2",
    .name = N_("Kraken Fish Type 2"),
    .about = {N_("A fish with fins, from each of which a chain leads to the same end: the target "
                 "loses a candidate."),
              N_("Without a fin, one cell of the fish in a certain column holds the digit, and "
                 "from each of these a chain leads to that end, too. So the candidate of the "
                 "target, of whatever digit, goes.")},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 500},
    .find = find_by<KrakenFinder, KrakenType::Cover>,
    .explanation =
        {{N_("In {bases} the {digit} fits only in {base_cells} and, as a fin, in {fins}.")},
         {N_("Without a fin, {covers} have their {digit} in the other cells.")},
         {N_("Wherever it is in {focus_house}, and at each fin, the same follows:")},
         {"", Each::Branch}},
    .other_names = "0372",
    .example = ":kraken_fish_2:4:.+2.3.4..97...+9245...91..+23..+9.....2.2..5.3.+9.58.7+2+9.4...2.."
               "1+98..1.9....29..+2.5.1.:715 823 835 836 739 647 847 149 849 855 159 372 679 683 "
               "883 685 687 493 699:672::",
};

} // namespace engine
