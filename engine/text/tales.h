#pragma once
// The sentences of all techniques, by families; telling.h is the door to them.

#include <array>
#include <optional>
#include <span>

#include "engine/base/message.h"
#include "engine/text/telling.h"

namespace engine {

struct Tale {
    std::array<std::optional<Technique>, 13> techniques; // told in the same words
    std::array<Telling, 6> tellings;                     // those without text are not there
};

// Singles, intersections, subsets; fish and single digits; wings, uniqueness and sets; chains.
std::span<const Tale> first_tales();
std::span<const Tale> fish_tales();
std::span<const Tale> pattern_tales();
std::span<const Tale> chain_tales();

} // namespace engine
