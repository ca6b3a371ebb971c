#pragma once
// The puzzles a command works on: those on the command line or, if there are none, one on each line
// of the input stream. Blank lines and lines that start with # are skipped.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/grid/puzzle.h"
#include "game/command_line/commands.h"

namespace game {

struct PuzzleInput {
    engine::Message where; // "line 3", "puzzle 2"
    std::shared_ptr<const engine::Grid> grid;
    engine::Digits givens;
};

// Calls `look` with each puzzle as soon as it is read; `look` returns an exit status. Unreadable
// puzzles are reported on the error stream. Returns the worst status.
int for_each_puzzle(const std::vector<std::string>& puzzles,
                    Streams streams,
                    const engine::Translations& texts,
                    const std::function<int(const PuzzleInput&)>& look);

// Returns "line 3: several solutions", for the error stream.
std::string
said_of(const PuzzleInput& puzzle, const std::string& sentence, const engine::Translations& texts);

} // namespace game
