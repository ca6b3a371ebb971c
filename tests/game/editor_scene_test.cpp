// The editor: what is typed, pasted and dropped there, what it says about the puzzle, the walk
// through its steps.

#include "game/scenes/screens.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "engine/formats/playable.h"
#include "engine/rules/drawn_grid.h"
#include "engine/rules/layout.h"
#include "engine/rules/rule.h"
#include "game/scenes/editor/entered_puzzle.h"
#include "game/scenes/editor/new_file.h"
#include "tests/game/editor_fixture.h"
#include "tests/new_folder.h"

namespace game {
namespace {

using Kind = Transition::Kind;

struct TemporaryFolder {
    TemporaryFolder() { path = new_folder("editor"); }
    ~TemporaryFolder() { std::filesystem::remove_all(path); }
    std::filesystem::path path;
};

std::string text_of_file(const std::filesystem::path& file)
{
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(EditorScene, AsksForGivensAtFirst)
{
    Editor editor;
    EXPECT_TRUE(editor.screen.shows("Enter the givens"));
    EXPECT_EQ(editor.screen.press(Key::Enter).kind, Kind::Stay) << "there is nothing to play";
}

TEST(EditorScene, APastedPuzzleIsRatedAndPlayed)
{
    Editor editor;
    editor.paste(typed_in);
    EXPECT_TRUE(editor.screen.shows("One solution"));
    EXPECT_TRUE(editor.screen.shows("51 cells to fill"));
    EXPECT_TRUE(editor.screen.shows("Rated Beginner"));
    EXPECT_EQ(editor.screen.press(Key::Enter).kind, Kind::Push) << "it is being judged";
}

TEST(EditorScene, WalksThroughTheSteps)
{
    Editor editor;
    editor.paste(typed_in);
    ASSERT_TRUE(editor.screen.shows("0 / 51"));
    editor.screen.press(Key::PageDown);
    EXPECT_TRUE(editor.screen.shows("1 / 51"));
    EXPECT_FALSE(editor.screen.shows("Steps")) << "the technique stands there";
    editor.screen.press(Key::PageUp);
    editor.screen.press(Key::PageUp);
    EXPECT_TRUE(editor.screen.shows("0 / 51"));
}

TEST(EditorScene, ListsAllStepsOfThePositionThatIsShown)
{
    Editor editor;
    EXPECT_EQ(editor.screen.press_letter('H', {.shift = true}).kind, Kind::Stay)
        << "nothing is known yet";
    editor.paste(typed_in);
    const Transition listed = editor.screen.press_letter('H', {.shift = true});
    ASSERT_EQ(listed.kind, Kind::Push);
    const std::unique_ptr<Scene> list = listed.make_scene();
    const FixedMeasure measure;
    list->lay_out({1280, 800}, measure);
    do {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        list->update(editor.world.host.time);
    } while (list->is_busy());
    DisplayList picture({1280, 800}, measure);
    list->draw(picture);
    EXPECT_TRUE(picture.shows("All next steps"));
    EXPECT_TRUE(picture.shows("Naked Single"));
    EXPECT_TRUE(picture.shows("Level: Beginner"));
}

TEST(EditorScene, ShowsTheSolution)
{
    Editor editor;
    editor.paste(typed_in);
    const auto digits = [&] {
        int count = 0;
        const DisplayList picture = editor.screen.picture();
        for (const DrawCall& call : picture.calls()) {
            const auto* text = std::get_if<drawn::Text>(&call.what);
            count += text != nullptr && text->text == "4" ? 1 : 0;
        }
        return count;
    };
    const int before = digits();
    editor.screen.click("Solve all");
    EXPECT_GT(digits(), before + 5);
    editor.screen.click("Hide the solution");
    EXPECT_EQ(digits(), before);
}

TEST(EditorScene, UndoesAndRedoes)
{
    Editor editor;
    editor.paste(typed_in);
    editor.screen.press_letter('Z', {.control = true});
    editor.finish();
    EXPECT_TRUE(editor.screen.shows("Enter the givens"));
    editor.screen.press_letter('Y', {.control = true});
    editor.finish();
    EXPECT_TRUE(editor.screen.shows("One solution"));
}

TEST(EditorScene, KeepsWhatWasEnteredForTheNextTime)
{
    Editor editor;
    editor.paste(typed_in);
    EXPECT_EQ(editor.world.settings.entered, typed_in);
    EXPECT_EQ(editor.world.saves.settings().entered, typed_in);
    MenuScreen again(editor.world, make_editor_scene);
    const auto all = parse_settings(to_text(editor.world.settings));
    EXPECT_EQ(all.entered, typed_in);
    EXPECT_FALSE(again.shows("Enter the givens"));
}

TEST(EditorScene, SaysWhatItCanNotRead)
{
    Editor editor;
    editor.paste(typed_in);
    editor.paste("Buy bread\nand milk, please, and something for the evening, if there is any\n");
    ASSERT_EQ(editor.world.host.shown.size(), 1u);
    EXPECT_EQ(editor.world.host.shown.front().headline.text, "The copied text holds no puzzle");
    EXPECT_TRUE(editor.screen.shows("One solution")) << "what was there stays";
}

TEST(EditorScene, TakesDroppedPuzzlesOfEveryLayout)
{
    Editor editor;
    editor.screen.scene().handle(TextDropped{"4x4:1_2a4a4a2a1_4a4b1"});
    editor.finish();
    EXPECT_TRUE(editor.screen.shows("4×4"));
    EXPECT_TRUE(editor.screen.shows("One solution"));
    editor.screen.press_letter('C', {.control = true});
    EXPECT_EQ(editor.world.host.copied, "12.4.4.2.14.4..1");
    EXPECT_TRUE(editor.screen.shows("Copied"));
}

TEST(EditorScene, WritesWithThePointerAlone)
{
    Editor editor;
    editor.screen.click(Point{320, 60});
    const auto key = editor.screen.find("7");
    ASSERT_TRUE(key);
    editor.screen.click(*key);
    editor.finish();
    EXPECT_EQ(editor.world.settings.entered[0], '7');
}

TEST(EditorScene, TakesKillersWithoutGivens)
{
    Editor editor;
    editor.paste(
        "3x3k:zzzc,___aa___aaaa_baabab____b_a__ba_aaaa_baabb_aab_aaca_______b_____aa____a___a_____"
        "b_____"
        "b___b,9_12_16_12a10a27_17d4d10b18e14a29b8a7d23_15_6_19b11_16d12f11a11a15_26a3b19e5a20d");
    EXPECT_TRUE(editor.screen.shows("One solution"));
    EXPECT_FALSE(editor.world.settings.entered.empty()) << "it is kept";
    editor.screen.click("Clear the board");
    editor.finish();
    EXPECT_TRUE(editor.screen.shows("Enter the givens"));
}

TEST(EditorScene, ADigitThatWaitsStaysInItsCell)
{
    Editor editor;
    editor.screen.scene().handle(TextDropped{"12x12:" + std::string(5, 'z') + "n"});
    editor.finish();
    ASSERT_TRUE(editor.screen.shows("12×12"));
    const auto given_at = [&](std::size_t index) {
        const auto puzzle = engine::find_puzzle(editor.world.settings.entered);
        return puzzle ? static_cast<int>(puzzle->puzzle.givens[index]) : -1;
    };
    for (const Key key : {Key::Home, Key::End, Key::Right}) {
        editor.screen.press(Key::Home);
        editor.screen.press_digit('1'); // might become 10, 11 or 12
        editor.screen.press(key);
        editor.finish();
        EXPECT_EQ(given_at(0), 1);
        editor.screen.press_letter('Z', {.control = true});
        editor.finish();
        ASSERT_NE(given_at(0), 1);
    }
    editor.screen.press(Key::Home);
    editor.screen.press_digit('1');
    editor.screen.click(Point{500, 400});
    editor.finish();
    EXPECT_EQ(given_at(0), 1);
}

TEST(EditorScene, ADigitThatWaitsIsKeptWhenTheEditorIsLeft)
{
    Editor editor;
    editor.screen.scene().handle(TextDropped{"12x12:" + std::string(5, 'z') + "n"});
    editor.screen.press_digit('1');
    EXPECT_EQ(editor.screen.press(Key::Escape).kind, Kind::Pop);
    EXPECT_EQ(engine::find_puzzle(editor.world.settings.entered)->puzzle.givens[0], 1);
}

TEST(EditorScene, PlaysOnlyWhatIsProperWithoutThePlacedDigits)
{
    std::string most = typed_in;
    for (int cell = 0; cell < 40; ++cell)
        most[cell] = '.';
    Editor editor;
    editor.screen.scene().handle(TextDropped{
        ":0000:x:+5+3+4+6+7+8+9+1+2+6+7+2+1+9+5+3+4+8+1+9+8+3+4+2+5+6+7+8+5+9+7+6+1+4+2+3+4+2+6+8" +
        most.substr(40) + ":::"});
    editor.finish();
    ASSERT_TRUE(editor.screen.shows("One solution")) << "with the digits that were placed";
    EXPECT_EQ(editor.screen.press(Key::Enter).kind, Kind::Stay);
}

TEST(EditorScene, AClickBetweenTheSquaresOfSamuraiPlaysNothing)
{
    Editor editor;
    editor.world.settings.entered = "";
    editor.screen.scene().handle(TextDropped{"samurai:" + std::string(14, 'z') + "e"});
    editor.finish();
    EXPECT_EQ(editor.screen.click(Point{615, 100}).kind, Kind::Stay);
    EXPECT_EQ(editor.screen.press(Key::Space).kind, Kind::Stay);
}

TEST(EditorScene, EntersCages)
{
    Editor editor;
    const auto shows_sum = [&](const std::string& sum) { // on one line or on two
        return editor.screen.shows("Sum of the cage: " + sum) || editor.screen.shows(sum);
    };
    editor.screen.scene().handle(TextDropped{"4x4:p"});
    editor.screen.press(Key::Right, {.shift = true});
    editor.screen.press_letter('K');
    EXPECT_TRUE(shows_sum("_"));
    editor.screen.press_digit('9');
    EXPECT_TRUE(shows_sum("9_"));
    editor.screen.press(Key::Enter);
    EXPECT_TRUE(shows_sum("9_")) << "two cells hold 7 at most";
    editor.screen.press(Key::Backspace);
    editor.screen.press_digit('7');
    editor.screen.press(Key::Enter);
    editor.finish();
    EXPECT_FALSE(shows_sum("7_"));
    EXPECT_EQ(editor.world.settings.entered.substr(0, 4), "2x2k") << editor.world.settings.entered;
    editor.screen.press(Key::Home);
    editor.screen.press_letter('K');
    editor.finish();
    EXPECT_EQ(editor.world.settings.entered.substr(0, 4), "....") << "the cage is gone";
    editor.screen.press(Key::Right, {.shift = true});
    editor.screen.press_letter('K');
    editor.screen.press(Key::Enter);
    editor.finish();
    EXPECT_EQ(editor.world.settings.entered, "killer-4x4:p,@r1c1r1c2") << "without a sum";
}

TEST(EditorScene, RegionsAreDrawnWithKeys)
{
    Editor editor;
    editor.screen.scene().handle(TextDropped{"4x4:p"});
    editor.screen.press_letter('R');
    EXPECT_TRUE(editor.screen.shows("Regions: done"));
    // The last cell of row 1 to region 1: now one has too many.
    editor.screen.press(Key::End);
    editor.screen.press_digit('1');
    editor.finish();
    EXPECT_TRUE(editor.screen.says("Region 1 has 5 cells"));
    EXPECT_TRUE(editor.screen.says("Region 2 has 3 cells"));
    EXPECT_TRUE(editor.screen.says("region 1 are not connected"));
    editor.screen.press_letter('Z', {.control = true});
    EXPECT_FALSE(editor.screen.says("Region 1 has 5 cells"));
    editor.screen.press(Key::Up);
    // Column by column: each cell of two rows goes to the other region.
    for (int column = 0; column < 4; ++column) {
        editor.screen.press(Key::Home); // of the row of the cursor, which is the first one
        for (int step = 0; step < column; ++step)
            editor.screen.press(Key::Right);
        for (int down = 0; down < 3; ++down)
            editor.screen.press(Key::Down, {.shift = true});
        editor.screen.press_digit(static_cast<char>('1' + column));
        editor.screen.press(Key::Down); // from the last row to the first
    }
    editor.finish();
    EXPECT_FALSE(editor.screen.says("cells; it needs"));
    editor.screen.press(Key::Enter);
    EXPECT_TRUE(editor.screen.shows("Regions"));
    EXPECT_EQ(editor.world.settings.entered.substr(0, 5), "4j:p,") << editor.world.settings.entered;
}

TEST(EditorScene, RegionsAreDrawnWithThePointer)
{
    Editor editor;
    editor.screen.scene().handle(TextDropped{"4x4:p"});
    editor.finish();
    editor.screen.press_letter('R');
    // From the first row of the first column to the last one.
    const Point first{374, 113};
    const Point last{374, 596};
    editor.screen.scene().handle(PointerPressed{.at = first});
    editor.screen.scene().handle(PointerMoved{.at = last, .pressed = true});
    editor.screen.scene().handle(PointerReleased{.at = last});
    EXPECT_TRUE(editor.screen.says("cells; it needs 4"));
    EXPECT_FALSE(editor.world.settings.drawn_regions.empty()) << "what is unfinished is kept";
    editor.screen.press_letter('R');
    ASSERT_EQ(editor.world.host.shown.size(), 1u);
    EXPECT_EQ(editor.world.host.shown.front().headline.text, "The regions are not finished");
    MenuScreen again(editor.world, make_editor_scene);
    again.press_letter('R');
    EXPECT_TRUE(again.says("cells; it needs 4"));
}

TEST(EnteredPuzzle, KeepsEveryRuleWhenRegionsAreDrawn)
{
    const auto jigsaw = engine::make_grid(*engine::find_layout("9x9+jigsaw"));
    std::vector<engine::Cells> regions;
    for (const engine::House& house : jigsaw->houses()) {
        if (house.kind == engine::HouseKind::Region)
            regions.push_back(house.cells);
    }
    int kept = 0;
    for (const engine::Rule& rule : engine::all_rules()) {
        const std::string added = "+" + std::string(rule.id);
        const auto goal = engine::find_layout("9x9+jigsaw" + added);
        if (!goal)
            continue; // it excludes a jigsaw
        EnteredPuzzle entered(empty_puzzle(*engine::find_layout("9x9" + added)));
        EXPECT_TRUE(entered.use_regions(regions)) << rule.id;
        EXPECT_EQ(entered.puzzle().layout->id, goal->id);
        ++kept;
    }
    EXPECT_GE(kept, 5);
}

TEST(EditorScene, SaysWhereNoRegionsCanBeDrawn)
{
    Editor editor;
    editor.screen.scene().handle(TextDropped{"samurai:" + std::string(14, 'z') + "e"});
    editor.finish();
    editor.screen.press_letter('R');
    ASSERT_EQ(editor.world.host.shown.size(), 1u);
    EXPECT_EQ(editor.world.host.shown.front().headline.text, "No regions can be drawn here");
}

TEST(EditorScene, SavesToANewFileInAFormatThatHoldsThePuzzle)
{
    const TemporaryFolder folder;
    MenuWorld world;
    world.data_path = folder.path.string();
    world.settings.entered = typed_in;
    MenuScreen editor(world, make_editor_scene);
    const Transition opens = editor.press_letter('S', {.control = true});
    ASSERT_EQ(opens.kind, Kind::Push);
    MenuScreen save(world, opens);
    save.press(Key::Right); // from lines to SDM, the next format
    save.press(Key::Space);
    for (int time = 0; time < 2; ++time) {
        save.press(Key::Enter);
        save.wait_while_busy();
    }
    EXPECT_TRUE(save.says("-2.sdm")) << "the second one is another file";
    const auto file = folder.path / "puzzles" / "cronodoku-2026-11-21-2102.sdm";
    std::string zeros = typed_in;
    std::ranges::replace(zeros, '.', '0');
    EXPECT_EQ(text_of_file(file), zeros + "\n");
}

TEST(NewFile, NeverOverwrites)
{
    const TemporaryFolder folder;
    const auto one = write_new_file(folder.path / "puzzles", "mine", "sdm", "one");
    const auto other = write_new_file(folder.path / "puzzles", "mine", "sdm", "other");
    ASSERT_TRUE(one && other);
    EXPECT_EQ(one->filename(), "mine.sdm");
    EXPECT_EQ(other->filename(), "mine-2.sdm");
    EXPECT_EQ(text_of_file(*one), "one");
    EXPECT_EQ(text_of_file(*other), "other");
    const auto refused = write_new_file(*one, "no-folder", "txt", "text");
    ASSERT_FALSE(refused);
    EXPECT_NE(engine::Translations().tr(refused.why()).find("can't be written"), std::string::npos);
}

TEST(EnteredPuzzle, CagesMayOverlapHaveNoSumAndBeApart)
{
    using engine::Cell;
    EnteredPuzzle entered(empty_puzzle(*engine::find_layout("4x4")));
    EXPECT_TRUE(entered.add_cage({Cell::at(0), Cell::at(5)}, 0)) << "they touch at a corner";
    EXPECT_TRUE(entered.add_cage({Cell::at(5), Cell::at(0), Cell::at(15)}, 6));
    ASSERT_EQ(entered.grid().cages().size(), 2u);
    EXPECT_FALSE(entered.grid().cages().front().has_sum());
    EXPECT_TRUE(entered.add_cage({Cell::at(0), Cell::at(5)}, 7));
    ASSERT_EQ(entered.grid().cages().size(), 2u) << "it has replaced the one of the same cells";
    EXPECT_EQ(entered.grid().cages().back().sum, 7);
    EXPECT_EQ(entered.puzzle().layout->id, "killer-4x4");
    const auto again = last_entered(line_of(entered));
    EXPECT_EQ(again, entered.puzzle());
    EXPECT_FALSE(entered.add_cage({Cell::at(3)}, 0)) << "it would say nothing";
    EXPECT_FALSE(entered.add_cage({Cell::at(3)}, 5));
    EXPECT_TRUE(entered.remove_cage_at(Cell::at(5)));
    EXPECT_EQ(entered.grid().cages().front().sum, 6) << "the last one drawn there went first";
    EXPECT_TRUE(entered.remove_cage_at(Cell::at(5)));
    EXPECT_FALSE(entered.remove_cage_at(Cell::at(5)));
    EXPECT_EQ(entered.puzzle().layout->id, "4x4");
    EXPECT_TRUE(entered.is_empty());
}

TEST(EnteredPuzzle, ACellIsInAFewCagesAtMost)
{
    EnteredPuzzle entered(empty_puzzle(*engine::find_layout("9x9")));
    for (std::uint16_t other = 1; other <= engine::most_cages_of_cell; ++other)
        EXPECT_TRUE(entered.add_cage({engine::Cell{0}, engine::Cell{other}}, 0));
    EXPECT_FALSE(entered.add_cage({engine::Cell{0}, engine::Cell{80}}, 0));
}

TEST(EnteredPuzzle, WhatChangesNothingIsNoStep)
{
    EnteredPuzzle entered(empty_puzzle(*engine::find_layout("4x4")));
    EXPECT_FALSE(entered.write({engine::Cell::at(0)}, engine::no_digit));
    EXPECT_FALSE(entered.can_undo());
    EXPECT_TRUE(entered.write({engine::Cell::at(0)}, 1));
    EXPECT_FALSE(entered.write({engine::Cell::at(0)}, 1));
    EXPECT_TRUE(entered.undo());
    EXPECT_FALSE(entered.undo());
}

TEST(EnteredPuzzle, ChangingTheBoardKeepsGivensThatFit)
{
    EnteredPuzzle entered(empty_puzzle(*engine::find_layout("9x9")));
    entered.write({engine::Cell::at(0)}, 5);
    entered.choose(*engine::find_layout("x-9x9"));
    EXPECT_EQ(entered.puzzle().givens[0], 5);
    entered.choose(*engine::find_layout("4x4"));
    EXPECT_TRUE(entered.is_empty());
    entered.undo();
    entered.undo();
    EXPECT_EQ(entered.puzzle().layout->id, "9x9");
    EXPECT_EQ(entered.puzzle().givens[0], 5);
}

TEST(EnteredPuzzle, WhatIsPlacedGoesWhenAGivenChanges)
{
    engine::SharedPuzzle puzzle = empty_puzzle(*engine::find_layout("4x4"));
    puzzle.placed = engine::Digits(16, engine::no_digit);
    puzzle.placed[3] = 2;
    EnteredPuzzle entered(puzzle);
    EXPECT_EQ(entered.board()[engine::Cell::at(3)].digit, 2);
    EXPECT_FALSE(entered.board()[engine::Cell::at(3)].given);
    entered.write({engine::Cell::at(3)}, 1);
    EXPECT_TRUE(entered.board()[engine::Cell::at(3)].given);
}

} // namespace
} // namespace game
