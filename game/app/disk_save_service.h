#pragma once
// Reads and writes the player's folder in a thread of its own, so that no frame waits for the disk,
// or for another running copy of the game that uses the folder.

#include <chrono>
#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "game/scenes/services.h"

namespace game {

struct SaveTiming {
    std::chrono::milliseconds retry_after{10'000};
    std::chrono::milliseconds wait_for_last{1000}; // how long input is held back for it
    std::chrono::milliseconds wait_in_frame{12};   // how long a call may block
    std::chrono::milliseconds care_after{3000};    // until the records are looked after
};

class DiskSaveService : public SaveService {
public:
    // `wake` is called from the thread when there is an answer or a new notice, or when what
    // is_behind() reported has been written.
    DiskSaveService(engine::SaveFolder folder,
                    std::function<void()> wake,
                    SaveTiming patience = {});
    ~DiskSaveService() override;
    DiskSaveService(const DiskSaveService&) = delete;
    DiskSaveService& operator=(const DiskSaveService&) = delete;

    void save(const engine::SavedGame& game) override;
    void save(const engine::RecordBook& records) override;
    void save(const Settings& settings) override;
    // Writes only what differs: another copy may have changed the other settings on disk.
    void save_change(const Settings& before, const Settings& after);
    void delete_game(const std::string& id) override;
    void keep(const engine::Replay& replay, engine::ReplayLimit limit) override;
    void wait_for_last_save() override;
    // Games that could not be written are read from memory, so that they are not lost while the
    // game runs.
    std::future<std::vector<engine::GameSummary>> games() override;
    std::future<engine::Result<engine::SavedGame>> load_game(const std::string& id) override;
    std::future<std::set<std::string>> replays() override;
    std::future<engine::Result<engine::Replay>> load_replay(const std::string& id) override;
    void save_collection(std::shared_ptr<const engine::Collection> collection) override
    {
        add_request(saving(std::move(collection)));
    }
    void rename_collection(std::shared_ptr<const engine::Collection> renamed) override;
    void add_ratings(const std::string& id, std::vector<engine::PuzzleRating> ratings) override;
    void delete_collection(const std::string& id) override;
    // Collections that could not be written are read from memory, too.
    std::future<engine::CollectionFiles::List> collections() override;
    std::future<LoadedCollection> load_collection(const std::string& id) override;
    // Results that could not be written are shown from memory.
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
    std::vector<engine::StoreNotice> take_notices() override;
    std::optional<engine::Message> save_error() const override
    {
        const std::lock_guard lock(mutex_);
        return save_error_;
    }
    bool is_still_saving() const override
    {
        const std::lock_guard lock(mutex_);
        return too_slow_ && !all_is_written();
    }

    // May be called once. The book is returned as soon as it can be read; while it can't, reading
    // is tried every ten seconds.
    std::future<engine::RecordBook> load_records();
    // Whether the last action is not on disk yet, so that the next one should wait. True for at
    // most a second; then false until the disk has been that fast again.
    bool is_behind();

    // Writes everything that waits, trying again what failed before, and accepts no more requests.
    // Fails with the reason if something could not be written.
    engine::Attempt finish();

private:
    using Time = std::chrono::steady_clock::time_point;

    enum class Kind { Save, Delete };

    // A write to disk of a game, a collection, the records or the settings.
    struct SaveRequest {
        std::string name; // of the file
        Kind kind;
        std::function<engine::Attempt(engine::SaveFolder& folder)> perform;
        std::shared_ptr<const engine::SavedGame> game = {};        // the game to be saved
        std::shared_ptr<const engine::Collection> collection = {}; // or the collection
        bool is_renaming = false;                                  // a collection that is on disk
        bool is_kept = false; // also when everything is deleted, as settings are
        int made_after = 0;   // so many times the player had deleted everything before
    };
    using SaveRequests = std::vector<SaveRequest>; // in the order they were made
    // What exists only in memory.
    struct Unsaved {
        std::vector<std::shared_ptr<const engine::SavedGame>> games = {};
        std::vector<std::shared_ptr<const engine::Collection>> collections = {};
    };
    // A read request.
    using Query = std::function<void(engine::SaveFolder& folder, const Unsaved& unsaved)>;

    void add_request(SaveRequest request);
    static SaveRequest saving(std::shared_ptr<const engine::Collection> collection);
    bool is_unwritten(const std::string& collection) const; // by the name of its request
    template <typename Answer, typename Read>
    std::future<Answer> query(Read read);
    void work(const std::stop_token& stop);
    // Tries each request and keeps those that failed and were not replaced. Deletes nothing after a
    // failure: a finished game stays until its record is safe.
    void perform_all(std::unique_lock<std::mutex>& lock);
    void answer_all(std::unique_lock<std::mutex>& lock);
    void end_round(bool all_done);
    void read_records_again(std::unique_lock<std::mutex>& lock);
    void maintain_records(std::unique_lock<std::mutex>& lock);
    void retry_later(SaveRequest request);
    void drop_what_was_made_before(int deletion);
    bool collect_notices();
    std::optional<Time> next_try() const;
    void note_failure(const engine::Message& why);
    bool all_is_written() const { return waiting_.empty() && !writing_; }

    engine::SaveFolder folder_; // used by the thread only
    std::function<void()> wake_;
    SaveTiming patience_;

    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    SaveRequests waiting_;
    SaveRequests failed_; // tried again every ten seconds
    Time next_writing_{};
    std::vector<Query> queries_; // answered when every waiting request has been tried once
    std::shared_ptr<std::promise<engine::RecordBook>> unread_records_; // used by the thread only
    Time next_reading_{};                                              // of the records
    std::optional<Time> next_care_; // likewise: when SaveFolder::maintain_records() is called
    bool records_are_asked_for_ = false;
    bool writing_ = false;
    bool finished_ = false;
    Time waits_since_{};    // when the oldest waiting request was made
    bool too_slow_ = false; // the last save took more than a second
    bool is_waited_for_ = false;
    std::optional<engine::Message> save_error_;
    engine::Message last_failure_;
    int deletions_ = 0;         // of everything, as asked for
    int ratings_ = 0;           // requests, each of which has a name of its own
    engine::ArcadeBook arcade_; // the results that were added since the program began
    std::vector<engine::StoreNotice> notices_;
    bool reported_read_only_; // by a notice when the folder was opened
    std::jthread thread_;     // last, as it uses all of the above
};

} // namespace game
