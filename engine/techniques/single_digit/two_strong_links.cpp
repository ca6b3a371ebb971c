// Two strong links of one digit, joined by two ends that see each other: one of the free ends
// holds the digit. Houses: the two links as witnesses. Cells: start and end (the free ends) and,
// as Cause, the joined ones. Candidates: all four as Cause. Links: strong, weak, strong.

#include "engine/patterns/by_digit.h"
#include "engine/patterns/conjugate_pairs.h"
#include "engine/patterns/templates.h"
#include "engine/steps/finders.h"
#include "engine/steps/weak_link.h"

namespace engine {

namespace {

// From the free end of one link over both joined ends to the free end of the other.
struct TwoLinks {
    Digit digit;
    int house;
    int other_house;
    Cell start;
    Cell joint;
    Cell other_joint;
    Cell end;
    Technique name;
};

// Two rows or two columns make a skyscraper; a row and a column that are joined in another house (a
// region, a window, a diagonal) make a kite; all others are turbot fish.
Technique name_of(const Chart& chart, const TwoLinks& two)
{
    const HouseKind kind = chart.kind(two.house);
    const HouseKind other = chart.kind(two.other_house);
    if (kind == other && is_line(kind) &&
        !chart.cells(two.house).meets(chart.cells(two.other_house)))
        return Technique::Skyscraper;
    if (kind != other && is_line(kind) && is_line(other) &&
        house_of_both(chart, two.joint, two.other_joint) >= 0)
        return Technique::TwoStringKite;
    return Technique::TurbotFish;
}

Link strong_link(Candidate from, Candidate to, int house)
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

Step step_of(const Candidates& candidates,
             const TwoLinks& two,
             Technique technique,
             const Steps& steps)
{
    const Chart& chart = candidates.chart();
    const Digit digit = two.digit;
    Step step{.technique = technique, .size = 2, .digits = DigitSet::only(digit)};
    for (Cell cell : candidates.cells_with(digit) & chart.peers(two.start) & chart.peers(two.end))
        step.removals.push_back({cell, digit});
    if (steps.wants_evidence())
        mark(step, chart, two);
    return step;
}

bool share_a_line(const Chart& chart, Cell one, Cell other)
{
    const int house = house_of_both(chart, one, other);
    return house >= 0 && is_line(chart.kind(house));
}

// Two parallel lines whose places also stand in two lines make an X-Wing, which says more.
bool is_x_wing(const Chart& chart, const TwoLinks& two)
{
    return two.name == Technique::Skyscraper && share_a_line(chart, two.start, two.end) &&
           share_a_line(chart, two.joint, two.other_joint);
}

// Of a digit, all that remove something, for all techniques.
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
                             Technique::TurbotFish};
                two.name = name_of(chart, two);
                if (leads_on(candidates, two) && !is_x_wing(chart, two))
                    list_.push_back(two);
            }
        }
    }

    // Most are not: all four ends at once.
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

// Two kites over the same two cells of a region, perhaps of two digits.
bool are_dual(const TwoLinks& one, const TwoLinks& other)
{
    return (one.joint == other.joint && one.other_joint == other.other_joint) ||
           (one.joint == other.other_joint && one.other_joint == other.joint);
}

Step both_kites(Step step, const Step& other, const Steps& steps)
{
    step.size = 4;
    step.digits = step.digits.with(other.digits);
    step.removals.insert(step.removals.end(), other.removals.begin(), other.removals.end());
    if (!steps.wants_evidence())
        return step;
    step.houses.insert(step.houses.end(), other.houses.begin(), other.houses.end());
    step.cells.insert(step.cells.end(), other.cells.begin(), other.cells.begin() + 2);
    step.candidates.insert(step.candidates.end(), other.candidates.begin(), other.candidates.end());
    step.links.insert(step.links.end(), other.links.begin(), other.links.end());
    return step;
}

} // namespace

void find_two_strong_links(const Candidates& candidates, Technique technique, Steps& steps)
{
    for (const auto& of_digit : candidates.worked_out<ByDigit<AllTwoLinks>>()) {
        for (const TwoLinks& two : of_digit->list()) {
            if (two.name == technique)
                steps.add(step_of(candidates, two, technique, steps));
            if (steps.is_satisfied())
                return;
        }
    }
}

// Two kites at once over the same joined cells. Roles as of a kite, but a start and an end for
// each.
void find_dual_kites(const Candidates& candidates, Technique technique, Steps& steps)
{
    std::vector<TwoLinks> kites;
    for (const auto& of_digit : candidates.worked_out<ByDigit<AllTwoLinks>>()) {
        for (const TwoLinks& two : of_digit->list()) {
            if (two.name == Technique::TwoStringKite)
                kites.push_back(two);
        }
    }
    for (std::size_t i = 0; i < kites.size(); ++i) {
        for (std::size_t j = i + 1; j < kites.size() && !steps.is_satisfied(); ++j) {
            if (!are_dual(kites[i], kites[j]))
                continue;
            const Step one = step_of(candidates, kites[i], technique, steps);
            const Step other = step_of(candidates, kites[j], technique, steps);
            if (one.removals != other.removals)
                steps.add(both_kites(one, other, steps));
        }
    }
}

} // namespace engine
