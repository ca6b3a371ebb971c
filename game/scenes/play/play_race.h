#pragma once
// What a play is compared with: the ghost that the player has chosen, and the others that can be
// chosen. The runs are the player's own, see compared_initials().

#include <span>
#include <string>

#include "engine/play/comparisons.h"
#include "game/scenes/services.h"
#include "game/scenes/waiting/pending.h"
#include "game/widgets/play/race.h"

namespace game {

// The names of a comparison at the places where they are shown.
struct RaceTexts {
    std::string against; // "vs best run"; empty with nothing to compare with
    std::string notch;   // "your best"
    std::string total;   // "best 4:05.1"; without a ghost "no best yet" and the like
    std::string whose;   // "Runs of ABC", if several people have runs in the book
};

class PlayRace {
public:
    PlayRace(Services& services, const engine::SavedGame& game);

    // Takes new runs of the book, a replay that was read, and the choice of whose runs count.
    void follow();
    void choose_next();
    // Whether the ghost's cells are known: it has played on this board.
    bool knows_cells() const { return !ghost().cells.empty(); }

    // Of a play whose cells were filled at these times, of so many.
    Race at(const std::vector<engine::PlayTime>& fill_times,
            int cells_to_fill,
            engine::PlayTime now) const;
    // The cells that the ghost has filled by now, if they are known and are to be marked.
    std::span<const engine::Cell> cells_filled(engine::PlayTime now) const;
    // When the ghost fills its next cell; nothing if it has filled all.
    std::optional<engine::PlayTime> next_fill(engine::PlayTime now) const;
    RaceTexts texts() const;
    bool has_any() const { return comparisons_.offers_any(); }
    // Increases whenever texts() may have changed.
    int changes() const { return changes_; }

private:
    const engine::Ghost& ghost() const { return comparisons_.ghost(chosen_); }
    void read();
    bool is_read() const; // and nothing has changed since
    RaceTexts names() const;

    Services& services_;
    engine::Runner runner_;
    engine::Comparisons comparisons_;
    engine::Comparison chosen_ = engine::Comparison::BestRun;
    bool has_chosen_ = false; // the player, in this play
    std::size_t runs_read_ = 0;
    bool records_were_read_ = false;
    std::string initials_read_; // those of the player
    bool everybody_read_ = false;
    bool has_several_players_ = false;
    std::string asked_for_; // the game whose replay was asked for
    Pending<engine::Result<engine::Replay>> replay_;
    engine::Cells cells_here_;
    int changes_ = 0;
};

} // namespace game
