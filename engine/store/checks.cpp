#include "engine/store/checks.h"

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

} // namespace engine
