// cronodoku convert and formats: from every format to another.

#include "game/command_line/commands.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "engine/formats/formats.h"
#include "engine/rules/layout.h"
#include "game/command_line/lists.h"
#include "tests/game/command_runs.h"
#include "tests/source_root.h"

namespace game {
namespace {

std::string with_zeros()
{
    std::string line = proper;
    std::ranges::replace(line, '.', '0');
    return line;
}

// Some are for jigsaws or killers alone.
bool holds_classics(const engine::Format& format)
{
    engine::SharedPuzzle classic;
    classic.layout = std::make_shared<const engine::Layout>(*engine::find_layout("9x9"));
    classic.grid = engine::make_grid(*classic.layout);
    return format.takes(classic);
}

// A 3 was placed in r1c3, which is no given.
const std::string position =
    ":0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419."
    ".5....8..79:::";

TEST(ConvertCommand, WritesEachFormatSoThatItIsReadAgain)
{
    const Ran as_lines = run({"convert", "--to", "line"}, proper + "\n" + proper_solution + "\n");
    EXPECT_EQ(as_lines.out, proper + "\n" + proper_solution + "\n");
    for (const engine::Format* format : engine::all_formats()) {
        const Ran there = run({"convert", "--to", std::string(format->id)}, proper + "\n" + proper);
        if (!format->write) {
            EXPECT_EQ(there.status(), wrong_use) << format->id << " is only read";
            continue;
        }
        if (!holds_classics(*format)) {
            EXPECT_NE(there.err.find("has no 9x9"), std::string::npos) << there.err;
            continue;
        }
        EXPECT_EQ(there.status(), all_good) << format->id << there.err;
        const Ran back = run({"convert", "--to", "line"}, there.out);
        EXPECT_EQ(back.out, proper + "\n" + proper + "\n") << format->id;
    }
}

TEST(ConvertCommand, PutsABlankLineBetweenBlocks)
{
    const Ran ran = run({"convert", "--to", "grid", "--jobs", "4"}, proper + "\n" + proper + "\n");
    const auto written = lines(ran.out);
    EXPECT_EQ(std::ranges::count(written, ""), 1);
    EXPECT_EQ(written.front(), written.back());
}

TEST(ConvertCommand, TakesArgumentsAndKeepsTheOrder)
{
    const Ran ran = run({"convert", "--to", "sdm", proper_solution, with_zeros()});
    EXPECT_EQ(ran.out, proper_solution + "\n" + with_zeros() + "\n");
    std::string many;
    for (int number = 0; number < 2000; ++number)
        many += number % 3 == 0 ? with_zeros() + "\n" : proper_solution + "\n";
    EXPECT_EQ(run({"convert", "--to", "sdm", "--jobs", "3"}, many).out, many);
}

TEST(ConvertCommand, RefusesByNameWhatAFormatCannotTell)
{
    const Ran refused = run({"convert", "--to", "line"}, position + "\n" + proper + "\n");
    EXPECT_EQ(refused.status(), improper);
    EXPECT_EQ(refused.out, proper + "\n");
    EXPECT_EQ(refused.err,
              "cronodoku: line 1: the format line has no digits that a player placed\n");
    const Ran givens = run({"convert", "--to", "line", "--only-givens"}, position);
    EXPECT_EQ(givens.status(), all_good);
    EXPECT_EQ(givens.out, proper + "\n");
    const Ran windoku = run({"generate", "--layout", "windoku", "--seed", "1"});
    EXPECT_EQ(run({"convert", "--to", "sdm"}, windoku.out).err,
              "cronodoku: line 1: the format sdm has no windoku\n");
}

TEST(ConvertCommand, CountsWhatItLeavesOut)
{
    const std::string told = proper + " # from a newspaper\n";
    const Ran ran = run({"convert", "--to", "sdm"}, told + told + proper + "\n");
    EXPECT_EQ(ran.status(), all_good);
    EXPECT_EQ(lines(ran.out).size(), 3u);
    EXPECT_EQ(ran.err,
              "cronodoku: sdm has no place for this, so it was left out: comment (puzzles: "
              "2)\n");
    EXPECT_EQ(run({"convert", "--to", "line"}, told).out, told);
}

TEST(ConvertCommand, NamesASolutionThatIsNone)
{
    std::string wrong = proper_solution;
    std::swap(wrong[2], wrong[3]);
    const Ran ran = run({"convert", "--to", "line"}, proper + " " + wrong + "\n");
    EXPECT_EQ(ran.status(), improper);
    EXPECT_EQ(ran.out, proper + "\n");
    EXPECT_EQ(ran.err, "cronodoku: line 1: the solution given is not one of this puzzle, so it is "
                       "left out\n");
}

TEST(ConvertCommand, SaysWhereGivensAreNotToldApart)
{
    const Ran ran = run({"convert", "--to", "candidates"}, position + "\n");
    EXPECT_EQ(ran.status(), all_good);
    EXPECT_EQ(ran.err, "cronodoku: candidates has no place for this, so it was left out: which "
                       "digits are givens (puzzles: 1)\n");
    EXPECT_EQ(run({"convert", "--to", "sdx"}, position + "\n").err, "");
}

TEST(ConvertCommand, WritesJson)
{
    const Ran ran =
        run({"convert", "--json", "--to", "sdm"}, proper + " # a \"quoted\" word\n80\n");
    EXPECT_EQ(ran.status(), improper);
    const auto written = lines(ran.out);
    ASSERT_EQ(written.size(), 2u);
    EXPECT_EQ(written[0], R"({"line":1,"format":"line","layout":"9x9","puzzle":")" + proper +
                              R"(","comment":"a \"quoted\" word","text":")" + with_zeros() +
                              R"(\n"})");
    EXPECT_TRUE(written[1].starts_with(R"({"line":2,"error":")")) << written[1];
    EXPECT_NE(run({"convert", "--json", position}).out.find(R"("placed":"..4......)"),
              std::string::npos);
}

TEST(ConvertCommand, MustBeToldAFormat)
{
    const Ran nothing = run({"convert", proper});
    EXPECT_EQ(nothing.status(), wrong_use);
    EXPECT_TRUE(nothing.err.starts_with("cronodoku: --to must say which format to write: line, "))
        << nothing.err;
    const Ran unknown = run({"convert", "--to", "pdf", proper});
    EXPECT_EQ(unknown.status(), wrong_use);
    EXPECT_TRUE(unknown.err.starts_with("cronodoku: --to can't be \"pdf\": the choices are line, "))
        << unknown.err;
}

TEST(FormatsCommand, ListsEveryFormat)
{
    const Ran ran = run({"formats"});
    EXPECT_EQ(ran.status(), all_good);
    const auto listed = lines(ran.out);
    for (const engine::Format* format : engine::all_formats())
        EXPECT_EQ(std::ranges::count(listed, std::string(format->id)), 1) << format->id;
}

TEST(FormatsCommand, PrintsWhatTheDocumentLists)
{
    std::ifstream file(source_root() / "docs/FORMATS.md");
    const std::string document(std::istreambuf_iterator<char>(file), {});
    const engine::Translations texts;
    for (const engine::Format* format : engine::all_formats()) {
        const std::string row =
            "| `" + std::string(format->id) + "` | " + facts_of(*format, texts) + " |\n";
        EXPECT_NE(document.find(row), std::string::npos) << row;
    }
}

} // namespace
} // namespace game
