#include "engine/play/session.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <type_traits>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/ensure.h"
#include "engine/base/plain_text.h"
#include "engine/play/changes.h"
#include "engine/play/possible_digits.h"

namespace engine {

namespace {

template <typename Thing>
bool are_in_order(const std::vector<Thing>& things) // strictly ascending
{
    return std::ranges::adjacent_find(things, std::greater_equal<Thing>()) == things.end();
}

// Whether an action is possible on a grid at all, whatever the board holds: actions also come from
// files and command lines. Without the overload for an action this does not compile.
struct FitsGrid {
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
    bool operator()(const ColourNote& note) const
    {
        return cells(note.cells) && digit(note.digit) && note.colour >= 1 &&
               note.colour <= colour_count;
    }
    bool operator()(const ToggleLink& link) const
    {
        const auto fits = [this](PencilNote note) {
            return note.cell.index < grid.cell_count() && digit(note.digit);
        };
        const auto& [first, second] = link.ends;
        return fits(first) && fits(second) && first < second;
    }
    bool operator()(const WriteText& write) const
    {
        return cells(write.cells) && (write.text.empty() || is_cell_text(write.text));
    }
    bool operator()(const Erase& erase) const { return cells(erase.cells); }
    bool operator()(const NameBookmark& bookmark) const
    {
        return bookmark.number >= 1 && is_plain_text(bookmark.name, longest_bookmark_name);
    }
    template <typename Action>
        requires requires(Action action) { action.number; }
    bool operator()(const Action& action) const
    {
        return action.number >= 1;
    }
    bool operator()(const FillNotes& fill) const
    {
        return fill.digit == no_digit || digit(fill.digit);
    }
    bool operator()(const FillSingles&) const { return true; }
    bool operator()(const OpenHint& hint) const
    {
        return hint.level >= 1 && hint.level <= hint_levels;
    }
    bool operator()(const ApplyStep& step) const
    {
        return !(step.placements.empty() && step.removals.empty()) && candidates(step.placements) &&
               candidates(step.removals);
    }
    template <typename Action>
    bool operator()(const WithoutData<Action>&) const
    {
        return true;
    }
};

// Returns the cells just written that clash with others, together with those others, in reading
// order.
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

// Returns the events that a player would notice after digits were written.
std::vector<Event>
notice(const Cells& written, const Grid& grid, const Board& before, const Board& now)
{
    std::vector<Event> events;
    if (written.empty())
        return events;

    std::set<HouseIndex> houses;
    for (Cell cell : written) {
        for (const PlaceOfCell& place : grid.houses_of(cell))
            houses.insert(place.house);
    }
    events.push_back(DigitPlaced{written});
    for (HouseIndex house : houses) {
        const bool is_complete = state_of(now, grid.house(house)) == HouseState::Complete;
        if (is_complete && state_of(before, grid.house(house)) != HouseState::Complete)
            events.push_back(HouseCompleted{house});
    }
    const Cells clashing = clashes_of(written, grid, now);
    if (!clashing.empty())
        events.push_back(ClashMade{clashing});
    return events;
}

// whether no digit differs from the solution
bool is_correct(const Board& board, const Puzzle& puzzle)
{
    return std::ranges::all_of(puzzle.grid->cells(), [&](Cell cell) {
        const Digit digit = board[cell].digit;
        return digit == no_digit || digit == puzzle.solution[cell];
    });
}

// The names of bookmarks show nothing of the board.
bool is_possible_in_pause(const Action& action)
{
    return std::holds_alternative<Resume>(action) || std::holds_alternative<NameBookmark>(action) ||
           std::holds_alternative<DeleteBookmark>(action) ||
           std::holds_alternative<RestoreBookmark>(action) ||
           std::holds_alternative<CopyOut>(action);
}

} // namespace

// Performs an action; there is one overload for each. A refused action changes nothing. Without the
// overload for an action this does not compile.
struct Session::Performer {
    Session& play;
    PlayTime time;
    std::vector<Event> events = {};

    // Makes `next` the current board, as one undo step.
    Verdict write(Board next)
    {
        next.tidy_drawing();
        if (next == play.board())
            return Verdict::NothingToDo;
        play.history_.push(next);
        play.bookmarks_.step(play.history_.position());
        return Verdict::Accepted;
    }

    // Does the same for an action on some cells, after checking that they may be changed.
    Verdict write(const Board& next, const Cells& cells)
    {
        const bool all_given =
            std::ranges::all_of(cells, [this](Cell cell) { return play.board()[cell].given; });
        const Verdict verdict = write(next);
        return verdict == Verdict::NothingToDo && all_given ? Verdict::CellIsGiven : verdict;
    }

    // Does the same for digits that the player enters, and counts wrong entries and collects
    // events.
    Verdict enter(const Board& next, const Cells& cells)
    {
        const Board before = play.board();
        Cells written;
        std::ranges::copy_if(cells, std::back_inserter(written), [&](Cell cell) {
            return next[cell].digit != before[cell].digit && next[cell].digit != no_digit;
        });
        const Verdict verdict = write(next, cells);
        for (Cell cell : written)
            play.stats_.wrong_entries += next[cell].digit != play.puzzle_.solution[cell] ? 1 : 0;
        events = notice(written, play.grid(), before, next);
        return verdict;
    }

    PeerNotes peer_notes() const
    {
        if (!play.options_.clear_peer_notes)
            return PeerNotes::Stay;
        return play.options_.clashes_keep_notes ? PeerNotes::LeaveUnlessClash : PeerNotes::Leave;
    }

    template <typename Writing>
    Board after(const Writing& action)
    {
        const PeerNotes notes = peer_notes();
        Board next = board_after(action, play.grid(), play.board(), notes);
        if (notes == PeerNotes::LeaveUnlessClash && !play.kept_notes_)
            play.kept_notes_ =
                next != board_after(action, play.grid(), play.board(), PeerNotes::Leave);
        return next;
    }

    Verdict operator()(const PlaceDigit& place)
    {
        const Verdict verdict = enter(after(place), place.cells);
        for (const Event& event : events) {
            if (const auto* placed = std::get_if<DigitPlaced>(&event))
                play.bookmarks_.wrote({placed->cells.front(), place.digit},
                                      play.history_.position(), play.board());
        }
        return verdict;
    }

    Verdict operator()(const ApplyStep& step)
    {
        Cells placed;
        for (const Candidate& placement : step.placements) {
            if (play.board()[placement.cell].given)
                return Verdict::CellIsGiven;
            placed.push_back(placement.cell);
        }
        const Board next = after(step);
        return next == play.board() ? Verdict::NothingToDo : enter(next, placed);
    }

    // Handles notes, texts, colours and Erase.
    template <typename Action>
        requires requires(Action action) { action.cells; }
    Verdict operator()(const Action& action)
    {
        return write(board_after(action, play.board()), action.cells);
    }

    Verdict draw(const Board& next)
    {
        const Drawing& drawing = next.drawing();
        const bool too_many =
            drawing.links().size() > max_links || drawing.colours().size() > max_coloured_notes;
        return too_many ? Verdict::TooManyDrawn : write(next);
    }

    Verdict operator()(const ColourNote& colour) { return draw(board_after(colour, play.board())); }

    Verdict operator()(const ToggleLink& link) { return draw(board_after(link, play.board())); }

    Verdict operator()(const EraseDrawing&)
    {
        Board next = play.board();
        next.drawing().erase_colours_and_links();
        return write(next);
    }

    Verdict operator()(const FillNotes& fill)
    {
        const Verdict verdict = write(board_after(fill, play.grid(), play.board()));
        play.stats_.note_fills += verdict == Verdict::Accepted ? 1 : 0;
        return verdict;
    }

    Verdict operator()(const FillSingles& fill)
    {
        const Verdict verdict = enter(after(fill), play.grid().cells());
        play.stats_.singles_fills += verdict == Verdict::Accepted ? 1 : 0;
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

    Verdict operator()(const SetBookmark&)
    {
        const Bookmark* last = play.bookmarks_.last();
        if (last != nullptr && last->board == play.board())
            return Verdict::NothingToDo;
        play.bookmarks_.set(play.board(), play.history_.position(), time);
        return Verdict::Accepted;
    }

    Verdict operator()(const ReturnToBookmark&) { return go_to(play.bookmarks_.last()); }

    Verdict operator()(const GoToBookmark& bookmark) { return go_to(standing(bookmark.number)); }

    // Where the board is the bookmark's already, another one may be the last.
    Verdict go_to(const Bookmark* bookmark)
    {
        if (bookmark == nullptr)
            return Verdict::NoBookmark;
        const bool is_last = bookmark == play.bookmarks_.last();
        if (write(bookmark->board) == Verdict::NothingToDo && is_last)
            return Verdict::NothingToDo;
        play.bookmarks_.go_to(bookmark->number, play.history_.position());
        return Verdict::Accepted;
    }

    Verdict operator()(const NameBookmark& named)
    {
        const Bookmark* bookmark = standing(named.number);
        if (bookmark == nullptr)
            return Verdict::NoBookmark;
        if (bookmark->name == named.name)
            return Verdict::NothingToDo;
        play.bookmarks_.name(named.number, named.name);
        return Verdict::Accepted;
    }

    Verdict operator()(const DeleteBookmark& bookmark)
    {
        if (standing(bookmark.number) == nullptr)
            return Verdict::NoBookmark;
        play.bookmarks_.remove(bookmark.number);
        return Verdict::Accepted;
    }

    Verdict operator()(const RestoreBookmark& bookmark)
    {
        if (play.bookmarks_.find(bookmark.number) == nullptr)
            return Verdict::NoBookmark;
        if (standing(bookmark.number) != nullptr)
            return Verdict::NothingToDo;
        play.bookmarks_.restore(bookmark.number);
        return Verdict::Accepted;
    }

    // null if there is none, or it is deleted
    const Bookmark* standing(int number) const
    {
        const Bookmark* bookmark = play.bookmarks_.find(number);
        return bookmark == nullptr || bookmark->deleted ? nullptr : bookmark;
    }

    Verdict operator()(const Check&)
    {
        ++play.stats_.checks;
        events.push_back(Checked{play.mistakes()});
        return Verdict::Accepted;
    }

    Verdict note_once(bool& is_noted)
    {
        return std::exchange(is_noted, true) ? Verdict::NothingToDo : Verdict::Accepted;
    }
    Verdict operator()(const RevealMistakes&) { return note_once(play.stats_.mistakes_revealed); }
    Verdict operator()(const StrikeNotes&) { return note_once(play.stats_.notes_struck); }
    Verdict operator()(const ShowPossible&) { return note_once(play.stats_.possible_shown); }
    Verdict operator()(const StrikeSums&) { return note_once(play.stats_.sums_struck); }
    Verdict operator()(const CopyOut&) { return note_once(play.stats_.copied_out); }
    Verdict operator()(const NoteInterruption&) { return note_once(play.stats_.interrupted); }
    Verdict operator()(const NoteScript&) { return note_once(play.stats_.script_solved); }

    Verdict operator()(const GiveUp&)
    {
        play.stats_.given_up = true;
        return Verdict::Accepted;
    }

    Verdict operator()(const OpenHint& hint)
    {
        play.stats_.hints += hint.level == 1 ? 1 : 0;
        play.stats_.hints_named += hint.level == 2 ? 1 : 0;
        play.stats_.hints_explained += hint.level == hint_levels ? 1 : 0;
        return Verdict::Accepted;
    }

    Verdict operator()(const RevertMistakes&) { return write(play.last_correct_board()); }

    Verdict operator()(const Pause&)
    {
        play.paused_ = true;
        ++play.stats_.pauses;
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
      stats_(start_->stats),
      fills_(start_->fills),
      bookmarks_(start_->bookmarks.at_new_start())
{
    for (Cell cell : grid().cells()) {
        const Square& square = board()[cell];
        ENSURE(square.given == (puzzle_.givens[cell] != no_digit));
        ENSURE(!square.given || square.digit == puzzle_.givens[cell]);
    }
}

Session::Session(const Session& other) = default;
Session::Session(Session&& other) noexcept = default;
Session& Session::operator=(const Session& other) = default;
Session& Session::operator=(Session&& other) noexcept = default;
Session::~Session() = default;

Outcome Session::act(const Action& action, PlayTime at)
{
    if (!std::visit(FitsGrid{grid()}, action))
        return Outcome{Verdict::NotOnThisGrid, {}};
    if (is_over())
        return Outcome{Verdict::PlayIsOver, {}};
    if (paused_ && !is_possible_in_pause(action))
        return Outcome{Verdict::PlayIsPaused, {}};

    const Board before = board();
    const PlayTime time = std::max(at, last_action_at());
    Performer performer{*this, time};
    const Verdict verdict = std::visit(performer, action);
    if (verdict != Verdict::Accepted)
        return Outcome{verdict, {}};

    fills_.follow(before, board(), time);
    log_.push_back(LogEntry{time, action});
    if (is_solved())
        performer.events.push_back(Solved{});
    return Outcome{verdict, std::move(performer.events)};
}

bool Session::is_solved() const
{
    return std::ranges::all_of(grid().cells(), [this](Cell cell) {
        return board()[cell].digit == puzzle_.solution[cell];
    });
}

int Session::cells_to_fill() const
{
    return count_of(puzzle_.givens, no_digit);
}

int Session::cells_filled() const
{
    return how_many(grid().cells(), [this](Cell cell) {
        return !board()[cell].given && board()[cell].digit != no_digit;
    });
}

Cells Session::mistakes() const
{
    Cells wrong;
    for (Cell cell : grid().cells()) {
        const Digit digit = board()[cell].digit;
        if (digit != no_digit && digit != puzzle_.solution[cell])
            wrong.push_back(cell);
    }
    return wrong;
}

Losses Session::lost_by_reverting() const
{
    const Board before = last_correct_board();
    Losses lost;
    for (Cell cell : grid().cells()) {
        const Square& now = board()[cell];
        const Square& then = before[cell];
        const bool is_correct = now.digit == puzzle_.solution[cell];
        lost.correct_digits += is_correct && then.digit == no_digit ? 1 : 0;
        lost.notes += now.corner_notes.without(then.corner_notes).count();
        lost.notes += now.centre_notes.without(then.centre_notes).count();
        const std::string& text = board().drawing().text_in(cell);
        lost.notes += text.empty() || text == before.drawing().text_in(cell) ? 0 : 1;
        lost.colours += now.colours.without(then.colours).count();
    }
    const Drawing& then = before.drawing();
    for (const auto& [note, colour] : board().drawing().colours())
        lost.colours += then.colour_of(note) == colour ? 0 : 1;
    for (const auto& [ends, strength] : board().drawing().links())
        lost.links += then.links().contains(ends) ? 0 : 1;
    return lost;
}

// A play that was rebuilt from a board may have no correct board in its history; then only the
// wrong digits are removed.
Board Session::last_correct_board() const
{
    const auto right =
        history_.last_with([this](const Board& board) { return is_correct(board, puzzle_); });
    return right ? *right : board_after(Erase{mistakes()}, board());
}

PlayTime Session::last_action_at() const
{
    if (!log_.empty())
        return log_.back().at;
    return start_ ? start_->at : PlayTime{0};
}

// The same as RunStats::clean() says afterwards; a test compares them.
bool would_end_clean_run(const Session& session, const Action& action)
{
    return info_of(action).help == Help::Yes && session.stats().clean() && !session.is_over() &&
           (!session.is_paused() || is_possible_in_pause(action));
}

namespace {

struct TellsAnything {
    const Grid& grid;
    const Board& board;

    template <typename Kind>
    bool operator()(const Kind&) const
    {
        return true;
    }
    bool operator()(const FillNotes& fill) const { return board_after(fill, grid, board) != board; }
    bool operator()(const FillSingles& fill) const
    {
        return board_after(fill, grid, board, PeerNotes::Stay) != board;
    }
    bool operator()(const ShowPossible&) const
    {
        return std::ranges::any_of(grid.cells(),
                                   [&](Cell cell) { return board[cell].digit == no_digit; });
    }
    bool operator()(const StrikeSums&) const
    {
        return std::ranges::any_of(grid.cages(), [&](const Cage& cage) {
            return cage.has_sum() && std::ranges::any_of(cage.cells, [&](Cell cell) {
                       return board[cell].digit == no_digit;
                   });
        });
    }
    bool operator()(const StrikeNotes&) const
    {
        const std::vector<DigitSet> possible = possible_digits(grid, board);
        return std::ranges::any_of(grid.cells(), [&](Cell cell) {
            const Square& square = board[cell];
            const DigitSet notes = square.corner_notes.with(square.centre_notes);
            return square.digit == no_digit && !notes.without(possible[cell.index]).empty();
        });
    }
};

} // namespace

bool would_tell_anything(const Session& session, const Action& action)
{
    return std::visit(TellsAnything{session.grid(), session.board()}, action);
}

} // namespace engine
