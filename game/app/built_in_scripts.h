#pragma once
// The program's own scripts: to each screen from the title, and the demonstration.

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/text/translations.h"
#include "game/app/script.h"

namespace game {

// Translates the texts on the screen that follow an "@", up to the end of the line.
std::string in_language(std::string_view script, const engine::Translations& texts);

// `scene` is an argument of --scene: title, new-game, play, pause, win, records, settings, help or
// saved.
engine::Result<Script> script_to_scene(const std::string& scene, const engine::Translations& texts);

// Whether a game is played to get to the scene.
bool plays_a_game(std::string_view scene);

// Plays a short game to its end, saving pictures in the folder and the record in the book.
Script demo_script(const std::filesystem::path& pictures, const engine::Translations& texts);

} // namespace game
