#pragma once
// Looks whether the teacher ever takes a wrong step: puzzles of all layouts and levels are made and
// solved by technique, and every step is held against the one solution.

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
    std::vector<std::string> layouts = {}; // ids; all of the catalogue and some mixes unless told
    std::uint64_t puzzles = 10'000;
    std::uint64_t seed = 1;
    // Of so many puzzles, one is looked at for every step of every technique in every position, of
    // the slow ones in an eighth of them; in the others one technique is, now and then. 0 for none.
    std::uint64_t thorough_each = 200;
    double seconds = 0; // by the wall; then no other puzzle is begun. 0: no limit
    int threads = 0;    // one for each processor unless told
};

// Steps of one technique that were held against solutions.
struct SoundCount {
    std::uint64_t on_the_way = 0; // taken, the easiest there was
    std::uint64_t of_all = 0;     // seen where all were looked for
    std::uint64_t rated = 0;      // taken by the rating, in rounds
};

struct Soundness {
    std::uint64_t puzzles = 0;
    std::map<std::string, std::uint64_t> kinds; // of puzzles: layout and level
    std::vector<SoundCount> counts;             // by technique
    std::map<std::uint64_t, std::string> wrong; // by puzzle: its first wrong step
};

// The same for the same rules, however many threads there are, unless the time is over. Each wrong
// step is told at once, too, and how many puzzles are done after every hundred.
Soundness check_sound(const SoundRules& rules,
                      const std::function<void(const std::string&)>& tell_wrong = {},
                      const std::function<void(std::uint64_t puzzles)>& tell_progress = {});

// What is wrong with a step, as a line of text: what it says and the position, in the format of
// engine/text/step_line.h. Empty if nothing is.
std::string fault_of(const engine::Step& step,
                     const engine::Candidates& candidates,
                     const engine::Digits& givens,
                     const engine::Digits& solution,
                     const std::string& layout);

} // namespace bench
