#pragma once
// The player's folder: games in progress, records, settings. Every file is replaced in one step
// and its last good copy kept beside it, so nothing is lost at any moment (docs/SAVES.md).
// Not thread-safe: one thread at a time.

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/play/records.h"
#include "engine/store/saved_game.h"

namespace engine {

// Something on disk was not as it should be. The sentences are for the player.
struct StoreNotice {
    Message headline; // "The saved game was damaged"
    Message detail;   // what was done, what was lost, where the damaged file is now
};

// What the list of saved games shows; read without replaying the play.
struct GameSummary {
    std::string id;
    std::string category;
    std::string seed; // code
    PlayTime elapsed{0};
    int cells_to_fill = 0;
    int cells_filled = 0;
    Digits digits; // given and placed
    std::int64_t saved = 0;
};

GameSummary summary_of(const SavedGame& game);

class SaveFolder {
public:
    // Makes the folder if it is not there; fails with a sentence if that or reading it can't be.
    // A folder that can only be read is opened with a notice; then save() fails each time.
    static Result<SaveFolder> open(const std::filesystem::path& folder);

    Attempt save(const SavedGame& game);
    Result<SavedGame> load_game(const std::string& id);
    std::vector<GameSummary> games(); // last saved first
    Attempt forget_game(const std::string& id);

    Attempt save(const RecordBook& records);
    RecordBook load_records();

    // Settings are plain text, name = value, that a person can edit.
    Attempt save_settings(const std::string& text);
    std::string load_settings(); // empty when there are none yet

    // What went wrong while reading since the last call.
    std::vector<StoreNotice> take_notices();

    const std::filesystem::path& path() const { return path_; }

private:
    explicit SaveFolder(std::filesystem::path path) : path_(std::move(path)) {}

    std::filesystem::path game_path(const std::string& id) const;
    std::optional<GameSummary> read_summary(const std::string& id);
    // Says a thing about a file once, not each time the file is looked at.
    void tell_once(const std::filesystem::path& about, StoreNotice notice);

    std::filesystem::path path_;
    std::vector<StoreNotice> notices_;
    std::set<std::filesystem::path> told_;
};

} // namespace engine
