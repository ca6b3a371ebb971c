#pragma once
// Cells, actions and boards as one line of text. Save files, the command line, replays and tests
// all use this notation:
//   r4c5=7          place        r4c5+r4c6=7  place in several cells
//   r4c5^7          corner note  r4c5?7       centre note     r4c5#2  colour
//   r4c5=           erase        notes, notes7  fill notes, of one digit
//   r4c5:7#2        colours a note            r4c5+r4c6:7#2  of several cells
//   r4c5:7==r6c5:7  strong link               r4c5:7--r6c5:7 weak link
//   undrawn         removes the colours of notes and the links
//   undo redo restart checkpoint return check reveal strike solution pause resume
//   return2         to bookmark 2             name2:my text  names it
//   delete2         deletes it                restore2       brings it back
//   hint1 to hint3  a level of a hint         goback         to the last correct board
//   step:r4c5=7,r4c6-7,r4c6-9                a step: digits placed, then notes removed

#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/grid/board.h"
#include "engine/grid/grid.h"
#include "engine/play/action.h"

namespace engine {

std::string to_text(const Grid& grid, Cell cell);
std::string to_text(const Grid& grid, const Action& action);

Result<Action> parse_action(const Grid& grid, std::string_view text);

// One character for each cell: 1-9, then A-P; a dot if the cell is empty.
std::string to_text(const Digits& digits);
// Also reads 0, *, _ and - as empty. An error names the character it can't read and its position.
Result<Digits> parse_digits(std::string_view text, const Grid& grid);
// The digits that to_text() writes so, on any grid; nothing if there are none.
std::optional<Digits> digits_written(std::string_view text);

} // namespace engine
