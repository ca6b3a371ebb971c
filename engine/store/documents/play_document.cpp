#include "engine/store/documents/play_document.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/whole_number.h"
#include "engine/play/proven_run.h"
#include "engine/rules/drawn_grid.h"
#include "engine/store/disk/envelope.h"
#include "engine/store/documents/board_document.h"
#include "engine/store/documents/checks.h"
#include "engine/store/documents/replay_messages.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

constexpr std::size_t longest_entry = 12'000; // an action on every cell of the largest grid

StartDocument to_document(const StartingPoint& start, const Grid& grid)
{
    StartDocument document{.board = to_document(start.board, grid),
                           .facts = start.stats,
                           .filled_cells = numbers_from(start.fills.cells()),
                           .fill_times = start.fills.times(),
                           .at = start.at.count()};
    put_bookmarks(start.bookmarks, grid, document);
    return document;
}

StartingPoint end_of(const Session& session)
{
    return {session.board(), session.stats(), session.fills(), session.last_action_at(),
            session.bookmarks().at_new_start()};
}

// Requires every filled cell of the board and no other, with times that never decrease.
std::optional<FillTimes> fills_from(const StartDocument& document, const Board& board)
{
    const auto cells = cells_from(document.filled_cells, count_of(board.digits()));
    const std::vector<PlayTime>& times = document.fill_times;
    if (!cells || cells->size() != times.size() ||
        (!times.empty() && times.back() > PlayTime{document.at}))
        return std::nullopt;
    Board seen = board;
    FillTimes fills;
    for (std::size_t filled = 0; filled < times.size(); ++filled) {
        const Square& square = board[(*cells)[filled]];
        if (square.given || square.digit == no_digit)
            return std::nullopt;
        fills.add((*cells)[filled], times[filled]);
        seen.write_digit((*cells)[filled], no_digit);
    }
    for (std::size_t index = 0; index < board.digits().size(); ++index) {
        const Square& square = seen[Cell::at(index)];
        if (!square.given && square.digit != no_digit)
            return std::nullopt;
    }
    return fills;
}

std::optional<StartingPoint> from_document(const StartDocument& document, const Puzzle& puzzle)
{
    const auto board = from_document(document.board, puzzle);
    if (!board || !is_possible(document))
        return std::nullopt;
    const auto fills = fills_from(document, *board);
    const auto bookmarks = bookmarks_from(document, puzzle);
    if (!fills || !bookmarks)
        return std::nullopt;
    return StartingPoint{*board, document.facts, *fills, PlayTime{document.at}, *bookmarks};
}

std::optional<Session> fresh_session(const GameDocument& document, const Puzzle& puzzle)
{
    const PlayOptions options{.clear_peer_notes = document.clear_peer_notes,
                              .clashes_keep_notes = document.clashes_keep_notes};
    if (document.start.empty())
        return Session(puzzle, options);
    const auto start = from_document(document.start.front(), puzzle);
    if (document.start.size() != 1 || !start)
        return std::nullopt;
    return Session(puzzle, options, *start);
}

// Nothing if the text is no action on this grid.
std::optional<LogEntry> entry_from(const std::string& text, const Grid& grid)
{
    std::string_view rest = text;
    const auto at = take_number<Number>(rest, 0, longest_play);
    if (!at || !rest.starts_with(' ') || text.size() > longest_entry)
        return std::nullopt;
    const auto action = parse_action(grid, rest.substr(1));
    return action ? std::optional(LogEntry{PlayTime{*at}, *action}) : std::nullopt;
}

bool act_again(const std::string& text, Session& session)
{
    const auto entry = entry_from(text, session.grid());
    return entry && session.act(entry->action, entry->at).verdict == Verdict::Accepted;
}

std::optional<ImpossibleAction> replay_entry(const std::string& text, Session& session)
{
    if (const auto entry = entry_from(text, session.grid()))
        return do_again(session, *entry);
    return ImpossibleAction{.number = session.log().size() + 1,
                            .at = session.last_action_at(),
                            .reason = ImpossibleAction::Reason::NotUnderstood};
}

// Returns a play with the saved board and statistics, and as much of the replayed history as fits
// them.
Session rebuilt(const Session& replayed, const Board& board, const RunStats& stats)
{
    FillTimes fills = replayed.fills();
    fills.follow(replayed.board(), board, replayed.last_action_at());
    return Session(replayed.puzzle(), replayed.options(),
                   StartingPoint{board, stats, fills, replayed.last_action_at(),
                                 replayed.bookmarks().at_new_start()});
}

bool has_texts(const StartingPoint& start)
{
    const auto& bookmarks = start.bookmarks.all();
    return !start.board.drawing().texts().empty() ||
           std::ranges::any_of(bookmarks, [](const Bookmark& bookmark) {
               return !bookmark.board.drawing().texts().empty();
           });
}

int version_needed(const StartingPoint& start)
{
    const bool needs_3 =
        start.board.drawing().has_colours_or_links() || !start.bookmarks.all().empty();
    int version = has_texts(start) ? 5 : needs_3 ? 3 : first_version;
    RunStats::for_each_member(start.stats, [&version](const Member& member, const auto& value) {
        version = std::max(version, is_zero(value) ? first_version : member.needs);
    });
    return version;
}

template <typename... Kinds>
bool is_one_of(const Action& action)
{
    return (std::holds_alternative<Kinds>(action) || ...);
}

int version_needed(const Action& action)
{
    if (is_one_of<StrikeSums>(action))
        return 6;
    if (is_one_of<CopyOut, NoteInterruption, NoteScript, WriteText>(action))
        return 5;
    if (is_one_of<FillSingles, ShowPossible>(action))
        return 4;
    if (is_one_of<ColourNote, ToggleLink, EraseDrawing, GoToBookmark, NameBookmark, DeleteBookmark,
                  RestoreBookmark, StrikeNotes, GiveUp>(action))
        return 3;
    return is_one_of<OpenHint, ApplyStep, RevertMistakes>(action) ? 2 : first_version;
}

} // namespace

void put_play(const Session& session, SavedLog kept, GameDocument& document)
{
    const Grid& grid = session.grid();
    document.clear_peer_notes = session.options().clear_peer_notes;
    document.clashes_keep_notes = session.options().clashes_keep_notes;
    document.board = to_document(session.board(), grid);
    document.facts = session.stats();
    document.start.clear();
    document.log.clear();
    if (kept == SavedLog::OnlyBoard) {
        document.start.push_back(to_document(end_of(session), grid));
        return;
    }
    if (session.start())
        document.start.push_back(to_document(*session.start(), grid));
    for (const LogEntry& entry : session.log())
        document.log.push_back(std::to_string(entry.at.count()) + " " +
                               to_text(grid, entry.action));
}

int version_needed(const Session& session, SavedLog kept)
{
    if (!has_cages_told_by_lines(session.grid()))
        return 6;
    if (kept == SavedLog::OnlyBoard)
        return version_needed(end_of(session));
    int version = session.kept_notes() ? 5 : first_version;
    if (session.start())
        version = std::max(version, version_needed(*session.start()));
    for (const LogEntry& entry : session.log())
        version = std::max(version, version_needed(entry.action));
    return version;
}

std::optional<PlayRead> read_play(const GameDocument& document, const Puzzle& puzzle)
{
    const auto board = from_document(document.board, puzzle);
    const RunStats& stats = document.facts;
    auto session = fresh_session(document, puzzle);
    if (!board || !is_possible(stats) || !session || document.log.size() > longest_log)
        return std::nullopt;
    for (const std::string& entry : document.log) {
        if (!act_again(entry, *session))
            return std::nullopt;
    }
    if (session->board() == *board && session->stats() == stats)
        return PlayRead{*std::move(session), false};
    return PlayRead{rebuilt(*session, *board, stats), true};
}

Result<Session>
replay_play(const GameDocument& document, const Puzzle& puzzle, const Cancel& cancel)
{
    auto session = fresh_session(document, puzzle);
    if (!session)
        return Failure{{N_("The replay is not valid: its start is not a board of its puzzle.")}};
    if (document.log.size() > longest_log)
        return Failure{{N_("The replay is not valid: its log is too long.")}};
    for (const std::string& entry : document.log) {
        if (cancel.is_asked())
            return Failure{{N_("Cancelled.")}};
        if (const auto impossible = replay_entry(entry, *session))
            return Failure{why_impossible(*impossible, entry)};
    }
    return *std::move(session);
}

} // namespace engine
