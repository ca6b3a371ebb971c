#pragma once
// Functions that return the board after an action. They decide nothing: a board that is returned
// unchanged tells the session that there was nothing to do.

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "engine/play/action.h"

namespace engine {

// Whether a placed digit is removed from the notes of the cell's peers: never, always, or unless it
// is in one of them as well, so that it breaks a rule.
enum class PeerNotes { Stay, Leave, LeaveUnlessClash };

// A placed digit hides the notes of its cell; they show again when it is erased.
Board board_after(const PlaceDigit& place, const Grid& grid, const Board& board, PeerNotes notes);
Board board_after(const ToggleCornerNote& note, const Board& board);
Board board_after(const ToggleCentreNote& note, const Board& board);
Board board_after(const ToggleColour& colour, const Board& board);
Board board_after(const ColourNote& colour, const Board& board);
Board board_after(const ToggleLink& link, const Board& board);
Board board_after(const WriteText& write, const Board& board);
Board board_after(const Erase& erase, const Board& board);
Board board_after(const FillNotes& fill, const Grid& grid, const Board& board);
Board board_after(const FillSingles& fill, const Grid& grid, const Board& board, PeerNotes notes);
Board board_after(const ApplyStep& step, const Grid& grid, const Board& board, PeerNotes notes);

} // namespace engine
