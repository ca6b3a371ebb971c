// Typing a puzzle in the editor, as it is printed in a line: keys, marks and counts on the way, and
// what stays when the editor is left.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/formats/playable.h"
#include "engine/rules/layout.h"
#include "game/scenes/editor/entered_puzzle.h"
#include "tests/game/editor_fixture.h"

namespace game {
namespace {

// A key for each character: a digit, or a full stop for an empty cell.
void press_line(MenuScreen& screen, std::string_view line)
{
    for (const char cell : line) {
        if (cell >= '0' && cell <= '9')
            screen.press_digit(cell);
        else
            screen.scene().handle(KeyPressed{.key = Key::Sign, .symbol = cell});
    }
}

TEST(EditorTyping, APuzzleOfANewspaperIsTypedWith81Keys)
{
    std::string in_zeros = typed_in;
    std::ranges::replace(in_zeros, '.', '0');
    for (const std::string& line : {typed_in, in_zeros}) {
        Editor editor;
        press_line(editor.screen, line);
        editor.finish();
        EXPECT_EQ(editor.world.settings.entered, typed_in);
        EXPECT_TRUE(editor.screen.shows("One solution"));
    }
}

TEST(EditorTyping, SpaceAndTheArrowsGoOnToTheNextRow)
{
    Editor editor;
    press_line(editor.screen, "1");
    for (int cell = 1; cell < 8; ++cell)
        editor.screen.press(Key::Space);
    editor.screen.press(Key::Right); // from the last cell of the row
    press_line(editor.screen, "2");
    editor.screen.press(Key::Left);
    editor.screen.press(Key::Left);
    press_line(editor.screen, "3");
    editor.screen.press(Key::Home);
    editor.screen.press(Key::Up);
    editor.screen.press(Key::Left); // of the first cell
    press_line(editor.screen, "4");
    editor.finish();
    const std::string nothing(70, '.');
    EXPECT_EQ(editor.world.settings.entered, "1.......32" + nothing + "4");
}

TEST(EditorTyping, BackspaceTakesBackKeyByKey)
{
    Editor editor;
    press_line(editor.screen, "12.3");
    for (const std::string_view left : {"12", "12", "1"}) { // the second takes the stop back
        editor.screen.press(Key::Backspace);
        EXPECT_EQ(editor.world.settings.entered.substr(0, left.size()), left);
        EXPECT_EQ(editor.world.settings.entered.find_first_of("123456789", left.size()),
                  std::string::npos);
    }
    press_line(editor.screen, "5");
    EXPECT_EQ(editor.world.settings.entered.substr(0, 4), "15..");
    editor.screen.press(Key::Home);
    editor.screen.press(Key::Backspace); // what is in the cell, and it stays there
    press_line(editor.screen, "7");
    EXPECT_EQ(editor.world.settings.entered.substr(0, 4), "75..");
    editor.screen.press(Key::Right);
    editor.screen.press(Key::Delete);
    EXPECT_EQ(editor.world.settings.entered.substr(0, 4), "75..") << "it erases no other cell";
}

TEST(EditorTyping, NumbersOfTwoNumeralsStepOnAsOne)
{
    Editor editor;
    editor.screen.scene().handle(TextDropped{"12x12:" + std::string(5, 'z') + "n"});
    editor.finish();
    press_line(editor.screen, "12310.1.0");
    editor.screen.press(Key::Backspace);
    editor.finish();
    const auto puzzle = engine::find_puzzle(editor.world.settings.entered);
    ASSERT_TRUE(puzzle);
    const engine::Digits& givens = puzzle->puzzle.givens;
    const std::vector<int> first(givens.begin(), givens.begin() + 7);
    EXPECT_EQ(first, std::vector<int>({12, 3, 10, 0, 1, 0, 0}));
    press_line(editor.screen, "1");
    editor.screen.press(Key::Backspace); // while it waits for a second numeral
    press_line(editor.screen, "4");
    const auto then = engine::find_puzzle(editor.world.settings.entered);
    EXPECT_EQ(then->puzzle.givens[6], 4) << "where the 1 was";
}

TEST(EditorTyping, ADigitFromTheKeypadStepsOnToo)
{
    Editor editor;
    for (const char* digit : {"7", "8"})
        editor.screen.click(digit);
    editor.finish();
    EXPECT_EQ(editor.world.settings.entered.substr(0, 3), "78.");
}

bool has_glow(const MenuScreen& screen)
{
    const DisplayList picture = screen.picture();
    return std::ranges::any_of(picture.calls(), [](const DrawCall& call) {
        const auto* filled = std::get_if<drawn::Fill>(&call.what);
        return filled != nullptr && filled->tint.paint == Paint::GoldFill;
    });
}

// How many of the digits on the board are drawn as wrong.
int wrong_digits(const DisplayList& picture, std::string_view digit)
{
    return static_cast<int>(std::ranges::count_if(picture.calls(), [digit](const DrawCall& call) {
        const auto* text = std::get_if<drawn::Text>(&call.what);
        return text != nullptr && text->text == digit && text->tint == Tint(Paint::Wrong);
    }));
}

TEST(EditorTyping, CountsSolutionsOnceThereMayBeOnlyOne)
{
    std::string sparse = typed_in; // with 16 givens
    for (int given = 0, cell = 0; cell < 81; ++cell) {
        if (sparse[cell] != '.' && ++given > 16)
            sparse[cell] = '.';
    }
    Editor editor;
    press_line(editor.screen, sparse);
    editor.finish();
    EXPECT_FALSE(editor.screen.shows("Several solutions"));
    EXPECT_TRUE(editor.screen.shows("16 digits so far"));
    EXPECT_FALSE(has_glow(editor.screen));
    editor.paste(sparse.substr(0, 80) + "9");
    EXPECT_TRUE(editor.screen.shows("Several solutions"));
    EXPECT_TRUE(has_glow(editor.screen));
}

TEST(EnteredPuzzle, NeedsAsManyDigitsAsItsSizeAndNoneWithCages)
{
    const auto enough = [](const char* layout) {
        return EnteredPuzzle(empty_puzzle(*engine::find_layout(layout))).enough();
    };
    EXPECT_EQ(enough("9x9"), 17);
    EXPECT_EQ(enough("4x4"), 4);
    EXPECT_EQ(enough("6x6"), 8);
    EnteredPuzzle caged(empty_puzzle(*engine::find_layout("9x9")));
    EXPECT_FALSE(caged.has_enough());
    ASSERT_TRUE(caged.add_cage({engine::Cell::at(0), engine::Cell::at(1)}, 5));
    EXPECT_TRUE(caged.has_enough());
}

TEST(EditorTyping, MarksEqualDigitsAtOnce)
{
    Editor editor;
    editor.screen.press_digit('5');
    editor.screen.press_digit('5');
    // Before anything is found out in the background.
    EXPECT_TRUE(editor.screen.shows("No solution"));
    EXPECT_TRUE(editor.screen.shows("5 is in both R1C1 and")) << "on two lines";
    EXPECT_EQ(wrong_digits(editor.screen.picture(), "5"), 2);
    editor.screen.press(Key::Backspace);
    EXPECT_FALSE(editor.screen.shows("No solution"));
    EXPECT_EQ(wrong_digits(editor.screen.picture(), "5"), 0);
}

TEST(EditorTyping, CanUndoAfterItWasLeft)
{
    MenuWorld world;
    Services services = world.services();
    const FixedMeasure measure;
    const auto open = [&] {
        auto editor = make_editor_scene(services);
        editor->lay_out({1280, 800}, measure);
        return editor;
    };
    open()->handle(KeyPressed{.key = Key::Digit, .symbol = '5'});
    const std::string typed = world.settings.entered;
    ASSERT_EQ(typed[0], '5');
    const auto again = open();
    again->handle(KeyPressed{.key = Key::Letter, .symbol = 'Z', .held = {.control = true}});
    EXPECT_EQ(world.settings.entered, "");
    again->handle(KeyPressed{.key = Key::Letter, .symbol = 'Y', .held = {.control = true}});
    EXPECT_EQ(world.settings.entered, typed);
    world.settings.entered = typed_in; // as an import does
    open()->handle(KeyPressed{.key = Key::Letter, .symbol = 'Z', .held = {.control = true}});
    EXPECT_EQ(world.settings.entered, typed_in) << "another puzzle has no steps to undo";
}

} // namespace
} // namespace game
