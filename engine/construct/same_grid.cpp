#include "engine/construct/same_grid.h"

#include <algorithm>
#include <ranges>
#include <set>
#include <utility>

#include "engine/base/count.h"

namespace engine {

namespace {

bool is_line(HouseKind kind)
{
    return kind == HouseKind::Row || kind == HouseKind::Column;
}

// Rows may become columns.
bool are_alike(HouseKind one, HouseKind other)
{
    return one == other || (is_line(one) && is_line(other));
}

Pair in_order(Cell one, Cell other)
{
    return std::minmax(one, other);
}

// What must be the same afterwards.
class WhatStays {
public:
    WhatStays(const Layout& layout, const Grid& grid)
        : grid_(grid), regions_move_along_(rolls_dice(layout))
    {
        for (const auto& [one, other] : grid.pairs())
            pairs_.insert(in_order(one, other));
    }

    bool stays(const LineMoves& moves) const
    {
        const auto sources = sources_of(grid_, moves);
        if (!sources)
            return false;
        // From the last one, as rows and columns, which stay most often, come first.
        const auto house_stays = [&](const House& house) {
            return has_house(house, *sources);
        };
        const auto pair_stays = [&](const Pair& pair) {
            return pairs_.contains(
                in_order((*sources)[pair.first.index], (*sources)[pair.second.index]));
        };
        return std::ranges::all_of(std::views::reverse(grid_.houses()), house_stays) &&
               std::ranges::all_of(pairs_, pair_stays);
    }

private:
    bool has_house(const House& house, const Cells& sources) const
    {
        if (house.kind == HouseKind::Region && regions_move_along_)
            return true;
        CellSet moved(grid_.cell_count());
        for (Cell cell : house.cells)
            moved.add(sources[cell.index]);
        return std::ranges::any_of(grid_.houses_of(moved.first()), [&](const PlaceOfCell& place) {
            return are_alike(grid_.house(place.house).kind, house.kind) &&
                   grid_.set_of(place.house) == moved;
        });
    }

    const Grid& grid_;
    bool regions_move_along_;
    std::set<Pair> pairs_;
};

void exchange(LineOrder& order, int one, int other, int lines)
{
    for (int line = 0; line < lines; ++line)
        std::swap(order[one + line], order[other + line]);
}

// Two groups of lines change places: alone, and together with the opposite ones.
void add_exchanges_of_groups(int count, int group, std::vector<LineOrder>& orders)
{
    for (int one = 0; one < count; one += group) {
        for (int other = one + group; other < count; other += group) {
            LineOrder order = as_they_are(count);
            exchange(order, one, other, group);
            orders.push_back(order);
            exchange(order, count - group - one, count - group - other, group);
            if (order != as_they_are(count))
                orders.push_back(order);
        }
    }
}

// The same two lines of every group change places.
void add_exchanges_in_groups(int count, int group, std::vector<LineOrder>& orders)
{
    for (int one = 0; one < group; ++one) {
        for (int other = one + 1; other < group; ++other) {
            LineOrder order = as_they_are(count);
            for (int start = 0; start < count; start += group)
                exchange(order, start + one, start + other, 1);
            orders.push_back(order);
        }
    }
}

// That may be tried.
std::vector<LineOrder> orders_of_lines(int count, bool only_whole)
{
    std::vector<LineOrder> orders = {turned_round(count)};
    for (int group = 1; !only_whole && 2 * group <= count; ++group) {
        if (count % group == 0) {
            add_exchanges_of_groups(count, group, orders);
            add_exchanges_in_groups(count, group, orders);
        }
    }
    return orders;
}

LineMoves no_moves(const Grid& grid)
{
    return {.names = grid.cages().empty() ? LineOrder() : as_they_are(grid.size()),
            .rows = as_they_are(grid.rows()),
            .columns = as_they_are(grid.columns())};
}

// First one, then the other.
LineMoves composed(const LineMoves& one, const LineMoves& other)
{
    const bool crosses = one.is_turned;
    return {.names = after(other.names, one.names),
            .rows = after(one.rows, crosses ? other.columns : other.rows),
            .columns = after(one.columns, crosses ? other.rows : other.columns),
            .is_turned = one.is_turned != other.is_turned};
}

} // namespace

std::optional<Cells> sources_of(const Grid& grid, const LineMoves& moves)
{
    if (moves.is_turned && grid.rows() != grid.columns())
        return std::nullopt;
    Cells sources;
    for (Cell cell : grid.cells()) {
        auto [row, column] = grid.place_of(cell);
        if (moves.is_turned)
            std::swap(row, column);
        const auto source = grid.cell_at({moves.rows[row], moves.columns[column]});
        if (!source)
            return std::nullopt;
        sources.push_back(*source);
    }
    return sources;
}

std::vector<LineMoves> basic_moves(const Layout& layout, const Grid& grid)
{
    const bool only_whole = rolls_dice(layout) || !grid.cages().empty();
    const LineMoves none = no_moves(grid);
    const WhatStays what(layout, grid);
    std::vector<LineMoves> basic;
    const auto try_moves = [&](LineMoves moves) {
        const bool stays = what.stays(moves);
        if (stays)
            basic.push_back(std::move(moves));
        return stays;
    };
    const auto try_lines = [&](const LineOrder& rows, const LineOrder& columns) {
        return try_moves({.names = none.names, .rows = rows, .columns = columns});
    };
    for (const LineOrder& order : orders_of_lines(grid.columns(), only_whole))
        try_lines(none.rows, order);
    for (const LineOrder& order : orders_of_lines(grid.rows(), only_whole)) {
        if (!try_lines(order, none.columns) && grid.rows() == grid.columns())
            try_lines(order, order);
    }
    LineMoves turned = none;
    turned.is_turned = true;
    try_moves(turned);
    if (!none.names.empty()) {
        LineMoves renamed = none;
        renamed.names = turned_round(grid.size());
        basic.push_back(renamed);
    }
    return basic;
}

std::vector<LineMoves>
different_moves(const Layout& layout, const Grid& grid, int count, Random& random)
{
    constexpr int rounds = 3;
    constexpr int most_in_vain = 2000; // then all have most probably been found
    const std::vector<LineMoves> basic = basic_moves(layout, grid);
    std::vector<LineMoves> moves = {no_moves(grid)};
    std::set<LineMoves> known = {moves.front()};
    for (int in_vain = 0; count_of(moves) < count && in_vain < most_in_vain; ++in_vain) {
        LineMoves next = moves.front();
        for (int round = 0; round < rounds; ++round) {
            for (const LineMoves& move : basic) {
                if (random.coin())
                    next = composed(next, move);
            }
        }
        if (!known.insert(next).second)
            continue;
        moves.push_back(std::move(next));
        in_vain = 0;
    }
    return moves;
}

} // namespace engine
