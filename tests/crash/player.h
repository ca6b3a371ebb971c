#pragma once
// One who plays on the real storage until killed: random actions, each told through a pipe as soon
// as it is done, then kept as the game keeps it.

#include <filesystem>

#include "tests/crash/mortal_system.h"

namespace crash {

// What is told, a line each:
//   game ID         another play begins, or one that was found goes on
//   ID's action     "1200 r4c5=7", as in the log
//   solved ID       its run is handed to the book, then the game is forgotten
// Ends only with the pipe.
[[noreturn]] void play_until_killed(const std::filesystem::path& folder, int pipe, unsigned seed);

// Takes up a game or begins one, plays it to its end, and dies at that moment of the finish, which
// begins with the last digit and ends with the forgotten game. Comes back when it has fewer calls.
void finish_until_killed(const std::filesystem::path& folder,
                         int pipe,
                         unsigned seed,
                         Moment moment);

// Comes back when all there is has been taken up, and is on disk.
void take_up_and_end(const std::filesystem::path& folder, int pipe);

} // namespace crash
