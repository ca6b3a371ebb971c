#pragma once
// How a digit is called in a text.

#include <string>

#include "engine/base/digit_set.h"
#include "engine/grid/grid.h"
#include "engine/text/translations.h"

namespace engine {

// "7", "G", "star", "blue".
std::string symbol_name(const Translations& texts, const Grid& grid, Digit digit);

} // namespace engine
