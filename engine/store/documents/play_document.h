#pragma once
// Converts whole plays to and from documents. A play is read by replaying its log; if
// that leads to another board than the saved one, the saved board is used.

#include <optional>

#include "engine/base/cancel.h"
#include "engine/base/result.h"
#include "engine/play/session.h"
#include "engine/store/documents/documents.h"

namespace engine {

constexpr std::size_t longest_log = 100'000;

// A log that is too long for a file is omitted; the play then starts at its board.
enum class SavedLog { Whole, OnlyBoard };

// Sets the members clear_peer_notes, clashes_keep_notes, start, log, board and facts.
void put_play(const Session& session, SavedLog kept, GameDocument& document);

// Returns the oldest format version that can express this play.
int version_needed(const Session& session, SavedLog kept);

struct PlayRead {
    Session session;
    bool rebuilt; // the log did not lead to the saved board
};
std::optional<PlayRead> read_play(const GameDocument& document, const Puzzle& puzzle);

// Does the log again, strictly: an impossible action is a failure that names its number, its time
// and what is wrong. The saved board and statistics are not looked at.
Result<Session>
replay_play(const GameDocument& document, const Puzzle& puzzle, const Cancel& cancel = {});

} // namespace engine
