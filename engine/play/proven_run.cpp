#include "engine/play/proven_run.h"

#include <algorithm>
#include <utility>

namespace engine {

namespace {

RunClass class_of(const Session& session)
{
    if (session.is_given_up())
        return RunClass::GivenUp;
    if (!session.is_solved())
        return RunClass::Unfinished;
    return session.stats().clean() ? RunClass::Clean : RunClass::Assisted;
}

} // namespace

ProvenRun proven_run(const Session& session)
{
    return {.time = session.last_action_at(),
            .stats = session.stats(),
            .fill_times = session.fill_times(),
            .splits = splits_of(session.fill_times(), std::max(1, session.cells_to_fill())),
            .run_class = class_of(session)};
}

std::optional<ImpossibleAction> do_again(Session& session, const LogEntry& entry)
{
    ImpossibleAction impossible{.number = session.log().size() + 1, .at = entry.at};
    if (entry.at < session.last_action_at()) {
        impossible.reason = ImpossibleAction::Reason::TimeRunsBack;
        return impossible;
    }
    impossible.verdict = session.act(entry.action, entry.at).verdict;
    if (impossible.verdict == Verdict::Accepted)
        return std::nullopt;
    return impossible;
}

} // namespace engine
