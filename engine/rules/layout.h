#pragma once
// A layout is a size and the rules that rule the paper: "9x9" is 9, rows and columns, boxes.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/random.h"
#include "engine/base/result.h"
#include "engine/grid/grid.h"

namespace engine {

struct Layout {
    std::string id;   // as in seeds, saves and on the command line, e.g. "9x9"
    std::string name; // its squares as a player reads them, to be translated: "9×9", "Samurai";
                      // the names of the rules come on top
    int size;
    std::vector<std::string_view> rules; // ids, in the order of all_rules()
    // The top left corners of its squares of size x size cells, which may overlap.
    std::vector<Place> corners = {{0, 0}};
};

// How New Game groups layouts; the last that is true of a layout counts.
enum class LayoutFamily {
    Classic,     // rows, columns and boxes
    ExtraRules,  // more houses, or pairs of cells that must differ
    Jigsaw,      // odd-shaped regions
    Killer,      // cages with sums
    Overlapping, // several squares
};

// The layouts that have a place of their own in New Game, in its order, families together.
std::span<const Layout> all_layouts();

// A layout of the catalogue, or a mix: squares or a layout, then rules, joined by plus signs:
// "6x6", "x-9x9", "12x12+diagonals", "samurai+diagonals". The id of the answer is the same however
// the mix was written: that of the catalogue where it has one. Says what does not go together.
Result<Layout> parse_layout(std::string_view text);
// The same for ids known to be good once: nothing where parse_layout() complains.
std::optional<Layout> find_layout(std::string_view id);

LayoutFamily family_of(const Layout& layout);
// True when each puzzle is printed on paper of its own: make_grid() rolls the dice.
bool rolls_dice(const Layout& layout);
// True when clues are read off the solution and printed, see engine/make/cages.h.
bool prints_clues(const Layout& layout);

// Rules the paper; clues that depend on the solution are not on it yet. Every rule of the layout
// must be known and fit its size. What the dice roll is the puzzle's regions and the like; without
// dice always the same example of them.
std::shared_ptr<const Grid> make_grid(const Layout& layout, Random& dice);
std::shared_ptr<const Grid> make_grid(const Layout& layout);

} // namespace engine
