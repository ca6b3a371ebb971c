#include "game/app/disk_keeper.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace game {

DiskKeeper::DiskKeeper(engine::SaveFolder folder, std::function<void()> wake, DiskPatience patience)
    : folder_(std::move(folder)),
      wake_(std::move(wake)),
      patience_(patience),
      told_read_only_(folder_.is_read_only()),
      thread_([this](const std::stop_token& stop) { work(stop); })
{
}

DiskKeeper::~DiskKeeper()
{
    (void)finish();
}

engine::Attempt DiskKeeper::finish()
{
    thread_.request_stop();
    if (thread_.joinable())
        thread_.join();
    if (failed_.empty())
        return engine::Done{};
    return engine::Failure{last_failure_};
}

void DiskKeeper::keep(const engine::SavedGame& game)
{
    const auto kept = std::make_shared<const engine::SavedGame>(game);
    const auto save = [kept](engine::SaveFolder& folder) {
        return folder.save(*kept);
    };
    ask_for({"game " + game.id, Deed::Keep, save, kept});
}

void DiskKeeper::keep(const engine::RecordBook& records)
{
    ask_for({"records", Deed::Keep, [records](engine::SaveFolder& folder) {
                 return folder.save(records);
             }});
}

void DiskKeeper::keep(const Settings& settings)
{
    ask_for({"settings", Deed::Keep, [text = to_text(settings)](engine::SaveFolder& folder) {
                 return folder.save_settings(text);
             }});
}

void DiskKeeper::forget_game(const std::string& id)
{
    ask_for({"game " + id, Deed::Forget, [id](engine::SaveFolder& folder) {
                 return folder.forget_game(id);
             }});
}

void DiskKeeper::let_last_one_be_kept()
{
    std::unique_lock lock(mutex_);
    if (trouble_ || too_slow_)
        return;
    const auto is_kept = [this] {
        return trouble_ || (waiting_.empty() && !writing_);
    };
    too_slow_ = !changed_.wait_for(lock, patience_.for_last_save, is_kept);
}

// The latest wish for a thing takes the place of an earlier one.
void DiskKeeper::ask_for(Wish wish)
{
    const std::lock_guard lock(mutex_);
    const auto same = [&wish](const Wish& other) {
        return other.name == wish.name;
    };
    std::erase_if(failed_, same);
    std::erase_if(waiting_, same);
    waiting_.push_back(std::move(wish));
    changed_.notify_all();
}

std::unique_lock<std::mutex> DiskKeeper::settled()
{
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return waiting_.empty() && !writing_; });
    return lock;
}

std::vector<engine::GameSummary> DiskKeeper::games()
{
    const auto lock = settled();
    auto games = folder_.games();
    collect_notices();
    for (const Wish& wish : failed_) {
        if (!wish.game)
            continue;
        std::erase_if(games, [&wish](const auto& game) { return game.id == wish.game->id; });
        games.push_back(engine::summary_of(*wish.game));
    }
    std::ranges::stable_sort(games, std::greater(), &engine::GameSummary::saved);
    return games;
}

engine::Result<engine::SavedGame> DiskKeeper::load_game(const std::string& id)
{
    const auto lock = settled();
    const auto unsaved = std::ranges::find_if(
        failed_, [&id](const Wish& wish) { return wish.game && wish.game->id == id; });
    if (unsaved != failed_.end())
        return *unsaved->game;
    auto game = folder_.load_game(id);
    collect_notices();
    return game;
}

engine::RecordBook DiskKeeper::load_records()
{
    const auto lock = settled();
    auto records = folder_.load_records();
    collect_notices();
    return records;
}

Settings DiskKeeper::load_settings()
{
    const auto lock = settled();
    Settings settings = parse_settings(folder_.load_settings());
    collect_notices();
    return settings;
}

void DiskKeeper::collect_notices()
{
    std::ranges::move(folder_.take_notices(), std::back_inserter(notices_));
}

// Asked for in every frame: it never waits for the disk.
std::vector<engine::StoreNotice> DiskKeeper::take_notices()
{
    const std::lock_guard lock(mutex_);
    return std::exchange(notices_, {});
}

std::optional<engine::Message> DiskKeeper::trouble() const
{
    const std::lock_guard lock(mutex_);
    return trouble_;
}

void DiskKeeper::work(const std::stop_token& stop)
{
    std::unique_lock lock(mutex_);
    for (bool last = false; !last;) {
        const auto asked = [this] {
            return !waiting_.empty();
        };
        if (failed_.empty())
            changed_.wait(lock, stop, asked);
        else
            changed_.wait_for(lock, stop, patience_.until_next_try, asked);
        last = stop.stop_requested();
        // What failed was asked for before what waits.
        waiting_.insert(waiting_.begin(), std::make_move_iterator(failed_.begin()),
                        std::make_move_iterator(failed_.end()));
        failed_.clear();
        // What was finished later may have replaced the records that a game waits for.
        std::ranges::stable_partition(waiting_,
                                      [](const Wish& wish) { return wish.deed == Deed::Keep; });
        fulfil_all(lock);
    }
}

void DiskKeeper::fulfil_all(std::unique_lock<std::mutex>& lock)
{
    Wishes wishes = std::exchange(waiting_, {});
    if (wishes.empty())
        return;
    writing_ = true;
    bool all_done = true;
    for (Wish& wish : wishes) {
        if (wish.deed == Deed::Forget && !all_done) {
            put_off(std::move(wish));
            continue;
        }
        lock.unlock();
        const engine::Attempt attempt = wish.fulfil(folder_);
        lock.lock();
        if (!attempt) {
            all_done = false;
            note_failure(attempt.why());
            put_off(std::move(wish));
        }
    }
    writing_ = false;
    too_slow_ = false;
    if (all_done) {
        trouble_.reset();
        told_read_only_ = false;
    }
    const std::size_t known = notices_.size();
    collect_notices();
    if (notices_.size() > known)
        wake_();
    changed_.notify_all();
}

void DiskKeeper::put_off(Wish wish)
{
    const auto same = [&wish](const Wish& other) {
        return other.name == wish.name;
    };
    if (std::ranges::none_of(waiting_, same))
        failed_.push_back(std::move(wish));
}

// Once for a row of failures: the next is told only after all was written in between.
void DiskKeeper::note_failure(const engine::Message& why)
{
    last_failure_ = why;
    if (trouble_)
        return;
    trouble_ = engine::Message{engine::N_("Not saved: trying again every 10 seconds")};
    if (!told_read_only_)
        notices_.push_back({*trouble_, why});
    wake_();
}

} // namespace game
