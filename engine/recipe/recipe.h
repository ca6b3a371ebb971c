#pragma once
// The recipe of a puzzle: every decision made while it was made, so that every later version can
// make it again, whatever changes in the techniques, the ratings and the searches.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/day.h"
#include "engine/base/member.h"
#include "engine/base/result.h"
#include "engine/construct/construction.h"
#include "engine/construct/line_moves.h"
#include "engine/grid/puzzle.h"
#include "engine/rules/layout.h"

namespace engine {

// Constructed from dice. Most puzzles that the game makes are.
struct FromDice {
    Construction construction;
    int level = 0; // that the game gave the puzzle when it made it: from 0, Beginner, to 6,
                   // Diabolical

    friend bool operator==(const FromDice&, const FromDice&) = default;
};

// A puzzle of the stock (stock.h), rearranged as dice decide. Its level is that of its shelf.
struct FromStock {
    int shelf = 0;  // its index in all_shelves()
    int number = 0; // on the shelf
    std::uint32_t dice = 0;

    friend bool operator==(const FromStock&, const FromStock&) = default;
};

// A board of the day, of a day after last_plain_day in board_of_the_day.h, which says how it is
// made.
struct OfDay {
    int level = 0; // from 0, Beginner, to 6, Diabolical
    Day day = {};

    friend bool operator==(const OfDay&, const OfDay&) = default;
};

// Any other puzzle of the game: a filled grid, some of whose digits are givens.
struct FilledGrid {
    std::vector<Cells> regions; // if they were drawn, in the order of the grid; otherwise empty
    std::vector<Cells> cages;   // the same; the sums are those of the solution
    std::vector<Cells> cages_without_sum = {};
    Digits solution;
    Cells givens; // in reading order

    friend bool operator==(const FilledGrid&, const FilledGrid&) = default;
};

// A puzzle of the stock with its rearrangement written out, as in recipes of seed version 1.
struct MovedStock {
    int shelf = 0;
    int number = 0;
    LineMoves moves;

    friend bool operator==(const MovedStock&, const MovedStock&) = default;
};

struct Recipe {
    std::string layout; // id
    std::variant<FilledGrid, MovedStock, FromDice, FromStock, OfDay> made_from;

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

// The recipe of a puzzle of which nothing else is known: a filled grid.
Recipe recipe_of(const Layout& layout, const Puzzle& puzzle);

// Whether remake() needs the stock, whose file may be missing.
bool is_of_stock(const Recipe& recipe);

// Returns a puzzle equal to the original. A recipe may come from a stranger: the function checks
// that the solution satisfies all rules of the layout, but not that it is the only one. If there is
// no such puzzle, the failure says what is wrong. On large boards it may take seconds: tells
// `cancel` how many givens, or groups of them, were tried; what is cancelled must not be used.
Result<Puzzle> remake(const Recipe& recipe, const Cancel& cancel = {});
// The same for a recipe that somebody typed: it also fails if a search finds several solutions.
// Boards of the day have one.
Result<Puzzle> remake_proper(const Recipe& recipe, const Cancel& cancel = {});

// The code of a recipe, about 12 characters for every layout of the catalogue: see puzzle_code.h.
// Those that write every decision out have no code.
bool has_code(const Recipe& recipe);

// The level of a puzzle when its recipe was issued, from 0 to 6; nothing for recipes without a
// code, or if it is in the stock and that can't be used.
std::optional<int> level_in(const Recipe& recipe);

// The recipe as text: its code; without one "r1:9x9:...", where the number is the version of the
// format, and the last four characters show whether it was mistyped: about 45 characters for 9x9.
// The recipe must be one that remake() accepts.
std::string to_text(const Recipe& recipe);
// Whether such a text is a code.
bool is_code(std::string_view text);
// Reads both. Whether there is such a puzzle is found by remake().
Result<Recipe> parse_recipe(std::string_view text);

} // namespace engine
