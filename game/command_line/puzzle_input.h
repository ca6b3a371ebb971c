#pragma once
// The puzzles a command shall look at: those named on the command line or, when none is, one a
// line from the input stream. Blank lines and lines that start with # are left out.

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

// Hands over each puzzle as soon as it is read; `look` answers with an exit status. What can't be
// read is said on the error stream. The status is the worst of all.
int for_each_puzzle(const std::vector<std::string>& puzzles,
                    Streams streams,
                    const engine::Catalogue& words,
                    const std::function<int(const PuzzleInput&)>& look);

// "line 3: several solutions", for the error stream.
std::string
said_of(const PuzzleInput& puzzle, const std::string& sentence, const engine::Catalogue& words);

} // namespace game
