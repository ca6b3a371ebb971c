// Franken and mutant fish, with or without fins. For the roles see step_of() in fish.h.

#include "engine/techniques/fish/mixed_fish.h"

#include <algorithm>
#include <iterator>

#include "engine/patterns/templates.h"
#include "engine/steps/steps.h"

namespace engine {

namespace {

// Larger fish are reported once for each candidate, and only if no smaller fish removes it.
constexpr int most_listed = 4;

enum class Fins { None, Some, Any };

struct Wanted {
    FishKind kind;
    Fins fins;
    Sizes sizes;
};

bool has_kind(const Chart& chart, const std::vector<HouseIndex>& houses, HouseKind kind)
{
    return std::any_of(houses.begin(), houses.end(),
                       [&](HouseIndex house) { return chart.kind(house) == kind; });
}

bool are_lines(const Chart& chart, const std::vector<HouseIndex>& houses)
{
    return std::all_of(houses.begin(), houses.end(), [&](HouseIndex house) {
        return chart.kind(house) == HouseKind::Row || chart.kind(house) == HouseKind::Column;
    });
}

} // namespace

FishKind kind_of(const Fish& fish, const Chart& chart)
{
    const bool row_bases = has_kind(chart, fish.bases, HouseKind::Row);
    const bool column_bases = has_kind(chart, fish.bases, HouseKind::Column);
    const bool row_covers = has_kind(chart, fish.covers, HouseKind::Row);
    const bool column_covers = has_kind(chart, fish.covers, HouseKind::Column);
    if ((row_bases && (column_bases || row_covers)) ||
        (column_covers && (column_bases || row_covers)))
        return FishKind::Mutant;
    return are_lines(chart, fish.bases) && are_lines(chart, fish.covers) ? FishKind::Basic
                                                                         : FishKind::Franken;
}

namespace {

bool is_wanted(const Wanted& wanted, const Fish& fish, const Chart& chart)
{
    return (wanted.fins == Fins::Any || has_fins(fish) == (wanted.fins == Fins::Some)) &&
           kind_of(fish, chart) == wanted.kind;
}

// What the sentences of large fish say: without fins or with them, and of a removed cell that two
// covers share.
void tell(Step& step, const Fish& fish, const Chart& chart)
{
    using namespace large_fish_fact;
    step.facts.push_back({.number = has_fins(fish) ? with_fins : without_fins});
    for (const Candidate& removed : step.removals) {
        std::vector<HouseIndex> both;
        std::ranges::copy_if(fish.covers, std::back_inserter(both), [&](HouseIndex cover) {
            return chart.cells(cover).has(removed.cell);
        });
        if (both.size() > 1)
            step.facts.push_back(
                {.number = in_two_covers, .cells = {Cells{removed.cell}}, .houses = {both}});
    }
}

// Reports the fish that remove this candidate.
void look_at(const Candidates& candidates, Candidate cell, Steps& steps, const Wanted& wanted)
{
    steps.stop_if_cancelled();
    MixedFish fish(candidates, cell.digit, cell.cell);
    bool is_found = false;
    for (int size = wanted.sizes.least; size <= wanted.sizes.most; ++size) {
        if (is_found && (size > most_listed || steps.want() != Want::All))
            return;
        fish.each(wanted.kind, size, [&](const Fish& each) {
            if (!is_wanted(wanted, each, candidates.chart()))
                return true;
            is_found = true;
            if (steps.want() == Want::Effects)
                steps.add({.removals = {{cell.cell, cell.digit}}});
            else
                steps.add(step_of(each),
                          [&](Step& taken) { tell(taken, each, candidates.chart()); });
            return steps.want() == Want::All && size <= most_listed;
        });
    }
}

} // namespace

static void find_mixed_fish(const Candidates& candidates, Steps& steps, Wanted wanted)
{
    for (Digit digit : candidates.chart().all_digits()) {
        for (Cell cell : impossible_cells(candidates, digit)) {
            look_at(candidates, {cell, digit}, steps, wanted);
        }
    }
}

static constexpr const char* franken_fish_about =
    N_("A fish that uses boxes, too. In some rows and boxes, all places of a digit lie in just as "
       "many columns and boxes; each of the first needs the digit, and no two in the same one of "
       "the second. So these are used up, and the digit goes from their other cells. Rows and "
       "columns can change roles.");

static constexpr const char* franken_2_about = N_("Here there are two houses on each side.");

static constexpr const char* franken_3_about = N_("Here there are three houses on each side.");

static constexpr const char* franken_4_about = N_("Here there are four houses on each side.");

static constexpr const char* finned_franken_fish_about =
    N_("A fish with fins that uses boxes, too. In some rows and boxes, the places of a digit lie "
       "in just as many columns and boxes, but for a few more, the fins. Either the fish clears "
       "the rest of these columns and boxes, or a fin holds the digit. So it goes only from those "
       "cells of them that also see all fins. Rows and columns can change roles.");

const Technique techniques::franken_x_wing = {
    .id = "franken_x_wing",
    .name = N_("Franken X-Wing"),
    .about = {franken_fish_about, franken_2_about},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 300},
    .find = find_with<find_mixed_fish, Wanted{FishKind::Franken, Fins::None, {2, 2}}>,
    .explanation = large_fish_explanation,
    .other_names = "0330",
    .hodoku = {500, "FRANKEN_X_WING", HodokuLevel::Unfair, 300},
    .example = ":franken_x_wing:7:.5+32.1+9+4+6+2+6+9+3.+4+1+5..+1+49+5+6+832+68+1+5+43+729+4+2+5+"
               "6+9+7+3+1+8+3+97+12+84655+72+4+1+9+6+8+3+13876+2+5+9+4+94+6835+27+1::711::",
};

const Technique techniques::franken_swordfish = {
    .id = "franken_swordfish",
    .name = N_("Franken Swordfish"),
    .about = {franken_fish_about, franken_3_about},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 350},
    .find = find_with<find_mixed_fish, Wanted{FishKind::Franken, Fins::None, {3, 3}}>,
    .explanation = large_fish_explanation,
    .other_names = "0331",
    .hodoku = {510, "FRANKEN_SWORDFISH", HodokuLevel::Unfair, 350},
    .example = ":franken_swordfish:5:.97..8......5..+96+8..8+91...+7..3..94..4.......6.+8.+46..7..."
               "4.9.83.8+1+625+3+7...3....6.1:111 311 317 418 219 519 225 426 232 742 845 248 548 "
               "552 153 154 754 756 357 269 569 271 774 776 791 498 998:561 591::",
};

const Technique techniques::franken_jellyfish = {
    .id = "franken_jellyfish",
    .name = N_("Franken Jellyfish"),
    .about = {franken_fish_about, franken_4_about},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 370},
    .find = find_with<find_mixed_fish, Wanted{FishKind::Franken, Fins::None, {4, 4}}>,
    .explanation = large_fish_explanation,
    .other_names = "0332",
    .example = ":franken_jellyfish:5:.97..8......5..+96+8..8+91...+7..3..94..4.......6.+8.+46..7..."
               "4.9.83.8+1+625+3+7...3....6.1:111 311 317 418 219 519 225 426 232 742 845 248 548 "
               "552 153 154 754 756 357 269 569 271 774 776 791 498 998:561 591::",
};

const Technique techniques::finned_franken_x_wing = {
    .id = "finned_franken_x_wing",
    .name = N_("Finned Franken X-Wing"),
    .about = {finned_franken_fish_about, franken_2_about},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 390},
    .find = find_with<find_mixed_fish, Wanted{FishKind::Franken, Fins::Some, {2, 2}}>,
    .explanation = large_fish_explanation,
    .other_names = "0340",
    .hodoku = {520, "FINNED_FRANKEN_X_WING", HodokuLevel::Unfair, 390},
    .example = ":finned_franken_x_wing:2:7...1...8+648.7...1.+1.6.+8.4...6....3........9.5+8+13.92+"
               "7...7+18....+8.35.7.+1.16...2.8.:912 513 914 316 517 527 931 235 535 337 937 539 "
               "244 444 445 546 447 547 254 454 455 655 556 457 557 657 577 479 579 679 985 987 "
               "489 689 993 495 397 497 997 499 599 999:212::",
};

const Technique techniques::finned_franken_swordfish = {
    .id = "finned_franken_swordfish",
    .name = N_("Finned Franken Swordfish"),
    .about = {finned_franken_fish_about, franken_3_about},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 410},
    .find = find_with<find_mixed_fish, Wanted{FishKind::Franken, Fins::Some, {3, 3}}>,
    .explanation = large_fish_explanation,
    .other_names = "0341",
    .hodoku = {530, "FINNED_FRANKEN_SWORDFISH", HodokuLevel::Unfair, 410},
    .example = ":finned_franken_swordfish:7:.9+6.......+13.2....8.59..4.1.....3+1+4.6.+4...39..+"
               "3149.6.8.5+8.......+6235.8.4.4.18...6:516 716 771 791:736 738::",
};

const Technique techniques::finned_franken_jellyfish = {
    .id = "finned_franken_jellyfish",
    .name = N_("Finned Franken Jellyfish"),
    .about = {finned_franken_fish_about, franken_4_about},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 430},
    .find = find_with<find_mixed_fish, Wanted{FishKind::Franken, Fins::Some, {4, 4}}>,
    .explanation = large_fish_explanation,
    .other_names = "0342",
    .example = ":finned_franken_jellyfish:8:.....+5+29...+2.1.6.5.4...2....87+2...+5...4...82.26.."
               "5....7261.35.+9.3.5+2+6.7.....9.+3+62:415 933 954 464 181 183:881::",
};

const Technique techniques::mutant_fish = {
    .id = "mutant_fish",
    .name = N_("Mutant Fish"),
    .about = {N_("A fish that may mix rows, columns and boxes on both sides. In some houses, all "
                 "places of a digit lie in just as many other houses. Each of the first needs the "
                 "digit, and no two in the same one of the second, so these are used up: the digit "
                 "goes from their other cells.")},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 450},
    .find = find_with<find_mixed_fish, Wanted{FishKind::Mutant, Fins::None, {2, most_listed}}>,
    .explanation = large_fish_explanation,
    .other_names = "0350 0351 0352 0353 0354 0355",
    .example = ":mutant_fish:5:.97..8......5..+96+8..8+91...+7..3..94..4.......6.+8.+46..7...4.9."
               "83.8+1+625+3+7...3....6.1:111 311 317 418 219 519 225 426 232 742 845 248 548 552 "
               "153 154 754 756 357 269 569 271 774 776 791 498 998:561 591::",
};

const Technique techniques::large_franken_fish = {
    .id = "large_franken_fish",
    .name = N_("Large Franken Fish"),
    .about = {finned_franken_fish_about,
              N_("Here there are five houses or more on each side, with fins or without.")},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 470},
    .find = find_with<find_mixed_fish, Wanted{FishKind::Franken, Fins::Any, large_sizes}>,
    .explanation = large_fish_explanation,
    .other_names = "0333 0334 0335 0343 0344 0345",
    .example = ":large_franken_fish:5:7.9....+35..6.7.19..8.+9..+2+7+6.....96....741..+2....8..34."
               "3+6..9...2.+7...2.6...46..7.3:426 336 241 242 849 951 261 262 876 981 887 889 191 "
               "591 891 192 592:551::",
};

const Technique techniques::finned_mutant_fish = {
    .id = "finned_mutant_fish",
    .name = N_("Finned Mutant Fish"),
    .about = {N_("A fish that mixes rows, columns and boxes on both sides, with fins: places of "
                 "the digit in the first houses that lie outside the second. Either the fish "
                 "clears the rest of the second houses, or a fin holds the digit. So it goes only "
                 "from those cells of them that also see all fins.")},
    .standing = {TechniqueFamily::Fish, Level::Extreme, 470},
    .find = find_with<find_mixed_fish, Wanted{FishKind::Mutant, Fins::Some, {2, 7}}>,
    .explanation = large_fish_explanation,
    .other_names = "0360 0361 0362 0363 0364 0365",
    .example = ":finned_mutant_fish:7:+2..+8.+69..3.8....6..6..2...8.23.+51..4.5..68.1.......5..7."
               "2.9+4...+5+14.83..9...5..4..:941 378 299 699:724::",
};

} // namespace engine
