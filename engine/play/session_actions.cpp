// What each action asks for before it may happen, and what it does.

#include <algorithm>

#include "engine/play/notice.h"
#include "engine/play/session.h"

namespace engine {

Board Session::after(const PlaceDigit& place) const
{
    const PeerNotes notes = options_.clear_peer_notes ? PeerNotes::Leave : PeerNotes::Stay;
    return board_after(place, grid(), board(), notes);
}

Board Session::after(const TakeStep& step) const
{
    const PeerNotes notes = options_.clear_peer_notes ? PeerNotes::Leave : PeerNotes::Stay;
    return board_after(step, grid(), board(), notes);
}

// A play that was rebuilt may never have been right: then only what is wrong goes.
Board Session::after(const GoBackToRight&) const
{
    const auto right = history_.last_that([this](const Board& board) { return is_right(board); });
    return right ? *right : board_after(Erase{mistakes()}, grid(), board());
}

Verdict Session::verdict_on_change(const Cells& cells, const Board& next) const
{
    if (next != board())
        return Verdict::Accepted;
    const bool all_given =
        std::all_of(cells.begin(), cells.end(), [this](Cell cell) { return board()[cell].given; });
    return all_given ? Verdict::CellIsGiven : Verdict::NothingToDo;
}

Verdict Session::verdict_on(const PlaceDigit& place) const
{
    return verdict_on_change(place.cells, after(place));
}

Verdict Session::verdict_on(const ToggleCornerNote& note) const
{
    return verdict_on_change(note.cells, board_after(note, grid(), board()));
}

Verdict Session::verdict_on(const ToggleCentreNote& note) const
{
    return verdict_on_change(note.cells, board_after(note, grid(), board()));
}

Verdict Session::verdict_on(const ToggleColour& colour) const
{
    return verdict_on_change(colour.cells, board_after(colour, grid(), board()));
}

Verdict Session::verdict_on(const Erase& erase) const
{
    return verdict_on_change(erase.cells, board_after(erase, grid(), board()));
}

Verdict Session::verdict_on(const FillNotes& fill) const
{
    const bool changes = board_after(fill, grid(), board()) != board();
    return changes ? Verdict::Accepted : Verdict::NothingToDo;
}

Verdict Session::verdict_on(const Undo&) const
{
    return history_.can_undo() ? Verdict::Accepted : Verdict::NothingToUndo;
}

Verdict Session::verdict_on(const Redo&) const
{
    return history_.can_redo() ? Verdict::Accepted : Verdict::NothingToRedo;
}

Verdict Session::verdict_on(const Restart& restart) const
{
    const bool changes = board_after(restart, grid(), board()) != board();
    return changes ? Verdict::Accepted : Verdict::NothingToDo;
}

Verdict Session::verdict_on(const SetCheckpoint&) const
{
    return checkpoint_ == board() ? Verdict::NothingToDo : Verdict::Accepted;
}

Verdict Session::verdict_on(const ReturnToCheckpoint&) const
{
    if (!checkpoint_)
        return Verdict::NoCheckpoint;
    return *checkpoint_ == board() ? Verdict::NothingToDo : Verdict::Accepted;
}

Verdict Session::verdict_on(const Check&) const
{
    return Verdict::Accepted;
}

Verdict Session::verdict_on(const RevealMistakes&) const
{
    return facts_.mistakes_revealed ? Verdict::NothingToDo : Verdict::Accepted;
}

Verdict Session::verdict_on(const OpenHint&) const
{
    return Verdict::Accepted;
}

Verdict Session::verdict_on(const TakeStep& step) const
{
    for (const Candidate& placed : step.placements) {
        if (board()[placed.cell].given)
            return Verdict::CellIsGiven;
    }
    return after(step) != board() ? Verdict::Accepted : Verdict::NothingToDo;
}

Verdict Session::verdict_on(const GoBackToRight&) const
{
    return is_right(board()) ? Verdict::NothingToDo : Verdict::Accepted;
}

Verdict Session::verdict_on(const Pause&) const
{
    return Verdict::Accepted; // judge() has turned away every action but Resume in a pause
}

Verdict Session::verdict_on(const Resume&) const
{
    return paused_ ? Verdict::Accepted : Verdict::PlayIsRunning;
}

void Session::apply(const PlaceDigit& place)
{
    const Board next = after(place);
    for (Cell cell : newly_written(place, board(), next))
        facts_.wrong_entries += place.digit != puzzle_.solution[cell.index] ? 1 : 0;
    history_.push(next);
}

void Session::apply(const ToggleCornerNote& note)
{
    history_.push(board_after(note, grid(), board()));
}

void Session::apply(const ToggleCentreNote& note)
{
    history_.push(board_after(note, grid(), board()));
}

void Session::apply(const ToggleColour& colour)
{
    history_.push(board_after(colour, grid(), board()));
}

void Session::apply(const Erase& erase)
{
    history_.push(board_after(erase, grid(), board()));
}

void Session::apply(const FillNotes& fill)
{
    history_.push(board_after(fill, grid(), board()));
    ++facts_.note_fills;
}

void Session::apply(const Undo&)
{
    history_.undo();
}

void Session::apply(const Redo&)
{
    history_.redo();
}

void Session::apply(const Restart& restart)
{
    history_.push(board_after(restart, grid(), board()));
}

void Session::apply(const SetCheckpoint&)
{
    checkpoint_ = board();
}

void Session::apply(const ReturnToCheckpoint&)
{
    history_.push(*checkpoint_);
}

void Session::apply(const Check&)
{
    ++facts_.checks;
}

void Session::apply(const RevealMistakes&)
{
    facts_.mistakes_revealed = true;
}

void Session::apply(const OpenHint& hint)
{
    facts_.hints += hint.level == 1 ? 1 : 0;
    facts_.hints_named += hint.level == 2 ? 1 : 0;
    facts_.hints_explained += hint.level == hint_levels ? 1 : 0;
}

void Session::apply(const TakeStep& step)
{
    const Board next = after(step);
    for (const Candidate& placed : step.placements) {
        const bool is_new = board()[placed.cell].digit != placed.digit;
        const bool is_wrong = placed.digit != puzzle_.solution[placed.cell.index];
        facts_.wrong_entries += is_new && is_wrong ? 1 : 0;
    }
    history_.push(next);
}

void Session::apply(const GoBackToRight& back)
{
    history_.push(after(back));
}

void Session::apply(const Pause&)
{
    paused_ = true;
    ++facts_.pauses;
}

void Session::apply(const Resume&)
{
    paused_ = false;
}

} // namespace engine
