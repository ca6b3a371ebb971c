#pragma once
// The medals of the day's board: discs with a sign of their own, dashed rings until they are
// earned.

#include <optional>
#include <string>

#include "engine/play/medals.h"
#include "engine/text/translations.h"
#include "game/motion/medal_motion.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

// "Solved", "No help", "Under par"
std::string medal_name(const engine::Translations& texts, engine::Medal medal);
// Those that were earned, for who listens: "Solved, No help"; empty if there are none.
std::string medals_in_words(const engine::Translations& texts, const engine::Medals& medals);

// In the middle of the area.
void draw_medal(Canvas& canvas,
                Rect area,
                engine::Medal medal,
                bool earned,
                Scale scale,
                MedalMoment moment = {});

struct MedalRow {
    engine::Medals earned;
    double side = 48; // of a medal, in units
    // How each looks just now; it is asked in each frame. Null: at rest.
    std::function<MedalMoment(engine::Medal medal)> moment = {};
};
// The three medals side by side, each with its name below.
Box medal_row(const engine::Translations& texts, const MedalRow& row);

// The small signs below a day of the calendar: dot, diamond, triangle, each in its own place.
void draw_medal_signs(Canvas& canvas, Rect area, const engine::Medals& medals, Scale scale);
// One of them, as large as in a legend.
void draw_medal_sign(Canvas& canvas, Point centre, engine::Medal medal, double radius);

} // namespace game
