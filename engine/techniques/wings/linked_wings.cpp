// M-, S-, L- and H-Wings: chains of three strong links. They differ by which of the links are in a
// cell (C) and which in a house (H). At least one end of the chain is true.
// M-Wing C-H-H, S-Wing H-C-H, L-Wing H-H-H with several digits, H-Wing C-C-H.

#include "engine/filters/removals.h"
#include "engine/patterns/open_cells.h"
#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

enum class Strong : std::uint8_t { InCell, InHouse };
using Shape = std::array<Strong, 3>;

constexpr Shape m_shape = {Strong::InCell, Strong::InHouse, Strong::InHouse};
constexpr Shape s_shape = {Strong::InHouse, Strong::InCell, Strong::InHouse};
constexpr Shape h_shape = {Strong::InCell, Strong::InCell, Strong::InHouse};
constexpr Shape l_shape = {Strong::InHouse, Strong::InHouse, Strong::InHouse};

// The strong links of full houses: for each cell and digit the other cells of such links. All wings
// share this table.
template <int words>
class LinksInHouses {
public:
    using Set = OpenSet<words>;

    explicit LinksInHouses(const Candidates& candidates)
    {
        const auto& open = candidates.worked_out<OpenCells<words>>();
        const Chart& chart = candidates.chart();
        partners_.resize((chart.size() + 1) * words * 64);
        for (HouseIndex house : chart.houses()) {
            if (!chart.is_full(house))
                continue;
            for (Digit digit : candidates.digits_with_two_places(house)) {
                const Places places = candidates.places(house, digit);
                join(open.number(chart.cell_in(house, std::countr_zero(places))),
                     open.number(chart.cell_in(house, std::countr_zero(places & (places - 1)))),
                     digit);
            }
        }
    }

    const Set& partners(int cell, Digit digit) const { return partners_[at(cell, digit)]; }
    const Set& linked(Digit digit) const { return linked_[digit]; } // cells with partners

private:
    static std::size_t at(int cell, Digit digit) { return digit * words * 64 + cell; }
    void join(int one, int other, Digit digit)
    {
        partners_[at(one, digit)].add(other);
        partners_[at(other, digit)].add(one);
        linked_[digit].add(one);
        linked_[digit].add(other);
    }

    std::vector<Set> partners_; // by digit, then cell
    std::array<Set, max_size + 1> linked_ = {};
};

template <int words>
class LinkedWings : StepSearch {
public:
    using Set = OpenSet<words>;

    LinkedWings(const Candidates& candidates,
                const OpenCells<words>& open,
                Steps& steps,
                const Shape& shape)
        : StepSearch(candidates, steps),
          open_(open),
          shape_(shape),
          links_(candidates.worked_out<LinksInHouses<words>>())
    {
        bivalue_ = open.numbers(candidates.bivalue_cells());
        note_new_links(Removals(candidates, steps));
    }

    // Tries each strong link as the middle one and collects the links beyond its two ends.
    void find()
    {
        for (int cell = 0; cell < open_.count(); ++cell) {
            for (Digit digit : open_.of(cell)) {
                const End near{cell, digit};
                if (shape_[1] == Strong::InHouse)
                    partners(near).each([&](int far) { look_at_middle(near, {far, digit}); });
                else if (bivalue_.has(cell))
                    look_at_middle(near, far_end_in_cell(near));
            }
        }
    }

private:
    struct End {
        int cell = 0;
        Digit digit = no_digit;

        friend auto operator<=>(const End&, const End&) = default;
    };
    // The outer ends of links whose inner end can't be true together with an end of the middle
    // link.
    struct Beyond {
        DigitSet digits;
        std::array<Set, max_size + 1> ends; // by digit
        std::array<Set, max_size + 1> seen; // cells with the digit that see one of its ends

        void add(const OpenCells<words>& open, End end)
        {
            const std::size_t digit = end.digit;
            if (!digits.has(end.digit))
                ends[digit] = seen[digit] = {};
            digits = digits.with(end.digit);
            ends[digit].add(end.cell);
            seen[digit] = seen[digit] | (open.peers(end.cell) & open.with(end.digit));
        }
    };

    void note_new_links(const Removals& removals)
    {
        new_in_cells_ = open_.numbers(removals.cells()) & bivalue_;
        for (int number = 0; number < open_.count(); ++number) {
            const DigitSet removed = removals.removed_near(open_.cell(number));
            for (Digit digit : open_.of(number).common(removed))
                new_in_houses_[digit].add(number);
        }
        for (Digit digit = 1; digit < new_in_houses_.size(); ++digit)
            new_in_houses_[digit] = new_in_houses_[digit] & links_.linked(digit);
    }

    bool is_new(End end, Strong strong) const
    {
        return (strong == Strong::InCell ? new_in_cells_ : new_in_houses_[end.digit]).has(end.cell);
    }

    bool may_have_new_beyond(End middle, Strong strong) const
    {
        const Set beside = open_.peers(middle.cell) & open_.with(middle.digit);
        if (strong == Strong::InCell)
            return beside.meets(new_in_cells_);
        if (beside.meets(new_in_houses_[middle.digit]))
            return true;
        int any = 0; // without a branch, because the result is hard to predict digit by digit
        for (Digit digit : open_.of(middle.cell).without(middle.digit))
            any |= int{new_in_houses_[digit].has(middle.cell)};
        return any != 0;
    }

    // At least one of the three links must be new. S- and L-Wings are symmetric, so each is tried
    // from one end only.
    void look_at_middle(End near, End far)
    {
        if (shape_.front() == shape_.back() && far < near)
            return;
        if ((is_new(near, shape_[1]) && is_new(far, shape_[1])) ||
            may_have_new_beyond(near, shape_[0]) || may_have_new_beyond(far, shape_[2]))
            look_beyond(near, far);
    }

    void look_beyond(End near, End far)
    {
        near_ = near;
        far_ = far;
        before_.digits = after_.digits = {};
        collect(before_, near, far, shape_[0]);
        if (before_.digits.empty())
            return;
        collect(after_, far, near, shape_[2]);
        for (Digit start : before_.digits) {
            for (Digit end : after_.digits) {
                if (start != end)
                    conclude_with_two(start, end);
                else if (shape_ != l_shape || start != near.digit)
                    conclude_with_one(start);
            }
        }
    }

    // Visits the ends of strong links that can't be true together with this end of the middle link:
    // its digit in cells that it sees, or another digit of its cell.
    template <typename Visit>
    void each_inner(End middle, Strong strong, Visit&& visit) const
    {
        const bool in_house = strong == Strong::InHouse;
        const Set& linked = in_house ? links_.linked(middle.digit) : bivalue_;
        (open_.peers(middle.cell) & open_.with(middle.digit) & linked).each([&](int cell) {
            visit(End{cell, middle.digit});
        });
        if (!in_house)
            return;
        for (Digit digit : open_.of(middle.cell).without(middle.digit))
            visit(End{middle.cell, digit});
    }

    // Collects what lies beyond one end of the middle link. A chain that returns to the middle link
    // is no wing.
    void collect(Beyond& beyond, End middle, End other, Strong strong) const
    {
        each_inner(middle, strong, [&](End inner) {
            if (inner == other)
                return;
            if (strong == Strong::InCell)
                return beyond.add(open_, far_end_in_cell(inner));
            Set outer = partners(inner);
            if (inner.digit == middle.digit)
                outer.remove(middle.cell);
            outer.each([&](int cell) { beyond.add(open_, {cell, inner.digit}); });
        });
    }

    // Both ends have the same digit: cells that see both lose it.
    void conclude_with_one(Digit digit)
    {
        if (!before_.seen[digit].meets(after_.seen[digit]))
            return;
        before_.ends[digit].each([&](int start) {
            after_.ends[digit].each([&](int end) {
                const Set targets = open_.with(digit) & open_.peers(start) & open_.peers(end);
                if (start == end || targets.empty())
                    return;
                std::vector<Candidate> removals;
                targets.each([&](int cell) { removals.push_back({open_.cell(cell), digit}); });
                add({start, digit}, {end, digit}, std::move(removals));
            });
        });
    }

    // The ends have different digits and their cells see each other: each cell loses the digit of
    // the other end.
    void conclude_with_two(Digit start, Digit end)
    {
        before_.ends[start].each([&](int first) {
            Set lasts = after_.ends[end] & open_.peers(first);
            const bool goes_from_first = open_.of(first).has(end);
            if (!goes_from_first)
                lasts = lasts & open_.with(start);
            lasts.each([&](int last) {
                std::vector<Candidate> removals;
                if (goes_from_first)
                    removals.push_back({open_.cell(first), end});
                if (open_.of(last).has(start))
                    removals.push_back({open_.cell(last), start});
                add({first, start}, {last, end}, std::move(removals));
            });
        });
    }

    void add(End start, End end, std::vector<Candidate> removals)
    {
        steps_.add({.removals = std::move(removals), .size = 3}, [&](Step& step) {
            write_evidence(step, {start, inner_of(start, near_, shape_[0]), near_, far_,
                                  inner_of(end, far_, shape_[2]), end});
        });
    }

    End inner_of(End outer, End middle, Strong strong) const
    {
        End found;
        each_inner(middle, strong, [&](End inner) {
            const bool links = strong == Strong::InCell
                                   ? far_end_in_cell(inner) == outer
                                   : inner.digit == outer.digit && partners(inner).has(outer.cell);
            if (links)
                found = inner;
        });
        return found;
    }

    // Roles: Start and End for the cells and candidates of the two ends. Links: all five of the
    // chain.
    void write_evidence(Step& step, const std::array<End, 6>& chain) const
    {
        const auto cell_of = [&](std::size_t i) {
            return open_.cell(chain[i].cell);
        };
        step.cells = {{cell_of(0), Role::Start}, {cell_of(5), Role::End}};
        step.candidates = {{{cell_of(0), chain[0].digit}, Role::Start},
                           {{cell_of(5), chain[5].digit}, Role::End}};
        for (std::size_t i = 0; i + 1 < chain.size(); ++i) {
            const Digit digit = chain[i].digit;
            step.digits = step.digits.with(digit);
            if (chain[i].cell == chain[i + 1].cell)
                link_within(step, cell_of(i), digit, chain[i + 1].digit);
            else if (i % 2 == 0)
                link_strongly(step, cell_of(i), cell_of(i + 1), digit,
                              strong_house(candidates_, cell_of(i), cell_of(i + 1), digit));
            else
                link_weakly(step, chart_, cell_of(i), cell_of(i + 1), digit);
            if (i % 2 == 1) {
                step.links.back().kind = LinkKind::Weak;
                step.links.back().to_is_true = false;
            }
        }
        step.digits = step.digits.with(chain[5].digit);
    }

    const Set& partners(End end) const { return links_.partners(end.cell, end.digit); }
    End far_end_in_cell(End near) const
    {
        return {near.cell, open_.of(near.cell).without(near.digit).first()};
    }

    const OpenCells<words>& open_;
    Shape shape_;
    const LinksInHouses<words>& links_;
    Set bivalue_;
    Set new_in_cells_;                                 // cells that have become bivalue
    std::array<Set, max_size + 1> new_in_houses_ = {}; // by digit: ends of links that may be new
    End near_;                                         // the ends of the middle link
    End far_;
    Beyond before_;
    Beyond after_;
};

} // namespace

static void find_linked_wings(const Candidates& candidates, Steps& steps, Shape shape)
{
    with_open_cells(candidates, [&]<int words>(const OpenCells<words>& open) {
        LinkedWings<words>(candidates, open, steps, shape).find();
    });
}

static constexpr Explanation linked_wing_explanation = {
    {"", Each::Link}, {N_("So {start_digits} is in {start}, or {end_digits} is in {end}.")}};

static constexpr const char* linked_wing_about =
    N_("A short chain of three strong links: on each of them one of two candidates must be true, "
       "and neighbouring links share a house or a cell. If the candidate at one end is false, one "
       "link after the other makes the one at the far end true. So at least one end is true, and "
       "what both rule out goes.");

const Technique techniques::m_wing = {
    .id = "m_wing",
    .name = N_("M-Wing"),
    .known_as = {"Medusa Wing"},
    .about = {linked_wing_about,
              N_("In an M-Wing the first link lies in a cell, the two others in houses.")},
    .standing = {TechniqueFamily::Wings, Level::Expert, 200},
    .find = find_with<find_linked_wings, m_shape>,
    .explanation = linked_wing_explanation,
    .example = ":m_wing:168:+1+2+4.9.3+8.+96+3...+7+2.7582..9+1.54...+21+3+9+3+9....+25+8+2+8+1..."
               "6+47+6+7+53+14+8+9241+2.7.+5+63+8+3962+5+47+1:524 824 754:656::",
};

const Technique techniques::s_wing = {
    .id = "s_wing",
    .name = N_("S-Wing"),
    .known_as = {"Split Wing"},
    .about = {linked_wing_about,
              N_("In an S-Wing the link in the middle lies in a cell, the outer two in houses.")},
    .standing = {TechniqueFamily::Wings, Level::Expert, 200},
    .find = find_with<find_linked_wings, s_shape>,
    .explanation = linked_wing_explanation,
    .example = ":s_wing:79:936....+5..7.+5+36....5....+6.3+8+4+7+1+6+5+9+326+2+39+8754+1+5+1+934+"
               "278+6+7+6+58.+3.2.+3+9172+4+86+5+2+84+65.3..:135 938:998::",
};

const Technique techniques::l_wing = {
    .id = "l_wing",
    .name = N_("L-Wing"),
    .known_as = {"Local Wing"},
    .about = {linked_wing_about,
              N_("In an L-Wing all three links lie in houses, with more than one digit.")},
    .standing = {TechniqueFamily::Wings, Level::Expert, 200},
    .find = find_with<find_linked_wings, l_shape>,
    .explanation = linked_wing_explanation,
    .example = ":l_wing:27:..+3.+5+9..+15+19.2.7.+3...+1+3..59+13+6.+4.8+95...91+5+3+26+2+9+56+8+"
               "314+77+5.39.61+89+61.78+5+3.+3.8+5+61+9+7.:811 812 414 432 436:733::",
};

const Technique techniques::h_wing = {
    .id = "h_wing",
    .name = N_("H-Wing"),
    .known_as = {"Hybrid Wing"},
    .about = {linked_wing_about,
              N_("In an H-Wing the first two links lie in cells, the last one in a house.")},
    .standing = {TechniqueFamily::Wings, Level::Expert, 200},
    .find = find_with<find_linked_wings, h_shape>,
    .explanation = linked_wing_explanation,
    .example = ":h_wing:467:...+1..983..+1+398.+5.+9+83+5...1....8.+94.11.+42.+5+8.9+6+9+8+47+15+3+"
               "22+59+7+1+3+6+48+34+7+6+8+2+1+9+5+8+16+9543+2+7:615 635:712::",
};

} // namespace engine
