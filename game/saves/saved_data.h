#pragma once
// What the player has saved: the files of the folder and, in place of them, what could not be
// written so far, so that it is not lost while the game runs.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "game/saves/save_request.h"

namespace game {

// What matters before an attempt at a puzzle.
struct BeforePlay {
    engine::Foreknowledge known = {};
    std::optional<engine::SavedGame> waiting = {}; // the player's own game of it, which goes on
    std::optional<engine::Message> why_not = {};   // that game can't be opened
};

using LoadedCollection = engine::Result<std::shared_ptr<const engine::Collection>>;

struct SavedData {
    engine::SaveFolder& folder;
    std::vector<SaveRequest> unwritten = {}; // what failed, at most one for each file

    std::vector<engine::GameSummary> games() const; // last saved first
    engine::Result<engine::SavedGame> load_game(const std::string& id) const;
    // The runs of which a replay is kept: the ids of their games.
    std::set<std::string> replays() const { return folder.replays(); }
    engine::Result<engine::Replay> load_replay(const std::string& id) const
    {
        return folder.load_replay(id);
    }
    engine::CollectionFiles::List collections() const; // last added first
    LoadedCollection load_collection(const std::string& id) const;
    engine::ArcadeBook arcade_tables() const;
    engine::Foreknowledge foreknowledge(const engine::AttemptAt& attempt) const;
    // `recipe` is that of the puzzle: games of earlier versions are found by it alone.
    BeforePlay before_play(const engine::AttemptAt& attempt, const std::string& recipe) const;
};

} // namespace game
