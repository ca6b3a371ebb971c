#pragma once
// One play of one puzzle, from start to finish. Everything changes it through act(): the game, the
// command line, tests, saves and replays.

#include <optional>
#include <vector>

#include "engine/base/play_time.h"
#include "engine/grid/puzzle.h"
#include "engine/hints/losses.h"
#include "engine/play/action.h"
#include "engine/play/bookmarks.h"
#include "engine/play/fill_times.h"
#include "engine/play/history.h"
#include "engine/play/outcome.h"
#include "engine/play/run_stats.h"

namespace engine {

struct LogEntry {
    PlayTime at;
    Action action;

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

// Options that change what an action does; they are saved at the head of the log.
struct PlayOptions {
    bool clear_peer_notes = true; // a placed digit is removed from the notes of its peers
    // But not if it breaks a rule. False in plays that were begun before there was this option.
    bool clashes_keep_notes = false;

    friend bool operator==(const PlayOptions&, const PlayOptions&) = default;
};

// The state from which a play continues when the log that led to it is lost.
struct StartingPoint {
    Board board; // a board of the same puzzle
    RunStats stats;
    FillTimes fills;
    PlayTime at{0};
    Bookmarks bookmarks = {};
};

class Session {
public:
    explicit Session(Puzzle puzzle, PlayOptions options = {});
    // The history and the log begin at `start`.
    Session(Puzzle puzzle, PlayOptions options, StartingPoint start);
    // Copied in many places, and long: compiled once.
    Session(const Session& other);
    Session(Session&& other) noexcept;
    Session& operator=(const Session& other);
    Session& operator=(Session&& other) noexcept;
    ~Session();

    // `at` is play time: it excludes pauses. A time before the last action's is replaced by that
    // time. A refused action changes nothing and is not logged.
    Outcome act(const Action& action, PlayTime at);

    const Puzzle& puzzle() const { return puzzle_; }
    const Grid& grid() const { return *puzzle_.grid; }
    const PlayOptions& options() const { return options_; }
    const Board& board() const { return history_.board(); }
    const std::vector<LogEntry>& log() const { return log_; }
    // nothing if the play began at the empty puzzle
    const std::optional<StartingPoint>& start() const { return start_; }
    const RunStats& stats() const { return stats_; }
    const Bookmarks& bookmarks() const { return bookmarks_; }

    bool is_solved() const;
    bool is_given_up() const { return stats_.given_up; }
    bool is_over() const { return is_given_up() || is_solved(); }
    bool is_paused() const { return paused_; }
    bool can_undo() const { return history_.can_undo(); }
    bool can_redo() const { return history_.can_redo(); }

    int cells_to_fill() const;        // cells that were empty at the start
    int cells_filled() const;         // how many of those hold a digit now
    Cells mistakes() const;           // cells whose digit differs from the solution
    Losses lost_by_reverting() const; // see RevertMistakes

    // fill_times()[k - 1] is when the k-th of the cells now filled was filled. Emptying a cell
    // removes its entry. Splits and the comparison with the best run are computed from it.
    const std::vector<PlayTime>& fill_times() const { return fills_.times(); }
    const FillTimes& fills() const { return fills_; }
    PlayTime last_action_at() const; // the starting time if there is no action

    // Whether notes were kept at a clash, so that a program that does not know the option would be
    // led to another board by the log.
    bool kept_notes() const { return kept_notes_; }

private:
    struct Performer;
    Board last_correct_board() const;

    Puzzle puzzle_;
    PlayOptions options_;
    std::optional<StartingPoint> start_;
    History history_;
    std::vector<LogEntry> log_;
    RunStats stats_;
    FillTimes fills_;
    Bookmarks bookmarks_;
    bool paused_ = false;
    bool kept_notes_ = false;
};

// Whether the run is clean so far and may be so no longer after this action: it is help that knows
// more than the player. The screen asks before it, and says what it costs. Help that changes and
// tells nothing costs nothing: notes that are all there and singles that are not there are refused
// by act(), and a hint that finds no step is no action at all.
bool would_end_clean_run(const Session& session, const Action& action);
// Whether help that writes on the board, or shows something on it from now on, would write or show
// anything at this moment; true for all other help. If not, the screen does not perform it. Logs of
// earlier versions may hold one that only began to show: it counts, as they say.
bool would_tell_anything(const Session& session, const Action& action);

} // namespace engine
