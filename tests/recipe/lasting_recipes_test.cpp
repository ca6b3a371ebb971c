// Recipes that must give the same puzzles for ever: tests/data/recipes.txt. This program is linked
// without the techniques, levels, ratings and maker, so none of them can matter. CRONODOKU_RECIPES
// names another file: one that engine_tests wrote, see recipe_test.cpp there.

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/letters.h"
#include "engine/recipe/board_of_the_day.h"
#include "engine/recipe/recipe.h"
#include "tests/recipe/described.h"
#include "tests/sanitized.h"
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
    int lines = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#' || (is_sanitized && lines++ % 4 != 0))
            continue;
        const std::string text = line.substr(0, line.find(' '));
        const auto recipe = parse_recipe(text);
        ASSERT_TRUE(recipe) << text << ": " << recipe.why().text;
        EXPECT_EQ(text + " " + described(*remake(*recipe)), line);
        EXPECT_EQ(to_text(*recipe), text);
        ++count;
    }
    EXPECT_GE(count, fewer(33));
    RecordProperty("recipes", count);
}

// FNV-1a.
std::uint32_t hash_of(std::string_view text)
{
    std::uint32_t hash = 0x811c9dc5u;
    for (char letter : text)
        hash = (hash ^ byte_of(letter)) * 0x01000193u;
    return hash;
}

std::string in_hex(std::uint32_t number)
{
    char text[9];
    std::snprintf(text, sizeof text, "%08x", number);
    return text;
}

// The board of a day with a hash of its puzzle.
std::string board_of(const BoardKind& kind, const char* day)
{
    const auto recipe = board_of_the_day(kind.layout, kind.level, *parse_day(day));
    return to_text(*recipe) + " " + in_hex(hash_of(described(*remake(*recipe))));
}

// How many boards of a kind there are, a hash of their codes, the board of one day and, after a
// while, the one of a day on which they are rearranged.
std::string line_of(const BoardKind& kind)
{
    std::string codes;
    for (int index = 0; index < kind.count(); ++index)
        codes += kind.code(index);
    return std::string(kind.layout) + " " + std::to_string(kind.level) + " " +
           std::to_string(kind.count()) + " " + in_hex(hash_of(codes)) + " " +
           board_of(kind, "2026-11-26") + " " + board_of(kind, "2029-10-15");
}

TEST(LastingRecipes, GiveTheBoardsOfTheDayForEver)
{
    std::ifstream file(source_root() / "tests/data/boards_of_the_day.txt");
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with("#"))
            lines.push_back(line);
    }
    const auto kinds = all_board_kinds();
    ASSERT_EQ(lines.size(), kinds.size());
    std::string expected;
    std::string found;
    for (std::size_t kind = 0; kind < kinds.size(); kind += is_sanitized ? 4 : 1) {
        expected += lines[kind] + "\n";
        found += line_of(kinds[kind]) + "\n";
    }
    const std::string written = testing::TempDir() + "boards_of_the_day.txt";
    if (found != expected)
        std::ofstream(written) << found;
    EXPECT_EQ(found, expected) << "the lines are in " << written;
}

} // namespace
} // namespace engine
