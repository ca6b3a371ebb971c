#pragma once
// A rule is what one variant adds to a grid. Rules combine: jigsaw + diagonals + killer.

#include <span>
#include <string_view>

#include "engine/base/message.h"
#include "engine/base/random.h"
#include "engine/grid/grid.h"

namespace engine {

struct Rule {
    std::string_view id;       // as in layouts and on the command line, e.g. "diagonals"
    const char* name;          // as a player reads it, to be translated; empty: goes without saying
    const char* meaning;       // what it asks of a player, one sentence, to be translated
    const char* demand;        // what it asks of the size, to be translated, with a {size}
    bool (*fits)(int size);    // sizes are 1 to max_size
    bool rolls_dice = false;   // true when each puzzle is printed on paper of its own
    bool prints_clues = false; // true when clues are read off the solution: engine/make/cages.h
    // Rules one square of size x size cells, the one the builder stands at.
    void (*add_to)(GridBuilder& grid, Random& dice);
    // What an extra house with these cells is called, to be translated, with an {n} where there are
    // several; null for cells that make no house of this rule. Told by where the cells lie: saved
    // games know no more of them.
    const char* (*house_name)(const Grid& grid, const Cells& cells) = nullptr;
};

// Every rule the game knows, in the order in which layouts name them.
std::span<const Rule> all_rules();

const Rule* find_rule(std::string_view id);

} // namespace engine
