// The rule of 45: what houses and cages add up to says what the few cells hold in which they
// differ. Innies are in a house and in none of its cages, outies in one of the cages and outside of
// the house.

#include <algorithm>
#include <optional>

#include "engine/filters/removals.h"
#include "engine/patterns/house_sums.h"
#include "engine/patterns/sums.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"
#include "engine/techniques/sums/house_sum_explanation.h"

namespace engine {

namespace {

enum class Rule45 { OneCell, SeveralCells, Difference, SeveralHouses };

constexpr std::size_t most_cells_of_side = 3; // if there is none on the other side

// Nothing if there are too many cells.
std::optional<Rule45> kind_of(const HouseSum& sum)
{
    if (sum.has_one_side() && sum.cell_count() > most_cells_of_side)
        return std::nullopt;
    if (sum.houses.size() > 1)
        return Rule45::SeveralHouses;
    if (!sum.has_one_side())
        return Rule45::Difference;
    return sum.cell_count() == 1 ? Rule45::OneCell : Rule45::SeveralCells;
}

// Finds what innies and outies can hold, if the outies exceed the innies by a number.
class Balancing {
public:
    explicit Balancing(const Candidates& candidates) : candidates_(candidates) {}

    // The candidates that no choice of digits for all the cells includes.
    void remove_impossible(const HouseSum& sum, Step& step)
    {
        cells_.clear();
        for (Cell cell : sum.innies)
            cells_.push_back({cell, -1, candidates_.of(cell)});
        for (Cell cell : sum.outies)
            cells_.push_back({cell, 1, candidates_.of(cell)});
        for (std::size_t i = cells_.size(); i-- > 0;)
            add_bounds(i);
        if (!fill(0, sum.excess))
            return; // the board is wrong
        for (const Weighed& each : cells_)
            remove_digits(step, each.cell, each.digits.without(each.possible));
    }

private:
    struct Weighed {
        Cell cell;
        int weight;
        DigitSet digits;
        DigitSet possible = {};
        Digit chosen = no_digit;
        int least = 0;    // of this cell and those after it
        int greatest = 0; // likewise
    };

    void add_bounds(std::size_t index)
    {
        Weighed& here = cells_[index];
        here.least = max_size;
        here.greatest = -max_size;
        for (Digit digit : here.digits) {
            here.least = std::min(here.least, here.weight * digit);
            here.greatest = std::max(here.greatest, here.weight * digit);
        }
        if (index + 1 < cells_.size()) {
            here.least += cells_[index + 1].least;
            here.greatest += cells_[index + 1].greatest;
        }
    }

    // Whether the cells from `index` on can add up to what is left.
    bool fill(std::size_t index, int left)
    {
        if (index == cells_.size())
            return left == 0;
        Weighed& here = cells_[index];
        if (left < here.least || left > here.greatest)
            return false;
        bool is_possible = false;
        for (Digit digit : here.digits) {
            here.chosen = digit;
            if (is_seen(index) || !fill(index + 1, left - here.weight * digit))
                continue;
            here.possible = here.possible.with(digit);
            is_possible = true;
        }
        return is_possible;
    }

    bool is_seen(std::size_t index) const
    {
        const Weighed& here = cells_[index];
        return std::any_of(cells_.begin(), cells_.begin() + static_cast<std::ptrdiff_t>(index),
                           [&](const Weighed& other) {
                               return other.chosen == here.chosen &&
                                      candidates_.chart().sees(other.cell, here.cell);
                           });
    }

    const Candidates& candidates_;
    std::vector<Weighed> cells_;
};

// If only one side has cells, and several, they are the cage that the reason is about.
class Rule45Search : public StepSearch {
public:
    Rule45Search(const Candidates& candidates, Steps& steps, Rule45 kind)
        : StepSearch(candidates, steps), kind_(kind), balancing_(candidates)
    {
    }

    void find()
    {
        const CellSet touched = touched_cells(candidates_, steps_);
        for (const HouseSum& sum : candidates_.worked_out<HouseSums>().all()) {
            if (kind_of(sum) == kind_ && sum.is_about(touched))
                add_step(sum);
        }
    }

private:
    void add_step(const HouseSum& sum)
    {
        Step step{.size = static_cast<int>(sum.cell_count())};
        if (step.size == 1)
            place(sum, step);
        else
            balancing_.remove_impossible(sum, step);
        steps_.add(std::move(step), [&](Step& taken) { write_evidence(sum, taken); });
    }

    void place(const HouseSum& sum, Step& step) const
    {
        const Candidate only{sum.side().front(), digit_up_to(chart_.size(), sum.side_sum())};
        if (only.digit != no_digit && candidates_.has(only))
            step.placements.push_back(only);
    }

    void write_evidence(const HouseSum& sum, Step& step) const
    {
        mark_house_sum(step, candidates_, sum);
        if (step.size == 1 || !sum.has_one_side())
            return;
        const SumArea area =
            sum_area(candidates_, chart_.grid().set_of(sum.side()), sum.side_sum());
        step.cages.push_back(mark_of(candidates_, area, Listing::WithCombinations));
    }

    Rule45 kind_;
    Balancing balancing_;
};

} // namespace

static void find_by_45(const Candidates& candidates, Steps& steps, Rule45 kind)
{
    Rule45Search(candidates, steps, kind).find();
}

static constexpr const char* rule_of_45_about =
    N_("A row, a column or a box of 9x9 holds the digits 1 to 9, which add up to 45 (on other "
       "boards 1 to the number of digits: 21 on 6x6). So add up the cages that lie inside: what "
       "they lack of 45 is in the cells left over, the innies. If cages stick out, add them up as "
       "well: what they have more than 45 is in the cells outside, the outies.");

const Technique techniques::rule_of_45 = {
    .id = "rule_of_45",
    .name = N_("Rule of 45"),
    .about = {rule_of_45_about, N_("Here it is one cell, so its digit is known.")},
    .standing = {TechniqueFamily::Sums, Level::Medium, 40},
    .find = find_with<find_by_45, Rule45::OneCell>,
    .explanation = house_sum_explanation,
    .example = "killer-9x9,a__a_a___b______ba_abb_a_aa__a_aa____a_____b_ba_a_a_ba___ba___baa_aa_"
               "aa_____ba__aa_a__a_cab,20a6_15_11a21_18a6f27b11_9_21j15c22b7_9a25_19b16e5a8a9a16"
               "a11a24_22a11_12k9b\t:rule_of_45:6:.....................+4........+9+8+7......+1+"
               "4.+7.....+6.+5+1+4...+4+5.+8.+1......+4............:111 211 112 212 213 313 613 "
               "713 813 913 214 314 115 315 615 715 915 116 216 316 217 918 919 221 321 621 721 "
               "821 921 122 222 223 323 623 723 823 923 224 324 725 925 228 929 331 631 731 831 "
               "931 932 133 233 533 933 735 935 136 236 237 238 939 543 251 951 252 952 253 953 "
               "358 359 261 761 961 262 362 862 263 363 863 369 969 371 771 971 372 772 972 275 "
               "375 675 183 783 784 185 285 385 685 387 687 388 389 193 793 794 295 395 795 995 "
               "296 396 996 397 597 697 897 997 298 398 698 898 998 399::649:",
};

const Technique techniques::innies_and_outies = {
    .id = "innies_and_outies",
    .name = N_("Innies and Outies"),
    .about = {rule_of_45_about,
              N_("Here it is two or three cells: they are like a cage that is not printed, and "
                 "keep the digits with which they can make up its sum.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 70},
    .find = find_with<find_by_45, Rule45::SeveralCells>,
    .explanation = house_sum_explanation,
    .example = "killer-9x9,ba__aaa_____ba_a__c____a_a___aa__a___bc__bb_aa_ba_aba__b__a_aa_a__b_a"
               "__aaa_aca___aca_a,19b23a11_12_20a8_3e16b14_16b8e14_9_21d20_16b25b16d16b23g27a15a"
               "23g16c14e\t:innies_and_outies:3:+6....+3+8..+5....+8+4+7+3+3+8+7..+2+6+9+1......"
               "..+9..................+4+7.........................:112 212 113 213 414 514 914 "
               "415 515 915 922 923 124 125 741 142 242 342 642 343 643 151 251 851 152 252 452 "
               "552 952 353 653 953 954 161 261 861 162 262 462 562 962 363 663 963 168 268 368 "
               "568 173 873 975 981 382 682 183 883 388 991 392 692 193 293 593 893 993:373 383:"
               ":",
};

const Technique techniques::innie_outie_difference = {
    .id = "innie_outie_difference",
    .name = N_("Innie-Outie Difference"),
    .about = {rule_of_45_about,
              N_("Here some cells are left inside and some stick out. Neither sum is known, but by "
                 "how much the one exceeds the other; and few digits may do that.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 75},
    .find = find_with<find_by_45, Rule45::Difference>,
    .explanation = house_sum_explanation,
    .example = "killer-9x9,____cba__a____a_a____a_a______a__aaab_bab__bb___abc__a___a_a_aba___aa"
               "__a_a____a_b___bacaaa,9_23_2_9_28c21f19b12a11_12_15b21f8b13_10_11b7a15c22a27c20j"
               "19a8a10b11_8a20b14d\t:innie_outie_difference:1236:+9.+2........................."
               "...................................+4+9+1+7..+5+8+6+6..+5...+3+2:814 618 718 824"
               " 924 425 625 725 825 925 126 426 526 127 528 131 533 733 634 834 934 135 235 335"
               " 435 535 136 236 137 638 738 938 241 542 742 842 443 643 943 145 245 345 445 545"
               " 446 846 946 147 247 347 447 647 149 349 749 851 152 755 855 955 456 856 956 957"
               " 159 359 759 861 162 262 362 462 562 363 463 563 164 264 364 664 864 765 865 965"
               " 166 366 568 769 771 871 772 872 773 873 174 274 374 175 275 375 176 276 376 895"
               " 896 197 797:121 321 242 642::",
};

const Technique techniques::rule_of_45_houses = {
    .id = "rule_of_45_houses",
    .name = N_("Rule of 45 over Several Houses"),
    .about = {N_("Two rows, columns or boxes side by side add up to twice as much as one: 90 on "
                 "9x9; three of them to 135. Cages that stick out of one of them often lie inside "
                 "all of them. So take houses together that few cages leave. What the cages lack "
                 "of the sum is in the cells left over, and what they have more is in the cells "
                 "outside.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 80},
    .find = find_with<find_by_45, Rule45::SeveralHouses>,
    .explanation = house_sum_explanation,
    .example = "killer-9x9,aab___________a__a_a____a_a___b__a__a______a__a__abb_aaa__ca_a___b_aa"
               "b_c_aaba__abc__aaaa_c,10a15a17b14_9_14_24a8_18a16g16b18_14b12b15i8a21a16_19_11c2"
               "2d16a23_14a7h8a20f\t:rule_of_45_houses:8:......+1..................+3+5.......+7"
               "+6.......+4+3...+8...+1+9..................+1+7...+5+6+2+4:311 511 811 911 212 5"
               "12 912 414 714 715 716 918 819 221 321 421 721 921 124 224 424 624 724 924 725 7"
               "26 227 727 827 928 829 231 431 731 132 633 733 833 933 434 634 734 934 135 136 2"
               "36 237 737 837 241 341 441 143 444 446 251 751 851 953 754 256 265 266 871 971 2"
               "72 372 472 174 274 374 674 974 375 475 775 376 476 676 776 876 976 877 977 878 7"
               "79 681 881 981 682 882 982 184 284 384 684 984 385 485 785 186 386 486 786 887 9"
               "87 888 789 393::843:",
};

} // namespace engine
