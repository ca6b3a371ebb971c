#include "engine/recipe/puzzle_code.h"

#include <gtest/gtest.h>

#include "engine/make/puzzle_maker.h"
#include "tests/engine/long_run.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

std::string complaint_about_code(const std::string& text)
{
    const auto recipe = parse_code(text);
    return recipe ? "none" : in_english(recipe.why());
}

// A recipe with random contents, of any form.
Recipe random_recipe(Random& random)
{
    const auto layouts = all_layouts();
    const std::uint32_t layout = random.below(static_cast<std::uint32_t>(layouts.size()) + 1);
    // Sometimes a mix, whose name stands in front.
    Recipe recipe{layout < layouts.size() ? layouts[layout].id : "9x9+windoku+anti-king", {}};
    const auto dice = static_cast<std::uint32_t>(random.next());
    if (random.below(4) == 0) {
        recipe.made_from = FromStock{static_cast<int>(random.below(20)),
                                     static_cast<int>(random.below(8'000)), dice};
        return recipe;
    }
    FromDice from{{.dice = dice}, static_cast<int>(random.below(7))};
    from.construction.rule = from.level == 0   ? RemovalRule::RegionSingles
                             : from.level == 1 ? RemovalRule::AllSingles
                                               : RemovalRule::OneSolution;
    from.construction.cages =
        usual_cages(*find_layout(recipe.layout), from.level, from.construction.rule);
    if (random.coin()) {
        from.construction.symmetry = static_cast<Symmetry>(random.below(6));
        from.construction.fill = static_cast<FillMethod>(random.below(2));
    }
    if (random.below(4) == 0)
        from.construction.givens = static_cast<int>(random.below(60));
    from.construction.put_back = static_cast<int>(random.below(16));
    if (random.coin())
        from.construction.put_back_also =
            from.construction.put_back + static_cast<int>(random.below(12));
    recipe.made_from = from;
    return recipe;
}

TEST(PuzzleCode, IsReadAsItWasWritten)
{
    Random random(1);
    for (int i = 0; i < fewer(2'000, 20); ++i) {
        const Recipe recipe = random_recipe(random);
        const std::string code = to_code(recipe);
        const auto again = parse_code(code);
        ASSERT_TRUE(again) << code << " " << in_english(again.why());
        EXPECT_EQ(*again, recipe) << code;
        EXPECT_EQ(to_code(*again), code);
    }
}

// Every single wrong character, and every two neighbours that changed places, in 10,000 codes.
TEST(PuzzleCode, NoticesEveryWrongCharacterAndEverySwap)
{
    Random random(2);
    int unnoticed = 0;
    for (int i = 0; i < fewer(10'000, 50); ++i) {
        const std::string code = to_code(random_recipe(random));
        for (std::size_t at = code.rfind(':') + 1; at < code.size(); ++at) {
            if (code[at] == '-')
                continue;
            for (char figure : puzzle_code_figures) {
                std::string wrong = code;
                wrong[at] = figure;
                unnoticed += figure != code[at] && parse_code(wrong) ? 1 : 0;
            }
            const std::size_t next = at + 1 < code.size() && code[at + 1] == '-' ? at + 2 : at + 1;
            if (next >= code.size() || code[at] == code[next])
                continue;
            std::string wrong = code;
            std::swap(wrong[at], wrong[next]);
            unnoticed += parse_code(wrong) ? 1 : 0;
        }
    }
    EXPECT_EQ(unnoticed, 0);
}

// Of every layout and level: with the recipes, in recipe_test.cpp.
TEST(PuzzleCode, IsShortForSymmetricPuzzles)
{
    std::string code = to_code(
        make_puzzle({.level = Level::Hard, .symmetry = Symmetry::Rotation4, .seed = 3})->recipe);
    std::erase(code, '-');
    EXPECT_LE(code.size(), 14u) << code;
}

TEST(PuzzleCode, NamesAMixInFront)
{
    const auto made = make_puzzle({.layout = "9x9+windoku+anti-king", .seed = 3});
    const std::string code = to_code(made->recipe);
    EXPECT_TRUE(code.starts_with(made->recipe.layout + ":")) << code;
    const auto again = parse_code(code);
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, made->recipe);
    std::string wrong = code;
    wrong.replace(0, made->recipe.layout.size(), "9x9+windoku+anti-knight");
    EXPECT_EQ(complaint_about_code(wrong),
              "The code is mistyped: its last character does not fit the others");
}

// Larger killers change their cages where a search says so, and may have no code.
TEST(PuzzleCode, IsMissingWhereASearchDecided)
{
    const auto made = make_puzzle({.layout = "12x12+killer", .level = Level::Hard, .seed = 1});
    ASSERT_TRUE(made);
    EXPECT_FALSE(has_code(made->recipe));
    EXPECT_TRUE(to_text(made->recipe).starts_with("r1:"));
}

TEST(PuzzleCode, IsReadAsAHandWritesIt)
{
    const Recipe recipe{"9x9", FromDice{{.dice = 32, .rule = RemovalRule::OneSolution}, 3}};
    std::string code = to_code(recipe);
    for (char& letter : code)
        letter = letter == '0'   ? 'o'
                 : letter == '1' ? 'l'
                                 : static_cast<char>(std::tolower(letter));
    EXPECT_EQ(*parse_code(code), recipe) << code;
    std::erase(code, '-');
    EXPECT_EQ(*parse_code(" " + code + " "), recipe) << code;
}

TEST(PuzzleCode, SaysWhatIsWrong)
{
    EXPECT_EQ(complaint_about_code("4K7Q-X3M2-9PZ4"),
              "Character 4 of the code can't be \"Q\"; codes consist of 0 to 9 and the letters "
              "without I, L, O, Q and U");
    EXPECT_EQ(complaint_about_code("4K7ñ-X3M2-9PZ4"),
              "Character 4 of the code can't be \"ñ\"; codes consist of 0 to 9 and the letters "
              "without I, L, O, Q and U");
    EXPECT_EQ(complaint_about_code("4K7X-X3M2"),
              "The number of characters of the code is 8; most codes have "
              "12, the longest have 25");
    EXPECT_EQ(complaint_about_code("ABCD-EFGH-JKMN"),
              "The code is mistyped: its last character does not fit the others");
    EXPECT_NE(complaint_about_code("9x10:ABCD-EFGH-JKMN").find("is not a layout"),
              std::string::npos);
}

} // namespace
} // namespace engine
