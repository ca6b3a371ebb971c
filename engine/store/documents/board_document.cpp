#include "engine/store/documents/board_document.h"

#include <algorithm>

#include "engine/store/documents/checks.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

std::string text_of(DigitSet set)
{
    Digits digits;
    for (Digit digit : set)
        digits.push_back(digit);
    return to_text(digits);
}

std::optional<DigitSet> set_from(std::string_view text, int most)
{
    const auto digits = digits_written(text);
    if (!digits)
        return std::nullopt;
    DigitSet set;
    for (Digit digit : *digits) {
        if (digit == no_digit || digit > most)
            return std::nullopt;
        set = set.with(digit);
    }
    return set;
}

bool has_pencil(const Board& board, Cell cell)
{
    const Square& square = board[cell];
    return !square.corner_notes.empty() || !square.centre_notes.empty() ||
           !square.colours.empty() || !board.drawing().text_in(cell).empty();
}

bool put_pencil(const NotesDocument& document, const Grid& grid, Board& board)
{
    const auto cells = cells_from({document.cell}, grid.cell_count());
    const auto corner = set_from(document.corner, grid.size());
    const auto centre = set_from(document.centre, grid.size());
    const auto colours = set_from(document.colours, colour_count);
    if (!cells || !corner || !centre || !colours)
        return false;
    const Cell cell = cells->front();
    board.paint(cell, *colours);
    if (board[cell].given)
        return corner->empty() && centre->empty() && document.text.empty();
    if (!document.text.empty() && !is_cell_text(document.text))
        return false;
    board.write_corner_notes(cell, *corner);
    board.write_centre_notes(cell, *centre);
    board.drawing().write(cell, document.text);
    return true;
}

void put_drawing(const Drawing& drawing, BoardDocument& document)
{
    for (const auto& [note, colour] : drawing.colours())
        document.note_colours.insert(document.note_colours.end(),
                                     {note.cell.index, note.digit, colour});
    for (const auto& [ends, strength] : drawing.links()) {
        const auto& [one, other] = ends;
        document.links.insert(document.links.end(),
                              {one.cell.index, one.digit, other.cell.index, other.digit,
                               strength == LinkStrength::Strong ? 1 : 0});
    }
}

// Returns the note if it is on the board.
std::optional<PencilNote> note_from(Number cell, Number digit, const Grid& grid, const Board& board)
{
    const PencilNote note{Cell::at(cell), digit_up_to(grid.size(), digit)};
    if (!is_between(cell, 0, grid.cell_count() - 1) || note.digit == no_digit)
        return std::nullopt;
    return board[note.cell].is_noted(note.digit) ? std::optional(note) : std::nullopt;
}

bool draw_colours(const Numbers& numbers, const Grid& grid, Board& board)
{
    constexpr std::size_t each = 3;
    if (numbers.size() % each != 0 || numbers.size() > each * max_coloured_notes)
        return false;
    for (auto at = numbers.begin(); at != numbers.end(); at += each) {
        const auto note = note_from(at[0], at[1], grid, board);
        const Digit colour = digit_up_to(colour_count, at[2]);
        if (!note || colour == no_digit)
            return false;
        board.drawing().colour(*note, colour);
    }
    return true;
}

bool draw_links(const Numbers& numbers, const Grid& grid, Board& board)
{
    constexpr std::size_t each = 5;
    if (numbers.size() % each != 0 || numbers.size() > each * max_links)
        return false;
    for (auto at = numbers.begin(); at != numbers.end(); at += each) {
        const auto one = note_from(at[0], at[1], grid, board);
        const auto other = note_from(at[2], at[3], grid, board);
        if (!one || !other || *other <= *one || !is_between(at[4], 0, 1))
            return false;
        board.drawing().link({*one, *other},
                             at[4] == 1 ? LinkStrength::Strong : LinkStrength::Weak);
    }
    return true;
}

void add(const Assumption& assumption, Numbers& numbers)
{
    numbers.insert(numbers.end(), {assumption.cell.index, assumption.digit});
}

std::optional<std::vector<Assumption>> assumptions_from(const Numbers& numbers, const Grid& grid)
{
    if (numbers.size() % 2 != 0 || std::ssize(numbers) > 2 * grid.size() * grid.cell_count())
        return std::nullopt;
    std::vector<Assumption> list;
    for (auto at = numbers.begin(); at != numbers.end(); at += 2) {
        const Digit digit = digit_up_to(grid.size(), at[1]);
        if (!is_between(at[0], 0, grid.cell_count() - 1) || digit == no_digit)
            return std::nullopt;
        list.push_back({Cell::at(at[0]), digit});
    }
    return list;
}

BookmarkDocument to_document(const Bookmark& bookmark, const Grid& grid)
{
    BookmarkDocument document{.number = bookmark.number,
                              .name = bookmark.name,
                              .board = to_document(bookmark.board, grid),
                              .at = bookmark.at.count(),
                              .parent = bookmark.parent,
                              .assumption = {},
                              .tried = {},
                              .deleted = bookmark.deleted};
    if (bookmark.assumption)
        add(*bookmark.assumption, document.assumption);
    for (const Assumption& assumption : bookmark.tried)
        add(assumption, document.tried);
    return document;
}

std::optional<Bookmark> from_document(const BookmarkDocument& document, const Puzzle& puzzle)
{
    const auto board = from_document(document.board, puzzle);
    const auto assumption = assumptions_from(document.assumption, *puzzle.grid);
    const auto tried = assumptions_from(document.tried, *puzzle.grid);
    if (!board || !assumption || assumption->size() > 1 || !tried)
        return std::nullopt;
    return Bookmark{.number = checked_int(document.number),
                    .name = document.name,
                    .board = *board,
                    .at = PlayTime{document.at},
                    .parent = checked_int(document.parent),
                    .assumption =
                        assumption->empty() ? std::nullopt : std::optional(assumption->front()),
                    .tried = *tried,
                    .deleted = document.deleted};
}

bool has_number(const std::vector<Bookmark>& all, Number number)
{
    return number == 0 || std::ranges::find(all, number, &Bookmark::number) != all.end();
}

} // namespace

BoardDocument to_document(const Board& board, const Grid& grid)
{
    BoardDocument document;
    document.digits = to_text(board.digits());
    for (Cell cell : grid.cells()) {
        const Square& square = board[cell];
        if (has_pencil(board, cell))
            document.pencil.push_back({cell.index, text_of(square.corner_notes),
                                       text_of(square.centre_notes), text_of(square.colours),
                                       board.drawing().text_in(cell)});
    }
    put_drawing(board.drawing(), document);
    return document;
}

std::optional<Board> from_document(const BoardDocument& document, const Puzzle& puzzle)
{
    const auto digits = parse_digits(document.digits, *puzzle.grid);
    if (!digits)
        return std::nullopt;
    Board board(puzzle.givens);
    for (Cell cell : puzzle.grid->cells()) {
        const Digit digit = (*digits)[cell.index];
        if (board[cell].given && board[cell].digit != digit)
            return std::nullopt;
        if (!board[cell].given)
            board.write_digit(cell, digit);
    }
    for (const NotesDocument& pencil : document.pencil) {
        if (!put_pencil(pencil, *puzzle.grid, board))
            return std::nullopt;
    }
    if (!draw_colours(document.note_colours, *puzzle.grid, board) ||
        !draw_links(document.links, *puzzle.grid, board))
        return std::nullopt;
    return board;
}

void put_bookmarks(const Bookmarks& bookmarks, const Grid& grid, StartDocument& document)
{
    for (const Bookmark& bookmark : bookmarks.all())
        document.bookmarks.push_back(to_document(bookmark, grid));
    document.last_bookmark = bookmarks.last() == nullptr ? 0 : bookmarks.last()->number;
}

std::optional<Bookmarks> bookmarks_from(const StartDocument& document, const Puzzle& puzzle)
{
    std::vector<Bookmark> all;
    for (const BookmarkDocument& each : document.bookmarks) {
        auto bookmark = from_document(each, puzzle);
        if (!bookmark || (!all.empty() && bookmark->number <= all.back().number) ||
            !has_number(all, each.parent))
            return std::nullopt;
        all.push_back(*std::move(bookmark));
    }
    const Number last = document.last_bookmark;
    const bool is_deleted = std::ranges::any_of(
        all, [last](const Bookmark& each) { return each.number == last && each.deleted; });
    if (!has_number(all, last) || is_deleted)
        return std::nullopt;
    return Bookmarks(std::move(all), checked_int(last));
}

} // namespace engine
