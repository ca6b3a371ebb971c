#pragma once
// The limits and the result of removing givens (see given_removal.h).

#include <cstdint>
#include <functional>

#include "engine/grid/puzzle.h"

namespace engine {

// What shows that a given is not needed. The second needs no search, so it depends on nothing but
// the rules: it also keeps some givens that are not needed. The classic grid always uses the first.
enum class Proof {
    NoOtherSolution,     // a search finds no other solution
    SinglesRefuteOthers, // placing any other digit in its cell and taking all naked and hidden
                         // singles leads to a contradiction
};

struct RemovalLimits {
    int givens = 0;                     // leave at least this many
    std::uint64_t guesses = UINT64_MAX; // for each given; if they are used up, the given stays;
                                        // the classic grid, where few suffice, has no limit
    Proof proof = Proof::NoOtherSolution;
    std::function<void()> after_each = {}; // called after each entry; may be empty; not called for
                                           // the classic grid, which is fast
};

struct Removal {
    Digits givens;           // what is left
    std::uint64_t steps = 0; // guesses of all searches; on the classic grid, where these depend on
                             // the processor, how often it was asked whether givens can go
    int undecided = 0;       // givens that stay because the limit of guesses was reached
};

} // namespace engine
