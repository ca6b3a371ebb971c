#pragma once
// cronodoku generate: makes new puzzles, one on each line.

#include <string>

#include "game/command_line/commands.h"

namespace game {

// The arguments as typed; empty if an option was not given.
struct GenerateArguments {
    std::string layout;
    std::string level;
    std::string technique;
    std::string fill;
    std::string symmetry;
    std::string count;
    std::string seed;
    std::string givens;
    std::string givens_in_row;
    std::string code; // excludes the options above
    bool minimal = false;
    bool steps = false;
    bool solutions = false;
    bool codes = false;
};

int generate(const GenerateArguments& asked, Streams streams, const engine::Translations& texts);

} // namespace game
