// Two strong links of one digit with one end of each seeing the other: one of the two free ends
// holds the digit.
// Roles of houses: Witness for the two links. Roles of cells: Start and End for the free ends,
// Cause for the joined ends. Roles of candidates: Cause for all four. Links: strong, weak, strong.

#include "engine/patterns/by_digit.h"
#include "engine/patterns/conjugate_pairs.h"
#include "engine/patterns/templates.h"
#include "engine/steps/evidence.h"
#include "engine/steps/steps.h"
#include "engine/steps/weak_link.h"

namespace engine {

namespace {

// The chain from the free end of one link over both joined ends to the free end of the other.
struct TwoLinks {
    Digit digit;
    HouseIndex house;
    HouseIndex other_house;
    Cell start;
    Cell joint;
    Cell other_joint;
    Cell end;
    const Technique* name;
};

// Two rows or two columns make a skyscraper. A row and a column joined in another house (a region,
// a window, a diagonal) make a two-string kite. All others are turbot fish.
const Technique* name_of(const Chart& chart, const TwoLinks& two)
{
    const HouseKind kind = chart.kind(two.house);
    const HouseKind other = chart.kind(two.other_house);
    if (kind == other && is_line(kind) &&
        !chart.cells(two.house).meets(chart.cells(two.other_house)))
        return &techniques::skyscraper;
    if (kind != other && is_line(kind) && is_line(other) &&
        house_of_both(chart, two.joint, two.other_joint) != no_house)
        return &techniques::two_string_kite;
    return &techniques::turbot_fish;
}

Link strong_link(Candidate from, Candidate to, HouseIndex house)
{
    return {{{from.cell}, from.digit},
            {{to.cell}, to.digit},
            LinkKind::Strong,
            LinkReason::House,
            house};
}

void mark(Step& step, const Chart& chart, const TwoLinks& two)
{
    const Digit digit = two.digit;
    step.houses = {{two.house, Role::Witness}, {two.other_house, Role::Witness}};
    step.cells = {{two.start, Role::Start},
                  {two.end, Role::End},
                  {two.joint, Role::Cause},
                  {two.other_joint, Role::Cause}};
    for (const CellMark& mark : step.cells)
        step.candidates.push_back({{mark.cell, digit}, Role::Cause});
    const Candidate joint{two.joint, digit};
    const Candidate other_joint{two.other_joint, digit};
    step.links = {strong_link({two.start, digit}, joint, two.house),
                  weak_link(chart, {{two.joint}, digit}, {{two.other_joint}, digit}),
                  strong_link(other_joint, {two.end, digit}, two.other_house)};
}

// Returns the step without its evidence.
Step step_of(const Candidates& candidates, const TwoLinks& two)
{
    const Chart& chart = candidates.chart();
    Step step{.size = 2, .digits = DigitSet::only(two.digit)};
    remove_from(step,
                candidates.cells_with(two.digit) & chart.peers(two.start) & chart.peers(two.end),
                two.digit);
    return step;
}

bool share_a_line(const Chart& chart, Cell one, Cell other)
{
    const HouseIndex house = house_of_both(chart, one, other);
    return house != no_house && is_line(chart.kind(house));
}

// Two parallel lines whose places also lie in two crossing lines form an X-Wing, which removes
// more.
bool is_x_wing(const Chart& chart, const TwoLinks& two)
{
    return two.name == &techniques::skyscraper && share_a_line(chart, two.start, two.end) &&
           share_a_line(chart, two.joint, two.other_joint);
}

// All pairs of strong links of one digit that remove something, for all techniques of this file.
class AllTwoLinks {
public:
    AllTwoLinks(const Candidates& candidates, Digit digit)
    {
        if (!may_clear(candidates, digit))
            return;
        const ConjugatePairs pairs(candidates, digit);
        for (const ConjugatePair* one = pairs.begin(); one != pairs.end(); ++one) {
            for (const ConjugatePair* other = one + 1; other != pairs.end(); ++other)
                join(candidates, digit, *one, *other);
        }
    }

    const std::vector<TwoLinks>& list() const { return list_; }

private:
    void join(const Candidates& candidates,
              Digit digit,
              const ConjugatePair& one,
              const ConjugatePair& other)
    {
        const Chart& chart = candidates.chart();
        if (!may_be_joined(chart, one, other))
            return;
        for (std::size_t joint = 0; joint < 2; ++joint) {
            for (std::size_t other_joint = 0; other_joint < 2; ++other_joint) {
                if (!chart.sees(one.ends[joint], other.ends[other_joint]))
                    continue;
                TwoLinks two{digit,
                             one.house,
                             other.house,
                             one.ends[1 - joint],
                             one.ends[joint],
                             other.ends[other_joint],
                             other.ends[1 - other_joint],
                             &techniques::turbot_fish};
                two.name = name_of(chart, two);
                if (leads_on(candidates, two) && !is_x_wing(chart, two))
                    list_.push_back(two);
            }
        }
    }

    // A cheap test, because most pairs are not joined. It checks all four ends without a branch.
    static bool
    may_be_joined(const Chart& chart, const ConjugatePair& one, const ConjugatePair& other)
    {
        const CellSet& seen = chart.peers(one.ends[0]);
        const CellSet& also_seen = chart.peers(one.ends[1]);
        return (int{seen.has(other.ends[0])} | int{seen.has(other.ends[1])} |
                int{also_seen.has(other.ends[0])} | int{also_seen.has(other.ends[1])}) != 0;
    }

    static bool leads_on(const Candidates& candidates, const TwoLinks& two)
    {
        const Chart& chart = candidates.chart();
        return two.start != two.end && two.start != two.other_joint && two.joint != two.end &&
               (chart.peers(two.start) & chart.peers(two.end))
                   .meets(candidates.cells_with(two.digit));
    }

    std::vector<TwoLinks> list_;
};

// Two kites over the same two cells of a region, perhaps with different digits.
bool are_dual(const TwoLinks& one, const TwoLinks& other)
{
    return (one.joint == other.joint && one.other_joint == other.other_joint) ||
           (one.joint == other.other_joint && one.other_joint == other.joint);
}

// Marks the ends of both kites, and their common joined cells once.
void mark_both(Step& step, const Chart& chart, const TwoLinks& one, const TwoLinks& two)
{
    Step other{};
    mark(step, chart, one);
    mark(other, chart, two);
    append(step.houses, other.houses);
    append(step.cells, std::span(other.cells).first(2));
    append(step.candidates, other.candidates);
    append(step.links, other.links);
}

} // namespace

static void find_two_strong_links(const Candidates& candidates, Steps& steps)
{
    for (const auto& of_digit : candidates.worked_out<ByDigit<AllTwoLinks>>()) {
        for (const TwoLinks& two : of_digit->list()) {
            if (two.name == steps.technique())
                steps.add(step_of(candidates, two),
                          [&](Step& step) { mark(step, candidates.chart(), two); });
        }
    }
}

// Combines two kites over the same joined cells. The roles are those of a kite, with a start and an
// end for each.
static void find_dual_kites(const Candidates& candidates, Steps& steps)
{
    std::vector<TwoLinks> kites;
    for (const auto& of_digit : candidates.worked_out<ByDigit<AllTwoLinks>>()) {
        for (const TwoLinks& two : of_digit->list()) {
            if (two.name == &techniques::two_string_kite)
                kites.push_back(two);
        }
    }
    for (std::size_t i = 0; i < kites.size(); ++i) {
        for (std::size_t j = i + 1; j < kites.size(); ++j) {
            if (!are_dual(kites[i], kites[j]))
                continue;
            Step both = step_of(candidates, kites[i]);
            const Step other = step_of(candidates, kites[j]);
            if (both.removals == other.removals)
                continue;
            both.size = 4;
            both.digits = both.digits.with(other.digits);
            append(both.removals, other.removals);
            steps.add(std::move(both),
                      [&](Step& step) { mark_both(step, candidates.chart(), kites[i], kites[j]); });
        }
    }
}

static constexpr Explanation two_strong_links_explanation = {
    {N_("In {witnesses} the {digit} has two places each.")},
    {N_("{causes} see each other, so not both hold it: one of {start} and {end} does.")}};

static constexpr const char* two_links_about =
    N_("A digit has just two places in each of two houses, and a place in the one sees a place in "
       "the other. Not both of these can hold it, so one of the two outer places does. The digit "
       "goes from every cell that sees both outer places.");

const Technique techniques::turbot_fish = {
    .id = "turbot_fish",
    .name = N_("Turbot Fish"),
    .known_as = {"Turbot Chain"},
    .about = {two_links_about,
              N_("In a Turbot Fish they are any other two, for example a box and a row.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Hard, 120},
    .find = find_two_strong_links,
    .explanation = two_strong_links_explanation,
    .other_names = "0403 Skyscraper 2-Strong-links",
    .hodoku = {200, "TURBOT_FISH", HodokuLevel::Hard, 120},
    .example = ":turbot_fish:8:94.+56..3+75+8+37.+9+6.+467.+3.+49.+5.34+2+5.+769.5+7+6+9+3+4.+1.6+"
               "9+4.7.+53+7+2+6+93+5+148+3+9+81+42+5+76+41+58+76+3+9+2::867::",
};

const Technique techniques::skyscraper = {
    .id = "skyscraper",
    .name = N_("Skyscraper"),
    .about = {two_links_about, N_("In a Skyscraper the houses are two rows or two columns.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Hard, 130},
    .find = find_two_strong_links,
    .explanation = two_strong_links_explanation,
    .other_names = "0400 Skyscraper 2-Strong-links",
    .hodoku = {180, "SKYSCRAPER", HodokuLevel::Hard, 130},
    .example =
        ":skyscraper:8:91+2.5+4.+7+6+6+7+49+1..2.+8+5+3627+9+4+1+28+1+4+967+535+3+7+2+81+4694+69..."
        "..+2+1+25.4+9+6.734...+2.+9.+7+9....2.4:827 364 584 884 887 394 894:898::",
};

const Technique techniques::two_string_kite = {
    .id = "two_string_kite",
    .name = N_("2-String Kite"),
    .known_as = {"Two-String Kite"},
    .about = {two_links_about, N_("In a 2-String Kite the houses are a row and a column, whose "
                                  "inner places lie in one box.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Hard, 150},
    .find = find_two_strong_links,
    .explanation = two_strong_links_explanation,
    .other_names = "0401 2-String-Kite 2-Strong-links",
    .hodoku = {190, "TWO_STRING_KITE", HodokuLevel::Hard, 150},
    .example =
        ":two_string_kite:3:2+5+7.+1864..1+6..4+27+8.8+4+72+6..5572......+19+3+2+4+5+786+6+4+8.+7.."
        "+5+243+9..782+17+61..+2+59.+8+2+5.9..+6+7:144 344 944 345 346 964 367 394:389::",
};

const Technique techniques::dual_two_string_kite = {
    .id = "dual_two_string_kite",
    .name = N_("Dual 2-String Kite"),
    .about = {N_("Two 2-String Kites, of one digit or two, meet in the same two cells of a box. In "
                 "each kite, the row and the column have two places for the digit, and not both "
                 "inner ones can hold it, so one of its outer places does. Each clears its own "
                 "cells, so look for both at once.")},
    .standing = {TechniqueFamily::SingleDigit, Level::Hard, 150},
    .find = find_dual_kites,
    .explanation = {{N_("In {witnesses} the digits {digits} have two places each.")},
                    {N_("Two kites share the cells {causes}: one end of each holds its digit.")}},
    .other_names = "0404",
    .example = ":dual_two_string_kite:37:.8..+1.5.7.5.4+9...1.+1..8+5+43..+9..+4+1.6..462.8+91+58+"
               "21+9+5+63+7+4+16.+8.97....+81.4.....95..+1..:211 221 231 273 373 278 381 781 391 "
               "791 395 795 296 399:311 731::",
};

} // namespace engine
