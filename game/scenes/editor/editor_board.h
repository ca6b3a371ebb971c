#pragma once
// The board of the editor: the selection, how keys and the pointer move it, and the digit that
// waits for its second numeral.

#include <functional>
#include <memory>

#include "game/scenes/entry/input_state.h"
#include "game/scenes/entry/number_entry.h"
#include "game/ui/commands.h"
#include "game/ui/input.h"
#include "game/widgets/board/board_view.h"

namespace game {

class EditorBoard {
public:
    // `write` is called with a digit that was typed, for the selection as it is then.
    using Write = std::function<void(engine::Digit digit)>;
    EditorBoard(std::shared_ptr<const engine::Grid> grid, Write write);

    // Shows another grid; the cursor stays where it is, if there is such a cell.
    void use(std::shared_ptr<const engine::Grid> grid);
    void place(Rect square, Scale scale) { view_.place(square, scale, 0); }
    // The same, but in the square there are also the numbers of its rows and columns.
    void place_with_numbers(Rect square, Scale scale) { view_.place_with_numbers(square, scale); }
    const engine::Grid& grid() const { return *grid_; }
    Rect area() const { return view_.area(); }
    Rect area_of(engine::Cell cell) const { return view_.area_of(cell); }

    // Returns whether the pointer is on the board; a drag from there selects more cells.
    bool point(const PointerPressed& pressed);
    void end_drag() { dragging_ = false; }
    // Returns whether the selection has changed.
    bool drag(const PointerMoved& moved);
    void select(engine::Cell cell) { input_.select_only(cell); }
    void deselect() { input_.clear(); }
    // Returns whether the command moves the selection.
    bool move(Command command);
    // The same, but left and right go on to the row before and the next one, as in a text.
    bool move_in_line(Command command);

    void type(int numeral, engine::MonotonicTime now);
    // As puzzles are written in a line: 0, a full stop and Space pass over a cell. Returns whether
    // it is such a key. What is written is to go on by itself, see go_on().
    bool type_in_line(const KeyPressed& key, engine::MonotonicTime now);
    // From a single cell to the next one in reading order or the one before, and not beyond the
    // first and the last.
    void go_on(int step);
    // Writes the digit that waits for a second numeral, if there is one. To be called before
    // everything that is about another cell or another puzzle.
    void write_waiting();
    void write_waiting_at(engine::MonotonicTime now); // once it has waited long enough
    void forget_waiting() { number_.forget(); }
    bool is_waiting() const { return number_.waiting().has_value(); }

    engine::Cells selection() const { return input_.selection(); }
    std::optional<engine::Cell> single() const { return input_.single(); }
    // With the selection and the digit that waits.
    void draw(Canvas& canvas, const engine::Board& board, BoardLook look) const;

private:
    std::shared_ptr<const engine::Grid> grid_; // others refer to it by address
    Write write_;
    InputState input_;
    NumberEntry number_;
    BoardView view_;
    bool dragging_ = false;
};

} // namespace game
