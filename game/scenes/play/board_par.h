#pragma once
// The par time of the board that is played, worked out in the background from the player's own runs
// before it: those on the same layout whose puzzles can be made again.

#include <optional>
#include <string>
#include <vector>

#include "engine/play/par_time.h"
#include "engine/play/records.h"
#include "engine/store/documents/saved_game.h"
#include "engine/text/translations.h"
#include "game/scenes/waiting/background.h"

namespace game {

class BoardPar {
public:
    // Does nothing if the player has no run that says anything. Only runs with these initials that
    // ended before the game was begun count, so that a finished game gets the same par time.
    void
    ask(const engine::RecordBook& book, const engine::SavedGame& game, const std::string& initials);
    // Takes the answer; returns whether it came.
    bool update();
    bool is_busy() const { return worker_.is_busy(); }
    const std::optional<engine::ParTime>& time() const { return time_; }

private:
    std::optional<engine::ParTime> time_;
    Background<std::optional<engine::ParTime>> worker_;
};

// The par time of a kind of puzzle before one is made: from the times of the player's last runs of
// the category alone. Nothing if there are none.
std::optional<engine::ParTime> par_of_category(const engine::RecordBook& book,
                                               const std::string& category,
                                               const std::string& initials);

// "Par time: about 6 to 9 minutes".
std::string par_text(const engine::Translations& texts, const engine::ParTime& par);

} // namespace game
