// Links to SudokuExchange, with 81 digits behind "s=".

#include <algorithm>

#include "engine/formats/format.h"
#include "engine/formats/rows.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

constexpr std::string_view site = "sudokuexchange.com/";
constexpr std::string_view key = "s=";

// A comment may name another puzzle.
bool recognises_sudoku_exchange(std::string_view text)
{
    return text.find(site) != std::string_view::npos && kind_of_line(text) != LineKind::Comment;
}

Result<SharedPuzzle> read_sudoku_exchange(std::string_view text, LastGrid& last_grid)
{
    std::size_t begin = text.find("?s=");
    begin = begin == std::string_view::npos ? text.find("&s=") : begin;
    if (begin == std::string_view::npos)
        return Failure{{N_("this link holds no puzzle: 81 digits must follow \"s=\"")}};
    std::string_view digits = text.substr(begin + 1 + key.size());
    digits = digits.substr(0, digits.find_first_of("&# \t"));
    const LayoutGrid& grid = last_grid.of(*find_layout("9x9"));
    auto givens = parse_digits(digits, *grid.grid);
    if (!givens)
        return Failure{givens.why()};
    return SharedPuzzle{grid, *std::move(givens)};
}

std::string write_sudoku_exchange(const SharedPuzzle& puzzle)
{
    std::string digits = to_text(puzzle.givens);
    std::ranges::replace(digits, '.', '0');
    return "https://" + std::string(site) + "play/?s=" + digits + '\n';
}

} // namespace

extern const Format sudoku_exchange_format = {
    .id = "sudoku-exchange",
    .name = N_("Links to SudokuExchange"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .is_link = true,
    .layouts = classic_layout,
    .recognises = recognises_sudoku_exchange,
    .read = read_sudoku_exchange,
    .write = write_sudoku_exchange,
    .takes = takes_classic,
};

} // namespace engine
