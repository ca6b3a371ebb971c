#include "engine/play/changes.h"

#include <algorithm>
#include <iterator>

#include "engine/play/singles_left.h"

namespace engine {

namespace {

template <typename FitsGrid>
Cells those(const Cells& cells, FitsGrid fits)
{
    Cells kept;
    std::copy_if(cells.begin(), cells.end(), std::back_inserter(kept), fits);
    return kept;
}

Cells not_given(const Cells& cells, const Board& board)
{
    return those(cells, [&](Cell cell) { return !board[cell].given; });
}

Cells without_digit(const Cells& cells, const Board& board)
{
    return those(cells, [&](Cell cell) { return board[cell].digit == no_digit; });
}

// Adds the mark to all the cells if any lacks it; removes it if all have it.
Board toggled(const Cells& cells,
              Digit digit,
              DigitSet Square::* marks,
              void (Board::*write)(Cell, DigitSet),
              Board board)
{
    const DigitSet one = DigitSet::only(digit);
    const bool all_have =
        std::ranges::all_of(cells, [&](Cell cell) { return (board[cell].*marks).has(digit); });
    for (Cell cell : cells) {
        const DigitSet old = board[cell].*marks;
        (board.*write)(cell, all_have ? old.without(one) : old.with(one));
    }
    return board;
}

void take_from_peers(Digit digit, Cell cell, const Grid& grid, Board& board)
{
    const DigitSet erased = DigitSet::only(digit);
    for (Cell peer : grid.peers_of(cell)) {
        if (board[peer].given)
            continue;
        board.write_corner_notes(peer, board[peer].corner_notes.without(erased));
        board.write_centre_notes(peer, board[peer].centre_notes.without(erased));
    }
}

bool is_shown(PencilNote note, const Board& board)
{
    return board[note.cell].digit == no_digit && board[note.cell].is_noted(note.digit);
}

DigitSet not_in_peers(Cell cell, const Grid& grid, const Board& board)
{
    return DigitSet::up_to(grid.size()).without(digits_seen_from(cell, grid, board));
}

Board without_digits(const Cells& cells, Board board)
{
    for (Cell cell : not_given(cells, board))
        board.write_digit(cell, no_digit);
    return board;
}

Board without_notes(const Cells& cells, Board board)
{
    for (Cell cell : not_given(cells, board)) {
        board.write_corner_notes(cell, {});
        board.write_centre_notes(cell, {});
        board.drawing().write(cell, "");
    }
    return board;
}

Board without_colours(const Cells& cells, Board board)
{
    for (Cell cell : cells)
        board.paint(cell, {});
    return board;
}

bool has_centre_notes(const Grid& grid, const Board& board)
{
    return std::ranges::any_of(grid.cells(),
                               [&](Cell cell) { return !board[cell].centre_notes.empty(); });
}

// If a cell has centre notes, its corner notes are not a list of candidates and are left alone.
void remove_note(const Candidate& removed, const Grid& grid, const Board& board, Board& next)
{
    const Square& square = next[removed.cell];
    const DigitSet erased = DigitSet::only(removed.digit);
    if (square.centre_notes.empty() &&
        (square.corner_notes.empty() || has_centre_notes(grid, board)))
        next.write_centre_notes(removed.cell, not_in_peers(removed.cell, grid, board));
    next.write_corner_notes(removed.cell, next[removed.cell].corner_notes.without(erased));
    next.write_centre_notes(removed.cell, next[removed.cell].centre_notes.without(erased));
}

// After a digit was written, and all others that are written with it.
void take_notes(Candidate written, const Grid& grid, PeerNotes notes, Board& board)
{
    const bool stay = notes == PeerNotes::Stay ||
                      (notes == PeerNotes::LeaveUnlessClash &&
                       digits_seen_from(written.cell, grid, board).has(written.digit));
    if (!stay)
        take_from_peers(written.digit, written.cell, grid, board);
}

} // namespace

Board board_after(const PlaceDigit& place, const Grid& grid, const Board& board, PeerNotes notes)
{
    Board next = board;
    const Cells open = not_given(place.cells, board);
    const Cells lacking = those(open, [&](Cell cell) { return board[cell].digit != place.digit; });
    if (lacking.empty())
        return without_digits(open, next);

    for (Cell cell : lacking)
        next.write_digit(cell, place.digit);
    for (Cell cell : lacking)
        take_notes({cell, place.digit}, grid, notes, next);
    return next;
}

Board board_after(const ToggleCornerNote& note, const Board& board)
{
    return toggled(without_digit(note.cells, board), note.digit, &Square::corner_notes,
                   &Board::write_corner_notes, board);
}

Board board_after(const ToggleCentreNote& note, const Board& board)
{
    return toggled(without_digit(note.cells, board), note.digit, &Square::centre_notes,
                   &Board::write_centre_notes, board);
}

Board board_after(const ToggleColour& colour, const Board& board)
{
    return toggled(colour.cells, colour.colour, &Square::colours, &Board::paint, board);
}

Board board_after(const ColourNote& colour, const Board& board)
{
    const Cells noted = those(without_digit(colour.cells, board),
                              [&](Cell cell) { return board[cell].is_noted(colour.digit); });
    const bool all_have = std::ranges::all_of(noted, [&](Cell cell) {
        return board.drawing().colour_of({cell, colour.digit}) == colour.colour;
    });
    Board next = board;
    for (Cell cell : noted)
        next.drawing().colour({cell, colour.digit}, all_have ? no_digit : colour.colour);
    return next;
}

Board board_after(const ToggleLink& link, const Board& board)
{
    Board next = board;
    const Drawing::Links& links = board.drawing().links();
    const auto found = links.find(link.ends);
    if (found != links.end() && found->second == link.strength)
        next.drawing().unlink(link.ends);
    else if (is_shown(link.ends.first, board) && is_shown(link.ends.second, board))
        next.drawing().link(link.ends, link.strength);
    return next;
}

Board board_after(const WriteText& write, const Board& board)
{
    Board next = board;
    for (Cell cell : without_digit(write.cells, board))
        next.drawing().write(cell, write.text);
    return next;
}

Board board_after(const Erase& erase, const Board& board)
{
    Board next = without_digits(erase.cells, board);
    if (next == board)
        next = without_notes(erase.cells, board);
    if (next == board)
        next = without_colours(erase.cells, board);
    return next;
}

Board board_after(const FillNotes& fill, const Grid& grid, const Board& board)
{
    const DigitSet asked =
        fill.digit == no_digit ? DigitSet::up_to(grid.size()) : DigitSet::only(fill.digit);
    Board next = board;
    for (Cell cell : without_digit(grid.cells(), board)) {
        const DigitSet others = board[cell].centre_notes.without(asked);
        next.write_centre_notes(cell, others.with(not_in_peers(cell, grid, board).common(asked)));
    }
    return next;
}

Board board_after(const FillSingles& fill, const Grid& grid, const Board& board, PeerNotes notes)
{
    Board next = board;
    SinglesLeft left(grid, board);
    const auto next_single = [&] {
        return fill.kind == SinglesKind::Naked ? left.naked() : left.hidden();
    };
    while (const auto single = next_single()) {
        next.write_digit(single->cell, single->digit);
        take_notes(*single, grid, notes, next);
        left.write(*single);
    }
    return next;
}

Board board_after(const ApplyStep& step, const Grid& grid, const Board& board, PeerNotes notes)
{
    Board next = board;
    for (const Candidate& removed : step.removals) {
        if (board[removed.cell].digit == no_digit)
            remove_note(removed, grid, board, next);
    }
    std::vector<Candidate> written;
    for (const Candidate& placed : step.placements) {
        if (next[placed.cell].given || next[placed.cell].digit == placed.digit)
            continue;
        next.write_digit(placed.cell, placed.digit);
        written.push_back(placed);
    }
    for (const Candidate& placed : written)
        take_notes(placed, grid, notes, next);
    return next;
}

} // namespace engine
