// Recipes that must give the same puzzles for ever: tests/data/recipes.txt. This program is linked
// without the techniques, levels, ratings and maker, so none of them can matter. CRONODOKU_RECIPES
// names another file: one that engine_tests wrote, see recipe_test.cpp there.

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "engine/recipe/recipe.h"
#include "tests/recipe/described.h"
#include "tests/source_root.h"

namespace engine {
namespace {

std::string recipes_file()
{
    const char* other = std::getenv("CRONODOKU_RECIPES");
    return other != nullptr ? other : (source_root() / "tests/data/recipes.txt").string();
}

TEST(LastingRecipes, GiveTheirPuzzlesForEver)
{
    std::ifstream file(recipes_file());
    int count = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        const std::string text = line.substr(0, line.find(' '));
        const auto recipe = parse_recipe(text);
        ASSERT_TRUE(recipe) << text << ": " << recipe.why().text;
        EXPECT_EQ(text + " " + described(*remake(*recipe)), line);
        EXPECT_EQ(to_text(*recipe), text);
        ++count;
    }
    EXPECT_GE(count, 33);
    RecordProperty("recipes", count);
}

} // namespace
} // namespace engine
