#include "game/command_line/standard_streams.h"

#include <iostream>

#include <unistd.h>

namespace game {

StandardStreams::StandardStreams() : input_(STDIN_FILENO), in_(&input_) {}

Streams StandardStreams::streams()
{
    const bool shows_progress = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0;
    return {in_, std::cout, std::cerr, shows_progress, input_.size()};
}

} // namespace game
