// Pages as files. The PDF of each layout is drawn by another program: lines and digits are where
// they belong, and its text can be searched.

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "engine/grid/symbols.h"
#include "engine/print/page_plan.h"
#include "game/print/font_files.h"
#include "game/print/sheet_files.h"
#include "tests/printed.h"

namespace game {
namespace {

namespace fs = std::filesystem;
using engine::Cell;
using engine::Grid;
using engine::Place;
using engine::PuzzleToPrint;
using engine::Sheet;
using engine::Solutions;

PrintFonts fonts_for_test()
{
    auto fonts = PrintFonts::find(system_font_folders());
    EXPECT_TRUE(fonts);
    return *std::move(fonts);
}

std::string output_of(const std::string& command)
{
    std::string output;
    FILE* pipe = popen(command.c_str(), "r");
    char piece[4096];
    while (const std::size_t count = fread(piece, 1, sizeof(piece), pipe))
        output.append(piece, count);
    EXPECT_EQ(pclose(pipe), 0) << command;
    return output;
}

// A file that is there as long as this is.
class PrintedFile {
public:
    PrintedFile(const std::vector<Sheet>& sheets, const PrintFonts& fonts)
        : path_(fs::path(testing::TempDir()) / (name_of_test() + ".pdf"))
    {
        const auto contents = draw_files(sheets, {.title = "Pages"}, fonts);
        EXPECT_TRUE(contents);
        EXPECT_TRUE(write_files(path_, *contents));
    }
    ~PrintedFile() { fs::remove(path_); }
    PrintedFile(const PrintedFile&) = delete;
    PrintedFile& operator=(const PrintedFile&) = delete;

    std::string name() const { return path_.string(); }

private:
    static std::string name_of_test()
    {
        std::string name = testing::UnitTest::GetInstance()->current_test_info()->name();
        std::ranges::replace(name, '/', '-');
        return "printed-" + name;
    }

    fs::path path_;
};

// The pixels of a page in greys.
class Raster {
public:
    static constexpr double scale = 3; // pixels in a point

    Raster(const std::string& pdf, int page)
    {
        const std::string number = std::to_string(page);
        const std::string image =
            output_of("pdftoppm -gray -r 216 -f " + number + " -l " + number + " '" + pdf + "'");
        std::istringstream in(image);
        std::string magic;
        int most = 0;
        in >> magic >> width_ >> height_ >> most;
        EXPECT_EQ(magic, "P5");
        pixels_ = image.substr(std::size_t(in.tellg()) + 1);
        EXPECT_EQ(pixels_.size(), std::size_t(width_) * std::size_t(height_));
    }

    // The darkest pixel within `reach` points, 0 to 255.
    int darkest_near(double x, double y, double reach) const
    {
        int darkest = 255;
        for (int row = pixel(y - reach); row <= pixel(y + reach); ++row) {
            for (int column = pixel(x - reach); column <= pixel(x + reach); ++column)
                darkest = std::min(darkest, at(column, row));
        }
        return darkest;
    }
    bool is_dark(double x, double y) const { return darkest_near(x, y, 0.5) < 100; }

private:
    static int pixel(double points) { return static_cast<int>(std::lround(points * scale)); }
    int at(int column, int row) const
    {
        return static_cast<unsigned char>(
            pixels_[std::size_t(row) * std::size_t(width_) + std::size_t(column)]);
    }

    int width_ = 0;
    int height_ = 0;
    std::string pixels_;
};

struct FoundWord {
    double left, top, right, bottom;
    std::string text;

    double x() const { return (left + right) / 2; }
    double y() const { return (top + bottom) / 2; }
};

// What a reader finds when it searches a page.
std::vector<FoundWord> words_on(const std::string& pdf, int page)
{
    const std::string number = std::to_string(page);
    const std::string found =
        output_of("pdftotext -bbox -f " + number + " -l " + number + " '" + pdf + "' -");
    const std::regex word(R"re(<word xMin="([\d.]+)" yMin="([\d.]+)" )re"
                          R"re(xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</word>)re");
    std::vector<FoundWord> words;
    for (std::sregex_iterator match(found.begin(), found.end(), word), none; match != none; ++match)
        words.push_back({std::stod((*match)[1]), std::stod((*match)[2]), std::stod((*match)[3]),
                         std::stod((*match)[4]), (*match)[5]});
    return words;
}

// Where the only board of a page is, according to its plan.
struct PlannedBoard {
    const Grid& grid;
    double cell;
    double left;
    double top;

    double x(double column) const { return left + column * cell; }
    double y(double row) const { return top + row * cell; }
};

PlannedBoard planned(const PuzzleToPrint& puzzle, const std::vector<Sheet>& sheets)
{
    // The uppermost line of the board is the first one that is thick and goes across.
    const Grid& grid = *puzzle.puzzle.grid;
    double left = sheets[0].size.width;
    double top = sheets[0].size.height;
    double right = 0;
    for (const engine::SheetPart& part : sheets[0].parts) {
        const auto* line = std::get_if<engine::SheetLine>(&part);
        if (line == nullptr || line->end != engine::LineEnd::Square || line->grey > 0)
            continue;
        left = std::min(left, line->from.x);
        right = std::max(right, line->to.x);
        top = std::min(top, line->from.y);
    }
    return {grid, (right - left) / grid.columns(), left, top};
}

bool is_thick_between(const Grid& grid, std::optional<Cell> one, std::optional<Cell> other)
{
    if (!one || !other)
        return one.has_value() != other.has_value();
    return grid.region_of(*one) != grid.region_of(*other);
}

std::optional<Cell> cell_or_none(const Grid& grid, int row, int column)
{
    if (row < 0 || column < 0 || row >= grid.rows() || column >= grid.columns())
        return std::nullopt;
    return grid.cell_at({row, column});
}

// Dark in the middle of each border of regions; not as dark between other cells.
void expect_lines(const Raster& raster, const PlannedBoard& board)
{
    const Grid& grid = board.grid;
    for (int row = 0; row <= grid.rows(); ++row) {
        for (int column = 0; column <= grid.columns(); ++column) {
            const auto here = cell_or_none(grid, row, column);
            const auto above = cell_or_none(grid, row - 1, column);
            const auto before = cell_or_none(grid, row, column - 1);
            // Beside the middle, where a diagonal crosses no line.
            if (here || above) {
                EXPECT_EQ(raster.is_dark(board.x(column + 0.4), board.y(row)),
                          is_thick_between(grid, here, above))
                    << "above row " << row << ", column " << column;
                EXPECT_LT(raster.darkest_near(board.x(column + 0.4), board.y(row), 0.7), 200);
            }
            if (here || before) {
                EXPECT_EQ(raster.is_dark(board.x(column), board.y(row + 0.4)),
                          is_thick_between(grid, here, before))
                    << "left of row " << row << ", column " << column;
                EXPECT_LT(raster.darkest_near(board.x(column), board.y(row + 0.4), 0.7), 200);
            }
        }
    }
}

bool is_found(
    const std::vector<FoundWord>& words, const std::string& text, double x, double y, double reach)
{
    return std::ranges::any_of(words, [&](const FoundWord& word) {
        return word.text == text && std::abs(word.x() - x) < reach &&
               std::abs(word.y() - y) < reach;
    });
}

void expect_givens(const std::vector<FoundWord>& words,
                   const PlannedBoard& board,
                   const PuzzleToPrint& puzzle)
{
    for (const Cell cell : board.grid.cells()) {
        const engine::Digit digit = puzzle.puzzle.givens[cell.index];
        const Place place = board.grid.place_of(cell);
        if (digit == engine::no_digit)
            continue;
        EXPECT_TRUE(is_found(words, board.grid.symbol(digit), board.x(place.column + 0.5),
                             board.y(place.row + 0.5), 0.25 * board.cell))
            << board.grid.symbol(digit) << " at row " << place.row << ", column " << place.column;
    }
}

class PrintedPdf : public testing::TestWithParam<std::string> {};

TEST_P(PrintedPdf, HasLinesAndDigitsWhereTheyBelong)
{
    const PrintFonts fonts = fonts_for_test();
    const PuzzleToPrint puzzle = engine::puzzle_to_print(GetParam());
    const auto sheets =
        engine::lay_out({puzzle}, {.per_page = 1, .solutions = Solutions::OnPages}, fonts, {});
    const PrintedFile pdf(sheets, fonts);
    const PlannedBoard board = planned(puzzle, sheets);
    expect_lines(Raster(pdf.name(), 1), board);
    const auto words = words_on(pdf.name(), 1);
    expect_givens(words, board, puzzle);
    EXPECT_TRUE(std::ranges::any_of(words, [&](const FoundWord& word) {
        return word.text == puzzle.code;
    })) << puzzle.code;
    for (const engine::Cage& cage : board.grid.cages()) {
        const Place place = board.grid.place_of(*std::ranges::min_element(cage.cells));
        EXPECT_TRUE(is_found(words, std::to_string(cage.sum), board.x(place.column + 0.2),
                             board.y(place.row + 0.2), 0.25 * board.cell))
            << cage.sum << " at row " << place.row << ", column " << place.column;
    }
}

std::vector<std::string> ids_of_layouts()
{
    std::vector<std::string> ids;
    for (const engine::Layout& layout : engine::all_layouts())
        ids.push_back(layout.id);
    return ids;
}

INSTANTIATE_TEST_SUITE_P(OfEachLayout,
                         PrintedPdf,
                         testing::ValuesIn(ids_of_layouts()),
                         [](const auto& layout) {
                             std::string name = layout.param;
                             std::erase(name, '-');
                             return name;
                         });

TEST(Print, EmbedsItsFontsAsText)
{
    const PrintFonts fonts = fonts_for_test();
    const auto sheets = engine::lay_out({engine::puzzle_to_print("9x9")}, {}, fonts, {});
    const PrintedFile pdf(sheets, fonts);
    std::istringstream listed(output_of("pdffonts '" + pdf.name() + "'"));
    std::string line;
    std::getline(listed, line);
    std::getline(listed, line);
    int count = 0;
    while (std::getline(listed, line)) {
        ++count;
        EXPECT_NE(line.find(" yes yes yes "), std::string::npos)
            << "embedded, only what is used, searchable: " << line;
    }
    EXPECT_EQ(count, 2);
    EXPECT_NE(output_of("pdfinfo '" + pdf.name() + "'").find("(A4)"), std::string::npos);
}

TEST(Print, TurnsSolutionsAtTheFoot)
{
    const PrintFonts fonts = fonts_for_test();
    const PuzzleToPrint puzzle = engine::puzzle_to_print("9x9");
    const auto sheets =
        engine::lay_out({puzzle}, {.per_page = 1, .solutions = Solutions::AtFoot}, fonts, {});
    ASSERT_EQ(sheets.size(), 1u);
    const PrintedFile pdf(sheets, fonts);
    const Raster raster(pdf.name(), 1);
    // Each digit's ink is around its place, also where it is upside down.
    for (const engine::SheetText& text : engine::texts_of(sheets.front())) {
        if (!text.is_upside_down || text.align != engine::SheetAlign::Centre)
            continue;
        EXPECT_LT(raster.darkest_near(text.at.x, text.at.y, text.size * 0.3), 170) << text.text;
    }
    // A 7 has its bar above, upside down below.
    const auto texts = engine::texts_of(sheets.front());
    const auto seven = std::ranges::find_if(texts, [](const engine::SheetText& text) {
        return text.is_upside_down && text.text == "7";
    });
    ASSERT_NE(seven, texts.end());
    EXPECT_LT(raster.darkest_near(seven->at.x, seven->at.y + 0.31 * seven->size, 0.4), 140);
    EXPECT_GT(
        raster.darkest_near(seven->at.x - 0.1 * seven->size, seven->at.y - 0.31 * seven->size, 0.2),
        140);
}

TEST(Print, WritesLettersAndTranslations)
{
    const PrintFonts fonts = fonts_for_test();
    PuzzleToPrint puzzle = engine::puzzle_to_print("16x16");
    puzzle.puzzle.grid =
        std::make_shared<const Grid>(in_symbols(*puzzle.puzzle.grid, engine::SymbolSet::Letters));
    const auto sheets = engine::lay_out({puzzle}, {.per_page = 1}, fonts, {});
    const PrintedFile pdf(sheets, fonts);
    expect_givens(words_on(pdf.name(), 1), planned(puzzle, sheets), puzzle);
}

// The Georgian letters are in DejaVu Sans and not in Inter; the sign for "character" is in neither.
TEST(Print, TakesWhatAFontLacksFromAnother)
{
    const PrintFonts fonts = fonts_for_test();
    const std::string georgian = "სუდოკუ";
    if (!fonts.missing(georgian).empty())
        GTEST_SKIP() << "DejaVu Sans is not installed";
    EXPECT_EQ(fonts.missing("Sudoku, " + georgian), "");
    EXPECT_EQ(fonts.missing("字 and 字"), "字");
    const auto weight = engine::SheetWeight::Bold;
    const double both = fonts.width_of("A" + georgian + "B", 20, weight);
    EXPECT_NEAR(both,
                fonts.width_of("A", 20, weight) + fonts.width_of(georgian, 20, weight) +
                    fonts.width_of("B", 20, weight),
                0.1);
    EXPECT_EQ(fonts.width_of("A字", 20, weight), fonts.width_of("A", 20, weight));
    const auto sheets = engine::lay_out({engine::puzzle_to_print("9x9")},
                                        {.is_booklet = true, .title = "My " + georgian}, fonts, {});
    const PrintedFile pdf(sheets, fonts);
    const std::string text = output_of("pdftotext -f 1 -l 1 '" + pdf.name() + "' -");
    EXPECT_NE(text.find("My"), std::string::npos);
    EXPECT_NE(text.find(georgian), std::string::npos) << text;
}

TEST(FontRuns, AreSplitWhereTheFontIsAnother)
{
    const auto is_latin = [](char32_t point) {
        return point < 0x250;
    };
    const auto is_greek = [](char32_t point) {
        return point >= 0x370 && point < 0x400;
    };
    const auto runs = font_runs("aé αβ字c\xff", is_latin, is_greek);
    ASSERT_EQ(runs.size(), 3u);
    EXPECT_EQ(runs[0].text, "aé ");
    EXPECT_EQ(runs[1].text, "αβ");
    EXPECT_TRUE(runs[1].is_fallback);
    EXPECT_EQ(runs[2].text, "字c\xff") << "what neither has stays with the usual font";
    EXPECT_TRUE(font_runs("", is_latin, is_greek).empty());
}

// Every text of the page is a text in the SVG, in order, at its place and as wide as it was laid
// out.
void expect_same_texts(const std::string& svg, const Sheet& sheet, const PrintFonts& fonts)
{
    static const std::regex text_element("<text x=\"([^\"]*)\"[^>]* textLength=\"([^\"]*)\"[^>]*>"
                                         "([^<]*)</text>");
    auto found = std::sregex_iterator(svg.begin(), svg.end(), text_element);
    for (const engine::SheetText& text : engine::texts_of(sheet)) {
        ASSERT_NE(found, std::sregex_iterator()) << text.text;
        EXPECT_EQ((*found)[3], text.text);
        EXPECT_NEAR(std::stod((*found)[1]), text.at.x, 0.006);
        EXPECT_NEAR(std::stod((*found)[2]), fonts.width_of(text.text, text.size, text.weight),
                    0.006);
        ++found;
    }
    EXPECT_EQ(found, std::sregex_iterator());
}

TEST(Print, DrawsTheSamePageAsSvgAndPng)
{
    const PrintFonts fonts = fonts_for_test();
    const auto sheets =
        engine::lay_out(engine::copies(engine::puzzle_to_print("9x9"), 4), {}, fonts, {});
    const auto svg = draw_files(sheets, {.format = SheetFormat::Svg}, fonts);
    ASSERT_TRUE(svg);
    ASSERT_EQ(svg->size(), sheets.size());
    EXPECT_NE((*svg)[0].find("<svg"), std::string::npos);
    EXPECT_NE((*svg)[0].find("</svg>"), std::string::npos);
    EXPECT_NE((*svg)[0].find("595.28pt"), std::string::npos);
    expect_same_texts((*svg)[0], sheets[0], fonts);
    const auto png = draw_files(sheets, {.format = SheetFormat::Png, .dots_per_inch = 100}, fonts);
    ASSERT_TRUE(png);
    ASSERT_EQ(png->size(), sheets.size());
    const auto number = [&](std::size_t at) {
        int value = 0;
        for (std::size_t byte = at; byte < at + 4; ++byte)
            value = value * 256 + static_cast<unsigned char>((*png)[0][byte]);
        return value;
    };
    EXPECT_EQ((*png)[0].substr(1, 3), "PNG");
    EXPECT_EQ(number(16), 827); // 595.28 points at 100 dots per inch
    EXPECT_EQ(number(20), 1169);
}

TEST(Print, WritesAnyTextAsSvg)
{
    const PrintFonts fonts = fonts_for_test();
    const Sheet sheet{
        .size = engine::a4_paper,
        .parts = {engine::SheetText{"<a> & \"b\" é", {10, 20}, engine::SheetAlign::Left, 12},
                  engine::SheetLine{{1, 2}, {3.456, 2}, 0.5, 0.45, engine::LineEnd::Square, 2, 1},
                  engine::SheetArea{{5, 6}, 7, 8, 1}}};
    const auto svg = draw_files(std::span(&sheet, 1), {.format = SheetFormat::Svg}, fonts);
    ASSERT_TRUE(svg);
    const std::string& page = svg->front();
    EXPECT_NE(page.find(">&lt;a&gt; &amp; \"b\" é</text>"), std::string::npos) << page;
    EXPECT_NE(page.find("x2=\"3.46\" y2=\"2\" stroke=\"#737373\" stroke-width=\"0.5\" "
                        "stroke-linecap=\"square\" stroke-dasharray=\"2 1\"/>"),
              std::string::npos)
        << page;
    EXPECT_NE(page.find("<rect x=\"5\" y=\"6\" width=\"7\" height=\"8\" fill=\"#ffffff\"/>"),
              std::string::npos)
        << page;
}

// Each at its own place in the open cells, none in others, and smaller than the digits.
TEST(Print, WritesNotesOfAPosition)
{
    PuzzleToPrint puzzle = engine::puzzle_to_print("9x9");
    const Grid& grid = *puzzle.puzzle.grid;
    puzzle.notes.resize(grid.cells().size(), engine::DigitSet::only(2).with(5));
    const PrintFonts fonts = fonts_for_test();
    const auto without = engine::lay_out({engine::puzzle_to_print("9x9")},
                                         {.per_page = 1, .solutions = Solutions::None}, fonts, {});
    const auto sheets =
        engine::lay_out({puzzle}, {.per_page = 1, .solutions = Solutions::None}, fonts, {});
    const auto open = std::ranges::count(puzzle.puzzle.givens, engine::no_digit);
    const auto all = engine::texts_of(sheets.front());
    const auto fewer = engine::texts_of(without.front());
    EXPECT_EQ(static_cast<std::ptrdiff_t>(all.size()),
              static_cast<std::ptrdiff_t>(fewer.size()) + 2 * open);
    std::set<std::pair<double, double>> places;
    for (const engine::SheetText& text : all) {
        if (std::ranges::find(fewer, text) != fewer.end())
            continue;
        EXPECT_TRUE(text.text == "2" || text.text == "5") << text.text;
        EXPECT_LT(text.size, 18);
        EXPECT_TRUE(places.insert({text.at.x, text.at.y}).second);
    }
}

TEST(Print, NumbersFilesOfSeveralPages)
{
    EXPECT_EQ(names_of_files("a/sheet.png", 1), std::vector<fs::path>{"a/sheet.png"});
    const auto names = names_of_files("a/sheet.png", 12);
    ASSERT_EQ(names.size(), 12u);
    EXPECT_EQ(names.front(), "a/sheet-01.png");
    EXPECT_EQ(names.back(), "a/sheet-12.png");
}

TEST(Print, CanBeCancelledBetweenPages)
{
    const PrintFonts fonts = fonts_for_test();
    const auto sheets = engine::lay_out(engine::copies(engine::puzzle_to_print("9x9"), 4),
                                        {.per_page = 1}, fonts, {});
    std::size_t drawn = 0;
    const auto contents = draw_files(sheets, {.format = SheetFormat::Png, .dots_per_inch = 50},
                                     fonts, [&drawn](std::size_t pages) {
                                         drawn = pages;
                                         return pages < 2;
                                     });
    ASSERT_TRUE(contents);
    EXPECT_TRUE(contents->empty());
    EXPECT_EQ(drawn, 2u);
}

TEST(Print, SaysWhyAFileCouldNotBeWritten)
{
    const std::vector<std::string> content = {"page"};
    const auto missing = write_files("no/such/folder/sheet.pdf", content);
    ASSERT_FALSE(missing);
    EXPECT_EQ(engine::in_english(missing.why()),
              "no/such/folder/sheet.pdf could not be written: No such file or directory");
    const auto folder = write_files(testing::TempDir(), content);
    ASSERT_FALSE(folder);
    EXPECT_TRUE(engine::in_english(folder.why()).ends_with("it is not a file"));
    const auto device = write_files("/dev/null", content);
    ASSERT_FALSE(device);
    EXPECT_TRUE(fs::is_character_file("/dev/null"));
}

} // namespace
} // namespace game
