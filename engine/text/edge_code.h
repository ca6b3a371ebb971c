#pragma once
// The regions or cages of a square board, encoded as the edges between them: see puzzle_line.h.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// `piece_of` holds, for each cell in reading order, the number of its region or cage.
std::string to_edge_code(const std::vector<int>& piece_of, int size);
// Cells with no edge between them belong to one piece; pieces are numbered from 0 in reading order.
// Returns nothing if the code is invalid, too short or too long.
std::optional<std::vector<int>> parse_edge_code(std::string_view code, int size);

} // namespace engine
