#pragma once
// Plays a script on the running game, through the events that SDL would send.

#include <functional>

#include "game/app/app.h"
#include "game/app/script.h"
#include "game/platform/simulated_pad.h"

namespace game {

// How many fingers swipe, side by side and that far apart at first and at last.
struct FingersOfSwipe {
    int count = 1;
    int apart = 0;
    int apart_at_last = 0;
};

class ScriptPlayer {
public:
    explicit ScriptPlayer(App& app) : app_(app) {}

    // An error names the file and line of the step that failed.
    engine::Attempt play(const Script& script);

    // The steps of scripts, see script.h. Times are in milliseconds.
    engine::Attempt key(const KeyPressed& key, int times);
    engine::Attempt type(const std::string& text);
    engine::Attempt click(Point at, PointerButton button, int clicks);
    engine::Attempt drag(Point from, Point to);
    engine::Attempt move(Point to);
    engine::Attempt wheel(Point at, int steps);
    engine::Attempt press_text(const std::string& text);
    engine::Attempt tap(Point at, int times, int fingers);
    engine::Attempt tap_text(const std::string& text);
    engine::Attempt hold(Point at, int time);
    engine::Attempt swipe(Point from, Point to, FingersOfSwipe fingers);
    engine::Attempt plug_pad(std::optional<PadKind> kind); // nothing: unplugs it
    engine::Attempt press_pad(PadButton button, int times);
    engine::Attempt hold_pad(PadButton button, int time);
    engine::Attempt tilt(Stick stick, int right, int down); // -1, 0 or 1
    engine::Attempt expect(const std::string& text);
    engine::Attempt drop(const std::string& file);
    engine::Attempt wait(int time);
    engine::Attempt resize(Size size);
    engine::Attempt focus(bool gained);
    engine::Attempt solve(std::optional<int> most); // cells; nothing: all
    engine::Attempt screenshot(const std::string& file);
    engine::Attempt film(const std::string& file, int time, int every);
    engine::Attempt slide();
    engine::Attempt quit();

private:
    engine::Attempt turn();
    void pass(engine::PlayTime time); // in as many turns as the loop would make
    engine::Attempt wait_while_busy();
    bool wait_until(std::chrono::seconds patience, const std::function<bool()>& happened);
    void press(Key key, char symbol = 0);
    void move_finger(int finger, FingerChange change, Point at);
    // Calls it for the middle of a text on the screen.
    engine::Attempt at_text(const std::string& text,
                            const std::function<engine::Attempt(Point)>& act);
    // Both use the arrow keys and read the position of the cursor from the open game.
    engine::Attempt go_to(engine::Cell cell);
    engine::Attempt fill(engine::Cell cell);
    engine::Attempt write_solution(std::optional<int> most);

    App& app_;
    bool solving_is_help_ = false; // of the script that is played
    SimulatedPad pad_;
};

} // namespace game
