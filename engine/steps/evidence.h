#pragma once
// Short functions that write the evidence of a step, shared by finders of several families.

#include <span>
#include <type_traits>

#include "engine/position/candidates.h"
#include "engine/steps/step.h"

namespace engine {

inline bool is_strong(Places places)
{
    return count_bits(places) == 2;
}

inline CellSet set_of(const Chart& chart, std::initializer_list<Cell> cells)
{
    return chart.grid().set_of({cells.begin(), cells.size()});
}

inline Node node_of(const CellSet& cells, Digit digit)
{
    return {cells_in(cells), digit};
}

// Returns a full house in which the digit has exactly these two positions; no_house if there is
// none.
HouseIndex strong_house(const Candidates& candidates, Cell one, Cell other, Digit digit);

template <class Mark>
void append(std::vector<Mark>& marks, std::span<const std::type_identity_t<Mark>> more)
{
    marks.insert(marks.end(), more.begin(), more.end());
}

// Removes the digit from these cells; it must be a candidate of all of them.
void remove_from(Step& step, const CellSet& cells, Digit digit);
// Removes these digits from the cell; all must be candidates of it.
void remove_digits(Step& step, Cell cell, DigitSet digits);
void mark_cells(Step& step, const CellSet& cells, Role role, int group = 0);
// Marks the digit in those of the cells where it is a candidate.
void mark_digit(Step& step,
                const Candidates& candidates,
                const CellSet& cells,
                Digit digit,
                Role role,
                int group = 0);
// Marks these digits in the cell.
void mark_digits(Step& step, Cell cell, DigitSet digits, Role role, int group = 0);
// Marks these cages of the grid, printed with a sum, with the role.
void mark_cages(Step& step, const Candidates& candidates, std::span<const int> cages, Role role);
// The printed cage with this index in Grid::cages(), with the digits that are written in it.
CageMark cage_mark(const Candidates& candidates, int cage, Role role = Role::Cause, int group = 0);
// Does nothing if the house has this role already.
void mark_house(Step& step, HouseIndex house, Role role);

// Links the two digits of a bivalue cell.
void link_within(Step& step, Cell cell, Digit from, Digit to);
// Links the two positions of a digit in a house, and marks the house as a witness.
void link_strongly(Step& step, Cell from, Cell to, Digit digit, HouseIndex house);
// Links cells that see each other.
void link_weakly(Step& step, const Chart& chart, Cell from, Cell to, Digit digit);

} // namespace engine
