#pragma once
// The replays that are kept of the runs in the book: of which there is one, and how one is loaded
// and shown.

#include <memory>
#include <optional>
#include <set>
#include <string>

#include "game/scenes/pending.h"
#include "game/scenes/scene.h"
#include "game/scenes/services.h"

namespace game {

class KeptReplays {
public:
    explicit KeptReplays(Services& services) : services_(services), asked_(services.saves.replays())
    {
    }

    // Whether there is one of the run of this game, as far as it is known yet.
    bool has(const std::string& game) const { return games_.contains(game); }
    // Loads it for this screen; update() returns the way there.
    using Show = std::unique_ptr<Scene> (*)(Services&, engine::Replay);
    void load(const std::string& game, Show show);
    // Shows where the time of a run went or, without a replay, says why that can't be shown.
    void load_time_spent(const std::string& game);
    // Starts a race against the run. With its replay it is on the same board, and it is known which
    // cells the ghost fills when; the way there comes from update() then.
    Transition race(const engine::Record& run);

    struct News {
        bool are_known = false; // it is now known of which runs there is a replay
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
