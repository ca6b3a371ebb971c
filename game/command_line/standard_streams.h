#pragma once
// The streams of a command in a terminal or a pipe.

#include <istream>

#include "game/command_line/commands.h"
#include "game/command_line/input_buffer.h"

namespace game {

class StandardStreams {
public:
    StandardStreams();

    // Progress is shown if the error stream is a terminal and the output is not.
    Streams streams();

private:
    InputBuffer input_;
    std::istream in_;
};

} // namespace game
