#pragma once
// The options of New Game. The same spec gives the same puzzle on every machine, as long as
// seed_version stays the same; a recipe (engine/recipe/recipe.h) gives the same puzzle for ever.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/construct/construction.h"
#include "engine/steps/level.h"
#include "engine/steps/technique.h"

namespace engine {

// Increased whenever a seed gives another puzzle than before: after changes of techniques and
// ratings, which determine levels, or of the search that fills grids. tests/data/seeds.txt and
// layout_seeds.txt name their version.
inline constexpr int seed_version = 3;

struct PuzzleSpec {
    std::string layout = "9x9"; // see engine/rules/layout.h
    Level level = Level::Easy;
    FillMethod fill = FillMethod::Backtracking;
    Symmetry symmetry = Symmetry::None;
    std::uint64_t seed = 0;
    // Must be needed to solve the puzzle; must belong to the level or an easier one.
    const Technique* technique = nullptr;
    // 0 and false request nothing.
    int givens = 0;        // remove givens until this many are left, unless the level or
                           // uniqueness needs more
    int givens_in_row = 0; // leave at least this many in every row of the drawing
    int most_in_row = 0;   // at most this many; exactly so many if givens_in_row is the same
    // Exactly so many givens in the rows, which the dice deal to them; one number for each row, the
    // largest first. None requests nothing.
    std::vector<int> givens_of_rows = {};
    bool is_minimal = false; // no given can be removed, as far as bounded searches can decide: up
                             // to 9x9 they always could, on 16x16 not always
    // Backtracking tries the digits in the order 1, 2, 3 ... instead of a shuffled one, so that the
    // full grid of a layout without random regions is always the same.
    bool digits_in_order = false;
    // Not made by the game: only the layout and the level, as it was rated, are known.
    bool is_from_elsewhere = false;

    friend bool operator==(const PuzzleSpec&, const PuzzleSpec&) = default;
};

// "4,4,4,3,3,3,2,2,2", in any order; the largest come first. An empty text is none.
std::string to_text(const std::vector<int>& givens_of_rows);
Result<std::vector<int>> parse_givens_of_rows(std::string_view text);

// A seed as players write it: hexadecimal in groups of four, "4F2A-91C3", at most 16 characters.
// Reading accepts lower case and ignores dashes and spaces.
std::string seed_code(std::uint64_t seed);
Result<std::uint64_t> parse_seed(std::string_view text);

// The category in which times are compared: layout and level, "9x9 easy". Puzzles from elsewhere
// have categories of their own, "9x9 easy elsewhere".
std::string category_of(const PuzzleSpec& spec);
struct Category {
    std::string layout; // id
    Level level;
    bool is_from_elsewhere;
};
std::string to_text(const Category& category);
// Returns nothing if the text names no level that this version knows.
std::optional<Category> parse_category(std::string_view text);

} // namespace engine
