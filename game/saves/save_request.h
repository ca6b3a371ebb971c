#pragma once
// What is asked of the disk: one file of the player to be saved, renamed or deleted. The functions
// copy what is to be saved: it may change while the request waits.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/arcade/arcade_book.h"
#include "engine/store/folder/save_folder.h"
#include "game/ui/settings.h"

namespace game {

struct SaveRequest {
    enum class Kind { Save, Rename, Delete };
    // What would be lost if it were never performed.
    enum class Holds { Game, Records, Replay, Settings, Result, Collection, Levels, Known };

    std::string file; // what it is about: a later request may replace it, see SaveService::write()
    std::function<engine::Attempt(engine::SaveFolder& folder)> perform;
    Kind kind = Kind::Save;
    Holds holds = Holds::Game;
    // What it saves: for those who ask for it before it is on disk.
    std::shared_ptr<const engine::SavedGame> game = {};
    std::shared_ptr<const engine::Collection> collection = {};
    engine::ArcadeBook results = {};
    std::vector<engine::KnownPuzzle> known = {};
    engine::RecordBook records = {};
    bool is_kept = false; // also when everything is deleted, as settings are
    int made_after = 0;   // so many times the player had deleted everything before
};

SaveRequest saving(const engine::SavedGame& game);
SaveRequest deleting_game(const std::string& id);
SaveRequest saving(const engine::RecordBook& records);
// The replay of a run that has been added to the records; old ones may go.
SaveRequest saving(const engine::Replay& replay, engine::ReplayLimit limit);
SaveRequest saving(const Settings& settings);
// Writes only what differs: another copy may have changed the other settings on disk.
SaveRequest saving_change(const Settings& before, const Settings& after);
// The result of a run of an arcade mode, for its table if it is good enough, and as the last one of
// its mode; one of the same id is replaced.
SaveRequest saving(const std::string& table, const engine::ArcadeResult& result);

// What a play or a screen knows of a puzzle; later requests of the same source say at least as
// much.
SaveRequest saving(const engine::KnownPuzzle& known, const std::string& source);

// Another list of known puzzles in place of one that is lost, from this one on.
SaveRequest beginning_known_list(const engine::KnownPuzzle& first);

// The collection must not change any more.
SaveRequest saving(std::shared_ptr<const engine::Collection> collection);
// Saves a collection that is there under its new name. If it is not there any more, as another
// running copy has deleted it, it stays deleted, and a notice says so.
SaveRequest renaming(std::shared_ptr<const engine::Collection> renamed);
// Enters ratings in a saved collection; nothing happens if it has been deleted.
SaveRequest adding_ratings(const std::string& collection,
                           std::vector<engine::PuzzleRating> ratings);
SaveRequest deleting_collection(const std::string& id);

} // namespace game
