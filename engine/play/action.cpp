#include "engine/play/action.h"

namespace engine {

Action::Action() = default;
Action::Action(const Action& other) = default;
Action::Action(Action&& other) noexcept = default;
Action& Action::operator=(const Action& other) = default;
Action& Action::operator=(Action&& other) noexcept = default;
Action::~Action() = default;

const ActionInfo& info_of(const AnyAction& action)
{
    return *std::visit([](const auto& each) { return &each.info; }, action);
}

bool operator==(const Action& one, const Action& other)
{
    return static_cast<const AnyAction&>(one) == static_cast<const AnyAction&>(other);
}

} // namespace engine
