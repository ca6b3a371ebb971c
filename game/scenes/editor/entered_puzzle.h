#pragma once
// The puzzle in the editor: what is printed, with undo. What somebody has placed on a pasted puzzle
// stays until a given is changed or removed there.

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/formats/shared_puzzle.h"
#include "engine/grid/board.h"

namespace game {

// Without givens, on a grid of this layout.
engine::SharedPuzzle empty_puzzle(const engine::Layout& layout);

class EnteredPuzzle {
public:
    explicit EnteredPuzzle(engine::SharedPuzzle puzzle) : now_(std::move(puzzle)) {}

    const engine::SharedPuzzle& puzzle() const { return now_; }
    const engine::Grid& grid() const { return *now_.grid; }
    // Givens, and what is placed and noted beside them.
    engine::Board board() const;
    // Whether nothing is printed or written on it: no digit, candidate or cage.
    bool is_empty() const;
    // Whether it may have one solution: it has as many digits as the sparsest puzzles of its size,
    // or cages or candidates, which say more.
    bool has_enough() const { return count() >= enough(); }
    int count() const; // of digits, printed and placed
    int enough() const;

    // Each of these is one step for undo(); it returns whether anything has changed.
    bool write(const engine::Cells& cells, engine::Digit digit); // givens; no_digit erases
    // A cage of these cells, with the sum 0 one without a sum; it replaces one of the same cells
    // and overlaps others. Fails with a sentence if there can be no such cage.
    engine::Attempt add_cage(engine::Cells cells, int sum);
    bool has_cage_at(engine::Cell cell) const;
    bool remove_cage_at(engine::Cell cell); // the last one drawn there
    // These regions, each with as many cells as there are digits; boxes are told as boxes. Fails
    // with a sentence if the rules of the puzzle don't go with them.
    engine::Attempt use_regions(std::vector<engine::Cells> regions);
    bool clear(); // all but the regions
    bool replace(engine::SharedPuzzle puzzle) { return change_to(std::move(puzzle)); }
    // Keeps the givens if the new grid has as many cells and digits.
    bool choose(const engine::Layout& layout);

    bool can_undo() const { return !before_.empty(); }
    bool can_redo() const { return !after_.empty(); }
    bool undo() { return step(before_, after_); }
    bool redo() { return step(after_, before_); }

private:
    using History = std::vector<engine::SharedPuzzle>;

    bool use_cages(const engine::Layout& layout, std::vector<engine::Cage> cages);
    bool change_to(engine::SharedPuzzle puzzle);
    bool step(History& from, History& to);

    engine::SharedPuzzle now_;
    History before_;
    History after_;
};

// What is kept for the next time: the grid and its givens as a line; empty if there is nothing but
// the first grid. last_entered() reads it again.
std::string line_of(const EnteredPuzzle& entered);
engine::SharedPuzzle last_entered(std::string_view line);

} // namespace game
