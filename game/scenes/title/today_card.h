#pragma once
// The card of the title with the day's board: its medals, and the month as a small calendar. A past
// day of the month is chosen there, and played, too.

#include <functional>
#include <optional>
#include <vector>

#include "engine/base/day.h"
#include "engine/recipe/recipe.h"
#include "game/scenes/runs/day_standing.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"
#include "game/scenes/waiting/background.h"
#include "game/widgets/boxes/box.h"

namespace game {

// What there is room for, and how large it is, in units.
struct TodayForm {
    bool legend = true; // what the signs of the calendar mean
    bool month = true;
    bool names = true; // of the medals
    double medal = 48;
    double day = 36;   // the height of a week
    bool wide = false; // the calendar is beside the rest
};

class TodayCard {
public:
    // `changed` is called when the card has to be placed again, `go` when a board is played.
    TodayCard(Services& services,
              std::function<void()> changed,
              std::function<void(Transition)> go);

    // Reads anew what the runs say.
    void refresh();
    // Returns whether it has to be placed again: what it waited for came, or another day began.
    bool update();
    bool is_busy() const { return reading_.is_busy(); }

    // Without the other boards of the day for those who begin.
    Box screen(const TodayForm& form, Scale scale, bool has_others);
    Transition play_today() { return play_days_board(services_, today_); }

private:
    // What is read in the background, as it is in a file.
    struct Answer {
        bool is_read = false; // the list of boards
        std::optional<int> empty_cells = {};
    };

    void ask(); // about the chosen day
    void press(engine::Day day);
    bool is_today(engine::Day day) const { return day == today_; }
    const DayStanding& standing(engine::Day day) const;

    Box head(bool is_narrow) const;
    Box kind() const;
    Box medals(const TodayForm& form) const;
    Box play_button();
    Box others_button();
    Box month(const TodayForm& form);
    Box month_heading() const;
    Box week_days() const;
    std::vector<Box> days();
    Box day_button(engine::Day day);
    std::string tr(const char* text) const { return services_.texts.tr(text); }

    Services& services_;
    std::function<void()> changed_;
    std::function<void(Transition)> go_;
    engine::Day today_;
    engine::Day chosen_;
    std::optional<engine::Day> asked_;    // about its par
    std::vector<DayStanding> days_;       // of this month, up to today
    std::optional<engine::PlayTime> par_; // of the chosen day, once it is known
    bool is_read_ = false;                // the list of boards
    Scale scale_;
    Background<Answer> reading_;
};

} // namespace game
