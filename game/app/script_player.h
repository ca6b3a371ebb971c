#pragma once
// Plays a script on the running game, through the events that SDL would send.

#include <functional>

#include "game/app/app.h"
#include "game/app/script.h"
#include "game/platform/simulated_pad.h"

namespace game {

class ScriptPlayer {
public:
    explicit ScriptPlayer(App& app) : app_(app) {}

    // An error names the file and line of the step that failed.
    engine::Attempt play(const Script& script);

private:
    engine::Attempt perform(const ScriptStep& step);

    engine::Attempt perform(const step::PressKey& press);
    engine::Attempt perform(const step::TypeText& type);
    engine::Attempt perform(const step::Click& click);
    engine::Attempt perform(const step::Drag& drag);
    engine::Attempt perform(const step::Move& move);
    engine::Attempt perform(const step::Wheel& wheel);
    engine::Attempt perform(const step::PressText& press);
    engine::Attempt perform(const step::Tap& tap);
    engine::Attempt perform(const step::TapText& tap);
    engine::Attempt perform(const step::HoldFinger& hold);
    engine::Attempt perform(const step::Swipe& swipe);
    engine::Attempt perform(const step::PlugPad& plug);
    engine::Attempt perform(const step::PressPad& press);
    engine::Attempt perform(const step::HoldPad& hold);
    engine::Attempt perform(const step::TiltStick& tilt);
    engine::Attempt perform(const step::Expect& expect);
    engine::Attempt perform(const step::DropFile& drop);
    engine::Attempt perform(const step::Wait& wait);
    engine::Attempt perform(const step::Resize& resize);
    engine::Attempt perform(const step::Focus& focus);
    engine::Attempt perform(const step::Solve& solve);
    engine::Attempt perform(const step::Screenshot& screenshot);
    engine::Attempt perform(const step::Film& film);
    engine::Attempt perform(const step::Slide& slide);
    engine::Attempt perform(const step::QuitGame& quit);

    void pass(engine::PlayTime time); // in as many turns as the loop would make
    engine::Attempt wait_while_busy();
    bool wait_until(std::chrono::seconds patience, const std::function<bool()>& happened);
    void press(Key key, char symbol = 0);
    void move_finger(int finger, FingerChange change, Point at);
    // Both use the arrow keys and read the position of the cursor from the open game.
    engine::Attempt go_to(engine::Cell cell);
    engine::Attempt fill(engine::Cell cell);

    App& app_;
    SimulatedPad pad_;
};

} // namespace game
