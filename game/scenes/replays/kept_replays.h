#pragma once
// The replays of the runs in the book: knows which runs have one, loads a replay, and opens the
// screen that shows it.

#include <memory>
#include <optional>
#include <set>
#include <string>

#include "game/scenes/scene.h"
#include "game/scenes/services.h"
#include "game/scenes/waiting/pending.h"

namespace game {

class KeptReplays {
public:
    explicit KeptReplays(Services& services)
        : services_(services), asked_(services.saves.ask(&SavedData::replays))
    {
    }

    // Whether the run of this game is known to have a replay.
    bool has(const std::string& game) const { return games_.contains(game); }
    // Loads the replay; later update() returns the way to the screen that `show` makes of it.
    using Show = std::unique_ptr<Scene> (*)(Services&, engine::Replay);
    void load(const std::string& game, Show show);
    // Shows where the time of a run went or, without a replay, says why that can't be shown.
    void load_time_spent(const std::string& game);
    // Starts a race against the run. If it has a replay, the race is on the same board, with the
    // ghost's cells known, and update() returns the way there.
    Transition race(const engine::Record& run);

    struct News {
        bool are_known = false; // it is now known which runs have a replay
        Transition next = {};
    };
    News update();
    bool is_loading() const { return loaded_.is_waiting(); }

private:
    Services& services_;
    Pending<std::set<std::string>> asked_;
    std::set<std::string> games_; // their ids
    Pending<engine::Result<engine::Replay>> loaded_;
    Show show_ = nullptr;
    std::optional<engine::Record> raced_; // instead of showing its replay
};

} // namespace game
