#include "engine/recipe/recipe.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "engine/make/puzzle_maker.h"
#include "engine/make/reachable_levels.h"
#include "engine/recipe/code.h"
#include "engine/recipe/puzzle_code.h"
#include "engine/recipe/stock.h"
#include "tests/engine/long_run.h"
#include "tests/recipe/described.h"
#include "tests/sanitized.h"

namespace engine {
namespace {

void expect_remade(const MadePuzzle& made, const std::string& what)
{
    const std::string text = to_text(made.recipe);
    const auto recipe = parse_recipe(text);
    ASSERT_TRUE(recipe) << what << " " << text << " " << in_english(recipe.why());
    EXPECT_EQ(*recipe, made.recipe) << what;
    const auto again = remake(*recipe);
    ASSERT_TRUE(again) << what;
    EXPECT_TRUE(*again->grid == *made.puzzle.grid) << what;
    EXPECT_EQ(again->givens, made.puzzle.givens) << what;
    EXPECT_EQ(again->solution, made.puzzle.solution) << what;
    EXPECT_LE(text.size(), longest_recipe);
}

void expect_short_code(const Recipe& recipe, Level level)
{
    ASSERT_TRUE(has_code(recipe)) << to_text(recipe);
    std::string code = to_code(recipe);
    std::erase(code, '-');
    EXPECT_GE(code.size(), 8u) << code;
    EXPECT_LE(code.size(), 14u) << code;
    EXPECT_EQ(level_in(recipe), static_cast<int>(level));
}

std::string complaint_about_recipe(const std::string& text)
{
    const auto recipe = parse_recipe(text);
    return recipe ? "none" : in_english(recipe.why());
}

TEST(Code, GivesBackWhatWasPassed)
{
    CodeWriter writer;
    for (std::uint32_t count : {1u, 2u, 9u, 65'536u, 7u, 1u, 25u}) {
        std::uint32_t choice = count - 1;
        writer.pass(choice, count);
    }
    CodeReader reader(writer.text(code_figures), code_figures);
    for (std::uint32_t count : {1u, 2u, 9u, 65'536u, 7u, 1u, 25u}) {
        std::uint32_t choice = 0;
        reader.pass(choice, count);
        EXPECT_EQ(choice, count - 1);
    }
    EXPECT_TRUE(reader.is_read());
    std::uint32_t choice = 0;
    reader.pass(choice, 0);
    EXPECT_FALSE(reader.is_read());
}

TEST(Code, IsReadAsAHandWritesIt)
{
    EXPECT_EQ(as_code("0o-1iL abz"), "00111ABZ");
    EXPECT_FALSE(as_code("12U"));
    EXPECT_FALSE(as_code("12ü"));
}

// CRONODOKU_RECIPES names a file to append them to, for recipe_tests.
void keep(const MadePuzzle& made)
{
    if (const char* file = std::getenv("CRONODOKU_RECIPES"))
        std::ofstream(file, std::ios::app)
            << to_text(made.recipe) << ' ' << described(made.puzzle) << '\n';
}

// 100 puzzles of every layout and level that New Game offers, made again without the teacher:
//   export CRONODOKU_LONG=100 CRONODOKU_RECIPES=/tmp/recipes.txt
//   build/release/tests/engine_tests --gtest_filter='*/Recipes.*' &&
//   build/release/tests/recipe_tests
class Recipes : public testing::TestWithParam<std::string> {};

// A single Extreme puzzle of such a board takes seconds, with the sanitizers minutes, to rate, in
// which the finders do what they do on smaller boards.
bool is_too_large(const Layout& layout)
{
    const int most_cells = is_sanitized ? 100 : 256;
    return longer(1) == 1 && make_grid(layout)->cell_count() > most_cells;
}

TEST_P(Recipes, MakeEveryPuzzleAgain)
{
    const Layout layout = *find_layout(GetParam());
    for (Level level : reachable_levels(layout)) {
        if (level > Level::Hard && is_too_large(layout))
            break;
        PuzzleMaker maker({.layout = layout.id, .level = level});
        for (int seed = 1; seed <= longer(1); ++seed) {
            const auto made = maker.make(static_cast<std::uint64_t>(seed));
            ASSERT_TRUE(made);
            expect_remade(*made, layout.id + " " + std::string(id_of(level)) + " " +
                                     seed_code(static_cast<std::uint64_t>(seed)));
            expect_short_code(made->recipe, level);
            keep(*made);
        }
    }
}

// Whatever else can be asked for: how the grid is filled, a pattern, a number of givens.
PuzzleSpec random_spec(const Layout& layout, Random& random)
{
    const std::vector<Level> levels = reachable_levels(layout);
    const auto choices =
        static_cast<std::uint32_t>(std::min<std::size_t>(levels.size(), is_sanitized ? 2 : 3));
    PuzzleSpec spec{.layout = layout.id, .level = levels[random.below(choices)]};
    spec.fill = static_cast<FillMethod>(random.below(2));
    spec.seed = random.next();
    if (prints_clues(layout))
        return spec; // few grids with cages meet more than that
    spec.symmetry = static_cast<Symmetry>(random.below(6));
    if (random.coin())
        spec.givens = static_cast<int>(random.below(200));
    // If no attempt leaves so few, all of them are made: too long on large boards and with the
    // sanitizers.
    const int cells = make_grid(layout)->cell_count();
    if (spec.givens != 0 && (is_sanitized || cells > 100))
        spec.givens = cells > 100 || spec.level == Level::Beginner ? cells / 2 : cells * 2 / 5;
    spec.is_minimal = layout.size < 9 && random.coin();
    return spec;
}

TEST_P(Recipes, MakeThePuzzleOfAnySpecAgain)
{
    const Layout layout = *find_layout(GetParam());
    Random random(layout.id.size() * 1'000 + static_cast<std::uint64_t>(layout.size));
    for (int turn = 0; turn < longer(1); ++turn) {
        const PuzzleSpec spec = random_spec(layout, random);
        const auto made = make_puzzle(spec);
        ASSERT_TRUE(made);
        expect_remade(*made, category_of(spec) + " " + seed_code(spec.seed));
        keep(*made);
    }
}

std::vector<std::string> layout_ids()
{
    std::vector<std::string> ids;
    for (const Layout& layout : all_layouts())
        ids.push_back(layout.id);
    return ids;
}

INSTANTIATE_TEST_SUITE_P(Layout, Recipes, testing::ValuesIn(layout_ids()), [](const auto& test) {
    std::string name = test.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

TEST(Recipe, TellsWhatWasAskedForByNoOtherMeans)
{
    for (Symmetry symmetry : {Symmetry::Rotation2, Symmetry::Diagonal}) {
        for (Level level : {Level::Beginner, Level::Hard, Level::Extreme, Level::Diabolical}) {
            const PuzzleSpec spec{.level = level, .symmetry = symmetry, .seed = 5};
            expect_remade(*make_puzzle(spec), category_of(spec));
        }
    }
    for (const char* layout : {"8x8+anti-king", "samurai+diagonals", "9x9+jigsaw+windoku+killer"}) {
        const PuzzleSpec spec{.layout = layout, .level = Level::Hard, .seed = 3};
        expect_remade(*make_puzzle(spec), layout);
    }
    expect_remade(*make_puzzle({.fill = FillMethod::Transform, .seed = 1, .givens = 40}), "40");
}

TEST(Recipe, IsShort)
{
    const auto layout = *find_layout("25x25");
    const Puzzle large = make_puzzle({.layout = "25x25", .seed = 1})->puzzle;
    EXPECT_LE(to_text(recipe_of(layout, large)).size(), 420u);
    const Puzzle usual = make_puzzle({.seed = 1})->puzzle;
    EXPECT_LE(to_text(recipe_of(*find_layout("9x9"), usual)).size(), 47u);
}

TEST(Recipe, OfAnyPuzzleMakesItAgain)
{
    const auto layout = *find_layout("9x9");
    const Puzzle puzzle = make_puzzle({.level = Level::Diabolical, .seed = 4})->puzzle;
    const auto again = remake(recipe_of(layout, puzzle));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->givens, puzzle.givens);
    EXPECT_EQ(again->solution, puzzle.solution);
}

std::string written_text(const PuzzleSpec& spec)
{
    return to_text(recipe_of(*find_layout(spec.layout), make_puzzle(spec)->puzzle));
}

TEST(Recipe, MayBeTypedByHand)
{
    std::string text = written_text({.level = Level::Extreme, .seed = 8});
    const auto recipe = parse_recipe(text);
    const auto code = text.rfind(':') + 1;
    for (std::size_t at = code; at < text.size(); ++at)
        text[at] = static_cast<char>(std::tolower(text[at]));
    text.insert(code + 4, "-");
    text.insert(code + 9, " ");
    const auto typed = parse_recipe(text);
    ASSERT_TRUE(recipe && typed);
    EXPECT_EQ(*recipe, *typed);
}

TEST(Recipe, NoticesWhatIsMistyped)
{
    const std::string text = written_text({.level = Level::Easy, .seed = 8});
    int unnoticed = 0;
    for (std::size_t at = text.rfind(':') + 1; at < text.size(); ++at) {
        for (char letter : {'0', '7', 'Z'}) {
            std::string changed = text;
            changed[at] = letter;
            unnoticed += changed != text && parse_recipe(changed) ? 1 : 0;
        }
        EXPECT_FALSE(parse_recipe(text.substr(0, at)));
    }
    EXPECT_EQ(unnoticed, 0);
}

// A code with check figures that fit.
std::string signed_code(const std::string& layout, const std::string& code)
{
    return "r1:" + layout + ":" + code + check_figures(layout + ":" + code);
}

TEST(Recipe, SaysWhatIsWrong)
{
    EXPECT_EQ(complaint_about_recipe(std::string(longest_recipe + 1, 'r')),
              "This is not the recipe of a puzzle; a recipe looks like r1:9x9:0123ABCD");
    EXPECT_EQ(complaint_about_recipe("r2:9x9:0123ABCD"),
              "This recipe is of another version of the game");
    EXPECT_NE(complaint_about_recipe("r1:9x10:0123ABCD").find("is not a layout"),
              std::string::npos);
    const std::string mistyped =
        "The recipe is mistyped or incomplete: its check digits do not match";
    EXPECT_EQ(complaint_about_recipe("r1:9x9:0123ABCD"), mistyped);
    EXPECT_EQ(complaint_about_recipe("r1:9x9:"), mistyped);
    EXPECT_EQ(complaint_about_recipe("r1:9x9:U"), mistyped);
    const std::string impossible = "This version of the game knows no 9x9 puzzle with this recipe";
    for (const char* code : {"", "2", "3", "4", "ZZZZZZZZZ", "123456789ABCDEFGHJK"})
        EXPECT_EQ(complaint_about_recipe(signed_code("9x9", code)), impossible) << code;
    EXPECT_FALSE(parse_recipe(signed_code("jigsaw-9x9", "123456789ABCDEFGHJKMNPQRSTVWXYZ")));
    EXPECT_FALSE(parse_recipe(signed_code("killer-9x9", "123456789ABCDEFGHJKMNPQRSTVWXYZ")));
    EXPECT_FALSE(parse_recipe(signed_code("jigsaw-9x9", std::string(1'900, 'Z'))));
}

TEST(Recipe, OfAnotherPuzzleThanThereIsIsRefused)
{
    const auto refuses = [](auto change) {
        const std::vector<int> lines = {0, 1, 2, 3, 4, 5, 6, 7, 8};
        MovedStock moved{0, 17, {lines, lines, lines}};
        Recipe recipe{"9x9", {}};
        change(recipe, moved);
        recipe.made_from = moved;
        return !remake(recipe);
    };
    EXPECT_FALSE(refuses([](Recipe&, MovedStock&) {}));
    EXPECT_TRUE(refuses([](Recipe&, MovedStock& from) { from.shelf = -1; }));
    EXPECT_TRUE(refuses([](Recipe&, MovedStock& from) { from.shelf = 2; }));
    EXPECT_TRUE(refuses([](Recipe&, MovedStock& from) { from.number = 60'000; }));
    EXPECT_TRUE(refuses([](Recipe&, MovedStock& from) { from.moves.rows.pop_back(); }));
    EXPECT_TRUE(refuses([](Recipe&, MovedStock& from) { from.moves.names[0] = 9; }));
    EXPECT_TRUE(refuses([](Recipe& recipe, MovedStock&) { recipe.layout = "windoku"; }));
    EXPECT_FALSE(remake({"9x9", FromStock{0, 60'000, 1}}));
    EXPECT_FALSE(remake({"9x9", FromStock{60, 0, 1}}));
    EXPECT_FALSE(remake({"9x9", FromDice{{.put_back = 80}}}));
    const auto refuses_grid = [](auto change) {
        Recipe recipe = recipe_of(*find_layout("9x9+jigsaw+killer"),
                                  make_puzzle({.layout = "9x9+jigsaw+killer", .seed = 8})->puzzle);
        change(std::get<FilledGrid>(recipe.made_from));
        return !remake(recipe);
    };
    EXPECT_FALSE(refuses_grid([](FilledGrid&) {}));
    EXPECT_TRUE(refuses_grid([](FilledGrid& filled) { filled.regions.clear(); }));
    EXPECT_TRUE(refuses_grid([](FilledGrid& filled) { filled.regions[0] = filled.regions[1]; }));
    EXPECT_TRUE(refuses_grid([](FilledGrid& filled) { filled.cages.clear(); }));
    EXPECT_TRUE(refuses_grid(
        [](FilledGrid& filled) { filled.cages[0].push_back(filled.cages[0].front()); }));
    EXPECT_TRUE(refuses_grid([](FilledGrid& filled) { filled.cages_without_sum = {{}}; }));
    EXPECT_TRUE(refuses_grid([](FilledGrid& filled) { filled.cages[0][0].index = 900; }));
    EXPECT_TRUE(refuses_grid([](FilledGrid& filled) { filled.solution[0] = 0; }));
    EXPECT_TRUE(refuses_grid([](FilledGrid& filled) { filled.solution[0] = filled.solution[1]; }));
    EXPECT_TRUE(refuses_grid([](FilledGrid& filled) { filled.solution.pop_back(); }));
    EXPECT_TRUE(refuses_grid([](FilledGrid& filled) { filled.givens = {Cell{1}, Cell{1}}; }));
}

} // namespace
} // namespace engine
