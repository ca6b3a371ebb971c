#include "engine/store/documents/replay_messages.h"

#include <algorithm>

namespace engine {

namespace {

constexpr std::size_t longest_quoted = 60;

std::string padded(std::int64_t number, std::size_t width)
{
    const std::string text = std::to_string(number);
    return std::string(width - std::min(width, text.size()), '0') + text;
}

const char* sentence_for(const ImpossibleAction& action)
{
    switch (action.reason) {
    case ImpossibleAction::Reason::TimeRunsBack:
        return N_(
            "Action {number} ({action}) is impossible: its time, {time} ms, is before that of "
            "the action before it.");
    case ImpossibleAction::Reason::NotUnderstood:
        return N_("Action {number} ({action}) can't be read.");
    case ImpossibleAction::Reason::Refused:
        break;
    }
    switch (action.verdict) {
    case Verdict::CellIsGiven:
        return N_("Action {number} ({action}) is impossible: a given can't be changed.");
    case Verdict::PlayIsPaused:
        return N_("Action {number} ({action}) is impossible: the clock was stopped.");
    case Verdict::PlayIsRunning:
        return N_("Action {number} ({action}) is impossible: the clock was not stopped.");
    case Verdict::PlayIsOver:
        return N_("Action {number} ({action}) is impossible: the run was over.");
    case Verdict::NotOnThisGrid:
        return N_("Action {number} ({action}) is impossible: the grid has no such cell or digit.");
    case Verdict::NoBookmark:
        return N_("Action {number} ({action}) is impossible: there was no such bookmark.");
    case Verdict::TooManyDrawn:
    case Verdict::NothingToDo:
    case Verdict::NothingToUndo:
    case Verdict::NothingToRedo:
    case Verdict::Accepted:
        break;
    }
    return N_("Action {number} ({action}) is impossible: it would have changed nothing.");
}

} // namespace

std::string exact_time(PlayTime time)
{
    const std::int64_t all = time.count();
    const std::int64_t hours = all / 3'600'000;
    const std::string rest = padded(all / 1000 % 60, 2) + "." + padded(all % 1000, 3);
    const std::int64_t minutes = all / 60'000 % 60;
    if (hours == 0)
        return std::to_string(minutes) + ":" + rest;
    return std::to_string(hours) + ":" + padded(minutes, 2) + ":" + rest;
}

const char* name_of(RunClass run_class)
{
    switch (run_class) {
    case RunClass::Clean:
        return N_("clean");
    case RunClass::Assisted:
        return N_("assisted");
    case RunClass::GivenUp:
        return N_("given up");
    case RunClass::Unfinished:
        return N_("not finished");
    }
    return "";
}

Message why_impossible(const ImpossibleAction& action, std::string_view entry)
{
    std::string quoted;
    for (char letter : entry.substr(0, longest_quoted))
        quoted += letter >= ' ' && letter <= '~' ? letter : '?';
    return {sentence_for(action),
            {{"number", std::to_string(action.number)},
             {"action", quoted},
             {"time", std::to_string(action.at.count())}}};
}

} // namespace engine
