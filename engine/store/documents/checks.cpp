#include "engine/store/documents/checks.h"

namespace engine {

std::optional<Cells> cells_from(const Numbers& numbers, int cell_count)
{
    if (!all_between(numbers, 0, cell_count - 1))
        return std::nullopt;
    Cells cells;
    std::vector<bool> seen(cell_count);
    for (Number number : numbers) {
        const std::size_t index = number;
        if (seen[index])
            return std::nullopt;
        seen[index] = true;
        cells.push_back(Cell::at(index));
    }
    return cells;
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
