// The cards of the help about the rules. Their boards are puzzles that this game made, with only
// those digits that show a rule.

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/base/ensure.h"
#include "engine/rules/rule.h"
#include "engine/text/puzzle_line.h"
#include "game/scenes/help/help_cards.h"

namespace game {
namespace {

using engine::Cell;
using engine::Cells;
using engine::DigitSet;

HelpPicture printed_board(std::string_view line)
{
    const auto printed = engine::parse_puzzle_line(line);
    ENSURE(printed);
    BoardLook look;
    look.marks = false;
    look.shadow = false;
    return HelpPicture{printed->grid, engine::Board(printed->givens), look};
}

struct RulePicture {
    std::string_view rule;
    std::string_view line;
    int selected = -1; // a cell whose peers are shown, counted from 0
};

constexpr std::array rule_pictures = {
    RulePicture{"jigsaw", "jigsaw-6x6:m5_1d3_2e6_4h,baba_a_aa_babddabbc_aada"},
    RulePicture{"diagonals", "6x6+diagonals:1d3a3b1c5_4d2_6c6b2a5d4"},
    RulePicture{"windoku",
                "windoku:j3_1_4a7_5_8b6_7_8a9_2_1b2_9_5a4_6_3k4_3_9a6_7_2b7_8_1a5_3_9b5_2_6a"
                "8_1_4j"},
    RulePicture{"disjoint-groups", "6x6+disjoint-groups:5b2c6b1a1b6c3b2a4b3c5b4a"},
    RulePicture{"anti-knight", "6x6+anti-knight:4c5b5c4_5a4f4a5b5a4b4a5b", 14},
    RulePicture{"anti-king", "6x6+anti-king:a1a5b5d1b1a5b5b1a1d5b5_1b", 15},
    RulePicture{"killer", "killer-4x4:4b3_1_3a2c1d,_aa_a_aba_bc_,8_7a6d10a9e"},
};

HelpPicture picture_of(const RulePicture& rule)
{
    HelpPicture picture = printed_board(rule.line);
    if (rule.selected >= 0)
        picture.look.selection = {Cell::at(rule.selected)};
    return picture;
}

// A row, a column and a box are lit.
HelpPicture picture_of_goal()
{
    HelpPicture picture =
        printed_board("3x3:a9d4_7_6a3d5_8_9a6d2_1_3a2g1_8_6_2_7_3_9_5_4a4h7h5h1g");
    for (const Cell cell : picture.grid->cells())
        picture.look.glow.push_back(picture.board[cell].given ? 30 : 0);
    return picture;
}

HelpPicture picture_of_notes()
{
    HelpPicture picture = printed_board("2x2:1c3d4c2b");
    engine::Board& board = picture.board;
    const DigitSet two_and_four = DigitSet::only(2).with(4);
    board.write_corner_notes(Cell::at(1), two_and_four);
    board.write_centre_notes(Cell::at(6), two_and_four);
    board.write_corner_notes(Cell::at(11), DigitSet::only(1).with(3));
    board.write_centre_notes(Cell::at(15), DigitSet::only(3));
    board.paint(Cell::at(3), DigitSet::only(4));
    board.paint(Cell::at(8), DigitSet::only(6));
    return picture;
}

HelpPicture picture_of_marks()
{
    HelpPicture picture = printed_board("2x2:1a3_4_3_4b2b3_4_3_1a");
    engine::Board& board = picture.board;
    board.write_digit(Cell::at(1), 2);
    board.write_digit(Cell::at(15), 1);
    picture.look.marks = true;
    picture.look.wrong = engine::clashing_cells(*picture.grid, board);
    picture.gutter = 24;
    return picture;
}

HelpCard card_of(const engine::Rule& rule, const engine::Translations& texts)
{
    HelpCard card{texts.tr(rule.name), {texts.tr(rule.meaning)}};
    if (!std::string_view(rule.consequence).empty())
        card.paragraphs.push_back(texts.tr(rule.consequence));
    const auto* found = std::ranges::find(rule_pictures, rule.id, &RulePicture::rule);
    if (found != rule_pictures.end())
        card.picture = picture_of(*found);
    return card;
}

} // namespace

std::vector<HelpCard> rules_cards(const engine::Translations& texts)
{
    std::vector<HelpCard> cards = {
        {texts.tr("The goal"),
         {texts.tr("Fill every cell with a digit from 1 to 9 so that each row, each column and "
                   "each 3×3 box holds every digit once."),
          texts.tr("The printed digits are given and stay. Every puzzle has exactly one "
                   "solution.")},
         picture_of_goal()},
        {texts.tr("Notes and colours"),
         {texts.tr("Use corner notes for where a digit may go, centre notes for what a cell may "
                   "hold, and colours as you like. Notes never count as wrong."),
          texts.tr("Writing a digit removes it from the notes of the cells that see it; Undo "
                   "brings them back.")},
         picture_of_notes()},
        {texts.tr("Marks"),
         {texts.tr("A ring beside each row, column and box fills with your digits. A tick means "
                   "that every digit is there once, a diamond that a digit is there twice."),
          texts.tr("Marks know only the rules, never the solution.")},
         picture_of_marks()},
    };
    for (const engine::Rule& rule : engine::all_rules()) {
        if (*rule.name != '\0')
            cards.push_back(card_of(rule, texts));
    }
    cards.push_back({texts.tr("Large and overlapping boards"),
                     {texts.tr("A board has as many digits as its rows have cells. Numbers above 9 "
                               "are typed as two digits, one after the other, or as letters if "
                               "you choose A B C in New Game. Zoom a large board with the keys + "
                               "and − or with the wheel."),
                      texts.tr("Where boards overlap, the cells they share obey the rules of "
                               "both.")}});
    cards.push_back(
        {texts.tr("The clock"),
         {texts.tr("It starts when you first see the puzzle and stops when it is solved. A pause "
                   "hides the digits.")}});
    cards.push_back(
        {texts.tr("Which runs count"),
         {texts.tr(
              "A clean run is one without help that knows more than you; only clean runs are in "
              "the usual table. The first hint or check, filled or struck notes, struck "
              "combinations, possible digits, written singles or shown mistakes make a run "
              "assisted; the game says so before."),
          texts.tr("A puzzle that you have solved before is a rematch, which is in no table. The "
                   "board of the day counts like any other, and the records tell its day.")}});
    return cards;
}

std::vector<HelpCard> about_cards(const Services& services)
{
    const engine::Translations& texts = services.texts;
    return {
        {"Cronodoku " + services.version,
         {texts.tr("Sudoku against the clock."),
          texts.tr("Free software: use it, study it, change it and pass it on under the terms of "
                   "the MIT licence, which is in the file LICENSE.")}},
        {texts.tr("Your files"), {services.data_path}},
        {texts.tr("Made with"),
         {texts.tr("SDL and SDL_ttf for the window and the text, cereal for the saved games, Expat "
                   "and Jansson for the formats of other programs, cairo and FreeType for printed "
                   "pages, zlib and libpng for what is compressed, CLI11 for the command line, "
                   "D-Bus and XCB for what the desktop prefers, and the typeface Inter.")}},
    };
}

} // namespace game
