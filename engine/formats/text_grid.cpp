#include "engine/formats/text_grid.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"
#include "engine/formats/rows.h"
#include "engine/rules/box_shape.h"

namespace engine {

namespace {

// How the text writes cells: as tokens apart, or as characters in one word for each box or row.
enum class Writing { Tokens, Symbols };

std::size_t cells_of(const TextRow& row, Writing writing)
{
    return writing == Writing::Tokens ? row.tokens.size() : row.symbols;
}

bool fit(std::span<const TextRow> rows, Writing writing)
{
    return std::ranges::all_of(
        rows, [&](const TextRow& row) { return cells_of(row, writing) == rows.size(); });
}

TextGrid grid_of_fields(std::span<const std::vector<std::string_view>> rows)
{
    TextGrid grid{count_of(rows), {}, false};
    for (const auto& fields : rows) {
        for (std::size_t cell = 0; cell < rows.size(); ++cell) {
            const bool is_empty = cell >= fields.size() || fields[cell].empty();
            grid.cells.push_back(is_empty ? std::string_view(".") : fields[cell]);
        }
    }
    return grid;
}

// Squares of the fields of a spreadsheet, some of which are empty. None if there are none.
std::vector<TextGrid> grids_of_fields(std::string_view text)
{
    std::vector<std::vector<std::string_view>> rows;
    std::size_t width = 0;
    bool has_empty = false;
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        const LineKind kind = kind_of_line(line);
        if (kind != LineKind::Row && empty_fields(line) == 0) {
            if (kind == LineKind::Words && !rows.empty())
                return {};
            continue;
        }
        rows.push_back(fields_in(line));
        width = std::max(width, rows.back().size());
        has_empty = has_empty || parse_row(line).fields > 0;
    }
    while (has_empty && rows.size() > width &&
           std::ranges::all_of(rows.back(), &std::string_view::empty))
        rows.pop_back();
    const auto is_last_empty = [&width](const auto& fields) {
        return fields.size() < width || fields.back().empty();
    };
    while (has_empty && width > rows.size() && std::ranges::all_of(rows, is_last_empty)) {
        --width;
        for (auto& fields : rows)
            fields.resize(std::min(fields.size(), width));
    }
    const auto size = static_cast<int>(width);
    if (!has_empty || size > max_size || !has_boxes(size) || rows.size() % width != 0)
        return {};
    std::vector<TextGrid> grids;
    for (std::size_t row = 0; row < rows.size(); row += width)
        grids.push_back(grid_of_fields(std::span(rows).subspan(row, width)));
    return grids;
}

// A row of a text in which frames may be of the same symbol as blanks.
struct MaybeRow {
    TextRow row;
    bool is_bare = false; // perhaps a part of a frame
};

// The rows of squares of that size, between whose boxes may be parts of frames: where a line would
// do as both, it is a row. Nothing if they are no whole squares.
std::optional<std::vector<TextRow>> rows_of_squares(const std::vector<MaybeRow>& lines, int size)
{
    const auto is_cells = [&](std::size_t line) {
        return lines[line].row.width() == size;
    };
    const auto may_be_frame = [&](std::size_t line, int row) {
        return lines[line].is_bare && row % box_height(size) == 0;
    };
    // By line and the number within its square of the next row: whether whole squares can follow.
    std::vector<std::vector<bool>> can_end(lines.size() + 1, std::vector<bool>(size, false));
    can_end[lines.size()][0] = true;
    for (std::size_t line = lines.size(); line-- > 0;) {
        for (int row = 0; row < size; ++row)
            can_end[line][row] = (is_cells(line) && can_end[line + 1][(row + 1) % size]) ||
                                 (may_be_frame(line, row) && can_end[line + 1][row]);
    }
    if (!can_end[0][0])
        return std::nullopt;
    std::vector<TextRow> rows;
    int row = 0;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        if (!is_cells(line) || !can_end[line + 1][(row + 1) % size])
            continue;
        rows.push_back(lines[line].row);
        row = (row + 1) % size;
    }
    return rows;
}

Failure no_such_size(std::size_t rows)
{
    if (rows == 0)
        return {{N_("found no row of cells")}};
    if (rows == 1)
        return {{N_("found one row, and there is no size with boxes like that; needed 9 rows for "
                    "the usual size")}};
    return {{N_("found {rows} rows, and there is no size with boxes like that; needed 9 for the "
                "usual size"),
             {{"rows", std::to_string(rows)}}}};
}

// The first row that has not as many cells as most have.
Failure wrong_row(std::span<const TextRow> rows)
{
    const Writing writing =
        std::ranges::any_of(rows, [](const TextRow& row) { return row.has_lists; })
            ? Writing::Tokens
            : Writing::Symbols;
    std::array<int, max_size + 2> counts = {};
    for (const TextRow& row : rows)
        ++counts[std::min<std::size_t>(cells_of(row, writing), max_size + 1)];
    const std::size_t usual =
        std::ranges::max_element(counts.rbegin(), counts.rend()).base() - counts.begin() - 1;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::size_t found = cells_of(rows[row], writing);
        if (found != usual)
            return {{N_("row {row} has {found} cells, needed {needed}"),
                     {{"row", std::to_string(row + 1)},
                      {"found", std::to_string(found)},
                      {"needed", std::to_string(usual)}}}};
    }
    if (rows.size() == 1)
        return {{N_("found one row of {cells} cells, needed {cells} rows"),
                 {{"cells", std::to_string(usual)}}}};
    return {{N_("found {rows} rows of {cells} cells, needed {cells} rows"),
             {{"rows", std::to_string(rows.size())}, {"cells", std::to_string(usual)}}}};
}

Result<TextGrid> grid_of_rows(std::span<const TextRow> rows)
{
    const bool by_tokens = fit(rows, Writing::Tokens);
    if (!by_tokens && !fit(rows, Writing::Symbols))
        return wrong_row(rows);
    const auto size = count_of(rows);
    if (size > max_size || !has_boxes(size))
        return no_such_size(rows.size());
    TextGrid grid{size, {}, false};
    for (const TextRow& row : rows) {
        for (std::string_view token : row.tokens) {
            if (!by_tokens) {
                add_symbols(grid, token);
                continue;
            }
            grid.cells.push_back(token);
            const bool is_number = size > 9 && number_of(token) <= size;
            grid.has_lists = grid.has_lists || (token.size() > 1 && !is_number);
        }
    }
    return grid;
}

// How digits above 9 are written as single characters.
struct Alphabet {
    char first_digit = '1';
    bool letters_only = false;
};

// A puzzle has all digits, or all but one. So if it has only letters, these are all digits.
Alphabet alphabet_of(const TextGrid& text)
{
    bool has_numeral = false, has_zero = false, has_other_blank = false;
    DigitSet letters;
    for (std::string_view cell : text.cells) {
        const char symbol = cell.front();
        has_zero = has_zero || symbol == '0';
        has_numeral = has_numeral || (is_numeral(symbol) && symbol != '0');
        has_other_blank = has_other_blank || (is_blank_symbol(symbol) && symbol != '0');
        if (is_letter(capital(symbol)) && symbol != 'X')
            letters = letters.with(digit_at(capital(symbol) - 'A'));
    }
    if (text.size <= 9)
        return {};
    return {has_zero && has_other_blank ? '0' : '1',
            !has_numeral && letters.count() >= text.size - 1};
}

// 0 if the symbol is blank; above every size if it is no digit.
int digit_among(char symbol, const Alphabet& alphabet)
{
    constexpr int none = max_size + 1;
    const char letter = capital(symbol);
    if (alphabet.letters_only && is_letter(letter))
        return letter - 'A' + 1;
    if (is_numeral(symbol) && symbol >= alphabet.first_digit)
        return symbol - alphabet.first_digit + 1;
    const int first_letter = '9' - alphabet.first_digit + 2;
    if (is_letter(letter) && letter - 'A' + first_letter <= max_size && letter != 'X')
        return letter - 'A' + first_letter;
    return is_blank_symbol(symbol) ? 0 : none;
}

Failure no_digit_at(std::string_view token, std::size_t cell, int size)
{
    return {{N_("row {row}, cell {cell}: \"{text}\" is not a digit of {size}x{size}"),
             {{"row", std::to_string(cell / size + 1)},
              {"cell", std::to_string(cell % size + 1)},
              {"text", quoted(token)},
              {"size", std::to_string(size)}}}};
}

// A line of blank symbols alone is a row, unless it is two hyphens long or more.
Result<std::vector<TextGrid>> grids_of_rows(std::string_view text, Marks marks)
{
    std::vector<TextGrid> grids;
    std::vector<TextRow> rows;
    int width = 0;
    const auto close = [&]() -> Attempt {
        auto grid = grid_of_rows(rows);
        rows.clear();
        width = 0;
        if (!grid)
            return Failure{grid.why()};
        grids.push_back(*std::move(grid));
        return Done{};
    };
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        const LineKind kind = kind_of_line(line);
        if (kind == LineKind::Words && !rows.empty())
            return Failure{{N_("\"{text}\" is not a row of cells"), {{"text", quoted(line)}}}};
        if (kind != LineKind::Row)
            continue;
        rows.push_back(parse_row(line, marks));
        width = std::max(width, rows.back().width());
        if (std::ssize(rows) < width)
            continue;
        if (const Attempt closed = close(); !closed)
            return Failure{closed.why()};
    }
    if (!rows.empty() || grids.empty()) {
        if (const Attempt closed = close(); !closed)
            return Failure{closed.why()};
    }
    return grids;
}

// The grids of rows among which are blank rows and frames of the same symbol. None if there are
// none.
std::vector<TextGrid> grids_with_bare_lines(std::string_view text)
{
    std::vector<MaybeRow> lines;
    std::array<int, max_size + 1> widths = {};
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        const LineKind kind = kind_of_line(line);
        const bool is_bare = bare_cells(line) > 0;
        if (kind == LineKind::Words && !lines.empty())
            return {};
        if (kind != LineKind::Row && !is_bare)
            continue;
        lines.push_back({parse_row(line), is_bare});
        if (const int width = lines.back().row.width(); !is_bare && width <= max_size)
            ++widths[width];
    }
    const int size = static_cast<int>(std::ranges::max_element(widths) - widths.begin());
    std::erase_if(
        lines, [size](const MaybeRow& line) { return line.is_bare && line.row.width() != size; });
    if (!has_boxes(size))
        return {};
    const auto rows = rows_of_squares(lines, size);
    if (!rows)
        return {};
    std::vector<TextGrid> grids;
    for (std::size_t row = 0; row < rows->size(); row += size) {
        auto grid = grid_of_rows(std::span(*rows).subspan(row, size));
        if (!grid)
            return {};
        grids.push_back(*std::move(grid));
    }
    return grids;
}

} // namespace

Result<std::vector<TextGrid>> grids_in(std::string_view text)
{
    std::vector<TextGrid> fields = grids_of_fields(text);
    if (!fields.empty())
        return fields;
    auto grids = grids_of_rows(text, Marks::AmongCandidates);
    if (grids)
        return grids;
    std::vector<TextGrid> others = grids_with_bare_lines(text);
    if (!others.empty())
        return others;
    auto marked = grids_of_rows(text, Marks::Everywhere);
    return marked ? std::move(marked) : std::move(grids);
}

int number_of(std::string_view token)
{
    return whole_number(token, 1).value_or(max_size + 1);
}

void add_symbols(TextGrid& grid, std::string_view symbols)
{
    for (std::size_t at = 0; at < symbols.size(); ++at)
        grid.cells.push_back(symbols.substr(at, 1));
}

Result<Digits> digits_from(const TextGrid& text)
{
    const Alphabet alphabet = alphabet_of(text);
    Digits digits;
    for (std::string_view token : text.cells) {
        const int digit =
            token.size() == 1 ? digit_among(token.front(), alphabet) : number_of(token);
        if (digit > text.size)
            return no_digit_at(token, digits.size(), text.size);
        digits.push_back(digit_up_to(text.size, digit));
    }
    return digits;
}

Result<SharedPuzzle> puzzle_from(const TextGrid& text, LastGrid& last_grid)
{
    auto givens = digits_from(text);
    if (!givens)
        return Failure{givens.why()};
    return SharedPuzzle{*last_grid.plain(text.cells.size()), *std::move(givens)};
}

Result<DigitSets> digit_sets_from(const TextGrid& text)
{
    DigitSets sets;
    for (std::string_view token : text.cells) {
        DigitSet set;
        for (char symbol : token) {
            const int digit = digit_among(symbol, {});
            if (digit > text.size)
                return no_digit_at(token, sets.size(), text.size);
            if (digit > 0)
                set = set.with(digit_up_to(text.size, digit));
        }
        sets.push_back(set);
    }
    return sets;
}

} // namespace engine
