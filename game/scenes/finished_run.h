#pragma once
// A finished play as a run in the book: added at once, renamed when the initials are known.

#include <optional>
#include <string>

#include "engine/store/saved_game.h"
#include "game/scenes/services.h"
#include "game/widgets/race.h"

namespace game {

class FinishedRun {
public:
    // Adds the run to the book and hands the book to the keeper before the game is forgotten.
    FinishedRun(Services& services, const engine::SavedGame& game);

    void rename(const std::string& initials);

    const engine::Record& record() const { return services_.records.runs()[run()]; }
    // Its index in the book, in which it moves when older runs are read from the disk after it.
    std::size_t run() const { return services_.records.run_of(game_).value_or(run_); }
    std::vector<std::size_t> table() const;
    std::optional<std::size_t> rank() const; // in the clean table, from 0
    // How much faster than the best run before it; nothing when it is not the new best.
    std::optional<engine::PlayTime> ahead_of_best() const;
    bool is_best() const { return services_.records_are_read && rank() == 0U; }
    Race race() const;
    // Why it has no place in the table, as a sentence; empty when it has.
    std::string reason_outside() const;

private:
    Field others() const { return Field{services_.records, record().category, run()}; }

    Services& services_;
    std::string game_; // its id
    std::size_t run_ = 0;
};

} // namespace game
