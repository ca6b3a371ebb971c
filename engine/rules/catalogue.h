#pragma once
// What layouts are composed of: arrangements of squares, and the named layouts of the catalogue.

#include <span>
#include <string_view>
#include <vector>

#include "engine/rules/layout.h"

namespace engine {

// Several squares of one size, with the name of their arrangement.
struct Arrangement {
    std::string_view id;
    const char* name; // to be translated
    int size;
    std::vector<Place> corners;
};

std::span<const Arrangement> all_arrangements();

// A layout of the catalogue: "x-9x9" is short for "9x9+diagonals". Whether a layout has a name, and
// which, should never change: seeds and records depend on it.
struct NamedMix {
    std::string_view id;
    std::string_view mix; // as parse_layout() reads it, without names of the catalogue
};

// In the order of New Game.
std::span<const NamedMix> all_named_mixes();

} // namespace engine
