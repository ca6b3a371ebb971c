#include "tests/bench/tables/text_table.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace bench {

std::string TextTable::text() const
{
    std::vector<std::size_t> widths(rows_.front().size());
    for (const auto& row : rows_) {
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], row[column].size());
    }
    std::string text;
    for (const auto& row : rows_) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            const std::string gap(widths[column] - row[column].size(), ' ');
            text += column == 0 ? row[column] + gap : "  " + gap + row[column];
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

std::string figure(double number, int decimals)
{
    std::array<char, 64> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.*f", decimals, number);
    return buffer.data();
}

std::string three_figures(double number)
{
    int decimals = 2;
    for (double limit = 1; limit <= 100 && number >= limit * 10; limit *= 10)
        decimals = std::max(decimals - 1, 0);
    for (double limit = 1; decimals < 5 && number > 0 && number < limit; limit /= 10)
        ++decimals;
    return figure(number, decimals);
}

} // namespace bench
