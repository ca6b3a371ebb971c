// Links to any site that hold the cells of a puzzle in plain text, in their path or behind it:
// "https://www.example.org/sudoku?bd=5300700...".

#include <algorithm>
#include <utility>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"
#include "engine/formats/foreign_text.h"
#include "engine/formats/format.h"
#include "engine/formats/rows.h"
#include "engine/formats/text_grid.h"
#include "engine/rules/box_shape.h"

namespace engine {

namespace {

// The text without the one character that stands after each row or box, if that leaves a grid.
std::string without_gaps(std::string text)
{
    for (const char gap : std::string_view(" +-_")) {
        const std::size_t step = text.find(gap) + 1;
        std::string cells;
        for (std::size_t at = 0; step > 1 && at < text.size(); ++at)
            if (at % step != step - 1)
                cells += text[at];
            else if (text[at] != gap)
                return text;
        if (const auto size = static_cast<std::size_t>(size_of_square(cells.size()));
            size > 0 && (step == size + 1 || step == box_width(static_cast<int>(size)) + 1u))
            return cells;
    }
    return text;
}

// The part of a link as the cells of a grid; nothing if it can't be one. Spaces may be blanks, and
// whatever parts rows is left out.
std::optional<std::string> cells_of_part(std::string_view part)
{
    std::string cells = without_percent_codes(part);
    std::erase_if(cells,
                  [](char letter) { return letter == ',' || letter == '|' || letter == '\n'; });
    if (size_of_square(cells.size()) == 0)
        cells = without_gaps(std::move(cells));
    for (char& letter : cells)
        letter = letter == ' ' || letter == '+' ? '.' : letter;
    const int size = size_of_square(cells.size());
    if (size == 0)
        return std::nullopt;
    const auto is_cell = [size](char letter) {
        const bool is_digit = is_numeral(letter) && letter - '0' <= size;
        return is_digit || is_blank_symbol(letter) || (size > 9 && is_letter(letter));
    };
    const bool has_both =
        std::ranges::any_of(cells, is_blank_symbol) && !std::ranges::all_of(cells, is_blank_symbol);
    return has_both && std::ranges::all_of(cells, is_cell) ? std::optional(cells) : std::nullopt;
}

// Nothing if the text is no link, or holds no cells.
std::optional<std::string> cells_in_link(std::string_view text)
{
    text = without_blanks(text);
    for (std::string_view scheme : {"https://", "http://"})
        text.remove_prefix(text.starts_with(scheme) ? scheme.size() : 0);
    const std::string_view site = text.substr(0, text.find('/'));
    if (text.empty() || !is_letter(text.front()) || site.size() == text.size() ||
        site.find('.') == site.npos || text.find_first_of(" \t") != text.npos)
        return std::nullopt;
    text.remove_prefix(std::min(text.find_first_of("/?#"), text.size()));
    while (!text.empty()) {
        text.remove_prefix(1);
        const std::string_view part = text.substr(0, text.find_first_of("/?#&=;"));
        if (auto cells = cells_of_part(part))
            return cells;
        text.remove_prefix(part.size());
    }
    return std::nullopt;
}

Result<SharedPuzzle> read_digits_link(std::string_view text, LastGrid& last_grid)
{
    const auto cells = cells_in_link(text);
    if (!cells)
        return Failure{{N_("this link holds no cells of a puzzle")}};
    TextGrid grid{size_of_square(cells->size()), {}, false};
    add_symbols(grid, *cells);
    return puzzle_from(grid, last_grid);
}

} // namespace

extern const Format digits_link_format = {
    .id = "link",
    .name = N_("Links to any site that hold the digits in plain text"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .is_link = true,
    .layouts = plain_layouts,
    .limits = N_("Nothing is fetched."),
    .recognises = [](std::string_view text) { return cells_in_link(text).has_value(); },
    .read = read_digits_link,
};

} // namespace engine
