#pragma once
// The content of the cards on the New game screen: layouts, levels, and the player's results there.

#include <string>
#include <string_view>

#include "engine/make/puzzle_spec.h"
#include "engine/play/records.h"
#include "engine/rules/layout.h"
#include "engine/text/translations.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// Drawn on the face of a card.
struct CardLook {
    std::string name;
    const engine::Grid& grid; // an example
    bool chosen = false;
    bool possible = true;
    std::string about = {}; // of a rule: what it demands, in a few words
};
void draw_squares_card(Canvas& canvas, Rect face, const CardLook& look, Scale scale);
// With a checkbox at the right end.
void draw_rule_card(Canvas& canvas, Rect face, const CardLook& look, Scale scale);
struct LevelLook {
    engine::Level level;
    bool chosen = false;
    bool possible = true;
};
void draw_level_card(
    Canvas& canvas, Rect face, const engine::Translations& texts, LevelLook look, Scale scale);

// Draws the category's name, then the best time, the number of runs and their mean time.
void draw_category_stats(Canvas& canvas,
                         Rect place,
                         const engine::Translations& texts,
                         const engine::RecordBook& records,
                         const std::string& category,
                         const std::string& remark,
                         Scale scale);

} // namespace game
