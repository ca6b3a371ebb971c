#include "engine/formats/classic_lines.h"

#include <algorithm>
#include <array>

namespace engine {

namespace {

// Returns whether the text begins with 81 digits and dots. It takes them by sixteen, of which the
// last overlap, and does not end early, so that the compiler can vectorise it.
bool read_classic(std::string_view text, ClassicDigits& givens)
{
    if (text.size() < givens.size())
        return false;
    std::array<std::uint8_t, 16> symbols, digits, highest = {};
    for (const std::size_t begin : {0, 16, 32, 48, 64, 65}) {
        std::copy_n(text.begin() + begin, symbols.size(), symbols.begin());
        for (std::size_t cell = 0; cell < symbols.size(); ++cell) {
            const std::uint8_t is_given = symbols[cell] != '.';
            digits[cell] = static_cast<std::uint8_t>((symbols[cell] - '0') * is_given);
            highest[cell] = std::max(highest[cell], digits[cell]);
        }
        std::ranges::copy(digits, givens.begin() + begin);
    }
    return *std::ranges::max_element(highest) <= 9;
}

// How many bytes the line end has with which the text begins; 0 if it begins with none.
std::size_t size_of_line_end(std::string_view text)
{
    return text.starts_with('\n') ? 1 : text.starts_with("\r\n") ? 2 : 0;
}

} // namespace

ClassicLines
take_classic_lines(std::string_view text, std::size_t most, std::vector<ClassicDigits>& puzzles)
{
    ClassicLines taken;
    for (ClassicDigits givens; taken.lines < most; ++taken.lines) {
        const std::string_view rest = text.substr(taken.bytes);
        if (!read_classic(rest, givens))
            break;
        const std::size_t line_end = size_of_line_end(rest.substr(givens.size()));
        if (line_end == 0)
            break;
        puzzles.push_back(givens);
        taken.bytes += givens.size() + line_end;
    }
    return taken;
}

} // namespace engine
