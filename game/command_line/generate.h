#pragma once
// cronodoku generate: makes new puzzles, one on each line.

#include <string>

#include "game/command_line/answers.h"
#include "game/command_line/puzzle_order.h"

namespace game {

struct GenerateArguments : OrderArguments {
    std::string code; // excludes what an order says
    std::string day;  // of the board of the day; excludes all of that but layout and level
    unsigned jobs = usual_jobs();
    bool steps = false;
    bool solutions = false;
    bool codes = false;
    bool json = false;
};

int generate(const GenerateArguments& asked, Streams streams, const engine::Translations& texts);

} // namespace game
