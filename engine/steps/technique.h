#pragma once
// A technique is a way to deduce, from the last open cell of a house to trial and error. Each is
// one value, at the end of the file that finds it; technique_order.inc lists them, easiest first.

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "engine/base/message.h"
#include "engine/steps/level.h"

namespace engine {

class Candidates;
class Steps;
struct Technique;

enum class TechniqueFamily : std::uint8_t {
    Singles,
    Direct,
    Intersections,
    Subsets,
    Uniqueness,
    Wings,
    SingleDigit,
    Fish,
    Colouring,
    Exclusion,
    Sets,
    Chains,
    AlmostLockedSets,
    Forcing,
    Nets,
};

// Looks for uses of the technique. A pure function of the candidates: what it finds, and in which
// order, is the same on every machine.
using Finder = void (*)(const Candidates& candidates, Steps& steps);

// For a finder that several techniques share: it is also told what makes the difference.
template <auto find, auto... differences>
void find_with(const Candidates& candidates, Steps& steps)
{
    find(candidates, steps, differences...);
}

// A sentence is said once, or for each cell, set of cells, link or branch of the step.
enum class Each : std::uint8_t { Once, Pivot, Pincer, Set, Link, Branch };

struct SentenceTemplate {
    const char* text; // English, a key of the catalogue, with {places} for this board's cells and
                      // digits: see engine/text/step_placeholders.h. Links and branches have
                      // sentences of their own: "" here
    Each each = Each::Once;
};

// The sentences of one step, in their order.
using Explanation = std::initializer_list<SentenceTemplate>;

enum class HodokuLevel : std::uint8_t { Easy, Medium, Hard, Unfair, Extreme };

// Of several steps some solvers of HoDoKu take the first they come across, others the best.
enum class HodokuChoice : std::uint8_t { First, Best };

// The step of HoDoKu 2.2 (hodoku.sourceforge.net) that takes this technique, by its defaults.
// Several techniques may make one of its steps.
struct HodokuStep {
    int order = 0; // it tries low ones first; 0 if the technique is not in use by default
    std::string_view name = {};
    HodokuLevel level = HodokuLevel::Easy;
    int score = 0;
    HodokuChoice choice = HodokuChoice::First;
    std::size_t most_links = SIZE_MAX;
};

struct Technique {
    const char* id;   // "x_wing": for files and the command line
    const char* name; // English, a key of the catalogue
    TechniqueFamily family;
    Level level; // of the puzzles that need it: see docs/LEVELS.md
    int cost;    // effort of one use; HoDoKu's score where it has the technique
    bool needs_unique_solution = false; // may only be used on puzzles known to have one solution
    Finder find;
    Explanation explanation;
    // What other programs call it, with spaces between: the numbers of HoDoKu 2.2 ("0310"), with a
    // 1 at the end where two fish are joined, and the names of Sudoku Explainer and its descendants
    // ("Naked-Triplet"). They may mean several techniques by one name.
    std::string_view other_names = {};
    HodokuStep hodoku = {};
    // A position, found in a puzzle this program made or solved, with the step to take there, such
    // that, where there is one, no easier technique finds anything: a line as in
    // engine/text/step_line.h.
    std::string_view example;
};

namespace techniques {
#define TECHNIQUE(name) extern const Technique name;
#include "engine/steps/technique_order.inc"
#undef TECHNIQUE
} // namespace techniques

// All of them, easiest first: the order in which a person looks for them.
std::span<const Technique* const> all_techniques();

// The place of the technique in all_techniques(), from 0.
std::size_t rank_of(const Technique* technique);

// Null if there is none with this id.
const Technique* find_technique(std::string_view id);

// Those the name may mean, ours or another program's; an id means itself. Empty if it is unknown.
std::vector<const Technique*> techniques_called(std::string_view name);

} // namespace engine
