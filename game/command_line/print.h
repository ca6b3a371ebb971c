#pragma once
// cronodoku print: pages of puzzles as PDF, SVG or PNG; what it is asked, and what that means.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/grid/symbols.h"
#include "engine/print/print_choices.h"
#include "game/command_line/answers.h"
#include "game/command_line/puzzle_order.h"
#include "game/print/sheet_files.h"

namespace game {

struct PrintArguments {
    OrderArguments order;
    PuzzleArguments given;
    std::string to;
    std::optional<SheetFormat> format; // nothing: by the name of the file
    engine::PrintChoices choices;
    int dots_per_inch = SheetWriting{}.dots_per_inch;
    bool large = false;
    std::optional<engine::SymbolSet> symbols; // where they fit the puzzle
    bool letters = false;                     // the same as "letters" for symbols
    std::string own_symbols;                  // if there are any, these
    bool position = false;
    std::vector<std::filesystem::path> font_folders; // where the fonts may be
};

// The levels of "easy-expert", or of a single one.
engine::Result<LevelRange> parse_levels(const std::string& text);

// A spec, with its seed, for each puzzle that is to be made, and what to tell about them.
struct PrintOrder {
    std::vector<engine::PuzzleSpec> specs;
    Order first; // what was chosen for the player
};

// The puzzles that are to be printed, with their solutions, levels and codes.
struct PuzzlesToPrint {
    std::vector<engine::PuzzleToPrint> puzzles; // in their order
    int status = all_good;
};

// Reports the puzzles that can't be read or don't have exactly one solution, and leaves them out.
// Too many puzzles are an error. If the program is asked to end, the status says so.
PuzzlesToPrint given_puzzles(const PrintArguments& asked,
                             const engine::SymbolChoice& symbols,
                             Streams streams,
                             const engine::Translations& texts);
PuzzlesToPrint made_puzzles(const PrintArguments& asked,
                            const PrintOrder& order,
                            const engine::SymbolChoice& symbols,
                            Streams streams,
                            const engine::Translations& texts);

// Prints the puzzles that are given, or makes new ones if options order any. Nothing is written
// unless all pages are drawn.
int print(const PrintArguments& asked, Streams streams, const engine::Translations& texts);

} // namespace game
