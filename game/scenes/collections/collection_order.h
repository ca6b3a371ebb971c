#pragma once
// Which puzzles of a collection are listed, and in which order.

#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/store/documents/collection.h"
#include "engine/text/translations.h"
#include "game/scenes/collections/collection_states.h"

namespace game {

enum class CollectionSort {
    Order, // of the file
    Level, // from easy to hard, then those that are not rated
    State, // begun, new, solved
    Time,  // solved ones, the fastest first
};

// The indexes of the puzzles that match all words of the search: the beginning of the number, or a
// part of the name or of the level as it is shown. Small and capital Latin letters are alike. With
// every order but that of the file, those that can't be played come last. `states` has one for each
// puzzle.
std::vector<std::size_t> in_order(const engine::Collection& collection,
                                  const std::vector<PuzzleState>& states,
                                  CollectionSort sort,
                                  std::string_view search,
                                  const engine::Translations& texts);

} // namespace game
