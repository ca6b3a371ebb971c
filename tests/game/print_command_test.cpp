// cronodoku print: its puzzles, its options, its files.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "tests/game/command_runs.h"

namespace game {
namespace {

namespace fs = std::filesystem;

// A folder that is empty at first, and removed at the end.
class PrintCommand : public testing::Test {
protected:
    PrintCommand()
        : folder_(fs::path(testing::TempDir()) /
                  ("print-" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name())))
    {
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    ~PrintCommand() override { fs::remove_all(folder_); }

    std::string file(const std::string& name) const { return (folder_ / name).string(); }
    std::size_t files() const
    {
        return static_cast<std::size_t>(
            std::distance(fs::directory_iterator(folder_), fs::directory_iterator()));
    }
    static std::string content(const std::string& name)
    {
        std::ifstream in(name, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(in), {});
    }

private:
    fs::path folder_;
};

TEST_F(PrintCommand, PrintsPuzzlesFromAnywhere)
{
    const Ran ran = run({"print", "--to", file("a.pdf"), proper, "-"}, proper + "\n");
    EXPECT_EQ(ran.status(), all_good) << ran.err;
    EXPECT_EQ(ran.out + ran.err, "");
    EXPECT_TRUE(content(file("a.pdf")).starts_with("%PDF-1."));
    EXPECT_EQ(files(), 1u) << "nothing else is left in the folder";
}

TEST_F(PrintCommand, PrintsInAnySymbols)
{
    const auto page = [](std::vector<std::string> options) {
        std::vector<std::string> words = {"print", "--to",        "-",    "--format",
                                          "svg",   "--solutions", "none", proper};
        words.insert(words.end(), options.begin(), options.end());
        const Ran ran = run(words);
        EXPECT_EQ(ran.status(), all_good) << ran.err;
        return ran.out;
    };
    EXPECT_NE(page({"--symbols", "letters"}).find(">A</text>"), std::string::npos);
    EXPECT_EQ(page({"--symbols", "letters"}), page({"--letters"}));
    EXPECT_EQ(page({"--symbols", "figures"}), page({}));
    EXPECT_EQ(page({}).find("<polygon"), std::string::npos);
    EXPECT_NE(page({"--symbols", "shapes"}).find("<polygon"), std::string::npos);
    EXPECT_NE(page({"--symbols", "colours"}), page({"--symbols", "shapes"}));
    EXPECT_NE(page({"--own-symbols", "αβγδεζηθι"}).find(">ι</text>"), std::string::npos);
    EXPECT_EQ(page({"--own-symbols", "αβγ"}), page({})) << "too few";
    EXPECT_EQ(run({"print", "--to", "-", "--own-symbols", "aab", proper}).status(), wrong_use);
    const Ran wrong = run({"print", "--to", "-", "--symbols", "runes", proper});
    EXPECT_EQ(wrong.status(), wrong_use);
    EXPECT_NE(wrong.err.find("runes"), std::string::npos);
}

TEST_F(PrintCommand, PrintsFiguresWithCagesAndSaysSoOnce)
{
    const auto print = [](std::vector<std::string> options) {
        std::vector<std::string> words = {
            "print", "--to",     "-",          "--format",   "svg",      "--solutions",
            "none",  "--layout", "killer-4x4", "--level",    "beginner", "--count",
            "2",     "--seed",   "1",          "--per-page", "2"};
        words.insert(words.end(), options.begin(), options.end());
        return run(words);
    };
    const Ran figures = print({});
    EXPECT_EQ(figures.err, "");
    for (const char* symbols : {"letters", "shapes"}) {
        const Ran ran = print({"--symbols", symbols});
        EXPECT_EQ(ran.status(), all_good);
        EXPECT_EQ(ran.out, figures.out);
        EXPECT_EQ(ran.err,
                  "cronodoku: On boards with cages there are figures, as they can be added\n");
    }
}

TEST_F(PrintCommand, PrintsTheNotesOfAPosition)
{
    const std::string position = ":0000:x:" + proper + ":113 412::"; // two eliminations
    const auto texts_on = [&](std::vector<std::string> options) {
        std::vector<std::string> words = {"print", "--to",        "-",    "--format",
                                          "svg",   "--solutions", "none", position};
        words.insert(words.end(), options.begin(), options.end());
        const Ran ran = run(words);
        EXPECT_EQ(ran.status(), all_good) << ran.err;
        std::size_t count = 0;
        for (auto at = ran.out.find("<text"); at != ran.out.npos;
             at = ran.out.find("<text", at + 1))
            ++count;
        return count;
    };
    EXPECT_GT(texts_on({"--position"}), texts_on({}) + 50);
}

TEST_F(PrintCommand, WritesATitleThatIsNoTextVisibly)
{
    const Ran ran = run({"print", "--to", file("a.svg"), "--title", "A\x01\xff B", proper});
    EXPECT_EQ(ran.status(), all_good) << ran.err;
    EXPECT_NE(content(file("a-1.svg")).find(">A?? B</text>"), std::string::npos);
    EXPECT_EQ(run({"print", "--to", file("a.pdf"), "--title", "A\xff", proper}).status(), all_good);
}

TEST_F(PrintCommand, NumbersPagesOfPictures)
{
    const Ran ran = run({"print", "--count", "3", "--per-page", "1", "--solutions", "none",
                         "--seed", "1", "--dpi", "50", "--to", file("a.png")});
    EXPECT_EQ(ran.status(), all_good) << ran.err;
    EXPECT_EQ(files(), 3u);
    EXPECT_TRUE(content(file("a-1.png")).starts_with("\x89PNG"));
    EXPECT_TRUE(content(file("a-3.png")).starts_with("\x89PNG"));
}

TEST_F(PrintCommand, WritesToStandardOutput)
{
    const Ran pdf = run({"print", "--to", "-", proper});
    EXPECT_EQ(pdf.status(), all_good) << pdf.err;
    EXPECT_TRUE(pdf.out.starts_with("%PDF-1."));
    const Ran one = run({"print", "--to", "-", "--format", "svg", "--solutions", "none", proper});
    EXPECT_EQ(one.status(), all_good) << one.err;
    EXPECT_NE(one.out.find("</svg>"), std::string::npos);
    const Ran two = run({"print", "--to", "-", "--format", "svg", proper});
    EXPECT_EQ(two.status(), improper);
    EXPECT_EQ(two.out, "");
    EXPECT_EQ(two.err, "cronodoku: standard output takes one page of SVG or PNG, and there are 2; "
                       "name a file with --to\n");
}

TEST_F(PrintCommand, LeavesOutImproperPuzzlesAndSaysSo)
{
    const Ran ran = run({"print", "--to", file("a.pdf"), empty, proper, "12"});
    EXPECT_EQ(ran.status(), improper);
    EXPECT_NE(ran.err.find("puzzle 1: several solutions"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("puzzle 3: "), std::string::npos) << ran.err;
    EXPECT_EQ(files(), 1u);
    const Ran none = run({"print", "--to", file("b.pdf"), empty});
    EXPECT_EQ(none.status(), improper);
    EXPECT_EQ(files(), 1u) << "no page without a puzzle";
}

TEST_F(PrintCommand, PrintsAtMost500Puzzles)
{
    std::string many;
    for (int number = 0; number < 501; ++number)
        many += proper + "\n";
    const Ran ran = run({"print", "--to", file("a.pdf")}, many);
    EXPECT_EQ(ran.status(), improper);
    EXPECT_EQ(ran.err, "cronodoku: at most 500 puzzles can be printed at once; give fewer\n");
    EXPECT_EQ(files(), 0u);
    EXPECT_EQ(run({"print", "--to", file("a.pdf"), "--count", "501"}).status(), wrong_use);
}

TEST_F(PrintCommand, MakesABookletOfRisingLevels)
{
    const Ran ran = run({"print", "--booklet", "--title", "Trip", "--level", "beginner-medium",
                         "--count", "6", "--seed", "1", "--to", file("a.svg")});
    EXPECT_EQ(ran.status(), all_good) << ran.err;
    EXPECT_EQ(files(), 5u); // title, three levels, solutions
}

TEST_F(PrintCommand, NamesTheCharactersThatNoFontHas)
{
    const Ran ran = run({"print", "--title", "数独 Trip", "--to", file("a.pdf"), proper});
    EXPECT_EQ(ran.status(), all_good);
    EXPECT_EQ(ran.err, "cronodoku: no font has these characters of the title, which are left out: "
                       "数独\n");
}

TEST_F(PrintCommand, SaysWhatIsWrongWithItsOptions)
{
    const auto error = [](const std::vector<std::string>& words) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status(), wrong_use);
        return ran.err;
    };
    EXPECT_EQ(error({"print", proper}),
              "cronodoku: --to must name the file to write, or be - for standard output\n");
    EXPECT_EQ(error({"print", "--to", "a.doc", proper}),
              "cronodoku: the name a.doc does not tell the format: end it in one of pdf, svg and "
              "png, or give --format\n");
    EXPECT_EQ(error({"print", "--to", "a.pdf", "--per-page", "3", proper}),
              "cronodoku: --per-page can't be \"3\": the choices are 1, 2, 4, 6 and 12\n");
    EXPECT_EQ(error({"print", "--to", "a.pdf", "--paper", "a5", proper}),
              "cronodoku: --paper can't be \"a5\": the choices are a4 and letter\n");
    EXPECT_EQ(error({"print", "--to", "a.pdf", "--solutions", "top", proper}),
              "cronodoku: --solutions can't be \"top\": the choices are none, pages and foot\n");
    EXPECT_EQ(error({"print", "--to", "a.pdf", "--count", "2", proper}),
              "cronodoku: give either puzzles, or options for making new ones\n");
    EXPECT_EQ(error({"print", "--to", "a.pdf", "--level", "hard-easy"}),
              "cronodoku: --level can't be \"hard-easy\": the range is the wrong way round; write "
              "easy-hard\n");
    EXPECT_EQ(error({"print", "--to", "a.pdf", "--level", "easy-"}),
              "cronodoku: --level can't be \"easy-\": a range is written like easy-hard, with two "
              "of beginner, easy, medium, hard, expert, extreme and diabolical\n");
    EXPECT_EQ(error({"print", "--to", "a.pdf", "--layout", "killer-6x6", "--level",
                     "extreme-diabolical"}),
              "cronodoku: killer-6x6 has no puzzles of the levels from extreme to diabolical\n");
}

TEST_F(PrintCommand, SaysHowManyPuzzlesFitInLargeType)
{
    const Ran ran = run({"print", "--large", "--per-page", "12", "--to", file("a.pdf"), proper});
    EXPECT_EQ(ran.status(), all_good);
    EXPECT_EQ(ran.err, "cronodoku: in large type 12 on a page are too many; each page has 6\n");
}

TEST_F(PrintCommand, NamesAFileThatCanNotBeWritten)
{
    const Ran ran = run({"print", "--to", file("no/such.pdf"), proper});
    EXPECT_EQ(ran.status(), improper);
    EXPECT_EQ(ran.err, "cronodoku: " + file("no/such.pdf") +
                           " could not be written: No such file or directory\n");
    for (const char* format : {"pdf", "png"}) {
        const Ran device =
            run({"print", "--format", format, "--to", "/dev/full", "--count", "500"});
        EXPECT_EQ(device.status(), improper);
        EXPECT_EQ(device.err, "cronodoku: /dev/full could not be written: it is not a file\n");
    }
    const Ran several = run({"print", "--format", "svg", "--to", "-", "--count", "500"});
    EXPECT_EQ(several.status(), improper);
    EXPECT_EQ(several.out, "");
    EXPECT_EQ(several.err, "cronodoku: standard output takes one page of SVG or PNG, and there "
                           "would be several; name a file with --to\n");
}

} // namespace
} // namespace game
