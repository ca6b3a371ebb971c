#pragma once
// A layout is a size with its rules: "9x9" is size 9 with rows, columns and boxes.

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
    std::string name; // the name of its squares for the player, to be translated: "9×9", "Samurai";
                      // without the names of rules
    int size;
    std::vector<std::string_view> rules; // ids, in the order of all_rules()
    // The top left corners of its squares of size x size cells, which may overlap.
    std::vector<Place> corners = {{0, 0}};
};

// How New Game groups layouts; a layout belongs to the last group that fits.
enum class LayoutFamily {
    Classic,     // rows, columns and boxes
    ExtraRules,  // more houses, or pairs of cells that must differ
    Jigsaw,      // irregular regions
    Killer,      // cages with sums
    Overlapping, // several squares
};

// The layouts that New Game offers by name, in its order, families together.
std::span<const Layout> all_layouts();

// Reads a layout of the catalogue, or a mix: squares or a layout, then rules, joined by plus signs:
// "6x6", "x-9x9", "12x12+diagonals", "samurai+diagonals". The id of the result does not depend on
// how the mix was written; it is that of the catalogue if there is one. If parts don't fit together
// the failure says which.
Result<Layout> parse_layout(std::string_view text);
// The same for ids that were valid before; returns nothing if parse_layout() fails.
std::optional<Layout> find_layout(std::string_view id);

LayoutFamily family_of(const Layout& layout);
// Whether make_grid() uses random numbers, so that each puzzle has a grid of its own.
bool rolls_dice(const Layout& layout);
// Whether clues are derived from the solution and printed, see engine/construct/cages.h.
bool prints_clues(const Layout& layout);

// The grid of the layout, without clues that depend on the solution. Every rule must be known and
// must fit the size. Random numbers decide the regions of the puzzle and the like; without a
// generator it always returns the same example.
std::shared_ptr<const Grid> make_grid(const Layout& layout, Random& dice);
std::shared_ptr<const Grid> make_grid(const Layout& layout);

} // namespace engine
