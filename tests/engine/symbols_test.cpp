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

TEST(Symbols, PicturesAreForSmallGridsWithoutSums)
{
    EXPECT_EQ(symbol_set_of(in_symbols(grid_of("16x16"), SymbolSet::Shapes)), SymbolSet::Figures);
    EXPECT_EQ(symbol_set_of(in_symbols(grid_of("16x16"), SymbolSet::Letters)), SymbolSet::Letters);
    GridBuilder caged(grid_of("4x4"));
    caged.add_cage(Cage{{Cell{0}, Cell{1}}, 3});
    EXPECT_FALSE(fits(SymbolSet::Colours, std::move(caged).build()));
}

TEST(Symbols, ForeignSymbolsAreFigures)
{
    const Grid grid = grid_of("4x4");
    EXPECT_EQ(symbol_set_of(with_symbols(grid, {"circle", "red", "A", "4"})), SymbolSet::Figures);
    EXPECT_EQ(symbol_set_of(with_symbols(grid, {"A", "C", "B", "D"})), SymbolSet::Figures);
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
