#include "engine/formats/puzzle_texts.h"

#include <gtest/gtest.h>

#include "engine/base/random.h"
#include "engine/text/notation.h"
#include "tests/engine/formats/shared_puzzles.h"

namespace engine {
namespace {

const std::string easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string rows = "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
                         ".6....28.\n...419..5\n....8..79\n";

struct Part {
    std::string text;
    std::size_t line;

    friend bool operator==(const Part&, const Part&) = default;
    friend std::ostream& operator<<(std::ostream& out, const Part& part)
    {
        return out << part.line << ": " << part.text;
    }
};

void take_parts(PuzzleTexts& texts, std::vector<Part>& parts)
{
    while (const auto part = texts.next())
        parts.push_back({std::string(part->text), part->line});
}

std::vector<Part> parts_of(const std::string& text, std::size_t piece = 1 << 20)
{
    PuzzleTexts texts;
    std::vector<Part> parts;
    for (std::size_t at = 0; at < text.size(); at += piece) {
        texts.add(std::string_view(text).substr(at, piece));
        take_parts(texts, parts);
    }
    texts.end();
    take_parts(texts, parts);
    return parts;
}

TEST(PuzzleTexts, CutsLinesAndSkipsBlanksAndComments)
{
    EXPECT_EQ(parts_of("# old\r\n\r\n" + easy + "\r\n" + easy + " 7\n"),
              (std::vector<Part>{{easy, 3}, {easy + " 7", 4}}));
    EXPECT_EQ(parts_of(""), std::vector<Part>{});
    EXPECT_EQ(parts_of("\n\n# nothing\n"), std::vector<Part>{});
    EXPECT_EQ(parts_of("\xEF\xBB\xBF" + easy), (std::vector<Part>{{easy, 1}}));
}

TEST(PuzzleTexts, GivesALineAsSoonAsItHasCome)
{
    PuzzleTexts texts;
    texts.add(easy.substr(0, 40));
    EXPECT_FALSE(texts.next());
    texts.add(easy.substr(40) + "\n12");
    EXPECT_EQ(texts.next()->text, easy);
    EXPECT_FALSE(texts.next());
}

TEST(PuzzleTexts, CutsGridsAtBlankLinesAndWhenTheyAreComplete)
{
    const std::string block = rows.substr(0, rows.size() - 1);
    EXPECT_EQ(parts_of(rows + "\n" + rows), (std::vector<Part>{{block, 1}, {block, 11}}));
    const auto many = parts_of(rows + rows + rows + rows);
    ASSERT_EQ(many.size(), 2u) << "three grids may be of the same puzzle";
    EXPECT_EQ(many[1], (Part{block, 28}));
}

TEST(PuzzleTexts, KeepsATitleWithItsGrid)
{
    EXPECT_EQ(parts_of("Grid 01\n" + rows + "Grid 02\n" + rows).at(1).line, 11u);
    EXPECT_EQ(detail_of(read_one("Grid 01\n" + rows), Detail::Title), "Grid 01");
    EXPECT_EQ(detail_of(read_one("Easy, for Anna\n" + rows), Detail::Title), "Easy, for Anna");
    EXPECT_EQ(detail_of(read_one("# 1\n\xEF\xBB\xBFGrid 01\n" + rows), Detail::Title), "Grid 01");
    EXPECT_EQ(parts_of("Grid 01\n").size(), 1u) << "words alone can't be read";
}

TEST(PuzzleTexts, SkipsTheNamesOfColumns)
{
    EXPECT_EQ(parts_of("puzzle,solution\n" + easy + "," + easy + "\n").size(), 1u);
    EXPECT_EQ(parts_of("puzzle,solution\n# both\n\n" + easy + "\n"),
              (std::vector<Part>{{easy, 4}}));
    EXPECT_EQ(parts_of("puzzle,solution\nGrid 01\n" + rows).at(0).line, 2u);
    EXPECT_TRUE(parts_of("puzzle,solution\n").empty());
}

TEST(PuzzleTexts, KnowsRowsOfSixteenFromPuzzlesOfFourByFour)
{
    const std::string small = "1..4.41..14.4..1";
    EXPECT_EQ(parts_of(small + "\n" + small + "\n").size(), 2u);
    std::string puzzles, large;
    for (int row = 0; row < 16; ++row) {
        puzzles += small + "\n";
        large += std::string(static_cast<std::size_t>(row), '.') + "123456789ABCDEFG"[row] +
                 std::string(static_cast<std::size_t>(15 - row), '.') + "\n";
    }
    EXPECT_EQ(parts_of(puzzles).size(), 16u);
    EXPECT_EQ(parts_of(large).size(), 1u);
    EXPECT_EQ(read_one(large).layout->id, "16x16");
    EXPECT_EQ(parts_of(large, 7), parts_of(large));
    EXPECT_EQ(parts_of(puzzles, 7), parts_of(puzzles));
}

TEST(PuzzleTexts, EndsJsonAtItsLastBracket)
{
    EXPECT_EQ(parts_of("{\"a\": \"}\\\"\",\n \"b\": [{}]}\n{}\n" + easy),
              (std::vector<Part>{{"{\"a\": \"}\\\"\",\n \"b\": [{}]}", 1}, {"{}", 3}, {easy, 4}}));
    EXPECT_EQ(parts_of("<a>\n\n</a>\n"), (std::vector<Part>{{"<a>\n\n</a>", 1}}));
}

TEST(PuzzleTexts, CutsOffWhatIsTooLong)
{
    const std::string long_line(2 * PuzzleTexts::longest_part, '.');
    PuzzleTexts texts;
    texts.add(long_line);
    const auto part = texts.next();
    ASSERT_TRUE(part);
    EXPECT_TRUE(part->is_too_long);
    texts.add("..\n" + easy + "\n");
    EXPECT_EQ(texts.next()->text, easy);
    EXPECT_EQ(why_unread(long_line + "\n"), "this is too long for a puzzle: more than 262144 "
                                            "characters");
    EXPECT_EQ(why_unread("{" + std::string(PuzzleTexts::longest_document, ' ') + "}"),
              "this is too long for a puzzle: more than 8388608 characters");
}

// The rest of a line that was refused is neither kept nor looked at again.
TEST(PuzzleTexts, KeepLittleOfALineThatIsTooLong)
{
    constexpr std::size_t piece = 64 << 10;
    const std::string more(piece, '.');
    PuzzleTexts texts;
    int parts = 0;
    for (int number = 0; number < 200; ++number) {
        texts.add(more);
        while (const auto part = texts.next()) {
            EXPECT_TRUE(part->is_too_long);
            ++parts;
        }
        EXPECT_LE(texts.bytes_kept(), PuzzleTexts::longest_part + piece);
    }
    EXPECT_EQ(parts, 1);
    texts.add("\n" + easy + "\n");
    EXPECT_EQ(texts.next()->text, easy);
}

// The parts with classic lines read the fast way, as lines again.
std::vector<Part> parts_with_classic(const std::string& text, std::size_t piece, std::size_t most)
{
    PuzzleTexts texts;
    std::vector<Part> parts;
    const auto take_all = [&] {
        while (true) {
            std::vector<ClassicDigits> puzzles;
            std::size_t line = texts.line();
            if (texts.next_classic(puzzles, most) > 0) {
                EXPECT_LE(puzzles.size(), most);
                for (const ClassicDigits& givens : puzzles)
                    parts.push_back({to_text(Digits(givens.begin(), givens.end())), line++});
            } else if (const auto part = texts.next()) {
                parts.push_back({std::string(part->text), part->line});
            } else {
                return;
            }
        }
    };
    for (std::size_t at = 0; at < text.size(); at += piece) {
        texts.add(std::string_view(text).substr(at, piece));
        take_all();
    }
    texts.end();
    take_all();
    return parts;
}

TEST(PuzzleTexts, TakeClassicLinesAtOnce)
{
    PuzzleTexts texts;
    texts.add(easy + "\n" + easy + "\r\n" + easy + "\n" + easy + " 7\n" + easy);
    std::vector<ClassicDigits> puzzles;
    EXPECT_EQ(texts.next_classic(puzzles, 2), 2u);
    EXPECT_EQ(texts.next_classic(puzzles, 2), 1u);
    EXPECT_EQ(texts.next_classic(puzzles, 2), 0u) << "something else is on the line";
    EXPECT_EQ(puzzles.size(), 3u);
    EXPECT_EQ(texts.line(), 4u);
    EXPECT_EQ(texts.next()->line, 4u);
    EXPECT_EQ(texts.next_classic(puzzles, 2), 0u) << "the line may go on";
}

TEST(PuzzleTexts, FindTheSamePartsIfClassicLinesAreTakenAtOnce)
{
    std::string starred = easy, lettered = easy, wide = easy;
    starred[2] = '*';
    lettered[2] = 'A';
    wide[80] = '/';
    const std::vector<std::string> lines = {easy,
                                            easy,
                                            easy + "\r",
                                            easy + " # 1",
                                            easy + "5",
                                            easy.substr(1),
                                            starred,
                                            lettered,
                                            wide,
                                            std::string(81, '.'),
                                            std::string(81, '-'),
                                            rows,
                                            "",
                                            "# a comment",
                                            "Words",
                                            "[Puzzle]",
                                            "{\"a\": 1",
                                            "}",
                                            "https://www.example.org/?bd=" + easy,
                                            "1..4.41..14.4..1"};
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Random random(seed);
        std::string text;
        for (int count = random.below(10); count >= 0; --count)
            text += lines[random.below(static_cast<int>(lines.size()))] + "\n";
        const auto piece = static_cast<std::size_t>(1 + random.below(200));
        const auto most = static_cast<std::size_t>(1 + random.below(3));
        EXPECT_EQ(parts_with_classic(text, piece, most), parts_of(text, piece)) << text;
    }
}

// Whether a text comes at once or in pieces makes no difference.
TEST(PuzzleTexts, DoNotDependOnThePieces)
{
    const std::vector<std::string> lines = {easy,
                                            rows,
                                            "",
                                            "# a comment",
                                            "Words",
                                            "*-----------*",
                                            "53.|.7.|...",
                                            "---+---+---",
                                            "1..4.41..14.4..1",
                                            "[Puzzle]",
                                            "{\"a\":[1,\"]\"]}",
                                            "12 3 45 6 7 8 9 1 2",
                                            "windoku:zzzc"};
    Random dice(5);
    for (int round = 0; round < 300; ++round) {
        std::string text;
        for (int line = 0; line < 40; ++line)
            text += lines[dice.below(static_cast<std::uint32_t>(lines.size()))] + "\n";
        const auto whole = parts_of(text);
        for (std::size_t piece : {1u, 3u, 50u, 200u})
            ASSERT_EQ(parts_of(text, piece), whole) << text;
    }
}

} // namespace
} // namespace engine
