#pragma once
// Pieces of a square board, regions or cages, as the edges between them: see puzzle_line.h.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine {

// `piece_of` tells for each cell in reading order which piece it belongs to.
std::string to_edge_code(const std::vector<int>& piece_of, int size);
// Cells that no edge parts are one piece; pieces are numbered from 0 in reading order. Nothing when
// the code is no such code or ends too early or too late.
std::optional<std::vector<int>> parse_edge_code(std::string_view code, int size);

} // namespace engine
