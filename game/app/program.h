#pragma once
// The whole program: reads the command line, then runs the game, draws a picture, or plays a
// script.

namespace game {

// Returns the exit status of the program.
int run_program(int count, char** arguments);

} // namespace game
