#pragma once
// The medals of the day's board: discs with a sign of their own, dashed rings until they are
// earned.

#include <functional>
#include <string>

#include "engine/play/medals.h"
#include "engine/text/translations.h"
#include "game/motion/medal_motion.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

// Those that were earned, for who listens: "Solved, No help"; empty if there are none.
std::string medals_in_words(const engine::Translations& texts, const engine::Medals& medals);

struct MedalRow {
    engine::Medals earned;
    double side = 48; // of a medal, in units
    bool has_names = true;
    // How each looks just now; it is asked in each frame. Null: at rest.
    std::function<MedalMoment(engine::Medal medal)> moment = {};
};
// The three medals side by side, usually each with its name below.
Box medal_row(const engine::Translations& texts, const MedalRow& row);

// What the small signs of the medals mean, side by side.
Box medal_legend(const engine::Translations& texts);

struct CalendarDay {
    int number = 1; // of the day in its month
    engine::Medals medals = {};
    bool is_chosen = false;
    bool is_today = false;
    bool is_to_come = false;
};
// A day of the calendar: its number, and the signs of its medals below, each in its own place.
void draw_calendar_day(
    Canvas& canvas, Rect area, const CalendarDay& day, ButtonState state, Scale scale);

} // namespace game
