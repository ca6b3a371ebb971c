#pragma once
// How the puzzles and the runs of a collection look in its lists, one of them shown large, and
// their texts.

#include <optional>
#include <string>
#include <vector>

#include "engine/play/records.h"
#include "engine/text/translations.h"
#include "game/scenes/collections/open_collection.h"
#include "game/ui/input.h"
#include "game/widgets/board/board_preview.h"
#include "game/widgets/boxes/box.h"

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

// What stands in place of the list of puzzles, or of runs, that is empty.
std::string sentence_for(const OpenCollection& collection,
                         bool is_all_solved,
                         bool shows_puzzles,
                         const engine::Translations& texts);

// Where a key leads in a list of so many, from `chosen`; nothing if it leads out of it. A page has
// at least one.
std::optional<std::size_t>
place_in_list(Key key, std::size_t chosen, std::size_t count, std::size_t page);

// The whole row in words, to be read aloud.
std::string row_in_words(const OpenCollection& collection,
                         std::size_t index,
                         const engine::Translations& texts);

// What stands in a row.
Box puzzle_row(const OpenCollection& collection,
               std::size_t index,
               const engine::Translations& texts);
// `place` is that in the table, from 0.
Box run_row(std::size_t place, const engine::Record& run, const std::string& puzzle);

// A puzzle shown large: its board, its level, and whether it is begun or solved. While a game of it
// waits, its digits are not shown.
class CollectionPreview {
public:
    // Without an index it shows no puzzle.
    void show(const OpenCollection& collection, std::optional<std::size_t> index);
    // With these boxes at its foot.
    Box card(const OpenCollection& collection,
             const engine::Translations& texts,
             std::vector<Box> foot);

private:
    std::optional<std::size_t> index_;
    PreviewOf what_ = PreviewOf::NothingSecret;
    BoardPreview board_;
};

} // namespace game
