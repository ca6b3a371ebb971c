// ALS-W-Wing: two almost locked sets and a house where a digit x has two places. One place sees x
// of the first set, the other place x of the second. So at least one of the sets lacks x and holds
// all its other digits, and a digit z of both sets is in at least one of them.
// Roles: Set 0 and 1 for the cells, Witness 0 and 1 for their houses, Witness 2 for the house of x.
// Candidates: Restricted for x in the sets, by group; Cause for z in the sets, by group, and in
// group 2 for x at its two places. The digit of the step is x, the size 2. Links lead from z of the
// first set to z of the second.

#include "engine/patterns/set_marks.h"
#include "engine/steps/step_search.h"
#include "engine/steps/weak_link.h"
#include "engine/techniques/almost_locked_sets/als_reasons.h"
#include "engine/techniques/almost_locked_sets/petals.h"

namespace engine {

namespace {

class AlsWWings : StepSearch {
public:
    AlsWWings(const Candidates& candidates, Steps& steps)
        : StepSearch(candidates, steps),
          sets_(candidates.worked_out<AlmostLockedSets>()),
          petals_(candidates.worked_out<Petals>())
    {
    }

    void find()
    {
        for (HouseIndex house : chart_.houses()) {
            if (!chart_.is_full(house))
                continue;
            for (Digit digit : chart_.all_digits()) {
                const Places places = candidates_.places(house, digit);
                if (is_strong(places))
                    look_at(house, digit, places);
            }
        }
    }

private:
    void look_at(HouseIndex house, Digit digit, Places places)
    {
        steps_.stop_if_cancelled();
        house_ = house;
        const CellSet both = chart_.cells_at(house, places);
        here_ = both.first();
        there_ = (both - set_of(chart_, {here_})).first();
        if (!may_take_anything({here_, digit}, {there_, digit}))
            return;
        for (int one : sets_.parts_seeing(digit, here_)) {
            for (int other : sets_.parts_seeing(digit, there_))
                look_at_pair(one, other);
        }
    }

    // Returns whether the sets that see one candidate and those that see the other can remove a
    // candidate in common.
    bool may_take_anything(Candidate one, Candidate other) const
    {
        const DigitSet both = petals_.digits_taken_by(one).common(petals_.digits_taken_by(other));
        for (Digit digit : both) {
            if (petals_.cells_taken_by(one, digit).meets(petals_.cells_taken_by(other, digit)))
                return true;
        }
        return false;
    }

    void look_at_pair(int one, int other)
    {
        const int first = sets_.set_of(one);
        const int second = sets_.set_of(other);
        const DigitSet common = sets_[first].digits.common(sets_[second].digits);
        DigitSet useful;
        for (Digit digit : common.without(sets_.digit_of(one))) {
            if (first != second &&
                sets_.see_in_common(sets_.part(first, digit), sets_.part(second, digit)))
                useful = useful.with(digit);
        }
        // If the two sets exclude each other in x, they form an ALS-XZ without the third house.
        if (!useful.empty() && !sets_.exclude_each_other(one, other))
            add(one, other, useful);
    }

    void add(int one, int other, DigitSet useful)
    {
        const int first = sets_.set_of(one);
        const int second = sets_.set_of(other);
        const Digit x = sets_.digit_of(one);
        Step step{.size = 2, .digits = DigitSet::only(x)};
        mark_set(step, sets_, first, 0);
        mark_set(step, sets_, second, 1);
        step.houses.push_back({house_, Role::Witness, 2});
        mark_part(step, candidates_, sets_, one, Role::Restricted, 0);
        mark_part(step, candidates_, sets_, other, Role::Restricted, 1);
        step.candidates.push_back({{here_, x}, Role::Cause, 2});
        step.candidates.push_back({{there_, x}, Role::Cause, 2});
        for (Digit digit : useful) {
            mark_part(step, candidates_, sets_, sets_.part(first, digit), Role::Cause, 0);
            mark_part(step, candidates_, sets_, sets_.part(second, digit), Role::Cause, 1);
            remove_from(step,
                        sets_.seen_by(sets_.part(first, digit)) &
                            sets_.seen_by(sets_.part(second, digit)),
                        digit);
        }
        step.links = links(one, other, useful.first());
        steps_.add(std::move(step), [&](Step& taken) {
            tell_set(taken, sets_, first, 0);
            tell_set(taken, sets_, second, 1);
            taken.facts.push_back({.number = als_fact::first_own,
                                   .digits = {taken.digits},
                                   .cells = {Cells{here_}, Cells{there_}},
                                   .houses = {{house_}}});
            tell_petal(taken, sets_, {here_, x}, one, 0);
            tell_petal(taken, sets_, {there_, x}, other, 1);
            for (Digit digit : useful)
                tell_place(taken, sets_, sets_.part(first, digit), sets_.part(second, digit));
        });
    }

    std::vector<Link> links(int one, int other, Digit shown) const
    {
        const Digit x = sets_.digit_of(one);
        const Node here = {{here_}, x};
        const Node there = {{there_}, x};
        const Link into = link_in_set(sets_, sets_.part(sets_.set_of(one), shown), one);
        const Link out = link_in_set(sets_, other, sets_.part(sets_.set_of(other), shown));
        return {into,
                weak_link(chart_, into.to, here),
                {.from = here,
                 .to = there,
                 .kind = LinkKind::Strong,
                 .reason = LinkReason::House,
                 .house = house_},
                weak_link(chart_, there, out.from),
                out};
    }

    const AlmostLockedSets& sets_;
    const Petals& petals_;
    HouseIndex house_ = no_house;
    Cell here_;
    Cell there_;
};

} // namespace

const Technique techniques::als_w_wing = {
    .id = "als_w_wing",
    .name = N_("ALS-W-Wing"),
    .about = {N_("An almost locked set is one or more cells of a house with one digit more than "
                 "there are cells: if it loses one, it holds all the others. A digit has two "
                 "places in some house; one sees all places of the digit in a first set, the other "
                 "all in a second. So one of the sets lacks it and holds all its other digits, and "
                 "a digit that both have goes from every cell that sees all its places there.")},
    .standing = {TechniqueFamily::AlmostLockedSets, Level::Extreme, 330},
    .find = find_by<AlsWWings>,
    .explanation = {als_set_sentence,
                    {N_("In {houses} the {digit} is in {cells} or in {other_cells}."), Each::Fact,
                     als_fact::first_own},
                    als_petal_sentence,
                    als_one_of_two_sentence},
    .example = ":als_w_wing:6:6+4+7.9+3..5+512.+76+9..8+9+3..+5.7.+9.67.4..2+7..3.+9.....5..+8.97."
               "79+6+82...+2+5.+9+37..83+6+85+4+1+7+2+9:439 158 487:157::",
};

} // namespace engine
