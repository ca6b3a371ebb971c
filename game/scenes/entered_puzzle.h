#pragma once
// The puzzle in the editor: what is printed, with undo. What somebody has placed on a pasted puzzle
// stays until a given is changed or removed there.

#include <vector>

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
    bool is_empty() const; // neither a given nor a placed digit

    // Each of these is one step for undo(); it does nothing if nothing changes.
    void write(engine::Cell cell, engine::Digit digit); // a given; no_digit erases
    void clear();                                       // all givens, on the same grid
    void replace(engine::SharedPuzzle puzzle);
    // Keeps the givens if the new grid has as many cells and digits.
    void choose(const engine::Layout& layout);

    bool can_undo() const { return !before_.empty(); }
    bool can_redo() const { return !after_.empty(); }
    void undo();
    void redo();

private:
    void change_to(engine::SharedPuzzle puzzle);

    engine::SharedPuzzle now_;
    std::vector<engine::SharedPuzzle> before_;
    std::vector<engine::SharedPuzzle> after_;
};

} // namespace game
