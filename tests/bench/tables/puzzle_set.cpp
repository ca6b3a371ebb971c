#include "tests/bench/tables/puzzle_set.h"

#include <array>
#include <fstream>
#include <numeric>

#include "tests/bench/tables/solver.h"

namespace bench {

namespace {

bool is_cell(char character)
{
    return character == '.' || (character >= '0' && character <= '9');
}

bool ends_a_word(char character)
{
    return character == ' ' || character == '\t' || character == ',' || character == ';' ||
           character == '\r';
}

// Empty if the line has no puzzle.
std::string read_puzzle(const std::string& line)
{
    if (line.size() < classic_cells)
        return {};
    if (line.size() > classic_cells && !ends_a_word(line[classic_cells]))
        return {};
    std::string puzzle = line.substr(0, classic_cells);
    for (char& cell : puzzle) {
        if (!is_cell(cell))
            return {};
        if (cell == '0')
            cell = '.';
    }
    return puzzle;
}

// Rows 0 to 8 in an order that keeps bands together; also used for columns and stacks.
std::vector<std::size_t> shuffled_lines(engine::Random& random)
{
    std::vector<std::size_t> bands = {0, 1, 2};
    random.shuffle(bands);
    std::vector<std::size_t> lines;
    for (const std::size_t band : bands) {
        std::vector<std::size_t> inside = {0, 1, 2};
        random.shuffle(inside);
        for (const std::size_t line : inside)
            lines.push_back(3 * band + line);
    }
    return lines;
}

} // namespace

engine::Result<PuzzleSet> read_set(const std::filesystem::path& file)
{
    std::ifstream input(file);
    if (!input)
        return engine::Failure{{file.string() + " can't be read"}};
    PuzzleSet set{.name = file.stem().string(), .puzzles = {}};
    for (std::string line; std::getline(input, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        std::string puzzle = read_puzzle(line);
        if (puzzle.empty())
            return engine::Failure{{file.string() + " has a line without a puzzle: " + line}};
        set.puzzles.push_back(std::move(puzzle));
    }
    if (set.puzzles.empty())
        return engine::Failure{{file.string() + " holds no puzzle"}};
    return set;
}

std::string dressed_up(const std::string& puzzle, engine::Random& random)
{
    std::vector<char> names(9);
    std::iota(names.begin(), names.end(), '1');
    random.shuffle(names);
    const auto rows = shuffled_lines(random);
    const auto columns = shuffled_lines(random);
    const bool turned = random.coin();
    std::string dressed(classic_cells, '.');
    for (std::size_t row = 0; row < 9; ++row) {
        for (std::size_t column = 0; column < 9; ++column) {
            const char digit = puzzle[9 * rows[row] + columns[column]];
            const std::size_t place = turned ? 9 * column + row : 9 * row + column;
            if (digit != '.')
                dressed[place] = names[static_cast<std::size_t>(digit - '1')];
        }
    }
    return dressed;
}

PuzzleSet prepared(PuzzleSet set, std::uint64_t seed, std::size_t most)
{
    engine::Random random(seed);
    random.shuffle(set.puzzles);
    if (set.puzzles.size() > most)
        set.puzzles.resize(most);
    for (std::string& puzzle : set.puzzles)
        puzzle = dressed_up(puzzle, random);
    return set;
}

} // namespace bench
