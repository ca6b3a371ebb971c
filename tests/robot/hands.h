#pragma once
// What the robot's hands can do: sensible things, as a player does them, and senseless ones.

#include <optional>
#include <string>

#include "game/app/app.h"
#include "tests/engine/random_actions.h"

namespace robot {

using engine::Dice;

// Each does one thing and says what it was. Nothing is seen of it before the game's next turn.

// On the screen of a play: moves, digits and notes, commands, clicks on cells.
std::string play_on(const game::App& app, const engine::SavedGame& game, Dice& dice);
// One more key towards the end of the play.
std::string solve(const engine::SavedGame& game);
// On any screen: goes through it, presses what it shows, opens and leaves.
std::string wander(const game::App& app, Dice& dice);
// The window is moved, made larger, hidden, uncovered.
std::string move_window(game::App& app, Dice& dice);
// Events of any kind with anything in them, as drivers, desktops and cats send them.
std::string rave(const game::App& app, Dice& dice);

// A text of any characters, many of them broken, at most so many bytes.
std::string any_text(Dice& dice, int most);

} // namespace robot
