#pragma once
// Shared by the tests of replays: finished runs as replays, and replays that somebody edited.

#include <string>

#include "engine/store/disk/envelope.h"
#include "engine/store/documents/book_documents.h"
#include "engine/store/documents/game_document.h"
#include "engine/store/documents/json.h"
#include "engine/store/documents/pasted_bytes.h"
#include "engine/store/documents/replay.h"
#include "tests/engine/random_actions.h"
#include "tests/engine/scenario.h"

namespace engine {

// Places what is still missing, one digit each second.
void finish(Session& session);

// The id of a layout of one square, with or without diagonals.
std::string layout_with(const Grid& grid);

// What the game writes about a run that has just ended.
Replay replay_of(const Session& session, const std::string& id = "one");
Replay clean_replay(const std::string& id = "one");

ReplayDocument document_of(const Replay& replay);

// As a forger would write it: with a first line that fits, if there can be one, and right checks.
std::string forged(const ReplayDocument& document);

std::string file_of(const Replay& replay);
std::string why_not(const std::string& text);

} // namespace engine
