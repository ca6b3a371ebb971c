#include "engine/recipe/code.h"

#include <algorithm>
#include <ranges>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/base/letters.h"

namespace engine {

// Encodes from the last choice to the first, so that the first one is read first.
std::string CodeWriter::text(std::string_view figures) const
{
    const std::uint64_t base = figures.size();
    std::vector<std::uint32_t> number; // the lowest digit first
    for (const auto& [choice, count] : std::views::reverse(choices_)) {
        ENSURE(choice < count);
        std::uint64_t carry = choice;
        for (std::uint32_t& digit : number) {
            carry += std::uint64_t{digit} * count;
            digit = static_cast<std::uint32_t>(carry % base);
            carry /= base;
        }
        for (; carry != 0; carry /= base)
            number.push_back(static_cast<std::uint32_t>(carry % base));
    }
    std::string text;
    for (std::uint32_t digit : std::views::reverse(number))
        text += figures[digit];
    return text;
}

CodeReader::CodeReader(std::string_view text, std::string_view figures) : base_(count_of(figures))
{
    for (char letter : text) {
        const auto figure = std::ranges::find(figures, letter);
        ENSURE(figure != figures.end());
        digits_.push_back(count_before(figures, figure));
    }
}

void CodeReader::pass(std::uint32_t& choice, std::uint32_t count)
{
    choice = 0;
    if (count == 0) {
        is_wrong_ = true;
        return;
    }
    for (std::uint32_t& digit : digits_) {
        const std::uint64_t value = std::uint64_t{choice} * base_ + digit;
        digit = static_cast<std::uint32_t>(value / count);
        choice = static_cast<std::uint32_t>(value % count);
    }
}

bool CodeReader::is_read() const
{
    return !is_wrong_ &&
           std::ranges::all_of(digits_, [](std::uint32_t digit) { return digit == 0; });
}

std::optional<std::string> as_code(std::string_view text)
{
    std::string code;
    for (char letter : text) {
        if (letter == '-' || letter == ' ')
            continue;
        letter = capital(letter);
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
        hash = (hash ^ byte_of(letter)) * 0x01000193u;
    hash ^= hash >> 20;
    std::string check;
    for (int shift = 15; shift >= 0; shift -= 5)
        check += code_figures[hash >> shift & 31];
    return check;
}

} // namespace engine
