#pragma once
// What the editor's board shows: the puzzle, a step, a solution, what is wrong, or regions while
// they are drawn.

#include "game/scenes/editor/editor_board.h"
#include "game/scenes/editor/editor_buttons.h"
#include "game/scenes/editor/entered_puzzle.h"
#include "game/scenes/editor/path_walk.h"
#include "game/scenes/editor/puzzle_study.h"
#include "game/scenes/editor/regions_tool.h"

namespace game {

struct EditorView {
    const EnteredPuzzle& entered;
    const PuzzleStudy& study;
    const PathWalk& walk;
    ShownSolution shown;
    const RegionsTool& regions;
};

void draw_editor_board(Canvas& canvas, const EditorBoard& board, const EditorView& editor);

} // namespace game
