// Killer pairs, triples and quads: cells and cages of a house that together need as many of some
// digits as there are. A cage needs the fewest of them that one of its combinations has.

#include <vector>

#include "engine/base/bits.h"
#include "engine/base/count.h"
#include "engine/filters/removals.h"
#include "engine/patterns/sums.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

class KillerSubsets : StepSearch {
public:
    KillerSubsets(const Candidates& candidates, Steps& steps, int size)
        : StepSearch(candidates, steps),
          size_(size),
          touched_(touched_cells(candidates, steps)),
          lone_(chart_.cell_count())
    {
    }

    void find()
    {
        for (HouseIndex house : chart_.houses())
            look_in(house);
    }

private:
    struct Area {
        const SumArea* area;
        Places here;        // which of `open_` are in it
        DigitSet only_here; // digits that have all their places in the area in this house
    };
    struct OpenCell {
        Cell cell;
        DigitSet digits;
    };
    struct Part {
        const SumArea* area;
        int share; // the fewest of the digits that a combination has
    };

    void look_in(HouseIndex house)
    {
        house_ = house;
        areas_.clear();
        open_.clear();
        for (Cell cell : chart_.cells(house) & candidates_.open_cells())
            open_.push_back({cell, candidates_.of(cell)});
        DigitSet digits;
        CellSet taken(chart_.cell_count());
        bool is_touched = chart_.cells(house).meets(touched_);
        for (const SumArea& area : candidates_.worked_out<CageSums>().cages()) {
            if (!area.is_counted || area.open.meets(taken) ||
                !(area.open & chart_.cells(house)).has_more_than(1))
                continue;
            areas_.push_back({&area, places_in(area), digits_only_here(area)});
            taken |= area.open;
            is_touched |= area.cells.meets(touched_);
            digits = digits.with(area.may);
        }
        if (!is_touched || areas_.empty() || count_of(open_) <= size_)
            return;
        steps_.stop_if_cancelled();
        choose(digits, {}, 0);
    }

    Places places_in(const SumArea& area) const
    {
        Places here = 0;
        for (std::size_t i = 0; i < open_.size(); ++i)
            here |= Places{area.open.has(open_[i].cell)} << i;
        return here;
    }

    DigitSet digits_only_here(const SumArea& area) const
    {
        DigitSet digits = chart_.all_digits();
        for (Cell cell : area.open - chart_.cells(house_))
            digits = digits.without(candidates_.of(cell));
        return digits;
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

    void look_at(DigitSet digits)
    {
        Places lone = 0;
        for (std::size_t i = 0; i < open_.size(); ++i)
            lone |= Places{open_[i].digits.without(digits).empty()} << i;
        parts_.clear();
        int needed = 0;
        for (const Area& each : areas_) {
            if (!digits.without(each.only_here).empty())
                continue;
            const int share = least_share(each.area->combinations, digits);
            if (share == 0 || share <= count_bits(lone & each.here))
                continue;
            parts_.push_back({each.area, share});
            lone &= ~each.here;
            needed += share;
        }
        const int lone_count = count_bits(lone);
        if (parts_.empty() || count_of(parts_) + lone_count < 2 || needed + lone_count != size_)
            return;
        lone_ = CellSet(chart_.cell_count());
        for (int i : each_bit(lone))
            lone_.add(open_[i].cell);
        add_step(digits);
    }

    void add_step(DigitSet digits)
    {
        Step step{.size = size_, .digits = digits};
        CellSet others = (chart_.cells(house_) & candidates_.open_cells()) - lone_;
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
    CellSet touched_;
    HouseIndex house_ = no_house;
    std::vector<OpenCell> open_; // of the house
    std::vector<Area> areas_;    // with open cells in the house, none in common
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
