#include "tests/game/desk.h"

namespace game {

Settings settings_of_tests()
{
    Settings settings;
    settings.motion = MotionChoice::Off;
    settings.run_countdown = RunCountdown::Never;
    return settings;
}

Desk::Desk(SaveTiming timing) : saves(timing) {}
Desk::~Desk() = default;

} // namespace game
