#pragma once
// Checks that every play must pass, whatever the player does. Each returns what is wrong; empty if
// nothing is.

#include <string>

#include "engine/play/session.h"
#include "engine/store/documents/game_document.h"

namespace engine {

inline std::string wrong_with_givens(const Session& session)
{
    const Digits& givens = session.puzzle().givens;
    for (Cell cell : session.grid().cells()) {
        const Digit given = givens[cell.index];
        if (session.board()[cell].given != (given != no_digit))
            return "a given is no given any more, or a new one is there";
        if (given != no_digit && session.board()[cell].digit != given)
            return "a given has another digit";
    }
    return "";
}

// A session at its start: from the puzzle, or from where its log was cut.
inline Session begun_again(const Session& session)
{
    if (session.start())
        return Session(session.puzzle(), session.options(), *session.start());
    return Session(session.puzzle(), session.options());
}

inline std::string wrong_with_log(const Session& session)
{
    Session again = begun_again(session);
    for (const LogEntry& entry : session.log()) {
        if (again.act(entry.action, entry.at).verdict != Verdict::Accepted)
            return "what was done is refused when it is done again";
    }
    if (again.board() != session.board() || again.stats() != session.stats())
        return "the log leads to another board, or to other facts";
    if (again.fill_times() != session.fill_times() || again.log() != session.log())
        return "the log leads to other times, or to another log";
    if (again.bookmarks().all() != session.bookmarks().all())
        return "the log leads to other bookmarks";
    if (again.is_paused() != session.is_paused() || again.is_over() != session.is_over())
        return "the log does not end where the play stands";
    if (static_cast<std::size_t>(session.cells_filled()) != session.fill_times().size())
        return "not every filled cell has its time";
    return "";
}

inline std::string wrong_with_save(const SavedGame& game)
{
    const Session& session = game.session;
    const auto same = from_document(to_document(game, SavedLog::Whole), game.id);
    if (!same || same->rebuilt || same->session.board() != session.board())
        return "the play is another one after it was saved";
    if (same->session.bookmarks().all() != session.bookmarks().all())
        return "the play has other bookmarks after it was saved";
    const auto end = from_document(to_document(game, SavedLog::OnlyBoard), game.id);
    if (!end || end->session.board() != session.board() ||
        end->session.fill_times() != session.fill_times() ||
        end->session.bookmarks().all() != session.bookmarks().all())
        return "the play is another one after it was saved without its log";
    return "";
}

inline std::string wrong_with_undo(Session session)
{
    if (session.is_over())
        return "";
    session.act(Resume{}, session.last_action_at());
    while (session.can_undo()) {
        if (session.act(Undo{}, session.last_action_at()).verdict != Verdict::Accepted)
            return "what can be undone is not";
    }
    const Session start = begun_again(session);
    if (session.board() != start.board())
        return "undo does not lead back to the start";
    return session.fill_times() == start.fill_times() ? "" : "times are left when all is undone";
}

inline std::string wrong_with(const SavedGame& game)
{
    for (const std::string& wrong : {wrong_with_givens(game.session), wrong_with_log(game.session),
                                     wrong_with_save(game), wrong_with_undo(game.session)}) {
        if (!wrong.empty())
            return wrong;
    }
    return "";
}

} // namespace engine
