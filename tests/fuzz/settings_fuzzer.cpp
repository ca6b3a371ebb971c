// The settings file: read from a disk, parsed, written, and read again with the same result.

#include "engine/store/folder/settings_file.h"
#include "game/ui/settings.h"
#include "tests/engine/store/memory_disk.h"
#include "tests/fuzz/fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    engine::MemoryDisk disk;
    disk.put("/settings.txt", std::string(text_of(bytes, count)));
    const engine::SettingsFile file(disk, "/settings.txt");
    const game::Settings settings = game::parse_settings(file.read().text);
    insist(!file.write(to_text(settings)).error);
    const auto again = file.read();
    insist(!again.damaged);
    insist(game::parse_settings(again.text) == settings);
    return 0;
}
