#pragma once
// A rule is what one variant adds to a grid. Rules combine: jigsaw + diagonals + killer.

#include <span>
#include <string_view>

#include "engine/grid/grid.h"

namespace engine {

struct Rule {
    std::string_view id; // as in layouts and the catalogue, e.g. "diagonals"
    bool (*fits)(int size);
    void (*add_to)(GridBuilder& grid);
};

// Every rule the game knows, in the order of the New Game screen.
std::span<const Rule> all_rules();

const Rule* find_rule(std::string_view id);

} // namespace engine
