#pragma once
// What commands write to the error stream, and how they end what they wrote to the output.

#include <csignal>

#include "game/command_line/commands.h"

namespace game {

// Writes a message to the error stream as one line that starts with the program's name.
inline void complain(std::ostream& err, const std::string& sentence)
{
    err << "cronodoku: " << sentence << '\n';
}

inline void
complain(std::ostream& err, const engine::Translations& texts, const engine::Message& message)
{
    complain(err, texts.tr(message));
}

// Writes why a command fails, and returns the exit status that it is given for it.
inline int
fail(int status, const engine::Message& why, Streams streams, const engine::Translations& texts)
{
    complain(streams.err, texts, why);
    return status;
}

// While one exists, a pipe that its reader closed is only an error of writing.
class ClosedPipesAreErrors {
public:
    ClosedPipesAreErrors();
    ~ClosedPipesAreErrors();
    ClosedPipesAreErrors(const ClosedPipesAreErrors&) = delete;
    ClosedPipesAreErrors& operator=(const ClosedPipesAreErrors&) = delete;

private:
    struct sigaction before_ = {};
};

// Returns the status, unless writing failed: that is reported and returned as a failure. A reader
// that closed the pipe early is not a failure.
int finish_output(Streams streams, const engine::Translations& texts, int status);
// The same where other threads wrote: `error` is the errno of theirs that failed.
int end_output(Streams streams, const engine::Translations& texts, int status, int error);

} // namespace game
