#pragma once
// Looks for the hard puzzles that stand in the engine (engine/make/originals.h), and looks whether
// they still are of their level.

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/make/originals.h"

namespace bench {

struct OriginalRules {
    engine::Level level = engine::Level::Extreme; // or Diabolical
    int walks = 10;
    int most_on_walk = 60; // puzzles
    std::uint64_t seed = 1;
    int threads = 0; // as many as the machine has processors, unless told
};

// One walk, as a line of the list. The same for the same rules and number, on every machine.
std::string find_walk(const OriginalRules& rules, int number);

// The walk again; puzzles that are not of the level no longer count in it. Empty if none counts.
struct Rechecked {
    std::string line;
    int wrong = 0;
    int puzzles = 0;
};
Rechecked recheck_walk(engine::Level level, const engine::Walk& walk);

// All of them in their order, on several threads; each line is shown as soon as those before it
// have been.
void in_order(int count,
              int threads,
              const std::function<std::string(int)>& line,
              const std::function<void(int, const std::string&)>& show);

} // namespace bench
