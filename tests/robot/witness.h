#pragma once
// Watches the plays on the screen, and holds against them what is found on disk afterwards.

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/store/save_folder.h"

namespace robot {

// Each question answers with what is wrong; with nothing if all is well.
class Witness {
public:
    // The play on the screen, if there is one, after every turn of the game: so many inputs came
    // since the last time, and so much time has passed.
    std::string see(std::optional<engine::SavedGame> game, int inputs, engine::PlayTime passed);
    // All that can be found out about the play that was last seen; takes its time.
    std::string examine() const;
    // The player may have thrown away a saved game.
    void may_have_forgotten() { ++forgotten_; }

    // After the game ended well: all that was played is there, and nothing was damaged.
    std::string search(const std::filesystem::path& folder);
    // What `search` found of the play that was saved last; it is the one to go on with.
    const std::optional<engine::SavedGame>& last_saved() const { return last_saved_; }

    std::size_t games() const { return seen_.size(); }
    std::size_t runs() const { return runs_; }
    std::size_t actions() const { return actions_; }

private:
    struct Seen {
        engine::SavedGame game;
        // When it was left: what these inputs did, and what this time counted, was not seen.
        int unseen = 0;
        engine::PlayTime until_left{0};
    };

    std::string compare(const engine::SavedGame& before, const engine::SavedGame& now) const;
    std::string look_at(engine::SaveFolder& folder, const std::string& id, Seen& seen);
    std::string look_for_files(const std::filesystem::path& folder) const;
    bool is_in(const engine::RecordBook& book, const Seen& seen) const;

    std::map<std::string, Seen> seen_; // by id
    std::string shown_;                // id of the one on the screen
    std::optional<engine::SavedGame> last_saved_;
    int forgotten_ = 0;
    std::size_t runs_ = 0;
    std::size_t actions_ = 0;
};

// The play that goes on is the one that was saved, but for the end of its pause.
std::string wrong_with_return(const engine::SavedGame& saved, const engine::SavedGame& now);

} // namespace robot
