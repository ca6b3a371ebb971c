#include "engine/formats/table_rows.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <utility>

#include "engine/base/blanks.h"
#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/base/whole_number.h"
#include "engine/formats/rows.h"

namespace engine {

namespace {

using RowFields = std::vector<std::string_view>;

constexpr std::size_t least_fields = 4; // of a row
constexpr std::array<std::string_view, 3> drawn_bars = {"\u2502", "\u2503", "\u2551"};

// The bytes of a bar at the front of the text; 0 if it begins with none.
std::size_t size_of_bar(std::string_view text)
{
    if (text.starts_with('|'))
        return 1;
    for (const std::string_view bar : drawn_bars)
        if (text.starts_with(bar))
            return bar.size();
    return 0;
}

std::string_view without_ends(std::string_view text, std::string_view open, std::string_view close)
{
    if (text.size() > open.size() + close.size() && text.starts_with(open) && text.ends_with(close))
        text = text.substr(open.size(), text.size() - open.size() - close.size());
    return text;
}

// "- ", "* ", "> ", "1. ", "1) " in front of the item of a list or a line of a letter.
std::string_view without_mark(std::string_view line)
{
    line = without_blanks(line);
    while (line.starts_with('>'))
        line = without_blanks(line.substr(1));
    const bool is_item = line.starts_with("- ") || line.starts_with("* ");
    if (is_item && line.find(line.front(), 1) == std::string_view::npos)
        return without_blanks(line.substr(2));
    std::string_view rest = line;
    const bool has_number = take_number(rest, 1, 99).has_value();
    if (has_number && (rest.starts_with(". ") || rest.starts_with(") ")))
        return without_blanks(rest.substr(2));
    return line;
}

// "5", "12", "5.0", "**5**", ".", "&nbsp;", "NaN". Nothing if it is no cell.
std::optional<std::string_view> cell_of_field(std::string_view field)
{
    field = without_blanks(field);
    for (const std::string_view mark : {"\"", "'", "`", "**", "__", "*", "_"})
        field = without_blanks(without_ends(field, mark, mark));
    if (field == "\"\"" || field == "''")
        return "";
    if (field.empty() || field == "&nbsp;" || field == "&#160;" || field == "{}" || field == "~")
        return "";
    if (field.size() == 1)
        return is_numeral(field.front()) || is_letter(field.front()) ||
                       is_blank_symbol(field.front())
                   ? std::optional(field)
                   : std::nullopt;
    std::string word(field);
    std::ranges::transform(word, word.begin(), small_letter);
    if (word == "nan" || word == "null" || word == "none" || word == "nil")
        return ".";
    std::string_view rest = field;
    const auto number = take_number(rest, 0, max_size);
    const bool is_fraction = (rest.starts_with('.') || rest.starts_with(',')) &&
                             rest.find_first_not_of('0', 1) == std::string_view::npos;
    if (!number || (!rest.empty() && !is_fraction))
        return std::nullopt;
    return *number == 0 ? "." : field.substr(0, field.size() - rest.size());
}

// What stands between the separators.
RowFields fields_between(std::string_view line, char separator)
{
    RowFields fields;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t bar = separator == '|' ? size_of_bar(line.substr(at)) : 0;
        const std::size_t size = line[at] == separator ? 1 : bar;
        if (size > 0) {
            fields.push_back(line.substr(begin, at - begin));
            begin = at + size;
        }
        at += std::max<std::size_t>(size, 1);
    }
    fields.push_back(line.substr(begin));
    return fields;
}

// Where the cells of a box stand in its row: `length` characters, cells from `first` on.
struct BoxPlaces {
    std::size_t length, first, step;
};

// A blank is an empty cell. Returns whether nothing stands elsewhere.
bool add_placed(RowFields& cells, std::string_view box, const BoxPlaces& places, std::size_t width)
{
    for (std::size_t at = 0; at < box.size(); ++at) {
        const bool is_blank = box[at] == ' ';
        const bool is_place = at >= places.first && (at - places.first) % places.step == 0 &&
                              (at - places.first) / places.step < width;
        const bool is_cell = is_place && (is_numeral(box[at]) || is_blank_symbol(box[at]));
        if (!is_blank && !is_cell)
            return false;
        if (is_place)
            cells.push_back(is_blank ? std::string_view(".") : box.substr(at, 1));
    }
    return box.size() == places.length;
}

// "| 5 3   |   7   |       |": blanks are empty cells. Nothing if it is no such row.
std::optional<RowFields> placed_cells(const RowFields& boxes)
{
    const std::size_t count = boxes.size(); // of boxes, each as wide as high or by one wider
    for (const std::size_t width : {count, count + 1}) {
        if (count < 2 || count > 5)
            continue;
        for (const BoxPlaces& places :
             {BoxPlaces{2 * width + 1, 1, 2}, BoxPlaces{width, 0, 1}, BoxPlaces{3 * width, 1, 3}}) {
            RowFields cells;
            if (std::ranges::all_of(boxes, [&](std::string_view box) {
                    return add_placed(cells, box, places, width);
                }))
                return cells;
        }
    }
    return std::nullopt;
}

std::optional<TableRow> row_of_fields(std::string_view line, char separator)
{
    RowFields fields = fields_between(line, separator);
    const bool has_bars = separator == '|';
    const bool begins = has_bars && without_blanks(fields.front()).empty();
    const bool ends = has_bars && without_blanks(fields.back()).empty();
    const std::size_t inside = fields.size() - (begins ? 1 : 0) - (ends ? 1 : 0);
    if (inside < least_fields || inside > max_size) { // boxes, or all cells of a grid
        fields.resize(fields.size() - (ends ? 1 : 0));
        fields.erase(fields.begin(), fields.begin() + (begins ? 1 : 0));
    }
    if (fields.size() >= least_fields) {
        TableRow row;
        for (const std::string_view field : fields) {
            const auto cell = cell_of_field(field);
            if (!cell)
                return std::nullopt;
            row.cells.push_back(*cell);
            row.is_special = row.is_special || cell->empty() || *cell != without_blanks(field);
        }
        row.is_special = row.is_special || has_bars || separator == '&';
        row.begins_with_bar = begins && inside <= max_size;
        row.ends_with_bar = ends && inside <= max_size;
        return row;
    }
    if (separator != '|')
        return std::nullopt;
    auto cells = placed_cells(fields);
    return cells ? std::optional(TableRow{*std::move(cells), line.find(' ') != line.npos})
                 : std::nullopt;
}

void add_characters(RowFields& cells, std::string_view word)
{
    for (std::size_t at = 0; at < word.size(); ++at)
        cells.push_back(word.substr(at, 1));
}

bool are_cell_symbols(std::string_view word)
{
    return word.size() >= least_fields && std::ranges::all_of(word, [](char letter) {
               return is_numeral(letter) || is_blank_symbol(letter);
           });
}

// `grid = "53..7...." +`: texts of cells in quotation marks, behind a name or a sign. Nothing if
// there are none, or if something else stands there.
std::optional<TableRow> row_of_strings(std::string_view line)
{
    TableRow row;
    const std::size_t first = line.find_first_of("\"'");
    if (first == std::string_view::npos)
        return std::nullopt;
    const std::string_view name = without_blanks(line.substr(0, first));
    const std::string_view signs = "+.&_\\,;)]} \t\r";
    const bool is_name = !name.empty() && std::string_view("=(:").find(name.back()) != name.npos;
    if (!is_name && name.find_first_not_of(signs) != name.npos)
        return std::nullopt;
    line.remove_prefix(first);
    int strings = 0;
    while (!line.empty()) {
        const std::size_t end = line.find(line.front(), 1);
        if (end == std::string_view::npos)
            return std::nullopt;
        std::string_view text = line.substr(1, end - 1);
        while (text.ends_with("\\n") || text.ends_with(' '))
            text.remove_suffix(text.ends_with(' ') ? 1 : 2);
        if (!are_cell_symbols(text))
            return std::nullopt;
        add_characters(row.cells, text);
        ++strings;
        line.remove_prefix(std::min(line.find_first_not_of(signs, end + 1), line.size()));
        if (!line.empty() && line.front() != '"' && line.front() != '\'')
            return std::nullopt;
    }
    row.is_special = is_name || name == "+" || strings > 1;
    return row;
}

// The cells of words, or of one word.
std::optional<TableRow> row_of_words(std::string_view line)
{
    TableRow row;
    bool has_words = false;
    while (!line.empty()) {
        const std::string_view word = line.substr(0, line.find_first_of(" \t"));
        has_words = has_words || word.size() > 1;
        if (!are_cell_symbols(word) && !(word.size() == 1 && cell_of_field(word)))
            return std::nullopt;
        add_characters(row.cells, word);
        line = without_blanks(line.substr(word.size()));
    }
    if (row.cells.size() < least_fields)
        return std::nullopt;
    // A row of candidates has as many characters as a grid.
    row.is_special = row.cells.size() > max_size;
    return row.is_special && has_words ? std::nullopt : std::optional(std::move(row));
}

} // namespace

std::optional<TableRow> table_row(std::string_view line)
{
    const std::string_view whole = without_blanks(line);
    const std::string_view item = without_mark(line);
    const bool is_marked = item.size() != whole.size();
    std::string_view text = is_marked ? item : line;
    while (text.ends_with('\r') || text.ends_with('\n'))
        text.remove_suffix(1);
    for (const std::string_view end : {"\\hline", "\\\\", "|."})
        if (const std::string_view bare = without_blanks(text); bare.ends_with(end))
            text = bare.substr(0, bare.size() - (end == "|." ? 1 : end.size()));
    auto row = row_of_strings(text);
    const std::string_view bare = without_blanks(text);
    const bool has_bar = std::ranges::any_of(bare, [&](const char& letter) {
        return size_of_bar(bare.substr(&letter - bare.data())) > 0;
    });
    for (const char separator : std::string_view("|\t;,&")) {
        const bool has_any = separator == '|' ? has_bar : text.find(separator) != text.npos;
        if (row || !has_any)
            continue;
        const bool is_listed = bare.starts_with('[') && is_marked;
        row = row_of_fields(is_listed          ? without_ends(bare, "[", "]")
                            : separator == '|' ? bare
                                               : text,
                            separator);
        break;
    }
    if (!row && !has_bar)
        row = row_of_words(bare);
    if (row)
        row->is_special = row->is_special || is_marked;
    return row;
}

bool is_table_rule(std::string_view line)
{
    const std::string_view item = without_mark(line);
    const bool is_rule = item.find('-') != item.npos && has_bars(item) &&
                         item.find_first_not_of("|:- \t") == item.npos;
    return is_rule || kind_of_line(item) == LineKind::Frame || item == "\\hline";
}

bool has_bars(std::string_view line)
{
    return std::ranges::count(line, '|') >= 3;
}

} // namespace engine
