#pragma once
// A save service that saves nothing, for plays that leave no trace.

#include <future>
#include <utility>

#include "game/scenes/services.h"

namespace game {

class UnsavedService : public SaveService {
public:
    void save(const engine::SavedGame&) override {}
    void save(const engine::RecordBook&) override {}
    void save(const Settings&) override {}
    void delete_game(const std::string&) override {}
    void keep(const engine::Replay&, engine::ReplayLimit) override {}
    void wait_for_last_save() override {}
    std::future<std::vector<engine::GameSummary>> games() override
    {
        return answer(std::vector<engine::GameSummary>());
    }
    std::future<engine::Result<engine::SavedGame>> load_game(const std::string&) override
    {
        return answer(engine::Result<engine::SavedGame>(nothing()));
    }
    std::future<std::set<std::string>> replays() override
    {
        return answer(std::set<std::string>());
    }
    std::future<engine::Result<engine::Replay>> load_replay(const std::string&) override
    {
        return answer(engine::Result<engine::Replay>(nothing()));
    }
    void save_collection(std::shared_ptr<const engine::Collection>) override {}
    void rename_collection(std::shared_ptr<const engine::Collection>) override {}
    void add_ratings(const std::string&, std::vector<engine::PuzzleRating>) override {}
    void delete_collection(const std::string&) override {}
    std::future<engine::CollectionFiles::List> collections() override
    {
        return answer(engine::CollectionFiles::List());
    }
    std::future<LoadedCollection> load_collection(const std::string&) override
    {
        return answer(LoadedCollection(nothing()));
    }
    void add_results(const engine::ArcadeBook&) override {}
    std::future<engine::ArcadeBook> arcade_tables() override
    {
        return answer(engine::ArcadeBook());
    }
    std::future<DataFiles> data_files() override { return answer(DataFiles()); }
    std::future<engine::Result<std::string>> export_data(const std::string&,
                                                         const engine::Cancel&) override
    {
        return answer(engine::Result<std::string>(nothing()));
    }
    std::future<engine::Result<std::string>> export_runs(const std::string&,
                                                         engine::ListKind,
                                                         const engine::RecordBook&,
                                                         const engine::Cancel&) override
    {
        return answer(engine::Result<std::string>(nothing()));
    }
    std::future<engine::Result<Imported>> import_data(const std::string&,
                                                      const engine::Cancel&) override
    {
        return answer(engine::Result<Imported>(nothing()));
    }
    std::future<engine::Attempt> delete_all_data() override
    {
        return answer(engine::Attempt(engine::Done()));
    }
    std::vector<engine::StoreNotice> take_notices() override { return {}; }
    std::optional<engine::Message> save_error() const override { return {}; }
    bool is_still_saving() const override { return false; }

private:
    static engine::Failure nothing() { return {{engine::N_("Nothing is saved here.")}}; }

    template <typename Answer>
    static std::future<Answer> answer(Answer given)
    {
        std::promise<Answer> promise;
        promise.set_value(std::move(given));
        return promise.get_future();
    }
};

} // namespace game
