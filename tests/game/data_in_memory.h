#pragma once
// The part of a save service that exports, imports and deletes everything and keeps replays, in
// memory.

#include <map>
#include <string>
#include <vector>

#include "game/scenes/services.h"
#include "tests/game/answered.h"

namespace game {

class DataInMemory : public SaveService {
public:
    void keep(const engine::Replay& replay, engine::ReplayLimit limit) override
    {
        kept_replays.insert_or_assign(replay.game.id, replay);
        replay_limit = limit;
    }
    std::future<std::set<std::string>> replays() override
    {
        std::set<std::string> ids;
        for (const auto& [id, replay] : kept_replays)
            ids.insert(id);
        return answered(std::move(ids));
    }
    std::future<engine::Result<engine::Replay>> load_replay(const std::string& id) override
    {
        const auto found = kept_replays.find(id);
        if (found == kept_replays.end())
            return answered(engine::Result<engine::Replay>(engine::Failure{{"No replay."}}));
        return answered(engine::Result<engine::Replay>(found->second));
    }
    void save_collection(std::shared_ptr<const engine::Collection> collection) override
    {
        kept_collections[collection->id] = std::move(collection);
    }
    void rename_collection(std::shared_ptr<const engine::Collection> renamed) override
    {
        save_collection(std::move(renamed));
    }
    void add_ratings(const std::string& id, std::vector<engine::PuzzleRating> ratings) override
    {
        const auto found = kept_collections.find(id);
        if (found == kept_collections.end())
            return;
        auto rated = std::make_shared<engine::Collection>(*found->second);
        engine::add_ratings(*rated, ratings);
        found->second = std::move(rated);
    }
    void delete_collection(const std::string& id) override { kept_collections.erase(id); }
    std::future<engine::CollectionFiles::List> collections() override
    {
        engine::CollectionFiles::List list;
        for (const auto& [id, collection] : kept_collections)
            list.collections.push_back(engine::summary_of(*collection));
        return answered(std::move(list));
    }
    std::future<LoadedCollection> load_collection(const std::string& id) override
    {
        const auto found = kept_collections.find(id);
        if (found == kept_collections.end())
            return answered(LoadedCollection(engine::Failure{{"No collection."}}));
        return answered(LoadedCollection(found->second));
    }
    void add_results(const engine::ArcadeBook& results) override { arcade.add(results); }
    std::future<engine::ArcadeBook> arcade_tables() override { return answered(arcade); }
    std::future<DataFiles> data_files() override { return answered(files); }
    std::future<engine::Result<std::string>> export_data(const std::string& name,
                                                         const engine::Cancel& cancel) override
    {
        if (exports_stand_still) {
            export_cancel = cancel;
            return asked_for_exports.emplace_back().get_future();
        }
        return answered(engine::Result<std::string>("/data/exports/" + name + ".cronodoku"));
    }
    std::future<engine::Result<std::string>> export_runs(const std::string& name,
                                                         engine::ListKind kind,
                                                         const engine::RecordBook& book,
                                                         const engine::Cancel&) override
    {
        exported_runs = book.runs().size();
        return answered(engine::Result<std::string>(
            "/data/exports/" + name + (kind == engine::ListKind::Csv ? ".csv" : ".json")));
    }
    std::future<engine::Result<Imported>> import_data(const std::string& file,
                                                      const engine::Cancel&) override
    {
        imported_files.push_back(file);
        return answered(engine::Result<Imported>(imported));
    }
    std::future<engine::Attempt> delete_all_data() override
    {
        ++deletions_of_all;
        return answered(engine::Attempt(engine::Done{}));
    }

    DataFiles files;
    engine::ArcadeBook arcade;
    bool exports_stand_still = false; // until the test gives the answer
    engine::Cancel export_cancel;
    std::vector<std::promise<engine::Result<std::string>>> asked_for_exports;
    std::size_t exported_runs = 0; // of the last list
    Imported imported;             // the answer to the next import
    std::vector<std::string> imported_files;
    int deletions_of_all = 0;
    std::map<std::string, engine::Replay> kept_replays; // by the id of the game
    engine::ReplayLimit replay_limit;                   // of the last one
    std::map<std::string, std::shared_ptr<const engine::Collection>> kept_collections; // by id
};

} // namespace game
