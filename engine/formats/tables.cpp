// Grids in tables and lists: of Markdown, of spreadsheets with empty lines between boxes, as items
// of a list, as strings that a program puts together, and with all their cells on one line.

#include "engine/formats/tables.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/base/blanks.h"
#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/formats/formats.h"
#include "engine/formats/puzzle_texts.h"
#include "engine/formats/rows.h"
#include "engine/formats/table_rows.h"
#include "engine/formats/text_grid.h"
#include "engine/rules/box_shape.h"

namespace engine {

namespace {

using TableState = ArrayText::State;
using RowCells = std::vector<std::string_view>;

constexpr std::size_t longest_row = 4096;             // bytes
constexpr std::size_t most_table_rows = 2 * max_size; // with those between boxes
constexpr std::size_t most_table_lines =
    2 * most_table_rows + 100; // with rules and what is above the table

struct FoundTable {
    TableState state = TableState::None;
    std::size_t end = 0; // in the text, behind its last line
    TextGrid grid = {};
};

// Which lines of a square hold cells, if empty ones stand between its boxes, in front or behind.
// Nothing if no such choice leaves `size`.
std::optional<std::vector<std::size_t>> kept_lines(const std::vector<bool>& is_empty,
                                                   std::size_t size,
                                                   std::size_t step,
                                                   bool may_have_more)
{
    struct Gaps {
        std::size_t before, between;
    };
    for (const Gaps& gaps : {Gaps{0, 0}, Gaps{0, 1}, Gaps{1, 1}, Gaps{1, 0}}) {
        std::vector<std::size_t> lines;
        for (std::size_t line = 0; line < size; ++line)
            lines.push_back(gaps.before + line + gaps.between * (line / step));
        const std::size_t end = lines.back() + 1;
        if (end > is_empty.size() || (end < is_empty.size() && !may_have_more))
            continue;
        const auto all = std::ranges::count(is_empty, false);
        const auto kept = std::ranges::count_if(lines, [&](auto line) { return !is_empty[line]; });
        if (kept == all)
            return lines;
    }
    return std::nullopt;
}

TextGrid grid_of_lines(const std::vector<RowCells>& rows,
                       int size,
                       const std::vector<std::size_t>& down,
                       const std::vector<std::size_t>& across)
{
    TextGrid grid{size, {}, false};
    for (const std::size_t row : down) {
        for (const std::size_t column : across) {
            const bool is_cell = column < rows[row].size() && !rows[row][column].empty();
            grid.cells.push_back(is_cell ? rows[row][column] : ".");
        }
    }
    return grid;
}

// The square that the rows are, without the empty lines between its boxes and, if `may_go_on`,
// behind them; nothing if they are none.
std::optional<TextGrid> table_square(const std::vector<RowCells>& rows, bool may_go_on)
{
    std::size_t width = 0;
    for (const RowCells& row : rows)
        width = std::max(width, row.size());
    std::vector<bool> rows_empty, columns_empty(width, true);
    for (const RowCells& row : rows) {
        rows_empty.push_back(std::ranges::all_of(row, &std::string_view::empty));
        for (std::size_t column = 0; column < row.size(); ++column)
            columns_empty[column] = columns_empty[column] && row[column].empty();
    }
    const auto fits = [](const std::vector<bool>& is_empty, std::size_t size) {
        return size <= is_empty.size() &&
               size >= static_cast<std::size_t>(std::ranges::count(is_empty, false));
    };
    // Those without lines behind them first.
    for (const bool may_have_more : {false, true}) {
        if (may_have_more && !may_go_on)
            break;
        for (const int size : {9, 25, 20, 16, 15, 12, 10, 8, 6, 4}) { // the usual one first
            if (!fits(rows_empty, size) || !fits(columns_empty, size))
                continue;
            const auto down = kept_lines(rows_empty, size, box_height(size), may_have_more);
            const auto across = kept_lines(columns_empty, size, box_width(size), may_have_more);
            if (down && across)
                return grid_of_lines(rows, size, *down, *across);
        }
    }
    return std::nullopt;
}

// "grid:", "title: easy", as YAML has them above a list.
bool is_yaml_key(std::string_view line)
{
    line = without_blanks(line);
    const std::string_view name = line.substr(0, line.find(':'));
    constexpr std::string_view known[] = {"author", "board",  "clues", "date",       "difficulty",
                                          "givens", "grid",   "id",    "level",      "name",
                                          "puzzle", "source", "size",  "sudoku",     "title",
                                          "rows",   "values", "cells", "difficulte", "---"};
    return (name.size() < line.size() || name == "---") &&
           std::ranges::find(known, name) != std::end(known);
}

// Reads the lines of a table, one after the other, until it ends.
class TableReader {
public:
    TableReader(std::string_view text, bool is_whole) : text_(text), is_whole_(is_whole) {}

    FoundTable run()
    {
        if (!take_beginning())
            return {is_open_ ? TableState::Open : TableState::None};
        while (rows_.size() < most_table_rows) {
            const auto line = next_line();
            if (!line)
                break;
            if (!take(*line))
                break;
        }
        if (is_open_)
            return {TableState::Open};
        return best();
    }

private:
    // Nothing if no more lines come, or one that is too long.
    std::optional<std::string_view> next_line()
    {
        const std::size_t end = text_.find('\n', at_);
        const std::size_t length = std::min(end, text_.size()) - at_;
        if (length > longest_row || ++lines_ > static_cast<int>(most_table_lines))
            return std::nullopt;
        is_open_ = end == std::string_view::npos && !is_whole_;
        if (is_open_ || at_ >= text_.size())
            return std::nullopt;
        const std::string_view line = text_.substr(at_, length);
        at_ = std::min(at_ + length + 1, text_.size());
        return line;
    }

    // What is above the rows, and the first of them. Returns whether a table may begin here.
    bool take_beginning()
    {
        auto line = next_line();
        while (line && is_yaml_key(*line))
            line = next_line();
        if (line && is_table_rule(*line))
            line = next_line();
        if (!line)
            return false;
        const auto row = table_row(*line);
        if (row && row->cells.size() > max_size)
            return take_whole(*row);
        if (row && row->is_special) {
            take(*line);
            return true;
        }
        if (!has_bars(*line))
            return false;
        line = next_line(); // behind the names of columns
        return line && is_table_rule(*line);
    }

    // All cells of a grid in one line.
    bool take_whole(const TableRow& row)
    {
        const int size = size_of_square(row.cells.size());
        begins_with_bar_ = ends_with_bar_ = false;
        for (int at = 0; at < size; ++at)
            add({row.cells.begin() + at * size, row.cells.begin() + (at + 1) * size});
        lines_ = most_table_lines; // no more are needed
        return size > 0;
    }

    // Returns whether the table may go on behind the line.
    bool take(std::string_view line)
    {
        if (is_table_rule(line)) {
            has_head_ = has_head_ || (rows_.size() == 1 && has_bars(line));
            return true;
        }
        if (without_blanks(line).empty() && empty_fields(line) == 0)
            return !table_square(inside_bars(rows_.begin(), rows_.end()), !has_outer_bars());
        auto row = table_row(line);
        if (!row && empty_fields(line) > 0)
            row = TableRow{RowCells(empty_fields(line)), false};
        if (!row || row->cells.size() > most_table_rows)
            return false;
        begins_with_bar_ = begins_with_bar_ && row->begins_with_bar;
        ends_with_bar_ = ends_with_bar_ && row->ends_with_bar;
        add(std::move(row->cells));
        return true;
    }

    void add(RowCells cells)
    {
        rows_.push_back(std::move(cells));
        ends_.push_back(at_);
    }

    // All rows, or the first of them if several squares follow each other; without the names of
    // columns if that does.
    FoundTable best() const
    {
        for (const std::size_t head : {1u, 0u}) {
            if (head > 0 && !has_head_)
                continue;
            for (std::size_t count = rows_.size() - head; count > 0; --count) {
                const auto rows = inside_bars(rows_.begin() + head, rows_.begin() + head + count);
                const bool is_all = head + count == rows_.size();
                const bool are_several = (rows_.size() - head) % count == 0;
                if (!is_all && (!are_several || count > max_size || has_empty(rows)))
                    continue;
                if (auto grid = table_square(rows, !has_outer_bars()))
                    return {TableState::Whole, ends_[head + count - 1], *std::move(grid)};
            }
        }
        return {TableState::None, at_};
    }

    bool has_outer_bars() const { return begins_with_bar_ || ends_with_bar_; }

    // Without what stands outside of bars that are around all rows.
    template <typename Iterator>
    std::vector<RowCells> inside_bars(Iterator begin, Iterator end) const
    {
        std::vector<RowCells> rows(begin, end);
        for (RowCells& row : rows) {
            if (ends_with_bar_)
                row.pop_back();
            if (begins_with_bar_ && !row.empty())
                row.erase(row.begin());
        }
        return rows;
    }

    static bool has_empty(const std::vector<RowCells>& rows)
    {
        return std::ranges::any_of(rows, [](const RowCells& row) {
            return std::ranges::all_of(row, &std::string_view::empty);
        });
    }

    std::string_view text_;
    bool is_whole_;
    bool is_open_ = false;        // more lines must come
    bool begins_with_bar_ = true; // each row
    bool ends_with_bar_ = true;
    bool has_head_ = false; // a rule follows the first row, which may be names of columns
    std::size_t at_ = 0;
    int lines_ = 0;
    std::vector<RowCells> rows_;
    std::vector<std::size_t> ends_; // of their lines
};

// What the other formats read stays theirs.
bool is_read_otherwise(std::string_view text)
{
    LastGrid last_grid;
    PuzzleTexts parts(PuzzleTexts::Tables::AreNone);
    parts.add(text);
    parts.end();
    while (const auto part = parts.next())
        for (const ReadPuzzle& puzzle : read(*part, last_grid))
            if (puzzle.puzzle)
                return true;
    return false;
}

ReadPuzzles read_as_table(std::string_view text, LastGrid& last_grid)
{
    const FoundTable table = TableReader(text, true).run();
    if (table.state != TableState::Whole)
        return only(Failure{{N_("found no row of cells")}});
    return only(puzzle_from(table.grid, last_grid));
}

} // namespace

ArrayText table_at(std::string_view text, bool is_whole)
{
    const FoundTable table = TableReader(text, is_whole).run();
    if (table.state != TableState::Whole)
        return {table.state, table.end};
    if (!digits_from(table.grid) || is_read_otherwise(text.substr(0, table.end)))
        return {TableState::None, table.end};
    return {TableState::Whole, table.end};
}

extern const Format table_format = {
    .id = "table",
    .name = N_("Tables and lists of rows, as in Markdown, YAML and spreadsheets"),
    .shape = Shape::Document,
    .several = Several::Lines,
    .layouts = plain_layouts,
    .limits = N_("Empty fields are empty cells; empty lines between boxes are left out."),
    .recognises =
        [](std::string_view text) {
            return TableReader(text, true).run().state == TableState::Whole;
        },
    .read_several = read_as_table,
};

} // namespace engine
