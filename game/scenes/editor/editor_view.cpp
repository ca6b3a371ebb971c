#include "game/scenes/editor/editor_view.h"

#include <algorithm>

namespace game {
namespace {

using engine::Cell;

engine::Board board_shown(const EditorView& editor)
{
    if (editor.walk.step() > 0)
        return editor.walk.board();
    engine::Board board = editor.entered.board();
    if (editor.shown == ShownSolution::None)
        return board;
    const engine::Examination& known = *editor.study.examination();
    const engine::Digits& solution =
        editor.shown == ShownSolution::First ? known.solution : known.other;
    for (Cell cell : editor.entered.grid().cells()) {
        if (board[cell].digit == engine::no_digit)
            board.write_digit(cell, solution[cell]);
    }
    return board;
}

} // namespace

void draw_editor_board(Canvas& canvas, const EditorView& editor)
{
    const engine::Grid& grid = editor.entered.grid();
    BoardLook look;
    look.marks = false;
    if (editor.regions.is_open()) {
        look.tint_peers = false;
        editor.board.draw(canvas, editor.regions.board(), std::move(look));
        return editor.regions.draw_lines(canvas, editor.board);
    }
    if (editor.walk.step() > 0)
        look.hint = &editor.walk.picture();
    const engine::Examination* known = editor.study.examination();
    const engine::Board board = board_shown(editor);
    look.wrong = clashing_cells(grid, board); // at once, whatever is still being found out
    if (known != nullptr && known->contradiction && editor.shown == ShownSolution::None)
        look.wrong.insert(look.wrong.end(), known->contradiction->cells.begin(),
                          known->contradiction->cells.end());
    if (known != nullptr && known->count == engine::SolutionCount::Several &&
        editor.entered.has_enough()) {
        look.glow.assign(grid.cells().size(), 0);
        for (Cell cell : differing_cells(grid, *known))
            look.glow[cell.index] = 60;
    }
    editor.board.draw(canvas, board, std::move(look));
}

EditorStatus status_of(const EditorView& editor, const engine::Translations& texts)
{
    if (auto drawn = editor.regions.is_open() ? editor.regions.status(texts) : std::nullopt)
        return *std::move(drawn);
    return editor.sum.is_typed() ? editor.sum.status(texts)
                                 : editor_status(texts, editor.entered, editor.study);
}

bool is_playable(const EditorView& editor)
{
    return editor.study.is_proper() &&
           std::ranges::count(editor.entered.puzzle().givens, engine::no_digit) > 0;
}

bool is_blank(const EditorView& editor, Cell cell)
{
    if (editor.regions.is_open())
        return editor.regions.drawn().region_of(cell) == DrawnRegions::none;
    return digits_of(editor.entered.puzzle())[cell] == engine::no_digit;
}

bool removes_cage(const EditorView& editor)
{
    const auto cell = editor.board.single();
    return cell && editor.entered.has_cage_at(*cell);
}

} // namespace game
