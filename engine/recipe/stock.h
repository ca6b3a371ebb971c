#pragma once
// The stock: puzzles found in advance for levels that are too rare to be found by chance while a
// player waits. docs/LEVELS.md explains how they were found.
// `search_bench stock` writes the data, assets/data/stock.txt.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/grid/puzzle.h"

namespace engine {

enum class Prepared {
    Walks, // hard classic puzzles, each minimal and with one solution
    Grids, // any other puzzles, as codes of filled grids: see written_recipe.h
};

// What was prepared for one kind of puzzle. Recipes name a puzzle by the index of its shelf in the
// stock and by its number there: new shelves, and new puzzles on a shelf, are only ever appended.
struct Shelf {
    std::string_view layout; // ids, like level and symmetry
    std::string_view level;
    std::string_view symmetry;
    std::uint64_t attempts_before; // how many grids are tried before the stock is used
    Prepared prepared;
    std::string_view text; // read with the functions below
};

// Reads the stock unless it was read. The functions below find nothing if it can't be used.
Attempt read_stock();
std::span<const Shelf> all_shelves();

// The only shelf for puzzles of a kind, by their ids; null for most kinds.
const Shelf* find_shelf(std::string_view layout, std::string_view level, std::string_view symmetry);

// The code of a puzzle on a shelf of Prepared::Grids, by number from 0; nothing after the last one.
std::optional<std::string_view> grid_code_on(const Shelf& shelf, int number);

// A puzzle on a shelf of walks. If later techniques changed its level, it is no longer offered, but
// keeps its number.
struct StockPuzzle {
    Digits givens;
    bool is_offered = true;
};

// A puzzle on a shelf of Prepared::Walks, by number from 0; nothing after the last one.
std::optional<Digits> stock_puzzle(const Shelf& shelf, int number);
// The numbers of the puzzles that are offered, on any shelf.
std::vector<int> offered_on(const Shelf& shelf);

// The difference between one puzzle of a walk and the next: one given is removed, another added.
struct Exchange {
    Cell removed;
    Cell added; // may be the same cell
    Digit digit;
};

Digits exchanged(Digits givens, Exchange exchange);

// A walk is a puzzle and others, each made from the one before by one exchange. Each has a line.
struct Walk {
    std::string_view start;     // digits, and letters for open cells: "a" for one, "b" for two ...;
                                // begins with "-" if the puzzle is not offered
    std::string_view exchanges; // three characters each
};

std::vector<Walk> walks_on(const Shelf& shelf);
// In order, the start first.
std::vector<StockPuzzle> puzzles_on(const Walk& walk);
std::string text_of_walk(const std::vector<StockPuzzle>& puzzles);

} // namespace engine
