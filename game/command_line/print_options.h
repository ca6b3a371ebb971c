#pragma once
// What cronodoku print is asked, and what it means.

#include <filesystem>
#include <string>
#include <vector>

#include "engine/grid/symbols.h"
#include "engine/print/print_choices.h"
#include "game/command_line/answers.h"
#include "game/command_line/puzzle_order.h"
#include "game/print/sheet_files.h"

namespace game {

// The arguments as typed; empty if an option was not given.
struct PrintArguments {
    OrderArguments order; // its level may be a range, "easy-expert"
    PuzzleArguments given;
    std::string to;
    std::string format;
    std::string per_page;
    std::string paper;
    std::string solutions;
    std::string title;
    std::string dots_per_inch;
    bool large = false;
    bool ratings = false;
    bool time_lines = false;
    std::string symbols;
    bool letters = false; // the same as "letters" for symbols
    bool position = false;
    bool booklet = false;
    std::vector<std::filesystem::path> font_folders; // where the fonts may be
};

// What its options take.
std::vector<std::string> paper_names();
std::vector<std::string> solutions_names();
std::vector<std::string> per_page_names();
std::vector<std::string> symbols_names();

struct PrintWish {
    engine::PrintChoices choices;
    SheetWriting writing;
    engine::SymbolSet symbols = engine::SymbolSet::Figures; // where they fit the puzzle
};

// Fails with a sentence if an argument is invalid.
engine::Result<PrintWish> understood(const PrintArguments& asked);

// A spec, with its seed, for each puzzle that is to be made, and what to tell about them.
struct PrintOrder {
    std::vector<engine::PuzzleSpec> specs;
    Order first; // what was chosen for the player
};
// If the level is a range, or the pages are a booklet without one level, levels rise, each with as
// many puzzles. Without a number of puzzles they fill one page, or one for each level.
engine::Result<PrintOrder> ordered(const PrintArguments& asked, const PrintWish& wish);

} // namespace game
