#pragma once
// The services of a menu scene: settings, records, saves on a disk in memory, and a host that
// records the calls it gets.

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/day.h"
#include "engine/play/record.h"
#include "game/scenes/services.h"
#include "tests/game/host_in_memory.h"
#include "tests/game/saves_on_disk.h"

namespace game {

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

// After 12:41, with so many of 53 cells filled.
engine::SavedGame game_in_progress(const std::string& id, int filled);

struct MenuWorld {
    explicit MenuWorld(SaveTiming timing = patient);
    ~MenuWorld();

    engine::Translations texts;
    Settings settings;
    engine::RecordBook records;
    SavesOnDisk saves;
    HostOfMenus host;
    Mixer mixer;
    SoundPlayer sound{mixer};
    std::vector<Theme> themes;               // paper and ink
    std::vector<engine::Language> languages; // all that the game ships
    std::string data_path = "/home/ana/saves";
    std::string installed_data = {};

    Services services(const Theme& shown);
    Services services();

    // A few runs and two games in progress.
    void fill();
    void add_run(const std::string& category, int seconds, int number);
    void add_game(const std::string& id, int filled);
};

// Of that day's board, begun and finished now in 9:00: all medals.
engine::Record run_of_day(const MenuWorld& world, engine::Day day);

} // namespace game
