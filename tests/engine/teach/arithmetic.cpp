#include "tests/engine/teach/arithmetic.h"

#include <algorithm>
#include <regex>
#include <set>
#include <vector>

namespace engine {

namespace {

struct Chain {
    int result = 0;
    std::vector<int> numbers;
};

// "15 - 4 + 2"
Chain calculated(const std::string& text)
{
    static const std::regex term(R"(([+-]?) ?(\d+))");
    Chain chain;
    for (std::sregex_iterator each(text.begin(), text.end(), term), end; each != end; ++each) {
        const int number = std::stoi((*each)[2]);
        chain.numbers.push_back(number);
        chain.result += (*each)[1] == "-" ? -number : number;
    }
    return chain;
}

std::vector<std::string> found(const std::string& text, const char* pattern)
{
    const std::regex expression(pattern);
    std::vector<std::string> all;
    for (std::sregex_iterator each(text.begin(), text.end(), expression), end; each != end; ++each)
        all.push_back(each->str());
    return all;
}

std::string wrong_equation(const std::string& sentence, int& seen)
{
    for (const std::string& equation : found(sentence, R"(\d+(?: [+-] \d+)+ = \d+)")) {
        ++seen;
        const std::size_t equals = equation.find('=');
        if (calculated(equation.substr(0, equals)).result != std::stoi(equation.substr(equals + 1)))
            return equation;
    }
    return "";
}

// The sum stands before "as", the combinations after it.
std::string wrong_combination(const std::string& sentence, int& seen)
{
    static const std::regex listing(R"((\d+)(?: only|,) as (\d[^:.]*))");
    std::smatch parts;
    if (!std::regex_search(sentence, parts, listing))
        return "";
    const int sum = std::stoi(parts[1]);
    for (const std::string& combination : found(parts[2], R"(\d+(?: \+ \d+)*)")) {
        ++seen;
        const Chain chain = calculated(combination);
        const std::set<int> different(chain.numbers.begin(), chain.numbers.end());
        if (chain.result != sum || different.size() != chain.numbers.size())
            return combination + " for " + std::to_string(sum);
    }
    return "";
}

std::string wrong_name(const std::string& sentence, const Grid& grid, int& seen)
{
    static const std::regex name(R"([Tt]he cage of (\d+) at R(\d+)C(\d+))");
    for (std::sregex_iterator each(sentence.begin(), sentence.end(), name), end; each != end;
         ++each) {
        ++seen;
        const auto first = grid.cell_at({std::stoi((*each)[2]) - 1, std::stoi((*each)[3]) - 1});
        const auto is_named = [&](const Cage& cage) {
            return first && *std::ranges::min_element(cage.cells) == *first &&
                   cage.sum == std::stoi((*each)[1]);
        };
        if (std::ranges::none_of(grid.cages(), is_named))
            return each->str();
    }
    return "";
}

} // namespace

std::string wrong_arithmetic(const std::string& sentence, const Grid& grid, int& seen)
{
    for (const std::string& wrong :
         {wrong_equation(sentence, seen), wrong_combination(sentence, seen),
          wrong_name(sentence, grid, seen)}) {
        if (!wrong.empty())
            return wrong;
    }
    return "";
}

} // namespace engine
