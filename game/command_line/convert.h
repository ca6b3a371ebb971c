#pragma once
// cronodoku convert: writes puzzles in another format.

#include <string>

#include "game/command_line/answers.h"

namespace game {

struct ConvertArguments {
    PuzzleArguments common;
    std::string to; // the id of a format; may be empty if JSON is asked
    bool only_givens = false;
};

// Puzzles that the format can't hold are refused by name. The error stream says at the end which
// details of how many puzzles were left out.
int convert(const ConvertArguments& asked, Streams streams, const engine::Translations& texts);

// The ids of formats that are written, for help and messages.
std::vector<std::string> format_names();

} // namespace game
