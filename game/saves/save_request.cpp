#include "game/saves/save_request.h"

#include <utility>

namespace game {

using engine::SaveFolder;
using Kind = SaveRequest::Kind;
using Holds = SaveRequest::Holds;

SaveRequest saving(const engine::SavedGame& game)
{
    const auto copy = std::make_shared<const engine::SavedGame>(game);
    return {.file = "game " + game.id,
            .perform = [copy](SaveFolder& folder) { return folder.save(*copy); },
            .game = copy};
}

SaveRequest deleting_game(const std::string& id)
{
    return {.file = "game " + id,
            .perform = [id](SaveFolder& folder) { return folder.delete_game(id); },
            .kind = Kind::Delete};
}

SaveRequest saving(const engine::RecordBook& records)
{
    return {.file = "records",
            .perform = [records](SaveFolder& folder) { return folder.save(records); },
            .holds = Holds::Records,
            .records = records};
}

SaveRequest saving(const engine::Replay& replay, engine::ReplayLimit limit)
{
    const auto copy = std::make_shared<const engine::Replay>(replay);
    return {.file = "replay " + replay.game.id,
            .perform = [copy, limit](SaveFolder& folder) { return folder.save(*copy, limit); },
            .holds = Holds::Replay};
}

SaveRequest saving(const Settings& settings)
{
    return {.file = "settings",
            .perform = [text = to_text(settings)](
                           SaveFolder& folder) { return folder.save_settings(text); },
            .holds = Holds::Settings,
            .is_kept = true};
}

// A file of its own, as the settings themselves may still be waiting.
SaveRequest saving_change(const Settings& before, const Settings& after)
{
    return {.file = "changed settings",
            .perform = [before = to_text(before), after = to_text(after)](
                           SaveFolder& folder) { return folder.save_settings(after, before); },
            .holds = Holds::Settings,
            .is_kept = true};
}

SaveRequest saving(const std::string& table, const engine::ArcadeResult& result)
{
    engine::ArcadeBook results;
    results.played(table, result);
    return {.file = "result " + result.id,
            .perform = [results](SaveFolder& folder) { return folder.save(results); },
            .holds = Holds::Result,
            .results = results};
}

SaveRequest saving(const engine::KnownPuzzle& known, const std::string& source)
{
    const std::vector all = to_be_kept(known);
    return {.file = "known " + std::to_string(known.puzzle.board) + " " + source,
            .perform = [all](SaveFolder& folder) { return folder.save(all); },
            .holds = Holds::Known,
            .known = all,
            .is_kept = true};
}

SaveRequest beginning_known_list(const engine::KnownPuzzle& first)
{
    return {.file = "list of known puzzles",
            .perform = [first](SaveFolder& folder) { return folder.begin_known_list(first); },
            .holds = Holds::Known,
            .is_kept = true};
}

SaveRequest saving(std::shared_ptr<const engine::Collection> collection)
{
    return {.file = "collection " + collection->id,
            .perform =
                [collection](SaveFolder& folder) { return folder.collections().save(*collection); },
            .holds = Holds::Collection,
            .collection = collection};
}

SaveRequest renaming(std::shared_ptr<const engine::Collection> renamed)
{
    return {.file = "collection " + renamed->id,
            .perform = [renamed](SaveFolder& folder) { return folder.rename(*renamed); },
            .kind = Kind::Rename,
            .holds = Holds::Collection,
            .collection = renamed};
}

// Each of these is about other puzzles, so that none replaces another.
SaveRequest adding_ratings(const std::string& collection, std::vector<engine::PuzzleRating> ratings)
{
    std::string file = "ratings of " + collection;
    for (const engine::PuzzleRating& rating : ratings)
        file += " " + std::to_string(rating.index);
    return {.file = std::move(file),
            .perform =
                [collection, ratings = std::move(ratings)](SaveFolder& folder) {
                    return folder.collections().add_ratings(collection, ratings);
                },
            .holds = Holds::Levels};
}

SaveRequest deleting_collection(const std::string& id)
{
    return {.file = "collection " + id,
            .perform = [id](SaveFolder& folder) { return folder.collections().remove(id); },
            .kind = Kind::Delete};
}

} // namespace game
