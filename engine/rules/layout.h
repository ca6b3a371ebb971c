#pragma once
// A layout is a size and the rules that rule the paper: "9x9" is 9, rows and columns, boxes.

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/grid/grid.h"

namespace engine {

struct Layout {
    std::string_view id;   // as in seeds, saves and on the command line, e.g. "9x9"
    std::string_view name; // as a player reads it, e.g. "9×9"
    int size;
    std::vector<std::string_view> rules; // ids, see rule.h
};

// Every layout a player may choose, in the order of the New Game screen.
std::span<const Layout> all_layouts();

const Layout* find_layout(std::string_view id);

// Rules the paper. Every rule of the layout must be known and fit its size.
std::shared_ptr<const Grid> make_grid(const Layout& layout);

} // namespace engine
