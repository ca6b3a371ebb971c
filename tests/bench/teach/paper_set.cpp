#include "tests/bench/teach/paper_set.h"

#include <cstdlib>
#include <fstream>

namespace bench {

namespace {

constexpr const char* partings = " \t,;";

bool is_in(const Band& band, const std::string& line, std::size_t parting)
{
    if (band.most >= 1e9)
        return true;
    const auto rating = line.find_first_not_of(partings, parting);
    if (rating == std::string::npos)
        return false;
    const double number = std::strtod(line.c_str() + rating, nullptr);
    return number >= band.least && number <= band.most;
}

void thin_out(std::vector<engine::Digits>& puzzles, std::size_t most)
{
    if (puzzles.size() <= most)
        return;
    std::vector<engine::Digits> some;
    for (std::size_t i = 0; i < most; ++i)
        some.push_back(std::move(puzzles[i * puzzles.size() / most]));
    puzzles = std::move(some);
}

} // namespace

engine::Result<PaperSet>
read_paper_set(const std::filesystem::path& file, const Band& band, std::size_t most)
{
    std::ifstream lines(file);
    if (!lines)
        return engine::Failure{{"can't read the file {file}", {{"file", file.string()}}}};
    PaperSet set;
    set.name = file.stem().string();
    engine::LastGrid papers;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        const auto parting = line.find_first_of(partings);
        if (!is_in(band, line, parting))
            continue;
        auto printed = engine::parse_puzzle_line(line.substr(0, parting), papers);
        if (!printed)
            continue;
        if (set.grid == nullptr)
            set.grid = printed->grid;
        if (printed->givens.size() == set.grid->cells().size())
            set.puzzles.push_back(std::move(printed->givens));
    }
    if (set.puzzles.empty())
        return engine::Failure{{"no puzzle in {file}", {{"file", file.string()}}}};
    thin_out(set.puzzles, most);
    return set;
}

} // namespace bench
