#pragma once
// What is remembered of a puzzle that was shown, whatever became of its game: the time that was
// spent on it, the help that was taken, whether its solution was seen. A later attempt begins with
// that time and help or, if the solution was seen, is a rematch.

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/grid/fingerprint.h"
#include "engine/play/run_stats.h"

namespace engine {

class Session;

struct KnownPuzzle {
    Fingerprint puzzle = {};
    bool is_from_elsewhere = false; // not dealt by the game
    std::string initials = {};      // of the player, as they were then
    PlayTime time{0};               // play time spent on it
    RunStats help = {};             // only that which ends a clean run
    bool solution_seen = false;     // also by solving it
    std::string game = {};          // id of the game that was played last; empty if none was
    std::int64_t date = 0;          // when it was shown last: seconds since 1970-01-01 UTC

    friend bool operator==(const KnownPuzzle&, const KnownPuzzle&) = default;
};

// What is kept in the list: the puzzle and, once help was taken or its solution was seen, also its
// full grid, by which one with other givens or cages is known. None of them has a solution in its
// fingerprint.
std::vector<KnownPuzzle> to_be_kept(KnownPuzzle known);

// What both, of the same puzzle and player, say together: the longer time, the most help.
KnownPuzzle merged(const KnownPuzzle& one, const KnownPuzzle& other);

// The help among the statistics, without that the solution was shown.
RunStats help_of(RunStats stats);
// Of each the most.
RunStats most_of(const RunStats& one, const RunStats& other);

// Whose attempt at which puzzle.
struct AttemptAt {
    Fingerprint puzzle = {};
    bool is_from_elsewhere = false;
    std::string initials = {};
};

// So many others are named: a file from a stranger may have a hundred thousand.
inline constexpr std::size_t most_others = 24;

// What a player knew of a puzzle before an attempt.
struct Foreknowledge {
    PlayTime time{0};
    RunStats help = {};
    bool solution_seen = false;
    bool is_filled_in_order = false;               // its solution is known to everybody
    std::vector<std::string> games = {};           // ids, also of those that are over
    std::vector<std::string> others = {};          // initials of others who had it here
    std::vector<std::string> games_of_others = {}; // ids, likewise
    bool is_list_lost = false;                     // what else was seen here, nobody can tell

    friend bool operator==(const Foreknowledge&, const Foreknowledge&) = default;
};

// A puzzle that the game deals is known as it stands, and by its form only if that came from
// elsewhere, as the game itself deals some of its puzzles in many forms that look different. One
// from elsewhere is known by its form. Of a full grid that is known, everything but the games
// counts for the puzzles whose solution it is.
Foreknowledge foreknowledge_of(const AttemptAt& attempt, const std::vector<KnownPuzzle>& known);

// Notes the help in the log, so that the run has these statistics. Filled notes and written
// singles, of which nothing stands on this board, are noted as a check. The play must not be
// paused.
void note_help(const RunStats& help, Session& session, PlayTime at);

} // namespace engine
