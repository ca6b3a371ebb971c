#pragma once
// What layouts are put together from: kinds of paper by name, and the rows of the catalogue.

#include <span>
#include <string_view>
#include <vector>

#include "engine/rules/layout.h"

namespace engine {

// Several squares of one size by the name of their arrangement.
struct Arrangement {
    std::string_view id;
    const char* name; // to be translated
    int size;
    std::vector<Place> corners;
};

std::span<const Arrangement> all_arrangements();

// A row of the catalogue: "x-9x9" is short for "9x9+diagonals". A name once given, or not given,
// should stay so: it is part of seeds and of records.
struct NamedMix {
    std::string_view id;
    std::string_view mix; // as parse_layout() reads it, without names of the catalogue
};

// In the order of New Game.
std::span<const NamedMix> all_named_mixes();

} // namespace engine
