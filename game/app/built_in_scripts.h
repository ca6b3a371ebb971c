#pragma once
// Scripts of our own: how to get to each screen from the title, and the demonstration.

#include <filesystem>
#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/text/catalogue.h"
#include "game/app/script.h"

namespace game {

// With "@" before a text of the screen that is to be translated; the text ends with its line.
std::string in_language(std::string_view script, const engine::Catalogue& words);

// For --scene: title, new-game, play, pause, win, records, settings, help, saved.
engine::Result<Script> script_to_scene(const std::string& scene, const engine::Catalogue& words);

// Whether a game is played on the way to the scene.
bool plays_a_game(std::string_view scene);

// A short play to its end: pictures go to the folder, the record to the book.
Script demo_script(const std::filesystem::path& pictures, const engine::Catalogue& words);

} // namespace game
