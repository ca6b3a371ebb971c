#pragma once
// A simulated player on the real storage, until it is killed: random actions, each reported through
// a pipe as soon as it is done and then saved as the game does.

#include <filesystem>

#include "tests/crash/mortal_system.h"

namespace crash {

// The report, line by line:
//   game ID         another play begins, or one that was found goes on
//   ID's action     "1200 r4c5=7", as in the log
//   solved ID       its run is handed to the book, then the game is forgotten
// Returns only when the pipe is closed.
[[noreturn]] void play_until_killed(const std::filesystem::path& folder, int pipe, unsigned seed);

// Continues a game or begins one, plays it to its end, and ends the program at that moment of
// finishing, which starts with the last digit and ends with the deleted game. Returns if finishing
// makes fewer calls.
void finish_until_killed(const std::filesystem::path& folder,
                         int pipe,
                         unsigned seed,
                         Moment moment);

// Returns when everything found in the folder has been continued and saved.
void take_up_and_end(const std::filesystem::path& folder, int pipe);

} // namespace crash
