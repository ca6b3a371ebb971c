#pragma once
// What an arcade run is worth: its rank, its score, and the way to the next rank.

#include "game/scenes/arcade/tally_card.h"

namespace game {

struct ResultHead {
    const Services& services;
    const ArcadeEnd& end;
    const TallyCard& tally; // the score counts up with it, and the rank follows
    bool is_gold = false;   // a first place
};

// "Time attack", and how it ended; below each other where there is little room.
Box result_title(const ResultHead& head);
// Large, beside its score; or small for a column.
enum class ResultForm { Large, Medium, Small };
Box result_rank(const ResultHead& head, ResultForm form);

} // namespace game
