#pragma once
// A play of a small puzzle, with a simulated player.

#include <gtest/gtest.h>

#include "game/scenes/play/play_scene.h"
#include "tests/game/grids.h"
#include "tests/game/player.h"

namespace game {

inline engine::Cell cell_at(int row, int column, int size = 4)
{
    return engine::Cell{static_cast<std::uint16_t>((row - 1) * size + column - 1)};
}

// 1 . . 4
// . 4 1 .
// . 1 4 .
// 4 . . 1   with the solution 1234 3412 2143 4321
inline engine::Puzzle small_puzzle()
{
    engine::Puzzle puzzle;
    puzzle.grid = grid_of_boxes(2, 2);
    puzzle.solution = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    puzzle.givens = {1, 0, 0, 4, 0, 4, 1, 0, 0, 1, 4, 0, 4, 0, 0, 1};
    return puzzle;
}

inline engine::SavedGame new_game(engine::Puzzle puzzle = small_puzzle())
{
    return engine::SavedGame{.id = "test",
                             .spec = engine::PuzzleSpec{.seed = 7},
                             .session = engine::Session(std::move(puzzle)),
                             .input = {}};
}

class PlaySceneTest : public testing::Test {
protected:
    const PlayScene& scene() const { return *player.top<PlayScene>(); }
    const engine::Board& board() const { return scene().game().session.board(); }
    const engine::Session& session() const { return scene().game().session; }
    engine::Digit digit_at(int row, int column) const
    {
        return board()[cell_at(row, column)].digit;
    }
    bool is_paused() const { return player.top<PlayScene>() == nullptr; }

    BoardView view_of(Size window) const
    {
        BoardView view(*grid);
        const PlayLayout layout = lay_out_play(window, 1.0, *grid);
        view.place(layout.board_square, layout.scale);
        return view;
    }
    Point middle_of(int row, int column) const
    {
        return view_of(player.window()).area_of(cell_at(row, column)).centre();
    }
    Point pad_key(int digit) const
    {
        const PlayLayout layout = lay_out_play(player.window(), 1.0, *grid);
        return layout.keys[static_cast<std::size_t>(digit - 1)].centre();
    }
    // Moves to the cell with keys only, starting from the top left corner.
    void go_to(int row, int column)
    {
        player.click(middle_of(1, 1));
        for (int step = 1; step < row; ++step)
            player.press(key(Key::Down));
        for (int step = 1; step < column; ++step)
            player.press(key(Key::Right));
    }
    void solve_all_but_last()
    {
        for (engine::Cell cell : session().grid().cells()) {
            if (board()[cell].given || cell == cell_at(4, 3))
                continue;
            go_to(cell.index / 4 + 1, cell.index % 4 + 1);
            player.press(numeral(session().puzzle().solution[cell.index]));
        }
    }

    Desk desk;
    std::shared_ptr<const engine::Grid> grid = small_puzzle().grid;
    Player player{desk, make_play_scene(desk.services, new_game())};
};

} // namespace game
