#include "engine/play/action.h"

namespace engine {

Action::Action() = default;
Action::Action(const Action& other) = default;
Action::Action(Action&& other) noexcept = default;
Action& Action::operator=(const Action& other) = default;
Action& Action::operator=(Action&& other) noexcept = default;
Action::~Action() = default;

bool operator==(const Action& one, const Action& other)
{
    return static_cast<const AnyAction&>(one) == static_cast<const AnyAction&>(other);
}

} // namespace engine
