// What solve, check, rate and hint have in common: puzzles from anywhere, in any format, positions,
// JSON, threads.

#include "game/command_line/commands.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include "tests/game/command_runs.h"

namespace game {
namespace {

// A file that is there as long as this is.
class TestFile {
public:
    TestFile(const std::string& name, const std::string& text)
        : path_(std::filesystem::path(testing::TempDir()) / name)
    {
        std::ofstream(path_) << text;
    }
    ~TestFile() { std::filesystem::remove(path_); }
    TestFile(const TestFile&) = delete;
    TestFile& operator=(const TestFile&) = delete;

    std::string name() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

const std::string framed = "+-------+-------+-------+\n"
                           "| 5 3 . | . 7 . | . . . |\n"
                           "| 6 . . | 1 9 5 | . . . |\n"
                           "| . 9 8 | . . . | . 6 . |\n"
                           "+-------+-------+-------+\n"
                           "| 8 . . | . 6 . | . . 3 |\n"
                           "| 4 . . | 8 . 3 | . . 1 |\n"
                           "| 7 . . | . 2 . | . . 6 |\n"
                           "+-------+-------+-------+\n"
                           "| . 6 . | . . . | 2 8 . |\n"
                           "| . . . | 4 1 9 | . . 5 |\n"
                           "| . . . | . 8 . | . 7 9 |\n"
                           "+-------+-------+-------+\n";

std::string position_with(const std::string& cells_1_to_9, const std::string& removed = "")
{
    return ":0000:x:" + cells_1_to_9 + proper.substr(9) + ":" + removed + "::";
}

TEST(PuzzleCommands, ReadFilesAndFormatsMixed)
{
    const TestFile file("mixed.txt", framed + "\n" + proper + "\n");
    const Ran ran = run({"solve", file.name(), "-", proper}, framed);
    EXPECT_EQ(ran.status(), all_good) << ran.err;
    EXPECT_EQ(lines(ran.out), std::vector<std::string>(4, proper_solution));
}

TEST(PuzzleCommands, SayWhereAnUnreadablePuzzleStands)
{
    const TestFile file("bad.sdm", proper + "\n" + proper.substr(0, 80) + "\n");
    const Ran ran = run({"check", file.name(), proper, "12"});
    EXPECT_EQ(ran.status(), improper);
    EXPECT_EQ(ran.out, "one solution\none solution\n");
    const auto said = lines(ran.err);
    ASSERT_EQ(said.size(), 2u);
    EXPECT_EQ(said[0], "cronodoku: " + file.name() + ", line 2: found 80 cells, needed 81");
    EXPECT_TRUE(said[1].starts_with("cronodoku: puzzle 3: ")) << said[1];
}

// Large files are mostly lines of 81 digits and dots, which have a way of their own.
TEST(PuzzleCommands, AnswerPlainLinesAsAnyOthers)
{
    std::string wrong = proper, several = proper, zeros = proper;
    wrong[2] = '5';
    std::fill(several.begin() + 40, several.end(), '.');
    std::ranges::replace(zeros, '.', '0');
    std::string plain, indented;
    for (const std::string& line :
         {proper, proper_solution, wrong, zeros, several, proper.substr(1), proper + "5", proper}) {
        plain += line + "\n";
        indented += " " + line + "\n";
    }
    for (const std::string command : {"solve", "check", "rate"}) {
        for (const std::vector<std::string>& options :
             {std::vector<std::string>{"--jobs", "1"}, {"--jobs", "2"}, {"--json"}}) {
            std::vector<std::string> arguments = {command};
            arguments.insert(arguments.end(), options.begin(), options.end());
            const Ran fast = run(arguments, plain), slow = run(arguments, indented);
            EXPECT_EQ(fast.out, slow.out) << command;
            EXPECT_EQ(fast.err, slow.err) << command;
            EXPECT_EQ(fast.status(), slow.status()) << command;
        }
    }
    EXPECT_EQ(lines(run({"solve"}, plain).out).front(), proper_solution);
    EXPECT_EQ(lines(run({"check"}, plain).out).front(), "one solution");
}

TEST(PuzzleCommands, SayThatAFileIsMissingAndGoOn)
{
    const Ran ran = run({"check", "no/such/file", "list.sdm", proper});
    EXPECT_EQ(ran.status(), improper);
    EXPECT_EQ(ran.out, "one solution\n");
    EXPECT_EQ(ran.err, "cronodoku: there is no file no/such/file\n"
                       "cronodoku: there is no file list.sdm\n");
    const Ran folder = run({"check", testing::TempDir()});
    EXPECT_EQ(folder.status(), improper);
    EXPECT_EQ(folder.err, "cronodoku: can't read the file " + testing::TempDir() + "\n");
}

TEST(PuzzleCommands, ReadWhatGeneratePrintsWithSolutions)
{
    const Ran made = run({"generate", "--seed", "7", "--count", "3", "--solutions"});
    const Ran solved = run({"solve"}, made.out);
    ASSERT_EQ(lines(solved.out).size(), 3u) << solved.err;
    for (std::size_t line = 0; line < 3; ++line)
        EXPECT_TRUE(lines(made.out)[line].ends_with(" " + lines(solved.out)[line]));
}

TEST(PuzzleCommands, CheckReadsWhatSolvePrints)
{
    for (const char* layout : {"4x4", "9x9", "16x16", "x-9x9", "windoku", "jigsaw-9x9",
                               "killer-9x9", "killer-jigsaw-9x9", "anti-knight-9x9", "samurai"}) {
        const Ran made =
            run({"generate", "--layout", layout, "--level", "beginner", "--seed", "5"});
        const Ran solved = run({"solve"}, made.out);
        EXPECT_EQ(solved.status(), all_good) << layout << solved.err;
        const Ran checked = run({"check"}, solved.out);
        EXPECT_EQ(checked.out, "one solution\n") << layout << checked.err;
        EXPECT_EQ(run({"solve"}, solved.out).out, solved.out) << layout;
    }
}

TEST(PuzzleCommands, GoOnFromAPosition)
{
    const std::string right = position_with("53+4.7....");
    EXPECT_EQ(run({"solve", right}).out, proper_solution + "\n");
    EXPECT_EQ(run({"check", right}).out, "one solution\n");
    const std::string rated = run({"rate", right}).out;
    EXPECT_TRUE(rated.starts_with("level=")) << rated;
    EXPECT_NE(rated, run({"rate", proper}).out);
    EXPECT_EQ(lines(run({"solve", "--steps", right}).out).size(), 51u);

    const std::string wrong = position_with("53+1.7....");
    EXPECT_EQ(run({"check", wrong}).out, "no solution from here: 1 in r1c3 is wrong\n");
    const std::string removed = position_with("53..7....", "413");
    EXPECT_EQ(run({"check", removed}).out,
              "no solution from here: the candidate 4 is missing in r1c3\n");
    EXPECT_EQ(run({"solve", removed}).status(), improper);
}

// It takes longer than everything else about a puzzle.
TEST(PuzzleCommands, RateByOtherScalesOnRequestOnly)
{
    EXPECT_EQ(run({"rate", proper}).out.find("hodoku"), std::string::npos);
    EXPECT_NE(run({"rate", "--hodoku", proper}).out.find(" hodoku=easy:"), std::string::npos);
    EXPECT_NE(run({"rate", "--explainer", proper}).out.find(" explainer="), std::string::npos);
    const Ran position = run({"rate", "--hodoku", position_with("53+4.7....")});
    EXPECT_EQ(position.status(), improper);
    EXPECT_EQ(position.err, "cronodoku: puzzle 1: --hodoku and --explainer rate givens, and this "
                            "is a position\n");
}

// The first ones.
std::string without(std::string line, int givens)
{
    for (char& cell : line) {
        if (cell != '.' && givens-- > 0)
            cell = '.';
    }
    return line;
}

TEST(PuzzleCommands, CountSolutionsUpToANumber)
{
    const std::string some = without(proper, 6);
    const Ran all = run({"check", "--solutions", "1000", some, proper, empty});
    EXPECT_EQ(all.status(), improper);
    EXPECT_EQ(all.out, "64 solutions\none solution\nat least 1000 solutions\n");
    EXPECT_EQ(run({"check", "--solutions", "64", some}).out, "at least 64 solutions\n");
    EXPECT_EQ(run({"check", "--solutions", "65", some}).out, "64 solutions\n");

    const Ran solved = run({"solve", "--solutions", "1000", some});
    EXPECT_EQ(solved.err, "cronodoku: puzzle 1: 64 solutions\n");
    const auto found = lines(solved.out);
    EXPECT_EQ(found.size(), 64u);
    EXPECT_EQ(std::set(found.begin(), found.end()).size(), 64u) << "no two are equal";
    EXPECT_EQ(lines(run({"solve", "--solutions", "3", empty}).out).size(), 3u);
}

TEST(PuzzleCommands, CountSolutionsOnEveryBoard)
{
    EXPECT_EQ(run({"check", "--solutions", "1000", "4x4:p"}).out, "288 solutions\n");
    EXPECT_EQ(run({"check", "--solutions", "1000", "4x4+diagonals:p"}).out, "48 solutions\n");
    EXPECT_EQ(run({"check", "--solutions", "5", "16x16:zzzzzzzzzv"}).out, "at least 5 solutions\n");
    EXPECT_EQ(lines(run({"solve", "--solutions", "1000", "4x4:p"}).out).size(), 288u);
}

TEST(PuzzleCommands, WriteTheNumberOfSolutionsAsJson)
{
    const std::string input = proper + "\n" + empty + "\n";
    const auto checked = lines(run({"check", "--json", "--solutions", "7"}, input).out);
    ASSERT_EQ(checked.size(), 2u);
    EXPECT_TRUE(
        checked[0].ends_with(R"("verdict":"one","count":1,"all":true,"sentence":"one solution"})"))
        << checked[0];
    EXPECT_TRUE(checked[1].ends_with(
        R"("verdict":"several","count":7,"all":false,"sentence":"at least 7 solutions"})"))
        << checked[1];
    const auto solved = lines(run({"solve", "--json", "--solutions", "7"}, input).out);
    ASSERT_EQ(solved.size(), 2u);
    EXPECT_NE(solved[1].find(R"("count":7,"all":false,"solutions":[")"), std::string::npos);
}

TEST(PuzzleCommands, RefuseToCountWhileSolvingAsPeopleDo)
{
    const Ran ran = run({"solve", "--steps", "--solutions", "5", proper});
    EXPECT_EQ(ran.status(), wrong_use);
    EXPECT_NE(ran.err.find("--solutions can't be combined with --steps"), std::string::npos);
    EXPECT_EQ(run({"check", "--solutions", "1", proper}).status(), wrong_use);
}

TEST(PuzzleCommands, WriteALineOfJsonForEachPuzzle)
{
    const std::string input = proper + "\n" + empty + "\n80 cells\n";
    const std::string first = R"({"line":1,"puzzle":")" + proper + R"(","verdict":"one",)";
    const auto checked = lines(run({"check", "--json"}, input).out);
    ASSERT_EQ(checked.size(), 3u);
    EXPECT_EQ(checked[0], first + R"("sentence":"one solution"})");
    EXPECT_EQ(checked[1], R"({"line":2,"puzzle":")" + empty +
                              R"(","verdict":"several","sentence":"several solutions"})");
    EXPECT_TRUE(checked[2].starts_with(R"({"line":3,"error":)")) << checked[2];
    const auto solved = lines(run({"solve", "--json"}, input).out);
    ASSERT_EQ(solved.size(), 3u);
    EXPECT_EQ(solved[0], first + R"("solutions":[")" + proper_solution + R"("]})");
    for (const std::vector<std::string>& words : {std::vector<std::string>{"rate", "--json"},
                                                  {"hint", "--json"},
                                                  {"hint", "--json", "--all"},
                                                  {"solve", "--steps", "--json"}}) {
        const Ran ran = run(words, input);
        EXPECT_EQ(ran.status(), improper);
        EXPECT_EQ(ran.err, "") << "sentences are in the lines";
        const auto told = lines(ran.out);
        ASSERT_EQ(told.size(), 3u) << words[0];
        EXPECT_TRUE(told[0].starts_with(R"({"line":1,")")) << told[0];
        EXPECT_NE(told[1].find(R"("verdict":"several")"), std::string::npos) << told[1];
        EXPECT_TRUE(told[2].starts_with(R"({"line":3,"error":)")) << told[2];
    }
}

TEST(PuzzleCommands, TellARatingAndStepsInJson)
{
    const std::string rated = run({"rate", "--json", "--hodoku", proper}).out;
    for (const char* part :
         {R"({"argument":1,"level":"beginner",)", R"("solved":true,)", R"("singles_suffice":true,)",
          R"("hodoku":{"level":"easy","score":)", R"("uses":{"hidden_single_box":)"})
        EXPECT_NE(rated.find(part), std::string::npos) << part << '\n' << rated;
    const std::string hinted = run({"hint", "--json", proper}).out;
    EXPECT_NE(hinted.find(R"("steps":[{"technique":")"), std::string::npos) << hinted;
    EXPECT_NE(hinted.find(R"("placements":["r)"), std::string::npos) << hinted;
    const std::string path = run({"solve", "--steps", "--json", proper}).out;
    EXPECT_TRUE(path.ends_with(R"("solved":true,"end":")" + proper_solution + "\"}\n")) << path;
    const std::string made = run({"generate", "--json", "--seed", "1"}).out;
    EXPECT_TRUE(made.starts_with(R"({"layout":"9x9","puzzle":")")) << made;
    EXPECT_TRUE(made.ends_with(R"("seed":"0000-0001","level":"easy","as_asked":true})"
                               "\n"))
        << made;
}

TEST(PuzzleCommands, RefuseAnOddNumberOfJobs)
{
    for (const char* jobs : {"0", "-1", "many", "1025"}) {
        for (const char* command : {"solve", "rate", "generate"}) {
            const Ran ran = run({command, "--jobs", jobs});
            EXPECT_EQ(ran.status(), wrong_use) << command << jobs;
        }
    }
    EXPECT_EQ(run({"solve", "--jobs", "0", proper}).err,
              "cronodoku: --jobs can't be \"0\"; give a number from 1 to 1024\n");
}

} // namespace
} // namespace game
