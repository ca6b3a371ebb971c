#pragma once
// Checks that the techniques never give a wrong step: puzzles of all layouts and levels are made
// and solved by techniques, and every step is compared with the solution.

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/make/puzzle_spec.h"
#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace bench {

struct SoundRules {
    std::vector<std::string> layouts = {}; // ids; by default all of the catalogue and some mixes
    std::uint64_t puzzles = 10'000;
    std::uint64_t seed = 1;
    // One in this many puzzles is checked for every step of every technique in every position, and
    // for slow techniques an eighth of those; in the others one technique is checked sometimes. 0
    // for none.
    std::uint64_t thorough_each = 200;
    double seconds = 0; // limit by the wall clock, after which no puzzle is begun. 0: no limit
    int threads = 0;    // 0: one for each processor
};

// Steps of one technique that were compared with solutions.
struct SoundCount {
    std::uint64_t on_the_way = 0; // taken, because no easier one existed
    std::uint64_t of_all = 0;     // seen where all were searched for
    std::uint64_t rated = 0;      // taken by the rating, in rounds
};

struct Soundness {
    std::uint64_t puzzles = 0;
    std::map<std::string, std::uint64_t> kinds; // by layout and level
    std::vector<SoundCount> counts;             // by technique
    std::map<std::uint64_t, std::string> wrong; // by puzzle: its first wrong step
};

// The result depends only on the arguments and not on the number of threads, unless the time is up.
// Also reports each wrong step at once, and the number of puzzles done after every hundred.
Soundness check_sound(const SoundRules& rules,
                      const std::function<void(const std::string&)>& tell_wrong = {},
                      const std::function<void(std::uint64_t puzzles)>& tell_progress = {});

// The position and the step expected in it, as one line in the format of engine/text/step_line.h.
std::string position_line(const engine::Step& step,
                          const engine::Candidates& candidates,
                          const engine::Digits& givens);

// Describes a wrong step in one line: the layout, a tab and position_line(). Empty if the step is
// correct.
std::string fault_of(const engine::Step& step,
                     const engine::Candidates& candidates,
                     const engine::Digits& givens,
                     const engine::Digits& solution,
                     const std::string& layout);

} // namespace bench
