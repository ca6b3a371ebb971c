#pragma once
// cronodoku generate: makes new puzzles, one on each line.

#include <string>
#include <vector>

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
    std::string jobs;
    bool minimal = false;
    bool steps = false;
    bool solutions = false;
    bool codes = false;
    bool json = false;
};

// What its options take.
std::vector<std::string> technique_names(); // those that may be needed
std::vector<std::string> fill_names();
std::vector<std::string> symmetry_names();

int generate(const GenerateArguments& asked, Streams streams, const engine::Translations& texts);

} // namespace game
