#pragma once
// Files with puzzles that are dropped on the window or named on the command line.

#include <string>

#include "engine/base/result.h"

namespace game {

// The text of a file. Fails with a sentence if it is no file, is larger than 64 MB, or can't be
// read.
engine::Result<std::string> read_puzzle_file(const std::string& path);

} // namespace game
