#pragma once
// A script: a player's input, line by line. The whole script is parsed before any of it is played.
//
//   key Ctrl+Z          key Right 3        presses a key, several times
//   type ABC            text as a keyboard would type it
//   click 640 400       click 640 400 right double
//   drag 100 100 300 100      move 5 5     wheel 640 400 -2
//   press Settings      clicks on this text on the screen
//   expect Paused       continues when the text is on the screen; fails after a while
//   wait 1500           lets this many milliseconds pass
//   resize 640 480      focus lost         focus gained
//   solve               solve 5            writes correct digits in empty cells
//   screenshot F.png    quit

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/result.h"
#include "game/ui/input.h"

namespace game {

namespace step {

struct PressKey {
    KeyPressed key;
    int times = 1;
};
struct TypeText {
    std::string text;
};
struct Click {
    Point at;
    PointerButton button = PointerButton::Left;
    int clicks = 1;
};
struct Drag {
    Point from;
    Point to;
};
struct Move {
    Point to;
};
struct Wheel {
    Point at;
    int steps = 0;
};
struct PressText {
    std::string text;
};
struct Expect {
    std::string text;
};
struct Wait {
    int milliseconds = 0;
};
struct Resize {
    Size size;
};
struct Focus {
    bool gained = false;
};
struct Solve {
    int cells = 0; // 0: all
};
struct Screenshot {
    std::string file;
};
struct QuitGame {};

} // namespace step

struct ScriptStep {
    int line = 0;
    std::variant<step::PressKey,
                 step::TypeText,
                 step::Click,
                 step::Drag,
                 step::Move,
                 step::Wheel,
                 step::PressText,
                 step::Expect,
                 step::Wait,
                 step::Resize,
                 step::Focus,
                 step::Solve,
                 step::Screenshot,
                 step::QuitGame>
        what;
};

struct Script {
    std::string name; // of its file
    std::vector<ScriptStep> steps;
};

// An error names the file and line of the first thing it can't read.
engine::Result<Script> parse_script(std::string name, std::string_view text);
engine::Result<Script> read_script(const std::string& file);

} // namespace game
