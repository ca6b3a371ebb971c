// Rings of bivalue cells and a house in which every link holds its digit once, so no other cell
// that sees the whole link can hold it.

#include "engine/steps/evidence.h"
#include "engine/steps/step_search.h"

namespace engine {

namespace {

// An XYZ-Wing with a house in which the common digit z has two places. Each pincer sees one of
// them, and the pivot sees one of them together with that pincer. Four positions need a digit: the
// pivot, the pincers and the house. Four links, each of cells that see each other, cover all their
// candidates, so each link holds its digit.
class XYZRings : StepSearch {
public:
    using StepSearch::StepSearch;

    void find()
    {
        for (Cell pivot : candidates_.open_cells()) {
            const DigitSet digits = candidates_.of(pivot);
            if (digits.count() != 3)
                continue;
            const CellSet near = chart_.peers(pivot) & candidates_.bivalue_cells();
            for (Digit z : digits)
                find_wings(pivot, z, near & candidates_.cells_with(z));
        }
    }

private:
    struct Ring {
        Cell pivot;
        Cell one;
        Cell other;
        Digit z;
    };

    void find_wings(Cell pivot, Digit z, const CellSet& ends)
    {
        const DigitSet rest = candidates_.of(pivot).without(z);
        const Digit x = rest.first();
        const Digit y = rest.without(x).first();
        for (Cell one : (ends & candidates_.cells_with(x))) {
            for (Cell other : (ends & candidates_.cells_with(y)))
                close({pivot, one, other, z});
        }
    }

    void close(const Ring& ring)
    {
        const CellSet own = set_of(chart_, {ring.pivot, ring.one, ring.other});
        for (HouseIndex house : chart_.houses()) {
            const Places places = candidates_.places(house, ring.z);
            if (!is_strong(places) || !chart_.is_full(house))
                continue;
            Cell first = chart_.cell_in(house, std::countr_zero(places));
            Cell second = chart_.cell_in(house, std::countr_zero(places & (places - 1)));
            if (own.has(first) || own.has(second))
                continue;
            for (int turn = 0; turn < 2; ++turn, std::swap(first, second)) {
                if (!chart_.sees(first, ring.one) || !chart_.sees(second, ring.other))
                    continue;
                if (chart_.sees(first, ring.pivot))
                    add(ring, house, first, second, true);
                if (chart_.sees(second, ring.pivot))
                    add(ring, house, first, second, false);
            }
        }
    }

    // Roles: Pivot, Pincer, Cause for the two places and all candidates of the ring, Witness for
    // their house. Links: the strong one, and the weak ones that hold their digit.
    void add(const Ring& ring, HouseIndex house, Cell at_one, Cell at_other, bool pivot_at_one)
    {
        const DigitSet z = DigitSet::only(ring.z);
        Step step{.digits = candidates_.of(ring.pivot)};
        const auto use_up = [&](Digit digit, const CellSet& cells) {
            remove_from(step, chart_.common_peers(cells) & candidates_.cells_with(digit), digit);
        };
        CellSet one = set_of(chart_, {ring.one, at_one});
        CellSet other = set_of(chart_, {ring.other, at_other});
        (pivot_at_one ? one : other).add(ring.pivot);
        use_up(ring.z, one);
        use_up(ring.z, other);
        use_up(candidates_.of(ring.one).without(z).first(), set_of(chart_, {ring.pivot, ring.one}));
        use_up(candidates_.of(ring.other).without(z).first(),
               set_of(chart_, {ring.pivot, ring.other}));
        steps_.add(std::move(step), [&](Step& taken) {
            taken.cells = {{ring.pivot, Role::Pivot},
                           {ring.one, Role::Pincer},
                           {ring.other, Role::Pincer},
                           {at_one, Role::Cause},
                           {at_other, Role::Cause}};
            for (Cell cell : {ring.pivot, ring.one, ring.other})
                mark_digits(taken, cell, candidates_.of(cell), Role::Cause);
            mark_digit(taken, candidates_, set_of(chart_, {at_one, at_other}), ring.z, Role::Cause);
            link_weakly(taken, chart_, ring.one, at_one, ring.z);
            link_strongly(taken, at_one, at_other, ring.z, house);
            link_weakly(taken, chart_, at_other, ring.other, ring.z);
        });
    }
};

// Two bivalue cells with the same digits that do not see each other, and a full house in which
// every place of either digit sees one of them. They can't hold the same digit, because the house
// would have no place for it.
class CornerPairs : StepSearch {
public:
    using StepSearch::StepSearch;

    void find()
    {
        for (Cell one : candidates_.bivalue_cells()) {
            const DigitSet digits = candidates_.of(one);
            CellSet equal = candidates_.bivalue_cells() - chart_.peers(one);
            for (Digit digit : digits)
                equal &= candidates_.cells_with(digit);
            for (Cell other : equal) {
                if (one < other)
                    find_house(one, other, digits);
            }
        }
    }

private:
    void find_house(Cell one, Cell other, DigitSet digits)
    {
        const CellSet seen = chart_.peers(one) | chart_.peers(other);
        for (HouseIndex house : chart_.houses()) {
            if (!chart_.is_full(house) || chart_.cells(house).has(one) ||
                chart_.cells(house).has(other))
                continue;
            bool covers = true;
            for (Digit digit : digits)
                covers = covers && candidates_.places(house, digit) != 0 &&
                         (candidates_.cells_with(digit) & chart_.cells(house)).is_within(seen);
            if (covers)
                add(one, other, digits, house);
        }
    }

    // Roles: Pincer for the pair, Cause for the places in the house, Focus and Witness for the
    // house.
    void add(Cell one, Cell other, DigitSet digits, HouseIndex house)
    {
        Step step{.digits = digits};
        const CellSet pair = set_of(chart_, {one, other});
        CellSet causes(chart_.cell_count());
        for (Digit digit : digits) {
            const CellSet& with = candidates_.cells_with(digit);
            const CellSet places = with & chart_.cells(house);
            const CellSet both = chart_.common_peers(pair);
            causes |= places;
            remove_from(step, both & with, digit);
            for (Cell end : {one, other})
                remove_from(step, used_up(end, (places & chart_.peers(end)) - both) & with, digit);
            mark_digit(step, candidates_, places | pair, digit, Role::Cause);
        }
        steps_.add(std::move(step), [&](Step& taken) {
            mark_cells(taken, pair, Role::Pincer);
            mark_cells(taken, causes, Role::Cause);
            mark_house(taken, house, Role::Focus);
            mark_house(taken, house, Role::Witness);
        });
    }

    // The pair holds both digits. If `end` does not hold the digit, the other cell does, and the
    // house has the digit at a place that only `end` sees. So cells that see `end` and all these
    // places lose it.
    CellSet used_up(Cell end, CellSet places) const
    {
        places.add(end);
        return chart_.common_peers(places);
    }
};

} // namespace

const Technique techniques::xyz_ring = {
    .id = "xyz_ring",
    .name = N_("XYZ-Ring"),
    .about = {N_(
        "An XYZ-Wing that a house closes to a ring: Z has two places there, and each pincer sees "
        "one of them. The pivot, the two pincers and the house need four digits, and on each of "
        "the four links between them only one candidate can be true. So each link has its digit, "
        "which goes from every other cell that sees the whole link.")},
    .standing = {TechniqueFamily::Wings, Level::Expert, 220},
    .find = find_by<XYZRings>,
    .explanation =
        {{N_("{cell} is one of {cell_digits}."), Each::Pivot},
         {"", Each::Link},
         {N_("{pivot}, {pincers} and one of {causes} need four digits; along each of the four "
             "links between them a digit can be true once only.")},
         {N_("So each link has its digit, and nothing else holds it that sees all of the link.")}},
    .example = ":xyz_ring:689:4+7.+5.+682...+5..74..3..+41.5.7..+31+7+4+25.5..3..7.+4+7.4.+59+1...+"
               "4...+13+7+5+1+579+23+6+48+6+38+74+5+912:822 825 929 232 632 852 862:928 652 856::",
};

const Technique techniques::empty_rectangle_pair = {
    .id = "empty_rectangle_pair",
    .name = N_("Empty Rectangle Pair"),
    .about = {N_(
        "Two cells hold the same two digits, and between them they see all places of either digit "
        "in some house. If both cells held the same digit, that house would have no place for it. "
        "So they hold one each, and both digits go from every cell that sees both.")},
    .standing = {TechniqueFamily::Wings, Level::Expert, 220},
    .find = find_by<CornerPairs>,
    .explanation = {{N_("If {pincers} held the same one of {digits}, {focus_house} would have no "
                        "place for it.")},
                    {N_("So they hold one each.")}},
    .example = ":empty_rectangle_pair:29:.1..+4+7.+53+85+49+3+21+76+3+7.+1+5..24.83+719...+1..+3+"
               "65.8..65+28+4..169+8+5+21..7....+9+3.+1.+5+3+147.2..:447 253 957 967 487 887:281::",
};

} // namespace engine
