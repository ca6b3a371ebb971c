#pragma once
// How the player asked the game to start; what was not said stays empty.

#include <optional>
#include <string>

namespace game {

struct PictureSize {
    int width = 1280;
    int height = 800;

    friend bool operator==(const PictureSize&, const PictureSize&) = default;
};

struct GameOptions {
    std::string data_dir;            // --data-dir DIR: saves, records and settings live there
    std::string screenshot;          // --screenshot FILE: draw off-screen, write a PNG, end
    std::string scene;               // --scene NAME: start there; names are the app's
    std::optional<PictureSize> size; // --size WxH: of the window or the picture
    std::string theme;               // --theme ID
    std::string language;            // --lang CODE
    std::string script;              // --script FILE: feed these events, then end
    std::string seed;                // --seed CODE: the first new puzzle; a valid seed code
    std::string layout;              // --layout NAME: of new puzzles; empty or a known one
    std::string level;               // --level NAME: likewise
    bool demo = false;               // --demo: a short play off-screen, in a folder of its own

    friend bool operator==(const GameOptions&, const GameOptions&) = default;
};

} // namespace game
