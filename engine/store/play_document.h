#pragma once
// What is written on a board, and a whole play, to and from documents. A play is read by acting
// its log again; where that leads elsewhere than the saved board, the board wins.

#include <optional>

#include "engine/play/session.h"
#include "engine/store/documents.h"

namespace engine {

BoardDocument to_document(const Board& board, const Grid& grid);
std::optional<Board> from_document(const BoardDocument& document, const Puzzle& puzzle);

FactsDocument to_document(const Facts& facts);
std::optional<Facts> from_document(const FactsDocument& document);

constexpr std::size_t longest_log = 100'000;

// A log that has grown too long for a file is left out: then the play starts at its board.
enum class LogKept { Whole, OnlyItsEnd };

// Fills in clear_peer_notes, start, log, board and facts.
void put_play(const Session& session, LogKept kept, GameDocument& document);

// The oldest format version that can tell this play.
int version_needed(const Session& session, LogKept kept);

struct PlayRead {
    Session session;
    bool rebuilt; // the board won
};
std::optional<PlayRead> read_play(const GameDocument& document, const Puzzle& puzzle);

} // namespace engine
