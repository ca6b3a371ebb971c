#include "game/saves/save_service.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace game {

using Kind = SaveRequest::Kind;

namespace {

bool replaces(const SaveRequest& request, const SaveRequest& earlier)
{
    return request.file == earlier.file &&
           (request.kind == Kind::Save || request.kind == earlier.kind);
}

} // namespace

SaveService::SaveService(engine::SaveFolder folder, std::function<void()> wake, SaveTiming patience)
    : folder_(std::move(folder)),
      wake_(std::move(wake)),
      patience_(patience),
      reported_read_only_(folder_->is_read_only()),
      rounds_(mutex_,
              changed_,
              {.is_asked_for = [this] { return is_asked_for(); },
               .due = [this] { return next_try(); },
               .round =
                   [this](std::unique_lock<std::mutex>& lock, bool last) {
                       do_round(lock, last);
                   }})
{
}

SaveService::~SaveService()
{
    (void)finish();
}

engine::Attempt SaveService::finish()
{
    rounds_.finish();
    if (failed_.empty())
        return engine::Done{};
    return engine::Failure{last_failure_};
}

Unsaved SaveService::unsaved() const
{
    Unsaved all{.requests = failed_, .why = last_failure_};
    const auto records =
        std::ranges::find(failed_, SaveRequest::Holds::Records, &SaveRequest::holds);
    if (records == failed_.end())
        return all;
    all.runs = engine::runs_missing(folder_->records(), records->records);
    all.has_other_records = all.runs.empty();
    return all;
}

void SaveService::write(SaveRequest request)
{
    if (!folder_)
        return;
    std::unique_lock lock(mutex_);
    const auto is_replaced = [&request](const SaveRequest& other) {
        return replaces(request, other);
    };
    if (all_is_written())
        waits_since_ = std::chrono::steady_clock::now();
    std::erase_if(failed_, is_replaced);
    std::erase_if(waiting_, is_replaced);
    request.made_after = deletions_;
    waiting_.push_back(std::move(request));
    lock.unlock();
    rounds_.wake();
}

void SaveService::answer(Query query)
{
    std::unique_lock lock(mutex_);
    if (finished_) {
        lock.unlock(); // the thread has ended
        return query({*folder_});
    }
    queries_.push_back(std::move(query));
    lock.unlock();
    rounds_.wake();
}

void SaveService::wait_for_last_save()
{
    std::unique_lock lock(mutex_);
    if (save_error_ || too_slow_)
        return;
    changed_.wait_for(lock, patience_.wait_in_frame,
                      [this] { return save_error_ || all_is_written(); });
}

bool SaveService::is_behind()
{
    const std::lock_guard lock(mutex_);
    if (save_error_ || too_slow_ || all_is_written())
        return false;
    too_slow_ = std::chrono::steady_clock::now() - waits_since_ >= patience_.wait_for_last;
    is_waited_for_ = !too_slow_;
    return is_waited_for_;
}

std::optional<engine::Message> SaveService::save_error() const
{
    const std::lock_guard lock(mutex_);
    return save_error_;
}

bool SaveService::is_still_saving() const
{
    const std::lock_guard lock(mutex_);
    return too_slow_ && !all_is_written();
}

// What waits is dropped only once everything is deleted: if that fails, the player keeps it.
std::future<engine::Attempt> SaveService::delete_everything()
{
    int deletion = 0;
    {
        const std::lock_guard lock(mutex_);
        deletion = ++deletions_;
    }
    return ask([this, deletion](const SavedData& data) {
        engine::Attempt deleted = data.folder.delete_everything();
        if (deleted)
            drop_what_was_made_before(deletion);
        return deleted;
    });
}

std::future<engine::RecordBook> SaveService::load_records()
{
    const auto promise = std::make_shared<std::promise<engine::RecordBook>>();
    std::future<engine::RecordBook> book = promise->get_future();
    answer([this, promise](const SavedData& data) {
        const engine::RecordBook read = data.folder.load_records();
        next_care_ = std::chrono::steady_clock::now() + patience_.care_after;
        if (data.folder.records_are_read())
            return promise->set_value(read);
        unread_records_ = promise;
        next_reading_ = std::chrono::steady_clock::now() + patience_.retry_after;
    });
    book.wait_for(patience_.wait_in_frame);
    return book;
}

// A caller waits for the book, which could not be read so far.
void SaveService::read_records_again(std::unique_lock<std::mutex>& lock)
{
    lock.unlock();
    const auto book = folder_->read_records_again();
    next_care_ = std::chrono::steady_clock::now() + patience_.care_after;
    if (book)
        std::exchange(unread_records_, nullptr)->set_value(*book);
    lock.lock();
    next_reading_ = std::chrono::steady_clock::now() + patience_.retry_after;
    if (collect_notices() || book)
        wake_();
}

// A little at a time, when nothing else is asked for.
void SaveService::maintain_records(std::unique_lock<std::mutex>& lock)
{
    lock.unlock();
    using enum engine::SaveFolder::Maintenance;
    const auto state = folder_->maintain_records();
    lock.lock();
    next_care_.reset();
    const Time now = std::chrono::steady_clock::now();
    if (state != Done)
        next_care_ = state == Later ? now + patience_.retry_after : now;
    if (collect_notices())
        wake_();
}

// Returns whether there were any.
bool SaveService::collect_notices()
{
    const std::vector<engine::StoreNotice> more = folder_->take_notices();
    std::ranges::copy(more, std::back_inserter(notices_));
    return !more.empty();
}

// Called in every frame, so it never waits for the disk.
std::vector<engine::StoreNotice> SaveService::take_notices()
{
    const std::lock_guard lock(mutex_);
    return std::exchange(notices_, {});
}

void SaveService::do_round(std::unique_lock<std::mutex>& lock, bool last)
{
    const auto now = std::chrono::steady_clock::now();
    if (last || now >= next_writing_)
        perform_all(lock);
    // Everything is written before anything is read, including requests that came in during
    // writing.
    while (!waiting_.empty())
        perform_all(lock);
    if (unread_records_ && now >= next_reading_)
        read_records_again(lock);
    answer_all(lock);
    if (next_care_ && now >= *next_care_ && !last && !is_asked_for())
        maintain_records(lock);
    finished_ = last;
}

// Returns nothing if there is nothing to try again, and nothing to look after.
std::optional<SaveService::Time> SaveService::next_try() const
{
    std::optional<Time> next = next_care_;
    const auto take_earlier = [&next](Time other) {
        next = next ? std::min(*next, other) : other;
    };
    if (!failed_.empty())
        take_earlier(next_writing_);
    if (unread_records_)
        take_earlier(next_reading_);
    return next;
}

void SaveService::perform_all(std::unique_lock<std::mutex>& lock)
{
    // Requests that failed are older than those that wait.
    SaveRequests requests = std::exchange(failed_, {});
    std::ranges::move(std::exchange(waiting_, {}), std::back_inserter(requests));
    if (requests.empty())
        return;
    // The records that a deletion waits for may have been replaced by a later request, so deletions
    // come last.
    std::ranges::stable_partition(
        requests, [](const SaveRequest& request) { return request.kind != Kind::Delete; });
    writing_ = true;
    std::vector<std::string> not_done; // the files
    for (SaveRequest& request : requests) {
        const auto is_of_file = [&request](const SaveRequest& other) {
            return other.file == request.file;
        };
        const bool others_failed = std::ranges::any_of(
            not_done, [&request](const std::string& file) { return file != request.file; });
        if (request.kind == Kind::Delete && others_failed) {
            not_done.push_back(request.file);
            retry_later(std::move(request));
            continue;
        }
        // One that could not be saved is on no disk that another copy could delete it from.
        if (request.kind == Kind::Rename && std::erase_if(failed_, is_of_file) > 0) {
            request.kind = Kind::Save;
            request.perform = saving(request.collection).perform;
        }
        lock.unlock();
        const engine::Attempt attempt = request.perform(*folder_);
        lock.lock();
        if (attempt) {
            // Also if an earlier try to save it failed.
            std::erase(not_done, request.file);
            std::erase_if(failed_, is_of_file);
        } else {
            note_failure(attempt.why());
            not_done.push_back(request.file);
            retry_later(std::move(request));
        }
    }
    writing_ = false;
    end_round(not_done.empty());
}

void SaveService::end_round(bool all_done)
{
    const Time now = std::chrono::steady_clock::now();
    const bool was_too_slow = too_slow_;
    too_slow_ = now - waits_since_ >= patience_.wait_for_last;
    waits_since_ = now;
    next_writing_ = now + patience_.retry_after;
    const bool trouble_ends = all_done && save_error_;
    if (all_done) {
        save_error_.reset();
        reported_read_only_ = false;
    }
    const bool was_waited_for = std::exchange(is_waited_for_, false);
    if (collect_notices() || trouble_ends || was_waited_for || was_too_slow)
        wake_();
    changed_.notify_all();
}

void SaveService::answer_all(std::unique_lock<std::mutex>& lock)
{
    const std::vector<Query> queries = std::exchange(queries_, {});
    if (queries.empty())
        return;
    const SavedData data{*folder_, failed_};
    lock.unlock();
    for (const Query& query : queries)
        query(data);
    lock.lock();
    (void)collect_notices();
    wake_();
}

// What failed, or waits, would bring back what the player has deleted.
void SaveService::drop_what_was_made_before(int deletion)
{
    const std::lock_guard lock(mutex_);
    const auto is_dropped = [deletion](const SaveRequest& request) {
        return !request.is_kept && request.made_after < deletion;
    };
    std::erase_if(failed_, is_dropped);
    std::erase_if(waiting_, is_dropped);
    if (failed_.empty() && all_is_written())
        save_error_.reset(); // nothing is tried again
}

void SaveService::retry_later(SaveRequest request)
{
    if (std::ranges::none_of(
            waiting_, [&request](const SaveRequest& newer) { return replaces(newer, request); }))
        failed_.push_back(std::move(request));
}

// Reports only the first of successive failures; after a success the next one is reported again.
void SaveService::note_failure(const engine::Message& why)
{
    last_failure_ = why;
    if (save_error_)
        return;
    save_error_ = engine::Message{engine::N_("Not saved: trying again every 10 seconds")};
    if (!reported_read_only_)
        notices_.push_back({*save_error_, why, engine::Lasts::UntilSaved});
    wake_();
}

} // namespace game
