#include "engine/play/session.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <type_traits>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/play/changes.h"

namespace engine {

namespace {

template <typename Thing>
bool are_in_order(const std::vector<Thing>& things) // none twice
{
    return std::ranges::adjacent_find(things, std::greater_equal<Thing>()) == things.end();
}

// Whether an action makes sense on a grid at all, whatever is written there: actions come from
// files and command lines too. The compiler names an action that is forgotten here.
struct Fits {
    const Grid& grid;

    bool cells(const Cells& cells) const
    {
        return !cells.empty() && cells.back().index < grid.cell_count() && are_in_order(cells);
    }
    bool digit(Digit digit) const { return digit >= 1 && digit <= grid.size(); }
    bool candidates(const std::vector<Candidate>& list) const
    {
        const auto fits = [this](Candidate each) {
            return each.cell.index < grid.cell_count() && digit(each.digit);
        };
        return std::ranges::all_of(list, fits) && are_in_order(list);
    }

    template <typename Action>
        requires requires(Action action) { action.cells, action.digit; }
    bool operator()(const Action& action) const
    {
        return cells(action.cells) && digit(action.digit);
    }
    bool operator()(const ToggleColour& colour) const
    {
        return cells(colour.cells) && colour.colour >= 1 && colour.colour <= colour_count;
    }
    bool operator()(const Erase& erase) const { return cells(erase.cells); }
    bool operator()(const FillNotes& fill) const
    {
        return fill.digit == no_digit || digit(fill.digit);
    }
    bool operator()(const OpenHint& hint) const
    {
        return hint.level >= 1 && hint.level <= hint_levels;
    }
    bool operator()(const TakeStep& step) const
    {
        return !(step.placements.empty() && step.removals.empty()) && candidates(step.placements) &&
               candidates(step.removals);
    }
    template <typename Action>
        requires std::is_empty_v<Action>
    bool operator()(const Action&) const
    {
        return true;
    }
};

// The cells that clash with one of those just written, with them, in reading order.
Cells clashes_of(const Cells& written, const Grid& grid, const Board& board)
{
    std::set<Cell> clashing;
    for (Cell cell : written) {
        for (Cell peer : grid.peers_of(cell)) {
            if (board[peer].digit == board[cell].digit)
                clashing.insert({cell, peer});
        }
    }
    return Cells(clashing.begin(), clashing.end());
}

// What a player would notice of digits just written.
std::vector<Event>
notice(const Cells& written, const Grid& grid, const Board& before, const Board& now)
{
    std::vector<Event> events;
    if (written.empty())
        return events;

    std::set<int> houses;
    for (Cell cell : written)
        houses.insert(grid.houses_of(cell).begin(), grid.houses_of(cell).end());
    events.push_back(DigitPlaced{written});
    for (int house : houses) {
        const bool is_complete = state_of(now, grid.house(house)) == HouseState::Complete;
        if (is_complete && state_of(before, grid.house(house)) != HouseState::Complete)
            events.push_back(HouseCompleted{house});
    }
    const Cells clashing = clashes_of(written, grid, now);
    if (!clashing.empty())
        events.push_back(ClashMade{clashing});
    return events;
}

bool is_right(const Board& board, const Puzzle& puzzle) // no digit differs from the solution
{
    return std::ranges::all_of(puzzle.grid->cells(), [&](Cell cell) {
        const Digit digit = board[cell].digit;
        return digit == no_digit || digit == puzzle.solution[cell.index];
    });
}

} // namespace

// Does an action, one function for each: a refused one changes nothing. The compiler names the one
// that is forgotten.
struct Session::Performer {
    Session& play;
    std::vector<Event> events = {};

    // The next board, as one undo step.
    Verdict write(const Board& next)
    {
        if (next == play.board())
            return Verdict::NothingToDo;
        play.history_.push(next);
        return Verdict::Accepted;
    }

    // Of an action on some cells.
    Verdict write(const Board& next, const Cells& cells)
    {
        const bool all_given =
            std::ranges::all_of(cells, [this](Cell cell) { return play.board()[cell].given; });
        const Verdict verdict = write(next);
        return verdict == Verdict::NothingToDo && all_given ? Verdict::CellIsGiven : verdict;
    }

    // Digits that the player enters among these cells are judged and noticed.
    Verdict enter(const Board& next, const Cells& cells)
    {
        const Board before = play.board();
        Cells written;
        std::ranges::copy_if(cells, std::back_inserter(written), [&](Cell cell) {
            return next[cell].digit != before[cell].digit && next[cell].digit != no_digit;
        });
        const Verdict verdict = write(next, cells);
        for (Cell cell : written)
            play.facts_.wrong_entries +=
                next[cell].digit != play.puzzle_.solution[cell.index] ? 1 : 0;
        events = notice(written, play.grid(), before, next);
        return verdict;
    }

    PeerNotes peer_notes() const
    {
        return play.options_.clear_peer_notes ? PeerNotes::Leave : PeerNotes::Stay;
    }

    Verdict operator()(const PlaceDigit& place)
    {
        return enter(board_after(place, play.grid(), play.board(), peer_notes()), place.cells);
    }

    Verdict operator()(const TakeStep& step)
    {
        Cells placed;
        for (const Candidate& placement : step.placements) {
            if (play.board()[placement.cell].given)
                return Verdict::CellIsGiven;
            placed.push_back(placement.cell);
        }
        const Board next = board_after(step, play.grid(), play.board(), peer_notes());
        return next == play.board() ? Verdict::NothingToDo : enter(next, placed);
    }

    // Notes, colours, Erase.
    template <typename Action>
        requires requires(Action action) { action.cells; }
    Verdict operator()(const Action& action)
    {
        return write(board_after(action, play.board()), action.cells);
    }

    Verdict operator()(const FillNotes& fill)
    {
        const Verdict verdict = write(board_after(fill, play.grid(), play.board()));
        play.facts_.note_fills += verdict == Verdict::Accepted ? 1 : 0;
        return verdict;
    }

    Verdict operator()(const Undo&)
    {
        if (!play.can_undo())
            return Verdict::NothingToUndo;
        play.history_.undo();
        return Verdict::Accepted;
    }

    Verdict operator()(const Redo&)
    {
        if (!play.can_redo())
            return Verdict::NothingToRedo;
        play.history_.redo();
        return Verdict::Accepted;
    }

    Verdict operator()(const Restart&) { return write(Board(play.puzzle_.givens)); }

    Verdict operator()(const SetCheckpoint&)
    {
        if (play.checkpoint_ == play.board())
            return Verdict::NothingToDo;
        play.checkpoint_ = play.board();
        return Verdict::Accepted;
    }

    Verdict operator()(const ReturnToCheckpoint&)
    {
        return play.checkpoint_ ? write(*play.checkpoint_) : Verdict::NoCheckpoint;
    }

    Verdict operator()(const Check&)
    {
        ++play.facts_.checks;
        events.push_back(Checked{play.mistakes()});
        return Verdict::Accepted;
    }

    Verdict operator()(const RevealMistakes&)
    {
        const bool is_new = !std::exchange(play.facts_.mistakes_revealed, true);
        return is_new ? Verdict::Accepted : Verdict::NothingToDo;
    }

    Verdict operator()(const OpenHint& hint)
    {
        play.facts_.hints += hint.level == 1 ? 1 : 0;
        play.facts_.hints_named += hint.level == 2 ? 1 : 0;
        play.facts_.hints_explained += hint.level == hint_levels ? 1 : 0;
        return Verdict::Accepted;
    }

    Verdict operator()(const GoBackToRight&) { return write(play.last_right_board()); }

    Verdict operator()(const Pause&)
    {
        play.paused_ = true;
        ++play.facts_.pauses;
        return Verdict::Accepted;
    }

    Verdict operator()(const Resume&)
    {
        return std::exchange(play.paused_, false) ? Verdict::Accepted : Verdict::PlayIsRunning;
    }
};

Session::Session(Puzzle puzzle, PlayOptions options)
    : puzzle_(std::move(puzzle)), options_(options), history_(Board(puzzle_.givens))
{
}

Session::Session(Puzzle puzzle, PlayOptions options, StartingPoint start)
    : puzzle_(std::move(puzzle)),
      options_(options),
      start_(std::move(start)),
      history_(start_->board),
      facts_(start_->facts),
      fills_(start_->fills)
{
    for (Cell cell : grid().cells()) {
        const Square& square = board()[cell];
        ENSURE(square.given == (puzzle_.givens[cell.index] != no_digit));
        ENSURE(!square.given || square.digit == puzzle_.givens[cell.index]);
    }
}

Outcome Session::act(const Action& action, PlayTime at)
{
    if (!std::visit(Fits{grid()}, action))
        return Outcome{Verdict::NotOnThisGrid, {}};
    if (is_solved())
        return Outcome{Verdict::PlayIsOver, {}};
    if (paused_ && !std::holds_alternative<Resume>(action))
        return Outcome{Verdict::PlayIsPaused, {}};

    const Board before = board();
    Performer performer{*this};
    const Verdict verdict = std::visit(performer, action);
    if (verdict != Verdict::Accepted)
        return Outcome{verdict, {}};

    const PlayTime time = std::max(at, last_action_at());
    fills_.follow(before, board(), time);
    log_.push_back(LogEntry{time, action});
    if (is_solved())
        performer.events.push_back(Solved{});
    return Outcome{verdict, std::move(performer.events)};
}

bool Session::is_solved() const
{
    return std::ranges::all_of(grid().cells(), [this](Cell cell) {
        return board()[cell].digit == puzzle_.solution[cell.index];
    });
}

int Session::cells_to_fill() const
{
    return static_cast<int>(std::count(puzzle_.givens.begin(), puzzle_.givens.end(), no_digit));
}

int Session::cells_filled() const
{
    return static_cast<int>(
        std::count_if(grid().cells().begin(), grid().cells().end(), [this](Cell cell) {
            return !board()[cell].given && board()[cell].digit != no_digit;
        }));
}

Cells Session::mistakes() const
{
    Cells wrong;
    for (Cell cell : grid().cells()) {
        const Digit digit = board()[cell].digit;
        if (digit != no_digit && digit != puzzle_.solution[cell.index])
            wrong.push_back(cell);
    }
    return wrong;
}

Losses Session::lost_by_going_back() const
{
    const Board before = last_right_board();
    Losses lost;
    for (Cell cell : grid().cells()) {
        const Square& now = board()[cell];
        const Square& then = before[cell];
        const bool is_right = now.digit == puzzle_.solution[cell.index];
        lost.right_digits += is_right && then.digit == no_digit ? 1 : 0;
        lost.notes += now.corner_notes.without(then.corner_notes).count();
        lost.notes += now.centre_notes.without(then.centre_notes).count();
        lost.colours += now.colours.without(then.colours).count();
    }
    return lost;
}

// A play that was rebuilt may never have been right: then only what is wrong goes.
Board Session::last_right_board() const
{
    const auto right =
        history_.last_that([this](const Board& board) { return is_right(board, puzzle_); });
    return right ? *right : board_after(Erase{mistakes()}, board());
}

PlayTime Session::last_action_at() const
{
    if (!log_.empty())
        return log_.back().at;
    return start_ ? start_->at : PlayTime{0};
}

} // namespace engine
