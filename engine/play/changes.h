#pragma once
// What an action makes of the board. Nothing is decided here: a board that comes back unchanged
// tells the session that there was nothing to do.

#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "engine/play/action.h"

namespace engine {

// Do the notes of a digit leave the peers of the cell it is placed in?
enum class PeerNotes { Stay, Leave };

// A digit lies over the notes of its cell: they show again when it is erased.
Board board_after(const PlaceDigit& place, const Grid& grid, const Board& board, PeerNotes notes);
Board board_after(const ToggleCornerNote& note, const Board& board);
Board board_after(const ToggleCentreNote& note, const Board& board);
Board board_after(const ToggleColour& colour, const Board& board);
Board board_after(const Erase& erase, const Board& board);
Board board_after(const FillNotes& fill, const Grid& grid, const Board& board);
Board board_after(const TakeStep& step, const Grid& grid, const Board& board, PeerNotes notes);

} // namespace engine
