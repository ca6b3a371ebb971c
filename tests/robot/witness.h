#pragma once
// Watches the plays on the screen and compares them with what is found on disk afterwards.

#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/store/folder/save_folder.h"

namespace robot {

// Each function returns what is wrong; empty if nothing is.
class Witness {
public:
    // Of more games than that, those seen last are remembered, of the others only that there were.
    explicit Witness(std::size_t most_games) : most_games_(most_games) {}

    // To be called after every turn with the play on the screen, if there is one, and the number of
    // inputs and the time since the last call.
    std::string see(std::optional<engine::SavedGame> game, int inputs, engine::PlayTime passed);
    // Checks everything that can be checked of the last play seen; slow.
    std::string examine() const;
    // The player may have deleted a saved game.
    void may_have_forgotten() { ++forgotten_; }

    // After the game ended normally: everything played is there, and nothing was damaged.
    std::string search(const std::filesystem::path& folder);
    // The play that was saved last, as `search` found it; it is continued next.
    const std::optional<engine::SavedGame>& last_saved() const { return last_saved_; }
    // Checks that the play which goes on is that one, except that its pause has ended, and that
    // help with its puzzle which was taken while it waited (a page, steps in the editor) is noted.
    std::string wrong_with_return(const engine::SavedGame& now) const;

    std::size_t games() const { return seen_.size(); }
    std::size_t runs() const { return runs_; }
    std::size_t actions() const { return actions_; }

private:
    struct Seen {
        engine::SavedGame game;
        // The inputs and the time when it was left, whose effects were not observed.
        int unseen = 0;
        engine::PlayTime until_left{0};
        std::size_t number = 0; // of the look that saw it last
    };

    std::string compare(const engine::SavedGame& before, const engine::SavedGame& now) const;
    void drop_oldest();
    std::string look_at(engine::SavedGame game, Seen& seen);
    std::string look_for_files(const std::filesystem::path& folder) const;
    bool is_in(const engine::RecordBook& book, const Seen& seen) const;

    std::size_t most_games_;
    std::size_t looks_ = 0;
    std::map<std::string, Seen> seen_; // by id
    std::set<std::string> dropped_;    // the ids of those that are not remembered any more
    std::string shown_;                // id of the one on the screen
    std::optional<engine::SavedGame> last_saved_;
    engine::RunStats learnt_; // the help that is known with its puzzle
    int forgotten_ = 0;
    std::size_t runs_ = 0;
    std::size_t actions_ = 0;
};

} // namespace robot
