#pragma once
// cronodoku generate: makes new puzzles, one on each line.

#include <optional>
#include <string>

#include "engine/base/day.h"
#include "game/command_line/answers.h"
#include "game/command_line/puzzle_order.h"

namespace game {

struct GenerateArguments : OrderArguments {
    std::string code;   // excludes what an order says
    std::string day;    // of the board of the day; excludes all of that but layout and level
    bool spoil = false; // boards of days to come, too
    std::optional<engine::Day> today = {}; // where the player lives; nothing: no day is to come
    unsigned jobs = usual_jobs();
    bool steps = false;
    bool solutions = false;
    bool codes = false;
    bool json = false;
};

int generate(const GenerateArguments& asked, Streams streams, const engine::Translations& texts);

} // namespace game
