#pragma once
// The recipe of a puzzle: every decision made while it was made, so that every later version can
// make it again, whatever changes in the techniques, the ratings and the searches.

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/result.h"
#include "engine/grid/puzzle.h"
#include "engine/recipe/line_moves.h"
#include "engine/rules/layout.h"

namespace engine {

// A filled grid, some of whose digits are givens. It no longer matters in which order a search
// filled it, and what the levels required while givens were removed.
struct FilledGrid {
    std::vector<Cells> regions; // if they were drawn, in the order of the grid; otherwise empty
    std::vector<Cells> cages;   // the same; the sums are those of the solution
    Digits solution;
    Cells givens; // in reading order

    friend bool operator==(const FilledGrid&, const FilledGrid&) = default;
};

// A puzzle of the stock (stock.h), rearranged.
struct FromStock {
    int shelf = 0;  // its index in all_shelves()
    int number = 0; // on the shelf
    LineMoves moves;

    friend bool operator==(const FromStock&, const FromStock&) = default;
};

struct Recipe {
    std::string layout; // id
    std::variant<FilledGrid, FromStock> made_from;

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

// Every puzzle on a grid of the layout has a recipe.
Recipe recipe_of(const Layout& layout, const Puzzle& puzzle);

// Returns a puzzle equal to the original. A recipe may come from a stranger: the function checks
// that the solution satisfies all rules of the layout, but not that it is the only one. If there is
// no such puzzle, the failure says what is wrong.
Result<Puzzle> remake(const Recipe& recipe);

// "r1:9x9:..." The number is the version of the format; the rest after the layout's id is a code,
// see code.h, whose last four characters show whether it was mistyped. About 45 characters for 9x9.
// The recipe must be one that remake() accepts.
std::string to_text(const Recipe& recipe);
Result<Recipe> parse_recipe(std::string_view text);

constexpr std::size_t longest_recipe = 2'000; // characters; 25x25 needs about 370

} // namespace engine
