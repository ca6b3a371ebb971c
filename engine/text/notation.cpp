#include "engine/text/notation.h"

#include <array>
#include <optional>
#include <type_traits>

#include "engine/base/ensure.h"
#include "engine/base/letters.h"
#include "engine/base/plain_text.h"
#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"
#include "engine/play/bookmarks.h"

namespace engine {

namespace {

constexpr std::string_view symbols = ".123456789ABCDEFGHIJKLMNOP";

constexpr std::string_view notes_word = "notes";
constexpr std::string_view naked_word = "nakedsingles";
constexpr std::string_view hidden_word = "hiddensingles";
constexpr std::string_view hint_word = "hint";
constexpr std::string_view step_word = "step:";
constexpr std::string_view strong_sign = "==";
constexpr std::string_view weak_sign = "--";
constexpr char text_sign = '~';
constexpr std::string_view return_word = "return";
constexpr std::string_view name_word = "name";
constexpr std::string_view delete_word = "delete";
constexpr std::string_view restore_word = "restore";

// Writes an action; those without data say themselves what they are called.
struct Writer {
    const Grid& grid;

    std::string operator()(const PlaceDigit& place) const
    {
        return cells(place.cells) + "=" + std::to_string(place.digit);
    }
    std::string operator()(const ToggleCornerNote& note) const
    {
        return cells(note.cells) + "^" + std::to_string(note.digit);
    }
    std::string operator()(const ToggleCentreNote& note) const
    {
        return cells(note.cells) + "?" + std::to_string(note.digit);
    }
    std::string operator()(const ToggleColour& paint) const
    {
        return cells(paint.cells) + "#" + std::to_string(paint.colour);
    }
    std::string operator()(const ColourNote& colour) const
    {
        return cells(colour.cells) + ":" + std::to_string(colour.digit) + "#" +
               std::to_string(colour.colour);
    }
    std::string operator()(const ToggleLink& link) const
    {
        const bool strong = link.strength == LinkStrength::Strong;
        return note(link.ends.first) + std::string(strong ? strong_sign : weak_sign) +
               note(link.ends.second);
    }
    std::string operator()(const WriteText& write) const
    {
        return cells(write.cells) + text_sign + write.text;
    }
    std::string operator()(const GoToBookmark& bookmark) const
    {
        return numbered(return_word, bookmark.number);
    }
    std::string operator()(const NameBookmark& bookmark) const
    {
        return numbered(name_word, bookmark.number) + ":" + bookmark.name;
    }
    std::string operator()(const DeleteBookmark& bookmark) const
    {
        return numbered(delete_word, bookmark.number);
    }
    std::string operator()(const RestoreBookmark& bookmark) const
    {
        return numbered(restore_word, bookmark.number);
    }
    std::string operator()(const Erase& erase) const { return cells(erase.cells) + "="; }
    std::string operator()(const FillNotes& fill) const
    {
        return std::string(notes_word) + (fill.digit == no_digit ? "" : std::to_string(fill.digit));
    }
    std::string operator()(const FillSingles& fill) const
    {
        return std::string(fill.kind == SinglesKind::Naked ? naked_word : hidden_word);
    }
    std::string operator()(const OpenHint& hint) const
    {
        return std::string(hint_word) + std::to_string(hint.level);
    }
    std::string operator()(const ApplyStep& step) const
    {
        std::string text(step_word);
        for (const Candidate& placed : step.placements)
            text += to_text(grid, placed.cell) + "=" + std::to_string(placed.digit) + ",";
        for (const Candidate& removed : step.removals)
            text += to_text(grid, removed.cell) + "-" + std::to_string(removed.digit) + ",";
        text.pop_back();
        return text;
    }
    template <typename Plain>
        requires std::is_empty_v<Plain>
    std::string operator()(const Plain&) const
    {
        return std::string(Plain::info.notation);
    }

    static std::string numbered(std::string_view word, int number)
    {
        return std::string(word) + std::to_string(number);
    }

    std::string note(PencilNote note) const
    {
        return to_text(grid, note.cell) + ":" + std::to_string(note.digit);
    }

    std::string cells(const Cells& list) const
    {
        std::string text;
        for (Cell cell : list)
            text += (text.empty() ? "" : "+") + to_text(grid, cell);
        return text;
    }
};

// Parses from the front of a text; every take_ function either succeeds or leaves the text
// unchanged.
struct Reader {
    std::string_view rest;

    bool take(char expected)
    {
        if (rest.empty() || rest.front() != expected)
            return false;
        rest.remove_prefix(1);
        return true;
    }

    bool take(std::string_view expected)
    {
        if (!rest.starts_with(expected))
            return false;
        rest.remove_prefix(expected.size());
        return true;
    }

    std::optional<int> take_number(int most)
    {
        return rest.starts_with('0') ? std::nullopt : engine::take_number(rest, 1, most);
    }

    std::optional<Digit> take_digit(int most)
    {
        const auto number = take_number(most);
        return number ? std::optional(digit_at(*number - 1)) : std::nullopt;
    }

    std::optional<Cell> take_cell(const Grid& grid)
    {
        Reader ahead = *this;
        if (!ahead.take('r'))
            return std::nullopt;
        const auto row = ahead.take_number(grid.rows());
        if (!row || !ahead.take('c'))
            return std::nullopt;
        const auto column = ahead.take_number(grid.columns());
        if (!column)
            return std::nullopt;
        const auto cell = grid.cell_at(Place{*row - 1, *column - 1});
        if (cell)
            *this = ahead;
        return cell;
    }
};

Failure no_action(std::string_view text)
{
    return Failure{{N_("\"{text}\" is not an action; write one like r4c5=7, r4c5?7 or undo"),
                    {{"text", quoted(text)}}}};
}

Failure cell_expected(std::string_view text, const Reader& reader)
{
    return Failure{{N_("\"{text}\", character {place}: a cell of this grid must follow, like r4c5"),
                    {{"text", quoted(text)},
                     {"place", std::to_string(text.size() - reader.rest.size() + 1)}}}};
}

Failure digit_expected(std::string_view text, int most)
{
    return Failure{{N_("\"{text}\" must end in a number from 1 to {most}"),
                    {{"text", quoted(text)}, {"most", std::to_string(most)}}}};
}

Failure out_of_order(std::string_view text)
{
    return Failure{
        {N_("\"{text}\": write the cells in reading order, each once"), {{"text", quoted(text)}}}};
}

Result<Cells> take_cells(const Grid& grid, Reader& reader, std::string_view text)
{
    Cells cells;
    do {
        const auto cell = reader.take_cell(grid);
        if (!cell)
            return cell_expected(text, reader);
        if (!cells.empty() && *cell <= cells.back())
            return out_of_order(text);
        cells.push_back(*cell);
    } while (reader.take('+'));
    return cells;
}

std::optional<Action> action_of(char sign, Cells cells, Digit number)
{
    switch (sign) {
    case '=':
        return PlaceDigit{std::move(cells), number};
    case '^':
        return ToggleCornerNote{std::move(cells), number};
    case '?':
        return ToggleCentreNote{std::move(cells), number};
    case '#':
        return ToggleColour{std::move(cells), number};
    default:
        return std::nullopt;
    }
}

// What follows ":" after cells: a note to colour, or the first end of a link.
Result<Action> parse_drawing(const Grid& grid, Cells cells, Reader& reader, std::string_view text)
{
    const auto take_digit = [&] {
        return reader.take_digit(grid.size());
    };
    const auto digit = take_digit();
    if (!digit)
        return digit_expected(text, grid.size());
    if (reader.take('#')) {
        const auto colour = reader.take_digit(colour_count);
        if (!colour || !reader.rest.empty())
            return digit_expected(text, colour_count);
        return Action{ColourNote{std::move(cells), *digit, *colour}};
    }
    const bool strong = reader.take(strong_sign);
    if (cells.size() != 1 || (!strong && !reader.take(weak_sign)))
        return no_action(text);
    const auto cell = reader.take_cell(grid);
    if (!cell || !reader.take(':'))
        return cell_expected(text, reader);
    const auto other = take_digit();
    if (!other || !reader.rest.empty())
        return digit_expected(text, grid.size());
    const LinkEnds ends{{cells.front(), *digit}, {*cell, *other}};
    if (ends.second <= ends.first)
        return out_of_order(text);
    return Action{ToggleLink{ends, strong ? LinkStrength::Strong : LinkStrength::Weak}};
}

Result<Action> parse_written(Cells cells, std::string_view written, std::string_view text)
{
    if (!written.empty() && !is_cell_text(written))
        return Failure{{N_("\"{text}\": a cell takes a text of at most {most} visible characters"),
                        {{"text", quoted(text)}, {"most", std::to_string(longest_cell_text)}}}};
    return Action{WriteText{std::move(cells), std::string(written)}};
}

Result<Action> parse_action_on_cells(const Grid& grid, std::string_view text)
{
    Reader reader{text};
    Result<Cells> cells = take_cells(grid, reader, text);
    if (!cells)
        return Failure{cells.why()};
    if (reader.take(text_sign))
        return parse_written(*std::move(cells), reader.rest, text);
    if (reader.take(':'))
        return parse_drawing(grid, *std::move(cells), reader, text);
    if (reader.rest == "=")
        return Action{Erase{*std::move(cells)}};
    const char sign = reader.rest.empty() ? ' ' : reader.rest.front();
    if (!action_of(sign, {}, no_digit))
        return no_action(text);
    reader.rest.remove_prefix(1);
    const int most = sign == '#' ? colour_count : grid.size();
    const auto number = reader.take_digit(most);
    if (!number || !reader.rest.empty())
        return digit_expected(text, most);
    return *action_of(sign, *std::move(cells), *number);
}

Result<Action> parse_hint(std::string_view text)
{
    Reader reader{text.substr(hint_word.size())};
    const auto level = reader.take_number(hint_levels);
    if (!level || !reader.rest.empty())
        return digit_expected(text, hint_levels);
    return Action{OpenHint{*level}};
}

// Placed digits come before removed notes; each list is sorted by cell and digit.
Result<Action> parse_step(const Grid& grid, std::string_view text)
{
    Reader reader{text.substr(step_word.size())};
    ApplyStep step;
    do {
        const auto cell = reader.take_cell(grid);
        if (!cell)
            return cell_expected(text, reader);
        const bool places = reader.take('=');
        if (!places && !reader.take('-'))
            return no_action(text);
        const auto digit = reader.take_digit(grid.size());
        if (!digit)
            return digit_expected(text, grid.size());
        std::vector<Candidate>& list = places ? step.placements : step.removals;
        const Candidate next{*cell, *digit};
        if ((!list.empty() && next <= list.back()) || (places && !step.removals.empty()))
            return out_of_order(text);
        list.push_back(next);
    } while (reader.take(','));
    if (!reader.rest.empty())
        return no_action(text);
    return Action{std::move(step)};
}

// Bookmarks have no last number, but no play has so many.
constexpr int highest_bookmark = 1'000'000;

Result<Action> parse_name(std::string_view text)
{
    Reader reader{text.substr(name_word.size())};
    const auto number = reader.take_number(highest_bookmark);
    if (!number || !reader.take(':'))
        return no_action(text);
    if (!is_plain_text(reader.rest, longest_bookmark_name))
        return Failure{
            {N_("\"{text}\": the name of a bookmark is one line of at most {most} bytes"),
             {{"text", quoted(text)}, {"most", std::to_string(longest_bookmark_name)}}}};
    return Action{NameBookmark{*number, std::string(reader.rest)}};
}

template <typename OnBookmark>
Result<Action> parse_on_bookmark(std::string_view word, std::string_view text)
{
    Reader reader{text.substr(word.size())};
    const auto number = reader.take_number(highest_bookmark);
    if (!number || !reader.rest.empty())
        return digit_expected(text, highest_bookmark);
    return Action{OnBookmark{*number}};
}

template <std::size_t index = 0>
std::optional<Action> parse_without_data(std::string_view text)
{
    if constexpr (index < std::variant_size_v<AnyAction>) {
        using Kind = std::variant_alternative_t<index, AnyAction>;
        if constexpr (std::is_empty_v<Kind>) {
            if (text == Kind::info.notation)
                return Action{Kind{}};
        }
        return parse_without_data<index + 1>(text);
    }
    return std::nullopt;
}

constexpr std::uint8_t no_symbol_at_all = 255;

// By character: the digit that it is in the largest grid.
constexpr std::array<std::uint8_t, 256> digits_of_symbols = [] {
    std::array<std::uint8_t, 256> table;
    table.fill(no_symbol_at_all);
    for (unsigned char blank : std::string_view(".0*_-"))
        table[blank] = no_digit;
    for (std::uint8_t digit = 1; digit < symbols.size(); ++digit) {
        const auto symbol = byte_of(symbols[digit]);
        table[symbol] = digit;
        if (symbol >= 'A')
            table[symbol - 'A' + 'a'] = digit;
    }
    return table;
}();

Failure no_symbol(char symbol, std::size_t index, const Grid& grid)
{
    return Failure{{N_("Character {place}: \"{symbol}\" is not a digit; use 1 to {last}, and a dot "
                       "for an empty cell"),
                    {{"place", std::to_string(index + 1)},
                     {"symbol", quoted(std::string_view(&symbol, 1))},
                     {"last", std::string(1, symbols[grid.size()])}}}};
}

Failure wrong_length(std::size_t found, const Grid& grid)
{
    return Failure{
        {N_("The number of characters is {found}, but the grid has {cells} cells; write one "
            "character for each cell"),
         {{"found", std::to_string(found)}, {"cells", std::to_string(grid.cell_count())}}}};
}

} // namespace

std::string to_text(const Grid& grid, Cell cell)
{
    const Place place = grid.place_of(cell);
    return "r" + std::to_string(place.row + 1) + "c" + std::to_string(place.column + 1);
}

std::string to_text(const Grid& grid, const Action& action)
{
    return std::visit(Writer{grid}, action);
}

Result<Action> parse_action(const Grid& grid, std::string_view text)
{
    if (auto plain = parse_without_data(text))
        return *std::move(plain);
    if (text == notes_word)
        return Action{FillNotes{}};
    if (text == naked_word || text == hidden_word)
        return Action{FillSingles{text == naked_word ? SinglesKind::Naked : SinglesKind::Hidden}};
    if (text.starts_with(notes_word)) {
        Reader reader{text.substr(notes_word.size())};
        const auto digit = reader.take_digit(grid.size());
        if (!digit || !reader.rest.empty())
            return digit_expected(text, grid.size());
        return Action{FillNotes{*digit}};
    }
    if (text.starts_with(hint_word))
        return parse_hint(text);
    if (text.starts_with(step_word))
        return parse_step(grid, text);
    if (text.starts_with(return_word))
        return parse_on_bookmark<GoToBookmark>(return_word, text);
    if (text.starts_with(delete_word))
        return parse_on_bookmark<DeleteBookmark>(delete_word, text);
    if (text.starts_with(restore_word))
        return parse_on_bookmark<RestoreBookmark>(restore_word, text);
    if (text.starts_with(name_word))
        return parse_name(text);
    if (!text.starts_with("r"))
        return no_action(text);
    return parse_action_on_cells(grid, text);
}

std::string to_text(const Digits& digits)
{
    std::string text(digits.size(), '.');
    for (std::size_t cell = 0; cell < digits.size(); ++cell) {
        ENSURE(digits[cell] < symbols.size());
        text[cell] = symbols[digits[cell]];
    }
    return text;
}

Result<Digits> parse_digits(std::string_view text, const Grid& grid)
{
    const std::size_t cell_count = grid.cell_count();
    Digits digits;
    digits.reserve(cell_count);
    for (char symbol : text.substr(0, cell_count)) {
        const std::uint8_t digit = digits_of_symbols[byte_of(symbol)];
        if (digit > grid.size())
            return no_symbol(symbol, digits.size(), grid);
        digits.push_back(digit);
    }
    if (text.size() != cell_count)
        return wrong_length(text.size(), grid);
    return digits;
}

std::optional<Digits> digits_written(std::string_view text)
{
    Digits digits;
    for (const char symbol : text)
        digits.push_back(digits_of_symbols[byte_of(symbol)]);
    const bool are_all = std::ranges::find(digits, no_symbol_at_all) == digits.end();
    return are_all && to_text(digits) == text ? std::optional(digits) : std::nullopt;
}

} // namespace engine
