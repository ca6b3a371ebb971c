// Combinations that can't be: they would take all candidates of a cell that sees the cage, or
// leave another cage without a combination.

#include <algorithm>
#include <vector>

#include "engine/patterns/sums.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

class CageBlocking : protected StepSearch {
public:
    CageBlocking(const Candidates& candidates, Steps& steps)
        : StepSearch(candidates, steps), seen_(static_cast<std::size_t>(chart_.size()) + 1)
    {
    }

protected:
    // Calls `look` for each cage with a choice of combinations.
    template <typename Look>
    void look_at_cages(Look look)
    {
        for (const SumArea& area : candidates_.worked_out<CageSums>().cages()) {
            if (area.combinations.size() < 2)
                continue;
            steps_.stop_if_cancelled();
            area_ = &area;
            for (Digit digit : area.may)
                seen_[digit] = chart_.common_peers(area.open & candidates_.cells_with(digit));
            look();
        }
    }

    // Splits the combinations into those that stay and those that are blocked.
    template <typename IsBlocked>
    bool splits(IsBlocked is_blocked)
    {
        left_ = *area_;
        left_.may = {};
        left_.combinations.clear();
        blocked_ = *area_;
        blocked_.combinations.clear();
        for (const DigitSet combination : area_->combinations) {
            if (is_blocked(combination)) {
                blocked_.combinations.push_back(combination);
            } else {
                left_.combinations.push_back(combination);
                left_.may = left_.may.with(combination);
            }
        }
        return !blocked_.combinations.empty() && !left_.combinations.empty();
    }

    Step step_of_split() const
    {
        Step step{.digits = area_->may.without(left_.may)};
        for (Cell cell : area_->open)
            remove_digits(step, cell, candidates_.of(cell).without(left_.may));
        return step;
    }

    // Role Cause: of the cage, group 0 for what stays, 1 for what is blocked.
    void mark_split(Step& step) const
    {
        step.cages.push_back(mark_of(candidates_, left_, Listing::WithCombinations));
        step.cages.push_back(
            mark_of(candidates_, blocked_, Listing::WithCombinations, Role::Cause, 1));
    }

    const SumArea* area_ = nullptr;
    std::vector<CellSet> seen_; // by digit: what sees all its places in the cage
    SumArea left_;
    SumArea blocked_;
};

// By a cell outside of the cage.
class BlockingByCell : CageBlocking {
public:
    using CageBlocking::CageBlocking;

    void find()
    {
        look_at_cages([this] {
            for (Cell cell : candidates_.open_cells() - area_->open) {
                const DigitSet digits = candidates_.of(cell);
                if (digits.count() <= area_->open.count())
                    look_at_cell(cell, digits);
            }
        });
    }

private:
    void look_at_cell(Cell cell, DigitSet digits)
    {
        for (Digit digit : digits) {
            if (!area_->may.has(digit) || !seen_[digit].has(cell))
                return;
        }
        if (!splits([digits](DigitSet each) { return digits.without(each).empty(); }))
            return;
        steps_.add(step_of_split(), [&](Step& taken) {
            mark_split(taken);
            taken.cells.push_back({cell, Role::Blocker});
            mark_digits(taken, cell, digits, Role::Blocker);
        });
    }
};

// By the combinations of another cage: both can't hold a digit if its places in the one see those
// in the other.
class BlockingByCage : CageBlocking {
public:
    using CageBlocking::CageBlocking;

    void find()
    {
        look_at_cages([this] {
            for (const SumArea& other : candidates_.worked_out<CageSums>().cages()) {
                if (&other != area_ && other.is_counted && !other.open.meets(area_->open))
                    look_at_cage(other);
            }
        });
    }

private:
    void look_at_cage(const SumArea& other)
    {
        DigitSet clashing;
        for (Digit digit : area_->may.common(other.may)) {
            if ((other.open & candidates_.cells_with(digit)).is_within(seen_[digit]))
                clashing = clashing.with(digit);
        }
        const auto is_blocked = [&](DigitSet combination) {
            const DigitSet taken = combination.common(clashing);
            return std::ranges::none_of(
                other.combinations, [taken](DigitSet each) { return each.common(taken).empty(); });
        };
        if (clashing.empty() || other.combinations.empty() || !splits(is_blocked))
            return;
        steps_.add(step_of_split(), [&](Step& taken) {
            mark_split(taken);
            taken.cages.push_back(
                mark_of(candidates_, other, Listing::WithCombinations, Role::Cause, 2));
            for (Digit digit : clashing)
                mark_digit(taken, candidates_, area_->open | other.open, digit, Role::Blocker);
        });
    }
};

} // namespace

const Technique techniques::cage_blocking = {
    .id = "cage_blocking",
    .name = N_("Cage Blocking"),
    .about = {N_("A cell beside a cage forbids a combination that would take all its candidates: "
                 "with it, nothing would be left for the cell. Look for cells with two or three "
                 "candidates that see a whole cage, strike the combinations that have all of "
                 "these, and see which digits of the cage are gone.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 66},
    .find = find_by<BlockingByCell>,
    .explanation =
        {{N_("If the open cells of {cage} held {combinations_b}, nothing would be left for "
             "{blockers}.")},
         {N_("{combination_count_b} combinations of {cage} have all candidates of {blockers}: with "
             "each of them, nothing would be left there.")},
         {N_("That leaves {combinations} for {cage}.")},
         {N_("That leaves {combination_count} combinations for {cage}, all from the digits "
             "{combination_digits}.")}},
    .example = "killer-9x9,a_b_b__aa_aa_a_aa_a_b_a_a___b______a___aa_badb_ca_baaaa_a__aa___aba"
               "a_aaa______aaaaca_,26a3_9b14_18d17_19d21_19d23a19c3a15d23b11b20a14b9e26a10a35_"
               "9_17a11n14c\t:cage_blocking:45:.+6+2...+9...+8+1...+3+2.........+1........+9.."
               "..................+3...+1+7...+7+8...+9.......+2..:411 414 714 415 715 815 416"
               " 716 816 421 331 141 241 341 344 444 544 644 744 345 445 545 645 745 845 148 1"
               "51 251 351 155 859 961 962 164 964 165 869 972 974 275 475 976 479 185 285 385"
               " 485 489 194 394 494 195 395 495 996:471 571 481 581 491 591 492 592 493 593::",
};

const Technique techniques::cage_conflict = {
    .id = "cage_conflict",
    .name = N_("Conflicting Combinations"),
    .about = {N_("Two cages whose cells see each other can't hold the same digit. So a combination "
                 "of the one is impossible if it takes a digit from every combination of the "
                 "other. Look for cages of one house with few combinations, and compare them one "
                 "by one.")},
    .standing = {TechniqueFamily::Sums, Level::Expert, 170},
    .find = find_by<BlockingByCage>,
    .explanation =
        {{N_("None of {blocker_digits} can be in both {cage} and {cage_c}: their places see each "
             "other.")},
         {N_("The open cells of {cage_c} add up to {rest_c} only as {combinations_c}.")},
         {N_("With {combinations_b} in {cage}, {cage_c} would have no combination left.")},
         {N_("With {combination_count_b} combinations of {cage}, {cage_c} would have none left.")},
         {N_("That leaves {combinations} for {cage}.")},
         {N_("That leaves {combination_count} combinations for {cage}, all from the digits "
             "{combination_digits}.")}},
    .example = "killer-9x9,aabaaa______aa_b__a__baa_aa____a________a___caab_aa__a_aaa__b___a__"
               "____bc___b_a__baca_aac,17a12a20b12b15a9b16a11a16a12c18d22_29_5b17_9i26c18_16a1"
               "6_12b6_21b10b25m15b\t:cage_conflict:57:........+1..+5......+3.............+2+3"
               ".+8.+3.+4..+1+2+9.+9....+7.+5...+6..+5.+3..+3...+4.+6......+8+7+2:213 613 214 "
               "418 918 722 924 425 925 428 928 733 134 234 934 135 235 635 935 436 736 838 93"
               "8 144 544 651 661 171 271 971 181 281 981:534 734 535 735::",
};

} // namespace engine
