// Grids as programs hold them: a list of rows, of cells or of texts, in the brackets of any
// language: [[5, 3, 0], ...], {{5, 3, 0}, ...}, ["53..7....", ...], also as members of JSON.

#include "engine/formats/arrays.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "engine/base/blanks.h"
#include "engine/base/count.h"
#include "engine/base/letters.h"
#include "engine/base/whole_number.h"
#include "engine/formats/puzzle_texts.h"
#include "engine/formats/rows.h"
#include "engine/formats/text_grid.h"
#include "engine/rules/box_shape.h"

namespace engine {

namespace {

using ArrayState = ArrayText::State;

constexpr std::size_t deepest_list = 6;
constexpr int most_brackets = 32; // of a text that are tried as the beginning of an array
constexpr std::size_t most_items = max_size * max_size; // of one list

constexpr auto opens_list = among("[{(");
constexpr auto closes_list = among("]})");
constexpr auto of_words =
    among("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-?*$");

// Words for nothing, without regard to capitals.
constexpr std::string_view words_for_empty[] = {
    "null", "none", "nil", "nan", "na", "undefined", "nothing", "empty", "blank", "true", "false"};

// Members of objects of which nothing is lost if only their grids are read.
constexpr std::string_view known_names[] = {
    "answer",   "author",  "board",    "clues",   "data",    "date",     "difficulty", "field",
    "givens",   "grid",    "grids",    "height",  "id",      "initial",  "level",      "matrix",
    "message",  "name",    "newboard", "problem", "puzzle",  "puzzles",  "quiz",       "rating",
    "response", "results", "rows",     "seed",    "size",    "solution", "solved",     "source",
    "start",    "state",   "status",   "sudoku",  "sudokus", "task",     "title",      "unsolved",
    "value",    "values",  "width"};

// Without regard to capitals.
bool is_among(std::span<const std::string_view> words, std::string_view word)
{
    std::string small(word);
    std::ranges::transform(small, small.begin(), small_letter);
    return std::ranges::find(words, small) != words.end();
}

using ItemList = std::vector<std::string_view>;

bool are_rows(const ItemList& list)
{
    const auto size = list.size();
    return size <= max_size && has_boxes(count_of(list)) &&
           std::ranges::all_of(list, [size](std::string_view row) { return row.size() == size; });
}

bool are_whole_grids(const ItemList& list)
{
    return !list.empty() && std::ranges::all_of(list, [](std::string_view text) {
        return text.size() > max_size && size_of_square(text.size()) > 0;
    });
}

// The grids of innermost lists, one after the other: each list is a row, or holds all rows or all
// cells. Lists that are neither are left out if `skips`, or else there are no grids.
std::vector<TextGrid> grids_of_lists(const std::vector<ItemList>& lists, bool skips)
{
    std::vector<TextGrid> grids;
    for (std::size_t at = 0; at < lists.size();) {
        const ItemList& list = lists[at];
        const auto rows = list.size();
        const int flat_size = size_of_square(rows);
        const auto is_as_long = [rows](const ItemList& other) {
            return other.size() == rows;
        };
        if (are_rows(list)) {
            grids.push_back({count_of(list), {}, false});
            for (std::string_view row : list)
                add_symbols(grids.back(), row);
            ++at;
        } else if (are_whole_grids(list)) {
            for (std::string_view text : list) {
                grids.push_back({size_of_square(text.size()), {}, false});
                add_symbols(grids.back(), text);
            }
            ++at;
        } else if (rows <= max_size && has_boxes(count_of(list)) && lists.size() - at >= rows &&
                   std::all_of(lists.begin() + at, lists.begin() + at + rows, is_as_long)) {
            grids.push_back({count_of(list), {}, false});
            ItemList& cells = grids.back().cells;
            for (const auto end = at + rows; at < end; ++at)
                cells.insert(cells.end(), lists[at].begin(), lists[at].end());
        } else if (flat_size > 0) {
            grids.push_back({flat_size, list, false});
            ++at;
        } else if (skips) {
            ++at;
        } else {
            return {};
        }
    }
    return grids;
}

// Reads lists from an opening bracket on, and those that follow it, until they are whole grids.
class ListReader {
public:
    // `is_whole` says that no more text will come.
    ListReader(std::string_view text, std::size_t begin, bool is_whole)
        : text_(text), is_text_whole_(is_whole), at_(begin)
    {
    }

    ArrayState run()
    {
        while (true) {
            skip_between();
            if (at_ >= text_.size())
                return ArrayState::Open;
            if (levels_.empty() && !opens_list[byte_of(text_[at_])])
                return ArrayState::None;
            if (!take())
                return ArrayState::None;
            if (levels_.empty() && is_whole())
                return ArrayState::Whole;
        }
    }
    std::vector<TextGrid> grids() const { return grids_of_lists(lists_, has_names_); }
    std::size_t end() const { return end_; } // behind the last bracket
    // Then no list of the text is read.
    bool has_unknown_name() const { return has_unknown_name_; }

private:
    struct Level {
        ItemList items = {};
        bool has_names = false; // an object, whose items have names
        bool awaits_item = true;
    };

    // One row of 16 cells has as many as a grid of 4x4; then the next list tells.
    bool is_whole()
    {
        if (lists_.size() == 1 && lists_.front().size() == 16 && are_single(lists_.front())) {
            skip_between();
            if (at_ < text_.size() ? opens_list[byte_of(text_[at_])] : !is_text_whole_)
                return false;
        }
        return !grids().empty();
    }
    static bool are_single(const ItemList& list)
    {
        return std::ranges::all_of(list, [](std::string_view item) { return item.size() <= 2; });
    }

    char next_letter() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    // White space, comments and, outside of all brackets, commas.
    void skip_between()
    {
        while (at_ < text_.size()) {
            const std::string_view rest = text_.substr(at_);
            const bool is_comment = rest.starts_with('#') || rest.starts_with("//");
            if (is_comment)
                at_ = std::min(text_.find('\n', at_), text_.size());
            else if (rest.starts_with("/*"))
                at_ = std::min(text_.find("*/", at_), text_.size() - 2) + 2;
            else if (without_blanks(rest.substr(0, 1)).empty() ||
                     (levels_.empty() && (rest.front() == ',' || rest.front() == ';')))
                ++at_;
            else
                return;
        }
    }

    bool take()
    {
        const char letter = text_[at_];
        if (opens_list[byte_of(letter)]) {
            ++at_;
            levels_.emplace_back();
            return levels_.size() <= deepest_list;
        }
        if (closes_list[byte_of(letter)])
            return close();
        Level& level = levels_.back();
        if (letter == ',' || letter == ';') {
            ++at_;
            if (level.awaits_item && !level.has_names && (!level.items.empty() || letter == ','))
                level.items.push_back("."); // nothing between two commas
            level.awaits_item = true;
            if (letter == ';')
                end_list(level);
            return true;
        }
        if (letter == '"' || letter == '\'' || letter == '`')
            return take_quoted(letter);
        return take_word();
    }

    bool close()
    {
        end_ = ++at_;
        end_list(levels_.back());
        levels_.pop_back();
        if (!levels_.empty())
            levels_.back().awaits_item = false;
        return lists_.size() <= max_size || !levels_.empty();
    }

    void end_list(Level& level)
    {
        if (level.has_names)
            std::erase_if(level.items, [](std::string_view item) {
                return item.size() <= max_size || size_of_square(item.size()) == 0;
            });
        if (!level.items.empty())
            lists_.push_back(std::exchange(level.items, {}));
    }

    bool take_item(std::string_view item)
    {
        item = without_blanks(item);
        Level& level = levels_.back();
        level.awaits_item = false;
        level.items.push_back(item.empty() || is_among(words_for_empty, item) ? "." : item);
        return level.items.size() <= most_items;
    }

    // It ends with a colon. What an object tells besides its grids might be a rule.
    bool take_name(std::string_view name)
    {
        ++at_;
        levels_.back().has_names = true;
        has_names_ = true;
        has_unknown_name_ = !is_among(known_names, name);
        return !has_unknown_name_;
    }

    bool take_quoted(char mark)
    {
        const std::size_t begin = at_ + 1;
        std::size_t end = begin;
        while (end < text_.size() && text_[end] != mark && text_[end] != '\n')
            end += text_[end] == '\\' ? 2 : 1;
        if (end >= text_.size()) {
            at_ = text_.size(); // the rest has not come
            return true;
        }
        if (text_[end] != mark)
            return false;
        at_ = end + 1;
        std::string_view text = text_.substr(begin, end - begin);
        if (text.ends_with("\\n"))
            text.remove_suffix(2);
        skip_between();
        return next_letter() == ':' ? take_name(text) : take_item(text);
    }

    // "5", "5.0", "5L", ".", "null"; or a name in front of a bracket or of another name.
    bool take_word()
    {
        const std::size_t begin = at_;
        while (at_ < text_.size() && of_words[byte_of(text_[at_])])
            ++at_;
        const std::string_view word = text_.substr(begin, at_ - begin);
        if (word.empty())
            return skip_sign();
        if (at_ == text_.size())
            return true; // more of it may come
        if (levels_.back().has_names && !is_letter(word.front()))
            return true; // a number that is told of it
        std::string_view rest = word;
        if (is_numeral(word.front())) {
            const auto number = take_number(rest, 0, 999);
            const bool is_plain = rest.empty() || rest.find_first_not_of(".0") == rest.npos ||
                                  (is_letter(rest.front()) && rest.size() <= 3);
            if (number && is_plain)
                return take_item(word.substr(0, word.size() - rest.size()));
        }
        const auto is_cell = [](char letter) {
            return is_numeral(letter) || is_blank_symbol(letter);
        };
        if (word.size() >= 4 && std::ranges::all_of(word, is_cell))
            return take_item(word);
        if (word.size() == 1 && (is_blank_symbol(word.front()) || is_capital(word.front())))
            return take_item(word);
        if (is_among(words_for_empty, word))
            return take_item(word);
        if (word.front() == '-' && whole_number(word.substr(1), 0, 9))
            return take_item(".");
        if (!is_letter(word.front()))
            return false;
        skip_between();
        if (next_letter() == ':')
            return take_name(word);
        const char next = next_letter();
        return next == '\0' || opens_list[byte_of(next)] || is_letter(next) || next == '!' ||
               next == '<';
    }

    // What stands between a name and its bracket: "vec![", "array<int, 9>{".
    bool skip_sign()
    {
        if (text_[at_] == '!' || text_[at_] == '&' || text_[at_] == '%') {
            ++at_;
            return true;
        }
        constexpr std::size_t longest_kind = 60;
        const std::size_t end =
            text_[at_] == '<' ? text_.substr(at_, longest_kind).rfind('>') : std::string_view::npos;
        if (end == std::string_view::npos)
            return false;
        at_ += end + 1;
        return true;
    }

    std::string_view text_;
    bool is_text_whole_;
    std::size_t at_;
    std::size_t end_ = 0;
    std::vector<Level> levels_;
    std::vector<ItemList> lists_; // the innermost ones
    bool has_names_ = false;      // some list is a member of an object
    bool has_unknown_name_ = false;
};

// Whether the bracket there begins an object of JSON, which is a document of its own; nothing if
// more of the text must come to tell.
std::optional<bool> begins_object(std::string_view text)
{
    text = without_blanks(text.substr(1));
    if (text.empty())
        return std::nullopt;
    if (!text.starts_with('"'))
        return text.starts_with('}');
    const std::size_t end = text.find_first_of("\"\n", 1);
    if (end == std::string_view::npos)
        return std::nullopt;
    text = without_blanks(text.substr(end + 1));
    return text.empty() ? std::nullopt : std::optional(text.starts_with(':'));
}

// With the solution that may follow a puzzle as a list of its own.
void add_grid(const TextGrid& grid, LastGrid& last_grid, ReadPuzzles& puzzles)
{
    auto puzzle = puzzle_from(grid, last_grid);
    if (puzzle && !puzzles.empty() && puzzles.back().puzzle) {
        SharedPuzzle before = *puzzles.back().puzzle;
        const auto agrees = [](Digit given, Digit digit) {
            return digit != no_digit && (given == no_digit || given == digit);
        };
        if (before.solution.empty() && before.givens != puzzle->givens &&
            std::ranges::equal(before.givens, puzzle->givens, agrees)) {
            before.solution = puzzle->givens;
            puzzles.back().puzzle = std::move(before);
            return;
        }
    }
    puzzles.push_back({0, std::move(puzzle), nullptr});
}

std::vector<TextGrid> grids_of_array(std::string_view text)
{
    std::size_t at = text.find_first_of("[{(");
    for (int tried = 0; tried < most_brackets && at < text.size(); ++tried) {
        ListReader reader(text, at, true);
        if (reader.run() == ArrayState::Whole)
            return reader.grids();
        if (reader.has_unknown_name())
            return {};
        at = text.find_first_of("[{(", at + 1);
    }
    return {};
}

bool recognises_array(std::string_view text)
{
    const auto grids = grids_of_array(text);
    return !grids.empty() &&
           std::ranges::all_of(grids, [](const TextGrid& grid) { return bool(digits_from(grid)); });
}

ReadPuzzles read_array(std::string_view text, LastGrid& last_grid)
{
    ReadPuzzles puzzles;
    for (const TextGrid& grid : grids_of_array(text))
        add_grid(grid, last_grid, puzzles);
    return puzzles;
}

} // namespace

ArrayText array_at(std::string_view text, bool is_whole)
{
    is_whole = is_whole || text.size() > PuzzleTexts::longest_part;
    text = text.substr(0, PuzzleTexts::longest_part);
    const std::string_view line = text.substr(0, text.find('\n'));
    std::size_t at = line.find_first_of("[{(");
    for (int tried = 0; tried < most_brackets && at < line.size(); ++tried) {
        const auto is_object =
            text[at] == '{' ? begins_object(text.substr(at)) : std::optional(false);
        if (at == 0 && is_object && *is_object)
            return {};
        ListReader reader(text, at, is_whole);
        ArrayState state = is_object ? reader.run() : ArrayState::Open;
        if (reader.has_unknown_name())
            return {};
        const std::size_t end = std::min(text.find('\n', reader.end()), text.size());
        if (state == ArrayState::Whole && end == text.size() && !is_whole)
            state = ArrayState::Open; // more of its last line may come
        if (state == ArrayState::Open && !is_whole)
            return {ArrayState::Open, 0};
        if (state == ArrayState::Whole)
            return {ArrayState::Whole, std::min(end + 1, text.size())};
        at = line.find_first_of("[{(", at + 1);
    }
    return {};
}

extern const Format array_format = {
    .id = "array",
    .name = N_("Grids of programs: lists of rows in brackets, also in JSON"),
    .shape = Shape::Document,
    .several = Several::Lines,
    .tells = {.solution = true},
    .layouts = plain_layouts,
    .limits = N_("Empty cells may be 0, an empty text, a blank symbol or a word such as null."),
    .recognises = recognises_array,
    .read_several = read_array,
};

} // namespace engine
