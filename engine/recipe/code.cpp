#include "engine/recipe/code.h"

#include <algorithm>
#include <ranges>

#include "engine/base/ensure.h"

namespace engine {

static constexpr std::string_view code_figures = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

// Encodes from the last choice to the first, so that the first one is read first.
std::string CodeWriter::text() const
{
    std::vector<std::uint32_t> number; // the lowest digit first
    for (const auto& [choice, count] : std::views::reverse(choices_)) {
        ENSURE(choice < count);
        std::uint32_t carry = choice;
        for (std::uint32_t& figure : number) {
            carry += figure * count;
            figure = carry & 31;
            carry >>= 5;
        }
        for (; carry != 0; carry >>= 5)
            number.push_back(carry & 31);
    }
    std::string text;
    for (std::uint32_t figure : std::views::reverse(number))
        text += code_figures[figure];
    return text;
}

CodeReader::CodeReader(std::string_view text)
{
    for (char letter : text) {
        const auto figure = code_figures.find(letter);
        ENSURE(figure != std::string_view::npos);
        figures_.push_back(static_cast<std::uint32_t>(figure));
    }
}

void CodeReader::pass(std::uint32_t& choice, std::uint32_t count)
{
    choice = 0;
    if (count == 0) {
        is_wrong_ = true;
        return;
    }
    for (std::uint32_t& figure : figures_) {
        const std::uint32_t value = choice << 5 | figure;
        figure = value / count;
        choice = value % count;
    }
}

bool CodeReader::is_read() const
{
    return !is_wrong_ &&
           std::ranges::all_of(figures_, [](std::uint32_t figure) { return figure == 0; });
}

std::optional<std::string> as_code(std::string_view text)
{
    std::string code;
    for (char letter : text) {
        if (letter == '-' || letter == ' ')
            continue;
        if (letter >= 'a' && letter <= 'z')
            letter = static_cast<char>(letter - 'a' + 'A');
        if (letter == 'O')
            letter = '0';
        if (letter == 'I' || letter == 'L')
            letter = '1';
        if (code_figures.find(letter) == std::string_view::npos)
            return std::nullopt;
        code += letter;
    }
    return code;
}

std::string check_figures(std::string_view text)
{
    std::uint32_t hash = 0x811c9dc5u; // FNV-1a
    for (char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x01000193u;
    hash ^= hash >> 20;
    std::string check;
    for (int shift = 15; shift >= 0; shift -= 5)
        check += code_figures[hash >> shift & 31];
    return check;
}

} // namespace engine
