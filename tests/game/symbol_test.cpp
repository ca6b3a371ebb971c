// Symbols other than figures: shapes and colours, as they are drawn and as they are named.

#include "game/widgets/board/symbol.h"

#include "engine/grid/symbols.h"
#include "tests/game/play_fixture.h"

namespace game {
namespace {

using engine::SymbolSet;

engine::Grid printed(SymbolSet set)
{
    return engine::in_symbols(*grid_of_boxes(3, 3), set);
}

DisplayList drawing_of(SymbolSet set, engine::Digit digit, SymbolForm form, int size = 40)
{
    const FixedMeasure measure;
    DisplayList list(Size{100, 100}, measure);
    draw_symbol(list, printed(set), digit, Point{50, 50}, Font{Face::Numerals, Weight::Bold, size},
                Paint::Given, form);
    return list;
}

TEST(Symbol, EachPictureIsDrawnDifferentlyPrintedAndWritten)
{
    for (const SymbolSet set : {SymbolSet::Shapes, SymbolSet::Colours}) {
        std::vector<DisplayList> all;
        for (engine::Digit digit = 1; digit <= 9; ++digit) {
            for (const SymbolForm form : {SymbolForm::Solid, SymbolForm::Outlined})
                all.push_back(drawing_of(set, digit, form));
        }
        for (std::size_t one = 0; one < all.size(); ++one) {
            for (std::size_t other = one + 1; other < all.size(); ++other)
                EXPECT_NE(all[one].calls(), all[other].calls()) << one << " " << other;
            EXPECT_FALSE(all[one].shows("circle") || all[one].shows("red"));
        }
    }
}

// Colours differ by the number of their dots too.
TEST(Symbol, AColourHasAsManyDotsAsItsDigit)
{
    for (engine::Digit digit = 1; digit <= 9; ++digit) {
        const DisplayList list = drawing_of(SymbolSet::Colours, digit, SymbolForm::Solid);
        const auto* dots = std::get_if<drawn::Outline>(&list.calls().back().what);
        ASSERT_NE(dots, nullptr);
        EXPECT_EQ(dots->shape.contours.size(), digit);
    }
}

TEST(Symbol, PicturesAreWrittenByNumeralsAndNamedInWords)
{
    Desk desk;
    engine::Puzzle puzzle = small_puzzle();
    puzzle.grid =
        std::make_shared<const engine::Grid>(engine::in_symbols(*puzzle.grid, SymbolSet::Shapes));
    Player player(desk, make_play_scene(desk.services, new_game(puzzle)));
    player.press_all({key(Key::Tab), letter('B'), numeral(2)});
    EXPECT_EQ(player.top<PlayScene>()->game().session.board()[engine::Cell{1}].digit, 2);
    player.press(key(Key::F7, with_shift));
    EXPECT_TRUE(player.sees("tried here: R1C2 = triangle"));
    EXPECT_FALSE(is_in_letters(*puzzle.grid));
}

TEST(Symbol, OnesOwnAreWrittenByTheirKeys)
{
    Desk desk;
    engine::Puzzle puzzle = small_puzzle();
    const engine::SymbolChoice own{SymbolSet::Own, "7B♣1"};
    puzzle.grid = std::make_shared<const engine::Grid>(engine::in_symbols(*puzzle.grid, own));
    EXPECT_TRUE(are_single(*puzzle.grid));
    Player player(desk, make_play_scene(desk.services, new_game(puzzle)));
    const auto digit = [&player](std::uint16_t cell) {
        return player.top<PlayScene>()->game().session.board()[engine::Cell{cell}].digit;
    };
    player.press_all({key(Key::Tab), letter('B'), key(Key::Right), numeral(7)});
    EXPECT_EQ(digit(1), 2);
    EXPECT_EQ(digit(2), 1) << "the 7 is the first symbol";
    player.press(numeral(2));
    EXPECT_EQ(digit(2), 1) << "there is no 2";
    EXPECT_TRUE(player.sees("♣"));
}

} // namespace
} // namespace game
