// What techniques find, their evidence and their sentences, compared with the recorded files:
// completely for one step of each technique, as a hash for each step of many paths to a solution.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <map>
#include <sstream>

#include "engine/techniques/human_solver.h"
#include "engine/text/puzzle_line.h"
#include "tests/engine/step_record.h"
#include "tests/engine/teach/positions.h"
#include "tests/golden/golden_files.h"
#include "tests/sanitized.h"
#include "tests/shipped_translations.h"

namespace engine {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> lines_of(const fs::path& file)
{
    std::ifstream stream(file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        if (!line.empty() && line.front() != '#')
            lines.push_back(line);
    }
    return lines;
}

std::string number_of(const std::string& text)
{
    std::ostringstream number;
    number << std::hex << std::setw(8) << std::setfill('0')
           << (golden::fingerprint(text) & 0xFFFFFFFFU);
    return number.str();
}

// A step in one line: its effect, then a hash of its evidence and one of its sentences.
std::string short_record(const Grid& grid, const Step& step)
{
    static const Translations english;
    return std::string(step.technique->id) + ' ' + effect_record(grid, step) + ' ' +
           number_of(evidence_record(grid, step)) + ' ' +
           number_of(telling_record(english, grid, step)) + '\n';
}

TEST(StepRecords, OfEachTechniqueAreAsKept)
{
    const Translations english;
    const Translations spanish = shipped_translations("es");
    const Translations italian = shipped_translations("it");
    std::string records;
    for (const Technique* technique : all_techniques()) {
        const StepLine read = position(std::string(technique->example));
        const Grid& grid = read.chart->grid();
        const Step step = expected_step(read);
        records += "# " + read.technique + '\n' + evidence_record(grid, step) +
                   telling_record(english, grid, step) + telling_record(spanish, grid, step) +
                   telling_record(italian, grid, step);
    }
    golden::expect_kept("steps.txt", records);
}

// All steps of the technique, in order.
std::string records_of_position(const std::string& line)
{
    const StepLine read = position(line);
    std::string records;
    for (const Technique* technique : read.any) {
        Steps steps(Want::All);
        steps.look_for(technique, read.candidates);
        records += "# " + read.technique + ' ' + number_of(line) + '\n';
        for (const Step& step : steps.found())
            records += short_record(read.chart->grid(), step);
    }
    return records;
}

TEST(StepRecords, OfPositionsAreAsKept)
{
    std::string records;
    for (const Technique* technique : all_techniques())
        records += records_of_position(std::string(technique->example));
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(source_root() / "tests/data/techniques"))
        files.push_back(entry.path());
    std::ranges::sort(files);
    for (const fs::path& file : files) {
        for (const std::string& line : lines_of(file))
            records += records_of_position(line);
    }
    golden::expect_kept("steps_of_positions.txt", records);
}

struct PuzzleOfElsewhere {
    std::string name; // layout, level, seed and other options
    PrintedPuzzle printed;
};

// The puzzles of a golden list of seeds.
std::vector<PuzzleOfElsewhere> puzzles_of(const std::string& list)
{
    std::vector<PuzzleOfElsewhere> puzzles;
    for (const std::string& line : lines_of(source_root() / "tests/data" / list)) {
        const auto end = line.rfind(' ');
        auto printed = parse_puzzle_line(line.substr(end + 1));
        EXPECT_TRUE(printed) << line;
        if (printed)
            puzzles.push_back({line.substr(0, end), *std::move(printed)});
    }
    return puzzles;
}

// The path that a person would take, with one hash for all singles.
std::string way_record(const PrintedPuzzle& puzzle)
{
    const Chart chart(puzzle.grid);
    const Path path =
        solve_like_a_person(Candidates(chart, puzzle.givens), fitted_to(*puzzle.grid, Teaching{}));
    std::string singles;
    std::string others;
    for (const Step& step : path.steps) {
        const bool is_single = step.technique->standing.family == TechniqueFamily::Singles;
        (is_single ? singles : others) += short_record(chart.grid(), step);
    }
    return std::to_string(path.steps.size()) + " steps, singles " + number_of(singles) + '\n' +
           others;
}

TEST(StepRecords, OfWholeWaysAreAsKept)
{
    int puzzles = 0;
    std::string records;
    for (const char* list : {"layout_seeds.txt", "seeds.txt"}) {
        for (const PuzzleOfElsewhere& puzzle : puzzles_of(list)) {
            if (!is_sanitized || puzzles++ % 8 == 0)
                records += "# " + puzzle.name + ": " + way_record(puzzle.printed);
        }
    }
    if (!is_sanitized)
        golden::expect_kept("steps_of_ways.txt", records);
}

// For each technique that finds something where singles no longer help: how many steps, and a hash
// of all of them. Empty if singles are enough.
std::string all_steps_record(const PrintedPuzzle& puzzle)
{
    const Chart chart(puzzle.grid);
    const Teaching teaching = fitted_to(*puzzle.grid, Teaching{.hardest_level = Level::Easy});
    const Path path = solve_like_a_person(Candidates(chart, puzzle.givens), teaching);
    if (path.end.is_solved())
        return "";
    std::map<std::string, std::pair<int, std::string>> of_technique;
    const Steps all = find_all(path.end, fitted_to(*puzzle.grid, Teaching{}));
    for (const Step& step : all.found()) {
        auto& [count, records] = of_technique[step.technique->id];
        ++count;
        records += short_record(chart.grid(), step);
    }
    std::string text;
    for (const auto& [id, found] : of_technique)
        text += id + ' ' + std::to_string(found.first) + ' ' + number_of(found.second) + '\n';
    return text;
}

// Large grids take long, and with the sanitizers the same finders run in other tests.
TEST(StepRecords, OfAllStepsAreAsKept)
{
    constexpr std::size_t most_cells = 100;
    std::string records;
    for (const PuzzleOfElsewhere& puzzle : puzzles_of("layout_seeds.txt")) {
        if (is_sanitized || puzzle.printed.grid->cells().size() > most_cells ||
            !puzzle.name.ends_with("0000-0001"))
            continue;
        const std::string record = all_steps_record(puzzle.printed);
        if (!record.empty())
            records += "# " + puzzle.name + '\n' + record;
    }
    if (!is_sanitized)
        golden::expect_kept("all_steps.txt", records);
}

} // namespace
} // namespace engine
