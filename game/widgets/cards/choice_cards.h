#pragma once
// The content of the cards on the New game screen: layouts, levels, and the player's results there.

#include <memory>
#include <string>

#include "engine/make/puzzle_spec.h"
#include "engine/play/records.h"
#include "engine/rules/layout.h"
#include "engine/text/translations.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

struct CardLook {
    std::string name;
    std::shared_ptr<const engine::Grid> grid; // an example
    bool chosen = false;
    bool possible = true;
    std::string about = {}; // of a rule: what it demands, in a few words
};
Box squares_card(const CardLook& look);
// With a checkbox at the right end.
Box rule_card(const CardLook& look);
// The picture and the name in one line.
Box layout_card(const CardLook& look);
struct LevelLook {
    engine::Level level;
    bool chosen = false;
    bool possible = true;
};
Box level_card(const engine::Translations& texts, LevelLook look);

// The category's name, then the best time, the number of runs and their mean time.
Box category_stats(const engine::Translations& texts,
                   const engine::RecordBook& records,
                   const std::string& category,
                   const std::string& remark);

} // namespace game
