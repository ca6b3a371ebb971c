// Hidden cages: what houses and cages leave for cells that all differ, used like a printed cage.

#include <span>

#include "engine/filters/removals.h"
#include "engine/patterns/house_sums.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"
#include "engine/techniques/sums/house_sum_explanation.h"

namespace engine {

namespace {

// Fewer cells are innies or outies of the rule of 45 itself.
constexpr int least_cells = 4;

// Roles: those of mark_house_sum(), and Cause for the hidden cage.
void mark_hidden_cage(Step& step, const Candidates& candidates, const HiddenCage& cage)
{
    mark_house_sum(step, candidates, candidates.worked_out<HouseSums>().all()[cage.house_sum]);
    step.cages.push_back(mark_of(candidates, cage.area, Listing::WithCombinations));
}

} // namespace

static void find_hidden_cages(const Candidates& candidates, Steps& steps)
{
    const CellSet touched = touched_cells(candidates, steps);
    const std::span<const HouseSum> sums = candidates.worked_out<HouseSums>().all();
    for (const HiddenCage& cage : candidates.worked_out<HiddenCages>().all()) {
        const int size = cage.area.open.count();
        if (size < least_cells || !sums[cage.house_sum].is_about(touched))
            continue;
        steps.stop_if_cancelled();
        const auto possible = arranged_digits(candidates, cage.area);
        if (!possible)
            continue;
        Step step{.size = size};
        auto digits = possible->begin();
        for (Cell cell : cage.area.open)
            remove_digits(step, cell, candidates.of(cell).without(*digits++));
        steps.add(std::move(step), [&](Step& taken) { mark_hidden_cage(taken, candidates, cage); });
    }
}

static void find_pointing_hidden_cages(const Candidates& candidates, Steps& steps)
{
    const Chart& chart = candidates.chart();
    for (const HiddenCage& cage : candidates.worked_out<HiddenCages>().all()) {
        for (Digit digit : cage.area.must) {
            const CellSet places = cage.area.open & candidates.cells_with(digit);
            const CellSet removed =
                (chart.common_peers(places) & candidates.cells_with(digit)) - cage.area.open;
            if (removed.empty())
                continue;
            Step step{.size = cage.area.open.count(), .digits = DigitSet::only(digit)};
            remove_from(step, removed, digit);
            steps.add(std::move(step), [&](Step& taken) {
                mark_hidden_cage(taken, candidates, cage);
                mark_digit(taken, candidates, places, digit, Role::Cause);
            });
        }
    }
}

const Technique techniques::hidden_cage = {
    .id = "hidden_cage",
    .name = N_("Hidden Cage"),
    .about = {N_("What the rule of 45 leaves for four to six cells is a cage that is not printed. "
                 "If all its cells differ, it has combinations like any other cage, and those that "
                 "the candidates allow may be few, above all if the sum is small or large. What is "
                 "in none of them goes.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 85},
    .find = find_hidden_cages,
    .explanation = house_sum_explanation,
    .example = "killer-9x9,____cba__a____a_a____a_a______a__aaab_bab__bb___abc__a___a_a_aba___aa"
               "__a_a____a_b___bacaaa,9_23_2_9_28c21f19b12a11_12_15b21f8b13_10_11b7a15c22a27c20j"
               "19a8a10b11_8a20b14d\t:hidden_cage:1:+9.+2......................................."
               ".....................+4+9+1+7..+5+8+6+6..+5...+3+2:812 814 615 118 618 718 121 3"
               "21 521 822 823 424 624 824 924 225 425 625 725 825 925 126 426 526 127 528 131 3"
               "31 832 533 733 833 634 834 934 135 235 335 435 535 136 236 137 638 738 938 241 5"
               "41 741 841 142 242 542 642 742 842 343 443 643 943 944 145 245 345 445 545 446 6"
               "46 846 946 147 247 347 447 647 747 948 149 349 749 851 152 954 755 855 955 256 4"
               "56 856 956 957 958 159 359 759 861 162 262 362 462 562 363 463 563 164 264 364 6"
               "64 864 765 865 965 166 366 466 966 568 769 771 871 772 872 773 873 174 274 374 1"
               "75 275 375 975 176 276 376 976 895 896 197 797:115 116::",
};

const Technique techniques::hidden_cage_pointing = {
    .id = "hidden_cage_pointing",
    .name = N_("Hidden Cage Pointing"),
    .about = {N_("What the rule of 45 leaves for some cells that all differ is a cage that is not "
                 "printed. If every combination that the candidates allow has a digit, and all its "
                 "places in these cells lie in one row, column or box, it goes from the rest of "
                 "that house.")},
    .standing = {TechniqueFamily::Sums, Level::Hard, 88},
    .find = find_pointing_hidden_cages,
    .explanation = house_sum_explanation,
    .example = "killer-9x9,aab___________a__a_a____a_a___b__a__a______a__a__abb_aaa__ca_a___b_aa"
               "b_c_aaba__abc__aaaa_c,10a15a17b14_9_14_24a8_18a16g16b18_14b12b15i8a21a16_19_11c2"
               "2d16a23_14a7h8a20f\t:hidden_cage_pointing:9:...................................."
               ".............................................:511 512 118 218 318 418 718 919 12"
               "1 221 321 421 721 624 724 824 924 128 228 328 428 728 929 131 231 331 431 731 63"
               "3 733 833 933 634 734 834 934 141 241 341 441 741 151 251 351 451 751 658 758 85"
               "8 958 659 759 859 959 164 965 966 668 768 868 968 174 976 178 278 378 478 778 78"
               "1 881 981 782 882 982 184 188 288 388 488 788 491 891 991 492 892 992 193 293 19"
               "4 294 195 295:939 947 957 967::",
};

} // namespace engine
