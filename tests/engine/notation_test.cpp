#include "engine/text/notation.h"

#include <gtest/gtest.h>

#include "engine/rules/layout.h"

namespace engine {
namespace {

class Notation : public testing::Test {
protected:
    static Cell at(int row, int column) { return *paper().cell_at({row - 1, column - 1}); }

    static const Grid& paper()
    {
        static const auto grid = make_grid(*find_layout("9x9"));
        return *grid;
    }

    static std::string why_not(std::string_view text)
    {
        const auto action = parse_action(paper(), text);
        return action ? "it is an action" : in_english(action.why());
    }

    static std::string why_no_digits(const std::string& text)
    {
        const auto digits = parse_digits(text, paper());
        return digits ? "these are digits" : in_english(digits.why());
    }
};

TEST_F(Notation, EveryActionComesBackFromItsText)
{
    const Cells two = {at(4, 5), at(4, 6)};
    const std::vector<std::pair<Action, std::string>> pairs = {
        {PlaceDigit{{at(4, 5)}, 7}, "r4c5=7"},
        {PlaceDigit{two, 7}, "r4c5+r4c6=7"},
        {ToggleCornerNote{two, 1}, "r4c5+r4c6^1"},
        {ToggleCentreNote{{at(9, 9)}, 9}, "r9c9?9"},
        {ToggleColour{{at(1, 1)}, 2}, "r1c1#2"},
        {Erase{{at(4, 5)}}, "r4c5="},
        {FillNotes{}, "notes"},
        {FillNotes{7}, "notes7"},
        {FillSingles{SinglesKind::Naked}, "nakedsingles"},
        {FillSingles{SinglesKind::Hidden}, "hiddensingles"},
        {ShowPossible{}, "possible"},
        {StrikeSums{}, "sums"},
        {Undo{}, "undo"},
        {Redo{}, "redo"},
        {Restart{}, "restart"},
        {SetBookmark{}, "checkpoint"},
        {ReturnToBookmark{}, "return"},
        {Check{}, "check"},
        {RevealMistakes{}, "reveal"},
        {OpenHint{3}, "hint3"},
        {ApplyStep{{{at(4, 5), 7}}, {}}, "step:r4c5=7"},
        {ApplyStep{{{at(1, 1), 1}}, {{at(4, 6), 7}, {at(4, 6), 9}}}, "step:r1c1=1,r4c6-7,r4c6-9"},
        {RevertMistakes{}, "goback"},
        {ColourNote{two, 7, 2}, "r4c5+r4c6:7#2"},
        {ToggleLink{{{at(4, 5), 7}, {at(6, 5), 9}}, LinkStrength::Strong}, "r4c5:7==r6c5:9"},
        {ToggleLink{{{at(4, 5), 7}, {at(4, 5), 9}}, LinkStrength::Weak}, "r4c5:7--r4c5:9"},
        {WriteText{two, "5? ~ r1 = 7"}, "r4c5+r4c6~5? ~ r1 = 7"},
        {WriteText{{at(4, 5)}, "ñandú, así"}, "r4c5~ñandú, así"},
        {WriteText{{at(4, 5)}, ""}, "r4c5~"},
        {EraseDrawing{}, "undrawn"},
        {GoToBookmark{12}, "return12"},
        {NameBookmark{2, "Así: r4 = 7"}, "name2:Así: r4 = 7"},
        {NameBookmark{2, ""}, "name2:"},
        {DeleteBookmark{2}, "delete2"},
        {RestoreBookmark{2}, "restore2"},
        {StrikeNotes{}, "strike"},
        {CopyOut{}, "copyout"},
        {GiveUp{}, "solution"},
        {NoteInterruption{}, "interrupted"},
        {NoteScript{}, "script"},
        {Pause{}, "pause"},
        {Resume{}, "resume"},
    };
    for (const auto& [action, text] : pairs) {
        EXPECT_EQ(to_text(paper(), action), text);
        const auto parsed = parse_action(paper(), text);
        ASSERT_TRUE(parsed) << text;
        EXPECT_EQ(*parsed, action) << text;
    }
}

TEST_F(Notation, EveryCellOfTheGridHasItsOwnName)
{
    for (Cell cell : paper().cells()) {
        const auto action = parse_action(paper(), to_text(paper(), cell) + "=");
        ASSERT_TRUE(action);
        EXPECT_EQ(*action, Action{Erase{{cell}}});
    }
}

TEST_F(Notation, DigitsAboveNineAreNumbersInActions)
{
    const auto large = make_grid(Layout{"16x16", "16x16", 16, {"rows-and-columns", "boxes"}});
    const Action action = PlaceDigit{{*large->cell_at({15, 9})}, 16};
    EXPECT_EQ(to_text(*large, action), "r16c10=16");
    EXPECT_EQ(*parse_action(*large, "r16c10=16"), action);
}

TEST_F(Notation, RefusesWhatIsNoActionAndSaysWhy)
{
    EXPECT_EQ(why_not("dance"),
              "\"dance\" is not an action; write one like r4c5=7, r4c5?7 or undo");
    EXPECT_EQ(why_not("r4c5!7"),
              "\"r4c5!7\" is not an action; write one like r4c5=7, r4c5?7 or undo");
    EXPECT_EQ(why_not("r4c5+r10c1=7"),
              "\"r4c5+r10c1=7\", character 6: a cell of this grid must follow, like r4c5");
    EXPECT_EQ(why_not("r4c5=10"), "\"r4c5=10\" must end in a number from 1 to 9");
    EXPECT_TRUE(why_not("name2:" + std::string(101, 'a'))
                    .ends_with("\": the name of a bookmark is one line of at most 100 bytes"));
    for (const char* text : {"thirteen char", " a", "a ", "\n", "\xe2\x80\xae", "\xff"})
        EXPECT_TRUE(why_not("r4c5~" + std::string(text))
                        .ends_with("\": a cell takes a text of at most 12 visible characters"))
            << text;
    EXPECT_EQ(why_not("notes0"), "\"notes0\" must end in a number from 1 to 9");
    EXPECT_EQ(why_not("r4c6+r4c5=7"),
              "\"r4c6+r4c5=7\": write the cells in reading order, each once");
}

TEST_F(Notation, RefusesEveryDamagedAction)
{
    for (const char* text : {"",
                             " ",
                             "r",
                             "r4",
                             "r4c",
                             "r4c5",
                             "r0c5=1",
                             "r4c0=1",
                             "r4c5=0",
                             "r4c5=-1",
                             "r4c5=+1",
                             "r4c5=07",
                             "r04c5=7",
                             "r4c5=7 ",
                             " r4c5=7",
                             "r4c5=7x",
                             "R4C5=7",
                             "r4c5+=7",
                             "r4c5+r4c5=7",
                             "r4c5?",
                             "r4c5^",
                             "r4c5#",
                             "r4c5#10",
                             "undo ",
                             "Undo",
                             "notes10",
                             "r4c5:",
                             "r4c5:7",
                             "r4c5:7#",
                             "r4c5:7#10",
                             "r4c5:10#1",
                             "r4c5:7#1 ",
                             "r4c5+r4c6:7==r6c5:7",
                             "r4c5:7=r6c5:7",
                             "r4c5:7==",
                             "r4c5:7==r6c5",
                             "r4c5:7==r6c5:",
                             "r4c5:7==r6c5:7x",
                             "r6c5:7==r4c5:7",
                             "r4c5:7==r4c5:7",
                             "return0",
                             "return2 ",
                             "returns",
                             "delete",
                             "delete1000001",
                             "restore",
                             "name",
                             "name2",
                             "name0:x",
                             "name2:\n",
                             "name2:\xff",
                             "r4c5=99999999999999999999",
                             "r99999999999999999999c1=1"})
        EXPECT_NE(why_not(text), "it is an action") << text;
}

TEST_F(Notation, QuotesForeignTextShortAndHarmless)
{
    const std::string why = why_not("\x1b[31m" + std::string(100'000, 'x'));
    EXPECT_LT(why.size(), 120u);
    EXPECT_EQ(why.find('\x1b'), std::string::npos);
}

TEST_F(Notation, DigitsComeBackFromTheirText)
{
    const std::string text =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const auto digits = parse_digits(text, paper());
    ASSERT_TRUE(digits);
    EXPECT_EQ((*digits)[0], 5);
    EXPECT_EQ((*digits)[2], no_digit);
    EXPECT_EQ(to_text(*digits), text);
}

TEST_F(Notation, ReadsTheUsualSignsForAnOpenCell)
{
    std::string text(81, '.');
    text.replace(0, 5, ".0*_-");
    EXPECT_EQ(*parse_digits(text, paper()), Digits(81, no_digit));
}

TEST_F(Notation, LettersAreDigitsAboveNineWhereTheGridHasThem)
{
    const auto large = make_grid(Layout{"16x16", "16x16", 16, {"rows-and-columns", "boxes"}});
    std::string text(256, '.');
    text.replace(0, 3, "aG9");
    const auto digits = parse_digits(text, *large);
    ASSERT_TRUE(digits);
    EXPECT_EQ((*digits)[0], 10);
    EXPECT_EQ((*digits)[1], 16);
    EXPECT_EQ(to_text(*digits).substr(0, 3), "AG9");
    text[0] = 'H';
    EXPECT_FALSE(parse_digits(text, *large));
}

TEST_F(Notation, SaysWhichCharacterIsNoDigit)
{
    std::string text(81, '.');
    text[40] = 'A';
    EXPECT_EQ(why_no_digits(text),
              "Character 41: \"A\" is not a digit; use 1 to 9, and a dot for an empty cell");
    text[40] = '\n';
    EXPECT_EQ(why_no_digits(text),
              "Character 41: \"?\" is not a digit; use 1 to 9, and a dot for an empty cell");
}

TEST_F(Notation, SaysHowManyCharactersItFound)
{
    for (std::size_t length : {0u, 80u, 82u, 100'000u}) {
        EXPECT_EQ(why_no_digits(std::string(length, '1')),
                  "The number of characters is " + std::to_string(length) +
                      ", but the grid has 81 cells; write one character for each cell");
    }
}

} // namespace
} // namespace engine
