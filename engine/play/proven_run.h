#pragma once
// What the log of a run proves. Its actions are done again from the start, exactly as they were
// done; whatever else is said about the run does not count.

#include <optional>
#include <variant>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/play/outcome.h"
#include "engine/play/run_stats.h"
#include "engine/play/session.h"
#include "engine/play/splits.h"

namespace engine {

enum class RunClass {
    Clean,
    Assisted,
    GivenUp,
    Unfinished, // the log ends before the puzzle is solved
};

struct ProvenRun {
    PlayTime time{0}; // of the last action
    RunStats stats = {};
    std::vector<PlayTime> fill_times = {}; // see Session::fill_times()
    Splits splits = {};
    RunClass run_class = RunClass::Unfinished;

    friend bool operator==(const ProvenRun&, const ProvenRun&) = default;
};

// What the log proves that led to this session. If the session has a start() of its own, everything
// up to that is only claimed.
ProvenRun proven_run(const Session& session);

struct ImpossibleAction {
    enum class Reason {
        TimeRunsBack,  // its time is before that of the action before it
        NotUnderstood, // its text is no action
        Refused,       // the rules of play forbid it, see `verdict`
    };

    std::size_t number = 0; // of the action in the log, from 1
    PlayTime at{0};
    Reason reason = Reason::Refused;
    Verdict verdict = Verdict::Accepted; // if it was refused

    friend bool operator==(const ImpossibleAction&, const ImpossibleAction&) = default;
};

// Does the next action of a log. Unlike Session::act() it changes no time. An impossible action is
// returned, and changes nothing.
std::optional<ImpossibleAction> do_again(Session& session, const LogEntry& entry);

} // namespace engine
