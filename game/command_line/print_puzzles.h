#pragma once
// The puzzles that are to be printed, with their solutions, levels and codes: those that were
// given, or new ones.

#include <vector>

#include "engine/print/print_choices.h"
#include "game/command_line/print_options.h"

namespace game {

struct PuzzlesToPrint {
    std::vector<engine::PuzzleToPrint> puzzles; // in their order
    int status = all_good;
};

// Reports the puzzles that can't be read or don't have exactly one solution, and leaves them out.
// Too many puzzles are an error. If the program is asked to end, the status says so.
PuzzlesToPrint given_puzzles(const PrintArguments& asked,
                             engine::SymbolSet symbols,
                             Streams streams,
                             const engine::Translations& texts);
PuzzlesToPrint made_puzzles(const PrintArguments& asked,
                            const PrintOrder& order,
                            engine::SymbolSet symbols,
                            Streams streams,
                            const engine::Translations& texts);

} // namespace game
