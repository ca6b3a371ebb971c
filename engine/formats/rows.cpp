#include "engine/formats/rows.h"

#include <algorithm>
#include <array>

#include "engine/base/blanks.h"
#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"
#include "engine/rules/box_shape.h"

namespace engine {

namespace {

constexpr int smallest_size = 4;

constexpr auto frame_characters = among(" \t\r-=+*|.:'`,~");
constexpr auto between_cells = among(" \t\r|,;!");
constexpr auto marks = among("*#@+-");

// Lines and corners of frames that are drawn with Unicode's characters: U+2500 to U+257F. The text
// must not be empty.
bool begins_with_drawn_frame(std::string_view text)
{
    return text.front() == '\xE2' && text.size() > 1 && (text[1] == '\x94' || text[1] == '\x95');
}
constexpr std::size_t drawn_frame_bytes = 3;

// Calls look(character) with a bar for each drawn character of a frame.
template <class Look>
bool all_of_line(std::string_view line, Look look)
{
    while (!line.empty()) {
        const bool is_drawn = begins_with_drawn_frame(line);
        if (!look(is_drawn ? '|' : line.front(), is_drawn))
            return false;
        line.remove_prefix(is_drawn ? std::min(drawn_frame_bytes, line.size()) : 1);
    }
    return true;
}

// Only frame characters, with something that is long: a row of dots is no frame.
bool is_frame(std::string_view line)
{
    bool has_line = false;
    char before = ' ';
    const bool only_frame = all_of_line(line, [&](char letter, bool is_drawn) {
        has_line = has_line || is_drawn || ((letter == '-' || letter == '=') && before == letter);
        before = letter;
        return frame_characters[byte_of(letter)];
    });
    return only_frame && has_line;
}

// Characters between cells.
bool parts_cells(char letter)
{
    return between_cells[byte_of(letter)];
}

// Marks at candidates, which some programs print to show a step.
bool is_mark(char letter)
{
    return marks[byte_of(letter)];
}

// Letters are digits only in large grids; a line of letters alone are words. What is longer than a
// row of any grid is none.
bool is_row(std::string_view line)
{
    int symbols = 0, letters = 0, others = 0;
    const bool fits = all_of_line(line, [&](char letter, bool) {
        if (parts_cells(letter))
            return true;
        ++symbols;
        const bool is_blank = is_blank_symbol(letter);
        const bool is_digit_letter = !is_blank && is_letter(letter) && capital(letter) != 'Z';
        letters += is_digit_letter && letter != 'u' ? 1 : 0; // a u marks a player's digit
        others += is_numeral(letter) || is_blank ? 1 : 0;
        return is_digit_letter || is_numeral(letter) || is_blank || is_mark(letter);
    });
    return fits && symbols > 0 && (letters == 0 || (symbols > 9 && others > 0)) &&
           (symbols <= max_size || parse_row(line).width() <= max_size);
}

std::string_view without_marks(std::string_view token)
{
    while (token.size() > 1 && is_mark(token.front()))
        token.remove_prefix(1);
    while (token.size() > 1 && is_mark(token.back()))
        token.remove_suffix(1);
    return token;
}

// How the text writes cells: as tokens apart, or as characters in one word for each box or row.
enum class Writing { Tokens, Symbols };

std::size_t cells_of(const TextRow& row, Writing writing)
{
    return writing == Writing::Tokens ? row.tokens.size() : row.symbols;
}

bool fit(const std::vector<TextRow>& rows, Writing writing)
{
    return std::ranges::all_of(
        rows, [&](const TextRow& row) { return cells_of(row, writing) == rows.size(); });
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
Failure wrong_row(const std::vector<TextRow>& rows)
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

Result<TextGrid> grid_of_rows(const std::vector<TextRow>& rows)
{
    const bool by_tokens = fit(rows, Writing::Tokens);
    if (!by_tokens && !fit(rows, Writing::Symbols))
        return wrong_row(rows);
    const auto size = count_of(rows);
    if (size < smallest_size || size > max_size || !has_boxes(size))
        return no_such_size(rows.size());
    TextGrid grid{size, {}, false};
    for (const TextRow& row : rows) {
        for (std::string_view token : row.tokens) {
            if (by_tokens) {
                grid.cells.push_back(token);
                const bool is_number = size > 9 && number_of(token) <= size;
                grid.has_lists = grid.has_lists || (token.size() > 1 && !is_number);
                continue;
            }
            for (std::size_t symbol = 0; symbol < token.size(); ++symbol)
                grid.cells.push_back(token.substr(symbol, 1));
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

} // namespace

std::string_view take_line(std::string_view& text)
{
    const std::size_t end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

bool has_row(std::string_view text)
{
    while (!text.empty()) {
        if (kind_of_line(take_line(text)) == LineKind::Row)
            return true;
    }
    return false;
}

LineKind kind_of_line(std::string_view line)
{
    const std::string_view text = without_blanks(line);
    if (text.empty())
        return LineKind::Blank;
    if (text.front() == '#')
        return LineKind::Comment;
    if (text.front() == '[' && text.back() == ']')
        return LineKind::Section;
    if (is_frame(text))
        return LineKind::Frame;
    return is_row(text) ? LineKind::Row : LineKind::Words;
}

TextRow parse_row(std::string_view line)
{
    TextRow row;
    std::size_t begin = 0;
    const auto close = [&](std::size_t end) {
        if (end > begin) {
            row.tokens.push_back(without_marks(line.substr(begin, end - begin)));
            row.symbols += count_of(row.tokens.back());
        }
    };
    for (std::size_t at = 0; at < line.size();) {
        const bool is_drawn = begins_with_drawn_frame(line.substr(at));
        const std::size_t width = is_drawn ? drawn_frame_bytes : 1;
        if (is_drawn || parts_cells(line[at])) {
            close(at);
            begin = at + width;
        }
        at += width;
    }
    close(line.size());
    const bool has_long =
        std::ranges::any_of(row.tokens, [](auto token) { return token.size() > 1; });
    row.has_lists = has_long && row.width() == std::ssize(row.tokens);
    return row;
}

// A row of a large grid may be one word for each box, and each box is at least four cells wide.
int TextRow::width() const
{
    const auto count = count_of(tokens);
    const bool is_in_boxes = (symbols == 16 && count == 4) || (symbols == 20 && count <= 5) ||
                             (symbols == 25 && count == 5);
    return count >= smallest_size && !is_in_boxes ? count : symbols;
}

Result<std::vector<TextGrid>> grids_in(std::string_view text)
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
        rows.push_back(parse_row(line));
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

void take_words(SharedPuzzle& puzzle, std::string_view text)
{
    std::string comment;
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        const LineKind kind = kind_of_line(line);
        if (kind == LineKind::Row)
            break;
        if (kind == LineKind::Words)
            set_detail(puzzle, Detail::Title, line);
        if (kind == LineKind::Comment)
            comment += std::string(without_blanks(without_blanks(line).substr(1))) + "\n";
    }
    set_detail(puzzle, Detail::Comment, comment);
}

Failure wrong_cell_count(std::string_view member, const std::string& found, std::size_t needed)
{
    return {
        {N_("\"{member}\": found {found} cells, needed {needed}"),
         {{"member", std::string(member)}, {"found", found}, {"needed", std::to_string(needed)}}}};
}

Failure no_digit_in(std::string_view member, std::size_t at, std::string_view text)
{
    return {{N_("\"{member}\", character {place}: \"{symbol}\" is not a digit of this board"),
             {{"member", std::string(member)},
              {"place", std::to_string(at + 1)},
              {"symbol", quoted(text.substr(at, 1))}}}};
}

int number_of(std::string_view token)
{
    return whole_number(token, 1).value_or(max_size + 1);
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
