#include "engine/play/outcome.h"

namespace engine {

Event::Event() = default;
Event::Event(const Event& other) = default;
Event::Event(Event&& other) noexcept = default;
Event& Event::operator=(const Event& other) = default;
Event& Event::operator=(Event&& other) noexcept = default;
Event::~Event() = default;

bool operator==(const Event& one, const Event& other)
{
    return static_cast<const AnyEvent&>(one) == static_cast<const AnyEvent&>(other);
}

} // namespace engine
