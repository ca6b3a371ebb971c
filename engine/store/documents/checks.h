#pragma once
// Range and format checks for values read from a file.

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/base/plain_text.h"
#include "engine/grid/grid.h"
#include "engine/store/documents/documents.h"

namespace engine {

inline bool is_between(Number number, Number least, Number most)
{
    return number >= least && number <= most;
}

inline bool all_between(const Numbers& numbers, Number least, Number most)
{
    return std::all_of(numbers.begin(), numbers.end(),
                       [=](Number number) { return is_between(number, least, most); });
}

// A number as int, once it was found to be within such limits.
inline int checked_int(Number number)
{
    ENSURE(std::in_range<int>(number));
    return static_cast<int>(number);
}

// Converts cell indexes, in any order, to cells; nothing if one is out of range or occurs twice.
std::optional<Cells> cells_from(const Numbers& numbers, int cell_count);
Numbers numbers_from(const Cells& cells);

// Whether the id of a game can be part of a path without leading out of the folder.
bool is_id(std::string_view id);

constexpr Number max_cells = CellSet::most_cells;
constexpr std::size_t longest_name = 96;        // bytes; a category has all rules of its mix
constexpr Number longest_play = 10'000'000'000; // milliseconds: about 115 days
constexpr Number latest_date = 253'402'300'799; // the last second of the year 9999

} // namespace engine
