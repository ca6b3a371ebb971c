#pragma once
// The first page of a booklet: its title, what is in it, and the rules.

#include <optional>
#include <vector>

#include "engine/print/print_choices.h"
#include "engine/print/sheet.h"
#include "engine/text/translations.h"

namespace engine {

// The puzzles of one level.
struct Chapter {
    Level level;
    std::size_t first_number; // of a puzzle, from 1
    std::size_t last_number;
    std::size_t page; // where they begin, from 1
};

struct Contents {
    const std::vector<PuzzleToPrint>& puzzles;
    std::vector<Chapter> chapters;
    std::optional<std::size_t> solutions_page; // nothing if they have no pages
};

Sheet title_page(const Contents& contents,
                 const PrintChoices& choices,
                 const SheetMeasure& measure,
                 const Translations& texts);

} // namespace engine
