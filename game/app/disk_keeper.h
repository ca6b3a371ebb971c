#pragma once
// Keeps things on disk from a thread of its own, so that no frame waits for the disk.

#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

#include "game/scenes/services.h"

namespace game {

class DiskKeeper : public Keeper {
public:
    // `wake` is called from the thread when there is something new for take_notices().
    DiskKeeper(engine::SaveFolder folder, std::function<void()> wake);
    // Writes what is waiting, once more if it failed before.
    ~DiskKeeper() override;
    DiskKeeper(const DiskKeeper&) = delete;
    DiskKeeper& operator=(const DiskKeeper&) = delete;

    void keep(const engine::SavedGame& game) override;
    void keep(const engine::RecordBook& records) override;
    void keep(const Settings& settings) override;
    void forget_game(const std::string& id) override;
    std::vector<engine::GameSummary> games() override;
    engine::Result<engine::SavedGame> load_game(const std::string& id) override;
    std::vector<engine::StoreNotice> take_notices() override;

    engine::RecordBook load_records();
    Settings load_settings();

private:
    // Puts one thing on disk: a game, the records, the settings.
    using Write = std::function<engine::Attempt(engine::SaveFolder& folder)>;
    using Writes = std::map<std::string, Write>; // by the name of what is written

    void ask_for(std::string name, Write write);
    void work(const std::stop_token& stop);
    // Takes the writes, tries each, and puts back those that failed and were not replaced.
    void write_all(std::unique_lock<std::mutex>& lock);
    void collect_notices();
    void note_failure(const engine::Message& why);
    // The folder, as soon as what waits has been tried once.
    std::unique_lock<std::mutex> settled();

    engine::SaveFolder folder_; // used by one thread at a time: the one that is `writing_`, or who
                                // holds the mutex while nobody is
    std::function<void()> wake_;

    std::mutex mutex_;
    std::condition_variable_any changed_;
    Writes waiting_;
    Writes failed_; // tried again every ten seconds
    bool writing_ = false;
    bool failure_told_ = false;
    std::vector<engine::StoreNotice> notices_;
    std::jthread thread_; // last: it uses all of the above
};

} // namespace game
