#pragma once
// A finished play as a run in the book: added at once, and renamed when the initials are entered.

#include <optional>
#include <string>

#include "engine/store/saved_game.h"
#include "game/scenes/services.h"
#include "game/widgets/race.h"

namespace game {

class FinishedRun {
public:
    // Adds the run to the book and has the book saved before the game is deleted.
    FinishedRun(Services& services, const engine::SavedGame& game);

    void rename(const std::string& initials);

    const engine::Record& record() const { return services_.records.runs()[run()]; }
    // Its index in the book, which changes when older runs are read from disk later.
    std::size_t run() const { return services_.records.run_of(game_).value_or(run_); }
    std::vector<std::size_t> table() const;
    std::optional<std::size_t> rank() const; // place in the table of clean runs, from 0
    // How much faster it is than the previous best run; nothing if it is not the new best.
    std::optional<engine::PlayTime> ahead_of_best() const;
    bool is_best() const { return services_.records_are_read && rank() == 0U; }
    Race race() const;
    // A sentence on why it is not in the table; empty if it is.
    std::string reason_outside() const;

private:
    Field others() const { return Field{services_.records, record().category, run()}; }

    Services& services_;
    std::string game_; // its id
    std::size_t run_ = 0;
};

} // namespace game
