#include "engine/formats/rows.h"

#include <algorithm>
#include <array>

#include "engine/base/blanks.h"
#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/base/quoted.h"

namespace engine {

namespace {

constexpr int smallest_size = 4; // of a grid

constexpr auto frame_characters = among(" \t\r-=+*|.:'`,~");
constexpr auto between_cells = among(" \t\r|,;!\"'");
constexpr auto mark_symbols = among("*#@+-");
constexpr auto around_rows = among("[]{}(),;\"'`");

// Lines and corners of frames that are drawn with Unicode's characters: U+2500 to U+257F. The text
// must not be empty.
bool begins_with_drawn_frame(std::string_view text)
{
    return text.front() == '\xE2' && text.size() > 1 && (text[1] == '\x94' || text[1] == '\x95');
}
constexpr std::size_t drawn_frame_bytes = 3;

// Only frame characters, with something that is long: a row of dots is no frame.
bool is_frame(std::string_view line)
{
    bool has_line = false;
    char before = ' ';
    while (!line.empty()) {
        const bool is_drawn = begins_with_drawn_frame(line);
        const char letter = is_drawn ? '|' : line.front();
        if (!frame_characters[byte_of(letter)])
            return false;
        has_line = has_line || is_drawn || ((letter == '-' || letter == '=') && before == letter);
        before = letter;
        line.remove_prefix(is_drawn ? std::min(drawn_frame_bytes, line.size()) : 1);
    }
    return has_line;
}

// The bytes at the front of the text that stand between cells; 0 if a cell begins there. The text
// must not be empty. A line of a program may end with "\n" in its quotation marks.
std::size_t bytes_between_cells(std::string_view text)
{
    if (begins_with_drawn_frame(text))
        return std::min(drawn_frame_bytes, text.size());
    if (text.starts_with("\\n"))
        return 2;
    return between_cells[byte_of(text.front())] ? 1 : 0;
}

// Marks at candidates, which some programs print to show a step.
bool is_mark(char letter)
{
    return mark_symbols[byte_of(letter)];
}

// Letters are digits only in large grids; a line of letters alone are words. What is longer than a
// row of any grid is none.
bool is_row(std::string_view line)
{
    int symbols = 0, letters = 0, others = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char letter = line[at];
        if (const std::size_t between = bytes_between_cells(line.substr(at))) {
            at += between - 1;
            continue;
        }
        ++symbols;
        const bool is_blank = is_blank_symbol(letter);
        const bool is_digit_letter = !is_blank && is_letter(letter) && capital(letter) != 'Z';
        if (!is_digit_letter && !is_numeral(letter) && !is_blank && !is_mark(letter))
            return false;
        letters += is_digit_letter && letter != 'u' ? 1 : 0; // a u marks a player's digit
        others += is_numeral(letter) || is_blank ? 1 : 0;
    }
    if (symbols == 0 || (letters > 0 && (symbols <= 9 || others == 0)))
        return false;
    const bool is_quoted = line.find_first_of("\"'") != std::string_view::npos; // or a title
    if (symbols <= max_size && !is_quoted)
        return true;
    const int width = parse_row(line).width();
    return width <= max_size && (width >= smallest_size || !is_quoted);
}

// Only brackets and quotation marks, as around the rows of a program.
bool is_bracket(std::string_view line)
{
    return std::ranges::all_of(line, [](char letter) { return around_rows[byte_of(letter)]; }) &&
           line.find_first_not_of(",;") != std::string_view::npos;
}

std::string_view without_quotes(std::string_view field)
{
    field = without_blanks(field);
    while (!field.empty() && (field.front() == '"' || field.front() == '\''))
        field.remove_prefix(1);
    while (!field.empty() && (field.back() == '"' || field.back() == '\''))
        field.remove_suffix(1);
    return without_blanks(field);
}

// An empty field is a cell if another one is empty than the last, where a separator may end a
// line, and the first, where a tab may begin it.
int fields_with_empty_ones(std::string_view line)
{
    const auto fields = fields_in(line);
    const auto is_long = [](std::string_view field) {
        return field.size() > 2;
    };
    if (count_of(fields) < smallest_size || std::ranges::any_of(fields, is_long))
        return 0;
    const std::size_t first = line.starts_with('\t') ? 1 : 0;
    const bool has_empty = std::any_of(fields.begin() + first, fields.end() - 1,
                                       [](std::string_view field) { return field.empty(); });
    return has_empty ? count_of(fields) : 0;
}

// In a spreadsheet a row of a large grid may have nothing but one letter.
bool is_row_of_fields(std::string_view line)
{
    if (fields_with_empty_ones(line) <= 9)
        return false;
    const auto fields = fields_in(line);
    return std::ranges::any_of(fields, [](auto field) { return !field.empty(); }) &&
           std::ranges::all_of(fields, [](auto field) {
               return field.size() < 2
                          ? field.empty() || is_letter(field.front()) ||
                                is_numeral(field.front()) || is_blank_symbol(field.front())
                          : is_numeral(field.front()) && is_numeral(field.back());
           });
}

std::string_view without_marks(std::string_view token)
{
    while (token.size() > 1 && is_mark(token.front()))
        token.remove_prefix(1);
    while (token.size() > 1 && is_mark(token.back()))
        token.remove_suffix(1);
    return token;
}

} // namespace

std::string_view take_line(std::string_view& text)
{
    std::string_view line = take_until(text, '\n');
    while (line.ends_with('\r'))
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
    if (is_frame(text) || is_bracket(text))
        return LineKind::Frame;
    if (text.front() == '[' && text.back() == ']')
        return LineKind::Section;
    return is_row(text) || is_row_of_fields(line) ? LineKind::Row : LineKind::Words;
}

int bare_cells(std::string_view line)
{
    char symbol = '\0';
    int count = 0;
    for (const char letter : without_blanks(line)) {
        if (between_cells[byte_of(letter)])
            continue;
        if (bare_symbols.find(letter) == std::string_view::npos || (count > 0 && letter != symbol))
            return 0;
        symbol = letter;
        ++count;
    }
    return count >= smallest_size ? count : 0;
}

std::vector<std::string_view> fields_in(std::string_view line)
{
    std::vector<std::string_view> fields;
    for (const char separator : std::string_view("\t;,")) {
        if (line.find(separator) == std::string_view::npos)
            continue;
        for (std::size_t begin = 0; begin <= line.size();) {
            const std::size_t end = std::min(line.find(separator, begin), line.size());
            fields.push_back(without_quotes(line.substr(begin, end - begin)));
            begin = end + 1;
        }
        break;
    }
    return fields;
}

int empty_fields(std::string_view line)
{
    const auto fields = fields_in(line);
    const bool are_empty =
        std::ranges::all_of(fields, [](std::string_view field) { return field.empty(); });
    return are_empty && count_of(fields) >= smallest_size ? count_of(fields) : 0;
}

TextRow parse_row(std::string_view line, Marks marks)
{
    TextRow row;
    std::size_t begin = 0;
    const auto close = [&](std::size_t end) {
        const std::string_view token = line.substr(begin, end - begin);
        if (!token.empty() && token != "+") // between the strings of a program
            row.tokens.push_back(token);
    };
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t between = bytes_between_cells(line.substr(at));
        if (between > 0) {
            close(at);
            begin = at + between;
        }
        at += std::max<std::size_t>(between, 1);
    }
    close(line.size());
    row.fields = fields_with_empty_ones(line);
    const auto count = [&row] {
        row.symbols = 0;
        for (std::string_view token : row.tokens)
            row.symbols += count_of(token);
    };
    count();
    const bool has_words = row.width() == row.symbols && row.width() != count_of(row.tokens);
    if (marks == Marks::Everywhere || !has_words)
        std::ranges::transform(row.tokens, row.tokens.begin(), without_marks);
    count();
    const bool has_long =
        std::ranges::any_of(row.tokens, [](auto token) { return token.size() > 1; });
    row.has_lists = has_long && row.width() == std::ssize(row.tokens);
    return row;
}

// A row of a large grid may be one word for each box, and each box is at least four cells wide.
int TextRow::width() const
{
    const auto count = count_of(tokens);
    if (fields > 0)
        return fields;
    const bool is_in_boxes = (symbols == 16 && count == 4) || (symbols == 20 && count <= 5) ||
                             (symbols == 25 && count == 5);
    return count >= smallest_size && !is_in_boxes ? count : symbols;
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

bool holds_givens(std::string_view section)
{
    return without_blanks(section) == "[Puzzle]";
}

bool is_heading(std::string_view line)
{
    const bool has_columns = line.find_first_of(",;\t") != std::string_view::npos;
    const bool has_digits = line.find_first_of("0123456789") != std::string_view::npos;
    return has_columns && !has_digits;
}

bool is_prose_line(std::string_view text)
{
    const auto letters = std::ranges::count_if(
        text, [](char letter) { return is_letter(letter) || byte_of(letter) >= 0x80; });
    return 2 * letters > std::ssize(text);
}

} // namespace engine
