#pragma once
// cronodoku generate: new puzzles, one line each.

#include <string>

#include "game/command_line/commands.h"

namespace game {

// As typed; empty where nothing was said.
struct GenerateWords {
    std::string layout;
    std::string level;
    std::string technique;
    std::string fill;
    std::string symmetry;
    std::string count;
    std::string seed;
    std::string givens;
    std::string givens_in_row;
    std::string from_recipe; // goes with no wish above
    bool minimal = false;
    bool steps = false;
    bool solutions = false;
    bool recipes = false;
};

int generate(const GenerateWords& asked, Streams streams, const engine::Catalogue& words);

} // namespace game
