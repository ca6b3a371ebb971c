// Death blossom: a stem, and for each of its candidates an almost locked set as a petal. The stem
// is a cell with its candidates, or a house with the places of one digit. Whichever candidate of
// the stem is true, its petal loses that digit and holds all its others. So a digit z of all petals
// is in at least one of them. Petals may share cells.
// Roles: Stem for the cell, or Base for the house of the stem. By group: Set for the petals,
// Witness for their houses, Restricted for the digit in petal and stem, Cause for z. The digits of
// the step are those of the stem; the size is the number of petals. There is a branch for each
// candidate of the stem, with the links to z in its petal.

#include "engine/base/count.h"
#include "engine/patterns/set_marks.h"
#include "engine/steps/step_search.h"
#include "engine/steps/weak_link.h"
#include "engine/techniques/almost_locked_sets/als_reasons.h"
#include "engine/techniques/almost_locked_sets/petals.h"

namespace engine {

namespace {

// A limit for speed: the most petals of one stem.
constexpr int most_petals = 6;

class Blossoms : StepSearch {
public:
    Blossoms(const Candidates& candidates, Steps& steps)
        : StepSearch(candidates, steps),
          sets_(candidates.worked_out<AlmostLockedSets>()),
          petals_(candidates.worked_out<Petals>()),
          common_(chart_.size() + 1, CellSet(chart_.cell_count()))
    {
    }

    void find()
    {
        for (Cell cell : candidates_.open_cells()) {
            house_ = no_house;
            stem_.clear();
            for (Digit digit : candidates_.of(cell))
                stem_.push_back({cell, digit});
            look_at_stem();
        }
        for (HouseIndex house : chart_.houses()) {
            if (!chart_.is_full(house))
                continue;
            for (Digit digit : chart_.all_digits())
                look_at_house(house, digit);
        }
    }

private:
    void look_at_house(HouseIndex house, Digit digit)
    {
        const Places places = candidates_.places(house, digit);
        if (count_bits(places) < 2 || count_bits(places) > most_petals)
            return;
        house_ = house;
        stem_.clear();
        for (Cell cell : chart_.cells_at(house, places))
            stem_.push_back({cell, digit});
        look_at_stem();
    }

    // Finds for each digit the cells that lose it whichever candidate of the stem is true, each by
    // a petal of its own.
    void look_at_stem()
    {
        steps_.stop_if_cancelled();
        if (stem_.size() < 2 || stem_.size() > most_petals)
            return;
        DigitSet digits = chart_.all_digits();
        for (std::size_t i = 0; i < stem_.size() && !digits.empty(); ++i) {
            DigitSet left;
            for (Digit digit : digits.common(petals_.digits_taken_by(stem_[i]))) {
                CellSet& common = common_[digit];
                if (i == 0)
                    common = petals_.cells_taken_by(stem_[i], digit);
                else
                    common &= petals_.cells_taken_by(stem_[i], digit);
                if (!common.empty())
                    left = left.with(digit);
            }
            digits = left;
        }
        for (Digit digit : digits) {
            for (Cell cell : common_[digit])
                add({cell, digit});
        }
    }

    // Returns the smallest petal of the stem's candidate that removes `removed`; sets are ordered
    // by size. Prefers a petal without cells of the petals chosen before.
    int petal_for(Candidate candidate, Candidate removed, const CellSet& chosen) const
    {
        int any = -1;
        for (int part : sets_.parts_seeing(candidate.digit, candidate.cell)) {
            const int set = sets_.set_of(part);
            if (removed.digit == candidate.digit || !sets_[set].digits.has(removed.digit) ||
                !sets_.is_seen(sets_.part(set, removed.digit), removed.cell))
                continue;
            if (!sets_.cells(set).meets(chosen))
                return part;
            if (any < 0)
                any = part;
        }
        return any;
    }

    void add(Candidate removed)
    {
        std::vector<int> petals;
        CellSet chosen(chart_.cell_count());
        for (const Candidate& candidate : stem_) {
            const int petal = petal_for(candidate, removed, chosen);
            chosen |= sets_.cells(sets_.set_of(petal));
            petals.push_back(petal);
        }
        Step step{.size = count_of(petals)};
        mark_stem(step);
        mark_petals(step, petals);
        take_all(step, petals);
        add_branches(step, petals, removed.digit);
        steps_.add(std::move(step), [&](Step& taken) { tell(taken, petals); });
    }

    void mark_stem(Step& step) const
    {
        if (house_ != no_house)
            step.houses.push_back({house_, Role::Base});
        for (int i = 0; i < count_of(stem_); ++i) {
            if (house_ != no_house)
                step.cells.push_back({stem_[i].cell, Role::Base});
            else if (i == 0)
                step.cells.push_back({stem_[i].cell, Role::Stem});
            step.candidates.push_back({stem_[i], Role::Restricted, i});
            step.digits = step.digits.with(stem_[i].digit);
        }
    }

    void mark_petals(Step& step, const std::vector<int>& petals) const
    {
        for (int i = 0; i < count_of(petals); ++i) {
            const int group = i;
            mark_set(step, sets_, sets_.set_of(petals[i]), group);
            mark_digit(step, candidates_, sets_.cells_of_part(petals[i]), sets_.digit_of(petals[i]),
                       Role::Restricted, group);
        }
    }

    void tell(Step& step, const std::vector<int>& petals) const
    {
        for (int i = 0; i < count_of(petals); ++i)
            tell_petal(step, sets_, stem_[i], petals[i], i);
        for (Digit digit : removed_digits(step)) {
            std::vector<int> parts;
            for (int petal : petals)
                parts.push_back(sets_.part(sets_.set_of(petal), digit));
            tell_places(step, sets_, parts);
        }
    }

    // Removes every digit that all these petals share, except the digits that the stem removes from
    // one of them.
    void take_all(Step& step, const std::vector<int>& petals) const
    {
        DigitSet shared = chart_.all_digits();
        for (int petal : petals) {
            const DigitSet lost = DigitSet::only(sets_.digit_of(petal));
            shared = shared.common(sets_[sets_.set_of(petal)].digits.without(lost));
        }
        for (Digit digit : shared) {
            CellSet seen = candidates_.cells_with(digit);
            for (int petal : petals)
                seen &= sets_.seen_by(sets_.part(sets_.set_of(petal), digit));
            remove_from(step, seen, digit);
            for (std::size_t i = 0; i < petals.size() && !seen.empty(); ++i) {
                const int part = sets_.part(sets_.set_of(petals[i]), digit);
                mark_digit(step, candidates_, sets_.cells_of_part(part), digit, Role::Cause,
                           static_cast<int>(i));
            }
        }
    }

    void add_branches(Step& step, const std::vector<int>& petals, Digit z) const
    {
        for (std::size_t i = 0; i < petals.size(); ++i) {
            const Link in_set =
                link_in_set(sets_, petals[i], sets_.part(sets_.set_of(petals[i]), z));
            const Node assumed = {{stem_[i].cell}, stem_[i].digit};
            step.branches.push_back({.assumption = assumed,
                                     .links = {weak_link(chart_, assumed, in_set.from), in_set}});
        }
    }

    const AlmostLockedSets& sets_;
    const Petals& petals_;
    HouseIndex house_ = no_house; // the house of a stem that is not a cell
    std::vector<Candidate> stem_; // candidates, one of which is true
    std::vector<CellSet> common_; // by digit: the cells that lose it by every petal so far
};

} // namespace

const Technique techniques::death_blossom = {
    .id = "death_blossom",
    .name = N_("Death Blossom"),
    .about = {N_(
        "A cell is the stem, and for each of its candidates there is a petal: an almost locked "
        "set, with one digit more than cells, which loses that digit if the stem holds it. The "
        "places of a digit in a house can be the stem, too. Whatever is true in the stem, one "
        "petal loses a digit and holds all its others. So a digit of all petals is in one of them, "
        "and goes from every cell that sees all its places there.")},
    .standing = {TechniqueFamily::AlmostLockedSets, Level::Extreme, 360},
    .find = find_by<Blossoms>,
    .explanation =
        {{N_("{stem} is one of {digits}, and sees a set of cells for each of them.")},
         {N_("In {bases} the {digit} must be in one of {base_cells}; each of these sees a set of "
             "cells.")},
         als_petal_sentence,
         als_in_parts_sentence},
    .other_names = "0904",
    .example = ":death_blossom:179:8+2...56...56..+8..+2..+4+627+81+52+8.+4+5+39+6..+45..6+2+38+6."
               "328.+54.4.9+8.+2.+5..1+85...2.+5.+2.3..+8.:115 719 919 321 921 924 727 751 154 179 "
               "779 485 985 389 489 789 199 799:487::",
};

} // namespace engine
