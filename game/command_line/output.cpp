#include "game/command_line/output.h"

#include <cerrno>

namespace game {

ClosedPipesAreErrors::ClosedPipesAreErrors()
{
    struct sigaction ignore = {};
    sigemptyset(&ignore.sa_mask);
    ignore.sa_handler = SIG_IGN;
    sigaction(SIGPIPE, &ignore, &before_);
}

ClosedPipesAreErrors::~ClosedPipesAreErrors()
{
    sigaction(SIGPIPE, &before_, nullptr);
}

int finish_output(Streams streams, const engine::Translations& texts, int status)
{
    streams.out.flush();
    return end_output(streams, texts, status, errno);
}

int end_output(Streams streams, const engine::Translations& texts, int status, int error)
{
    if (streams.out.good() || error == EPIPE)
        return status;
    return fail(improper, {engine::N_("the output could not be written; is the disk full?")},
                streams, texts);
}

} // namespace game
