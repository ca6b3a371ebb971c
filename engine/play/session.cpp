#include "engine/play/session.h"

#include <algorithm>
#include <utility>

#include "engine/base/ensure.h"
#include "engine/play/action_fits.h"
#include "engine/play/notice.h"

namespace engine {

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
    const Verdict verdict = judge(action);
    if (verdict != Verdict::Accepted)
        return Outcome{verdict, {}};

    const Board before = board();
    const PlayTime time = std::max(at, last_action_at());
    std::visit([this](const auto& one) { apply(one); }, action);
    fills_.follow(before, board(), time);
    log_.push_back(LogEntry{time, action});
    return Outcome{verdict, notice_after(action, before)};
}

// Says whether an action may happen; changes nothing.
Verdict Session::judge(const Action& action) const
{
    if (!fits(action, grid()))
        return Verdict::NotOnThisGrid;
    if (is_solved())
        return Verdict::PlayIsOver;
    if (paused_ && !std::holds_alternative<Resume>(action))
        return Verdict::PlayIsPaused;
    return std::visit([this](const auto& one) { return verdict_on(one); }, action);
}

std::vector<Event> Session::notice_after(const Action& action, const Board& before) const
{
    std::vector<Event> events;
    if (const auto* place = std::get_if<PlaceDigit>(&action))
        events = notice(*place, grid(), before, board());
    if (const auto* step = std::get_if<TakeStep>(&action))
        events = notice(*step, grid(), before, board());
    if (std::holds_alternative<Check>(action))
        events.push_back(Checked{mistakes()});
    if (is_solved())
        events.push_back(Solved{});
    return events;
}

bool Session::is_solved() const
{
    return std::all_of(grid().cells().begin(), grid().cells().end(), [this](Cell cell) {
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

bool Session::is_right(const Board& board) const
{
    return std::all_of(grid().cells().begin(), grid().cells().end(), [&](Cell cell) {
        const Digit digit = board[cell].digit;
        return digit == no_digit || digit == puzzle_.solution[cell.index];
    });
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
    const Board before = after(GoBackToRight{});
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

PlayTime Session::last_action_at() const
{
    if (!log_.empty())
        return log_.back().at;
    return start_ ? start_->at : PlayTime{0};
}

} // namespace engine
