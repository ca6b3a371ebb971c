#include "tests/game/data_in_memory.h"

#include <utility>

#include "tests/game/answered.h"

namespace game {

DataInMemory::DataInMemory() = default;
DataInMemory::~DataInMemory() = default;

void DataInMemory::keep(const engine::Replay& replay, engine::ReplayLimit limit)
{
    kept_replays.insert_or_assign(replay.game.id, replay);
    replay_limit = limit;
}

std::future<std::set<std::string>> DataInMemory::replays()
{
    std::set<std::string> ids;
    for (const auto& [id, replay] : kept_replays)
        ids.insert(id);
    return answered(std::move(ids));
}

std::future<engine::Result<engine::Replay>> DataInMemory::load_replay(const std::string& id)
{
    const auto found = kept_replays.find(id);
    if (found == kept_replays.end())
        return answered(engine::Result<engine::Replay>(engine::Failure{{"No replay."}}));
    return answered(engine::Result<engine::Replay>(found->second));
}

void DataInMemory::save_collection(std::shared_ptr<const engine::Collection> collection)
{
    kept_collections[collection->id] = std::move(collection);
}

void DataInMemory::rename_collection(std::shared_ptr<const engine::Collection> renamed)
{
    save_collection(std::move(renamed));
}

void DataInMemory::add_ratings(const std::string& id, std::vector<engine::PuzzleRating> ratings)
{
    const auto found = kept_collections.find(id);
    if (found == kept_collections.end())
        return;
    auto rated = std::make_shared<engine::Collection>(*found->second);
    engine::add_ratings(*rated, ratings);
    found->second = std::move(rated);
}

void DataInMemory::delete_collection(const std::string& id)
{
    kept_collections.erase(id);
}

std::future<engine::CollectionFiles::List> DataInMemory::collections()
{
    engine::CollectionFiles::List list;
    for (const auto& [id, collection] : kept_collections)
        list.collections.push_back(engine::summary_of(*collection));
    return answered(std::move(list));
}

std::future<SaveService::LoadedCollection> DataInMemory::load_collection(const std::string& id)
{
    const auto found = kept_collections.find(id);
    if (found == kept_collections.end())
        return answered(LoadedCollection(engine::Failure{{"No collection."}}));
    return answered(LoadedCollection(found->second));
}

void DataInMemory::add_results(const engine::ArcadeBook& results)
{
    arcade.add(results);
}

std::future<engine::ArcadeBook> DataInMemory::arcade_tables()
{
    return answered(arcade);
}

std::future<SaveService::DataFiles> DataInMemory::data_files()
{
    return answered(files);
}

std::future<engine::Result<std::string>> DataInMemory::export_data(const std::string& name,
                                                                   const engine::Cancel& cancel)
{
    if (exports_stand_still) {
        export_cancel = cancel;
        return asked_for_exports.emplace_back().get_future();
    }
    return answered(engine::Result<std::string>("/data/exports/" + name + ".cronodoku"));
}

std::future<engine::Result<std::string>> DataInMemory::export_runs(const std::string& name,
                                                                   engine::ListKind kind,
                                                                   const engine::RecordBook& book,
                                                                   const engine::Cancel&)
{
    exported_runs = book.runs().size();
    return answered(engine::Result<std::string>(
        "/data/exports/" + name + (kind == engine::ListKind::Csv ? ".csv" : ".json")));
}

std::future<engine::Result<SaveService::Imported>>
DataInMemory::import_data(const std::string& file, const engine::Cancel&)
{
    imported_files.push_back(file);
    return answered(engine::Result<Imported>(imported));
}

std::future<engine::Attempt> DataInMemory::delete_all_data()
{
    ++deletions_of_all;
    return answered(engine::Attempt(engine::Done{}));
}

} // namespace game
