#pragma once
// A script: a player's input, line by line. The whole script is parsed before any of it is played.
//
//   key Ctrl+Z          key Right 3        presses a key, several times
//   type ABC            text as a keyboard would type it
//   click 640 400       click 640 400 right double
//   drag 100 100 300 100      move 5 5     wheel 640 400 -2
//   press Settings      clicks on this text on the screen
//   tap 640 400         tap 640 400 double     tap 640 400 two (fingers)
//   touch Settings      taps on this text on the screen
//   hold 640 400 500    a finger stays for this many milliseconds
//   swipe 100 100 300 100     a finger drags
//   pinch 640 400 100 200     two fingers, that far apart at first and at last
//   pan 640 400 600 400       two fingers drag
//   pad plug xbox       (playstation, nintendo) plugs in a simulated gamepad
//   pad unplug          pad A                  pad Down 3
//   pad hold Down 900   keeps it down for this many milliseconds
//   stick right -1 1    tilts a stick to the right and down: 0 0 is its middle
//   expect Paused       continues when the text is on the screen; fails after a while
//   drop puzzles.sdm    drops this file on the window
//   wait 1500           lets this many milliseconds pass
//   resize 640 480      focus lost         focus gained
//   solve               solve 5            writes correct digits in empty cells
//   screenshot F.png    quit
//   film F.png 900 60   lets 900 ms pass and writes a picture now and each 60 ms: F-0000.png ...
//   slide               from here on, screens slide when they appear

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/base/result.h"
#include "game/input/device_event.h"

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
enum class Taps { Once, Twice, WithTwoFingers };
struct Tap {
    Point at;
    Taps taps = Taps::Once;
};
struct TapText {
    std::string text;
};
struct HoldFinger {
    Point at;
    int milliseconds = 0;
};
// One finger or two, side by side and that far apart.
struct Swipe {
    Point from;
    Point to;
    int fingers = 1;
    int apart = 0;
    int apart_at_last = 0;
};
struct PlugPad {
    std::optional<PadKind> kind; // nothing: unplugs it
};
struct PressPad {
    PadButton button = PadButton::A;
    int times = 1;
};
struct HoldPad {
    PadButton button = PadButton::A;
    int milliseconds = 0;
};
struct TiltStick {
    Stick stick = Stick::Left;
    int right = 0; // -1, 0 or 1
    int down = 0;
};
struct Expect {
    std::string text;
};
struct DropFile {
    std::string file;
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
struct Film {
    std::string file;
    int milliseconds = 0;
    int every = 1; // milliseconds, at least 1
};
struct Slide {};
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
                 step::Tap,
                 step::TapText,
                 step::HoldFinger,
                 step::Swipe,
                 step::PlugPad,
                 step::PressPad,
                 step::HoldPad,
                 step::TiltStick,
                 step::Expect,
                 step::DropFile,
                 step::Wait,
                 step::Resize,
                 step::Focus,
                 step::Solve,
                 step::Screenshot,
                 step::Film,
                 step::Slide,
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
