#include "engine/play/help.h"

#include <variant>

namespace engine {

namespace {

// The same as RunStats::clean() says afterwards; a test compares them.
struct IsHelp {
    bool operator()(const Check&) const { return true; }
    bool operator()(const FillNotes&) const { return true; }
    bool operator()(const FillSingles&) const { return true; }
    bool operator()(const GiveUp&) const { return true; }
    bool operator()(const OpenHint&) const { return true; }
    bool operator()(const RevealMistakes&) const { return true; }
    bool operator()(const ShowPossible&) const { return true; }
    bool operator()(const StrikeNotes&) const { return true; }
    template <typename Other>
    bool operator()(const Other&) const
    {
        return false;
    }
};

} // namespace

bool is_help(const Action& action)
{
    return std::visit(IsHelp{}, action);
}

bool would_end_clean_run(const Session& session, const Action& action)
{
    return is_help(action) && session.stats().clean() && !session.is_over() && !session.is_paused();
}

} // namespace engine
