// Puzzles of every layout that must never change: tests/data/layout_seeds.txt.

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>

#include "engine/make/puzzle_maker.h"
#include "engine/text/puzzle_line.h"
#include "tests/sanitized.h"
#include "tests/source_root.h"

namespace engine {
namespace {

struct Line {
    PuzzleSpec spec;
    std::string puzzle;
};

std::vector<Line> read_lines()
{
    std::ifstream file(source_root() / "tests/data/layout_seeds.txt");
    std::vector<Line> lines;
    for (std::string text; std::getline(file, text);) {
        if (text.empty() || text.front() == '#')
            continue;
        std::istringstream words(text);
        std::string layout, level, seed, puzzle;
        words >> layout >> level >> seed >> puzzle;
        lines.push_back(
            {{.layout = layout, .level = find_level(level).value(), .seed = *parse_seed(seed)},
             puzzle});
    }
    return lines;
}

TEST(LayoutSeeds, AreOfTheVersionThatIsShown)
{
    for (const char* list : {"tests/data/seeds.txt", "tests/data/layout_seeds.txt"}) {
        std::ifstream file(source_root() / list);
        std::string first;
        std::getline(file, first);
        const std::string version = "# Seeds of version " + std::to_string(seed_version) + ".";
        EXPECT_EQ(first.substr(0, version.size()), version) << list;
    }
}

TEST(LayoutSeeds, SameSeedSamePuzzle)
{
    std::set<std::string> missing;
    for (const Layout& layout : all_layouts())
        missing.insert(layout.id);
    for (const Line& line : read_lines()) {
        if (is_sanitized && !missing.contains(line.spec.layout))
            continue;
        const auto made = make_puzzle(line.spec);
        ASSERT_TRUE(made) << line.spec.layout;
        EXPECT_EQ(to_line(*find_layout(line.spec.layout), *made->puzzle.grid, made->puzzle.givens),
                  line.puzzle)
            << category_of(line.spec);
        missing.erase(line.spec.layout);
    }
    EXPECT_TRUE(missing.empty()) << "no line for " << *missing.begin();
}

} // namespace
} // namespace engine
