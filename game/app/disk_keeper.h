#pragma once
// Keeps things on disk from a thread of its own, so that no frame waits for the disk.

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "game/scenes/services.h"

namespace game {

struct DiskPatience {
    std::chrono::milliseconds until_next_try{10'000};
    std::chrono::milliseconds for_last_save{1000}; // once: it is not waited for twice
};

class DiskKeeper : public Keeper {
public:
    // `wake` is called from the thread when there is something new for take_notices().
    DiskKeeper(engine::SaveFolder folder, std::function<void()> wake, DiskPatience patience = {});
    ~DiskKeeper() override;
    DiskKeeper(const DiskKeeper&) = delete;
    DiskKeeper& operator=(const DiskKeeper&) = delete;

    void keep(const engine::SavedGame& game) override;
    void keep(const engine::RecordBook& records) override;
    void keep(const Settings& settings) override;
    void forget_game(const std::string& id) override;
    void let_last_one_be_kept() override;
    // What could not be written is read from memory, so that it is not lost while the game runs.
    std::vector<engine::GameSummary> games() override;
    engine::Result<engine::SavedGame> load_game(const std::string& id) override;
    std::vector<engine::StoreNotice> take_notices() override;
    std::optional<engine::Message> trouble() const override;

    // Writes what is waiting, once more if it failed before, and takes no more wishes. Fails with
    // the reason when something could not be written.
    engine::Attempt finish();

    engine::RecordBook load_records();
    Settings load_settings();

private:
    enum class Deed { Keep, Forget };

    // One thing to do on disk, to a game, the records or the settings.
    struct Wish {
        std::string name; // of the thing
        Deed deed;
        std::function<engine::Attempt(engine::SaveFolder& folder)> fulfil;
        std::shared_ptr<const engine::SavedGame> game = {}; // to be kept
    };
    using Wishes = std::vector<Wish>; // in the order they were made

    void ask_for(Wish wish);
    void work(const std::stop_token& stop);
    // Takes the wishes, tries each, and keeps those that failed and were not replaced. Nothing is
    // forgotten after a failure: a finished game stays until its record is safe.
    void fulfil_all(std::unique_lock<std::mutex>& lock);
    void put_off(Wish wish);
    void collect_notices();
    void note_failure(const engine::Message& why);
    // The folder, as soon as what waits has been tried once.
    std::unique_lock<std::mutex> settled();

    engine::SaveFolder folder_; // used by one thread at a time: the one that is `writing_`, or who
                                // holds the mutex while nobody is
    std::function<void()> wake_;
    DiskPatience patience_;

    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    Wishes waiting_;
    Wishes failed_; // tried again every ten seconds
    bool writing_ = false;
    bool too_slow_ = false; // what is being written takes longer than anyone waits
    bool told_read_only_;   // when the folder was opened
    std::optional<engine::Message> trouble_;
    engine::Message last_failure_;
    std::vector<engine::StoreNotice> notices_;
    std::jthread thread_; // last: it uses all of the above
};

} // namespace game
