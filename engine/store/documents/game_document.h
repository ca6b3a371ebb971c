#pragma once
// Converts games in progress to and from documents.

#include <optional>

#include "engine/base/cancel.h"
#include "engine/store/documents/documents.h"
#include "engine/store/documents/play_document.h"
#include "engine/store/documents/saved_game.h"

namespace engine {

GameDocument to_document(const SavedGame& game, SavedLog kept);
std::optional<SavedGame> from_document(const GameDocument& document, const std::string& id);

// The same for a finished run, whose log is done again strictly: see replay_play(). The failure
// says what is wrong with it.
Result<SavedGame>
replayed_from(const GameDocument& document, const std::string& id, const Cancel& cancel = {});

} // namespace engine
