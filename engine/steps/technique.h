#pragma once
// A technique is a way to deduce something, from the last open cell of a house to trial and error.
// Each is one constant at the end of the file that finds it; technique_order.inc lists them,
// easiest first.

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
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
    Sums, // not looked for on grids without cages
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

// Searches for steps of the technique. A pure function of the candidates: the steps and their order
// are the same on every machine.
using Finder = void (*)(const Candidates& candidates, Steps& steps);

// For a finder shared by several techniques: `differences` select the technique.
template <auto find, auto... differences>
void find_with(const Candidates& candidates, Steps& steps)
{
    find(candidates, steps, differences...);
}

// A sentence appears once, or for each cell, link or branch of the step, or for each of its cages
// that are a cause, or excluded. The facts of a step are told in their order where the first
// sentence for a fact stands.
enum class Each : std::uint8_t { Once, Pivot, Pincer, Link, Branch, Fact, Cage, ExcludedCage };

struct SentenceTemplate {
    const char* text; // English, a key of the translations, with {placeholders} for the cells and
                      // digits of the step: see engine/text/step_placeholders.h. "" for links and
                      // branches, which have sentences of their own
    Each each = Each::Once;
    int fact = 0; // for Each::Fact: the number of the facts that it tells
};

// The sentences of one step, in order.
using Explanation = std::initializer_list<SentenceTemplate>;

// Two to four sentences for a player who learns the technique: what it is, how to see it, and why
// it is correct. English, keys of the translations; the parts are joined. What techniques that
// differ only in size or type have in common is a part of its own.
using About = std::initializer_list<const char*>;

enum class HodokuLevel : std::uint8_t { Easy, Medium, Hard, Unfair, Extreme };

// If there are several steps, some solvers of HoDoKu take the first one found, others the best.
enum class HodokuChoice : std::uint8_t { First, Best };

// The step of HoDoKu 2.2 (hodoku.sourceforge.net) that corresponds to this technique, with HoDoKu's
// default settings. One of its steps may correspond to several techniques.
struct HodokuStep {
    int order = 0; // HoDoKu tries lower ones first; 0 if it does not use the technique by default
    std::string_view name = {};
    HodokuLevel level = HodokuLevel::Easy;
    int score = 0;
    HodokuChoice choice = HodokuChoice::First;
    std::size_t most_links = SIZE_MAX;
};

// Where a technique stands among the others.
struct Standing {
    TechniqueFamily family;
    Level level; // of the puzzles that need it: see docs/LEVELS.md
    int cost;    // effort of one step; HoDoKu's score if it has the technique
};

struct Technique {
    const char* id;   // "x_wing": for files and the command line
    const char* name; // English, a key of the translations
    // What else players call it: "BUG+1". The same in all languages.
    std::initializer_list<const char*> known_as = {};
    About about = {};
    Standing standing;
    bool needs_unique_solution = false; // only for puzzles known to have one solution
    Finder find;
    Explanation explanation;
    // Its names in other programs, separated by spaces: the numbers of HoDoKu 2.2 ("0310"), with a
    // 1 at the end for two joined fish, and the names of Sudoku Explainer and its descendants
    // ("Naked-Triplet"). One such name may mean several techniques.
    std::string_view other_names = {};
    HodokuStep hodoku = {};
    // A position from a puzzle that this program made or solved, with the step to take there: a
    // line as in engine/text/step_line.h. If possible, no easier technique finds anything there.
    std::string_view example;
};

namespace techniques {
#define TECHNIQUE(name) extern const Technique name;
#include "engine/steps/technique_order.inc"
#undef TECHNIQUE
} // namespace techniques

// All techniques, easiest first: the order in which a person searches for them.
std::span<const Technique* const> all_techniques();

// The index of the technique in all_techniques().
std::size_t rank_of(const Technique* technique);

// Returns null if there is none with this id.
const Technique* find_technique(std::string_view id);

// The techniques that the name may mean, whether ours or another program's; an id means only
// itself. Empty if the name is unknown.
std::vector<const Technique*> techniques_called(std::string_view name);

// What a player types to find a technique, and names as it is compared with them: small letters and
// numerals alone, "bug1" for "BUG + 1".
std::string as_searched(std::string_view name);
// Whether the id, the English name or one that it is known as contains what is searched for.
bool is_known_as(const Technique& technique, std::string_view searched);
// Those that have exactly this name; if none does, those that contain it.
std::vector<const Technique*> techniques_known_as(std::string_view name);

} // namespace engine
