#pragma once
// How the puzzles and the runs of a collection look in its lists, and their texts.

#include <string>

#include "engine/play/records.h"
#include "engine/text/translations.h"
#include "game/scenes/collections/open_collection.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// "12", or "12 · Saturday" if the puzzle has a name.
std::string number_and_name(const OpenCollection& collection, std::size_t index);
// "Hard", "not rated yet", "can't be played".
std::string
level_text(const OpenCollection& collection, std::size_t index, const engine::Translations& texts);
// "new", "begun, 4:05", "solved, 4:05"; empty if it can't be played.
std::string
state_text(const OpenCollection& collection, std::size_t index, const engine::Translations& texts);
// "Rating 12 of 1000 · 4 s left"
std::string rating_text(const OpenCollection& collection, const engine::Translations& texts);

// The whole row in words, to be read aloud.
std::string row_in_words(const OpenCollection& collection,
                         std::size_t index,
                         const engine::Translations& texts);

// Both draw on a background that is already there.
void draw_puzzle_row(Canvas& canvas,
                     Rect area,
                     const OpenCollection& collection,
                     std::size_t index,
                     const engine::Translations& texts,
                     Scale scale);
void draw_run_row(Canvas& canvas,
                  Rect area,
                  std::size_t place, // in the table, from 0
                  const engine::Record& run,
                  const std::string& puzzle,
                  Scale scale);

} // namespace game
