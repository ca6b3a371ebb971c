#pragma once
// What the editor shows. Its board: the puzzle, a step, a solution, what is wrong, or regions while
// they are drawn.

#include "game/scenes/editor/cage_sum.h"
#include "game/scenes/editor/editor_board.h"
#include "game/scenes/editor/editor_texts.h"
#include "game/scenes/editor/entered_puzzle.h"
#include "game/scenes/editor/path_walk.h"
#include "game/scenes/editor/puzzle_study.h"
#include "game/scenes/editor/regions_tool.h"

namespace game {

// Which solution is shown on the board.
enum class ShownSolution { None, First, Second };

struct EditorView {
    const EnteredPuzzle& entered;
    const PuzzleStudy& study;
    const StudyWatch& watch;
    const PathWalk& walk;
    ShownSolution shown;
    const RegionsTool& regions;
    const CageSum& sum;
    const EditorBoard& board;
    bool was_copied;
};

void draw_editor_board(Canvas& canvas, const EditorView& editor);

// How many solutions there are, or what is wrong with what the player is drawing or typing.
EditorStatus status_of(const EditorView& editor, const engine::Translations& texts);
// What somebody has placed on a pasted puzzle is not played.
bool is_playable(const EditorView& editor);
// Whether the cell has no digit or, while regions are drawn, no region.
bool is_blank(const EditorView& editor, engine::Cell cell);
// Whether the selected cell is in a cage.
bool removes_cage(const EditorView& editor);

} // namespace game
