#pragma once
// The stock: puzzles, and dice that make puzzles, that were looked for beforehand, where a level is
// too rare to be met by chance while a player waits. How they were found is told in docs/LEVELS.md.
// The data is stock.inc, written by `search_bench stock`.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/grid/puzzle.h"

namespace engine {

enum class Prepared {
    Walks, // hard classic puzzles, each with one solution and no given to spare
    Dice,  // seeds for Random, from which the maker makes a puzzle of the level
};

// What was prepared for one kind of puzzle. Recipes name a puzzle by the place of its shelf in the
// stock and by its number there: new shelves, and new puzzles on a shelf, are only ever appended.
struct Shelf {
    std::string_view layout; // ids; likewise level and symmetry
    std::string_view level;
    std::string_view symmetry;
    std::uint64_t attempts_before; // so many grids are tried before the stock is used
    Prepared prepared;
    std::string_view text; // read with the functions below
};

std::span<const Shelf> all_shelves();

// The one shelf for puzzles of a kind, by their ids; null for most kinds.
const Shelf* find_shelf(std::string_view layout, std::string_view level, std::string_view symmetry);

// The seeds on a shelf of dice, in ascending order.
std::vector<std::uint32_t> dice_on(const Shelf& shelf);
std::string text_of_dice(const std::vector<std::uint32_t>& dice);

// A puzzle on a shelf of walks. One that turned out to be of another level, when techniques came
// after it was found, is no longer offered; it keeps its number.
struct StockPuzzle {
    Digits givens;
    bool is_offered = true;
};

// By number, from 0; nothing behind the last one.
std::optional<Digits> stock_puzzle(const Shelf& shelf, int number);
int count_offered(const Shelf& shelf);
// The number of the puzzle that is offered as the `rank`-th, from 0.
int number_of_offered(const Shelf& shelf, int rank);

// From one puzzle of a walk to the next: one given goes, another comes.
struct Exchange {
    Cell gone;
    Cell come; // may be the same cell
    Digit digit;
};

Digits exchanged(Digits givens, Exchange exchange);

// A walk is a puzzle, and others that are reached from it by one exchange after the other. Walks
// are separated by semicolons.
struct Walk {
    std::string_view start;     // digits, and letters for open cells: "a" for one, "b" for two ...;
                                // begins with "-" if the puzzle is not offered
    std::string_view exchanges; // three characters each
};

std::vector<Walk> walks_on(const Shelf& shelf);
// In their order, the start first.
std::vector<StockPuzzle> puzzles_on(const Walk& walk);
std::string text_of_walk(const std::vector<StockPuzzle>& puzzles);

} // namespace engine
