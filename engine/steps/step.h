#pragma once
// One application of a technique: what it places and removes, and everything that a screen needs to
// draw the reason and a language to explain it. A step is data; it knows no texts and no colours.

#include <cstdint>
#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace engine {

// The part that a cell, house or candidate has in a step.
enum class Role : std::uint8_t {
    Focus,        // the cell where a digit is placed; the house where it has one position
    Cause,        // what the pattern consists of
    Pivot,        // of a wing
    Pincer,       // of a wing
    Fin,          // of a fish: in a base, but outside the covers
    Endofin,      // of a fish: a fin that lies in two bases
    Base,         // houses and cells of a fish; base cells of an exocet
    Cover,        // houses of a fish
    Intersection, // where two houses cross
    Set,          // an almost locked set or another set of cells; `group` numbers the sets from 0
    Stem,         // of a death blossom; its petals are sets
    Floor,        // of a uniqueness pattern: cells without extra digits
    Roof,         // of a uniqueness pattern: cells with extra digits
    Extra,        // the extra digits of the roof
    Guardian,     // candidates of which at least one is true
    Target,       // of an exocet or a Kraken fish
    Start,        // of a chain
    End,          // of a chain
    Blocker,      // a placed digit that rules out others
    Excluded,     // cells that a blocker rules out
    Witness,      // a house that proves a link or a set
    Effect,       // a house where something is removed
    Restricted,   // the digit that two sets share and only one can hold
    True,         // what an assumption or a colour makes true
    False,        // what it makes false
    Colour,       // `group` numbers the colours
    Innie,        // cells of houses that are left over by the cages inside; for the rule of 45
    Outie,        // cells of cages that stick out of houses; for the rule of 45
};

struct HouseMark {
    HouseIndex house; // index in Grid::houses()
    Role role;
    int group = 0;

    friend bool operator==(const HouseMark&, const HouseMark&) = default;
};

struct CellMark {
    Cell cell;
    Role role;
    int group = 0;

    friend bool operator==(const CellMark&, const CellMark&) = default;
};

struct CandidateMark {
    Candidate candidate;
    Role role;
    int group = 0;

    friend bool operator==(const CandidateMark&, const CandidateMark&) = default;
};

// A sum that the reason speaks of: a printed cage, or cells whose sum follows from houses and
// cages. What the reason is about has the role Cause; cages that are added up have the role Base
// if they lie inside the houses, and Cover if they stick out of them. What would have to add up,
// but cannot, is Excluded.
struct CageMark {
    Cells cells; // all of them, in reading order
    int sum = 0; // of all of them
    Role role = Role::Cause;
    int group = 0;                           // numbers several of one role
    bool is_printed = true;                  // otherwise the cells are named instead of the cage
    std::vector<Digit> placed = {};          // the digits that are written in it
    std::vector<DigitSet> combinations = {}; // those that may make up the rest, if the reason lists
                                             // them; of what is excluded, those that it rules out
    DigitSet digits = {};                    // that the reason is about; see the technique

    friend bool operator==(const CageMark&, const CageMark&) = default;
};

// What is left of the sum for the open cells.
int rest_of(const CageMark& cage);

// A digit in one of these cells; with several cells it is a group node. If a link goes through an
// almost locked set, the node is the cells of the set that have the digit.
struct Node {
    Cells cells;
    Digit digit = no_digit;

    friend bool operator==(const Node&, const Node&) = default;
};

enum class LinkKind : std::uint8_t {
    Strong,   // if `from` is false, `to` is true
    Weak,     // if `from` is true, `to` is false
    Inferred, // several earlier nodes of the branch together determine `to`
};

// Why the link holds.
enum class LinkReason : std::uint8_t {
    Cell,    // two digits of one cell; its only two if the link is strong
    House,   // two positions of a digit in a house; its only two if the link is strong
    Sight,   // weak: the cells see each other, though no house holds both (cages, pairs, groups)
    Set,     // an almost locked set: if it lacks one digit it must hold the other
    Strip,   // the same, and the digits it then holds leave `to`, one cell outside of it, only this
             // digit; the marked cells of the set include that cell
    Cage,    // combinations of a cage: none lacks both digits if the link is strong, none has both
             // if it is weak
    Pattern, // a step inside the branch, numbered by Link::pattern: locked digits, a subset, a
             // fish, or an inner net that ends in a contradiction
};

struct Link {
    Node from;
    Node to;
    LinkKind kind;
    LinkReason reason;
    HouseIndex house = no_house; // of LinkReason::House
    bool to_is_true = true; // the value of `to`: in plain chains strong links make it true, weak
                            // ones false
    int pattern = -1;       // of LinkReason::Pattern: index in Step::patterns
    int cage = -1;          // of LinkReason::Cage: index in Grid::cages()

    friend bool operator==(const Link&, const Link&) = default;
};

// What follows from one assumption: one branch of a forcing chain or net.
struct Branch {
    Node assumption;
    bool assumed_true = true;
    std::vector<Link> links;
    std::vector<Candidate> broken = {}; // the contradiction it ends in: one of these must be true,
                                        // but none can be

    friend bool operator==(const Branch&, const Branch&) = default;
};

// One thing that a reason says, with cells, houses and digits of its own, where those of the roles
// do not tell enough. The technique has a sentence for each number; see Each::Fact.
struct Fact {
    int number = 0;
    // In the order in which the sentence names them: {digits}, {other_digits}, {third_digits} ...
    std::vector<DigitSet> digits = {};
    std::vector<Cells> cells = {};
    std::vector<std::vector<HouseIndex>> houses = {};
    int count = 0;              // {count}
    std::vector<int> sets = {}; // groups: the sentence names their letters, or bears the first

    friend bool operator==(const Fact&, const Fact&) = default;
};

struct Step {
    const Technique* technique = nullptr; // set by Steps when the step is added
    std::vector<Candidate> placements = {};
    std::vector<Candidate> removals = {}; // by cell, then digit, each once; only candidates
    // The size of a subset or fish, the number of strong links of a chain or of cells of a loop; 0
    // if the technique has none.
    int size = 0;
    DigitSet digits = {}; // the digits of the pattern

    std::vector<HouseMark> houses = {};
    std::vector<CellMark> cells = {};
    std::vector<CandidateMark> candidates = {};
    std::vector<CageMark> cages = {};
    std::vector<Link> links = {};      // of a chain, in order
    std::vector<Branch> branches = {}; // of forcing chains and nets
    std::vector<Fact> facts = {};      // in the order in which they are told
    // The steps that links with the reason Pattern depend on. Each is a complete step, with its
    // evidence, in the position reached by the assumption and the links before it; some of its
    // removals may not be needed. An inner net may use everything that is known in the branch by
    // then.
    std::vector<Step> patterns = {};

    friend bool operator==(const Step&, const Step&) = default;
};

DigitSet removed_digits(const Step& step);

// Applies the placements and removals of the step.
void apply(const Step& step, Candidates& candidates);

} // namespace engine
