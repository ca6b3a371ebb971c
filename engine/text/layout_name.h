#pragma once
// The names of layouts and rules in the player's language.

#include <string>
#include <vector>

#include "engine/rules/layout.h"
#include "engine/text/translations.h"

namespace engine {

// Returns "9×9 Windoku" or "Samurai": the size, then the rules except the usual ones.
std::string layout_name(const Translations& texts, const Layout& layout);

// The names of these rules alone: "X", "Windoku".
std::vector<std::string> rule_names(const Translations& texts, const Layout& layout);

// A rule of the layout for the player. The usual rules have no name.
struct RuleText {
    std::string name;
    std::string meaning; // a sentence
};

// What each rule of the layout means and, if squares overlap, what that means.
std::vector<RuleText> rule_texts(const Translations& texts, const Layout& layout);

} // namespace engine
