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
engine::Puzzle small_puzzle();

// Without givens, and with rows and columns alone: no technique finds a step, and there is no
// single. The same solution.
engine::Puzzle puzzle_without_steps();

// What the card beside the board says, word by word: sentences are broken into lines.
std::string words_on_card(const Player& player, const engine::Grid& grid);

engine::SavedGame new_game(engine::Puzzle puzzle = small_puzzle());

class PlaySceneTest : public testing::Test {
protected:
    explicit PlaySceneTest(SaveTiming timing = patient);
    ~PlaySceneTest() override;

    const PlayScene& scene() const { return *player.top<PlayScene>(); }
    const engine::Board& board() const { return scene().game().session.board(); }
    const engine::Session& session() const { return scene().game().session; }
    engine::Digit digit_at(int row, int column) const
    {
        return board()[cell_at(row, column)].digit;
    }
    bool is_paused() const { return player.top<PlayScene>() == nullptr; }

    BoardView view_of(Size window) const;
    Point middle_of(int row, int column) const;
    Point pad_key(int digit) const;
    // Moves to the cell with keys only, starting from the top left corner.
    void go_to(int row, int column);
    void solve_all_but_last();

    Desk desk;
    std::shared_ptr<const engine::Grid> grid = small_puzzle().grid;
    Player player{desk, make_play_scene(desk.services, new_game())};
};

} // namespace game
