#pragma once
// cronodoku replay: does the logs of replays again and compares them with what is claimed.

#include <string>
#include <vector>

#include "engine/text/translations.h"
#include "game/command_line/commands.h"

namespace game {

struct ReplayArguments {
    std::vector<std::string> files = {}; // - is the standard input
    bool as_text = false;                // writes the replays as text instead
};

// Reads files of the save folder and texts with a replay, or the input stream if none is named. The
// status is `improper` if a replay can't be read, is impossible, or claims something else than its
// log yields.
int replay(const ReplayArguments& asked, Streams streams, const engine::Translations& texts);

} // namespace game
