// ALS-XZ: two almost locked sets with a digit x that only one of them can hold. The set without x
// holds all its other digits, so a second digit z of both sets is in at least one of them. With two
// such digits x and y, each set holds all its digits except one of these. The sets may share cells.
// Roles, by group: Set 0 and 1 for the cells, Witness 0 and 1 for their houses, Restricted for x
// and y, Cause for z in both sets. The digits of the step are the restricted ones; the size is the
// number of restricted digits. If there is one, links lead from z of set 0 to x, to x of set 1, and
// to z there.

#include <algorithm>

#include "engine/filters/removals.h"
#include "engine/patterns/set_marks.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/almost_locked_sets/als_reasons.h"

namespace engine {

namespace {

class AlsPairs : StepSearch {
public:
    // The numbers of facts.
    enum : std::uint8_t { without_one = als_fact::first_own, without_one_each };

    AlsPairs(const Candidates& candidates, Steps& steps)
        : StepSearch(candidates, steps),
          sets_(candidates.worked_out<AlmostLockedSets>()),
          commons_(candidates.worked_out<RestrictedCommons>()),
          restricted_(sets_.size())
    {
    }

    // Finds the pairs with a new set, or all pairs at once if most sets are new.
    void find()
    {
        find_new_sets();
        const bool is_most = new_count_ * 2 > sets_.size();
        for (int set = 0; set < sets_.size(); ++set) {
            if (is_most || is_new_[set])
                look_at(set, !is_most);
        }
    }

private:
    void find_new_sets()
    {
        if (!steps_.removed() || sets_.has_left_out()) {
            new_count_ = sets_.size();
            return;
        }
        const CellSet fresh = changed_cells(candidates_, steps_);
        is_new_.resize(sets_.size());
        for (int set = 0; set < sets_.size(); ++set) {
            const bool is_new = sets_.cells(set).meets(fresh);
            is_new_[set] = is_new;
            new_count_ += is_new ? 1 : 0;
        }
    }

    // Compares the set with later ones, and with earlier ones only if they are not compared
    // themselves.
    void look_at(int set, bool with_earlier)
    {
        steps_.stop_if_cancelled();
        others_.clear();
        int part = sets_[set].first_part;
        for (Digit digit : sets_[set].digits) {
            for (int partner : commons_.of(part++)) {
                const int other = sets_.set_of(partner);
                if (other < set && (!with_earlier || is_new_[other]))
                    continue;
                DigitSet& restricted = restricted_[other];
                if (restricted.empty())
                    others_.push_back(other);
                restricted = restricted.with(digit);
            }
        }
        for (int other : others_) {
            DigitSet& restricted = restricted_[other];
            look_at_pair(std::min(set, other), std::max(set, other), restricted);
            restricted = {};
        }
    }

    void look_at_pair(int one, int other, DigitSet restricted)
    {
        const DigitSet useful = digits_in_one_or_the_other(one, other, restricted);
        if (restricted.count() >= 2)
            add_doubly_linked(one, other, restricted);
        else if (!useful.empty())
            add_singly_linked(one, other, restricted.first(), useful);
    }

    // Returns the digits of both sets that could be removed from a cell seen by both. If there
    // is only one restricted digit, it is left out.
    DigitSet digits_in_one_or_the_other(int one, int other, DigitSet restricted) const
    {
        DigitSet common = sets_[one].digits.common(sets_[other].digits);
        if (restricted.count() == 1)
            common = common.without(restricted);
        DigitSet useful;
        for (Digit digit : common) {
            if (sets_.see_in_common(sets_.part(one, digit), sets_.part(other, digit)))
                useful = useful.with(digit);
        }
        return useful;
    }

    Step draw(int one, int other, DigitSet restricted) const
    {
        Step step{.size = restricted.count(), .digits = restricted};
        mark_set(step, sets_, one, 0);
        mark_set(step, sets_, other, 1);
        for (Digit digit : restricted) {
            mark_part(step, candidates_, sets_, sets_.part(one, digit), Role::Restricted, 0);
            mark_part(step, candidates_, sets_, sets_.part(other, digit), Role::Restricted, 1);
        }
        return step;
    }

    // The digit is in at least one of the parts, so cells that see both lose it.
    void remove_seen_by_both(Step& step, int one, int other) const
    {
        remove_from(step, sets_.seen_by(one) & sets_.seen_by(other), sets_.digit_of(one));
    }

    void add_singly_linked(int one, int other, Digit x, DigitSet useful)
    {
        Step step = draw(one, other, DigitSet::only(x));
        for (Digit z : useful) {
            mark_part(step, candidates_, sets_, sets_.part(one, z), Role::Cause, 0);
            mark_part(step, candidates_, sets_, sets_.part(other, z), Role::Cause, 1);
            remove_seen_by_both(step, sets_.part(one, z), sets_.part(other, z));
        }
        const int start = sets_.part(one, useful.first());
        const int end = sets_.part(other, useful.first());
        const int here = sets_.part(one, x);
        const int there = sets_.part(other, x);
        step.links = {link_in_set(sets_, start, here),
                      link_between_sets(chart_, sets_, here, there),
                      link_in_set(sets_, there, end)};
        steps_.add(std::move(step), [&](Step& taken) {
            tell_links(taken, one, other, DigitSet::only(x));
            taken.facts.push_back({.number = without_one, .digits = {DigitSet::only(x), useful}});
            for (Digit z : useful)
                tell_place(taken, sets_, sets_.part(one, z), sets_.part(other, z));
        });
    }

    void add_doubly_linked(int one, int other, DigitSet restricted)
    {
        if (!locks_any(one, restricted) && !locks_any(other, restricted) &&
            digits_in_one_or_the_other(one, other, restricted).empty())
            return;
        Step step = draw(one, other, restricted);
        for (int set : {one, other}) {
            for (Digit digit : sets_[set].digits.without(restricted)) {
                const int part = sets_.part(set, digit);
                mark_part(step, candidates_, sets_, part, Role::Cause, set == one ? 0 : 1);
                remove_from(step, sets_.seen_by(part), digit);
            }
        }
        for (Digit digit : restricted)
            remove_seen_by_both(step, sets_.part(one, digit), sets_.part(other, digit));
        steps_.add(std::move(step), [&](Step& taken) {
            tell_links(taken, one, other, restricted);
            taken.facts.push_back({.number = without_one_each, .digits = {restricted}});
            for (int set : {one, other}) {
                for (Digit digit : sets_[set].digits.without(restricted))
                    tell_place(taken, sets_, sets_.part(set, digit));
            }
            for (Digit digit : restricted)
                tell_place(taken, sets_, sets_.part(one, digit), sets_.part(other, digit));
        });
    }

    void tell_links(Step& step, int one, int other, DigitSet restricted) const
    {
        tell_set(step, sets_, one, 0);
        tell_set(step, sets_, other, 1);
        for (Digit digit : restricted)
            tell_apart(step, sets_, {sets_.part(one, digit), sets_.part(other, digit)}, {0, 1});
    }

    bool locks_any(int set, DigitSet restricted) const
    {
        for (Digit digit : sets_[set].digits.without(restricted)) {
            if (sets_.sees_any(sets_.part(set, digit)))
                return true;
        }
        return false;
    }

    const AlmostLockedSets& sets_;
    const RestrictedCommons& commons_;
    std::vector<DigitSet> restricted_; // by the other set; all empty between two calls
    std::vector<int> others_;
    std::vector<bool> is_new_; // by set
    int new_count_ = 0;
};

} // namespace

const Technique techniques::als_xz = {
    .id = "als_xz",
    .name = N_("ALS-XZ"),
    .known_as = {"Almost Locked Sets", "Singly Linked ALS"},
    .about = {N_("An almost locked set is one or more cells of a house with one digit more than "
                 "there are cells: if it loses one, it holds all the others. Two such sets share a "
                 "digit that only one of them can hold, because all its places see each other. The "
                 "set without it holds all its other digits, so another digit of both is in one of "
                 "them and goes from every cell that sees all its places there.")},
    .standing = {TechniqueFamily::AlmostLockedSets, Level::Expert, 300},
    .find = find_by<AlsPairs>,
    .explanation =
        {als_set_sentence,
         als_apart_sentence,
         {N_("The set without {digit} holds all its other digits, {other_digits} among them."),
          Each::Fact, AlsPairs::without_one},
         {N_("Each set can lack one digit only: so it lacks one of {digits}, and holds the other "
             "and all the rest."),
          Each::Fact, AlsPairs::without_one_each},
         als_in_part_sentence,
         als_one_of_two_sentence},
    .other_names = "0901",
    .hodoku = {470, "ALS_XZ", HodokuLevel::Unfair, 300, HodokuChoice::Best},
    .example = ":als_xz:8:.13+24....4.+7+1+8.+23.+2..79+3+1.4.2+4..19....+1.69..2...4.+2.1.+7+42+"
               "93+8..+1+18652+7.....9+6+1+47+28:511 618 619 522 538 541 352 561:518::",
};

} // namespace engine
