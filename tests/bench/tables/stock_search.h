#pragma once
// Looks for what stands in the stock (engine/recipe/stock.h), looks whether it still is of its
// level, and prints the file that holds it.

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

// One walk. The same for the same rules and number, on every machine.
std::vector<engine::StockPuzzle> find_walk(const WalkRules& rules, int number);

// The walk again; puzzles that are not of the level are no longer offered.
struct RecheckedWalk {
    std::vector<engine::StockPuzzle> puzzles;
    int wrong = 0;
};
RecheckedWalk recheck_walk(engine::Level level, const engine::Walk& walk);

// Those of the dice that make a puzzle as asked at once.
std::vector<std::uint32_t> find_dice(const engine::PuzzleSpec& spec,
                                     const std::vector<std::uint32_t>& dice);

// A shelf whose text is still to be printed.
struct PrintedShelf {
    engine::Shelf shelf;
    std::string text;
};
std::vector<PrintedShelf> printed_shelves();
// engine/recipe/stock.inc.
std::string stock_file(const std::vector<PrintedShelf>& shelves);

// Works on all numbers below `count` in their order, on several threads; `show` is called for each
// as soon as those before it have been shown. 0 threads: one for each processor.
void in_order(int count,
              int threads,
              const std::function<std::string(int)>& text,
              const std::function<void(int, const std::string&)>& show);

} // namespace bench
