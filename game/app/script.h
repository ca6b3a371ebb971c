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
//   solve               solve 5            writes correct digits in empty cells: an assisted run
//   screenshot F.png    quit               a picture replaces only one of a script
//   film F.png 900 60   lets 900 ms pass and writes a picture now and each 60 ms: F-0000.png ...
//   slide               from here on, screens slide when they appear

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace game {

class ScriptPlayer;

struct ScriptStep {
    int line = 0;
    std::function<engine::Attempt(ScriptPlayer& player)> perform;
};

struct Script {
    std::string name; // of its file
    std::vector<ScriptStep> steps = {};
    // Its digits from the solution are help. Not in our own scripts, which show screens as players
    // see them and keep no run.
    bool solving_is_help = false;
};

// An error names the file and line of the first thing it can't read.
engine::Result<Script> parse_script(std::string name, std::string_view text);
engine::Result<Script> read_script(const std::string& file);

} // namespace game
