#pragma once
// The options with which the game is started; those not given are empty.

#include <optional>
#include <string>

namespace game {

struct PictureSize {
    int width = 1280;
    int height = 800;

    friend bool operator==(const PictureSize&, const PictureSize&) = default;
};

struct GameOptions {
    std::string data_dir;            // --data-dir DIR: the folder of saves, records and settings
    std::string screenshot;          // --screenshot FILE: draw off-screen, write a PNG and quit
    std::string scene;               // --scene NAME: start at a scene; the app defines the names
    std::optional<PictureSize> size; // --size WxH: of the window or the picture
    std::string theme;               // --theme ID
    std::string language;            // --lang CODE
    std::string drawing;             // --drawing NAME: what draws the window or the picture
    std::string script;              // --script FILE: play these events, then quit
    std::string file;                // FILE: opens the puzzle or the code in it
    std::string seed;                // --seed CODE: for the first new puzzle; a valid seed code
    std::string layout;              // --layout NAME: for new puzzles; empty or a valid name
    std::string level;               // --level NAME: for new puzzles; empty or a valid name
    std::string own_symbols;         // --own-symbols TEXT: for new puzzles
    bool demo = false;               // --demo: play a short game off-screen, in a folder of its own

    friend bool operator==(const GameOptions&, const GameOptions&) = default;
};

} // namespace game
