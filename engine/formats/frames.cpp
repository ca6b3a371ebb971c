#include "engine/formats/frames.h"

#include <algorithm>

#include "engine/rules/box_shape.h"
#include "engine/text/notation.h"

namespace engine {

std::string unframed(const Grid& grid, const Digits& digits)
{
    const std::string symbols = to_text(digits);
    std::string text;
    for (int row = 0; row < grid.size(); ++row)
        text += symbols.substr(row * grid.size(), grid.size()) + "\n";
    return text;
}

std::string framed(const Grid& grid, const Digits& digits)
{
    const int size = grid.size(), width = box_width(size), height = box_height(size);
    const std::string symbols = to_text(digits);
    std::string border;
    for (int box = 0; box < size / width; ++box)
        border += "+" + std::string(2 * width + 1, '-');
    border += "+\n";
    std::string text = border;
    for (int cell = 0; cell < size * size; ++cell) {
        const int column = cell % size;
        text += column % width == 0 ? "| " : "";
        text += symbols[cell];
        text += column + 1 == size ? " |\n" : " ";
        if (column + 1 == size && (cell / size + 1) % height == 0)
            text += border;
    }
    return text;
}

std::string to_text(DigitSet digits)
{
    Digits list;
    for (Digit digit : digits)
        list.push_back(digit);
    return list.empty() ? "." : to_text(list);
}

std::string framed(const Grid& grid, const DigitSets& sets)
{
    const int size = grid.size(), width = box_width(size), height = box_height(size);
    std::vector<std::size_t> widths(size, 1);
    for (std::size_t cell = 0; cell < sets.size(); ++cell) {
        std::size_t& column = widths[cell % widths.size()];
        column = std::max(column, to_text(sets.at(cell)).size());
    }
    const auto border = [&](const char* ends, char cross) {
        std::string line(1, ends[0]);
        for (int column = 0; column < size; ++column) {
            line += std::string(widths[column] + 2, '-');
            if ((column + 1) % width == 0 && column + 1 < size)
                line += cross;
        }
        return line + ends[1] + "\n";
    };
    std::string text = border("..", '.');
    for (int cell = 0; cell < size * size; ++cell) {
        const int column = cell % size, row = cell / size;
        std::string token = to_text(sets.at(cell));
        token.resize(widths[column], ' ');
        text += (column % width == 0 ? "| " : " ") + token + " ";
        if (column + 1 < size)
            continue;
        text += "|\n";
        if ((row + 1) % height == 0)
            text += row + 1 == size ? border("''", '\'') : border("::", '+');
    }
    return text;
}

} // namespace engine
