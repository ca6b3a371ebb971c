#pragma once
// How each technique is told: its sentences, with {places} for this board's cells and digits.

#include <array>
#include <span>

#include "engine/steps/technique.h"

namespace engine {

// A sentence is told once, or for each cell, set of cells, link or branch of the step.
enum class Each { Once, Pivot, Pincer, Set, Link, Branch };

struct Telling {
    const char* text = nullptr; // English, a key of the catalogue; see step_places.h for its
                                // places. Links and branches have sentences of their own: "" here
    Each each = Each::Once;
};

// In the order they are told. Empty for a technique nobody has written about.
std::span<const Telling> tellings_of(Technique technique);

} // namespace engine
