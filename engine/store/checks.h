#pragma once
// Small questions to ask of what was read from a file.

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/grid/grid.h"
#include "engine/store/documents.h"

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

// Numbers of cells, none twice, in any order; nothing if that is not what they are.
std::optional<Cells> cells_from(const Numbers& numbers, int cell_count);
Numbers numbers_from(const Cells& cells);

// UTF-8 without control characters, at most so many bytes.
bool is_plain_text(std::string_view text, std::size_t most_bytes);

constexpr Number most_cells = 1000;
constexpr std::size_t longest_name = 64;        // bytes
constexpr Number longest_play = 10'000'000'000; // milliseconds: 115 days on the clock
constexpr Number latest_date = 253'402'300'799; // the last second of the year 9999

} // namespace engine
