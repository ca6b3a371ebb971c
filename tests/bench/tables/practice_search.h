#pragma once
// Searches for positions for practice (engine/practice/practice_stock.h), checks whether they still
// are what they should be, and prints the file that contains them.

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace bench {

// Whether the technique finds a step in the position, and no easier one does.
bool is_next_step(const engine::Technique& technique, const engine::Candidates& candidates);

// The positions of each technique, as their texts in the stock.
using PracticeStock = std::map<const engine::Technique*, std::vector<std::string>>;
PracticeStock shipped_practice();
// Returns the content of engine/practice/practice_stock.inc.
std::string practice_file(const PracticeStock& stock);
// Removes what is no position for practice any more; returns how many there were.
int remove_wrong(PracticeStock& stock);

struct PracticeRules {
    std::size_t most = 12; // positions of each technique
    std::uint64_t seed = 1;
    int puzzles = 1000; // to walk through
};

// Solves puzzles as a person does and keeps, for each technique that still needs some, the first
// position of a puzzle in which it is the next step. Every other puzzle is begun with some
// candidates removed that its solution does not need, as if harder steps had been found before:
// that leads to steps which are rare otherwise. `goes_on` is asked after each puzzle.
void search_for_practice(PracticeStock& stock,
                         const PracticeRules& rules,
                         const std::function<bool(int puzzles)>& goes_on);

} // namespace bench
