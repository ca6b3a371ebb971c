#pragma once
// The part of a save service that exports, imports and deletes everything and keeps replays, in
// memory.

#include <map>
#include <string>
#include <vector>

#include "game/scenes/services.h"

namespace game {

class DataInMemory : public SaveService {
public:
    DataInMemory();
    ~DataInMemory() override;

    void keep(const engine::Replay& replay, engine::ReplayLimit limit) override;
    std::future<std::set<std::string>> replays() override;
    std::future<engine::Result<engine::Replay>> load_replay(const std::string& id) override;
    void save_collection(std::shared_ptr<const engine::Collection> collection) override;
    void rename_collection(std::shared_ptr<const engine::Collection> renamed) override;
    void add_ratings(const std::string& id, std::vector<engine::PuzzleRating> ratings) override;
    void delete_collection(const std::string& id) override;
    std::future<engine::CollectionFiles::List> collections() override;
    std::future<LoadedCollection> load_collection(const std::string& id) override;
    void add_results(const engine::ArcadeBook& results) override;
    std::future<engine::ArcadeBook> arcade_tables() override;
    std::future<DataFiles> data_files() override;
    std::future<engine::Result<std::string>> export_data(const std::string& name,
                                                         const engine::Cancel& cancel) override;
    std::future<engine::Result<std::string>> export_runs(const std::string& name,
                                                         engine::ListKind kind,
                                                         const engine::RecordBook& book,
                                                         const engine::Cancel& cancel) override;
    std::future<engine::Result<Imported>> import_data(const std::string& file,
                                                      const engine::Cancel& cancel) override;
    std::future<engine::Attempt> delete_all_data() override;

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
