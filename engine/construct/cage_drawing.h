#pragma once
// A drawing of cages: a partition of the cells that can be changed.

#include <optional>
#include <vector>

#include "engine/base/random.h"
#include "engine/grid/puzzle.h"

namespace engine {

class CageDrawing {
public:
    // Makes a random drawing. `solution` fills the grid; all arguments must outlive this object.
    CageDrawing(const Grid& grid, const Digits& solution, Random& dice);

    // Changes the drawing so that every rival breaks a sum. Rivals are full grids that differ from
    // the solution; the last one is new, the others break a sum already and must still do so. Moves
    // one cell to a neighbouring cage if that is enough, and otherwise splits a cage.
    void cut_off(const std::vector<Digits>& rivals);
    // Splits the largest cage that contains a cell in which the two differ.
    void split_for(const Digits& rival);
    void split_largest();

    std::vector<Cage> cages() const;

private:
    using Number = std::size_t; // of a cage

    void grow_from(Cell cell, std::size_t wanted);
    void join_single_cells();
    std::size_t roll_size();
    bool may_join(Cell cell, Number cage) const;
    std::vector<Number> cages_beside(Cell cell) const;

    bool move_one_cell(const std::vector<Digits>& rivals);
    bool cuts_off(const std::vector<Digits>& rivals) const;
    void move(Cell cell, Number to);
    void split(Number cage, Cell seed);

    int sum_in(const Digits& digits, Number cage) const;
    bool is_connected(const Cells& cells) const;
    bool is_connected_without(Number cage, Cell cell) const;

    const Grid& grid_;
    const Digits& solution_;
    Random& dice_;
    std::vector<Cells> beside_; // by cell: the cells that share an edge with it
    std::vector<Number> cage_of_;
    std::vector<Cells> cages_; // a cage may have become empty
};

} // namespace engine
