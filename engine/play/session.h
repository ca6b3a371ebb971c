#pragma once
// One play of one puzzle, from the first look to the last digit.
// act() is the only door: the game, the command line, tests, saves and replays all go through it.

#include <optional>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/grid/puzzle.h"
#include "engine/hints/hint.h"
#include "engine/play/action.h"
#include "engine/play/changes.h"
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
    bool has_checkpoint() const { return checkpoint_.has_value(); }

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
    Verdict judge(const Action& action) const;
    std::vector<Event> notice_after(const Action& action, const Board& before) const;
    Board after(const PlaceDigit& place) const;
    Board after(const TakeStep& step) const;
    Board after(const GoBackToRight& back) const;
    bool is_right(const Board& board) const; // no digit differs from the solution
    // Of an action on cells that would make this of the board.
    Verdict verdict_on_change(const Cells& cells, const Board& next) const;

    // One of each for every action; the compiler names the one you forgot.
    Verdict verdict_on(const PlaceDigit& place) const;
    Verdict verdict_on(const ToggleCornerNote& note) const;
    Verdict verdict_on(const ToggleCentreNote& note) const;
    Verdict verdict_on(const ToggleColour& colour) const;
    Verdict verdict_on(const Erase& erase) const;
    Verdict verdict_on(const FillNotes& fill) const;
    Verdict verdict_on(const Undo& undo) const;
    Verdict verdict_on(const Redo& redo) const;
    Verdict verdict_on(const Restart& restart) const;
    Verdict verdict_on(const SetCheckpoint& set) const;
    Verdict verdict_on(const ReturnToCheckpoint& back) const;
    Verdict verdict_on(const Check& check) const;
    Verdict verdict_on(const RevealMistakes& reveal) const;
    Verdict verdict_on(const OpenHint& hint) const;
    Verdict verdict_on(const TakeStep& step) const;
    Verdict verdict_on(const GoBackToRight& back) const;
    Verdict verdict_on(const Pause& pause) const;
    Verdict verdict_on(const Resume& resume) const;
    void apply(const PlaceDigit& place);
    void apply(const ToggleCornerNote& note);
    void apply(const ToggleCentreNote& note);
    void apply(const ToggleColour& colour);
    void apply(const Erase& erase);
    void apply(const FillNotes& fill);
    void apply(const Undo& undo);
    void apply(const Redo& redo);
    void apply(const Restart& restart);
    void apply(const SetCheckpoint& set);
    void apply(const ReturnToCheckpoint& back);
    void apply(const Check& check);
    void apply(const RevealMistakes& reveal);
    void apply(const OpenHint& hint);
    void apply(const TakeStep& step);
    void apply(const GoBackToRight& back);
    void apply(const Pause& pause);
    void apply(const Resume& resume);

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
