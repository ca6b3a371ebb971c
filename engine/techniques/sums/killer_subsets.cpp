// Killer pairs, triples and quads: cells and cages of a house that together need as many of some
// digits as there are. A cage needs the fewest of them that one of its combinations has.

#include <vector>

#include "engine/patterns/sums.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

class KillerSubsets : StepSearch {
public:
    KillerSubsets(const Candidates& candidates, Steps& steps, int size)
        : StepSearch(candidates, steps), size_(size), lone_(chart_.cell_count())
    {
    }

    void find()
    {
        for (HouseIndex house : chart_.houses())
            look_in(house);
    }

private:
    struct Part {
        const SumArea* area;
        int share; // the fewest of the digits that a combination has
    };

    void look_in(HouseIndex house)
    {
        house_ = house;
        areas_.clear();
        DigitSet digits;
        CellSet taken(chart_.cell_count());
        for (const SumArea& area : candidates_.worked_out<CageSums>().cages()) {
            if (!area.is_counted || area.open.meets(taken) ||
                !(area.open & chart_.cells(house)).has_more_than(1))
                continue;
            areas_.push_back(&area);
            taken |= area.open;
            digits = digits.with(area.may);
        }
        open_ = chart_.cells(house) & candidates_.open_cells();
        if (areas_.empty() || open_.count() <= size_)
            return;
        steps_.stop_if_cancelled();
        choose(digits, {}, 0);
    }

    // Digits that no cage has make a subset of cells alone, or none.
    void choose(DigitSet from, DigitSet chosen, int count)
    {
        if (count == size_)
            return look_at(chosen);
        for (Digit digit : DigitSet(from)) {
            from = from.without(digit);
            choose(from, chosen.with(digit), count + 1);
        }
    }

    bool has_all_places_here(const SumArea& area, DigitSet digits) const
    {
        for (Digit digit : digits) {
            if (!(area.open & candidates_.cells_with(digit)).is_within(chart_.cells(house_)))
                return false;
        }
        return true;
    }

    void look_at(DigitSet digits)
    {
        parts_.clear();
        lone_ = CellSet(chart_.cell_count());
        for (Cell cell : open_) {
            if (candidates_.of(cell).without(digits).empty())
                lone_.add(cell);
        }
        int needed = 0;
        for (const SumArea* area : areas_) {
            const int share = least_share(area->combinations, digits);
            if (share == 0 || share <= (lone_ & area->open).count() ||
                !has_all_places_here(*area, digits))
                continue;
            parts_.push_back({area, share});
            lone_ -= area->open;
            needed += share;
        }
        if (!parts_.empty() && parts_.size() + lone_.count() >= 2 &&
            needed + lone_.count() == size_)
            add_step(digits);
    }

    void add_step(DigitSet digits)
    {
        Step step{.size = size_, .digits = digits};
        CellSet others = open_ - lone_;
        for (const Part& part : parts_) {
            others -= part.area->open;
            DigitSet stays;
            for (const DigitSet combination : part.area->combinations) {
                if (combination.common(digits).count() == part.share)
                    stays = stays.with(combination);
            }
            for (Cell cell : part.area->open)
                remove_digits(step, cell, candidates_.of(cell).without(stays));
        }
        for (Cell cell : others)
            remove_digits(step, cell, candidates_.of(cell).common(digits));
        steps_.add(std::move(step), [&](Step& taken) { write_evidence(taken); });
    }

    // Roles: Witness for the house; Cause for the cages, the cells beside them, and the digits.
    void write_evidence(Step& step) const
    {
        mark_house(step, house_, Role::Witness);
        mark_cells(step, lone_, Role::Cause);
        CellSet all = lone_;
        int group = 0;
        for (const Part& part : parts_) {
            all |= part.area->open;
            step.cages.push_back(
                mark_of(candidates_, *part.area, Listing::WithCombinations, Role::Cause, group++));
        }
        for (Digit digit : step.digits)
            mark_digit(step, candidates_, all, digit, Role::Cause);
    }

    int size_;
    HouseIndex house_ = no_house;
    std::vector<const SumArea*> areas_; // with open cells in the house, none in common
    CellSet open_;
    std::vector<Part> parts_;
    CellSet lone_; // cells that hold nothing but these digits
};

} // namespace

static constexpr Explanation killer_subset_explanation = {
    {N_("{cage} needs at least {share} of {digits}: its open cells add up to {rest} only as "
        "{combinations}."),
     Each::Cage},
    {N_("{cage} needs at least {share} of {digits} in each of the {combination_count} ways in "
        "which its open cells add up to {rest}."),
     Each::Cage},
    {N_("In {partners} only {digits} are possible.")},
    {N_("Together they need all of {digits} in {house}: none is left for its other cells, and no "
        "cage can take more of them.")}};

static constexpr const char* killer_subset_about =
    N_("A naked subset in which cages take part. Every combination of a cage has one of certain "
       "digits, though no single cell must hold one. With other cages or cells of the same house "
       "that need the same digits, they use them up there.");

const Technique techniques::killer_pair = {
    .id = "killer_pair",
    .name = N_("Killer Pair"),
    .about = {killer_subset_about,
              N_("A pair is two digits: two cages that need one each, or a cage and a cell with "
                 "just these candidates.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 64},
    .find = find_by<KillerSubsets, 2>,
    .explanation = killer_subset_explanation,
    .example = "killer-9x9,aabaaa______aa_b__a__baa_aa____a________a___caab_aa__a_aaa__b___a__"
               "____bc___b_a__baca_aac,17a12a20b12b15a9b16a11a16a12c18d22_29_5b17_9i26c18_16a1"
               "6_12b6_21b10b25m15b\t:killer_pair:47:........+1..+5......+3.............+2+3.+"
               "8.+3.+4..+1+2+9.+9....+7.+5...+6..+5.+3..+3...+4.+6......+8+7+2:213 613 214 41"
               "8 918 722 924 425 925 428 928 733 134 234 934 135 235 635 935 436 736 838 938 "
               "144 544 651 661 171 271 971 181 281 981:432 732 433 438::",
};

const Technique techniques::killer_triple = {
    .id = "killer_triple",
    .name = N_("Killer Triple"),
    .about = {killer_subset_about, N_("A triple is three digits.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 78},
    .find = find_by<KillerSubsets, 3>,
    .explanation = killer_subset_explanation,
    .example = "killer-9x9,aabaaa______aa_b__a__baa_aa____a________a___caab_aa__a_aaa__b___a__"
               "____bc___b_a__baca_aac,17a12a20b12b15a9b16a11a16a12c18d22_29_5b17_9i26c18_16a1"
               "6_12b6_21b10b25m15b\t:killer_triple:146:........+1..+5......+3.............+2+"
               "3.+8.+3.+4..+1+2+9.+9....+7.+5...+6..+5.+3..+3...+4.+6......+8+7+2:213 613 214"
               " 418 918 722 924 425 925 428 928 733 134 234 934 135 235 635 935 436 736 838 9"
               "38 144 544 651 661 171 271 971 181 281 981:618 628 438 638::",
};

const Technique techniques::killer_quad = {
    .id = "killer_quad",
    .name = N_("Killer Quad"),
    .about = {killer_subset_about, N_("A quad is four digits.")},
    .standing = {TechniqueFamily::Sums, Level::Expert, 175},
    .find = find_by<KillerSubsets, 4>,
    .explanation = killer_subset_explanation,
    .example = "killer-9x9,aabaaa______aa_b__a__baa_aa____a________a___caab_aa__a_aaa__b___a__"
               "____bc___b_a__baca_aac,17a12a20b12b15a9b16a11a16a12c18d22_29_5b17_9i26c18_16a1"
               "6_12b6_21b10b25m15b\t:killer_quad:2469:........+1..+5......+3.............+2+3"
               ".+8.+3.+4..+1+2+9.+9....+7.+5...+6..+5.+3..+3...+4.+6......+8+7+2:213 613 214 "
               "418 918 722 924 425 925 428 928 733 134 234 934 135 235 635 935 436 736 838 93"
               "8 144 544 651 661 171 271 971 181 281 981:618 628 438 638::",
};

} // namespace engine
