#include "engine/make/puzzle_spec.h"

#include <algorithm>
#include <functional>

#include "engine/base/letters.h"
#include "engine/base/whole_number.h"

namespace engine {

namespace {

constexpr std::string_view figures = "0123456789ABCDEF";
constexpr std::size_t most_figures = 16;
constexpr const char* elsewhere = " elsewhere"; // at the end of a category

} // namespace

std::string to_text(const std::vector<int>& givens_of_rows)
{
    std::string text;
    for (int givens : givens_of_rows)
        text += (text.empty() ? "" : ",") + std::to_string(givens);
    return text;
}

Result<std::vector<int>> parse_givens_of_rows(std::string_view text)
{
    constexpr std::size_t most_rows = 200;
    std::vector<int> numbers;
    while (!text.empty() && numbers.size() <= most_rows) {
        const auto number = take_number(text, 0, max_size * max_size);
        if (!number || (!text.empty() && text.front() != ',' && text.front() != ' '))
            return Failure{{N_("Write a number of givens for each row, like 4,4,4,3,3,3,2,2,2")}};
        numbers.push_back(*number);
        text.remove_prefix(std::min(text.size(), text.find_first_not_of(", ")));
    }
    std::ranges::sort(numbers, std::greater());
    return numbers;
}

// At least two groups, so that it looks like a seed; leading groups of zeros are left out.
std::string seed_code(std::uint64_t seed)
{
    constexpr std::size_t group = 4;
    std::string code;
    for (std::size_t figure = 0; figure < 2 * group || figure % group != 0 || seed != 0; ++figure) {
        if (figure != 0 && figure % group == 0)
            code.insert(code.begin(), '-');
        code.insert(code.begin(), figures[seed & 15]);
        seed >>= 4;
    }
    return code;
}

Result<std::uint64_t> parse_seed(std::string_view text)
{
    std::uint64_t seed = 0;
    std::size_t found = 0;
    for (std::size_t index = 0; index < text.size(); ++index) {
        if (text[index] == '-' || text[index] == ' ')
            continue;
        const auto figure = figures.find(capital(text[index]));
        if (figure == std::string_view::npos)
            return Failure{{N_("Character {place} of the seed is not one of 0-9 and A-F; write a "
                               "seed like 4F2A-91C3"),
                            {{"place", std::to_string(index + 1)}}}};
        if (++found > most_figures)
            return Failure{{N_("The seed is too long; a seed has at most 16 characters")}};
        seed = seed << 4 | figure;
    }
    if (found == 0)
        return Failure{{N_("The seed is empty; write one like 4F2A-91C3")}};
    return seed;
}

std::string category_of(const PuzzleSpec& spec)
{
    return to_text(Category{spec.layout, spec.level, spec.is_from_elsewhere});
}

std::string to_text(const Category& category)
{
    return category.layout + " " + std::string(id_of(category.level)) +
           (category.is_from_elsewhere ? elsewhere : "");
}

std::optional<Category> parse_category(std::string_view text)
{
    const bool is_from_elsewhere = text.ends_with(elsewhere);
    if (is_from_elsewhere)
        text.remove_suffix(std::string_view(elsewhere).size());
    const std::size_t space = text.rfind(' ');
    if (space == std::string_view::npos)
        return std::nullopt;
    const auto level = find_level(text.substr(space + 1));
    if (!level)
        return std::nullopt;
    return Category{std::string(text.substr(0, space)), *level, is_from_elsewhere};
}

} // namespace engine
