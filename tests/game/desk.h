#pragma once
// The services of a scene, in memory: a test can read what was saved, and time passes only on
// command.

#include <map>
#include <string>
#include <vector>

#include "game/scenes/services.h"
#include "tests/game/data_in_memory.h"
#include "tests/game/host_in_memory.h"

namespace game {

class SavesInMemory : public DataInMemory {
public:
    SavesInMemory();
    ~SavesInMemory() override;

    void save(const engine::SavedGame& game) override;
    void save(const engine::RecordBook& records) override;
    void save(const Settings& settings) override;
    void delete_game(const std::string& id) override;
    void wait_for_last_save() override { ++waits; }
    std::future<std::vector<engine::GameSummary>> games() override;
    std::future<engine::Result<engine::SavedGame>> load_game(const std::string& id) override;
    std::vector<engine::StoreNotice> take_notices() override;
    std::optional<engine::Message> save_error() const override;
    bool is_still_saving() const override { return still_saving; }

    std::map<std::string, engine::SavedGame> saved;
    engine::RecordBook book;
    Settings taste;
    std::vector<std::string> calls;
    int waits = 0;
    std::optional<engine::Message> save_error_now;
    bool still_saving = false;
};

// Screens are at rest; tests of motion choose another amount.
Settings settings_of_tests();

struct Desk {
    Desk();
    ~Desk();

    engine::Translations texts;
    Settings settings = settings_of_tests();
    engine::RecordBook records;
    SavesInMemory saves;
    HostInMemory host;
    Theme theme;
    std::vector<Theme> themes;
    std::vector<engine::Language> languages;
    Mixer mixer;
    SoundPlayer sound{mixer};
    Services services{texts, settings, records, saves,     host,
                      sound, theme,    themes,  languages, "/data"};
};

} // namespace game
