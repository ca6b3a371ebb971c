#pragma once
// What a layout is called in the player's language.

#include <string>

#include "engine/rules/layout.h"
#include "engine/text/catalogue.h"

namespace engine {

// "9×9 Windoku", "Samurai": the squares, then the rules that do not go without saying.
std::string layout_name(const Catalogue& words, const Layout& layout);

} // namespace engine
