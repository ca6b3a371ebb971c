#pragma once
// The services of a menu scene, in memory: settings, saves, records, and a host that records the
// calls it gets.

#include <cstdint>
#include <string>
#include <vector>

#include "game/scenes/services.h"
#include "tests/game/data_in_memory.h"
#include "tests/game/host_in_memory.h"

namespace game {

class MemorySaves : public DataInMemory {
public:
    MemorySaves();
    ~MemorySaves() override;

    void save(const engine::SavedGame& game) override;
    void save(const engine::RecordBook&) override { ++records_saved; }
    void save(const Settings& settings) override;
    void delete_game(const std::string& id) override;
    void wait_for_last_save() override {}
    std::future<std::vector<engine::GameSummary>> games() override;
    std::future<engine::Result<engine::SavedGame>> load_game(const std::string& id) override;
    std::vector<engine::StoreNotice> take_notices() override;
    std::optional<engine::Message> save_error() const override;
    bool is_still_saving() const override { return false; }

    using Found = engine::Result<engine::SavedGame>;
    static Found no_game(const std::string& id);

    // While true, answers arrive only when the test gives them.
    bool disk_stands_still = false;
    std::vector<std::promise<std::vector<engine::GameSummary>>> asked_for_games;
    std::vector<std::promise<Found>> asked_for_a_game;

    std::optional<engine::Message> save_error_now;
    std::vector<engine::GameSummary> saved;
    std::vector<engine::StoreNotice> notices;
    std::vector<std::string> saved_games;
    std::vector<Settings> saved_settings;
    std::vector<std::string> forgotten;
    int records_saved = 0;
};

// Its calendar goes on from 21 November 2026.
class HostOfMenus : public HostInMemory {
public:
    HostOfMenus();

    std::int64_t date() const override { return 1'763'700'000; }
    std::string local_date(std::int64_t date) const override;
    std::string local_time(std::int64_t date) const override;
    std::uint64_t random_seed() override { return 42; }
    void settings_changed() override { ++changes; }

    int changes = 0;
};

struct MenuWorld {
    MenuWorld();
    ~MenuWorld();

    engine::Translations texts;
    Settings settings;
    engine::RecordBook records;
    MemorySaves saves;
    HostOfMenus host;
    Mixer mixer;
    SoundPlayer sound{mixer};
    std::vector<Theme> themes;               // paper and ink
    std::vector<engine::Language> languages; // all that the game ships
    std::string data_path = "/home/ana/saves";

    Services services(const Theme& shown);
    Services services();

    // A few runs and two games in progress.
    void fill();
    void add_run(const std::string& category, int seconds, int number);
    void add_game(const std::string& id, int filled);
};

} // namespace game
