// Our own lines: one character for each cell, or a layout with what is printed. See puzzle_line.h.
// Behind them other programs write columns of other data, which are kept as a comment.

#include <array>
#include <utility>

#include "engine/base/blanks.h"
#include "engine/base/letters.h"
#include "engine/formats/format.h"
#include "engine/formats/rows.h"
#include "engine/formats/solo_id.h"
#include "engine/formats/text_grid.h"
#include "engine/rules/box_shape.h"
#include "engine/text/edge_code.h"
#include "engine/text/notation.h"

namespace engine {

extern const Format jigsaw_line_format;

namespace {

constexpr std::string_view between_columns = " \t,;|\"#";
constexpr std::size_t classic_cells = 81;

// By character: 0 for blanks, 1 to 9, 10 and more for letters; 255 for others.
constexpr std::array<std::uint8_t, 256> symbol_ranks = [] {
    std::array<std::uint8_t, 256> ranks;
    ranks.fill(255);
    for (unsigned char letter = 'A'; letter <= 'Y'; ++letter) {
        ranks[letter] = static_cast<std::uint8_t>(letter - 'A' + 10);
        ranks[letter - 'A' + 'a'] = ranks[letter];
    }
    for (unsigned char blank : std::string_view(".0*_-?xX"))
        ranks[blank] = 0;
    for (unsigned char digit = '1'; digit <= '9'; ++digit)
        ranks[digit] = static_cast<std::uint8_t>(digit - '0');
    return ranks;
}();

constexpr auto separates = among(between_columns);

std::size_t end_of_word(std::string_view line, std::size_t begin)
{
    while (begin < line.size() && !separates[byte_of(line[begin])])
        ++begin;
    return begin;
}

// In sizes above 9 every letter is accepted here; reading finds out which digits they are. A line
// of blanks and dashes belongs to a frame.
bool are_cells(std::string_view text)
{
    const int size = text.size() == classic_cells ? 9 : size_of_square(text.size());
    if (size == 0)
        return false;
    const int highest = size > 9 ? 34 : size;
    std::uint8_t above = 0;
    for (char symbol : text)
        above = std::max(above, symbol_ranks[byte_of(symbol)]);
    return above <= highest && (above > 0 || text.find("--") == std::string_view::npos);
}

// The candidates of nine cells, with a blank between them. No puzzle's cells read like this: of 73
// givens in nine rising words, many would be equal in their column.
bool are_candidates_of_a_row(std::string_view line)
{
    if (std::ranges::count(line, ' ') != 8)
        return false;
    for (std::size_t place = 1; place < line.size(); ++place) {
        const bool is_in_word = line[place] != ' ' && line[place - 1] != ' ';
        const bool is_between_blanks = line[place] == ' ' && line[place - 1] == ' ';
        if (is_between_blanks || (is_in_word && line[place] <= line[place - 1]))
            return false;
    }
    return line.front() != ' ' && line.back() != ' ';
}

// A line with blanks for empty cells, too long for the row of a frame.
bool are_cells_with_blanks(std::string_view line)
{
    constexpr int fewest_givens = 17;
    if (line.size() != classic_cells || are_candidates_of_a_row(line))
        return false;
    int digits = 0;
    for (char symbol : line) {
        if (symbol != ' ' && (symbol < '1' || symbol > '9'))
            return false;
        digits += symbol == ' ' ? 0 : 1;
    }
    return digits >= fewest_givens;
}

struct LineParts {
    std::string_view before; // other data
    std::string_view cells;
    std::string_view after;
    bool has_layout = false;
};

// "windoku:5_3b7", or Solo's "3x3x:5_3b7".
bool begins_with_layout(std::string_view word)
{
    const std::size_t colon = word.find(':');
    if (colon == std::string_view::npos || colon == 0 || colon + 1 >= word.size() ||
        word.find(':', colon + 1) != std::string_view::npos)
        return false;
    const auto is_name = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
               letter == '-' || letter == '+';
    };
    const auto is_run = [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
               letter == '_';
    };
    return std::all_of(word.begin(), word.begin() + colon, is_name) && is_run(word[colon + 1]);
}

// Quicker than looking for words: almost all lines of large files are like this.
bool begins_with_classic_cells(std::string_view line)
{
    const bool is_word = line.size() == classic_cells ||
                         (line.size() > classic_cells &&
                          (separates[byte_of(line[classic_cells])] || line[classic_cells] == ':'));
    return is_word && are_cells(line.substr(0, classic_cells));
}

// Nothing if no part of the line is a puzzle.
std::optional<LineParts> parts_of(std::string_view line)
{
    if (begins_with_classic_cells(line)) {
        std::string_view after = line.substr(classic_cells);
        if (after.starts_with(':')) // as Tdoku's tests have it
            after.remove_prefix(1);
        return LineParts{{}, line.substr(0, classic_cells), after};
    }
    if (are_cells_with_blanks(line))
        return LineParts{{}, line, {}};
    const std::size_t begin = line.find_first_not_of(" \t");
    if (begin == std::string_view::npos || line[begin] == '#')
        return std::nullopt;
    std::size_t end = end_of_word(line, begin);
    const std::string_view first = line.substr(begin, end - begin);
    if (are_cells(first))
        return LineParts{{}, first, line.substr(end)};
    if (const std::size_t edge = std::min(line.find_first_of(" \t#", begin), line.size());
        begins_with_layout(line.substr(begin, edge - begin)))
        return LineParts{{}, line.substr(begin, edge - begin), line.substr(edge), true};
    while (end < line.size()) {
        const std::size_t next = line.find_first_not_of(between_columns, end);
        if (next == std::string_view::npos)
            break;
        end = end_of_word(line, next);
        if (end - next == classic_cells && are_cells(line.substr(next, end - next)))
            return LineParts{line.substr(begin, next - begin), line.substr(next, end - next),
                             line.substr(end)};
    }
    return std::nullopt;
}

// Reads the character of each cell in whichever way large sizes are written.
Result<PrintedPuzzle> parse_cells_of_line(std::string_view cells, LastGrid& last_grid)
{
    const LayoutGrid* grid = last_grid.plain(cells.size());
    ENSURE(grid != nullptr);
    const int size = grid->layout->size;
    if (size > 9) {
        TextGrid text{size, {}, false};
        add_symbols(text, cells);
        auto digits = digits_from(text);
        if (!digits)
            return Failure{digits.why()};
        return PrintedPuzzle{*grid, *std::move(digits)};
    }
    PrintedPuzzle puzzle{*grid, Digits(cells.size(), no_digit)};
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        const std::uint8_t rank = symbol_ranks[byte_of(cells[cell])];
        puzzle.givens[cell] = rank <= size ? rank : no_digit;
    }
    return puzzle;
}

// Takes a solution off the front of what stands behind the cells.
void take_solution(SharedPuzzle& puzzle, std::string_view& after)
{
    const std::size_t begin = after.find_first_not_of(" \t,;|\"");
    const std::size_t count = puzzle.givens.size();
    if (begin == std::string_view::npos || after.size() - begin < count)
        return;
    const std::string_view word = after.substr(begin, count);
    const bool ends = begin + count == after.size() ||
                      between_columns.find(after[begin + count]) != std::string_view::npos;
    const auto digits = ends ? parse_digits(word, *puzzle.grid) : Failure{};
    if (!digits)
        return;
    for (std::size_t cell = 0; cell < count; ++cell) {
        const Digit given = puzzle.givens[cell];
        if ((*digits)[cell] == no_digit || (given != no_digit && given != (*digits)[cell]))
            return;
    }
    puzzle.solution = *digits;
    after.remove_prefix(begin + count);
}

std::string_view without_separators(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(between_columns);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t,;|\"") - begin + 1);
}

bool recognises_line(std::string_view text)
{
    return !jigsaw_line_format.recognises(text) && parts_of(text).has_value();
}

Result<SharedPuzzle> parse_printed(const LineParts& parts, LastGrid& last_grid)
{
    if (parts.has_layout && begins_with_solo_name(parts.cells))
        return parse_solo_id(parts.cells, last_grid);
    auto printed = parts.has_layout ? parse_puzzle_line(parts.cells, last_grid)
                                    : parse_cells_of_line(parts.cells, last_grid);
    if (!printed)
        return Failure{printed.why()};
    return SharedPuzzle{*printed, (*std::move(printed)).givens};
}

Result<SharedPuzzle> read_line(std::string_view text, LastGrid& last_grid)
{
    const auto parts = parts_of(text);
    if (!parts)
        return Failure{{N_("this is no line of cells")}};
    auto printed = parse_printed(*parts, last_grid);
    if (!printed)
        return printed;
    SharedPuzzle puzzle = *std::move(printed);
    std::string_view after = parts->after;
    if (!after.empty())
        take_solution(puzzle, after);
    const std::string comment = std::string(parts->before) + std::string(without_separators(after));
    set_detail(puzzle, Detail::Comment, without_separators(comment));
    return puzzle;
}

// Edges tell regions only if each is in one piece.
Attempt may_write_line(const SharedPuzzle& puzzle)
{
    const Grid& grid = *puzzle.grid;
    const auto is_whole = [&](const std::vector<int>& pieces, std::size_t count) {
        const auto read = parse_edge_code(to_edge_code(pieces, grid.size()), grid.size());
        return read && *std::ranges::max_element(*read) + 1u == count;
    };
    const auto distinct = [](std::vector<int> pieces) {
        std::ranges::sort(pieces);
        return std::unique(pieces.begin(), pieces.end()) - pieces.begin();
    };
    if (rolls_dice(*puzzle.layout) && !is_whole(regions_of(grid), distinct(regions_of(grid))))
        return Failure{{N_("this format can't tell a region whose cells are apart")}};
    return Done{};
}

std::string write_line(const SharedPuzzle& puzzle)
{
    std::string line = to_line(*puzzle.layout, *puzzle.grid, puzzle.givens);
    if (!puzzle.solution.empty())
        line += " " + to_text(puzzle.solution);
    std::string comment(detail_of(puzzle, Detail::Comment));
    std::ranges::replace(comment, '\n', ' ');
    if (const std::string_view words = without_separators(comment); !words.empty())
        line += " # " + std::string(words);
    return line + '\n';
}

} // namespace

extern const Format line_format = {
    .id = "line",
    .name = N_("Lines, one for each puzzle"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .tells = {.solution = true, .details = {Detail::Comment}},
    .layouts = N_("every layout"),
    .limits = N_("A comment is one line, without commas, bars or # at its ends."),
    .recognises = recognises_line,
    .read = read_line,
    .write = write_line,
    .takes = takes_every,
    .may_write = may_write_line,
};

} // namespace engine
