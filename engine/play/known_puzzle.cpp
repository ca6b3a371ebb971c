#include "engine/play/known_puzzle.h"

#include <algorithm>
#include <utility>

#include "engine/play/session.h"

namespace engine {

std::vector<KnownPuzzle> to_be_kept(KnownPuzzle known)
{
    const std::uint64_t solution = std::exchange(known.puzzle.solution, 0);
    if (solution == 0 || (known.help.clean() && !known.solution_seen))
        return {known};
    KnownPuzzle full = known;
    full.puzzle = {.board = solution, .form = solution};
    full.time = PlayTime{0};
    full.game = "";
    return {known, full};
}

KnownPuzzle merged(const KnownPuzzle& one, const KnownPuzzle& other)
{
    const KnownPuzzle& later = one.date > other.date ? one : other;
    KnownPuzzle both = later;
    both.time = std::max(one.time, other.time);
    both.help = most_of(one.help, other.help);
    both.solution_seen = one.solution_seen || other.solution_seen;
    if (both.game.empty())
        both.game = one.game.empty() ? other.game : one.game;
    return both;
}

RunStats help_of(RunStats stats)
{
    stats.wrong_entries = 0;
    stats.pauses = 0;
    stats.given_up = false;
    stats.interrupted = false;
    return stats;
}

RunStats most_of(const RunStats& one, const RunStats& other)
{
    std::vector<int> numbers;
    RunStats::for_each_member(one, [&numbers](const Member&, const auto& value) {
        numbers.push_back(static_cast<int>(value));
    });
    RunStats most = other;
    auto number = numbers.begin();
    RunStats::for_each_member(most, [&number](const Member&, auto& value) {
        using Value = std::remove_cvref_t<decltype(value)>;
        value = static_cast<Value>(std::max(static_cast<int>(value), *number++));
    });
    return most;
}

namespace {

bool is_of(const KnownPuzzle& known, const AttemptAt& attempt)
{
    const std::uint64_t form = known.puzzle.form;
    if (attempt.puzzle.solution != 0 && form == attempt.puzzle.solution)
        return true;
    return form == attempt.puzzle.form && (known.puzzle.board == attempt.puzzle.board ||
                                           attempt.is_from_elsewhere || known.is_from_elsewhere);
}

} // namespace

Foreknowledge foreknowledge_of(const AttemptAt& attempt, const std::vector<KnownPuzzle>& known)
{
    Foreknowledge all;
    for (const KnownPuzzle& each : known) {
        if (!is_of(each, attempt))
            continue;
        const bool is_own = each.initials == attempt.initials;
        if (!each.game.empty())
            (is_own ? all.games : all.games_of_others).push_back(each.game);
        if (!is_own) {
            if (all.others.size() < most_others &&
                std::ranges::find(all.others, each.initials) == all.others.end())
                all.others.push_back(each.initials);
            continue;
        }
        all.time = std::max(all.time, each.time);
        all.help = most_of(all.help, each.help);
        all.solution_seen = all.solution_seen || each.solution_seen;
    }
    return all;
}

void note_help(const RunStats& help, Session& session, PlayTime at)
{
    constexpr int most_noted = 1000; // the log holds only so many actions
    const auto note = [&](int RunStats::* count, const Action& action) {
        const int wanted = std::min(help.*count, most_noted);
        while (session.stats().*count < wanted) {
            if (session.act(action, at).verdict != Verdict::Accepted)
                return;
        }
    };
    note(&RunStats::hints, OpenHint{1});
    note(&RunStats::hints_named, OpenHint{2});
    note(&RunStats::hints_explained, OpenHint{3});
    note(&RunStats::checks, Check{});
    if (help.mistakes_revealed)
        session.act(RevealMistakes{}, at);
    if (help.notes_struck)
        session.act(StrikeNotes{}, at);
    if (help.possible_shown)
        session.act(ShowPossible{}, at);
    if (help.sums_struck)
        session.act(StrikeSums{}, at);
    if (help.copied_out)
        session.act(CopyOut{}, at);
    if (help.script_solved)
        session.act(NoteScript{}, at);
    if (session.stats().clean() && !help.clean())
        session.act(Check{}, at);
}

} // namespace engine
