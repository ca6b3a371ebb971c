// The names of houses: each house has its own, in every language.

#include "engine/text/house_name.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/make/puzzle_maker.h"
#include "engine/rules/catalogue.h"
#include "engine/rules/layout.h"
#include "engine/rules/rule.h"
#include "engine/store/documents/puzzle_document.h"
#include "engine/techniques/human_solver.h"
#include "engine/text/explain.h"
#include "tests/engine/teach/positions.h"
#include "tests/shipped_translations.h"
#include "tests/source_root.h"

namespace engine {
namespace {

std::vector<std::string> names_in(const Grid& grid, const Translations& texts = Translations())
{
    std::vector<std::string> names;
    for (HouseIndex house : grid.house_indexes())
        names.push_back(house_name(texts, grid, house));
    return names;
}

std::shared_ptr<const Grid> paper(std::string_view layout)
{
    const auto found = find_layout(layout);
    EXPECT_TRUE(found) << layout;
    return found ? make_grid(*found) : nullptr;
}

std::vector<std::string> names_on(std::string_view layout)
{
    return names_in(*paper(layout));
}

bool has(const std::vector<std::string>& names, const std::string& name)
{
    return std::ranges::count(names, name) == 1;
}

// In every language each house has another name, and one that is right for its kind.
void expect_names_of_its_own(const Grid& grid, const std::string& layout)
{
    for (const std::string& language : shipped_codes()) {
        const Translations texts = shipped_translations(language);
        const std::string any = texts.tr("extra house {n}");
        const std::string nameless = any.substr(0, any.find('{'));
        std::set<std::string> seen;
        for (const std::string& name : names_in(grid, texts)) {
            EXPECT_TRUE(seen.insert(name).second) << layout << ": " << name;
            EXPECT_EQ(name.find(nameless), name.npos) << layout << ": " << name;
            EXPECT_EQ(name.find('{'), name.npos) << layout << ": " << name;
        }
    }
}

TEST(HouseName, IsSharedByNoTwoHousesOfALayout)
{
    for (const NamedMix& named : all_named_mixes())
        expect_names_of_its_own(*paper(named.id), std::string(named.id));
}

TEST(HouseName, IsSharedByNoTwoHousesOfAMix)
{
    for (const Rule& rule : all_rules()) {
        const std::string mix = "9x9+" + std::string(rule.id);
        if (*rule.name != '\0')
            expect_names_of_its_own(*paper(mix), mix);
    }
    for (const char* mix :
         {"4x4+diagonals+windoku+disjoint-groups", "6x6+diagonals+disjoint-groups",
          "9x9+diagonals+windoku+disjoint-groups+anti-king+killer", "12x12+disjoint-groups",
          "16x16+diagonals+windoku+disjoint-groups", "25x25+diagonals+windoku+disjoint-groups",
          "9x9+jigsaw+diagonals+windoku", "twodoku+windoku", "flower+diagonals",
          "butterfly+diagonals+windoku+disjoint-groups", "samurai+diagonals+windoku",
          "samurai+disjoint-groups"})
        expect_names_of_its_own(*paper(mix), mix);
}

// Other programs use houses that follow from the windows: help shows some of their positions.
TEST(HouseName, KnowsTheHousesThatFollowFromWindows)
{
    const std::string line(81, '.');
    for (const char* layout : {"W", "XW"}) {
        const StepLine position = engine::position(layout + (":full_house::" + line) + ":::");
        expect_names_of_its_own(position.chart->grid(), layout);
        EXPECT_TRUE(has(names_in(position.chart->grid()), "window 4")) << layout;
        EXPECT_TRUE(has(names_in(position.chart->grid()), "hidden window 5")) << layout;
    }
}

TEST(HouseName, SaysWhatTheRuleIsAbout)
{
    const auto mixed = names_on("9x9+diagonals+windoku+disjoint-groups");
    for (const char* name : {"row 9", "column 1", "box 5", "the falling diagonal",
                             "the rising diagonal", "window 1", "window 4", "group 1", "group 9"})
        EXPECT_TRUE(has(mixed, name)) << name;
    EXPECT_TRUE(has(names_on("jigsaw-9x9"), "region 7"));
    const auto grid = paper("9x9+diagonals+disjoint-groups");
    const auto spanish = names_in(*grid, shipped_translations("es"));
    EXPECT_TRUE(has(spanish, "la diagonal ascendente"));
    EXPECT_TRUE(has(spanish, "el grupo 5"));
    EXPECT_TRUE(has(names_in(*grid, shipped_translations("it")), "la diagonale discendente"));
}

// Rectangular regions are called boxes among irregular ones, and counted with them.
TEST(HouseName, CountsFromTheTopLeft)
{
    const auto grid = paper("9x9+jigsaw+windoku");
    const auto names = names_in(*grid);
    for (const auto& [kinds, count] : {std::pair{std::vector<std::string>{"window "}, 4},
                                       std::pair{std::vector<std::string>{"region ", "box "}, 9}}) {
        std::vector<Cell> firsts;
        for (int number = 1; number <= count; ++number) {
            const auto name = std::ranges::find_if(names, [&](const std::string& each) {
                return std::ranges::any_of(kinds, [&](const std::string& kind) {
                    return each == kind + std::to_string(number);
                });
            });
            ASSERT_NE(name, names.end()) << kinds.front() << number;
            const HouseIndex house = HouseIndex::at(name - names.begin());
            firsts.push_back(std::ranges::min(grid->house(house).cells));
        }
        EXPECT_TRUE(std::ranges::is_sorted(firsts)) << kinds.front();
    }
}

// Rows are counted by their position, like cells, also those of the right square. If there is only
// one row at that position, its number is enough.
TEST(HouseName, NamesTheSquareWhereSquaresOverlap)
{
    const auto samurai = names_on("samurai");
    for (const char* name : {"row 8 of the top left square", "row 8 of the top right square",
                             "row 8 of the middle square", "column 15 of the bottom right square",
                             "row 11", "box 9 of the top left square", "box 2 of the middle square",
                             "box 3 of the bottom right square"})
        EXPECT_TRUE(has(samurai, name)) << name;
    EXPECT_TRUE(has(names_on("flower"), "row 5 of the right square"));
    EXPECT_TRUE(has(names_on("twodoku"), "row 8 of the bottom right square"));
    EXPECT_TRUE(has(names_on("samurai+diagonals"), "the rising diagonal of the middle square"));
    const auto grid = paper("samurai");
    EXPECT_EQ(house_name_within_square(Translations(), *grid, HouseIndex{7}), "row 8");
    EXPECT_TRUE(has(names_in(*grid, shipped_translations("es")),
                    "la fila 8 del cuadrado superior izquierdo"));
    EXPECT_TRUE(has(names_in(*grid, shipped_translations("it")),
                    "la riga 8 del quadrato in alto a sinistra"));
    EXPECT_TRUE(has(names_in(*grid, shipped_translations("de")), "Zeile 8 im Quadrat oben links"));
}

// "de el grupo" is not Spanish, nor is "in la riga" Italian: sentences leave the article to the
// name, or to a form.
struct Contractions {
    const char* language;
    const char* name; // of houses
    std::vector<std::string> wrong;
};

std::vector<Contractions> contractions()
{
    return {{"es", " grupo ", {"de el ", "a el "}},
            {"fr", " groupe ", {"de le ", "à le ", "de les ", "à les "}},
            {"it",
             " gruppo ",
             {"di il ", "di la ", "a il ", "a la ", "da il ", "da la ", "in il ", "in la ",
              "su il ", "su la "}},
            {"pt_BR", " grupo ", {"de o ", "de a ", "em o ", "em a ", "a o ", "a a "}}};
}

bool says(const std::string& text, const std::string& texts)
{
    const std::string large = begun_large(texts);
    return text.find(" " + texts) != text.npos || text.rfind(large, 0) == 0;
}

TEST(HouseName, StandsInSentencesWithItsArticle)
{
    for (const auto& [language, name, wrong] : contractions()) {
        const Translations texts = shipped_translations(language);
        int named = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const auto made =
                make_puzzle({.layout = "disjoint-9x9", .level = Level::Hard, .seed = seed});
            ASSERT_TRUE(made);
            const Chart chart(made->puzzle.grid);
            const Candidates start(chart, made->puzzle.givens);
            for (const Step& step : solve_like_a_person(start).steps) {
                for (const Sentence& sentence : explain(texts, chart.grid(), step)) {
                    const std::string text = plain(sentence);
                    named += text.find(name) != text.npos ? 1 : 0;
                    for (const std::string& each : wrong)
                        EXPECT_FALSE(says(text, each)) << text;
                }
            }
        }
        EXPECT_GT(named, 10) << language;
    }
}

// Also for techniques that no puzzle above needs.
TEST(HouseName, FollowsNoWordThatItsArticleWouldMergeWith)
{
    const std::vector<std::string> houses = {
        "{house}",         "{bases}",  "{covers}",       "{witnesses}",    "{focus_house}",
        "{effect_houses}", "{houses}", "{other_houses}", "{third_houses}", "{empty_house}"};
    for (const auto& [language, merging] :
         {std::pair{"es", std::vector<std::string>{"de ", "a "}},
          std::pair{"fr", std::vector<std::string>{"de ", "à "}},
          std::pair{"it", std::vector<std::string>{"di ", "a ", "da ", "in ", "su "}},
          std::pair{"pt_BR", std::vector<std::string>{"de ", "a ", "em ", "por "}}}) {
        std::ifstream file(source_root() / "assets/text" / (std::string(language) + ".po"));
        int named = 0;
        for (std::string line; std::getline(file, line);) {
            const auto begin = line.find('"');
            if (line.rfind("msgstr", 0) != 0 || begin == line.npos)
                continue;
            const std::string text = line.substr(begin + 1);
            for (const std::string& house : houses) {
                named += text.find(house.substr(1)) != text.npos ? 1 : 0; // also in a form
                for (const std::string& word : merging)
                    EXPECT_FALSE(says(text, word + house)) << text;
            }
        }
        EXPECT_GT(named, 40) << language;
    }
}

// For such houses a saved game only stores which cells they have.
TEST(HouseName, IsTheSameInASavedGame)
{
    for (const char* layout : {"x-9x9", "windoku", "disjoint-9x9", "samurai", "jigsaw-x-9x9"}) {
        const auto made = make_puzzle({.layout = layout, .level = Level::Easy, .seed = 1});
        ASSERT_TRUE(made) << layout;
        const auto loaded = from_document(to_document(made->puzzle));
        ASSERT_TRUE(loaded) << layout;
        EXPECT_EQ(names_in(*loaded->grid), names_in(*made->puzzle.grid)) << layout;
        expect_names_of_its_own(*loaded->grid, layout);
    }
}

} // namespace
} // namespace engine
