#include "tests/game/desk.h"

#include <utility>

#include "tests/game/answered.h"

namespace game {

SavesInMemory::SavesInMemory() = default;
SavesInMemory::~SavesInMemory() = default;

void SavesInMemory::save(const engine::SavedGame& game)
{
    saved.insert_or_assign(game.id, game);
    calls.push_back("game");
}

void SavesInMemory::save(const engine::RecordBook& records)
{
    book = records;
    calls.push_back("records");
}

void SavesInMemory::save(const Settings& settings)
{
    taste = settings;
    calls.push_back("settings");
}

void SavesInMemory::delete_game(const std::string& id)
{
    saved.erase(id);
    calls.push_back("forget");
}

std::future<std::vector<engine::GameSummary>> SavesInMemory::games()
{
    return answered(std::vector<engine::GameSummary>{});
}

std::future<engine::Result<engine::SavedGame>> SavesInMemory::load_game(const std::string& id)
{
    const auto found = saved.find(id);
    using Found = engine::Result<engine::SavedGame>;
    if (found == saved.end())
        return answered(Found(engine::Failure{engine::Message{"No such game"}}));
    return answered(Found(found->second));
}

std::vector<engine::StoreNotice> SavesInMemory::take_notices()
{
    return {};
}

std::optional<engine::Message> SavesInMemory::save_error() const
{
    return save_error_now;
}

HostInMemory::HostInMemory() = default;
HostInMemory::~HostInMemory() = default;

std::string HostInMemory::local_date(std::int64_t) const
{
    return "2023-11-14";
}

std::string HostInMemory::local_time(std::int64_t) const
{
    return "22:13";
}

std::string HostInMemory::picture_path()
{
    return "picture.png";
}

void HostInMemory::show_notice(engine::StoreNotice notice)
{
    shown.push_back(std::move(notice));
}

std::string HostInMemory::clipboard() const
{
    return copied;
}

bool HostInMemory::copy(const std::string& text)
{
    copied = text;
    return true;
}

void HostInMemory::rumble(Rumble rumble)
{
    felt.push_back(rumble);
}

void HostInMemory::speak(const Utterance& utterance)
{
    spoken.push_back(utterance.text);
}

KeyLabels HostInMemory::key_labels() const
{
    return keyboard;
}

Settings settings_of_tests()
{
    Settings settings;
    settings.motion = MotionChoice::Off;
    return settings;
}

Desk::Desk() = default;
Desk::~Desk() = default;

} // namespace game
