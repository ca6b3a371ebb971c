#pragma once
// cronodoku verify: checks positions with an expected step, as other programs publish them.

#include <string>
#include <vector>

#include "engine/text/translations.h"
#include "game/command_line/commands.h"

namespace game {

// Reads the files, or the input stream if there are none, in the format of engine/text/step_line.h.
// Writes each line whose step is not found, and counts for each technique. The status is `improper`
// if any step is not found or a line can't be read.
int verify(const std::vector<std::string>& files,
           Streams streams,
           const engine::Translations& texts);

} // namespace game
