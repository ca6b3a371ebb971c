#pragma once
// The place of an arcade run: what is said of it, the initials, and the table with its own row.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "game/scenes/arcade/arcade_end.h"
#include "game/scenes/entry/initials_entry.h"

namespace game {

// Where the result stands.
struct ResultPlace {
    const ArcadeEnd* end = nullptr;
    engine::ArcadeResult result = {};
    std::vector<engine::ArcadeResult> table = {}; // with the result, if it is good enough
    std::optional<std::size_t> place = {};        // from 0

    bool is_first() const { return place == 0U; }
    // It is told in gold: who stops a run has not been driven out of it, nor has won.
    bool is_celebrated() const
    {
        return place.has_value() && end->ending != engine::ArcadeEnding::Stopped;
    }
};

struct PlaceWords {
    std::string headline;
    std::string sentence;
};
// Of a run that is in no table, whatever it reached.
PlaceWords not_kept_words(const engine::Translations& texts, const ArcadeEnd& end);
PlaceWords words_of(const engine::Translations& texts, const ResultPlace& place);

// The initials beside the words, while they are entered.
struct PlaceCardLook {
    PlaceWords words = {};
    bool is_gold = false;
    bool is_small = false;  // its caps and its texts
    bool names_keys = true; // beside what they do
};
Box place_card(const Services& services, InitialsEntry& initials, const PlaceCardLook& look);

// So many rows, the own one among them unless it is not told yet.
struct ResultTableLook {
    int rows = 6;
    double row = 44;      // the least height of one, in units
    bool is_told = false; // whether the place is known
    bool is_small = false;
    // What the own row shows while the initials are entered.
    std::function<std::string()> initials = {};
};
Box result_table(const Services& services, const ResultPlace& place, const ResultTableLook& look);

} // namespace game
