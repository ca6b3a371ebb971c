#include "game/scenes/play/play_rumble.h"

#include <algorithm>

namespace game {

namespace {

constexpr Rumble win{.percent = 50, .milliseconds = 250};
constexpr Rumble clash{.percent = 30, .milliseconds = 60};
constexpr Rumble house{.percent = 20, .milliseconds = 40};

template <typename Event>
bool has(const engine::Outcome& outcome)
{
    return std::ranges::any_of(outcome.events, [](const engine::Event& event) {
        return std::holds_alternative<Event>(event);
    });
}

} // namespace

Rumble rumble_of(const engine::Session& session, const engine::Outcome& outcome, MistakeCheck check)
{
    if (session.is_solved())
        return win;
    if (check != MistakeCheck::Off && has<engine::ClashMade>(outcome))
        return clash;
    return has<engine::HouseCompleted>(outcome) ? house : Rumble{};
}

} // namespace game
