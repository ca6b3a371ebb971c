// 3D Medusa: nets of candidates of all digits, linked by bivalue cells and conjugate pairs, in two
// colours. One colour is true, the other false. Roles: Colour for the candidates, with groups 0 and
// 1; no cells. Links: the pairs, strong. The step removes a colour that contradicts itself, or the
// candidates that both colours rule out.

#include <array>
#include <cstdint>
#include <utility>

#include "engine/base/count.h"
#include "engine/patterns/conjugate_pairs.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

// One colour: its cells by digit, and the cells by digit that it rules out.
struct Colour {
    std::vector<CellSet> cells;
    std::vector<CellSet> ruled_out;
    CellSet all;
};

class Medusa : StepSearch {
public:
    // The numbers of the facts.
    enum : std::uint8_t { two_in_a_cell, two_in_sight, empty_house, empty_cell, ruled_out_twice };

    Medusa(const Candidates& candidates, Steps& steps)
        : StepSearch(candidates, steps), painted_(digit_count(), none())
    {
        for (Digit digit : chart_.all_digits()) {
            for (const ConjugatePair& pair : ConjugatePairs(candidates, digit))
                pairs_.push_back(
                    {{Candidate{pair.ends[0], digit}, Candidate{pair.ends[1], digit}}, pair.house});
        }
        for (Cell cell : candidates.bivalue_cells()) {
            const DigitSet two = candidates.of(cell);
            const Digit first = two.first();
            const Digit second = two.without(first).first();
            pairs_.push_back({{Candidate{cell, first}, Candidate{cell, second}}, no_house});
        }
    }

    void find()
    {
        link_pairs();
        for (const Pair& pair : pairs_) {
            if (is_painted(pair.ends[0]))
                continue;
            paint_net(pair.ends[0]);
            if (net_.size() == 2)
                continue; // a single pair is no net; singles and locked digits find the same
            take_colours();
            add_wrong_colours();
            add_trapped();
        }
    }

private:
    struct Pair {
        std::array<Candidate, 2> ends;
        HouseIndex house; // no_house if the pair is in a cell
    };
    struct Painted {
        Candidate candidate;
        std::size_t colour;
    };

    CellSet none() const { return CellSet(chart_.cell_count()); }
    std::size_t digit_count() const { return chart_.size(); }
    static std::size_t at(Digit digit) { return digit - 1u; }
    std::size_t index_of(Candidate candidate) const
    {
        return candidate.cell.index * digit_count() + at(candidate.digit);
    }

    bool is_painted(Candidate candidate) const
    {
        return painted_[at(candidate.digit)].has(candidate.cell);
    }

    // Builds a linked list of pair ends for each candidate. The number of a pair end is twice the
    // number of the pair, plus one for its second end.
    void link_pairs()
    {
        newest_.assign(chart_.cell_count() * digit_count(), -1);
        earlier_.resize(pairs_.size() * 2);
        for (int i = 0; i < count_of(earlier_); ++i)
            earlier_[i] = std::exchange(newest_[index_of(pairs_[i / 2].ends[i % 2])], i);
    }

    void paint_net(Candidate first)
    {
        net_.clear();
        paint(first, 0);
        for (std::size_t i = 0; i < net_.size(); ++i) {
            const Painted from = net_[i];
            for (int end = newest_[index_of(from.candidate)]; end >= 0;) {
                const Candidate to = pairs_[end / 2].ends[1 - end % 2];
                if (!is_painted(to))
                    paint(to, 1 - from.colour);
                end = earlier_[end];
            }
        }
    }

    void paint(Candidate candidate, std::size_t colour)
    {
        painted_[at(candidate.digit)].add(candidate.cell);
        net_.push_back({candidate, colour});
    }

    void take_colours()
    {
        for (Colour& colour : colours_) {
            colour.cells.assign(digit_count(), none());
            colour.ruled_out.assign(digit_count(), none());
            colour.all = none();
        }
        for (const auto& [candidate, number] : net_) {
            Colour& colour = colours_[number];
            colour.cells[at(candidate.digit)].add(candidate.cell);
            colour.all.add(candidate.cell);
        }
        for (Colour& colour : colours_)
            rule_out(colour);
    }

    // A colour rules out the other digits of its cells, and its digits in the peers of these cells.
    void rule_out(Colour& colour) const
    {
        for (Digit digit : chart_.all_digits()) {
            CellSet& out = colour.ruled_out[at(digit)];
            for (Cell cell : colour.cells[at(digit)])
                out |= chart_.peers(cell);
            out |= colour.all - colour.cells[at(digit)];
        }
    }

    bool is_wrong(const Colour& colour) const
    {
        if (has_two_in_a_cell(colour))
            return true;
        CellSet left = none();
        for (Digit digit : chart_.all_digits()) {
            if (colour.cells[at(digit)].meets(colour.ruled_out[at(digit)]))
                return true;
            const CellSet rest = candidates_.cells_with(digit) - colour.ruled_out[at(digit)];
            left |= rest;
            if (rest != candidates_.cells_with(digit) && empties_a_house(digit, rest))
                return true;
        }
        return !candidates_.open_cells().is_within(left);
    }

    // Returns whether a full house that has places for the digit has none among these cells. There
    // is no early return, because a branch for each house would be hard to predict.
    bool empties_a_house(Digit digit, const CellSet& left) const
    {
        int empty = 0;
        for (HouseIndex house : chart_.houses())
            empty |= int{chart_.is_full(house)} & int{candidates_.places(house, digit) != 0} &
                     int{!left.meets(chart_.cells(house))};
        return empty != 0;
    }

    bool has_two_in_a_cell(const Colour& colour) const
    {
        CellSet once = none();
        for (Digit digit : chart_.all_digits()) {
            if (once.meets(colour.cells[at(digit)]))
                return true;
            once |= colour.cells[at(digit)];
        }
        return false;
    }

    void add_wrong_colours()
    {
        const bool first = is_wrong(colours_[0]);
        if (first == is_wrong(colours_[1]))
            return;
        const Colour& wrong = colours_[first ? 0 : 1];
        Step step{};
        for (Digit digit : chart_.all_digits())
            remove_from(step, wrong.cells[at(digit)], digit);
        steps_.add(std::move(step), [&](Step& taken) {
            mark_nets(taken);
            Fact fact = why_wrong(wrong);
            const Candidate start = taken.removals.front();
            fact.digits.insert(fact.digits.begin(), DigitSet::only(start.digit));
            fact.cells.insert(fact.cells.begin(), Cells{start.cell});
            taken.facts.push_back(std::move(fact));
        });
    }

    // Finds the contradiction of this colour. Cells and digits of its first candidate are to be put
    // in front.
    Fact why_wrong(const Colour& colour) const
    {
        for (Cell cell : colour.all) {
            DigitSet here;
            for (Digit digit : chart_.all_digits())
                here = colour.cells[at(digit)].has(cell) ? here.with(digit) : here;
            if (here.count() > 1)
                return {.number = two_in_a_cell, .digits = {here}, .cells = {Cells{cell}}};
        }
        for (Digit digit : chart_.all_digits()) {
            for (Cell cell : colour.cells[at(digit)]) {
                const CellSet seen = colour.cells[at(digit)] & chart_.peers(cell);
                if (!seen.empty())
                    return {.number = two_in_sight,
                            .digits = {DigitSet::only(digit)},
                            .cells = {Cells{cell}, Cells{seen.first()}}};
            }
        }
        return what_is_left_empty(colour);
    }

    Fact what_is_left_empty(const Colour& colour) const
    {
        CellSet left = none();
        for (Digit digit : chart_.all_digits()) {
            const CellSet rest = candidates_.cells_with(digit) - colour.ruled_out[at(digit)];
            left |= rest;
            for (HouseIndex house : chart_.houses()) {
                if (chart_.is_full(house) && candidates_.places(house, digit) != 0 &&
                    !rest.meets(chart_.cells(house)))
                    return {.number = empty_house,
                            .digits = {DigitSet::only(digit)},
                            .houses = {{house}}};
            }
        }
        return {.number = empty_cell, .cells = {Cells{(candidates_.open_cells() - left).first()}}};
    }

    // Returns the candidate of the colour that rules out this one.
    Candidate ruled_out_by(const Colour& colour, Candidate out) const
    {
        for (Digit digit : chart_.all_digits()) {
            if (digit != out.digit && colour.cells[at(digit)].has(out.cell))
                return {out.cell, digit};
        }
        return {(colour.cells[at(out.digit)] & chart_.peers(out.cell)).first(), out.digit};
    }

    void tell_trapped(Step& step) const
    {
        for (const Candidate& removed : step.removals) {
            const Candidate one = ruled_out_by(colours_[0], removed);
            const Candidate other = ruled_out_by(colours_[1], removed);
            step.facts.push_back(
                {.number = ruled_out_twice,
                 .digits = {DigitSet::only(removed.digit), DigitSet::only(one.digit),
                            DigitSet::only(other.digit)},
                 .cells = {Cells{removed.cell}, Cells{one.cell}, Cells{other.cell}}});
        }
    }

    void add_trapped()
    {
        Step step{};
        for (Digit digit : chart_.all_digits()) {
            const CellSet out = candidates_.cells_with(digit) & colours_[0].ruled_out[at(digit)] &
                                colours_[1].ruled_out[at(digit)];
            remove_from(step, out - colours_[0].cells[at(digit)] - colours_[1].cells[at(digit)],
                        digit);
        }
        steps_.add(std::move(step), [&](Step& taken) {
            mark_nets(taken);
            tell_trapped(taken);
        });
    }

    void mark_nets(Step& step) const
    {
        for (std::size_t colour = 0; colour < 2; ++colour) {
            for (Digit digit : chart_.all_digits()) {
                for (Cell cell : colours_[colour].cells[at(digit)]) {
                    step.candidates.push_back(
                        {{cell, digit}, Role::Colour, static_cast<int>(colour)});
                    step.digits = step.digits.with(digit);
                }
            }
        }
        for (const Pair& pair : pairs_) {
            const auto& [one, other] = pair.ends;
            if (colours_[0].cells[at(one.digit)].has(one.cell) ||
                colours_[1].cells[at(one.digit)].has(one.cell))
                step.links.push_back({{{one.cell}, one.digit},
                                      {{other.cell}, other.digit},
                                      LinkKind::Strong,
                                      pair.house == no_house ? LinkReason::Cell : LinkReason::House,
                                      pair.house});
        }
    }

    std::vector<Pair> pairs_;
    std::vector<int> newest_;      // by candidate: the first pair end of its list
    std::vector<int> earlier_;     // by pair end: the next pair end of the same candidate
    std::vector<CellSet> painted_; // by digit
    std::vector<Painted> net_;
    std::array<Colour, 2> colours_;
};

} // namespace

const Technique techniques::medusa = {
    .id = "medusa",
    .name = N_("3D Medusa"),
    .known_as = {"3D Colouring"},
    .about = {N_("Colouring with several digits at once: two places of a digit in a house make a "
                 "pair, and so do the two candidates of a cell. Colour such pairs by turns in two "
                 "colours, as far as they hang together: then one colour is true and the other "
                 "false. A colour that contradicts itself, or leaves a cell or house nothing, is "
                 "the false one; otherwise what both colours rule out goes.")},
    .standing = {TechniqueFamily::Colouring, Level::Expert, 250},
    .find = find_by<Medusa>,
    .explanation = {{N_("Strong links of {digits} tie candidates together in two colours: either "
                        "all of these are right, {net_a}, or all of those, {net_b}.")},
                    {N_("With {digit} in {cells} and all of its colour, {other_cells} would be all "
                        "of {other_digits} at once: so that colour is wrong."),
                     Each::Fact, Medusa::two_in_a_cell},
                    {N_("With {digit} in {cells} and all of its colour, {other_cells} and "
                        "{third_cells} would both be {other_digits}, but they see each other: so "
                        "that colour is wrong."),
                     Each::Fact, Medusa::two_in_sight},
                    {N_("With {digit} in {cells} and all of its colour, {houses} would have no "
                        "place for {other_digits}: so that colour is wrong."),
                     Each::Fact, Medusa::empty_house},
                    {N_("With {digit} in {cells} and all of its colour, no digit would be left for "
                        "{other_cells}: so that colour is wrong."),
                     Each::Fact, Medusa::empty_cell},
                    {N_("{digit} in {cells} is ruled out by the one colour with {other_digit} in "
                        "{other_cells}, by the other with {third_digit} in {third_cells}."),
                     Each::Fact, Medusa::ruled_out_twice}},
    .example = ":medusa:36:.4.8...+1.+1......867...+1..+4.5.+43..+197.1...9.3+4...14..+28.....12+5+"
               "9..2+95.+8+719+5+1+72+846+3:216 316 616 517 326 526 726 527 927 533 236 536 537 "
               "651 655 666 371 671 381:636 675 682 386::",
};

} // namespace engine
