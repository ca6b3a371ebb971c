#include "game/scenes/entry/layout_choice.h"

#include <gtest/gtest.h>

namespace game {
namespace {

const engine::Rule& rule(std::string_view id)
{
    return *engine::find_rule(id);
}

LayoutChoice choice_of(std::string_view id)
{
    return LayoutChoice(*engine::find_layout(id));
}

std::size_t squares_called(std::string_view id)
{
    for (std::size_t index = 0; index < all_squares().size(); ++index) {
        if (all_squares()[index].id == id)
            return index;
    }
    return all_squares().size();
}

TEST(LayoutChoice, OffersEverySizeAndEveryRuleWithAName)
{
    for (const char* id : {"4x4", "6x6", "9x9", "12x12", "16x16", "25x25", "samurai"})
        EXPECT_LT(squares_called(id), all_squares().size()) << id;
    EXPECT_EQ(squares_called("windoku"), all_squares().size()) << "9x9 and a rule";
    for (const engine::Rule* one : rules_to_add())
        EXPECT_STRNE(one->name, "");
}

TEST(LayoutChoice, AddsRulesAndTakesThemAway)
{
    LayoutChoice choice = choice_of("9x9");
    choice.toggle(rule("windoku"));
    EXPECT_EQ(choice.layout().id, "windoku");
    choice.toggle(rule("diagonals"));
    EXPECT_TRUE(choice.has(rule("diagonals")));
    EXPECT_TRUE(choice.has(rule("windoku")));
    choice.toggle(rule("windoku"));
    EXPECT_EQ(choice.layout().id, "x-9x9");
    choice.toggle(rule("diagonals"));
    EXPECT_EQ(choice.layout().id, "9x9");
}

TEST(LayoutChoice, OtherSquaresKeepTheRulesThatFitThem)
{
    LayoutChoice choice = choice_of("9x9+windoku+diagonals");
    choice.choose_squares(squares_called("6x6"));
    EXPECT_TRUE(choice.has(rule("diagonals")));
    EXPECT_FALSE(choice.has(rule("windoku"))) << "it needs square boxes";
    EXPECT_EQ(choice.squares(), squares_called("6x6"));
}

TEST(LayoutChoice, SaysWhyARuleCannotBeAdded)
{
    LayoutChoice choice = choice_of("6x6");
    EXPECT_TRUE(choice.why_not(rule("windoku")));
    EXPECT_FALSE(choice.why_not(rule("diagonals")));
    choice.toggle(rule("windoku"));
    EXPECT_EQ(choice.layout().id, "6x6") << "nothing happens";
}

TEST(LayoutChoice, SizesWithoutBoxesAreJigsaws)
{
    LayoutChoice choice = choice_of("9x9");
    choice.choose_squares(squares_called("jigsaw-5x5"));
    EXPECT_EQ(choice.layout().id, "jigsaw-5x5");
    choice.toggle(rule("jigsaw"));
    EXPECT_EQ(choice.layout().id, "jigsaw-5x5") << "there are no boxes to go back to";
}

TEST(LayoutChoice, KnowsTheSquaresOfALayoutOfTheCatalogue)
{
    for (const engine::Layout& layout : engine::all_layouts()) {
        const LayoutChoice choice(layout);
        const engine::Layout& squares = all_squares()[choice.squares()];
        EXPECT_EQ(squares.size, layout.size) << layout.id;
        EXPECT_EQ(squares.corners, layout.corners) << layout.id;
    }
}

} // namespace
} // namespace game
