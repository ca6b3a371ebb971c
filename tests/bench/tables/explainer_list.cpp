#include "tests/bench/tables/explainer_list.h"

#include <cmath>
#include <map>
#include <sstream>

#include "engine/rules/layout.h"

namespace bench {

namespace {

// "7.2" is 72; 0 if it is not a number.
int tenths(const std::string& text)
{
    return static_cast<int>(std::lround(10 * std::strtod(text.c_str(), nullptr)));
}

engine::Digits digits_of(const std::string& text)
{
    engine::Digits digits;
    for (char sign : text) {
        if (sign >= '1' && sign <= '9')
            digits.push_back(static_cast<engine::Digit>(sign - '0'));
        else if (sign >= 'A' && sign <= 'Y')
            digits.push_back(static_cast<engine::Digit>(sign - 'A' + 1));
        else
            digits.push_back(engine::no_digit);
    }
    return digits;
}

std::shared_ptr<const engine::Grid> with_regions(const std::string& regions)
{
    engine::GridBuilder builder(9);
    std::map<char, engine::Cells> cells_of;
    for (int line = 0; line < 9; ++line) {
        engine::Cells row;
        engine::Cells column;
        for (int at = 0; at < 9; ++at) {
            row.push_back(builder.cell_at(line, at));
            column.push_back(builder.cell_at(at, line));
            if (regions.size() == 81)
                cells_of[regions[row.back().index]].push_back(row.back());
        }
        builder.add_house(engine::HouseKind::Row, row);
        builder.add_house(engine::HouseKind::Column, column);
    }
    for (const auto& [name, cells] : cells_of)
        builder.add_house(engine::HouseKind::Region, cells);
    return std::make_shared<const engine::Grid>(std::move(builder).build());
}

} // namespace

std::optional<RatedPuzzle> read_rated_puzzle(const std::string& line)
{
    if (line.empty() || line.front() == '#')
        return std::nullopt;
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    if (words.size() < 2)
        return std::nullopt;
    RatedPuzzle puzzle{line, "9x9", digits_of(words[0]), tenths(words[1])};
    std::size_t ratings = 1;
    if (words.size() >= 12) {
        ratings = 4; // after HoDoKu's level, its score and whether it solved the puzzle
    } else if (words.size() >= 6) {
        ratings = 3;
        puzzle.layout = words[1] == "J9" ? words[1] + words[2] : words[1];
    }
    puzzle.hardest = tenths(words[ratings]);
    if (ratings > 1) {
        puzzle.first_placement = tenths(words[ratings + 1]);
        puzzle.first_step = tenths(words[ratings + 2]);
    }
    return puzzle;
}

std::shared_ptr<const engine::Grid> listed_grid(const std::string& layout)
{
    const std::map<std::string, std::string> names = {
        {"X", "x-9x9"}, {"W", "windoku"}, {"DG", "disjoint-9x9"}, {"XW", "9x9+diagonals+windoku"}};
    if (layout == "LS" || layout.starts_with("J9"))
        return with_regions(layout.substr(2));
    const auto name = names.find(layout);
    const auto known = engine::find_layout(name == names.end() ? layout : name->second);
    return known ? engine::make_grid(*known) : nullptr;
}

} // namespace bench
