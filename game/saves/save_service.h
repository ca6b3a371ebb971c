#pragma once
// Reads and writes the player's folder in a thread of its own, so that no frame waits for the disk,
// or for another running copy of the game that uses the folder.

#include <chrono>
#include <concepts>
#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "game/saves/save_request.h"
#include "game/saves/save_rounds.h"
#include "game/saves/saved_data.h"
#include "game/saves/unsaved.h"

namespace game {

struct SaveTiming {
    std::chrono::milliseconds retry_after{10'000};
    std::chrono::milliseconds wait_for_last{1000}; // how long input is held back for it
    std::chrono::milliseconds wait_in_frame{12};   // how long a call may block
    std::chrono::milliseconds care_after{3000};    // until the records are looked after
};

class SaveService {
public:
    // One that saves nothing, for plays that leave no trace; nothing is found there.
    SaveService() = default;
    // `wake` is called from the thread when there is an answer or a new notice, or when what
    // is_behind() reported has been written.
    SaveService(engine::SaveFolder folder, std::function<void()> wake, SaveTiming patience = {});
    ~SaveService();
    SaveService(const SaveService&) = delete;
    SaveService& operator=(const SaveService&) = delete;

    // Requests are performed in their order, deletions last; what fails is tried again every ten
    // seconds. One that saves a file replaces all earlier ones for that file, others only those of
    // their kind: until its record is safe, the file on disk must be the finished game.
    void write(SaveRequest request);
    // The answer to a function of SavedData, when every waiting request has been tried once: at
    // once or later, when the loop is woken; see game/scenes/waiting/pending.h.
    template <typename Question, typename... Details>
    auto ask(Question question, Details... details)
        -> std::future<std::invoke_result_t<Question&, const SavedData&, Details&...>>;
    // Deletes all games and records, and their backups; what failed so far is not tried again.
    std::future<engine::Attempt> delete_everything();
    // Called before each action of a play: waits until the previous one is on disk, so that a crash
    // loses at most one action. It waits for less than a frame: input that comes faster than the
    // disk is held back by the loop.
    void wait_for_last_save();
    // The problems with reading or writing since the last call.
    std::vector<engine::StoreNotice> take_notices();
    // While something could not be written: a message for a player who is busy.
    std::optional<engine::Message> save_error() const;
    // On a slow disk: whether something is not written yet.
    bool is_still_saving() const;

    // May be called once. The book is returned as soon as it can be read; while it can't, reading
    // is tried every ten seconds.
    std::future<engine::RecordBook> load_records();
    // Whether the last action is not on disk yet, so that the next one should wait. True for at
    // most a second; then false until the disk has been that fast again.
    bool is_behind();
    // Writes everything that waits, trying again what failed before, and accepts no more requests.
    // Fails with the reason if something could not be written.
    engine::Attempt finish();
    // After finish(): what is not on disk.
    Unsaved unsaved() const;

private:
    using Time = SaveRounds::Time;
    using SaveRequests = std::vector<SaveRequest>; // in the order they were made
    using Query = std::function<void(const SavedData& data)>;

    void answer(Query query);
    template <typename Answer>
    static Answer nothing();
    bool is_asked_for() const { return !waiting_.empty() || !queries_.empty(); }
    void do_round(std::unique_lock<std::mutex>& lock, bool last);
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

    std::optional<engine::SaveFolder> folder_; // used by the thread only
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
    bool writing_ = false;
    bool finished_ = false;
    Time waits_since_{};    // when the oldest waiting request was made
    bool too_slow_ = false; // the last save took more than a second
    bool is_waited_for_ = false;
    std::optional<engine::Message> save_error_;
    engine::Message last_failure_;
    int deletions_ = 0; // of everything, as asked for
    std::vector<engine::StoreNotice> notices_;
    bool reported_read_only_ = false; // by a notice when the folder was opened
    SaveRounds rounds_;               // last, as they use all of the above
};

template <typename Answer>
Answer SaveService::nothing()
{
    if constexpr (std::constructible_from<Answer, engine::Failure>)
        return engine::Failure{{engine::N_("Nothing is saved here.")}};
    else
        return {};
}

// Usually the answer comes at once, and the screen need not say that it is waiting.
template <typename Question, typename... Details>
auto SaveService::ask(Question question, Details... details)
    -> std::future<std::invoke_result_t<Question&, const SavedData&, Details&...>>
{
    using Answer = std::invoke_result_t<Question&, const SavedData&, Details&...>;
    const auto promise = std::make_shared<std::promise<Answer>>();
    std::future<Answer> promised = promise->get_future();
    if (!folder_)
        promise->set_value(nothing<Answer>());
    else
        answer([promise, question, details...](const SavedData& data) {
            promise->set_value(std::invoke(question, data, details...));
        });
    promised.wait_for(patience_.wait_in_frame);
    return promised;
}

} // namespace game
