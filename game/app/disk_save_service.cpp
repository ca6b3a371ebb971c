#include "game/app/disk_save_service.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/base/ensure.h"

namespace game {

DiskSaveService::DiskSaveService(engine::SaveFolder folder,
                                 std::function<void()> wake,
                                 SaveTiming patience)
    : folder_(std::move(folder)),
      wake_(std::move(wake)),
      patience_(patience),
      reported_read_only_(folder_.is_read_only()),
      thread_([this](const std::stop_token& stop) { work(stop); })
{
}

DiskSaveService::~DiskSaveService()
{
    (void)finish();
}

engine::Attempt DiskSaveService::finish()
{
    thread_.request_stop();
    if (thread_.joinable())
        thread_.join();
    if (failed_.empty())
        return engine::Done{};
    return engine::Failure{last_failure_};
}

void DiskSaveService::save(const engine::SavedGame& game)
{
    const auto copy = std::make_shared<const engine::SavedGame>(game);
    const auto write = [copy](engine::SaveFolder& folder) {
        return folder.save(*copy);
    };
    add_request({"game " + game.id, Kind::Save, write, copy});
}

void DiskSaveService::save(const engine::RecordBook& records)
{
    const auto copy = std::make_shared<const engine::RecordBook>(records);
    add_request({"records", Kind::Save, [copy](engine::SaveFolder& folder) {
                     return folder.save(*copy);
                 }});
}

void DiskSaveService::save(const Settings& settings)
{
    SaveRequest request{"settings", Kind::Save,
                        [text = to_text(settings)](engine::SaveFolder& folder) {
                            return folder.save_settings(text);
                        }};
    request.is_kept = true;
    add_request(std::move(request));
}

// A request of its own, as the settings themselves may still be waiting.
void DiskSaveService::save_change(const Settings& before, const Settings& after)
{
    SaveRequest request{
        "changed settings", Kind::Save,
        [before = to_text(before), after = to_text(after)](engine::SaveFolder& folder) {
            return folder.save_settings(after, before);
        }};
    request.is_kept = true;
    add_request(std::move(request));
}

void DiskSaveService::delete_game(const std::string& id)
{
    add_request({"game " + id, Kind::Delete, [id](engine::SaveFolder& folder) {
                     return folder.delete_game(id);
                 }});
}

void DiskSaveService::keep(const engine::Replay& replay, engine::ReplayLimit limit)
{
    const auto copy = std::make_shared<const engine::Replay>(replay);
    add_request({"replay " + replay.game.id, Kind::Save, [copy, limit](engine::SaveFolder& folder) {
                     return folder.save(*copy, limit);
                 }});
}

// The latest request for a file replaces an earlier one, except that a file that is to be deleted
// is saved first: until its record is safe, the file on disk must be the finished game.
void DiskSaveService::add_request(SaveRequest request)
{
    const std::lock_guard lock(mutex_);
    const auto is_replaced = [&request](const SaveRequest& other) {
        return other.name == request.name &&
               (request.kind == Kind::Save || other.kind == Kind::Delete);
    };
    if (all_is_written())
        waits_since_ = std::chrono::steady_clock::now();
    std::erase_if(failed_, is_replaced);
    std::erase_if(waiting_, is_replaced);
    request.made_after = deletions_;
    waiting_.push_back(std::move(request));
    changed_.notify_all();
}

void DiskSaveService::wait_for_last_save()
{
    std::unique_lock lock(mutex_);
    if (save_error_ || too_slow_)
        return;
    changed_.wait_for(lock, patience_.wait_in_frame,
                      [this] { return save_error_ || all_is_written(); });
}

bool DiskSaveService::is_behind()
{
    const std::lock_guard lock(mutex_);
    if (save_error_ || too_slow_ || all_is_written())
        return false;
    too_slow_ = std::chrono::steady_clock::now() - waits_since_ >= patience_.wait_for_last;
    is_waited_for_ = !too_slow_;
    return is_waited_for_;
}

// Usually the answer comes at once, and the screen need not say that it is waiting.
template <typename Answer, typename Read>
std::future<Answer> DiskSaveService::query(Read read)
{
    const auto task =
        std::make_shared<std::packaged_task<Answer(engine::SaveFolder&, const Unsaved&)>>(
            std::move(read));
    std::future<Answer> answer = task->get_future();
    {
        std::unique_lock lock(mutex_);
        if (finished_) {
            lock.unlock(); // the thread has ended
            (*task)(folder_, {});
            return answer;
        }
        queries_.emplace_back([task](engine::SaveFolder& folder, const Unsaved& unsaved) {
            (*task)(folder, unsaved);
        });
        changed_.notify_all();
    }
    answer.wait_for(patience_.wait_in_frame);
    return answer;
}

std::future<std::vector<engine::GameSummary>> DiskSaveService::games()
{
    return query<std::vector<engine::GameSummary>>(
        [](engine::SaveFolder& folder, const Unsaved& unsaved) {
            auto games = folder.games();
            for (const auto& mine : unsaved.games) {
                std::erase_if(games, [&mine](const auto& game) { return game.id == mine->id; });
                games.push_back(engine::summary_of(*mine));
            }
            std::ranges::stable_sort(games, std::greater(), &engine::GameSummary::saved);
            return games;
        });
}

std::future<engine::Result<engine::SavedGame>> DiskSaveService::load_game(const std::string& id)
{
    return query<engine::Result<engine::SavedGame>>(
        [id](engine::SaveFolder& folder,
             const Unsaved& unsaved) -> engine::Result<engine::SavedGame> {
            const auto mine =
                std::ranges::find(unsaved.games, id, [](const auto& game) { return game->id; });
            if (mine != unsaved.games.end())
                return **mine;
            return folder.load_game(id);
        });
}

std::future<std::set<std::string>> DiskSaveService::replays()
{
    return query<std::set<std::string>>(
        [](engine::SaveFolder& folder, const Unsaved&) { return folder.replays(); });
}

std::future<engine::Result<engine::Replay>> DiskSaveService::load_replay(const std::string& id)
{
    return query<engine::Result<engine::Replay>>(
        [id](engine::SaveFolder& folder, const Unsaved&) { return folder.load_replay(id); });
}

DiskSaveService::SaveRequest
DiskSaveService::saving(std::shared_ptr<const engine::Collection> collection)
{
    SaveRequest request{"collection " + collection->id, Kind::Save,
                        [collection](engine::SaveFolder& folder) {
                            return folder.collections().save(*collection);
                        }};
    request.collection = std::move(collection);
    return request;
}

// One that could not be written so far is on no disk that another copy could delete it from.
void DiskSaveService::rename_collection(std::shared_ptr<const engine::Collection> renamed)
{
    const std::string name = "collection " + renamed->id;
    if (is_unwritten(name))
        return save_collection(std::move(renamed));
    SaveRequest request{name, Kind::Save, [renamed](engine::SaveFolder& folder) {
                            return folder.rename(*renamed);
                        }};
    request.collection = std::move(renamed);
    request.is_renaming = true;
    add_request(std::move(request));
}

bool DiskSaveService::is_unwritten(const std::string& collection) const
{
    const auto makes_it = [&collection](const SaveRequest& request) {
        return request.name == collection && request.kind == Kind::Save && !request.is_renaming;
    };
    const std::lock_guard lock(mutex_);
    return std::ranges::any_of(failed_, makes_it) || std::ranges::any_of(waiting_, makes_it);
}

// Requests of this kind don't replace each other, as each has other ratings.
void DiskSaveService::add_ratings(const std::string& id, std::vector<engine::PuzzleRating> ratings)
{
    int number = 0;
    {
        const std::lock_guard lock(mutex_);
        number = ++ratings_;
    }
    add_request({"ratings " + std::to_string(number) + " of " + id, Kind::Save,
                 [id, ratings = std::move(ratings)](engine::SaveFolder& folder) {
                     return folder.collections().add_ratings(id, ratings);
                 }});
}

void DiskSaveService::delete_collection(const std::string& id)
{
    add_request({"collection " + id, Kind::Delete, [id](engine::SaveFolder& folder) {
                     return folder.collections().remove(id);
                 }});
}

std::future<engine::CollectionFiles::List> DiskSaveService::collections()
{
    return query<engine::CollectionFiles::List>(
        [](engine::SaveFolder& folder, const Unsaved& unsaved) {
            auto list = folder.collections().list();
            for (const auto& mine : unsaved.collections) {
                std::erase_if(list.collections,
                              [&mine](const auto& each) { return each.id == mine->id; });
                list.collections.push_back(engine::summary_of(*mine));
            }
            std::ranges::stable_sort(list.collections, std::greater(),
                                     &engine::CollectionSummary::added);
            return list;
        });
}

std::future<SaveService::LoadedCollection> DiskSaveService::load_collection(const std::string& id)
{
    return query<LoadedCollection>([id](engine::SaveFolder& folder,
                                        const Unsaved& unsaved) -> LoadedCollection {
        const auto mine =
            std::ranges::find(unsaved.collections, id, [](const auto& each) { return each->id; });
        if (mine != unsaved.collections.end())
            return *mine;
        auto loaded = folder.collections().load(id);
        if (!loaded)
            return engine::Failure{loaded.why()};
        return std::make_shared<const engine::Collection>(*std::move(loaded));
    });
}

// All results so far, as the request replaces an earlier one.
void DiskSaveService::add_results(const engine::ArcadeBook& results)
{
    engine::ArcadeBook all;
    {
        const std::lock_guard lock(mutex_);
        arcade_.add(results);
        all = arcade_;
    }
    add_request({"arcade", Kind::Save, [all](engine::SaveFolder& folder) {
                     return folder.save(all);
                 }});
}

std::future<engine::ArcadeBook> DiskSaveService::arcade_tables()
{
    engine::ArcadeBook mine;
    {
        const std::lock_guard lock(mutex_);
        mine = arcade_;
    }
    return query<engine::ArcadeBook>([mine](engine::SaveFolder& folder, const Unsaved&) {
        engine::ArcadeBook all = folder.load_arcade();
        all.add(mine);
        return all;
    });
}

std::future<SaveService::DataFiles> DiskSaveService::data_files()
{
    return query<DataFiles>([](engine::SaveFolder& folder, const Unsaved&) {
        return DataFiles{engine::exports_in(engine::real_system(), folder.path()),
                         engine::backups_in(engine::real_system(), folder.path())};
    });
}

std::future<engine::Result<std::string>> DiskSaveService::export_data(const std::string& name,
                                                                      const engine::Cancel& cancel)
{
    return query<engine::Result<std::string>>(
        [name, cancel](engine::SaveFolder& folder, const Unsaved&) -> engine::Result<std::string> {
            const auto written =
                engine::write_export(engine::real_system(), folder.path(), name, cancel);
            if (!written)
                return engine::Failure{written.why()};
            return written->string();
        });
}

std::future<engine::Result<std::string>>
DiskSaveService::export_runs(const std::string& name,
                             engine::ListKind kind,
                             const engine::RecordBook& book,
                             const engine::Cancel& cancel)
{
    return query<engine::Result<std::string>>(
        [name, kind, book, cancel](engine::SaveFolder& folder,
                                   const Unsaved&) -> engine::Result<std::string> {
            const auto written = engine::write_run_list(engine::real_system(), folder.path(), name,
                                                        kind, book, cancel);
            if (!written)
                return engine::Failure{written.why()};
            return written->string();
        });
}

std::future<engine::Result<SaveService::Imported>>
DiskSaveService::import_data(const std::string& file, const engine::Cancel& cancel)
{
    return query<engine::Result<Imported>>(
        [file, cancel](engine::SaveFolder& folder, const Unsaved&) -> engine::Result<Imported> {
            auto data = engine::read_export(engine::real_system(), file, cancel);
            if (!data)
                return engine::Failure{data.why()};
            auto added = engine::add_all(folder, *data, cancel);
            if (!added)
                return engine::Failure{added.why()};
            return Imported{added->games, data->records, data->settings, std::move(added->missing)};
        });
}

// What waits is dropped only once everything is deleted: if that fails, the player keeps it.
std::future<engine::Attempt> DiskSaveService::delete_all_data()
{
    int time = 0;
    {
        const std::lock_guard lock(mutex_);
        time = ++deletions_;
    }
    return query<engine::Attempt>([this, time](engine::SaveFolder& folder, const Unsaved&) {
        engine::Attempt deleted = folder.delete_everything();
        if (deleted)
            drop_what_was_made_before(time);
        return deleted;
    });
}

std::future<engine::RecordBook> DiskSaveService::load_records()
{
    const auto answer = std::make_shared<std::promise<engine::RecordBook>>();
    std::future<engine::RecordBook> book = answer->get_future();
    {
        const std::lock_guard lock(mutex_);
        ENSURE(!std::exchange(records_are_asked_for_, true));
        queries_.emplace_back([this, answer](engine::SaveFolder& folder, const Unsaved&) {
            const engine::RecordBook read = folder.load_records();
            next_care_ = std::chrono::steady_clock::now() + patience_.care_after;
            if (folder.records_are_read())
                return answer->set_value(read);
            unread_records_ = answer;
            next_reading_ = std::chrono::steady_clock::now() + patience_.retry_after;
        });
        changed_.notify_all();
    }
    book.wait_for(patience_.wait_in_frame);
    return book;
}

// A caller waits for the book, which could not be read so far.
void DiskSaveService::read_records_again(std::unique_lock<std::mutex>& lock)
{
    lock.unlock();
    const auto book = folder_.read_records_again();
    next_care_ = std::chrono::steady_clock::now() + patience_.care_after;
    if (book)
        std::exchange(unread_records_, nullptr)->set_value(*book);
    lock.lock();
    next_reading_ = std::chrono::steady_clock::now() + patience_.retry_after;
    if (collect_notices() || book)
        wake_();
}

// A little at a time, when nothing else is asked for.
void DiskSaveService::maintain_records(std::unique_lock<std::mutex>& lock)
{
    lock.unlock();
    using enum engine::SaveFolder::Maintenance;
    const auto state = folder_.maintain_records();
    lock.lock();
    next_care_.reset();
    const Time now = std::chrono::steady_clock::now();
    if (state != Done)
        next_care_ = state == Later ? now + patience_.retry_after : now;
    if (collect_notices())
        wake_();
}

// Returns whether there were any.
bool DiskSaveService::collect_notices()
{
    const std::vector<engine::StoreNotice> more = folder_.take_notices();
    std::ranges::copy(more, std::back_inserter(notices_));
    return !more.empty();
}

// Called in every frame, so it never waits for the disk.
std::vector<engine::StoreNotice> DiskSaveService::take_notices()
{
    const std::lock_guard lock(mutex_);
    return std::exchange(notices_, {});
}

void DiskSaveService::work(const std::stop_token& stop)
{
    std::unique_lock lock(mutex_);
    for (bool last = false; !last;) {
        const auto asked = [this] {
            return !waiting_.empty() || !queries_.empty();
        };
        if (const auto next = next_try())
            changed_.wait_until(lock, stop, *next, asked);
        else
            changed_.wait(lock, stop, asked);
        last = stop.stop_requested();
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
        if (next_care_ && now >= *next_care_ && !last && !asked())
            maintain_records(lock);
    }
    finished_ = true;
}

// Returns nothing if there is nothing to try again, and nothing to look after.
std::optional<DiskSaveService::Time> DiskSaveService::next_try() const
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

void DiskSaveService::perform_all(std::unique_lock<std::mutex>& lock)
{
    // Requests that failed are older than those that wait.
    SaveRequests requests = std::exchange(failed_, {});
    std::ranges::move(std::exchange(waiting_, {}), std::back_inserter(requests));
    if (requests.empty())
        return;
    // The records that a deletion waits for may have been replaced by a later request, so deletions
    // come last.
    std::ranges::stable_partition(
        requests, [](const SaveRequest& request) { return request.kind == Kind::Save; });
    writing_ = true;
    std::vector<std::string> not_done;
    for (SaveRequest& request : requests) {
        const bool others_failed = std::ranges::any_of(
            not_done, [&request](const std::string& name) { return name != request.name; });
        if (request.kind == Kind::Delete && others_failed) {
            not_done.push_back(request.name);
            retry_later(std::move(request));
            continue;
        }
        lock.unlock();
        const engine::Attempt attempt = request.perform(folder_);
        lock.lock();
        if (!attempt) {
            note_failure(attempt.why());
            not_done.push_back(request.name);
            retry_later(std::move(request));
        } else if (request.kind == Kind::Delete) {
            // Also if an earlier try to save it failed.
            const std::string& name = request.name;
            std::erase(not_done, name);
            std::erase_if(failed_,
                          [&name](const SaveRequest& other) { return other.name == name; });
        }
    }
    writing_ = false;
    end_round(not_done.empty());
}

void DiskSaveService::end_round(bool all_done)
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

void DiskSaveService::answer_all(std::unique_lock<std::mutex>& lock)
{
    const std::vector<Query> questions = std::exchange(queries_, {});
    if (questions.empty())
        return;
    Unsaved unsaved;
    for (const SaveRequest& request : failed_) {
        if (request.game)
            unsaved.games.push_back(request.game);
        if (request.collection)
            unsaved.collections.push_back(request.collection);
    }
    lock.unlock();
    for (const Query& question : questions)
        question(folder_, unsaved);
    lock.lock();
    (void)collect_notices();
    wake_();
}

// What failed, or waits, would bring back what the player has deleted.
void DiskSaveService::drop_what_was_made_before(int deletion)
{
    const std::lock_guard lock(mutex_);
    const auto is_dropped = [deletion](const SaveRequest& request) {
        return !request.is_kept && request.made_after < deletion;
    };
    std::erase_if(failed_, is_dropped);
    std::erase_if(waiting_, is_dropped);
    arcade_ = {};
    if (failed_.empty() && all_is_written())
        save_error_.reset(); // nothing is tried again
}

void DiskSaveService::retry_later(SaveRequest request)
{
    const auto replaces_it = [&request](const SaveRequest& newer) {
        return newer.name == request.name &&
               (newer.kind == Kind::Save || request.kind == Kind::Delete);
    };
    const auto newer = std::ranges::find_if(waiting_, replaces_it);
    if (newer == waiting_.end())
        failed_.push_back(std::move(request));
    else if (newer->is_renaming && !request.is_renaming) {
        newer->is_renaming = false; // there is nothing on disk to be renamed
        newer->perform = saving(newer->collection).perform;
    }
}

// Reports only the first of successive failures; after a success the next one is reported again.
void DiskSaveService::note_failure(const engine::Message& why)
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
