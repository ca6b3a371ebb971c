#pragma once
// The services of a scene; saves are on a disk in memory, and time passes only on command.

#include <vector>

#include "game/scenes/services.h"
#include "tests/game/host_in_memory.h"
#include "tests/game/saves_on_disk.h"

namespace game {

// Screens are at rest, and runs begin at once; tests of motion choose another amount.
Settings settings_of_tests();

struct Desk {
    explicit Desk(SaveTiming timing = patient);
    ~Desk();

    engine::Translations texts;
    Settings settings = settings_of_tests();
    engine::RecordBook records;
    SavesOnDisk saves;
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
