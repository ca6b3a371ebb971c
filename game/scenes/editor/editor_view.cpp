#include "game/scenes/editor/editor_view.h"

#include <algorithm>

#include "engine/text/layout_name.h"

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
    if (known != nullptr && known->contradiction && editor.shown == ShownSolution::None)
        look.wrong = known->contradiction->cells;
    if (known != nullptr && known->count == engine::SolutionCount::Several &&
        !editor.entered.is_empty()) {
        look.glow.assign(grid.cells().size(), 0);
        for (Cell cell : differing_cells(grid, *known))
            look.glow[cell.index] = 60;
    }
    editor.board.draw(canvas, board_shown(editor), std::move(look));
}

EditorState state_of(const EditorView& editor, const engine::Translations& texts)
{
    const bool draws = editor.regions.is_open();
    return {.digits = editor.entered.grid().symbols(),
            .board = layout_name(texts, *editor.entered.puzzle().layout),
            .can_undo = draws ? editor.regions.drawn().can_undo() : editor.entered.can_undo(),
            .can_redo = draws ? editor.regions.drawn().can_redo() : editor.entered.can_redo(),
            .is_empty = editor.entered.is_empty(),
            .step = editor.walk.step(),
            .steps = editor.study.last_step(),
            .solutions = editor.study.solutions(),
            .is_only_solution = editor.study.has_one_solution(),
            .shown = editor.shown,
            .was_copied = editor.was_copied,
            .is_playable = is_playable(editor),
            .is_sum_typed = editor.sum.is_typed(),
            .removes_cage = removes_cage(editor),
            .is_stopped = editor.study.is_stopped(),
            .pen = draws ? editor.regions.pen() : 0};
}

bool is_playable(const EditorView& editor)
{
    return editor.study.is_proper() &&
           std::ranges::count(editor.entered.puzzle().givens, engine::no_digit) > 0;
}

bool removes_cage(const EditorView& editor)
{
    const auto cell = editor.board.single();
    return cell && editor.entered.has_cage_at(*cell);
}

} // namespace game
