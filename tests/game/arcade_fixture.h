#pragma once
// A player in an arcade mode, who starts it from the lobby.

#include <algorithm>
#include <string_view>

#include <gtest/gtest.h>

#include "game/scenes/arcade/arcade_scene.h"
#include "game/scenes/screens.h"
#include "tests/game/drawn_words.h"
#include "tests/game/player.h"

namespace game {

inline const engine::ArcadeMode& arcade_mode(std::string_view id)
{
    return *std::ranges::find(engine::arcade_modes(), id, &engine::ArcadeMode::id);
}

// Until the result of the run can be used.
inline void run_out(Player& player)
{
    player.wait(600'000);
    player.wait(900); // the last moment on the board
    player.wait(700);
}

class ArcadeTest : public testing::Test {
protected:
    explicit ArcadeTest(std::string_view mode = "minute-4x4")
        : player(desk, make_arcade_scene(desk.services)),
          number(&arcade_mode(mode) - engine::arcade_modes().data() + 1)
    {
    }

    void start()
    {
        player.press(numeral(static_cast<int>(number)));
        player.wait_while_busy();
        player.wait(0);
    }
    engine::SavedGame game() { return *player.stack().top().open_game(); }
    // The digit goes where the cursor has been moved with keys.
    void write(engine::Cell cell, engine::Digit digit)
    {
        for (int steps = 0; steps < 32; ++steps) {
            const engine::Cells selected = game().input.selection;
            if (selected == engine::Cells{cell})
                break;
            const int size = game().session.grid().size();
            const int from = selected.empty() ? 0 : selected.front().index;
            player.press(key(from / size != cell.index / size ? Key::Down : Key::Right));
        }
        player.press(numeral(digit));
    }
    static engine::Cell first_empty(const engine::SavedGame& game)
    {
        for (engine::Cell cell : game.session.grid().cells()) {
            if (game.session.board()[cell].digit == engine::no_digit)
                return cell;
        }
        return {};
    }
    void fill_board()
    {
        const engine::SavedGame now = game();
        for (engine::Cell cell : now.session.grid().cells()) {
            if (now.session.board()[cell].digit == engine::no_digit)
                write(cell, now.session.puzzle().solution[cell.index]);
        }
    }
    void solve_board()
    {
        fill_board();
        player.wait_while_busy();
        player.wait(0);
    }

    Desk desk;
    Player player;
    std::ptrdiff_t number; // of the mode in the lobby
};

} // namespace game
