#include "engine/text/layout_name.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

TEST(RulesInWords, EveryRuleHasASentence)
{
    const Translations english;
    const auto layout = find_layout("9x9+diagonals+windoku+disjoint-groups+anti-knight+anti-king+"
                                    "killer");
    const std::vector<RuleText> rules = rule_texts(english, *layout);
    EXPECT_EQ(rules.size(), 8u) << "with rows, columns and boxes";
    for (const RuleText& rule : rules)
        EXPECT_TRUE(rule.meaning.ends_with(".")) << rule.name;
    EXPECT_EQ(rule_names(english, *layout).size(), 6u);
    const std::vector<RuleText> samurai = rule_texts(english, *find_layout("samurai"));
    EXPECT_EQ(samurai.back().name, "Samurai");
}

} // namespace
} // namespace engine
