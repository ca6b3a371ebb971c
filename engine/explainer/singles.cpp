// Steps that place a digit directly.

#include "engine/explainer/choose.h"
#include "engine/explainer/patterns.h"

namespace engine::explainer {

namespace {

Move placing(int rating, Cell cell, Digit digit)
{
    return {.rating = rating, .placement = Candidate{cell, digit}};
}

template <typename Wanted>
MaybeMove hidden_single(const Position& position, int rating, Wanted wanted)
{
    for (HouseIndex house : position.grid_view.houses()) {
        if (!wanted(house))
            continue;
        for (Digit digit : position.candidates.digits_with_one_place(house))
            return placing(rating, position.candidates.first_place(house, digit), digit);
    }
    return std::nullopt;
}

// The positions that the second house removes from the third if the first keeps the digit: in
// overlapping squares, rows and columns can share cells.
Places taken_by_locking(const Position& position, HouseIndex one, const Overlap& third)
{
    const Chart& chart = position.chart();
    Places taken = 0;
    for (int place : each_bit(third.there)) {
        if (!chart.cells(one).has(chart.cell_in(third.other, place)))
            taken |= Places{1} << place;
    }
    return taken;
}

// A digit locked in the intersection of two houses has only one position left in a house of the
// first one's family.
MaybeMove
single_after_locking(const Position& position, HouseIndex one, const Overlap& crossed, Digit digit)
{
    const Chart& chart = position.chart();
    const Family family = position.grid_view.family(one);
    for (const Overlap& third : position.chart().overlaps_of(crossed.other)) {
        if (third.other == one || position.grid_view.family(third.other) != family ||
            !chart.is_full(third.other))
            continue;
        const Places places = position.candidates.places(third.other, digit);
        if (count_bits(places) < 2 || (places & third.there) == 0)
            continue;
        const Places left = places & ~taken_by_locking(position, one, third);
        if (is_single_bit(left))
            return placing(family == Family::Box ? 17 : 19,
                           chart.cell_in(third.other, std::countr_zero(left)), digit);
    }
    return std::nullopt;
}

MaybeMove direct_locking(const Position& position, Family one, Family other, DigitSet digits)
{
    for (Digit digit : digits) {
        for (HouseIndex house : position.grid_view.houses()) {
            if (position.grid_view.family(house) != one)
                continue;
            const Places places = position.candidates.places(house, digit);
            if (count_bits(places) < 2)
                continue;
            for (const Overlap& crossed : position.chart().overlaps_of(house)) {
                if ((places & ~crossed.here) != 0 ||
                    position.grid_view.family(crossed.other) != other)
                    continue;
                if (const auto move = single_after_locking(position, house, crossed, digit))
                    return move;
            }
        }
    }
    return std::nullopt;
}

MaybeMove single_beside(const Position& position, HouseIndex house, DigitSet hidden, Places taken)
{
    for (Digit digit : position.chart().all_digits().without(hidden)) {
        const Places places = position.candidates.places(house, digit);
        const Places left = places & ~taken;
        if (count_bits(places) > 1 && is_single_bit(left))
            return placing(hidden.count() == 2 ? 20 : 25,
                           position.chart().cell_in(house, std::countr_zero(left)), digit);
    }
    return std::nullopt;
}

} // namespace

MaybeMove find_last_open_cell(const Position& position)
{
    return hidden_single(position, 10,
                         [&](HouseIndex house) { return open_cells(position, house) == 1; });
}

MaybeMove find_hidden_single_in_box(const Position& position)
{
    return hidden_single(position, 12, [&](HouseIndex house) {
        return position.grid_view.family(house) == Family::Box;
    });
}

MaybeMove find_hidden_single_in_line(const Position& position)
{
    return hidden_single(position, 15, [&](HouseIndex house) {
        return position.grid_view.family(house) != Family::Box;
    });
}

MaybeMove find_direct_locking(const Position& position)
{
    const bool is_original = position.grid_view.edition() == Edition::Original;
    if (!position.grid_view.has_boxes() && !is_original)
        return std::nullopt;
    using enum Family;
    using Houses = std::pair<Family, Family>;
    constexpr std::array<Houses, 19> pairs = {
        Houses{Box, Column}, {Box, Row},      {Column, Box},     {Row, Box},
        {Group, Column},     {Group, Row},    {Column, Group},   {Row, Group},
        {Box, Group},        {Group, Box},    {Group, Group},    {Box, Diagonal},
        {Column, Diagonal},  {Row, Diagonal}, {Group, Diagonal}, {Diagonal, Box},
        {Diagonal, Column},  {Diagonal, Row}, {Diagonal, Group}};
    const DigitSet digits = position.changed_digits(Search::DirectLocking);
    for (const auto& [one, other] : pairs) {
        if (position.grid_view.is_plain() && (one == Group || other == Group))
            break;
        if (!is_original && (one == Diagonal || other == Diagonal))
            break;
        if (const auto move = direct_locking(position, one, other, digits))
            return move;
    }
    return position.found_nothing(Search::DirectLocking);
}

MaybeMove find_direct_hidden_set(const Position& position, int size)
{
    const Search search = size == 2 ? Search::DirectPair : Search::DirectTriplet;
    const CellSet changed = position.changed_cells(search);
    MaybeMove found;
    for (HouseIndex house : position.grid_view.houses()) {
        if (!changed.meets(position.chart().cells(house)))
            continue;
        const auto leaves_a_single = [&](DigitSet hidden, Places taken) {
            found = single_beside(position, house, hidden, taken);
            return found.has_value();
        };
        if (open_cells(position, house) > size &&
            choose_hidden_set(position, house, size, leaves_a_single))
            return found;
    }
    return position.found_nothing(search);
}

MaybeMove find_naked_single(const Position& position)
{
    for (Cell cell : position.candidates.cells_with_one_digit())
        return placing(23, cell, position.candidates.of(cell).first());
    return std::nullopt;
}

} // namespace engine::explainer
