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

// What the technique is in a position.
enum class Standing {
    Next,  // it finds a step, and no easier technique does
    Among, // it finds a step, and so do easier techniques of its level, but none of a lower one
    Nothing,
};
Standing standing_of(const engine::Technique& technique, const engine::Candidates& candidates);

// The positions of each technique, as their texts in the stock.
struct FoundPositions {
    std::vector<std::string> next;
    std::vector<std::string> among;

    std::size_t size() const { return next.size() + among.size(); }
};
using PracticeStock = std::map<const engine::Technique*, FoundPositions>;
PracticeStock shipped_practice();
// Returns the content of engine/practice/practice_stock.inc.
std::string practice_file(const PracticeStock& stock);
// Removes what is no position for practice any more; returns how many there were.
int remove_wrong(PracticeStock& stock);

struct PracticeRules {
    std::size_t most = 12; // positions of each technique
    std::uint64_t seed = 1;
    int puzzles = 1000; // to walk through
    bool also_among = false;
};

// Solves puzzles as a person does and keeps, for each technique that still needs some, the first
// position of a puzzle in which it is the next step or, if that is asked, among the next ones.
// Every other puzzle is begun with some candidates removed that its solution does not need, as if
// harder steps had been found before: that leads to steps which are rare otherwise. `goes_on` is
// asked after each puzzle.
void search_for_practice(PracticeStock& stock,
                         const PracticeRules& rules,
                         const std::function<bool(int puzzles)>& goes_on);

} // namespace bench
