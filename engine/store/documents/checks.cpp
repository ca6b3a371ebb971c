#include "engine/store/documents/checks.h"

namespace engine {

bool are_cells(const Cells& cells, int cell_count)
{
    std::vector<bool> seen(cell_count);
    for (Cell cell : cells) {
        if (cell.index >= seen.size() || seen[cell.index])
            return false;
        seen[cell.index] = true;
    }
    return true;
}

Cells cells_numbered(const Numbers& numbers)
{
    Cells cells;
    for (Number number : numbers)
        cells.push_back(Cell::at(is_between(number, 0, max_cells) ? number : max_cells));
    return cells;
}

std::optional<Cells> cells_from(const Numbers& numbers, int cell_count)
{
    Cells cells = cells_numbered(numbers);
    return are_cells(cells, cell_count) ? std::optional(std::move(cells)) : std::nullopt;
}

Numbers numbers_from(const Cells& cells)
{
    Numbers numbers;
    for (Cell cell : cells)
        numbers.push_back(cell.index);
    return numbers;
}

bool is_id(std::string_view id)
{
    constexpr std::size_t longest = 64;
    return !id.empty() && id.size() <= longest &&
           std::all_of(id.begin(), id.end(), [](char letter) {
               return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
                      letter == '-';
           });
}

} // namespace engine
