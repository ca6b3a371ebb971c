#pragma once
// The recipe of a puzzle: all that was decided while it was made, so that it can be made again by
// every later version, whatever becomes of the techniques, the ratings and the searches.

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/result.h"
#include "engine/grid/puzzle.h"
#include "engine/recipe/line_moves.h"
#include "engine/rules/layout.h"

namespace engine {

// A filled grid of which some digits are given. The order in which a search filled it, and what the
// levels asked for while givens were taken away, no longer matter.
struct FilledGrid {
    std::vector<Cells> regions; // that were drawn for it, in the order of the grid; else empty
    std::vector<Cells> cages;   // likewise; the sums are those of the solution
    Digits solution;
    Cells givens; // in reading order

    friend bool operator==(const FilledGrid&, const FilledGrid&) = default;
};

// A puzzle of the stock (stock.h), rearranged.
struct FromStock {
    int shelf = 0;  // its place in all_shelves()
    int number = 0; // on the shelf
    LineMoves moves;

    friend bool operator==(const FromStock&, const FromStock&) = default;
};

struct Recipe {
    std::string layout; // id
    std::variant<FilledGrid, FromStock> made_from;

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

// Any puzzle on a grid of the layout has a recipe.
Recipe recipe_of(const Layout& layout, const Puzzle& puzzle);

// The puzzle, equal to the one that was made. A recipe may come from a stranger: it is made sure
// that the solution obeys all rules of the layout, but not that there is no other one. Says what is
// wrong when there is no such puzzle.
Result<Puzzle> remake(const Recipe& recipe);

// "r1:9x9:..." The figure is the version of the form; what is behind the layout's id is a code, see
// code.h, whose last four figures tell whether it was mistyped. Some 36 characters for 9x9. The
// recipe must be one that can be made again.
std::string to_text(const Recipe& recipe);
Result<Recipe> parse_recipe(std::string_view text);

constexpr std::size_t longest_recipe = 2'000; // characters; those of 25x25 have some 400

} // namespace engine
