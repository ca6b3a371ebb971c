#include "game/app/disk_keeper.h"

namespace game {

namespace {

constexpr std::chrono::seconds until_next_try{10};

} // namespace

DiskKeeper::DiskKeeper(engine::SaveFolder folder, std::function<void()> wake)
    : folder_(std::move(folder)),
      wake_(std::move(wake)),
      thread_([this](const std::stop_token& stop) { work(stop); })
{
}

DiskKeeper::~DiskKeeper()
{
    thread_.request_stop();
    thread_.join();
}

void DiskKeeper::keep(const engine::SavedGame& game)
{
    ask_for("game " + game.id, [game](engine::SaveFolder& folder) { return folder.save(game); });
}

void DiskKeeper::keep(const engine::RecordBook& records)
{
    ask_for("records", [records](engine::SaveFolder& folder) { return folder.save(records); });
}

void DiskKeeper::keep(const Settings& settings)
{
    ask_for("settings", [text = to_text(settings)](engine::SaveFolder& folder) {
        return folder.save_settings(text);
    });
}

void DiskKeeper::forget_game(const std::string& id)
{
    ask_for("game " + id, [id](engine::SaveFolder& folder) { return folder.forget_game(id); });
}

// The latest wish for a thing takes the place of an earlier one.
void DiskKeeper::ask_for(std::string name, Write write)
{
    const std::lock_guard lock(mutex_);
    failed_.erase(name);
    waiting_.insert_or_assign(std::move(name), std::move(write));
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
    return games;
}

engine::Result<engine::SavedGame> DiskKeeper::load_game(const std::string& id)
{
    const auto lock = settled();
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
    for (engine::StoreNotice& notice : folder_.take_notices())
        notices_.push_back(std::move(notice));
}

// Asked for in every frame: it never waits for the disk.
std::vector<engine::StoreNotice> DiskKeeper::take_notices()
{
    const std::lock_guard lock(mutex_);
    return std::exchange(notices_, {});
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
            changed_.wait_for(lock, stop, until_next_try, asked);
        last = stop.stop_requested();
        waiting_.merge(failed_);
        failed_.clear();
        write_all(lock);
    }
}

void DiskKeeper::write_all(std::unique_lock<std::mutex>& lock)
{
    Writes writes = std::exchange(waiting_, {});
    if (writes.empty())
        return;
    writing_ = true;
    for (auto& [name, write] : writes) {
        lock.unlock();
        const engine::Attempt attempt = write(folder_);
        lock.lock();
        if (!attempt) {
            if (!waiting_.contains(name))
                failed_.emplace(name, std::move(write));
            note_failure(attempt.why());
        }
    }
    writing_ = false;
    failure_told_ = failure_told_ && !failed_.empty();
    changed_.notify_all();
}

// Once for a row of failures: the next is told only after all was written in between.
void DiskKeeper::note_failure(const engine::Message& why)
{
    if (std::exchange(failure_told_, true))
        return;
    notices_.push_back({{engine::N_("Not saved: trying again every 10 seconds")}, why});
    wake_();
}

} // namespace game
