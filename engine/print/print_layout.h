#pragma once
// Lays out puzzles on pages: boards with their captions, solutions, and for a booklet a title page.

#include <vector>

#include "engine/base/cancel.h"
#include "engine/print/print_choices.h"
#include "engine/print/sheet.h"
#include "engine/text/translations.h"

namespace engine {

// The pages in their order; at least one puzzle, at most most_printed. Texts are in the language of
// `texts`. Puzzles are numbered from 1 in the order given; in a booklet they are sorted first, by
// level and then by rating. If choices.per_page is more than large type allows, there are fewer
// puzzles on a page (see per_page_that_fits()). Tells `cancel` how many pages are ready; if that is
// asked, some are missing.
std::vector<Sheet> lay_out(std::vector<PuzzleToPrint> puzzles,
                           const PrintChoices& choices,
                           const SheetMeasure& measure,
                           const Translations& texts,
                           const Cancel& cancel = {});

// The first of these pages alone, without drawing the others.
Sheet lay_out_first(std::vector<PuzzleToPrint> puzzles,
                    const PrintChoices& choices,
                    const SheetMeasure& measure,
                    const Translations& texts);

} // namespace engine
