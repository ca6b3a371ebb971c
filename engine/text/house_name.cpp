#include "engine/text/house_name.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <tuple>

#include "engine/base/letters.h"
#include "engine/grid/squares.h"
#include "engine/rules/rule.h"

namespace engine {

namespace {

const char* extra_name(const Grid& grid, const House& house)
{
    for (const Rule& rule : all_rules()) {
        const char* name =
            rule.house_name == nullptr ? nullptr : rule.house_name(grid, house.cells);
        if (name != nullptr)
            return name;
    }
    return N_("extra house {n}"); // from a file that this program did not write
}

const char* kind_name(const Grid& grid, const House& house)
{
    switch (house.kind) {
    case HouseKind::Row:
        return N_("row {n}");
    case HouseKind::Column:
        return N_("column {n}");
    case HouseKind::Region:
        return is_box(grid, house) ? N_("box {n}") : N_("region {n}");
    case HouseKind::Extra:
        return extra_name(grid, house);
    }
    return "";
}

// By the position of the square among the others: above, in the middle or below; left to right.
using SquareNames = std::array<std::array<const char*, 3>, 3>;
constexpr SquareNames square_names = {{
    {N_("{house} of the top left square"), N_("{house} of the top square"),
     N_("{house} of the top right square")},
    {N_("{house} of the left square"), N_("{house} of the middle square"),
     N_("{house} of the right square")},
    {N_("{house} of the bottom left square"), N_("{house} of the bottom square"),
     N_("{house} of the bottom right square")},
}};

const char* square_name(const Grid& grid, Place corner)
{
    const auto third = [&](int begin, int all) {
        const int middle = 2 * begin + grid.size();
        return middle < all ? 0u : middle == all ? 1u : 2u;
    };
    return square_names[third(corner.row, grid.rows())][third(corner.column, grid.columns())];
}

bool is_row_or_column(const House& house)
{
    return house.kind == HouseKind::Row || house.kind == HouseKind::Column;
}

int line_number(const Grid& grid, const House& line)
{
    const Place first = grid.place_of(line.cells.front());
    return (line.kind == HouseKind::Row ? first.row : first.column) + 1;
}

class HouseName {
public:
    HouseName(const Grid& grid, HouseIndex index)
        : grid_(grid),
          index_(index),
          house_(grid.house(index)),
          name_(kind_name(grid, house_)),
          squares_(squares_of(grid)),
          square_(std::ranges::find_if(
              squares_, [&](Place corner) { return lies_in_square(grid, house_, corner); }))
    {
    }

    std::string within_square(const Translations& texts) const
    {
        const int number =
            is_row_or_column(house_) ? line_number(grid_, house_) : number_in_square();
        return texts.tr(Message{name_, {{"n", std::to_string(number)}}});
    }

    std::string whole(const Translations& texts) const
    {
        std::string name = within_square(texts);
        if (!needs_square())
            return name;
        return texts.tr(Message{square_name(grid_, *square_), {{"house", std::move(name)}}});
    }

private:
    bool needs_square() const
    {
        if (squares_.size() < 2 || square_ == squares_.end())
            return false;
        return !is_row_or_column(house_) ||
               std::ranges::count_if(grid_.houses(), [&](const House& other) {
                   return other.kind == house_.kind &&
                          line_number(grid_, other) == line_number(grid_, house_);
               }) > 1;
    }

    bool is_counted_with(const House& other) const
    {
        if (other.kind != house_.kind ||
            (square_ != squares_.end() && !lies_in_square(grid_, other, *square_)))
            return false;
        return house_.kind == HouseKind::Region ||
               std::string_view(kind_name(grid_, other)) == name_;
    }

    // Houses of one kind begin at different cells; in files of other programs perhaps not.
    int number_in_square() const
    {
        const auto rank = [&](HouseIndex index) {
            return std::tuple(std::ranges::min(grid_.house(index).cells), index);
        };
        int number = 1;
        for (HouseIndex other : grid_.house_indexes())
            number += is_counted_with(grid_.house(other)) && rank(other) < rank(index_) ? 1 : 0;
        return number;
    }

    const Grid& grid_;
    HouseIndex index_;
    const House& house_;
    const char* name_;
    std::vector<Place> squares_;
    std::vector<Place>::const_iterator square_; // the first square that contains the house
};

} // namespace

std::string house_name(const Translations& texts, const Grid& grid, HouseIndex house)
{
    return HouseName(grid, house).whole(texts);
}

std::string house_name_within_square(const Translations& texts, const Grid& grid, HouseIndex house)
{
    return HouseName(grid, house).within_square(texts);
}

std::string cell_name(const Translations& texts, const Grid& grid, Cell cell)
{
    const Place place = grid.place_of(cell);
    // TRANSLATORS: the name of a cell, by the first letters of row and column
    const char* name = N_("R{row}C{column}");
    return texts.tr(Message{
        name,
        {{"row", std::to_string(place.row + 1)}, {"column", std::to_string(place.column + 1)}}});
}

std::string begun_large(std::string text)
{
    if (!text.empty())
        text.front() = capital(text.front());
    return text;
}

} // namespace engine
