#include "engine/play/help.h"

namespace engine {

// The same as RunStats::clean() says afterwards; a test compares them.
bool is_help(const Action& action)
{
    return info_of(action).help == Help::Yes;
}

bool would_end_clean_run(const Session& session, const Action& action)
{
    return is_help(action) && session.stats().clean() && !session.is_over() && !session.is_paused();
}

} // namespace engine
