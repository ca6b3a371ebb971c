#pragma once
// cronodoku verify: positions with the step expected in them, as other programs publish them.

#include <string>
#include <vector>

#include "engine/text/catalogue.h"
#include "game/command_line/commands.h"

namespace game {

// Reads the files, or the input stream if there are none; the format is that of
// engine/text/step_line.h. Writes each line whose step is not found, and how many were for each
// technique. The status is `improper` if any is not found or can't be read.
int verify(const std::vector<std::string>& files, Streams streams, const engine::Catalogue& words);

} // namespace game
