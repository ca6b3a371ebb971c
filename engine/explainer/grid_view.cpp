#include "engine/explainer/grid_view.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/base/count.h"
#include "engine/grid/squares.h"

namespace engine::explainer {

namespace {

using Numbers = std::set<int>;

// The rows of some cells, or their columns.
Numbers lines_of(const Grid& grid, const Cells& cells, int Place::* line)
{
    Numbers lines;
    for (Cell cell : cells)
        lines.insert(grid.place_of(cell).*line);
    return lines;
}

bool has_only_square_lines(const Grid& grid)
{
    return grid.rows() == grid.size() && grid.columns() == grid.size() &&
           grid.cell_count() == grid.size() * grid.size();
}

bool is_for_sukaku(const Chart& chart)
{
    if (chart.size() != 9 || !has_only_square_lines(chart.grid()))
        return false;
    for (HouseIndex house : chart.houses()) {
        if (chart.kind(house) == HouseKind::Region && !chart.is_box(house))
            return false;
    }
    return true;
}

} // namespace

GridView::GridView(const Chart& chart)
    : GridView(chart, is_for_sukaku(chart) ? Edition::Sukaku : Edition::Original)
{
}

GridView::GridView(const Chart& chart, Edition edition)
    : chart_(std::make_shared<const Chart>(chart.puzzle_grid())), edition_(edition)
{
    const Grid& seen = chart_->grid();
    has_stacked_squares_ = are_squares_stacked(squares_of(seen), seen.size());
    sort_families();
    order_houses();
    add_arms();
}

Family GridView::family_of(HouseIndex house) const
{
    switch (chart_->kind(house)) {
    case HouseKind::Row:
        return Family::Row;
    case HouseKind::Column:
        return Family::Column;
    case HouseKind::Region:
        return has_boxes_ ? Family::Box : Family::Group;
    case HouseKind::Extra:
        break;
    }
    const Cells& cells = chart_->cells_in_order(house);
    const bool is_diagonal = lines_of(chart_->grid(), cells, &Place::row).size() == cells.size() &&
                             lines_of(chart_->grid(), cells, &Place::column).size() == cells.size();
    return is_diagonal ? Family::Diagonal : Family::Group;
}

void GridView::sort_families()
{
    int boxes = 0;
    int regions = 0;
    for (HouseIndex house : chart_->houses()) {
        regions += chart_->kind(house) == HouseKind::Region ? 1 : 0;
        boxes += chart_->is_box(house) ? 1 : 0;
    }
    has_boxes_ = boxes > 0 && boxes == regions;
    is_plain_ = chart_->bound_cells().empty();
    for (HouseIndex house : chart_->houses()) {
        families_.push_back(family_of(house));
        if (families_.back() == Family::Group || families_.back() == Family::Diagonal)
            is_plain_ = false;
    }
}

void GridView::order_houses()
{
    using enum Family;
    const auto in_order = [this](std::initializer_list<Family> families) {
        std::vector<HouseIndex> houses;
        for (Family wanted : families) {
            std::ranges::copy_if(chart_->full_houses(), std::back_inserter(houses),
                                 [&](HouseIndex house) { return family(house) == wanted; });
        }
        return houses;
    };
    houses_ = in_order({Box, Column, Row, Group, Diagonal});
    chain_houses_ = in_order({Box, Row, Column, Group, Diagonal});
    const std::vector<HouseIndex> to_share = in_order({Column, Row, Box, Group, Diagonal});
    ranks_.assign(families_.size(), -1);
    for (int rank = 0; rank < count_of(to_share); ++rank)
        ranks_[to_share[rank].index] = rank;
    chain_houses_of_.resize(chart_->cell_count());
    for (HouseIndex house : chain_houses_) {
        std::uint16_t position = 0;
        for (Cell cell : chart_->cells_in_order(house))
            chain_houses_of_[cell.index].push_back({house, position++});
    }
}

// Boxes divide a line into pieces; two of them may be the ends of a link. Without boxes the line is
// divided into pieces of equal length.
std::vector<Arm> GridView::arms_of_line(HouseIndex house) const
{
    const int size = chart_->size();
    int length = 1;
    for (int side = 2; side <= size / 2; ++side) {
        if (size % side == 0 && side * side <= size)
            length = size / side;
    }
    if (has_boxes_ && family(house) != Family::Diagonal) {
        for (const Overlap& crossed : chart_->overlaps_of(house)) {
            if (family(crossed.other) == Family::Box)
                length = count_bits(crossed.here);
        }
    }
    std::vector<Arm> arms;
    const Places piece = (Places{1} << length) - 1;
    for (int other = size / length - 1; other >= 1; --other) {
        for (int one = other - 1; one >= 0; --one)
            arms.push_back({piece << one * length, piece << other * length, 0});
    }
    return arms;
}

std::vector<Arm> GridView::arms_of_block(HouseIndex house) const
{
    const Cells& cells = chart_->cells_in_order(house);
    std::map<int, Places> by_row;
    std::map<int, Places> by_column;
    for (std::size_t place = 0; place < cells.size(); ++place) {
        const Place where = chart_->grid().place_of(cells[place]);
        by_row[where.row] |= Places{1} << place;
        by_column[where.column] |= Places{1} << place;
    }
    std::vector<Arm> arms;
    for (const auto& [row, in_row] : by_row) {
        for (const auto& [column, in_column] : by_column) {
            const Places heart = in_row & in_column;
            if (is_single_bit(heart))
                arms.push_back({in_column & ~heart, in_row & ~heart, heart});
        }
    }
    for (const auto* lines : {&by_row, &by_column}) {
        for (auto one = lines->begin(); one != lines->end(); ++one) {
            for (auto other = std::next(one); other != lines->end(); ++other)
                arms.push_back({one->second, other->second, 0});
        }
    }
    return arms;
}

void GridView::add_arms()
{
    arms_.resize(chart_->house_count());
    for (HouseIndex house : houses_) {
        const Family kind = family(house);
        const bool is_block = kind == Family::Box || kind == Family::Group;
        arms_[house.index] = is_block ? arms_of_block(house) : arms_of_line(house);
    }
}

} // namespace engine::explainer
