#pragma once
// The end of a command that wrote to the output stream.

#include "game/command_line/commands.h"

namespace game {

// The status, unless the output couldn't be written: that is said and is a failure. A reader
// who has seen enough and closed the pipe is no failure.
int finish_output(Streams streams, const engine::Catalogue& words, int status);

} // namespace game
