#pragma once
// Knows what was played, and holds against it what a killed program has left on disk.

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/store/save_folder.h"

namespace crash {

class Witness {
public:
    explicit Witness(std::filesystem::path folder) : folder_(std::move(folder)) {}

    // A line of the player's, see player.h.
    void hear(const std::string& line);
    // Looks at the folder as a new start of the game would. What is not as promised; empty if all
    // is. What was lost as promised, an action at most, is forgotten.
    std::string look();
    // After the last player ended by itself: every run is in the book, once.
    std::string look_at_the_end();

    std::size_t actions() const { return actions_; }
    std::size_t runs() const { return solved_.size(); }
    std::size_t one_short() const { return one_short_; }

private:
    using Log = std::vector<std::string>;

    std::string look_at(engine::SaveFolder& folder, const std::string& id);
    std::string look_for_runs(const engine::RecordBook& book,
                              const std::set<std::string>& there) const;

    std::filesystem::path folder_;
    std::map<std::string, Log> played_; // of every game that was ever begun
    std::string current_;
    std::set<std::string> solved_;
    std::size_t actions_ = 0;
    std::size_t one_short_ = 0;
};

} // namespace crash
