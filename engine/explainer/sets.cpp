// Locked digits, naked and hidden sets, fish.

#include "engine/explainer/choose.h"
#include "engine/explainer/patterns.h"

namespace engine::explainer {

namespace {

bool is_line(const Position& position, HouseIndex house)
{
    const Family family = position.grid_view.family(house);
    return family == Family::Row || family == Family::Column;
}

bool may_lock(const Position& position, HouseIndex one, HouseIndex other)
{
    const Family first = position.grid_view.family(one);
    const Family second = position.grid_view.family(other);
    return (first != second || first == Family::Group) &&
           !(is_line(position, one) && is_line(position, other));
}

MaybeMove locking_in(const Position& position, HouseIndex house, Digit digit)
{
    const Places places = position.candidates.places(house, digit);
    if (count_bits(places) < 2)
        return std::nullopt;
    for (const Overlap& crossed : position.chart().overlaps_of(house)) {
        if ((places & ~crossed.here) != 0 || !may_lock(position, house, crossed.other) ||
            (position.candidates.places(crossed.other, digit) & ~crossed.there) == 0)
            continue;
        const bool is_box = position.grid_view.family(house) == Family::Box;
        Move move{.rating = is_box ? 26 : 28};
        remove_from(position, position.chart().cells(crossed.other) - position.chart().cells(house),
                    digit, move);
        return move;
    }
    return std::nullopt;
}

// Removes the digits of a naked set from all cells that see them, or only from its house.
enum class Reach { Everywhere, House };

Move naked_removals(
    const Position& position, HouseIndex house, const CellSet& cells, DigitSet digits, Reach reach)
{
    const Chart& chart = position.chart();
    Move move;
    for (Digit digit : digits) {
        const CellSet holders = cells & position.candidates.cells_with(digit);
        remove_from(position,
                    reach == Reach::House ? chart.cells(house) - cells
                                          : chart.common_peers(holders),
                    digit, move);
    }
    return move;
}

MaybeMove naked_set_in(const Position& position, HouseIndex house, int size, Reach reach)
{
    std::array<Cell, max_size> cells = {};
    int count = 0;
    for (Cell cell : position.chart().cells_in_order(house)) {
        const int digits = position.candidates.of(cell).count();
        if (digits >= 2 && digits <= size)
            cells[count++] = cell;
    }
    if (count < size || open_cells(position, house) < 2 * size)
        return std::nullopt;
    MaybeMove found;
    choose(count, size, [&](const auto& chosen) {
        DigitSet digits;
        for (int index = 0; index < size; ++index)
            digits = digits.with(position.candidates.of(cells[chosen[index]]));
        if (digits.count() != size)
            return false;
        CellSet set(position.chart().cell_count());
        for (int index = 0; index < size; ++index)
            set.add(cells[chosen[index]]);
        found = naked_removals(position, house, set, digits, reach);
        return !found->removals.empty();
    });
    return found && !found->removals.empty() ? found : std::nullopt;
}

MaybeMove hidden_set_in(const Position& position, HouseIndex house, int size)
{
    if (open_cells(position, house) <= 2 * size)
        return std::nullopt;
    Move move;
    const auto takes_something = [&](DigitSet hidden, Places taken) {
        move.removals.clear();
        for (Cell cell : position.chart().cells_at(house, taken))
            remove_from(cell, position.candidates.of(cell).without(hidden), move);
        return !move.removals.empty();
    };
    return choose_hidden_set(position, house, size, takes_something) ? MaybeMove(move)
                                                                     : std::nullopt;
}

Move fish_removals(const Position& position,
                   const std::vector<HouseIndex>& covers,
                   Places covered,
                   const CellSet& base_cells,
                   Digit digit)
{
    Move move;
    for (int cover : each_bit(covered))
        remove_from(position, position.chart().cells(covers[cover]) - base_cells, digit, move);
    return move;
}

struct Lines {
    const std::vector<HouseIndex>& bases;
    const std::vector<HouseIndex>& covers;
};

// The positions of each line are the covers that it crosses, counted from the square's corner.
MaybeMove fish_in(const Position& position, const Lines& lines, DigitSet digits, int size)
{
    MaybeMove found;
    for (Digit digit : digits) {
        std::array<HouseIndex, max_size> usable = {};
        int count = 0;
        for (HouseIndex base : lines.bases) {
            const int places = count_bits(position.candidates.places(base, digit));
            if (places >= 2 && places <= size)
                usable[count++] = base;
        }
        const auto try_bases = [&](const auto& chosen) {
            Places covered = 0;
            for (int index = 0; index < size; ++index)
                covered |= position.candidates.places(usable[chosen[index]], digit);
            if (count_bits(covered) != size)
                return false;
            CellSet cells(position.chart().cell_count());
            for (int index = 0; index < size; ++index)
                cells |= position.chart().cells(usable[chosen[index]]);
            found = fish_removals(position, lines.covers, covered, cells, digit);
            return !found->removals.empty();
        };
        if (choose(count, size, try_bases))
            return found;
    }
    return std::nullopt;
}

MaybeMove rated(MaybeMove move, int rating)
{
    if (move)
        move->rating = rating;
    return move;
}

MaybeMove first_naked_set(const Position& position, int size, Reach reach)
{
    constexpr std::array<int, 7> ratings = {30, 36, 50, 54, 54, 54, 56};
    const Search search = of_size(Search::NakedSet, size);
    const CellSet changed = position.changed_cells(search);
    for (HouseIndex house : position.grid_view.houses()) {
        if (!changed.meets(position.chart().cells(house)))
            continue;
        if (auto move = naked_set_in(position, house, size, reach))
            return rated(std::move(move), ratings[size - 2]);
    }
    return position.found_nothing(search);
}

} // namespace

MaybeMove find_locking(const Position& position)
{
    // Boxes first, then houses that intersect boxes, in the order of pairs of families.
    const DigitSet digits = position.changed_digits(Search::Locking);
    for (Digit digit : digits) {
        for (HouseIndex house : position.grid_view.houses()) {
            if (position.grid_view.family(house) != Family::Box)
                break;
            if (auto move = locking_in(position, house, digit))
                return move;
        }
    }
    for (Digit digit : digits) {
        for (HouseIndex house : position.grid_view.houses()) {
            if (auto move = locking_in(position, house, digit))
                return move;
        }
    }
    return position.found_nothing(Search::Locking);
}

MaybeMove find_general_locking(const Position& position)
{
    if (position.grid_view.is_plain())
        return std::nullopt;
    const DigitSet digits = position.changed_digits(Search::GeneralLocking);
    for (HouseIndex house : position.grid_view.houses()) {
        for (Digit digit : digits) {
            const Places places = position.candidates.places(house, digit);
            const int count = count_bits(places);
            if (count < 2 || count > 6)
                continue;
            const CellSet cells = position.chart().cells_at(house, places);
            Move move{.rating = 29};
            remove_from(position, position.chart().common_peers(cells), digit, move);
            if (!move.removals.empty())
                return move;
        }
    }
    return position.found_nothing(Search::GeneralLocking);
}

MaybeMove find_naked_set(const Position& position, int size)
{
    return first_naked_set(position, size, Reach::House);
}

MaybeMove find_general_naked_set(const Position& position, int size)
{
    const bool is_plain = position.grid_view.is_plain();
    return first_naked_set(position, size, is_plain ? Reach::House : Reach::Everywhere);
}

MaybeMove find_hidden_set(const Position& position, int size)
{
    constexpr std::array<int, 7> ratings = {34, 40, 54, 56, 56, 56, 56};
    const Search search = of_size(Search::HiddenSet, size);
    const CellSet changed = position.changed_cells(search);
    for (HouseIndex house : position.grid_view.houses()) {
        if (!changed.meets(position.chart().cells(house)))
            continue;
        if (auto move = hidden_set_in(position, house, size))
            return rated(std::move(move), ratings[size - 2]);
    }
    return position.found_nothing(search);
}

MaybeMove find_fish(const Position& position, int size)
{
    constexpr std::array<int, 7> ratings = {32, 38, 52, 55, 55, 55, 56};
    const Search search = of_size(Search::Fish, size);
    const DigitSet digits = position.changed_digits(search);
    for (const Lattice& lines : position.grid_view.squares()) {
        auto move = fish_in(position, {lines.columns, lines.rows}, digits, size);
        if (!move)
            move = fish_in(position, {lines.rows, lines.columns}, digits, size);
        if (move)
            return rated(std::move(move), ratings[size - 2]);
    }
    return position.found_nothing(search);
}

} // namespace engine::explainer
