#pragma once
// The game as the benchmarks open it: a folder of its own and always the same puzzle.

#include <filesystem>
#include <memory>

#include "game/app/app.h"

namespace game::bench {

std::filesystem::path folder();

// Made before the app and gone after it, which still writes at its end.
struct CleanFolder {
    CleanFolder() { std::filesystem::remove_all(folder()); }
    ~CleanFolder() { std::filesystem::remove_all(folder()); }
};

// Null when there is no display to show it on.
std::unique_ptr<App> open_app(Visibility visibility);
// At a play with 20 cells filled.
std::unique_ptr<App> open_play(Visibility visibility);

} // namespace game::bench
