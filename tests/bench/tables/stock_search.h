#pragma once
// Searches for puzzles for the stock (engine/recipe/stock.h), checks whether they are
// still of their level, and prints the file that contains them.

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/make/puzzle_spec.h"
#include "engine/recipe/stock.h"

namespace bench {

struct WalkRules {
    engine::Level level = engine::Level::Extreme; // or Diabolical
    int most_on_walk = 60;                        // puzzles
    std::uint64_t seed = 1;
};

// Makes one walk. It depends only on the arguments, on every machine.
std::vector<engine::StockPuzzle> find_walk(const WalkRules& rules, int number);

// Repeats the walk; puzzles that are not of the level are no longer offered.
struct RecheckedWalk {
    std::vector<engine::StockPuzzle> puzzles;
    int wrong = 0;
};
RecheckedWalk recheck_walk(engine::Level level, const engine::Walk& walk);

// The codes of puzzles (written_recipe.h) that these dice make to the spec.
std::vector<std::string> find_grids(const engine::PuzzleSpec& spec,
                                    const std::vector<std::uint32_t>& dice);
// The same codes; those of puzzles that are not of the level any more begin with "-".
std::vector<std::string>
recheck_grids(const engine::PuzzleSpec& spec, const engine::Shelf& shelf, int first, int last);

// A shelf whose text has not been printed yet.
struct PrintedShelf {
    engine::Shelf shelf;
    std::string text;
};
std::vector<PrintedShelf> printed_shelves();
// Returns the content of assets/data/stock.txt.
std::string stock_file(const std::vector<PrintedShelf>& shelves);

// Handles all numbers below `count` in order, on several threads; calls `show` for each as soon as
// it was called for those before it. 0 threads: one for each processor.
void in_order(int count,
              int threads,
              const std::function<std::string(int)>& text,
              const std::function<void(int, const std::string&)>& show);

} // namespace bench
