#pragma once
// What a layout is called in the player's language.

#include <string>
#include <vector>

#include "engine/rules/layout.h"
#include "engine/text/catalogue.h"

namespace engine {

// "9×9 Windoku", "Samurai": the squares, then the rules that do not go without saying.
std::string layout_name(const Catalogue& words, const Layout& layout);

// The names of those rules alone: "X", "Windoku".
std::vector<std::string> rule_names(const Catalogue& words, const Layout& layout);

// A rule of the layout as a player reads it. Rules that go without saying have no name.
struct RuleInWords {
    std::string name;
    std::string meaning; // a sentence
};

// What each rule of the layout means; of squares that overlap that they do.
std::vector<RuleInWords> rules_in_words(const Catalogue& words, const Layout& layout);

} // namespace engine
