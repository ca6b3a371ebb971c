#pragma once
// Searches for positions for practice (engine/practice/stock/practice_stock.h), checks whether they
// still are what they should be, and prints the file that contains them.

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

struct FoundPosition {
    std::string layout; // on whose grid it lies
    std::string text;   // as in the stock
};

// The positions of a technique.
struct FoundPositions {
    std::vector<FoundPosition> next;
    std::vector<FoundPosition> among;

    std::size_t size() const { return next.size() + among.size(); }
};
using PracticeStock = std::map<const engine::Technique*, FoundPositions>;
PracticeStock shipped_practice();
// Returns the content of assets/data/practice.txt.
std::string practice_file(const PracticeStock& stock);
// Removes what is no position for practice any more; returns how many there were.
int remove_wrong(PracticeStock& stock);

struct PracticeRules {
    std::size_t most = 12; // positions of each technique
    std::uint64_t seed = 1;
    int puzzles = 1000; // to walk through
    bool also_among = false;
    bool shapes = false;        // see practice_shapes.h
    bool near_examples = false; // the same, from puzzles near the example of the technique
    std::vector<const engine::Technique*> only = {}; // look for these; empty: for all
    std::string layout = {};                         // look there; empty: where the examples are
};

// Solves puzzles as a person does and keeps, for each technique that still needs some, the first
// position of a puzzle in which it is the next step or, if that is asked, among the next ones.
// Every other puzzle is begun with some candidates removed that its solution does not need, as if
// harder steps had been found before: that leads to steps which are rare otherwise. A position in
// which a technique is the next step takes the place of one in which it is not. `goes_on` is asked
// after each puzzle.
void search_for_practice(PracticeStock& stock,
                         const PracticeRules& rules,
                         const std::function<bool(int puzzles)>& goes_on);

} // namespace bench
