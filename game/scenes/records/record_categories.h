#pragma once
// The categories of the book of records as players look through them.

#include <string>
#include <vector>

namespace game {

// The id of the category's layout; of a category that a later version wrote, its whole name.
std::string board_of(const std::string& category);

// Sorts categories of the same board together, boards in the order given, levels from easy to hard,
// puzzles from elsewhere last.
std::vector<std::string> in_order(std::vector<std::string> categories);

} // namespace game
