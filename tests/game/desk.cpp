#include "tests/game/desk.h"

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

Settings settings_of_tests()
{
    Settings settings;
    settings.motion = MotionChoice::Off;
    return settings;
}

Desk::Desk() = default;
Desk::~Desk() = default;

} // namespace game
