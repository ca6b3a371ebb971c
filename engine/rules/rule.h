#pragma once
// A rule is what one variant adds to a grid. Rules combine: jigsaw + diagonals + killer.

#include <span>
#include <string_view>

#include "engine/base/message.h"
#include "engine/base/random.h"
#include "engine/grid/grid.h"

namespace engine {

struct Rule {
    std::string_view id;      // as in layouts and on the command line, e.g. "diagonals"
    const char* name;         // for the player, to be translated; empty if it is not mentioned
    const char* summary = ""; // a few words for whoever chooses it, to be translated
    const char* meaning;      // one sentence for the player, to be translated
    // What follows from it for whoever solves a puzzle, to be translated; empty if the game's hints
    // and levels count on nothing more.
    const char* consequence = "";
    const char* demand;        // which sizes it needs, to be translated, with a {size}
    bool (*fits)(int size);    // sizes are 1 to max_size
    bool rolls_dice = false;   // whether each puzzle has a grid of its own
    bool prints_clues = false; // whether clues are derived from the solution
    // Adds the rule to the builder's current square, of size x size cells.
    void (*add_to)(GridBuilder& grid, Random& dice);
    // What an extra house with these cells is called, to be translated, with an {n} if there are
    // several; null if the cells are not a house of this rule. It depends only on the positions of
    // the cells, because saved games store no more.
    const char* (*house_name)(const Grid& grid, const Cells& cells) = nullptr;
    // Whether two cells at these places must differ because of this rule, though no house says so.
    bool (*is_pair)(Place one, Place other) = nullptr;
    const char* clash = ""; // what is said if such a pair does not, with {digit} and {cells}
};

// Every rule, in the order in which layouts name them.
std::span<const Rule> all_rules();

const Rule* find_rule(std::string_view id);

} // namespace engine
