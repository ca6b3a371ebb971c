#pragma once
// What is to be printed, and how.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/digit_set.h"
#include "engine/base/table.h"
#include "engine/grid/puzzle.h"
#include "engine/print/printed_board.h"
#include "engine/rules/layout.h"
#include "engine/steps/level.h"

namespace engine {

struct PuzzleToPrint {
    Puzzle puzzle;
    std::shared_ptr<const Layout> layout; // of the puzzle
    Digits placed = {};                   // by a player, no_digit elsewhere; may be empty
    By<Cell, DigitSet> notes = {};        // small in open cells; may be empty
    Level level = Level::Beginner;
    std::optional<int> effort = {}; // its rating; nothing if the rating does not know its rules
    std::string code = {};          // that gives it again; may be empty
};

enum class Solutions {
    None,
    OnPages, // of their own, after the puzzles
    AtFoot,  // of each page, upside down
};

inline constexpr int most_printed = 500; // puzzles at once
inline constexpr std::array puzzles_per_page = {1, 2, 4, 6, 12};

struct PrintChoices {
    PaperSize paper = a4_paper;
    int per_page = 4; // one of puzzles_per_page
    TypeSize type = TypeSize::Usual;
    Solutions solutions = Solutions::OnPages;
    bool shows_ratings = false;
    bool has_lines_for_time = false; // a line beside each puzzle to write the time on
    bool is_booklet = false;         // with a title page, and sorted: levels rise
    std::string title = {};          // of the booklet; empty for the usual one
};

} // namespace engine
