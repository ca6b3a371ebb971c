#pragma once
// What is asked for, and what comes of it, when givens are taken away (see given_removal.h).

#include <cstdint>
#include <functional>

#include "engine/grid/puzzle.h"

namespace engine {

struct RemovalLimits {
    int givens = 0;                        // leave at least so many
    std::uint64_t guesses = UINT64_MAX;    // for each given; when they run out, the given stays
    std::function<void()> after_each = {}; // called when an entry was looked at; may be
                                           // empty; not on the classic grid: it is quick
};

struct Removal {
    Digits givens;             // what is left
    std::uint64_t guesses = 0; // of all searches together
    int undecided = 0;         // givens that stay because the guesses ran out
};

} // namespace engine
