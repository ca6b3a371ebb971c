#pragma once
// cronodoku convert: writes puzzles in another format.

#include "engine/formats/format.h"
#include "game/command_line/answers.h"
#include "game/command_line/option_values.h"

namespace game {

struct ConvertArguments {
    PuzzleArguments common;
    const engine::Format* to = nullptr; // may be null if JSON is asked
    bool only_givens = false;
};

// Puzzles that the format can't hold are refused by name. The error stream says at the end which
// details of how many puzzles were left out.
int convert(const ConvertArguments& asked, Streams streams, const engine::Translations& texts);

// Those that are written.
Choices<const engine::Format*> written_formats();

} // namespace game
