#pragma once
// Records what was played, and compares it with what a killed program has left on disk.

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/store/folder/save_folder.h"

namespace crash {

class Witness {
public:
    explicit Witness(std::filesystem::path folder) : folder_(std::move(folder)) {}

    // Receives a line of the report, see player.h.
    void hear(const std::string& line);
    // Reads the folder as the game does when it starts. Returns what breaks the promise; empty if
    // nothing does. The loss that the promise allows, one action at most, is accepted.
    std::string look();
    // To be called after the last player has ended normally: every run is in the book exactly once.
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
    std::map<std::string, Log> played_; // of every game
    std::string current_;
    std::set<std::string> solved_;
    std::size_t actions_ = 0;
    std::size_t one_short_ = 0;
};

} // namespace crash
