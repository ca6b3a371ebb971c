#include "engine/filters/row_templates.h"

#include <bit>

namespace engine {

bool RowTemplates::serves(const Chart& chart)
{
    return chart.size() <= most_rows && chart.lattices().size() == 1 &&
           chart.cell_count() == chart.size() * chart.size() && chart.house_count() < 63 &&
           chart.bound_cells().empty();
}

RowTemplates::RowTemplates(const Candidates& candidates, Digit digit) : chart_(candidates.chart())
{
    ways_.reserve(most_rows); // more are rarely found
    for (HouseIndex row : chart_.lattices().front().rows) {
        if (candidates.places(row, digit) != 0)
            add_row(candidates, row, digit);
    }
    for (HouseIndex house : chart_.houses()) {
        if (chart_.is_full(house) && candidates.places(house, digit) != 0)
            needed_ |= HouseBits{1} << house.index;
    }
}

void RowTemplates::add_row(const Candidates& candidates, HouseIndex house, Digit digit)
{
    const auto row = row_count_++;
    int next = first_[row];
    Places places = candidates.places(house, digit);
    for (; places != 0; places &= places - 1) {
        Option& option = options_[next++];
        option = {chart_.cell_in(house, std::countr_zero(places)), 0, false};
        for (const PlaceOfCell& place : chart_.houses_of(option.cell))
            option.houses |= HouseBits{1} << place.house.index;
    }
    first_[row + 1] = next;
}

CellSet RowTemplates::impossible()
{
    CellSet impossible(chart_.cell_count());
    const unsigned rows = (1u << row_count_) - 1;
    for (int row = 0; row < row_count_; ++row) {
        for (int i = first_[row]; i < first_[row + 1]; ++i) {
            const Option& option = options_[i];
            if (!option.is_used && !take(row, i, 0, rows))
                impossible.add(option.cell);
        }
    }
    return ways_.empty() ? CellSet(chart_.cell_count()) : impossible;
}

bool RowTemplates::has_template_within(const CellSet& cells)
{
    for (const CellSet& way : ways_) {
        if (way.is_within(cells))
            return true;
    }
    const auto end = options_.begin() + first_[row_count_];
    for (auto option = options_.begin(); option != end; ++option)
        option->houses |= cells.has(option->cell) ? 0 : barred;
    const bool is_there = place_rest(barred, (1u << row_count_) - 1);
    for (auto option = options_.begin(); option != end; ++option)
        option->houses &= ~barred;
    return is_there;
}

bool RowTemplates::take(int row, int option, HouseBits used, unsigned rows)
{
    taken_[row] = option;
    return place_rest(used | options_[option].houses, rows & ~(1u << row));
}

// Prefers cells that no way has used, so that few ways together use all possible cells.
bool RowTemplates::place_rest(HouseBits used, unsigned rows)
{
    if (rows == 0) {
        if ((needed_ & ~used) != 0)
            return false;
        note_way();
        return true;
    }
    const int row = narrowest_row(used, rows);
    if (row < 0)
        return false;
    for (const bool is_used : {false, true}) {
        for (int i = first_[row]; i < first_[row + 1]; ++i) {
            const Option& option = options_[i];
            if (option.is_used == is_used && (option.houses & used) == 0 &&
                take(row, i, used, rows))
                return true;
        }
    }
    return false;
}

int RowTemplates::narrowest_row(HouseBits used, unsigned rows) const
{
    int narrowest = -1;
    int fewest = most_rows + 1;
    for (; rows != 0 && fewest > 1; rows &= rows - 1) {
        const int row = std::countr_zero(rows);
        int count = 0;
        for (int i = first_[row]; i < first_[row + 1]; ++i)
            count += (options_[i].houses & used) == 0 ? 1 : 0;
        if (count == 0)
            return -1;
        if (count < fewest) {
            fewest = count;
            narrowest = row;
        }
    }
    return narrowest;
}

void RowTemplates::note_way()
{
    CellSet way(chart_.cell_count());
    for (int row = 0; row < row_count_; ++row) {
        Option& option = options_[taken_[row]];
        option.is_used = true;
        way.add(option.cell);
    }
    ways_.push_back(way);
}

} // namespace engine
