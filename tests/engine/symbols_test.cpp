#include "engine/grid/symbols.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/rules/layout.h"
#include "engine/text/symbol_name.h"
#include "tests/shipped_translations.h"

namespace engine {
namespace {

Grid grid_of(const char* layout)
{
    return *make_grid(*find_layout(layout));
}

TEST(Symbols, EachSetHasADifferentOneForEachDigitAndIsKnownByThem)
{
    const Grid grid = grid_of("9x9");
    for (const SymbolSet set :
         {SymbolSet::Figures, SymbolSet::Letters, SymbolSet::Shapes, SymbolSet::Colours}) {
        const Grid printed = in_symbols(grid, set);
        const std::set<std::string> different(printed.symbols().begin(), printed.symbols().end());
        EXPECT_EQ(different.size(), 9u);
        EXPECT_EQ(symbol_set_of(printed), set);
        EXPECT_EQ(symbol_set_of(in_symbols(grid_of("4x4"), set)), set);
    }
}

TEST(Symbols, PicturesAreForSmallGrids)
{
    EXPECT_EQ(symbol_set_of(in_symbols(grid_of("16x16"), SymbolSet::Shapes)), SymbolSet::Figures);
    EXPECT_EQ(symbol_set_of(in_symbols(grid_of("16x16"), SymbolSet::Letters)), SymbolSet::Letters);
}

TEST(Symbols, OnlyFiguresAddUp)
{
    GridBuilder builder(grid_of("4x4"));
    builder.add_cage(Cage{{Cell{0}, Cell{1}}, 3});
    const Grid caged = std::move(builder).build();
    for (const SymbolSet set : {SymbolSet::Letters, SymbolSet::Shapes, SymbolSet::Colours}) {
        EXPECT_FALSE(fits(set, caged));
        EXPECT_EQ(symbol_set_of(in_symbols(caged, set)), SymbolSet::Figures);
    }
    EXPECT_TRUE(fits(SymbolSet::Figures, caged));
    EXPECT_FALSE(fits({SymbolSet::Own, "♠♥♦♣"}, caged));
}

TEST(Symbols, OfOnesOwnAreTheFirstOnesIfThereAreEnough)
{
    const SymbolChoice own{SymbolSet::Own, *parse_own_symbols("♠ ♥ ♦ ♣ a ñ 7 8 9 0")};
    EXPECT_EQ(own.own, "♠♥♦♣Añ7890");
    const Grid four = in_symbols(grid_of("4x4"), own);
    EXPECT_EQ(four.symbols(), (std::vector<std::string>{"♠", "♥", "♦", "♣"}));
    EXPECT_EQ(symbol_set_of(four), SymbolSet::Own);
    EXPECT_EQ(longest_symbol(four), 1u);
    EXPECT_EQ(symbol_name(Translations(), in_symbols(grid_of("9x9"), own), 6), "ñ");
    EXPECT_EQ(symbol_set_of(in_symbols(grid_of("16x16"), own)), SymbolSet::Figures);
}

TEST(Symbols, OfOnesOwnDifferAndCanBeSeen)
{
    for (const char* text :
         {"aA", "♠♥♠", "ab\n", "a\xe2\x80\xae", "\xff", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"})
        EXPECT_FALSE(parse_own_symbols(text)) << text;
    EXPECT_EQ(*parse_own_symbols(""), "");
    EXPECT_EQ(*parse_own_symbols(" x y"), "XY");
}

TEST(Symbols, ForeignSymbolsAreSomebodysOwn)
{
    const Grid grid = grid_of("4x4");
    EXPECT_EQ(symbol_set_of(with_symbols(grid, {"circle", "red", "A", "4"})), SymbolSet::Own);
    EXPECT_EQ(symbol_set_of(with_symbols(grid, {"A", "C", "B", "D"})), SymbolSet::Own);
}

TEST(Symbols, HaveNamesInEachLanguage)
{
    const Grid shapes = in_symbols(grid_of("9x9"), SymbolSet::Shapes);
    const Grid colours = in_symbols(grid_of("9x9"), SymbolSet::Colours);
    EXPECT_EQ(symbol_name(shipped_translations("en"), shapes, 5), "star");
    EXPECT_EQ(symbol_name(shipped_translations("es"), shapes, 5), "estrella");
    EXPECT_EQ(symbol_name(shipped_translations("it"), colours, 6), "blu");
    EXPECT_EQ(symbol_name(shipped_translations("it"), grid_of("9x9"), 6), "6");
    for (const std::string& language : shipped_codes()) {
        const Translations texts = shipped_translations(language);
        std::set<std::string> different;
        for (Digit digit = 1; digit <= 9; ++digit) {
            different.insert(symbol_name(texts, shapes, digit));
            different.insert(symbol_name(texts, colours, digit));
        }
        EXPECT_EQ(different.size(), 18u) << language;
    }
}

} // namespace
} // namespace engine
