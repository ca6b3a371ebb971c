#pragma once
// What the editor's board shows: the puzzle, a step, a solution, what is wrong, or regions while
// they are drawn.

#include "game/scenes/editor_board.h"
#include "game/scenes/editor_buttons.h"
#include "game/scenes/entered_puzzle.h"
#include "game/scenes/path_walk.h"
#include "game/scenes/puzzle_study.h"
#include "game/scenes/regions_tool.h"

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
