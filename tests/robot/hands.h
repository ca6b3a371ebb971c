#pragma once
// The robot's inputs: sensible ones, as a player makes them, and random ones.

#include <optional>
#include <string>

#include "game/app/app.h"
#include "tests/engine/random_actions.h"

namespace robot {

using engine::Dice;

// Each sends one input and returns its description. It takes effect in the game's next turn.

// On the play screen: moves, digits and notes, commands, clicks on cells.
std::string play_on(const game::App& app, const engine::SavedGame& game, Dice& dice);
// A key that leads towards the solution.
std::string solve(const engine::SavedGame& game);
// On any screen: moves through it, presses what it shows, opens and leaves screens.
std::string wander(const game::App& app, Dice& dice);
// Moves, resizes, hides and uncovers the window.
std::string move_window(game::App& app, Dice& dice);
// Events of any kind with random content, as faulty drivers and desktops might send them.
std::string rave(const game::App& app, Dice& dice);

// A text of random characters, many of them invalid, of at most that many bytes.
std::string any_text(Dice& dice, int most);

} // namespace robot
