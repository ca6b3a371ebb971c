#pragma once
// Every screen, drawn by the whole game off-screen: tests/data/golden/screens.txt says how a player
// reaches each.

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "game/app/app.h"

namespace golden {

struct Screen {
    std::string name;
    std::string layout; // empty: the default
    std::string level;
    std::string damaged; // a file that exists and can't be understood
    std::string script;
};

// `file` is a name in tests/data/golden.
std::vector<Screen> read_screens(const std::string& file);

struct ScreenLook {
    std::string language;
    std::string theme;
    game::Size size; // of the window, and of the recorded picture
};

// A folder in which screens are opened; removed at the end. The game shows the name of its folder,
// so it is short.
class ScreenFolder {
public:
    ScreenFolder();
    ~ScreenFolder();
    ScreenFolder(const ScreenFolder&) = delete;
    ScreenFolder& operator=(const ScreenFolder&) = delete;

    // Opens the title, without any game, record or setting; newspaper.txt, which has many puzzles,
    // is there to be dropped.
    std::unique_ptr<game::App> open(const Screen& screen, const ScreenLook& look) const;

private:
    std::filesystem::path folder_;
};

// Plays a script, in which "@" stands before texts to be translated. Fails the test if it can't.
void play(game::App& app, const std::string& name, const std::string& script);

// The example of New Game is made in the background, in real time; afterwards nothing changes any
// more.
void wait_for_example(game::App& app);

} // namespace golden
