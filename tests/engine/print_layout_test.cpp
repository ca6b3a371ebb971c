// Pages of puzzles as data: how many there are, what is on them, and that all of it is on the
// paper.

#include "engine/print/print_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "engine/grid/symbols.h"
#include "engine/print/page_plan.h"
#include "engine/print/shape_outlines.h"
#include "tests/printed.h"

namespace engine {
namespace {

void expect_inside(PaperPoint point, const PaperSize& paper, const std::string& what)
{
    constexpr double margin = 20; // of most printers
    EXPECT_GE(point.x, margin) << what;
    EXPECT_GE(point.y, margin) << what;
    EXPECT_LE(point.x, paper.width - margin) << what;
    EXPECT_LE(point.y, paper.height - margin) << what;
}

double left_end(const SheetText& text)
{
    const double width = EqualWidths().width_of(text.text, text.size, text.weight);
    double before = text.align == SheetAlign::Left ? 0 : width;
    if (text.align == SheetAlign::Centre)
        before = width / 2;
    return text.is_upside_down ? text.at.x - (width - before) : text.at.x - before;
}

void expect_all_inside(const Sheet& sheet)
{
    for (const SheetPart& part : sheet.parts) {
        if (const auto* area = std::get_if<SheetArea>(&part)) {
            expect_inside(area->corner, sheet.size, "area");
            expect_inside({area->corner.x + area->width, area->corner.y + area->height}, sheet.size,
                          "area");
        } else if (const auto* line = std::get_if<SheetLine>(&part)) {
            expect_inside(line->from, sheet.size, "line");
            expect_inside(line->to, sheet.size, "line");
        } else if (const auto* text = std::get_if<SheetText>(&part)) {
            const double width = EqualWidths().width_of(text->text, text->size, text->weight);
            expect_inside({left_end(*text), text->at.y}, sheet.size, text->text);
            expect_inside({left_end(*text) + width, text->at.y}, sheet.size, text->text);
        }
    }
}

std::size_t givens_of(const PuzzleToPrint& puzzle)
{
    const Digits& givens = puzzle.puzzle.givens;
    return givens.size() - static_cast<std::size_t>(std::ranges::count(givens, no_digit));
}

// Only digits are in the middle of something.
std::size_t bold_digits_on(const Sheet& sheet)
{
    const auto texts = texts_of(sheet);
    return static_cast<std::size_t>(std::ranges::count_if(texts, [](const SheetText& text) {
        return text.weight == SheetWeight::Bold && text.align == SheetAlign::Centre &&
               !text.is_upside_down;
    }));
}

TEST(PrintLayout, PutsEveryGivenOfEveryLayoutOnThePaper)
{
    for (const Layout& layout : all_layouts()) {
        SCOPED_TRACE(layout.id);
        const PuzzleToPrint puzzle = puzzle_to_print(layout.id);
        const Sheet sheet =
            laid_out({puzzle}, {.per_page = 1, .solutions = Solutions::AtFoot}).front();
        expect_all_inside(sheet);
        const auto texts = texts_of(sheet);
        EXPECT_EQ(bold_digits_on(sheet), givens_of(puzzle));
        // The solution has every cell, upside down, and its number.
        EXPECT_EQ(std::ranges::count_if(texts, &SheetText::is_upside_down),
                  puzzle.puzzle.grid->cell_count() + 1);
    }
}

TEST(PrintLayout, FillsPagesInOrder)
{
    const PuzzleToPrint puzzle = puzzle_to_print("9x9");
    for (const int per_page : puzzles_per_page) {
        const auto sheets = laid_out(copies(puzzle, 25), {.per_page = per_page});
        const std::size_t puzzle_pages = (25 + std::size_t(per_page) - 1) / std::size_t(per_page);
        ASSERT_EQ(sheets.size(), puzzle_pages + 3) << per_page; // 12 solutions on a page
        const auto last = texts_of(sheets[puzzle_pages - 1]);
        EXPECT_NE(find_text(last, "No. 25"), nullptr) << per_page;
        EXPECT_NE(find_text(texts_of(sheets.back()), "No. 25"), nullptr) << per_page;
        const std::string pages = std::to_string(sheets.size());
        EXPECT_NE(find_text(last, std::to_string(puzzle_pages) + " / " + pages), nullptr);
        for (const Sheet& sheet : sheets)
            expect_all_inside(sheet);
    }
}

TEST(PrintLayout, IsCountedAndCanBeCancelled)
{
    const std::vector<PuzzleToPrint> puzzles = copies(puzzle_to_print("4x4"), 20);
    const PrintChoices choices{.per_page = 4};
    const Cancel counted = Cancel::possible();
    const std::vector<Sheet> sheets =
        lay_out(puzzles, choices, EqualWidths(), Translations(), counted);
    EXPECT_GT(sheets.size(), 5u);
    EXPECT_EQ(counted.all(), sheets.size());
    EXPECT_EQ(counted.done(), sheets.size());
    const Cancel asked = Cancel::possible();
    asked.ask();
    EXPECT_TRUE(lay_out(puzzles, choices, EqualWidths(), Translations(), asked).empty());
}

TEST(PrintLayout, MakesTheFirstPageAlone)
{
    std::vector<PuzzleToPrint> puzzles = copies(puzzle_to_print("9x9"), 29);
    puzzles.push_back(puzzle_to_print("windoku"));
    puzzles.front().level = Level::Hard;
    for (const bool is_booklet : {false, true}) {
        for (const Solutions solutions : {Solutions::None, Solutions::OnPages, Solutions::AtFoot}) {
            const PrintChoices choices{.per_page = 6,
                                       .type = TypeSize::Large,
                                       .solutions = solutions,
                                       .is_booklet = is_booklet};
            EXPECT_EQ(lay_out_first(puzzles, choices, EqualWidths(), Translations()),
                      laid_out(puzzles, choices).front());
        }
    }
}

TEST(PrintLayout, SaysWhereSolutionsAreAndLeavesThemOut)
{
    const auto puzzles = copies(puzzle_to_print("9x9"), 4);
    const auto with_pages = laid_out(puzzles);
    ASSERT_EQ(with_pages.size(), 2u);
    EXPECT_NE(find_text(texts_of(with_pages[0]), "Solutions on page 2"), nullptr);
    const auto without = laid_out(puzzles, {.solutions = Solutions::None});
    ASSERT_EQ(without.size(), 1u);
    EXPECT_EQ(find_text(texts_of(without[0]), "Solutions on page 2"), nullptr);
    const auto many = laid_out(copies(puzzles.front(), 30));
    EXPECT_NE(find_text(texts_of(many[0]), "Solutions on pages 9 to 11"), nullptr);
}

TEST(PrintLayout, TurnsSolutionsAtTheFootUpsideDown)
{
    const auto sheets = laid_out(copies(puzzle_to_print("9x9"), 12),
                                 {.per_page = 12, .solutions = Solutions::AtFoot});
    ASSERT_EQ(sheets.size(), 1u);
    double lowest_upright = 0;
    double highest_turned = a4_paper.height;
    for (const SheetText& text : texts_of(sheets.front())) {
        if (text.is_upside_down)
            highest_turned = std::min(highest_turned, text.at.y);
        else
            lowest_upright = std::max(lowest_upright, text.at.y);
    }
    EXPECT_LT(lowest_upright, highest_turned);
    expect_all_inside(sheets.front());
}

TEST(PrintLayout, WritesLevelRatingAndCodeBelowThePuzzle)
{
    const PuzzleToPrint puzzle = puzzle_to_print("windoku");
    const auto texts = texts_of(
        laid_out({puzzle}, {.per_page = 6, .shows_ratings = true, .has_lines_for_time = true})
            .front());
    EXPECT_NE(find_text(texts, "Easy, 9×9 Windoku"), nullptr);
    EXPECT_NE(find_text(texts, "Easy, rating 101"), nullptr);
    EXPECT_NE(find_text(texts, puzzle.code), nullptr);
    EXPECT_NE(find_text(texts, "time"), nullptr);
    EXPECT_TRUE(std::ranges::any_of(texts, [](const SheetText& text) {
        return text.text.starts_with("Windoku: ");
    })) << "the rule is explained";
}

TEST(PrintLayout, NamesLayoutsThatDifferBelowEachPuzzle)
{
    const auto texts = texts_of(laid_out({puzzle_to_print("4x4"), puzzle_to_print("6x6")}).front());
    EXPECT_NE(find_text(texts, "Beginner, 4×4"), nullptr);
    EXPECT_NE(find_text(texts, "Easy, 6×6"), nullptr);
}

TEST(PrintLayout, ExplainsTheRulesOfEveryLayoutOfAPage)
{
    std::vector<PuzzleToPrint> puzzles;
    for (const char* id : {"9x9+anti-knight", "windoku", "9x9", "9x9+anti-knight"})
        puzzles.push_back(puzzle_to_print(id));
    const Sheet sheet = laid_out(puzzles, {.per_page = 4}).front();
    expect_all_inside(sheet);
    const auto texts = texts_of(sheet);
    for (const char* beginning : {"Anti-knight: ", "Windoku: "}) {
        EXPECT_EQ(std::ranges::count_if(texts,
                                        [beginning](const SheetText& text) {
                                            return text.text.starts_with(beginning);
                                        }),
                  1)
            << beginning;
    }
    const std::size_t layouts = std::min<std::size_t>(12, all_layouts().size());
    std::vector<PuzzleToPrint> many;
    for (std::size_t index = 0; index < layouts; ++index)
        many.push_back(puzzle_to_print(all_layouts()[all_layouts().size() - 1 - index].id));
    expect_all_inside(laid_out(many, {.per_page = 12, .solutions = Solutions::AtFoot}).front());
}

TEST(PrintLayout, SortsABookletByLevelAndRating)
{
    PuzzleToPrint hard = puzzle_to_print("9x9");
    hard.level = Level::Hard;
    PuzzleToPrint easier = hard;
    easier.effort = 50;
    easier.code = "EASIER";
    const PuzzleToPrint easy = puzzle_to_print("9x9", 2);
    const auto sheets = laid_out({hard, easier, easy},
                                 {.per_page = 2, .is_booklet = true, .title = "For the beach"});
    ASSERT_EQ(sheets.size(), 4u); // title, Easy, Hard, solutions
    const auto title = texts_of(sheets[0]);
    for (const char* text :
         {"For the beach", "3 puzzles", "9×9", "Easy", "No. 1", "Hard", "No. 2 to 3", "Solutions"})
        EXPECT_NE(find_text(title, text), nullptr) << text;
    EXPECT_EQ(sheets[0].bookmark, "For the beach");
    EXPECT_EQ(sheets[1].bookmark, "Easy");
    EXPECT_EQ(sheets[2].bookmark, "Hard");
    EXPECT_EQ(sheets[3].bookmark, "Solutions");
    EXPECT_NE(find_text(texts_of(sheets[1]), easy.code), nullptr);
    const auto last = texts_of(sheets[2]);
    ASSERT_NE(find_text(last, "EASIER"), nullptr);
    EXPECT_LT(find_text(last, "EASIER")->at.y, find_text(last, hard.code)->at.y);
    for (const Sheet& sheet : sheets)
        expect_all_inside(sheet);
}

TEST(PrintLayout, KeepsDigitsLargeInLargeType)
{
    for (const char* layout : {"9x9", "16x16", "samurai"}) {
        const auto puzzles = copies(puzzle_to_print(layout), 12);
        const PrintChoices choices{.per_page = 12, .type = TypeSize::Large};
        const int fits = per_page_that_fits(puzzles, choices);
        EXPECT_LT(fits, 12) << layout;
        for (const Sheet& sheet : laid_out(puzzles, choices))
            expect_all_inside(sheet);
        const auto usual = laid_out(copies(puzzles.front(), 1), {.per_page = fits});
        const auto large =
            laid_out(copies(puzzles.front(), 1), {.per_page = fits, .type = TypeSize::Large});
        const std::string digit = "1";
        const auto usual_texts = texts_of(usual.front());
        const auto large_texts = texts_of(large.front());
        const SheetText* small_one = find_text(usual_texts, digit);
        ASSERT_NE(small_one, nullptr);
        EXPECT_GT(find_text(large_texts, digit)->size, small_one->size) << layout;
    }
    EXPECT_EQ(per_page_that_fits(copies(puzzle_to_print("9x9"), 1),
                                 {.per_page = 6, .type = TypeSize::Large}),
              6);
}

TEST(PrintLayout, PrintsAPositionLighterThanGivens)
{
    PuzzleToPrint puzzle = puzzle_to_print("9x9");
    puzzle.placed = puzzle.puzzle.solution;
    const auto texts = texts_of(laid_out({puzzle}, {.solutions = Solutions::None}).front());
    const auto largest = std::ranges::max_element(texts, {}, &SheetText::size)->size;
    std::size_t givens = 0;
    std::size_t placed = 0;
    for (const SheetText& text : texts) {
        if (text.size == largest)
            ++(text.weight == SheetWeight::Bold ? givens : placed);
    }
    // The heading may be of the same size as digits; it is not in this layout.
    EXPECT_EQ(givens, givens_of(puzzle));
    EXPECT_EQ(givens + placed, puzzle.puzzle.grid->cells().size());
}

// As many polygons as the givens need, and no words in the cells.
TEST(PrintLayout, DrawsShapesAndColoursAsPictures)
{
    for (const SymbolSet set : {SymbolSet::Shapes, SymbolSet::Colours}) {
        PuzzleToPrint puzzle = puzzle_to_print("9x9");
        puzzle.puzzle.grid = std::make_shared<const Grid>(in_symbols(*puzzle.puzzle.grid, set));
        const Sheet sheet =
            laid_out({puzzle}, {.per_page = 1, .solutions = Solutions::None}).front();
        std::size_t expected = 0;
        for (Digit digit : puzzle.puzzle.givens) {
            if (digit != no_digit)
                expected += set == SymbolSet::Shapes ? 1 : 2u + digit; // a die has its dots
        }
        const auto polygons = std::ranges::count_if(sheet.parts, [](const SheetPart& part) {
            return std::holds_alternative<SheetPolygon>(part);
        });
        EXPECT_EQ(static_cast<std::size_t>(polygons), expected);
        for (const SheetText& text : texts_of(sheet)) {
            for (const std::string& word : puzzle.puzzle.grid->symbols())
                EXPECT_NE(text.text, word);
        }
    }
}

TEST(PrintLayout, TurnsPicturesUpsideDownWithTheRest)
{
    Sheet sheet{.size = a4_paper, .parts = {SheetPolygon{{{1, 2}, {3, 2}, {3, 5}}, 0}}};
    turn_upside_down(sheet.parts, {10, 10});
    EXPECT_EQ(std::get<SheetPolygon>(sheet.parts.front()),
              (SheetPolygon{{{19, 18}, {17, 18}, {17, 15}}, 0}));
}

TEST(ShapeOutlines, DifferAndStayInTheirSquare)
{
    for (Digit digit = 1; digit <= picture_count; ++digit) {
        EXPECT_EQ(pips_of(digit).size(), std::size_t{digit});
        EXPECT_GE(shape_outline(digit).size(), 3u);
        for (const PaperPoint point : shape_outline(digit)) {
            EXPECT_LE(std::abs(point.x), 1.1);
            EXPECT_LE(std::abs(point.y), 1.1);
        }
        for (Digit other = 1; other < digit; ++other)
            EXPECT_NE(shape_outline(digit), shape_outline(other));
    }
}

} // namespace
} // namespace engine
