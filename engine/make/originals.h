#pragma once
// Hard classic puzzles that were looked for beforehand, to make new ones of: those of the hardest
// levels are too rare to be met by chance while a player waits. How they were found, and what is
// made of them, says docs/LEVELS.md.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/grid/puzzle.h"
#include "engine/steps/level.h"

namespace engine {

// From one puzzle to the next: a given goes, another comes.
struct Exchange {
    Cell gone;
    Cell come; // may be the same cell
    Digit digit;
};

Digits exchanged(Digits givens, Exchange exchange);

// A puzzle on a walk. Where the techniques that came later make it too easy it is only passed
// through, so that those behind it stay as they are.
struct Original {
    Digits givens;
    bool counts = true;
};

// A puzzle, and others that are reached from it by one exchange after the other. All are minimal
// and have one solution; those that count are of the list's level.
struct Walk {
    std::string_view start;     // digits, and letters for so many open cells: "a" one, "b" two;
                                // begins with "-" where it does not count
    std::string_view exchanges; // of four characters each: which of the givens goes (A the first),
                                // row, column and digit of what comes, as figures; the digit as a
                                // letter where the puzzle does not count
};

// The puzzles in their order, the start first.
std::vector<Original> puzzles_on(const Walk& walk);

// The walks of a level; none of those levels that chance meets soon.
std::span<const Walk> walks_of(Level level);

// How many puzzles count, and one of them by number, from 0.
int count_originals(Level level);
Digits original(Level level, int number);

// As they are written in a walk.
std::string text_of_start(const Original& start);
std::string text_of_exchange(const Digits& before, Exchange exchange, bool counts);

} // namespace engine
