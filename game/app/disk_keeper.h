#pragma once
// Reads and writes the player's folder from a thread of its own, so that no frame waits for the
// disk, or for another running copy of the game that uses the folder.

#include <chrono>
#include <condition_variable>
#include <functional>
#include <future>
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
    std::chrono::milliseconds for_last_save{1000}; // how long input is held back for it
    std::chrono::milliseconds in_a_frame{12};      // how long a call may wait on the spot
};

class DiskKeeper : public Keeper {
public:
    // `wake` is called from the thread when there is an answer, something new for take_notices(),
    // or when what is_behind() spoke of is written.
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
    std::future<std::vector<engine::GameSummary>> games() override;
    std::future<engine::Result<engine::SavedGame>> load_game(const std::string& id) override;
    std::vector<engine::StoreNotice> take_notices() override;
    std::optional<engine::Message> trouble() const override;
    bool is_still_saving() const override;

    // To be asked once. Comes when the book can be read: as long as it can't, that is tried again
    // every ten seconds.
    std::future<engine::RecordBook> load_records();
    // True while the last action is not on disk yet, for at most a second, and not again until the
    // disk has been that quick: as long as that the next one should wait.
    bool is_behind();

    // Writes what is waiting, once more if it failed before, and takes no more wishes. Fails with
    // the reason when something could not be written.
    engine::Attempt finish();

private:
    using Time = std::chrono::steady_clock::time_point;

    enum class Deed { Keep, Forget };

    // One thing to do on disk, to a game, the records or the settings.
    struct Wish {
        std::string name; // of the thing
        Deed deed;
        std::function<engine::Attempt(engine::SaveFolder& folder)> fulfil;
        std::shared_ptr<const engine::SavedGame> game = {}; // to be kept
    };
    using Wishes = std::vector<Wish>; // in the order they were made
    using Games = std::vector<std::shared_ptr<const engine::SavedGame>>;
    // Reads what was asked for; `unsaved` games are in memory only.
    using Question = std::function<void(engine::SaveFolder& folder, const Games& unsaved)>;

    void ask_for(Wish wish);
    template <typename Answer, typename Read>
    std::future<Answer> ask(Read read);
    void work(const std::stop_token& stop);
    // Takes the wishes, tries each, and keeps those that failed and were not replaced. Nothing is
    // forgotten after a failure: a finished game stays until its record is safe.
    void fulfil_all(std::unique_lock<std::mutex>& lock);
    void answer_all(std::unique_lock<std::mutex>& lock);
    void end_round(bool all_done);
    void read_records_again(std::unique_lock<std::mutex>& lock);
    void put_off(Wish wish);
    bool collect_notices();
    std::optional<Time> next_try() const;
    void note_failure(const engine::Message& why);
    bool all_is_written() const { return waiting_.empty() && !writing_; }

    engine::SaveFolder folder_; // of the thread alone
    std::function<void()> wake_;
    DiskPatience patience_;

    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    Wishes waiting_;
    Wishes failed_; // tried again every ten seconds
    Time next_writing_{};
    std::vector<Question> questions_; // answered as soon as what waits has been tried once
    std::shared_ptr<std::promise<engine::RecordBook>> unread_records_; // of the thread alone
    Time next_reading_{};                                              // of these
    bool records_are_asked_for_ = false;
    bool writing_ = false;
    bool finished_ = false;
    Time waits_since_{};    // when the oldest of what waits was asked
    bool too_slow_ = false; // a second was not enough the last time
    bool is_waited_for_ = false;
    std::optional<engine::Message> trouble_;
    engine::Message last_failure_;
    std::vector<engine::StoreNotice> notices_;
    bool told_read_only_; // when the folder was opened
    std::jthread thread_; // last: it uses all of the above
};

} // namespace game
