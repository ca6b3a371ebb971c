// The page behind New Game: what few players want of a puzzle, the seed field, and a puzzle that is
// made before it is played.

#include "game/scenes/new_game/more_scene.h"

#include <string>

#include <gtest/gtest.h>

#include "engine/make/puzzle_maker.h"
#include "engine/make/wishes.h"
#include "engine/recipe/recipe.h"
#include "game/scenes/screens.h"
#include "tests/game/menu_screen.h"

namespace game {
namespace {

using Kind = Transition::Kind;

constexpr const char* empty_seed = "random — or type a code or seed";

// New Game with this page above it.
class MorePage {
public:
    explicit MorePage(Size window = {1280, 1000}) : MorePage([](Settings&) {}, window) {}
    explicit MorePage(const std::function<void(Settings&)>& prepare, Size window = {1280, 1000})
        : world(prepared(prepare)),
          below(world, make_new_game_scene, Size{1280, 1000}),
          page(world, below.click(label_of_more()), window)
    {
    }

    void finish() { page.wait_while_busy(); }
    void choose_field_below(std::string_view label)
    {
        const std::optional<Point> at = page.find(label);
        ASSERT_TRUE(at) << label;
        page.click(Point{at->x, at->y + 38});
    }
    const engine::PuzzleSpec& started()
    {
        EXPECT_EQ(page.press(Key::Enter).kind, Kind::Push);
        return world.settings.last_game;
    }

    std::unique_ptr<MenuWorld> owned;
    MenuWorld& world;
    MenuScreen below;
    MenuScreen page;

private:
    std::string label_of_more() const
    {
        const int wishes = engine::count_wishes(world.settings.last_game);
        return wishes == 0 ? "More options" : "More options: " + std::to_string(wishes) + " chosen";
    }
    MenuWorld& prepared(const std::function<void(Settings&)>& prepare)
    {
        owned = std::make_unique<MenuWorld>();
        prepare(owned->settings);
        return *owned;
    }
};

TEST(MoreScene, ClicksChooseSymmetryAndFilling)
{
    MorePage more;
    EXPECT_FALSE(more.below.shows("Half turn")) << "few want it";
    more.page.click("Half turn");
    more.page.click("Transform");
    EXPECT_EQ(more.started().symmetry, engine::Symmetry::Rotation2);
    EXPECT_EQ(more.started().fill, engine::FillMethod::Transform);
}

TEST(MoreScene, DigitsCanBeTriedInOrder)
{
    MorePage more;
    more.page.click("1 2 3 in order");
    EXPECT_TRUE(more.started().digits_in_order);
    more.page.click("Along the rows");
    EXPECT_EQ(more.started().fill, engine::FillMethod::Rows);
    EXPECT_FALSE(more.started().digits_in_order);
    more.page.click("Transform");
    EXPECT_FALSE(more.started().digits_in_order);
}

TEST(MoreScene, EverySymmetryCanBeChosenInANarrowWindow)
{
    MorePage more(Size{480, 853});
    more.page.click("Diagonal"); // in the second row of segments
    EXPECT_EQ(more.started().symmetry, engine::Symmetry::Diagonal);
}

TEST(MoreScene, NumbersAreSteppedAndTyped)
{
    MorePage more;
    more.page.click("+"); // of the givens
    EXPECT_TRUE(more.page.shows("27"));
    more.page.click("−");
    EXPECT_TRUE(more.page.shows("26"));
    more.page.press_digit('3');
    more.page.press_digit('0');
    EXPECT_EQ(more.started().givens, 30);
    more.page.press(Key::Backspace);
    EXPECT_EQ(more.started().givens, 3) << "it is the puzzle's that is chosen";
}

TEST(MoreScene, GivensOfTheRowsAreTyped)
{
    MorePage more;
    more.choose_field_below("Givens of the rows");
    more.page.type("2,2,2,3,3,3,4,4");
    EXPECT_TRUE(more.page.says("9 rows"));
    EXPECT_EQ(more.page.press(Key::Enter).kind, Kind::Stay);
    more.page.type(",4");
    EXPECT_EQ(more.started().givens_of_rows, (std::vector<int>{4, 4, 4, 3, 3, 3, 2, 2, 2}));
    more.page.type(";");
    EXPECT_TRUE(more.page.says("Write a number of givens for each row"));
    EXPECT_EQ(more.page.press(Key::Enter).kind, Kind::Stay);
    more.page.click("Reset this page");
    EXPECT_TRUE(more.started().givens_of_rows.empty());
}

TEST(MoreScene, SymbolsOfOnesOwnAreTypedAndOfferedAgain)
{
    MorePage more;
    more.choose_field_below("Symbols of your own");
    more.page.type("a♠c");
    EXPECT_TRUE(more.page.says("type 6 more"));
    more.page.type("defgha");
    EXPECT_TRUE(more.page.says("A is there twice"));
    more.page.press(Key::Backspace);
    more.page.type("i");
    EXPECT_FALSE(more.page.says("digits: type"));
    more.started();
    EXPECT_EQ(more.world.settings.symbol_choice(),
              (engine::SymbolChoice{engine::SymbolSet::Own, "A♠CDEFGHI"}));

    MenuScreen again(more.world, make_new_game_scene, Size{1280, 1000});
    again.click("1 2 3");
    again.click("A ♠ C");
    again.press(Key::Enter);
    EXPECT_EQ(more.world.settings.symbols, engine::SymbolSet::Own);
}

TEST(MoreScene, AnImpossibleChoiceSaysWhyAndDoesNotStart)
{
    MorePage more([](Settings& settings) {
        settings.last_game.givens_in_row = 4;
        settings.last_game.most_in_row = 3;
    });
    EXPECT_TRUE(more.page.says("At least 4 and at most 3 givens in a row"));
    EXPECT_EQ(more.page.press(Key::Enter).kind, Kind::Stay);
    more.page.click("Reset this page");
    EXPECT_FALSE(more.page.says("At least 4 and at most 3 givens in a row"));
    EXPECT_EQ(more.started().most_in_row, 0);
}

TEST(MoreScene, ATechniqueIsChosenFromAListWithItsLevel)
{
    MorePage more;
    const Transition opens = more.page.click("Required technique");
    ASSERT_EQ(opens.kind, Kind::Push);
    MenuScreen list(more.world, opens);
    for (int turns = 0; turns < 100 && !list.find("X-Wing"); ++turns)
        list.scene().handle(WheelTurned{.at = {640, 400}, .steps = -1});
    list.scene().handle(WheelTurned{.at = {640, 400}, .steps = -1}); // away from the edge
    EXPECT_EQ(list.click("X-Wing").kind, Kind::Pop);
    EXPECT_TRUE(more.page.shows("X-Wing"));
    EXPECT_EQ(more.page.click("Start").kind, Kind::Push);
    const engine::PuzzleSpec& started = more.world.settings.last_game;
    EXPECT_EQ(started.technique, engine::find_technique("x_wing"));
    EXPECT_EQ(started.level, engine::find_technique("x_wing")->standing.level);
}

TEST(MoreScene, TellsOfAPuzzleBeforeItIsPlayed)
{
    MorePage more([](Settings& settings) {
        settings.last_game.givens_in_row = 4;
        settings.last_game.most_in_row = 4;
    });
    more.page.click("Make one and describe it");
    more.finish();
    EXPECT_TRUE(more.page.says("36 givens"));
    EXPECT_TRUE(more.page.says("4 4 4 4 4 4 4 4 4"));
    EXPECT_TRUE(more.page.says("digits tried"));
    EXPECT_TRUE(more.page.says("Sudoku Explainer"));
    EXPECT_TRUE(more.page.says("A short code can't hold")) << "how the rows were made";
    EXPECT_TRUE(more.page.shows("Make another one"));
    more.page.click("Half turn");
    EXPECT_TRUE(more.page.shows("Make one and describe it")) << "it was another kind of puzzle";
}

TEST(MoreScene, TellsTheShortCodeOfAUsualPuzzle)
{
    MorePage more;
    more.page.click("Make one and describe it");
    more.finish();
    EXPECT_TRUE(more.page.says("Code: "));
    EXPECT_EQ(more.page.press(Key::Enter).kind, Kind::Stay) << "it makes another one";
    more.finish();
    EXPECT_EQ(more.page.click("Start").kind, Kind::Push);
}

TEST(MoreScene, SaysWhatAPuzzleMisses)
{
    MorePage more([](Settings& settings) { settings.last_game.givens = 17; });
    more.page.click("Make one and describe it");
    more.finish();
    EXPECT_TRUE(more.page.says("No puzzle with 17 givens was found"));
}

TEST(MoreScene, TheSeedFieldTakesHexadecimalFigures)
{
    MorePage more;
    more.page.click(empty_seed);
    EXPECT_TRUE(more.world.host.takes_text);
    more.page.type("4f2a");
    more.page.type("-91c3");
    EXPECT_TRUE(more.page.shows("4f2a-91c3"));
    more.page.press(Key::Backspace);
    more.page.press(Key::Home);
    more.page.press(Key::Delete);
    EXPECT_TRUE(more.page.shows("f2a-91c"));
    EXPECT_EQ(more.page.press(Key::Enter).kind, Kind::Push);
    for (int field = 0; field < 3; ++field) // all of them take text
        more.page.press(Key::Up);
    EXPECT_FALSE(more.world.host.takes_text);
}

TEST(MoreScene, ACodeStartsItsPuzzle)
{
    engine::PuzzleMaker maker({.layout = "jigsaw-6x6", .level = engine::Level::Medium});
    const auto made = maker.make(3);
    ASSERT_TRUE(made);
    const std::string code = engine::to_text(made->recipe);
    MorePage more;
    more.world.host.copied = code + "\n";
    more.page.click(empty_seed);
    more.page.press_letter('V', {.control = true});
    EXPECT_TRUE(more.page.shows(code));
    EXPECT_EQ(more.page.press(Key::Enter).kind, Kind::Push);
}

TEST(MoreScene, AWrongCodeIsExplainedAndDoesNotStart)
{
    MorePage more;
    more.page.click(empty_seed);
    more.page.type("zebra");
    EXPECT_EQ(more.page.press(Key::Enter).kind, Kind::Stay);
    EXPECT_EQ(more.page.click("Start").kind, Kind::Stay);
    EXPECT_EQ(more.below.press(Key::Enter).kind, Kind::Stay);
    const std::string why = engine::Translations().tr(engine::parse_recipe("zebra").why());
    EXPECT_TRUE(more.page.says(why.substr(0, why.find(' ')))) << why;
}

TEST(MoreScene, ChoicesAreRememberedInTheSettings)
{
    Settings settings;
    settings.last_game.technique = engine::find_technique("x_wing");
    settings.last_game.givens = 30;
    settings.last_game.givens_in_row = 2;
    settings.last_game.most_in_row = 4;
    settings.last_game.is_minimal = true;
    settings.last_game.digits_in_order = true;
    const Settings read = parse_settings(to_text(settings));
    EXPECT_EQ(read.last_game, settings.last_game);
    EXPECT_EQ(parse_settings("last-givens = 9999\nlast-technique = magic\n").last_game.technique,
              nullptr);
}

} // namespace
} // namespace game
