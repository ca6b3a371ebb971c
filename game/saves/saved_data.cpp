#include "game/saves/saved_data.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace game {

namespace {

// Puts a summary in the place of that of the same id.
template <typename Summary>
void put(Summary mine, std::vector<Summary>& all)
{
    std::erase_if(all, [&mine](const Summary& other) { return other.id == mine.id; });
    all.push_back(std::move(mine));
}

} // namespace

std::vector<engine::GameSummary> SavedData::games() const
{
    std::vector<engine::GameSummary> games = folder.games();
    for (const SaveRequest& request : unwritten) {
        if (request.game)
            put(engine::summary_of(*request.game), games);
    }
    std::ranges::stable_sort(games, std::greater(), &engine::GameSummary::saved);
    return games;
}

engine::Result<engine::SavedGame> SavedData::load_game(const std::string& id) const
{
    for (const SaveRequest& request : unwritten) {
        if (request.game && request.game->id == id)
            return *request.game;
    }
    return folder.load_game(id);
}

engine::CollectionFiles::List SavedData::collections() const
{
    engine::CollectionFiles::List list = folder.collections().list();
    for (const SaveRequest& request : unwritten) {
        if (request.collection)
            put(engine::summary_of(*request.collection), list.collections);
    }
    std::ranges::stable_sort(list.collections, std::greater(), &engine::CollectionSummary::added);
    return list;
}

LoadedCollection SavedData::load_collection(const std::string& id) const
{
    for (const SaveRequest& request : unwritten) {
        if (request.collection && request.collection->id == id)
            return request.collection;
    }
    auto loaded = folder.collections().load(id);
    if (!loaded)
        return engine::Failure{loaded.why()};
    return std::make_shared<const engine::Collection>(*std::move(loaded));
}

engine::ArcadeBook SavedData::arcade_tables() const
{
    engine::ArcadeBook all = folder.load_arcade();
    for (const SaveRequest& request : unwritten)
        all.add(request.results);
    return all;
}

} // namespace game
