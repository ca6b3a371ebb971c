#include "game/scenes/editor/editor_board.h"

#include <utility>

namespace game {

using engine::Cell;
using engine::Digit;

EditorBoard::EditorBoard(std::shared_ptr<const engine::Grid> grid, Write write)
    : grid_(std::move(grid)),
      write_(std::move(write)),
      input_(*grid_),
      number_(grid_->size()),
      view_(*grid_)
{
    input_.select_only(grid_->cells().front());
}

void EditorBoard::use(std::shared_ptr<const engine::Grid> grid)
{
    const Cell cursor = input_.cursor();
    input_ = InputState(*grid);
    number_ = NumberEntry(grid->size());
    view_ = BoardView(*grid);
    grid_ = std::move(grid);
    const bool is_there = cursor.index < grid_->cells().size();
    input_.select_only(is_there ? cursor : grid_->cells().front());
}

bool EditorBoard::point(const PointerPressed& pressed)
{
    dragging_ = false;
    if (!view_.area().contains(pressed.at))
        return false;
    write_waiting();
    const auto cell = view_.cell_at(pressed.at);
    if (!cell)
        return true; // between the squares of an overlapping board
    if (pressed.held.control || pressed.held.shift)
        input_.toggle(*cell);
    else
        input_.select_only(*cell);
    dragging_ = true;
    return true;
}

bool EditorBoard::drag(const PointerMoved& moved)
{
    dragging_ = dragging_ && moved.pressed;
    const auto cell = view_.cell_at(moved.at);
    if (!dragging_ || !cell || input_.has(*cell))
        return false;
    input_.add(*cell);
    return true;
}

bool EditorBoard::move(Command command)
{
    const auto moving = [&](auto&& move) {
        write_waiting();
        move();
        return true;
    };
    switch (command) {
    case Command::MoveLeft:
        return moving([&] { input_.move(0, -1); });
    case Command::MoveRight:
        return moving([&] { input_.move(0, 1); });
    case Command::MoveUp:
        return moving([&] { input_.move(-1, 0); });
    case Command::MoveDown:
        return moving([&] { input_.move(1, 0); });
    case Command::GrowLeft:
        return moving([&] { input_.grow(0, -1); });
    case Command::GrowRight:
        return moving([&] { input_.grow(0, 1); });
    case Command::GrowUp:
        return moving([&] { input_.grow(-1, 0); });
    case Command::GrowDown:
        return moving([&] { input_.grow(1, 0); });
    case Command::RowStart:
        return moving([&] { input_.go_to_row_start(); });
    case Command::RowEnd:
        return moving([&] { input_.go_to_row_end(); });
    case Command::SelectAll:
        return moving([&] { input_.select_all(); });
    default:
        return false;
    }
}

bool EditorBoard::move_in_line(Command command)
{
    if (command != Command::MoveLeft && command != Command::MoveRight)
        return move(command);
    write_waiting();
    input_.go_on(command == Command::MoveRight ? 1 : -1);
    return true;
}

bool EditorBoard::type_in_line(const KeyPressed& key, engine::MonotonicTime now)
{
    const bool is_passed_over =
        key.key == Key::Space ||
        (key.key == Key::Sign && (key.symbol == '.' || key.place == '.')); // where it usually is
    if (key.held != Modifiers{} || !(is_passed_over || key.key == Key::Digit))
        return false;
    const int numeral = key.key == Key::Digit ? key.symbol - '0' : 0;
    if (is_passed_over)
        write_waiting();
    else
        write_waiting_at(now);
    const bool is_second = is_waiting(); // of 10 or 20
    if (numeral > 0 || is_second)
        type(numeral, now);
    else
        go_on(1);
    return true;
}

void EditorBoard::go_on(int step)
{
    const auto cell = input_.single();
    const Cell end = step > 0 ? grid_->cells().back() : grid_->cells().front();
    if (cell && *cell != end)
        input_.go_on(step);
}

void EditorBoard::type(int numeral, engine::MonotonicTime now)
{
    for (const NumberEntry::Typed& typed : number_.press(numeral, Mode::Digit, now))
        write_(typed.digit);
}

void EditorBoard::write_waiting()
{
    if (const auto typed = number_.take())
        write_(typed->digit);
}

void EditorBoard::write_waiting_at(engine::MonotonicTime now)
{
    if (number_.waiting() && now >= number_.waits_until())
        write_waiting();
}

void EditorBoard::draw(Canvas& canvas, const engine::Board& board, BoardLook look) const
{
    look.selection = input_.selection();
    const auto& waiting = number_.waiting();
    if (!waiting)
        return view_.draw(canvas, board, look);
    engine::Board shown = board;
    for (Cell cell : look.selection)
        shown.restore(cell, engine::Square{.digit = waiting->digit});
    view_.draw(canvas, shown, look);
}

} // namespace game
