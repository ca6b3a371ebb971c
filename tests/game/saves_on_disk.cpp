#include "tests/game/saves_on_disk.h"

#include <array>
#include <string_view>
#include <thread>
#include <utility>

#include "engine/store/folder/save_files.h"
#include "tests/engine/store/disk_scene.h"

namespace game {

namespace {

constexpr std::array<std::pair<std::string_view, const char*>, 6> kinds_of_files{{
    {".game", "game"},
    {"/records.book", "records"},
    {"/settings.txt", "settings"},
    {".replay", "replay"},
    {".collection", "collection"},
    {"/arcade.tables", "tables"},
}};

} // namespace

WatchedDisk::WatchedDisk()
{
    disk_.set_fault(
        [this](const std::string& call, const std::string& path) { return fault_of(call, path); });
}

int WatchedDisk::fault_of(const std::string& call, const std::string& path)
{
    std::unique_lock lock(watching_);
    goes_on_.wait(lock, [&] { return !stops_at_ || path.find(*stops_at_) == path.npos; });
    if (call == "create" && !fails_at_.empty() && path.find(fails_at_) != path.npos)
        return ENOSPC;
    if (call == "unlink" && path.ends_with(".game"))
        calls_.emplace_back("forget");
    if (call != "rename")
        return 0;
    if (is_slow_)
        goes_on_.wait_for(lock, std::chrono::milliseconds{2}, [] { return false; });
    for (const auto& [ending, name] : kinds_of_files) {
        if (path.ends_with(ending))
            calls_.emplace_back(name);
    }
    const auto written = engine::read_envelope(disk_.bytes(path + ".new"));
    if (written && path.ends_with(".game"))
        actions_.push_back(static_cast<std::size_t>(written->entries));
    return 0;
}

SavesOnDisk::SavesOnDisk(SaveTiming timing) : SaveService(engine::open_on(disk_), [] {}, timing) {}

SavesOnDisk::~SavesOnDisk()
{
    const std::lock_guard lock(watching_);
    stops_at_.reset();
    goes_on_.notify_all();
}

void SavesOnDisk::settle()
{
    (void)ask([](const SavedData&) { return true; }).get();
}

void SavesOnDisk::stand_still(const std::string& part_of_path)
{
    settle();
    const std::lock_guard lock(watching_);
    stops_at_ = part_of_path;
}

void SavesOnDisk::go_on()
{
    {
        const std::lock_guard lock(watching_);
        stops_at_.reset();
        goes_on_.notify_all();
    }
    settle();
}

void SavesOnDisk::be_slow()
{
    const std::lock_guard lock(watching_);
    is_slow_ = true;
}

void SavesOnDisk::fail(const std::string& part_of_path)
{
    settle();
    const std::lock_guard lock(watching_);
    fails_at_ = part_of_path;
}

void SavesOnDisk::repair()
{
    {
        const std::lock_guard lock(watching_);
        fails_at_.clear();
    }
    while (save_error())
        std::this_thread::sleep_for(std::chrono::milliseconds{1});
}

std::vector<std::string> SavesOnDisk::calls()
{
    settle();
    const std::lock_guard lock(watching_);
    return calls_;
}

void SavesOnDisk::forget_calls()
{
    settle();
    const std::lock_guard lock(watching_);
    calls_.clear();
}

std::vector<std::size_t> SavesOnDisk::written_actions()
{
    const std::lock_guard lock(watching_);
    return actions_;
}

engine::MemoryDisk& SavesOnDisk::disk()
{
    settle();
    return disk_;
}

void SavesOnDisk::forget_known()
{
    for (const std::string& path : disk().paths()) {
        if (path.starts_with("/data/known/") && path.find(engine::known_id_name) == path.npos)
            disk_.remove(path);
    }
}

void SavesOnDisk::lose_known_list()
{
    for (const std::string& path : disk().paths()) {
        if (path.starts_with("/data/known/"))
            disk_.remove(path);
    }
}

engine::SavedGame SavesOnDisk::game(const std::string& id)
{
    auto game = ask(&SavedData::load_game, id).get();
    EXPECT_TRUE(game) << id;
    return *std::move(game);
}

std::shared_ptr<const engine::Collection> SavesOnDisk::collection(const std::string& id)
{
    const auto collection = ask(&SavedData::load_collection, id).get();
    EXPECT_TRUE(collection) << id;
    return *collection;
}

engine::RecordBook SavesOnDisk::book()
{
    return ask([](const SavedData& data) { return data.folder.load_records(); }).get();
}

Settings SavesOnDisk::settings()
{
    return parse_settings(
        ask([](const SavedData& data) { return data.folder.load_settings(); }).get());
}

} // namespace game
