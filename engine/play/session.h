#pragma once
// One play of one puzzle, from the first look to the last digit.
// act() is the only door: the game, the command line, tests, saves and replays all go through it.

#include <optional>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/grid/puzzle.h"
#include "engine/hints/hint.h"
#include "engine/play/action.h"
#include "engine/play/facts.h"
#include "engine/play/fill_times.h"
#include "engine/play/history.h"
#include "engine/play/outcome.h"

namespace engine {

struct LogEntry {
    PlayTime at;
    Action action;

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

// Choices that change what an action does; they stand in the head of the log.
struct PlayOptions {
    bool clear_peer_notes = true; // a placed digit leaves the notes of its peers

    friend bool operator==(const PlayOptions&, const PlayOptions&) = default;
};

// Where a play goes on from when what led there is no longer known.
struct StartingPoint {
    Board board; // of the same puzzle
    Facts facts;
    FillTimes fills;
    PlayTime at{0};
};

class Session {
public:
    explicit Session(Puzzle puzzle, PlayOptions options = {});
    // The history and the log begin here.
    Session(Puzzle puzzle, PlayOptions options, StartingPoint start);

    // `at` is play time: pauses are not in it. A time before the last action's counts as that.
    // Refused actions change nothing and are not logged.
    Outcome act(const Action& action, PlayTime at);

    const Puzzle& puzzle() const { return puzzle_; }
    const Grid& grid() const { return *puzzle_.grid; }
    const PlayOptions& options() const { return options_; }
    const Board& board() const { return history_.board(); }
    const std::vector<LogEntry>& log() const { return log_; }
    const std::optional<StartingPoint>& start() const { return start_; } // nothing: the puzzle
    const Facts& facts() const { return facts_; }

    bool is_solved() const;
    bool is_paused() const { return paused_; }
    bool can_undo() const { return history_.can_undo(); }
    bool can_redo() const { return history_.can_redo(); }

    int cells_to_fill() const;         // cells that were open at the start
    int cells_filled() const;          // of those, how many hold a digit now
    Cells mistakes() const;            // cells whose digit differs from the solution
    Losses lost_by_going_back() const; // see GoBackToRight

    // When the k-th cell was filled: fill_times()[k - 1], as far as cells are filled now.
    // Emptying a cell takes its entry back. Splits and the race with one's best are read from it.
    const std::vector<PlayTime>& fill_times() const { return fills_.times(); }
    const FillTimes& fills() const { return fills_; }
    PlayTime last_action_at() const; // of the last action; the start's if there is none

private:
    struct Performer;
    Board last_right_board() const;

    Puzzle puzzle_;
    PlayOptions options_;
    std::optional<StartingPoint> start_;
    History history_;
    std::vector<LogEntry> log_;
    Facts facts_;
    FillTimes fills_;
    std::optional<Board> checkpoint_;
    bool paused_ = false;
};

} // namespace engine
