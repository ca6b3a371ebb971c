#pragma once
// What stands on the cards of the New game screen: layouts, levels, and what one has reached there.

#include <string>
#include <string_view>

#include "engine/make/puzzle_spec.h"
#include "engine/play/records.h"
#include "engine/rules/layout.h"
#include "engine/text/catalogue.h"
#include "game/ui/canvas.h"
#include "game/ui/scale.h"

namespace game {

// On faces of cards that are drawn already.
struct CardLook {
    std::string name;
    const engine::Grid& grid; // an example
    bool chosen = false;
    bool possible = true;
};
void draw_squares_card(Canvas& canvas, Rect face, const CardLook& look, Scale scale);
// A box to tick at the right end.
void draw_rule_card(Canvas& canvas, Rect face, const CardLook& look, Scale scale);
struct LevelLook {
    engine::Level level;
    bool chosen = false;
    bool possible = true;
};
void draw_level_card(
    Canvas& canvas, Rect face, const engine::Catalogue& words, LevelLook look, Scale scale);

// Name of the category, then best time, runs solved, average time.
void draw_category_facts(Canvas& canvas,
                         Rect place,
                         const engine::Catalogue& words,
                         const engine::RecordBook& records,
                         const std::string& category,
                         const std::string& remark,
                         Scale scale);

} // namespace game
