// M-, S-, L- and H-Wings: chains of three strong links, told apart by where these are: in a cell
// (C) or in a house (H). One end or the other is true.
//   M-Wing C-H-H    S-Wing H-C-H    L-Wing H-H-H, of several digits    H-Wing C-C-H

#include "engine/teach/techniques/evidence.h"
#include "engine/teach/techniques/finders.h"
#include "engine/teach/techniques/open_cells.h"

namespace engine {

namespace {

enum class Strong : std::uint8_t { InCell, InHouse };
using Shape = std::array<Strong, 3>;

Shape shape_of(Technique technique)
{
    if (technique == Technique::MWing)
        return {Strong::InCell, Strong::InHouse, Strong::InHouse};
    if (technique == Technique::SWing)
        return {Strong::InHouse, Strong::InCell, Strong::InHouse};
    if (technique == Technique::HWing)
        return {Strong::InCell, Strong::InCell, Strong::InHouse};
    return {Strong::InHouse, Strong::InHouse, Strong::InHouse};
}

template <int words>
class LinkedWings {
public:
    using Set = OpenSet<words>;

    LinkedWings(const Candidates& candidates,
                const OpenCells<words>& open,
                Technique technique,
                Steps& steps)
        : candidates_(candidates),
          open_(open),
          technique_(technique),
          steps_(steps),
          shape_(shape_of(technique))
    {
        for (int number = 0; number < open.count(); ++number) {
            if (candidates.bivalue_cells().has(open.cell(number)))
                bivalue_.add(number);
        }
        add_links_in_houses();
    }

    void find()
    {
        for (int cell = 0; cell < open_.count(); ++cell) {
            for (Digit digit : open_.of(cell)) {
                if (steps_.is_satisfied())
                    return;
                chain_[0] = {cell, digit};
                same_ends_ = {};
                (open_.with(digit) & open_.peers(cell)).each([&](int target) {
                    same_ends_ = same_ends_ | open_.peers(target);
                });
                cross(0);
            }
        }
    }

private:
    struct End {
        int cell = 0;
        Digit digit = no_digit;
    };

    void add_links_in_houses();
    void cross(std::size_t link);
    void arrive(std::size_t link, End end);
    void finish(End near);
    void conclude();
    void add(const Set& targets);
    void add_crosswise();
    Step told() const;
    const Set& partners(End end) const { return partners_[end.digit][at(end.cell)]; }
    static std::size_t at(int number) { return static_cast<std::size_t>(number); }

    const Candidates& candidates_;
    const OpenCells<words>& open_;
    Technique technique_;
    Steps& steps_;
    Shape shape_;
    Set bivalue_;
    std::array<std::array<Set, words * 64>, max_size + 1> partners_ = {}; // strong, in a house
    std::array<Set, max_size + 1> linked_ = {};                           // cells with partners
    Set same_ends_;            // cells that share a peer with the start's digit with it
    std::array<End, 6> chain_; // both ends of each strong link
};

template <int words>
void LinkedWings<words>::add_links_in_houses()
{
    const Chart& chart = candidates_.chart();
    for (int house = 0; house < chart.house_count(); ++house) {
        if (!chart.is_full(house))
            continue;
        for (Digit digit : chart.all_digits()) {
            const Places places = candidates_.places(house, digit);
            if (!is_strong(places))
                continue;
            const int one = open_.number(chart.cell_in(house, std::countr_zero(places)));
            const int other =
                open_.number(chart.cell_in(house, std::countr_zero(places & (places - 1))));
            partners_[digit][at(one)].add(other);
            partners_[digit][at(other)].add(one);
            linked_[digit].add(one);
            linked_[digit].add(other);
        }
    }
}

// From the near end of a strong link to its far ends.
template <int words>
void LinkedWings<words>::cross(std::size_t link)
{
    const End near = chain_[2 * link];
    if (link == 2)
        return finish(near);
    if (shape_[link] == Strong::InHouse)
        return partners(near).each([&](int cell) { arrive(link, {cell, near.digit}); });
    if (bivalue_.has(near.cell))
        arrive(link, {near.cell, open_.of(near.cell).without(DigitSet::only(near.digit)).first()});
}

// The last link, in a house for every shape: to ends that could conclude anything with the start.
template <int words>
void LinkedWings<words>::finish(End near)
{
    const End start = chain_.front();
    const Set& ends = near.digit == start.digit ? same_ends_ : open_.peers(start.cell);
    (partners(near) & ends).each([&](int cell) {
        chain_[5] = {cell, near.digit};
        conclude();
    });
}

// At the far end: on by a weak link, to another cell or another digit of the cell.
template <int words>
void LinkedWings<words>::arrive(std::size_t link, End end)
{
    chain_[2 * link + 1] = end;
    const bool needs_house = shape_[link + 1] == Strong::InHouse;
    const Set& next = needs_house ? linked_[end.digit] : bivalue_;
    (open_.peers(end.cell) & open_.with(end.digit) & next).each([&](int cell) {
        chain_[2 * link + 2] = {cell, end.digit};
        cross(link + 1);
    });
    if (!needs_house)
        return;
    for (Digit digit : open_.of(end.cell).without(DigitSet::only(end.digit))) {
        chain_[2 * link + 2] = {end.cell, digit};
        cross(link + 1);
    }
}

template <int words>
void LinkedWings<words>::conclude()
{
    const End start = chain_.front();
    const End end = chain_.back();
    if (start.cell == end.cell || steps_.is_satisfied())
        return;
    const bool has_one_digit = start.digit == chain_[2].digit && start.digit == chain_[4].digit;
    if (technique_ == Technique::LWing && has_one_digit)
        return;
    if (start.digit != end.digit) {
        if (open_.peers(start.cell).has(end.cell))
            add_crosswise();
        return;
    }
    const Set targets = open_.with(start.digit) & open_.peers(start.cell) & open_.peers(end.cell);
    if (!targets.empty())
        add(targets);
}

// Both ends are the same digit: what sees both is not.
template <int words>
void LinkedWings<words>::add(const Set& targets)
{
    Step step = told();
    targets.each([&](int cell) {
        step.removals.push_back({open_.cell(cell), chain_.front().digit});
    });
    steps_.add(std::move(step));
}

// The ends see each other: neither cell holds the digit of the other.
template <int words>
void LinkedWings<words>::add_crosswise()
{
    const End start = chain_.front();
    const End end = chain_.back();
    std::vector<Candidate> removals;
    if (open_.of(start.cell).has(end.digit))
        removals.push_back({open_.cell(start.cell), end.digit});
    if (open_.of(end.cell).has(start.digit))
        removals.push_back({open_.cell(end.cell), start.digit});
    if (removals.empty())
        return;
    Step step = told();
    step.removals = std::move(removals);
    steps_.add(std::move(step));
}

// Cells: start and end. Candidates: these ends, as causes. Links: all five.
template <int words>
Step LinkedWings<words>::told() const
{
    const Chart& chart = candidates_.chart();
    Step step{.technique = technique_, .size = 3};
    const auto cell_of = [&](std::size_t i) {
        return open_.cell(chain_[i].cell);
    };
    step.cells = {{cell_of(0), Role::Start}, {cell_of(5), Role::End}};
    step.candidates = {{{cell_of(0), chain_[0].digit}, Role::Cause},
                       {{cell_of(5), chain_[5].digit}, Role::Cause}};
    for (std::size_t i = 0; i + 1 < chain_.size(); ++i) {
        const Digit digit = chain_[i].digit;
        step.digits = step.digits.with(DigitSet::only(digit));
        if (chain_[i].cell == chain_[i + 1].cell)
            link_within(step, cell_of(i), digit, chain_[i + 1].digit);
        else if (i % 2 == 0)
            link_strongly(step, cell_of(i), cell_of(i + 1), digit,
                          strong_house(candidates_, cell_of(i), cell_of(i + 1), digit));
        else
            link_weakly(step, chart, cell_of(i), cell_of(i + 1), digit);
        if (i % 2 == 1) {
            step.links.back().kind = LinkKind::Weak;
            step.links.back().to_is_true = false;
        }
    }
    return step;
}

} // namespace

void find_linked_wings(const Candidates& candidates, Technique technique, Steps& steps)
{
    with_open_cells(candidates, [&]<int words>(const OpenCells<words>& open) {
        LinkedWings<words>(candidates, open, technique, steps).find();
    });
}

} // namespace engine
