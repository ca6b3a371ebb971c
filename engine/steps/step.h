#pragma once
// One use of a technique: what it places and removes, and everything a screen needs to draw the
// reason and a language to tell it. A step is data; it knows no words and no colours.

#include <cstdint>
#include <vector>

#include "engine/position/candidates.h"
#include "engine/steps/technique.h"

namespace engine {

// The part something plays in a step.
enum class Role : std::uint8_t {
    Focus,        // the cell that is placed; the house where its digit has one place
    Cause,        // what the pattern rests on
    Pivot,        // of a wing, and its
    Pincer,       //
    Fin,          // of a fish: what is outside the covers; inside two bases it is an
    Endofin,      //
    Base,         // houses and cells of a fish; base cells of an exocet
    Cover,        // houses of a fish
    Intersection, // where two houses cross
    Set,          // an almost locked set, or another set of cells; `group` says which: 0, 1, 2 ...
    Stem,         // of a death blossom; its petals are sets
    Floor,        // cells of a uniqueness pattern without other digits, and those with them,
    Roof,         //
    Extra,        // and these other digits
    Guardian,     // candidates of which at least one is true
    Target,       // of an exocet, a Kraken fish
    Start,        // of a chain, and its
    End,          //
    Blocker,      // a placed digit that rules out others, and
    Excluded,     // cells it rules out
    Witness,      // a house that proves a link or a set
    Effect,       // a house where something is removed
    Restricted,   // the candidate two sets share and only one can hold
    True,         // of an assumption, or of a colour: what it makes true and
    False,        // what it makes false
    Colour,       // `group` says which
};

struct HouseMark {
    int house; // index in Grid::houses()
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

// A digit in one of these cells; a group node where they are several. Where a link runs through an
// almost locked set, the node is the set's cells with that digit.
struct Node {
    Cells cells;
    Digit digit = no_digit;

    friend bool operator==(const Node&, const Node&) = default;
};

enum class LinkKind : std::uint8_t {
    Strong,   // if `from` is false, `to` is true
    Weak,     // if `from` is true, `to` is false
    Inferred, // what holds of several earlier nodes of the branch together makes `to` so
};

// Why the link holds.
enum class LinkReason : std::uint8_t {
    Cell,    // the two digits of one cell, or two digits of a cell
    House,   // the two places of a digit in a house, or two places in it
    Sight,   // weak: the cells see each other though no house holds both (cages, pairs, groups)
    Set,     // an almost locked set: without the one digit it must hold the other
    Strip,   // likewise, and what it holds leaves `to`, one cell outside of it, only this digit;
             // the cells of the set that the step names are those of both
    Pattern, // a step inside the branch, which Link::pattern names: a locked set, a subset, a fish,
             // or a net within the net that ends in a contradiction
};

struct Link {
    Node from;
    Node to;
    LinkKind kind;
    LinkReason reason;
    int house = -1;         // of LinkReason::House
    bool to_is_true = true; // what `to` becomes: in plain chains strong links make true, weak false
    int pattern = -1;       // of LinkReason::Pattern: place in Step::patterns

    friend bool operator==(const Link&, const Link&) = default;
};

// What follows from one assumption: a branch of a forcing chain or net.
struct Branch {
    Node assumption;
    bool assumed_true = true;
    std::vector<Link> links;
    std::vector<Candidate> broken = {}; // where it ends in a contradiction: one must be, none can

    friend bool operator==(const Branch&, const Branch&) = default;
};

struct Step {
    const Technique* technique = nullptr; // named by Steps, to which it is added
    std::vector<Candidate> placements = {};
    std::vector<Candidate> removals = {}; // by cell, then digit, each once; candidates before it
    // The size of a subset or fish, the strong links of a chain, the cells of a loop; 0 if it has
    // none.
    int size = 0;
    DigitSet digits = {}; // those the pattern speaks of

    std::vector<HouseMark> houses = {};
    std::vector<CellMark> cells = {};
    std::vector<CandidateMark> candidates = {};
    std::vector<Link> links = {};      // of a chain, in its order
    std::vector<Branch> branches = {}; // of forcing chains and nets
    // What links with the reason Pattern rest on. Each is a whole step, with its evidence, in the
    // position that the assumption and the links before have led to; some of its removals may not
    // be needed. A net within may use all that holds in the branch around it by then.
    std::vector<Step> patterns = {};

    friend bool operator==(const Step&, const Step&) = default;
};

DigitSet removed_digits(const Step& step);

// Writes down what follows from the step.
void apply(const Step& step, Candidates& candidates);

} // namespace engine
